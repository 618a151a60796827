"""Gymnasium's own checks on every registered game, and what they do not ask."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from allaboard.bots import RandomBot
from allaboard.engine import IllegalAction
from allaboard.envs import IDS, SeatEnv

pytestmark = [
    pytest.mark.filterwarnings("ignore:.*A Box observation space"),
    pytest.mark.filterwarnings("ignore:.*obs.*outside|.*observation space.*image"),
    pytest.mark.filterwarnings("ignore:.*not an image|.*It seems a Box"),
]


def test_the_names_tell_the_game_the_city_and_the_version() -> None:
    assert {"AllAboard/Bus-NewYork-v1", "AllAboard/Metro-Paris-Solo-v1", "AllAboard/Depot-v1"} <= IDS.keys()
    assert len(IDS) == 9


@pytest.mark.parametrize("name", IDS)
def test_check_env(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("arguments", [{"acting": "turns"}, {"seeing": "planes"}, {"seats": 3, "seat": 2}], ids=str)
def test_check_env_in_other_ways(arguments: dict[str, Any]) -> None:
    check_env(SeatEnv("rome", **arguments), skip_render_check=True)


def play(env: SeatEnv, seed: int) -> tuple[list[bytes], float]:
    """A random game: everything that was seen, and the reward at the end."""
    seen, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    story, is_over, reward = [seen.tobytes()], False, 0.0
    while not is_over:
        assert reward == 0
        assert (env.action_masks() == info["action_mask"]).all()
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, is_over, _, info = env.step(action)
        story.append(seen.tobytes())
    return story, reward


@pytest.mark.parametrize("bots", [("random",), ("greedy",), (RandomBot,)], ids=str)
@pytest.mark.parametrize("game", ["new_york", "depot"])
def test_games_against_bots_are_the_same_again(game: str, bots: tuple[Any, ...]) -> None:
    stories = [play(SeatEnv(game, bots=bots, acting="turns"), 4) for _ in range(2)]
    assert stories[0] == stories[1]
    assert stories[0] != play(SeatEnv(game, bots=bots, acting="turns"), 5)


def test_bots_sit_clockwise_from_the_learner() -> None:
    names: list[str] = []

    def bot(name: str) -> Any:
        def make(seed: str) -> RandomBot:
            names.append(f"{name} {seed.partition(':')[2]}")
            return RandomBot(seed)

        return make

    env = SeatEnv("london", 5, bots=[bot("next"), bot("rest")], seat=3)
    env.reset(seed=0)
    assert names == ["next 4", "rest 0", "rest 1", "rest 2"]
    assert env.seat == 3


def test_alone_there_is_nobody_else() -> None:
    _, reward = play(SeatEnv("new_york", 1, reward="score"), 1)
    assert reward != 0


def test_whoever_acts_illegally_loses() -> None:
    env = SeatEnv("new_york", reward="win")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, is_over, _, info = env.step(illegal)
    assert (reward, is_over, info["illegal"]) == (-1, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(illegal)
    strict = SeatEnv("new_york", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(illegal)
