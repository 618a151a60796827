"""Whole games of the line games through the page, by one person against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.visitors import Visitors

CITIES = {"new_york": ("bus", 2), "london": ("bus", 4), "rome": ("metro", 2), "paris": ("metro", 4)}


@pytest.mark.parametrize(
    ("city", "size", "theme"),
    [
        ("new_york", "desktop", "light"),
        ("rome", "phone", "dark"),
        pytest.param("london", "tablet", "dark", marks=pytest.mark.proof),
        pytest.param("paris", "phone", "light", marks=pytest.mark.proof),
        pytest.param("paris", "desktop", "dark", marks=pytest.mark.proof),
    ],
)
def test_a_whole_game_against_bots(visitors: Visitors, city: str, size: str, theme: str) -> None:
    game, players = CITIES[city]
    ann = visitors.visitor(size=size, theme=theme)
    ann.play_against_bots(game, players)
    ann.depart()
    turns = ann.play_to_the_end()
    assert turns > 3
    expect(ann.result).to_be_visible()
    # Everybody is there, with the points by zone or, if the line ran into itself, without any.
    for line in ann.result.get_by_role("list").get_by_role("listitem").all():
        zones = [ann.say(zone) for zone in ("turn_zone", "grannies", "students", "tourists")]
        text = line.inner_text()
        assert ann.say("drawing-eliminated") in text or all(zone in text for zone in zones)
    ann.click(ann.result.get_by_role("button", name=ann.say("web-see-board")))
    expect(ann.result).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_game_in_another_language(visitors: Visitors, language: str) -> None:
    ann = visitors.visitor(language=language, size="phone")
    ann.play_against_bots("metro", 2)
    ann.depart()
    for _ in range(3):
        assert ann.wait_for_turn()
        expect(ann.offers().first).to_be_visible()
        ann.take_turn()
    expect(ann.page.get_by_text(ann.say("web-tab-sheet"), exact=True)).to_be_visible()


def test_whoever_has_never_seen_it_places_a_marker_within_five_clicks(visitors: Visitors) -> None:
    newcomer = visitors.visitor()
    newcomer.play_against_bots("bus", 3)
    newcomer.depart()
    assert newcomer.wait_for_turn()
    expect(newcomer.offers().first).to_be_visible()
    newcomer.take_turn()
    assert newcomer.clicks <= 5


def test_a_turn_is_built_marker_by_marker_and_taken_apart_again(visitors: Visitors) -> None:
    ann = visitors.visitor()
    ann.play_against_bots("bus", 2)
    ann.depart()
    assert ann.wait_for_turn()
    expect(ann.offers().first).to_be_visible()
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


def test_a_chosen_turn_stands_on_the_sheet_in_pencil(visitors: Visitors) -> None:
    ann = visitors.visitor()
    ann.play_against_bots("bus", 2)
    ann.depart()
    assert ann.wait_for_turn()
    sheet = ann.page.get_by_role("region", name=ann.say("web-sheet"), exact=True)
    expect(sheet.locator("[data-pencil-total]")).to_have_count(0)
    best = ann.best_offer()
    assert best is not None
    promised = (best.get_attribute("aria-label") or "").rstrip(".").split()[-1]
    ann.click(best)
    expect(sheet.locator("[data-pencil-total], [data-pencil]").first).to_be_attached()
    ann.click(ann.button("web-confirm"))
    expect(ann.page.get_by_role("list", name=ann.say("web-players")).get_by_role("button").first).to_contain_text(
        promised
    )


def test_one_tap_plays_at_once(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/settings")
    ann.click(ann.page.get_by_role("switch", name=ann.say("web-one-tap")))
    ann.page.get_by_role("link", name=ann.say("web-title")).click()
    ann.play_against_bots("bus", 2)
    ann.depart()
    assert ann.wait_for_turn()
    log = ann.page.get_by_role("log", name=ann.say("web-log"))
    name = ann.say("web-name-default")
    expect(ann.offers().first).to_be_visible()
    for offer in ann.offers().all():
        ann.click(offer)
        if ann.button("web-other-way", count=2).count() == 0:
            break
    expect(log.get_by_text(name).nth(1)).to_be_visible()
