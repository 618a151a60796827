"""PettingZoo's own tests on every game, and what they do not ask."""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from allaboard.engine import IllegalAction
from allaboard.envs import aec_env, parallel_env, raw_env
from allaboard.envs.rewards import ELIMINATED

# Every game; every number of seats with one way of acting each.
GAMES: list[dict[str, Any]] = [
    {"game": "new_york"},
    {"game": "new_york", "seats": 3, "acting": "turns", "reward": "win"},
    {"game": "new_york", "seats": 1},
    {"game": "london", "seats": 4, "acting": "turns"},
    {"game": "london", "seats": 5},
    {"game": "rome", "seats": 2, "seeing": "planes"},
    {"game": "rome", "seats": 3, "acting": "turns", "reward": "score"},
    {"game": "paris", "seats": 4},
    {"game": "paris", "seats": 5, "acting": "turns"},
    {"game": "depot", "seats": 2},
    {"game": "depot", "seats": 4, "rules": {"teams": True}, "reward": "win"},
    {"game": "depot", "seats": 6, "seeing": "planes"},
]
# PettingZoo knows only its own environments to have masks beside observations, and asks for the mask of everybody.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:Live agent was not given"),
    pytest.mark.filterwarnings("ignore:.*shape of a graphical observation"),
]


def named(arguments: dict[str, Any]) -> str:
    return " ".join(str(value) for value in arguments.values())


@pytest.mark.parametrize("arguments", GAMES, ids=named)
def test_api(arguments: dict[str, Any]) -> None:
    with redirect_stdout(io.StringIO()):
        api_test(aec_env(**arguments), num_cycles=40)


@pytest.mark.parametrize("arguments", GAMES, ids=named)
def test_seeds(arguments: dict[str, Any]) -> None:
    seed_test(lambda: aec_env(**arguments), num_cycles=30)


@pytest.mark.parametrize("arguments", GAMES, ids=named)
def test_parallel_api(arguments: dict[str, Any]) -> None:
    with redirect_stdout(io.StringIO()):
        parallel_api_test(parallel_env(**arguments), num_cycles=60)


def play(env: Any, seed: int | None, mask_seed: int = 0) -> tuple[dict[str, float], int]:
    """A random game to its end: the last reward of each agent, and the number of steps."""
    env.reset(seed=seed)
    for agent in env.possible_agents:
        env.action_space(agent).seed(mask_seed)
    steps, rewards = 0, {}
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        rewards[agent] = reward
        env.step(None if terminated else env.action_space(agent).sample(seen["action_mask"]))
        steps += 1
    return rewards, steps


@pytest.mark.parametrize("reward", ["score", "margin", "win"])
@pytest.mark.parametrize("game", ["new_york", "rome", "depot"])
def test_rewards_are_those_of_the_game(game: str, reward: str) -> None:
    env = raw_env(game, reward=reward)
    rewards, _ = play(env, 5)
    scores = env.table.game.tally()
    totals = [ELIMINATED if seat["total"] is None else seat["total"] for seat in scores["seats"]]
    for seat, agent in enumerate(env.possible_agents):
        others = [total for each, total in enumerate(totals) if each != seat]
        if reward == "score":
            assert rewards[agent] == totals[seat]
        elif reward == "margin":
            assert rewards[agent] == totals[seat] - max(others)
        elif len(scores["winners"]) == 1:
            assert rewards[agent] == (1 if seat in scores["winners"] else -1)


def test_a_seed_begins_a_series_of_games() -> None:
    def series(env: Any) -> list[tuple[dict[str, float], int]]:
        return [play(env, 7), play(env, None), play(env, None)]

    first = series(raw_env("rome"))
    assert first == series(raw_env("rome"))
    assert first[0] != first[1]


def test_without_wrappers_an_illegal_action_raises_and_changes_nothing() -> None:
    raw = raw_env("new_york")
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    before = raw.table.game.copy()
    with pytest.raises(IllegalAction):
        raw.step(illegal)
    with pytest.raises(IllegalAction):
        raw.step(None)
    assert raw.table.game == before


def test_nobody_sees_a_departure_before_all_are_chosen() -> None:
    """The second player's observation is the same whatever the first one chose."""
    seen = []
    for choice in range(2):
        env = raw_env("new_york")
        env.reset(seed=3)
        first = env.agent_selection
        env.step(int(np.flatnonzero(env.observe(first)["action_mask"])[choice]))
        second = env.agent_selection
        assert second != first
        seen.append(env.observe(second)["observation"].tobytes())
    assert seen[0] == seen[1]


def test_unknown_words_are_refused() -> None:
    for wrong in ({"acting": "moves"}, {"seeing": "all"}, {"reward": "much"}, {"render_mode": "film"}):
        with pytest.raises(ValueError, match="one of"):
            raw_env("new_york", **wrong)
