"""Who plays the games of properties: everybody at random, everybody greedy, or each second seat."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.depot.dealing import random_game

from allaboard.bots.depot_greedy import best_actions
from allaboard.engine.depot.actions import action_of
from allaboard.engine.depot.day import Day
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.seeing import view_of

TABLES = ("random", "greedy", "mixed")
Choose = Callable[[Day, int], int]


def table_of(seed: int) -> str:
    """Consecutive seeds have 2 to 6 players; every five of them another kind of players."""
    return TABLES[seed // 5 % 3]


def game_of(seed: int) -> DepotGame:
    """Every second fifteen seeds play with random house rules, the others as printed."""
    return random_game(seed, house_rules=seed // 15 % 2 == 1)


def chooser(seed: int, game: DepotGame) -> Choose:
    """Decides for all seats of a game: the number of one of the options of its day in progress."""
    rng, table, options = random.Random(seed), table_of(seed), game.deal.options.to_json()

    def choose(day: Day, number: int) -> int:
        seat = day.decision().seat
        if len(day.options) == 1 or table == "random" or (table == "mixed" and seat % 2):
            return rng.choice(day.options)
        view = view_of(day, number, [], options, seat)
        best = rng.choice(best_actions(view, tuple(action_of(code) for code in day.options)))
        return next(code for code in day.options if action_of(code) == best)

    return choose
