"""P7 in the page: a turn that leads into a dead end is marked on the board and in the bar, and is asked for twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.rules.positions import play, solo
from tests.rules.test_dead_ends import EXAMPLES
from tests.web.records import saved
from tests.web.test_screens import barriers
from tests.web.visitors import Visitor, Visitors

from allaboard.engine import LineGame
from allaboard.records import Player, record_of

# Into the corner of the long avenue; elsewhere there is a way out. After it there is none.
AVENUE = ("new_york", 1, 1, (1, 2, 5, 3, 4), "C2-C1-B1>B2 B2-B3-B4 B4-B5-B6-B7 B7-A7-A6>A5")

WITH_ENTRANCE = next(each[:5] for each in EXAMPLES if each[4].endswith("J6-J7-I7-I8+J8"))


def before_it(city: str, departure: int, sheet: int, tickets: tuple[int, ...], turns: str) -> tuple[LineGame, str]:
    """The game just before the last of the turns, and where that ends."""
    *before, last = turns.split()
    game = solo(city, tickets[: len(before) + 1], sheet=sheet, departure=departure)
    play(game, *before)
    return game, re.findall(r"[A-Z]\d+", last)[-1]


def enter(person: Visitor, game: LineGame, folder: Path) -> None:
    """Open the game in the score helper, where it goes on."""
    record = record_of(game, (Player("Ann"),), None).to_json()
    person.page.get_by_label(person.say("web-replay-choose")).set_input_files(saved(record, folder))
    expect(person.lit.first).to_be_visible()


def halo(person: Visitor, stop: str) -> str | None:
    """What the drawing says of a lit stop."""
    lit = person.page.locator(f'[data-lit="{stop}"]')
    expect(lit).to_have_count(1)
    return lit.get_attribute("data-kind")


@pytest.mark.parametrize(
    ("size", "language", "theme"), [("phone", "en", "light"), ("desktop", "fr", "dark"), ("tablet", "de", "light")]
)
@pytest.mark.parametrize("example", [AVENUE, WITH_ENTRANCE], ids=["new_york", "rome"])
def test_a_dead_end_is_marked_and_asked_for_twice(
    visitors: Visitors,
    tmp_path: Path,
    example: tuple[str, int, int, tuple[int, ...], str],
    size: str,
    language: str,
    theme: str,
) -> None:
    ann = visitors.visitor(path="/helper", size=size, language=language, theme=theme)
    game, end = before_it(*example)
    enter(ann, game, tmp_path)
    soon = dict(zip([str(turn) for turn in game.legal(0)], game.dead_ends(0), strict=True))
    warning = ann.say("dead-end-after", turns=soon[example[4].split()[-1]])
    heard = r"\s".join(map(re.escape, warning.split()))  # a browser may hear another space
    stop = ann.board.get_by_role("button", name=re.compile(f"^{end}\\b.*{heard}"))
    ann.click(stop)
    assert halo(ann, end) == "dead-end"
    expect(ann.action_bar.get_by_text(warning, exact=True)).to_be_visible()
    assert barriers(ann) == []
    turns = len(game.actions)
    ann.click(ann.button("web-confirm"))
    dialog = ann.page.get_by_role("dialog", name=ann.say("web-dead-end-question"), exact=True)
    expect(dialog.get_by_text(warning, exact=True)).to_be_visible()
    assert barriers(ann) == []
    ann.click(ann.button("web-loop-no"))
    expect(dialog).to_have_count(0)
    assert len(game.actions) == turns
    expect(stop).to_have_attribute("aria-pressed", "true")
    ann.click(stop)  # once more on the chosen stop confirms, and asks too
    ann.click(ann.button("web-dead-end-yes"))
    expect(ann.button("web-helper-ticket-draw")).to_be_visible()


def test_by_keyboard_a_dead_end_is_heard_and_asked_for_twice(visitors: Visitors, tmp_path: Path) -> None:
    ann = visitors.visitor(path="/helper")
    game, end = before_it(*AVENUE)
    enter(ann, game, tmp_path)
    stop = ann.board.get_by_role("button", name=re.compile(f"^{end}\\b"))
    stop.focus()
    expect(ann.action_bar.get_by_text(ann.say("dead-end-after", turns=4), exact=True)).to_be_visible()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    dialog = ann.page.get_by_role("dialog", name=ann.say("web-dead-end-question"), exact=True)
    expect(dialog).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(ann.button("web-confirm")).to_be_enabled()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_bar_says_when_no_turn_leaves_a_way_out(visitors: Visitors, tmp_path: Path, language: str) -> None:
    ann = visitors.visitor(path="/helper", size="phone", language=language)
    trapped = solo("new_york", AVENUE[3], sheet=1, departure=1)
    play(trapped, *AVENUE[4].split())
    enter(ann, trapped, tmp_path)
    expect(ann.action_bar.get_by_text(ann.say("every-turn-dead-end"), exact=True)).to_be_visible()
    expect(ann.page.get_by_role("status").get_by_text(ann.say("every-turn-dead-end"))).to_have_count(1)
    ann.click(ann.offers("web-stop-dead-end").first)
    ann.click(ann.button("web-confirm"))  # there is nothing else to choose, so it is not asked twice
    expect(ann.button("web-helper-ticket-draw")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_bar_says_when_every_turn_eliminates(visitors: Visitors, tmp_path: Path, language: str) -> None:
    ann = visitors.visitor(path="/helper", language=language)
    lost = solo("new_york", (1, 2), sheet=2, departure=5)
    play(lost, "G9-F9-F10-G10")
    enter(ann, lost, tmp_path)
    expect(ann.action_bar.get_by_text(ann.say("every-turn-out"), exact=True)).to_be_visible()
