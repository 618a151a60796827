"""A bot imagines tables from its view alone, and they look to it like the one it sits at."""

from __future__ import annotations

import random

import pytest
from tests.depot.players import chooser, game_of

from allaboard.bots.depot.imagining import Imagined, imagined
from allaboard.engine.depot.actions import action_of
from allaboard.engine.depot.cards import BUSES, TRAVELLERS
from allaboard.engine.depot.game import DepotGame

GAMES = 24


def decisions(seed: int) -> list[DepotGame]:
    """A game at each of its decisions."""
    game = game_of(seed)
    choose = chooser(seed, game)
    found = []
    while not game.is_over:
        found.append(game.copy())
        game.play(game.pending()[0], action_of(choose(game._day, game.day)))
    return found


@pytest.mark.parametrize("seed", range(GAMES))
def test_an_imagined_table_looks_like_the_real_one(seed: int) -> None:
    rng = random.Random(seed)
    for game in decisions(seed):
        seat = game.pending()[0]
        twin = imagined(game.view(seat), [action.code for action in game.legal(seat)], rng)
        assert twin.view(seat) == game.view(seat)
        assert twin.legal(seat) == game.legal(seat)
        assert twin.pending() == (seat,)
        assert twin.phase == game.phase


@pytest.mark.parametrize("seed", range(5))
def test_every_card_is_imagined_once(seed: int) -> None:
    rng = random.Random(seed)
    for game in decisions(seed):
        seat = game.pending()[0]
        day = Imagined(game.view(seat), [action.code for action in game.legal(seat)]).day(rng)
        piles = (*day.hands, *day.room, *day.aboard, *day.passengers, *day.unhappy, day.pile)
        assert sorted(card for pile in piles for card in pile) == list(range(TRAVELLERS))
        ranks = (*day.buses, day.garage, day.bus_pile, day.dock, day.departed)
        assert sorted(bus for rank in ranks for bus in rank) == list(range(BUSES))


def test_an_imagined_game_can_be_played_to_its_end() -> None:
    for seed in range(10):
        rng = random.Random(seed)
        for game in decisions(seed)[::9]:
            seat = game.pending()[0]
            twin = imagined(game.view(seat), [action.code for action in game.legal(seat)], rng)
            while not twin.is_over:
                twin.play_choice(rng.randrange(twin.count_choices()))


def test_what_comes_next_is_what_the_view_promises() -> None:
    """Where only open cards matter, an action leads to the same decision on the real and on the imagined table."""
    rng = random.Random(7)
    followed = 0
    for seed in range(15):
        for game in decisions(seed):
            seat = game.pending()[0]
            if game.phase not in ("exchange", "sadden"):
                continue
            options = [action.code for action in game.legal(seat)]
            twin = imagined(game.view(seat), options, rng)
            choice = rng.randrange(len(options))
            game.play_choice(choice)
            twin.play_choice(choice)
            both_ask = game.pending() == twin.pending() == (seat,) and game.day == twin.day
            if both_ask and game.phase in ("exchange", "sadden", "hand"):
                followed += 1
                assert twin.phase == game.phase
                assert twin.legal(seat) == game.legal(seat)
    assert followed > 20
