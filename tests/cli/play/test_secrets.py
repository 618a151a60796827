"""Games that differ only in what a seat may not know look the same to it, to the last byte."""

from __future__ import annotations

from dataclasses import replace

import pytest

from allaboard.boards.loader import load
from allaboard.bots import Perspective, bot_of
from allaboard.cli.play.choices import departure_choices, ordered, turn_choices
from allaboard.cli.play.panels import Easel
from allaboard.cli.play.pen import UNICODE
from allaboard.cli.play.position import Position, position_of
from allaboard.cli.play.screens import board_screen, departure_screen, sheets_lines, turn_screen
from allaboard.deals import deal_line_setup
from allaboard.engine import Depart, LineGame, start_game
from allaboard.locales import words_of

EASEL = Easel(100, 40, UNICODE, words_of("en"))


def screens_of(position: Position) -> list[str]:
    drawn = turn_screen(position, EASEL) if position.choices else departure_screen(position, EASEL)
    pages = [drawn, board_screen(position, None, EASEL), sheets_lines(position, EASEL)]
    return [line.markup for page in pages for line in page]


def at_keyboard(game: LineGame, seat: int) -> Position:
    position = position_of(game, seat, ("Ann", "Bob"), (None, None))
    if game.phase == "departure":
        return replace(position, hand=tuple(departure_choices(game, seat).items()))
    return replace(position, choices=ordered(turn_choices(game, seat), True))


@pytest.mark.parametrize("city", ["new_york", "rome"])
def test_only_the_secrets_of_the_other_seat_differ_and_nothing_on_the_screens_does(city: str) -> None:
    board = load(city)
    setup = deal_line_setup(board, 2, "one")
    assert setup.hands is not None
    kept, other = setup.hands[1]
    spare = next(number for number in board.departures if number not in {*setup.hands[0], kept, other})
    unused = next(number for number in range(1, 6) if number not in setup.personal)
    changed = replace(
        setup,
        personal=(setup.personal[0], unused if board.game == "bus" else setup.personal[1]),
        hands=(setup.hands[0], (kept, spare)),
        tickets=(setup.tickets[0], *setup.tickets[:0:-1]),
    )
    games = [start_game(board, setup), start_game(board, changed)]
    compared = 0
    for game in games:
        game.play(1, Depart(kept))
    assert screens_of(at_keyboard(games[0], 0)) == screens_of(at_keyboard(games[1], 0))
    for game in games:
        game.play(0, Depart(setup.hands[0][0]))
    while games[0].round == 1:  # the order of the tickets to come differs too
        seat = games[0].pending()[0]
        if seat == 0:
            assert screens_of(at_keyboard(games[0], 0)) == screens_of(at_keyboard(games[1], 0))
            compared += 1
        turn = bot_of("greedy").choose(Perspective(games[0], seat))
        for game in games:
            game.play(seat, turn)
    assert compared == 1


def test_the_other_seat_does_see_its_own_objective() -> None:
    """So that the comparison above compares something."""
    board = load("new_york")
    setup = deal_line_setup(board, 2, "one")
    game = start_game(board, setup)
    mine, yours = screens_of(at_keyboard(game, 0)), screens_of(at_keyboard(game, 1))
    assert mine != yours
    letters = board.personal_objectives[(setup.personal[1] or 0) - 1]
    assert any(" ".join(letters) in line for line in yours)
    assert not any(" ".join(letters) in line for line in mine)
