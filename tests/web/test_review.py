"""The review beside a replay, by keyboard and at any size; hints at a table that allows them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect
from tests.web.records import Json, finished_table, known_game, slider, watch
from tests.web.table_server import TableServer
from tests.web.test_screens import barriers
from tests.web.visitors import Visitor, Visitors

from allaboard.boards.loader import load
from allaboard.deals import deal_line_setup
from allaboard.engine import start_game
from allaboard.records import Player, record_of

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


@pytest.mark.parametrize(
    ("city", "size", "language"),
    [("new_york", "desktop", "en"), ("rome", "phone", "fr"), (None, "desktop", "de")],
)
def test_what_was_best_as_it_could_be_seen_is_never_shown_as_lost(
    visitors: Visitors, tmp_path: Path, city: str | None, size: str, language: str
) -> None:
    ann = visitors.visitor(path="/replays", size=size, language=language)
    watch(ann, known_game(None) if city is None else careless_game(city), tmp_path)
    if size == "phone":
        ann.click(ann.button("web-replay-steps"))
    ann.click(ann.page.get_by_role("tab", name=ann.say("web-replay-review")))
    review = reviewed(ann)
    # One legend, closed at first, says what the numbers mean.
    legend = review.get_by_role("group").filter(has=ann.page.get_by_text(ann.say("review-legend"), exact=True))
    expect(legend.get_by_text(ann.say("review-legend-lost"))).to_be_hidden()
    legend.get_by_text(ann.say("review-legend"), exact=True).click()
    for key in ("review-legend-lost", "review-legend-luck"):
        expect(legend.get_by_text(ann.say(key))).to_be_visible()
    assert legend.get_by_text(ann.say("review-legend-hindsight")).count() == (city is not None)
    assert barriers(ann) == []
    rows = review.locator("tbody tr")
    told = [[number_of(cell) for cell in row.locator("td.number").all_inner_texts()] for row in rows.all()]
    marked = [bool(re.search(r"\bcritical\b", row.get_attribute("class") or "")) for row in rows.all()]
    assert any(cells[1] == 0 for cells in told)
    assert city is None or any(marked)
    assert not any(is_marked and cells[1] < 2 for is_marked, cells in zip(marked, told, strict=True))
    assert review.locator(".graph circle:not(.here)").count() == sum(marked)
    # The columns add up to what stands below them, and to the sums above.
    rest, sums = (
        [number_of(cell) for cell in row.locator("td.number").all_inner_texts()]
        for row in review.locator("tfoot tr").all()
    )
    assert sums[0] == pytest.approx(sum(cells[1] for cells in told))
    assert sums[1] == pytest.approx(sum(cells[2] for cells in told) + rest[0])
    start, luck, lost, end = review.locator("dl dd").all_inner_texts()
    assert [-number_of(lost), number_of(luck)] == pytest.approx(sums[:2])
    if end != ann.say("review-out"):
        assert number_of(start) + number_of(luck) + number_of(lost) == pytest.approx(number_of(end))
    # The card of a decision says the same.
    for number in [told.index(cells) for cells in told[:12]]:
        ann.click(rows.nth(number).get_by_role("button"))
        card = review.locator(".moment.current")
        expect(card).to_have_count(1)
        if told[number][1] == 0:
            expect(card).to_contain_text(ann.say("web-review-none-lost"))
            expect(card).to_contain_text(ann.say("review-agreed"))
            expect(card.locator(".lost, .bad")).to_have_count(0)
        else:
            expect(card.locator(".lost")).to_be_visible()
            assert card.locator(".bad").count() == marked[number]


def careless_game(city: str) -> Json:
    """Somebody plays without a thought: there is much to lose."""
    board = load(city)
    game = start_game(board, deal_line_setup(board, 1, "careless"))
    chance = Random(1)
    while not game.is_over:
        legal = list(game.legal(0))
        game.play(0, chance.choice([turn for turn in legal if not turn.text.endswith("#")] or legal))
    return record_of(game, [Player("Ada")]).to_json()


def number_of(text: str) -> float:
    """A number as any of the languages writes it."""
    return float(text.strip().replace("\u2212", "-").replace("+", "").replace(",", "."))


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
