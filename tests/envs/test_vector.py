"""Games side by side play what the same games play one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from allaboard.engine import IllegalAction
from allaboard.envs import Batch, VectorTables, raw_env
from allaboard.envs.tables import Acting, Seeing

KINDS: list[tuple[str, int, Acting, Seeing, str]] = [
    ("new_york", 2, "steps", "flat", "margin"),
    ("new_york", 1, "steps", "flat", "score"),
    ("rome", 3, "steps", "planes", "win"),
    ("london", 5, "steps", "flat", "win"),
    ("paris", 4, "steps", "flat", "score"),
    ("rome", 2, "turns", "flat", "margin"),
    ("depot", 3, "steps", "flat", "margin"),
]


def pick(batch: Batch, chance: np.random.Generator) -> Any:
    return (chance.random(batch.action_mask.shape) * batch.action_mask).argmax(axis=1)


@pytest.mark.parametrize(("game", "seats", "acting", "seeing", "reward"), KINDS)
def test_side_by_side_is_one_by_one(game: str, seats: int, acting: Acting, seeing: Seeing, reward: Any) -> None:
    """Observations, masks, seats, rewards and ends, over several games of each, with new deals each time."""
    count, steps = 6, 120
    tables = VectorTables(game, seats, count, acting=acting, seeing=seeing, reward=reward, deals=None)
    alone = [raw_env(game, seats, acting=acting, seeing=seeing, reward=reward) for _ in range(count)]
    batch = tables.reset(seed=11)
    for number, env in enumerate(alone):
        env.reset(seed=11 + number)
    chance = np.random.default_rng(0)
    over = 0
    for _ in range(steps):
        for number, env in enumerate(alone):
            agent = env.possible_agents[batch.seat[number]]
            assert agent == env.agent_selection
            seen = env.observe(agent)
            assert np.array_equal(seen["observation"], batch.observation[number])
            assert np.array_equal(seen["action_mask"], batch.action_mask[number])
        actions = pick(batch, chance)
        batch = tables.step(actions)
        for number, env in enumerate(alone):
            env.step(int(actions[number]))
            is_over = all(env.terminations.values())
            assert batch.over[number] == is_over
            assert batch.reward[number].tolist() == pytest.approx(list(env.rewards.values()), abs=1e-5)
            if is_over:
                over += 1
                env.reset()
    assert over > 0 or game == "depot"


def test_deals_are_chosen_by_seeds_and_come_again() -> None:
    def story(seed: Any, deals: int) -> list[bytes]:
        tables = VectorTables("new_york", 2, 8, deals=deals)
        batch, chance, found = tables.reset(seed=seed), np.random.default_rng(1), []
        for _ in range(80):
            batch = tables.step(pick(batch, chance))
            found.append(batch.observation.tobytes())
        return found

    assert story(5, 16) == story(5, 16)
    assert story(5, 16) != story(6, 16)
    assert story(list(range(5, 13)), 16) == story(5, 16)
    tables = VectorTables("new_york", 2, 64, deals=16)
    tables.reset(seed=1)
    dealt = [int(tables.deal_of(number, later)) for number in range(64) for later in range(4)]
    assert set(dealt) == set(range(16))


def test_an_observation_is_the_callers_own_unless_told_otherwise() -> None:
    for copy in (True, False):
        tables = VectorTables("new_york", 2, 4, copy=copy)
        batch = tables.reset(seed=1)
        before = batch.observation.copy()
        tables.step(pick(batch, np.random.default_rng(0)))
        assert np.array_equal(before, batch.observation) == copy


def test_one_illegal_action_and_nothing_happens() -> None:
    tables = VectorTables("rome", 2, 5)
    with pytest.raises(RuntimeError, match="reset"):
        tables.step([0] * 5)
    batch = tables.reset(seed=2)
    actions = pick(batch, np.random.default_rng(0))
    before = [tables.game(number).copy() for number in range(5)]
    for wrong in (int(np.flatnonzero(batch.action_mask[3] == 0)[0]), -1, tables.actions):
        bad = actions.copy()
        bad[3] = wrong
        with pytest.raises(IllegalAction, match=f"action {wrong} is not legal in game 3"):
            tables.step(bad)
    with pytest.raises(ValueError, match="5 actions"):
        tables.step(actions[:4])
    assert [tables.game(number) for number in range(5)] == before
    assert tables.step(actions).over.tolist() == [False] * 5


def test_seeds_are_one_for_each_game() -> None:
    with pytest.raises(ValueError, match="needs 3 seeds"):
        VectorTables("new_york", 2, 3).reset(seed=[1, 2])
