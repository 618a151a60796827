"""In a terminal, as on a sheet, points of a Metro personal objective belong to how many stops are reached (E8)."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest
from rich.text import Text

from allaboard.boards.loader import load
from allaboard.cli.play.panels import Easel, sheet_panel
from allaboard.cli.play.pen import UNICODE
from allaboard.cli.play.plain import personal_sentences
from allaboard.cli.play.position import Position, position_of
from allaboard.cli.play.table import deal
from allaboard.engine import LineOptions
from allaboard.engine.metro.sheet import PERSONAL_STEPS
from allaboard.locales import LANGUAGES, words_of

WORDS = words_of("en")


def position_with(city: str, number: int, reached: tuple[str, ...]) -> Position:
    """A player with this objective whose line is on these lettered stops."""
    board = load(city)
    game = deal(board, board.players[1], LineOptions(), "letters", None)
    found = position_of(game, 0, tuple("ABCDE"[: game.seats]), (None,) * game.seats)
    mine = found.view["seats"][0] | {"personal": number, "line": [board.letters[letter] for letter in reached]}
    return replace(found, view=found.view | {"seats": [mine, *found.view["seats"][1:]]})


def panel_line(position: Position, width: int) -> str:
    lines: list[Text] = sheet_panel(position, 0, width, Easel(80, 24, UNICODE, WORDS))
    return lines[-1].plain


@pytest.mark.parametrize("city", ["rome", "paris"])
@pytest.mark.parametrize("number", range(1, 6))
def test_e8_ticks_are_those_of_the_letters_and_the_count_is_told(city: str, number: int) -> None:
    letters = load(city).personal_objectives[number - 1]
    for count in range(len(letters) + 1):
        for reached in permutations(letters, count):
            position = position_with(city, number, reached)
            shown = " ".join(letter + (UNICODE.yes if letter in reached else "") for letter in letters)
            assert f" {shown} {count}/3 " in panel_line(position, 34)
            assert f" {shown}" in panel_line(position, 24)
            for language in LANGUAGES:
                worth = personal_sentences(position, 0, words_of(language))[-1]
                assert [int(part) for part in worth.replace(".", " ").replace(",", " ").split() if part.isdigit()] == [
                    count, 3, PERSONAL_STEPS[count], *PERSONAL_STEPS[1:],
                ]  # fmt: skip


def test_f7_in_bus_the_three_stops_are_told_to_count_together() -> None:
    for language in LANGUAGES:
        told = personal_sentences(position_with("london", 2, ()), 0, words_of(language))
        assert len(told) == 2
        assert "10" in told[-1]
