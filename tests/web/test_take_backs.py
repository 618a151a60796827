"""Against bots a turn is taken back with one tap or key, as often as one likes; the log and the result say so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.depot_visitors import DepotVisitor
from tests.web.visitors import Visitor, Visitors


def at_the_second_turn(visitors: Visitors, size: str, language: str) -> tuple[Visitor, list[str]]:
    """Both have taken one turn, and it is Ann's again; also the points at her first one."""
    ann = visitors.visitor(size=size, language=language)
    ann.play_against_bots("bus", 2)
    ann.depart()
    assert ann.wait_for_turn()
    ann.wait_for_offers()
    points = ann.points()
    ann.take_turn()
    assert ann.wait_for_turn()
    ann.wait_for_offers()
    return ann, points


def wait_for_points(ann: Visitor, points: list[str]) -> None:
    """Until a take-back has arrived: the same stops may be lit before and after it."""
    for _ in range(200):
        if ann.points() == points:
            return
        ann.page.wait_for_timeout(50)
    raise AssertionError(ann.points())


def withdrawn(ann: Visitor) -> int:
    """How many lines of the log are marked, in words and struck through."""
    log = ann.page.get_by_role("log")
    expect(log).to_be_visible()
    marked = log.get_by_role("listitem").filter(has_text=ann.say("web-log-withdrawn"))
    assert marked.count() == log.get_by_role("deletion").count()
    return marked.count()


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "fr"), ("tablet", "de")])
def test_a_turn_against_a_bot_is_taken_back_at_once_and_the_log_says_so(
    visitors: Visitors, size: str, language: str
) -> None:
    ann, points = at_the_second_turn(visitors, size, language)
    undo = ann.action_bar.get_by_role("button", name=ann.say("web-take-back"), exact=True)
    ann.click(undo)  # the first turn, with what the bot answered
    wait_for_points(ann, points)
    ann.page.keyboard.press("u")  # the departure, although all departures are revealed
    expect(ann.offers("web-stop-departure").first).to_be_visible()
    expect(undo).to_have_count(0)  # there is nothing more to take back, and nothing is offered
    ann.click(ann.button("web-menu"))
    expect(ann.button("web-take-back")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    if size == "phone":
        ann.click(ann.button("web-log"))
    first = withdrawn(ann)
    assert first >= 3
    ann.page.reload()
    if size == "phone":
        ann.click(ann.button("web-log"))
    assert withdrawn(ann) == first
    if size == "phone":
        ann.click(ann.button("web-tab-board"))
    ann.depart()
    assert ann.wait_for_turn()
    ann.wait_for_offers()


def test_the_key_undoes_what_is_not_sent_yet_before_it_takes_a_turn_back(visitors: Visitors) -> None:
    ann, _ = at_the_second_turn(visitors, "desktop", "en")
    ann.click(ann.offers().first)
    expect(ann.button("web-confirm")).to_be_enabled()
    while ann.button("web-undo").is_enabled():
        ann.page.keyboard.press("Control+z")
    assert withdrawn(ann) == 0
    ann.page.keyboard.press("Control+z")
    expect(ann.page.get_by_role("deletion").first).to_be_visible()


def test_the_result_and_the_list_of_games_say_that_turns_were_taken_back(visitors: Visitors) -> None:
    ann, _ = at_the_second_turn(visitors, "desktop", "de")
    ann.page.keyboard.press("u")
    expect(ann.page.get_by_role("deletion").first).to_be_visible()
    ann.play_to_the_end()
    expect(ann.result).to_contain_text(ann.say("web-took-back"))
    table = ann.page.url.rsplit("/", 1)[1]
    ann.page.goto(ann.page.url.replace(f"/t/{table}", "/games"))
    expect(ann.page.get_by_text(ann.say("web-took-back-mark"))).to_be_visible()
    ann.page.goto(ann.page.url.replace("/games", f"/replay/{table}"))
    expect(ann.page.get_by_text(ann.say("web-took-back-mark"))).to_be_visible()


def test_in_depot_a_turn_is_taken_back_while_bots_take_theirs(visitors: Visitors) -> None:
    person = visitors.visitor(size="desktop", language="en")
    person.play_against_bots("depot", 3)
    ann = DepotVisitor(person)
    undo = ann.bar.get_by_role("button", name=ann.say("web-take-back"), exact=True)
    expect(ann.bar).to_be_visible()
    expect(undo).to_have_count(0)
    expect(ann.lit.first).to_be_visible(timeout=60_000)
    ann.play(ann.lit.first)
    expect(undo).to_be_visible()
    person.click(undo)
    expect(ann.lit.first).to_be_visible()
    expect(undo).to_have_count(0)
    expect(ann.log.get_by_role("deletion").first).to_be_visible()
