"""Every screen: no barrier that axe-core knows, live languages and themes, large letters, less motion, a small load."""

from __future__ import annotations

import gzip
import json

import pytest
from playwright.sync_api import Response, expect
from tests.browsing import violations
from tests.web.visitors import SIZES, Visitor, Visitors

MOST = 120_000  # bytes of script and style, compressed, until a game can be played
MODES = (("phone", "light"), ("phone", "dark"), ("desktop", "light"), ("desktop", "dark"))


def barriers(person: Visitor) -> list[str]:
    """What axe-core complains about on the page as it is."""
    faults = violations(person.page)
    return [f"{fault['id']}: {json.dumps([node['html'][:120] for node in fault['nodes'][:3]])}" for fault in faults]


def scrolls_sideways(person: Visitor) -> bool:
    return bool(
        person.page.evaluate("() => document.documentElement.scrollWidth > document.documentElement.clientWidth")
    )


def look(person: Visitor, size: str, theme: str) -> None:
    """Another window and another theme, until the page has drawn itself anew for them."""
    width, height = SIZES[size]
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    is_heard = "([width, theme]) => innerWidth === width && matchMedia(`(prefers-color-scheme: ${theme})`).matches"
    person.page.wait_for_function(is_heard, arg=[width, theme])
    person.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


@pytest.mark.parametrize("path", ["/", "/new/depot", "/tables", "/settings", "/t/nosuchtable"])
def test_the_screens_before_a_game_have_no_barriers(visitors: Visitors, path: str) -> None:
    person = visitors.visitor(path=path)
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    for options in person.page.get_by_text(person.say("web-more-options"), exact=True).all():
        options.click()
    for size, theme in MODES:
        look(person, size, theme)
        assert barriers(person) == [], (size, theme)
        assert not scrolls_sideways(person), (size, theme)


def test_a_game_has_no_barriers(visitors: Visitors) -> None:
    ann = visitors.visitor()
    ann.play_against_bots("bus", 2)
    ann.depart()
    assert ann.wait_for_turn()
    expect(ann.offers().first).to_be_visible()
    ann.click(ann.offers().first)
    for size, theme in (("desktop", "light"), ("tablet", "dark"), ("phone", "dark")):
        look(ann, size, theme)
        expect(ann.button("web-confirm")).to_be_enabled()
        assert barriers(ann) == [], (size, theme)
        assert not scrolls_sideways(ann), (size, theme)
    for key in ("web-tab-sheet", "web-players", "web-log"):
        ann.click(ann.page.get_by_role("navigation").get_by_role("button", name=ann.say(key)))
        assert barriers(ann) == [], key
    ann.click(ann.button("web-menu"))
    assert barriers(ann) == []


def test_a_table_that_waits_and_the_screen_between_two_people_have_no_barriers(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/new/metro")
    ann.click(ann.page.get_by_role("group", name=ann.say("web-players")).get_by_role("radio", name="2", exact=True))
    ann.click(ann.button("web-play-friends"))
    expect(ann.page.get_by_label(ann.say("web-invite-link"), exact=True)).to_be_visible()
    assert barriers(ann) == []
    ann.page.go_back()
    ann.click(ann.page.get_by_role("group", name=ann.say("web-players")).get_by_role("radio", name="2", exact=True))
    ann.click(ann.button("web-play-device"))
    expect(ann.button("web-add-player")).to_be_visible()
    assert barriers(ann) == []
    ann.click(ann.button("web-add-player"))
    ann.click(ann.button("web-start"))
    expect(ann.page.get_by_text(ann.say("web-pass-more"))).to_be_visible()
    assert barriers(ann) == []


def test_at_two_hundred_per_cent_everything_is_still_there(visitors: Visitors) -> None:
    """A browser at 200 % gives the page half as many pixels: 1440 by 900 become 720 by 450."""
    ann = visitors.visitor()
    ann.page.set_viewport_size({"width": 720, "height": 450})
    assert not scrolls_sideways(ann)
    ann.play_against_bots("bus", 2)
    ann.depart()
    assert ann.wait_for_turn()
    ann.wait_for_offers()
    ann.take_turn()
    assert not scrolls_sideways(ann)
    ann.click(ann.page.get_by_role("navigation").get_by_role("button", name=ann.say("web-tab-sheet")))
    expect(ann.page.get_by_role("img", name=ann.say("web-sheet-of", name=ann.say("web-name-default")))).to_be_visible()


def test_nothing_moves_for_those_who_want_less_motion(visitors: Visitors) -> None:
    ann = visitors.visitor()
    ann.play_against_bots("bus", 2)
    ann.depart()
    assert ann.wait_for_turn()
    ann.wait_for_offers()
    moves = "() => document.getAnimations().some((one) => one.effect.getComputedTiming().duration > 80)"
    assert not ann.page.evaluate(moves)
    # For everybody else the end of the line beats gently, as soon as the browser has heard of them.
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.page.wait_for_function(moves)


def test_the_language_changes_while_one_looks_and_numbers_and_times_follow(visitors: Visitors) -> None:
    ann = visitors.visitor()
    for language in ("fr", "de", "en"):
        ann.page.get_by_role("combobox").select_option(language)
        ann.language = language
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.say("web-hero"))
        assert ann.page.locator("html").get_attribute("lang") == language
    ann.play_against_bots("bus", 2)
    expect(ann.offers("web-stop-departure").first).to_be_visible()
    ann.click(ann.button("web-menu"))
    ann.page.get_by_role("combobox").select_option("de")
    ann.language = "de"
    ann.click(ann.page.get_by_role("dialog").get_by_role("button", name=ann.say("web-close"), exact=True))
    expect(ann.offers("web-stop-departure").first).to_be_visible()


def test_the_theme_is_kept(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/settings")
    ann.click(ann.page.get_by_role("radio", name=ann.say("web-theme-dark")))
    assert ann.page.locator("html").get_attribute("data-theme") == "dark"
    ann.page.reload()
    expect(ann.page.get_by_role("radio", name=ann.say("web-theme-dark"))).to_be_checked()
    assert ann.page.locator("html").get_attribute("data-theme") == "dark"


def test_a_table_that_does_not_exist_is_said_kindly(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/t/nosuchtable")
    expect(ann.page.get_by_text(ann.say("refusal-no_such_table"))).to_be_visible()


def test_the_first_load_of_a_table_is_small(visitors: Visitors) -> None:
    ann = visitors.visitor()
    ann.play_against_bots("bus", 2)
    expect(ann.offers("web-stop-departure").first).to_be_visible()
    path = ann.page.url.removeprefix(ann.page.url.split("/t/")[0])
    bob = visitors.visitor(path="/settings")
    sizes: dict[str, int] = {}

    def count(response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            sizes[response.url.rpartition("/")[2]] = len(gzip.compress(response.body()))

    bob.page.on("response", count)
    bob.page.context.clear_cookies()
    bob.page.goto(ann.page.url.split("/t/")[0] + path)
    expect(bob.board).to_be_visible()
    bob.page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) <= MOST, sorted(((size, name) for name, size in sizes.items()), reverse=True)
