"""Every screen: no barrier that axe-core knows, live languages and themes, a small first load."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect
from tests.web.visitors import Visitor, Visitors

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOST = 120_000  # bytes of script and style, compressed, until a game can be played


def barriers(person: Visitor) -> list[str]:
    """What axe-core complains about on the page as it is."""
    person.page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found = person.page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [f"{fault['id']}: {json.dumps([node['html'][:120] for node in fault['nodes'][:3]])}" for fault in found]


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new/metro", "/settings", "/nowhere"])
def test_the_screens_before_a_game_have_no_barriers(visitors: Visitors, size: str, theme: str, path: str) -> None:
    if path == "/nowhere":
        path = "/t/nosuchtable"
    person = visitors.visitor(size=size, theme=theme, path=path)
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    assert barriers(person) == []


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("tablet", "light"), ("desktop", "light")])
def test_a_game_has_no_barriers(visitors: Visitors, size: str, theme: str) -> None:
    ann = visitors.visitor(size=size, theme=theme)
    ann.play_against_bots("bus", 2)
    expect(ann.offers("web-stop-departure").first).to_be_visible()
    assert barriers(ann) == []
    ann.depart()
    assert ann.wait_for_turn()
    expect(ann.offers().first).to_be_visible()
    ann.click(ann.offers().first)
    assert barriers(ann) == []
    ann.click(ann.button("web-menu"))
    assert barriers(ann) == []
    ann.click(ann.page.get_by_role("dialog").get_by_role("button", name=ann.say("web-close")))
    if size == "phone":
        for key in ("web-tab-sheet", "web-players", "web-log"):
            ann.click(ann.page.get_by_role("navigation").get_by_role("button", name=ann.say(key)))
            assert barriers(ann) == []


def test_a_table_that_waits_has_no_barriers(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/new/bus")
    ann.click(ann.button("web-play-friends"))
    expect(ann.page.get_by_label(ann.say("web-invite-link"), exact=True)).to_be_visible()
    assert barriers(ann) == []


def test_the_language_changes_while_one_looks(visitors: Visitors) -> None:
    ann = visitors.visitor()
    for language in ("fr", "de", "en"):
        ann.page.get_by_role("combobox").select_option(language)
        ann.language = language
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.say("web-hero"))
        assert ann.page.locator("html").get_attribute("lang") == language


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
    assert sum(sizes.values()) <= MOST, sizes
