"""How strong `greedy` is: as strong as G1 was measured to be, and no stronger, because it does not look ahead."""

from __future__ import annotations

from allaboard.boards.loader import load
from allaboard.bots import Perspective, bot_of
from allaboard.deals import deal_line_setup
from allaboard.engine import start_game

GAMES = 1000


def test_g1_in_new_york_against_itself() -> None:
    city = load("new_york")
    survivors: list[int] = []
    for number in range(GAMES):
        game = start_game(city, deal_line_setup(city, 2, f"mirror {number}"))
        bots = [bot_of("greedy", f"mirror {number} {seat}") for seat in range(2)]
        while not game.is_over:
            seat = game.pending()[0]
            game.play(seat, bots[seat].choose(Perspective(game, seat)))
        survivors += [total for total in game.totals() if total is not None]
    assert abs(sum(survivors) / len(survivors) - 42) <= 2
    assert 0.4 < 1 - len(survivors) / (2 * GAMES) < 0.6
