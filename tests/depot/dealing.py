"""Random set-ups and house rules for properties, all from one number."""

from __future__ import annotations

import random

from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.engine.depot.setup import OPTION_VALUES, DayDecks, DepotOptions, DepotSetup, options_of


def random_setup(rng: random.Random, seats: int) -> DepotSetup:
    days = tuple(
        DayDecks(tuple(rng.sample(BUS_IDS, len(BUS_IDS))), tuple(rng.sample(TRAVELLER_IDS, len(TRAVELLER_IDS))))
        for _ in range(2)
    )
    return DepotSetup(rng.randrange(seats), tuple(rng.sample(range(seats), seats)), days)


def random_options(rng: random.Random, seats: int) -> DepotOptions:
    values = {name: rng.choice(allowed) for name, allowed in OPTION_VALUES.items()}
    values["teams"] = seats == 4 and bool(values["teams"])
    return options_of(values)


def random_game(seed: int, seats: int | None = None, house_rules: bool = False) -> DepotGame:
    """A new game of 2 to 6 players."""
    rng = random.Random(seed)
    seats = seats or 2 + seed % 5
    return start_depot(random_setup(rng, seats), random_options(rng, seats) if house_rules else None)


def play_on(game: DepotGame, rng: random.Random, decisions: int = 10_000) -> DepotGame:
    """Play so many random decisions, or to the end."""
    while decisions and not game.is_over:
        game.play_choice(rng.randrange(game.count_choices()))
        decisions -= 1
    return game
