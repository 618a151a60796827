"""The review beside a replay, by keyboard and at any size; hints at a table that allows them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.web.records import finished_table, known_game, slider, watch
from tests.web.table_server import TableServer
from tests.web.test_screens import barriers
from tests.web.visitors import Visitor, Visitors

PATIENCE = 90_000  # milliseconds: a review takes a while


def reviewed(person: Visitor) -> Locator:
    """The review, once it is there."""
    review = person.page.get_by_role("region", name=person.say("web-replay-review"), exact=True)
    expect(review.get_by_role("table", name=person.say("review-turns"))).to_be_visible(timeout=PATIENCE)
    return review


def test_a_finished_game_is_reviewed_from_its_result(visitors: Visitors, server: TableServer) -> None:
    table = finished_table(server.address)
    ann = visitors.visitor(path=f"/t/{table}")
    ann.click(ann.page.get_by_role("link", name=ann.say("web-replay-review"), exact=True))
    review = reviewed(ann)
    assert barriers(ann) == []
    # The graph is walked along by keyboard, decision by decision of one seat, and takes the replay with it.
    graph = review.get_by_role("slider", name=ann.say("web-review-graph-total"))
    graph.focus()
    ann.page.keyboard.press("End")
    last = int(slider(ann).input_value())
    ann.page.keyboard.press("ArrowLeft")
    expect(slider(ann)).not_to_have_value(str(last))
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"Ada: −?\d+\.\d"))
    # The table says the same in numbers, and a press goes there.
    rows = review.get_by_role("row")
    ann.click(rows.nth(1).get_by_role("button"))
    expect(rows.nth(1).get_by_role("button")).to_have_attribute("aria-current", "step")
    # Somebody else's decisions.
    ann.click(review.get_by_role("group", name=ann.say("web-review-whose")).get_by_role("button").nth(1))
    graph.focus()
    ann.page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuetext", re.compile("Greedy"))


@pytest.mark.parametrize(
    ("city", "size", "theme", "language"),
    [
        (None, "phone", "dark", "de"),
        pytest.param("rome", "tablet", "light", "fr", marks=pytest.mark.proof),
        pytest.param(None, "desktop", "light", "fr", marks=pytest.mark.proof),
    ],
)
def test_any_record_is_reviewed(
    visitors: Visitors, tmp_path: Path, city: str | None, size: str, theme: str, language: str
) -> None:
    ann = visitors.visitor(path="/replays", size=size, theme=theme, language=language)
    watch(ann, known_game(city), tmp_path)
    if size == "phone":
        ann.click(ann.button("web-replay-steps"))
    ann.click(ann.page.get_by_role("tab", name=ann.say("web-replay-review")))
    review = reviewed(ann)
    assert barriers(ann) == []
    ann.click(review.get_by_role("row").nth(2).get_by_role("button"))
    if size == "phone":  # the board is behind another tab there
        ann.click(ann.button("web-review-show").first)
    expect(slider(ann)).not_to_have_value("0")


def test_a_hint_is_planned_and_not_played(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/new")
    ann.page.get_by_text(ann.say("web-more-options"), exact=True).click()
    ann.page.get_by_role("switch", name=re.compile(ann.say("web-hints-on"))).check()
    group = ann.page.get_by_role("group", name=ann.say("web-players"), exact=True)
    ann.click(group.get_by_role("radio", name="2", exact=True))
    ann.click(ann.button("web-play-bots"))
    ann.depart()
    assert ann.wait_for_turn()
    before = ann.points()
    ann.click(ann.button("web-hint"))
    hints = ann.page.get_by_role("region", name=ann.say("hint-title"))
    expect(hints.get_by_role("button")).to_have_count(3, timeout=PATIENCE)
    expect(hints.get_by_role("button").first).to_contain_text(
        re.compile(re.escape(ann.say("hint-total", points="@")).replace("@", r"\d+\.\d"))
    )
    assert barriers(ann) == []
    best = hints.get_by_role("button").first.inner_text().split("\n")[0]
    ann.click(hints.get_by_role("button").first)
    expect(hints).to_have_count(0)
    expect(ann.action_bar).to_contain_text(best)
    expect(ann.button("web-confirm")).to_be_enabled()
    assert ann.points() == before  # nothing was sent
    ann.click(ann.button("web-confirm"))
    assert ann.wait_for_turn()


def test_without_leave_there_is_no_hint(visitors: Visitors) -> None:
    ann = visitors.visitor()
    ann.play_against_bots("bus", 2)
    ann.depart()
    assert ann.wait_for_turn()
    expect(ann.button("web-confirm")).to_be_visible()
    expect(ann.button("web-hint")).to_have_count(0)
