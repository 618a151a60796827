"""Positions, and other worlds that look the same to one seat."""

from __future__ import annotations

from random import Random

from tests.depot.players import chooser, game_of

from allaboard.boards.loader import load
from allaboard.bots.depot.imagining import imagined
from allaboard.deals import deal_line_setup
from allaboard.engine import start_game
from allaboard.engine.depot.actions import action_of
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.line.game import LineGame
from allaboard.testing.worlds import other_line_game


def dealt(city: str, seats: int, seed: str) -> LineGame:
    board = load(city)
    return start_game(board, deal_line_setup(board, seats, seed))


def play_on(game: LineGame, chance: Random, decisions: int) -> None:
    """Random decisions, without looping where that can be helped, so that lines grow long."""
    for _ in range(decisions):
        if game.is_over:
            return
        seat = game.pending()[0]
        legal = list(game.legal(seat))
        game.play(seat, chance.choice([each for each in legal if not each.text.endswith("#")] or legal))


def twin_games(city: str, number: int) -> tuple[LineGame, LineGame, int]:
    """A game somewhere in its first half, and another in which all is shuffled that the seat in turn cannot see.

    That is the order of the tickets to come, and what others hold: objectives in Bus, and hands.
    """
    board = load(city)
    seats = board.players[1]
    setup = deal_line_setup(board, seats, f"hidden {number}")
    game = start_game(board, setup)
    chance = Random(number)
    play_on(game, chance, chance.randrange(6 * seats))
    seat = game.pending()[0]
    other = other_line_game(game, seat, chance)
    assert game.view(seat) == other.view(seat)
    return game, other, seat


def twin_days(number: int) -> tuple[DepotGame, DepotGame, int]:
    """A game of Depot somewhere in its course, and another with all other hands and piles shuffled."""
    game = game_of(number)
    choose = chooser(number, game)
    chance = Random(number)
    for _ in range(chance.randrange(120)):
        before = game.copy()
        game.play(game.pending()[0], action_of(choose(game._day, game.day)))
        if game.is_over:
            game = before
            break
    seat = game.pending()[0]
    twin = imagined(game.view(seat), [action.code for action in game.legal(seat)], chance)
    assert game.view(seat) == twin.view(seat)
    return game, twin, seat
