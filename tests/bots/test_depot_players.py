"""The levels of Depot above greedy: legal, the same again with a seed, blind to what is hidden, sensible.

They think little here, so that the sample stays short; how strong they are at their full measure is in the arena.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.depot.dealing import random_game
from tests.depot.players import chooser, game_of
from tests.depot.positions import Table, play

from allaboard.bots import Perspective, bot_of
from allaboard.bots.depot.imagining import imagined
from allaboard.bots.depot.players import LEVELS, DepotPlayer, Level, depot_player, weights_of
from allaboard.bots.depot.worth import FEATURES, STAGES
from allaboard.deals import deal_depot_setup
from allaboard.engine.depot.actions import action_of
from allaboard.engine.depot.game import DepotGame, start_depot

QUICK = {
    "regular": Level(width=2),
    "expert": Level(width=2, decisions=3, trials=1, end_trials=1),
    "master": Level(width=2, decisions=4, trials=1, rounds=2, end_trials=1, end_depth=1, end_width=2),
}


def quick(level: str, seed: str = "quick") -> DepotPlayer:
    return DepotPlayer(level, QUICK[level], seed)


def decide(game: DepotGame, player: DepotPlayer) -> str:
    return player.choose(Perspective(game, game.pending()[0])).text


def test_there_are_three_levels_with_names() -> None:
    assert set(LEVELS) == set(QUICK)
    assert [depot_player(level).name for level in LEVELS] == list(LEVELS)
    with pytest.raises(KeyError):
        depot_player("novice")


@pytest.mark.parametrize("seats", range(2, 7))
def test_there_are_weights_for_every_number_of_players(seats: int) -> None:
    weights = weights_of(seats)
    assert len(weights) == STAGES
    assert all(len(row) == FEATURES for row in weights)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("level", QUICK)
def test_whole_games_with_any_house_rules(level: str, seed: int) -> None:
    """Consecutive seeds have 2 to 6 players. Two of three decisions are greedy's, which takes no time."""
    rng = random.Random(seed)
    game = random_game(seed, house_rules=True)
    while not game.is_over:
        seat = game.pending()[0]
        perspective = Perspective(game, seat)
        bot = bot_of("greedy") if rng.randrange(6) else quick(level, f"{seed}")
        action = bot.choose(perspective)
        assert action in perspective.legal()
        game.play(seat, action)


@pytest.mark.parametrize("level", QUICK)
def test_a_seed_plays_the_same_again(level: str) -> None:
    runs = []
    for _ in range(2):
        game, player = start_depot(deal_depot_setup(3, "again")), quick(level)
        for _ in range(12):
            game.play(game.pending()[0], game.parse(decide(game, player)))
        runs.append([action.text for action in game.actions])
    assert runs[0] == runs[1]


@pytest.mark.parametrize("level", QUICK)
def test_what_is_hidden_does_not_change_the_choice(level: str) -> None:
    """Hands, piles and discards that the seat cannot see are all exchanged for others."""
    rng = random.Random(3)
    decided = 0
    for seed in range(0, 30, 10):
        game = game_of(seed)
        choose = chooser(seed, game)
        while not game.is_over:
            seat = game.pending()[0]
            if rng.random() < 0.04:
                twin = imagined(game.view(seat), [action.code for action in game.legal(seat)], rng)
                assert decide(twin, quick(level, f"{seed}")) == decide(game, quick(level, f"{seed}"))
                decided += 1
            game.play(seat, action_of(choose(game._day, game.day)))
    assert decided > 20


def test_time_ends_the_thoughts() -> None:
    """When the time is up before the first trial, the best turn by the value is played."""
    seconds = iter(range(1000))
    hurried = DepotPlayer("hurried", Level(2, 6, 1000, seconds=0.5), "a", lambda: float(next(seconds)))
    game = start_depot(deal_depot_setup(2, "hurry"))
    assert decide(game, hurried) == decide(game, DepotPlayer("regular", Level(2), "a"))


# What they know about the game.

SPARE = {"0": ["Y3", "Y5"], "1": ["G3", "G5"]}
REST = {"garage": ["B3", "B5"], "left": ["BA1", "BA2"], "right": ["GA3", "GA4"], "pile": ["BA3", "BA4", "GA5"]}


def chosen(table: Table, level: str) -> str:
    """What a level does at a table."""
    game = random_game(0, seats=table.day.seats)
    game._day = table.day
    return decide(game, quick(level))


@pytest.mark.parametrize("level", QUICK)
def test_it_completes_a_bus_that_pays(level: str) -> None:
    zones: dict[str, Any] = {
        **REST,
        "hands": {"0": ["RA3", "GA1", "YA1"], "1": ["YA2", "RA4"]},
        "buses": SPARE,
        "dock": {"R5": ["RA1", "RA2", "RA5", "RBA"], "G5": ["GA2"]},
    }
    assert chosen(play(2, zones), level) == "use R5"


@pytest.mark.parametrize("level", QUICK)
def test_it_unites_lovers(level: str) -> None:
    zones: dict[str, Any] = {
        **REST,
        "hands": {"0": ["RL2", "RA3", "GA1"], "1": ["YA2", "RA4"]},
        "buses": SPARE,
        "dock": {"R4a": ["RL1", "RA1", "RA2"]},
    }
    assert chosen(play(2, zones, "0 use R4a"), level) == "board RL2"


@pytest.mark.parametrize("level", QUICK)
def test_it_shouts_to_block(level: str) -> None:
    """The Baby keeps the second lover off (X14): the bus is full and cannot leave."""
    zones: dict[str, Any] = {
        **REST,
        "hands": {"0": ["RL2", "GA1"], "1": ["RBA", "YA1", "YA2"]},
        "buses": SPARE,
        "dock": {"R4a": ["RL1", "RA1", "RA2"]},
    }
    assert chosen(play(2, zones, "0 use R4a"), level) == "shout"


@pytest.mark.parametrize("level", QUICK)
def test_it_saves_the_lovers_from_the_drunkard(level: str) -> None:
    zones: dict[str, Any] = {
        **REST,
        "hands": {"0": ["RL2", "YA1"], "1": ["YA2", "RA4"]},
        "buses": SPARE,
        "dock": {"R4a": ["RDR", "RL1", "RA1"]},
    }
    assert chosen(play(2, zones, "0 use R4a"), level) == "sadden RA1 RDR"
