"""Whole games of the line games through the page, by one person against bots.

`make test` plays two of them to the end, `make proof` every city at every size, light and dark, in every language.
"""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import expect
from tests.web.visitors import SIZES, Visitor, Visitors

from allaboard.locales import LANGUAGES

CITIES = {"new_york": ("bus", 2), "london": ("bus", 4), "rome": ("metro", 2), "paris": ("metro", 4)}
SAMPLE = (("new_york", "desktop", "light", "de"), ("rome", "phone", "dark", "fr"))
ALL = tuple(product(CITIES, SIZES, ("light", "dark"), LANGUAGES))


def at_the_first_turn(visitors: Visitors, size: str = "desktop", language: str = "en") -> Visitor:
    ann = visitors.visitor(size=size, language=language)
    ann.play_against_bots("bus", 2)
    ann.depart()
    assert ann.wait_for_turn()
    expect(ann.offers().first).to_be_visible()
    return ann


@pytest.mark.parametrize(
    ("city", "size", "theme", "language"),
    [*SAMPLE, *(pytest.param(*mode, marks=pytest.mark.proof) for mode in ALL if mode not in SAMPLE)],
)
def test_a_whole_game_against_bots(visitors: Visitors, city: str, size: str, theme: str, language: str) -> None:
    game, players = CITIES[city]
    ann = visitors.visitor(size=size, theme=theme, language=language)
    ann.play_against_bots(game, players)
    ann.depart()
    turns = ann.play_to_the_end()
    expect(ann.result).to_be_visible()
    # The keyboard begins at the title, and nothing that explains a word covers it.
    expect(ann.result.get_by_role("heading", level=2)).to_be_focused()
    expect(ann.page.get_by_role("tooltip")).to_have_count(0)
    mine = ann.result.get_by_role("listitem").filter(has_text=ann.say("web-name-default"))
    assert turns == 12 or ann.say("drawing-eliminated") in mine.inner_text()
    # Everybody is there, with the points by zone or, if the line ran into itself, without any.
    for line in ann.result.get_by_role("list").get_by_role("listitem").all():
        zones = [ann.say(zone) for zone in ("turn_zone", "grannies", "students", "tourists")]
        text = line.inner_text()
        assert ann.say("drawing-eliminated") in text or all(zone in text for zone in zones)
    # The same people play again, the bots too: the game can begin at once.
    ann.click(ann.result.get_by_role("button", name=ann.say("web-rematch"), exact=True))
    ann.click(ann.result.get_by_role("link", name=ann.say("web-to-rematch"), exact=True))
    expect(ann.button("web-start")).to_be_enabled()


def test_whoever_has_never_seen_it_places_a_marker_within_five_clicks(visitors: Visitors) -> None:
    newcomer = visitors.visitor()
    newcomer.play_against_bots("bus", 3)
    newcomer.depart()
    assert newcomer.wait_for_turn()
    expect(newcomer.offers().first).to_be_visible()
    newcomer.take_turn()
    assert newcomer.clicks <= 5


def test_a_turn_is_built_marker_by_marker_and_taken_apart_again(visitors: Visitors) -> None:
    ann = at_the_first_turn(visitors)
    before = ann.offers().count()
    undo, confirm = ann.button("web-undo"), ann.button("web-confirm")
    expect(undo).to_be_disabled()
    expect(confirm).to_be_disabled()
    ann.click(ann.offers().first)
    expect(confirm).to_be_enabled()
    while undo.is_enabled():
        ann.click(undo)
    expect(confirm).to_be_disabled()
    expect(ann.offers()).to_have_count(before)


def test_pointing_at_a_stop_shows_what_it_brings_and_a_chosen_turn_stands_on_the_sheet_in_pencil(
    visitors: Visitors,
) -> None:
    ann = at_the_first_turn(visitors)
    sheet = ann.page.get_by_role("region", name=ann.say("web-sheet"), exact=True)
    best = ann.best_offer()
    assert best is not None
    promised = (best.get_attribute("aria-label") or "").rstrip(".").split()[-1]
    expect(sheet.locator("[data-pencil-total]")).to_have_count(0)
    best.hover()
    expect(ann.action_bar).to_contain_text(promised)
    expect(sheet.locator("[data-pencil-total], [data-pencil]").first).to_be_attached()
    expect(ann.button("web-confirm")).to_be_disabled()  # nothing is chosen by pointing
    ann.click(best)
    ann.click(ann.button("web-confirm"))
    expect(ann.page.get_by_role("list", name=ann.say("web-players")).get_by_role("button").first).to_contain_text(
        promised
    )


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
def test_pointing_moves_nothing_below_the_pointer(visitors: Visitors, size: str) -> None:
    ann = at_the_first_turn(visitors, size=size, language="de")
    ann.page.mouse.move(1, 1)
    at_rest = ann.action_bar.bounding_box()
    for offer in ann.offers().all():
        offer.hover()
        ann.page.wait_for_timeout(50)
        assert ann.action_bar.bounding_box() == at_rest


def test_the_board_grows_and_shrinks_by_keys_and_by_buttons(visitors: Visitors) -> None:
    ann = at_the_first_turn(visitors)
    overview = ann.button("web-overview")
    expect(overview).to_have_count(0)
    ann.offers().first.focus()
    ann.page.keyboard.press("+")
    expect(overview).to_be_visible()
    ann.page.keyboard.press("0")
    expect(overview).to_have_count(0)
    ann.click(ann.button("web-zoom-in"))
    ann.click(overview)
    expect(overview).to_be_visible()
    ann.click(ann.button("web-zoom-out"))
    expect(overview).to_have_count(0)


def test_one_tap_plays_at_once(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/settings")
    ann.click(ann.page.get_by_role("switch", name=ann.say("web-one-tap")))
    ann.page.get_by_role("link", name=ann.say("web-title"), exact=True).click()
    ann.play_against_bots("bus", 2)
    ann.depart()
    assert ann.wait_for_turn()
    log = ann.page.get_by_role("log", name=ann.say("web-log"))
    name = ann.say("web-name-default")
    expect(ann.offers().first).to_be_visible()
    for offer in ann.offers().all():
        ann.click(offer)
        if not any(ann.button("web-other-way", count=ways).count() for ways in range(2, 12)):
            break
    expect(log.get_by_text(name).nth(1)).to_be_visible()
