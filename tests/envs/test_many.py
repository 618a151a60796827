"""Line games over columns are the line games of the engine: both are played step by step and compared each time."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from tests.envs.careful import careful

from allaboard.boards.loader import names
from allaboard.engine.line.course import OVER
from allaboard.engine.line.shapes import TICKETS
from allaboard.engine.line.steps import STEPS
from allaboard.envs import VectorTables
from allaboard.envs.kinds import kind_of
from allaboard.envs.line.table import LineTable
from allaboard.envs.rewards import rewards_of

Rules = dict[str, bool | str]

# Every city with every number of players, also fewer than it is for; and the house rule that shows objectives.
EVERY: list[tuple[str, int, Rules]] = [
    (city, seats, {})
    for city in names()
    for seats in range(1, kind_of(city).city.players[1] + 1)  # type: ignore[union-attr]
] + [("new_york", 2, {"open_personal": True}), ("london", 4, {"open_personal": True})]


def play_both_ways(city: str, seats: int, rules: Rules, games: int, steps: int) -> tuple[int, int]:
    """Compare everything after every step; how many games were over, and how many of them after all their rounds."""
    chance = Random(f"{city} {seats}")
    tables = VectorTables(city, seats, games, rules=rules, reward="score", deals=8)
    alone = [LineTable(tables.kind, "steps") for _ in range(games)]
    batch = tables.reset(seed=3)
    for number, table in enumerate(alone):
        table.begin(tables.kind.start(tables.deal_of(number)))
    over = full = 0
    for _ in range(steps):
        # All six are tried, so that games last; now and then none is, so that lines run into themselves.
        actions = [careful(table, chance, tries=STEPS if chance.random() < 0.9 else 0) for table in alone]
        batch = tables.step(actions)
        for number, (table, action) in enumerate(zip(alone, actions, strict=True)):
            table.act(action)
            is_over = table.game._phase == OVER
            assert batch.over[number] == is_over
            if is_over:
                assert batch.reward[number].tolist() == rewards_of("score", [table.game])[0].tolist()
                over += 1
                full += table.game.round == TICKETS
                table.begin(tables.kind.start(tables.deal_of(number)))
            assert tables.game(number) == table.game
            assert batch.seat[number] == table.seat
            assert np.flatnonzero(batch.action_mask[number]).tolist() == table.legal()
            assert batch.observation[number].tobytes() == table.flat(table.seat).tobytes()
    return over, full


@pytest.mark.parametrize(("city", "seats", "rules"), EVERY)
def test_columns_play_the_games_of_the_engine(city: str, seats: int, rules: Rules) -> None:
    play_both_ways(city, seats, rules, games=2, steps=40)


def test_games_are_played_to_their_ends() -> None:
    for city in ("new_york", "rome"):
        over, full = play_both_ways(city, 2, {}, games=3, steps=130)
        assert over > full > 0


@pytest.mark.proof
@pytest.mark.parametrize(("city", "seats", "rules"), EVERY)
def test_columns_play_many_games_of_the_engine(city: str, seats: int, rules: Rules) -> None:
    over, full = play_both_ways(city, seats, rules, games=40, steps=400)
    assert over > full > 0
