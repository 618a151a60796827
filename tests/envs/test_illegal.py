"""An illegal action never pays better than a legal loss, and the other seats win: in every environment alike."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any, get_args

import gymnasium
import numpy as np
import pytest

from allaboard.bots import RandomBot
from allaboard.engine import IllegalAction
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.line.game import LineGame
from allaboard.envs import SeatEnv, VectorTables, aec_env, parallel_env, raw_env
from allaboard.envs.rewards import (
    ELIMINATED,
    MOST_LINE_POINTS,
    REWARDS,
    Reward,
    reward_range,
    rewards_after_illegal,
    rewards_of,
    rewards_of_points,
    total_range,
)

# Every game with every number of players; a line game by small steps and by whole turns.
PLAYERS = {
    "new_york": range(1, 4),
    "rome": range(1, 4),
    "london": range(1, 6),
    "paris": range(1, 6),
    "depot": range(2, 7),
}
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    *((game, seats, {}) for game, counts in PLAYERS.items() for seats in counts),
    ("london", 2, {"acting": "turns"}),
    ("rome", 3, {"acting": "turns"}),
    ("depot", 4, {"rules": {"teams": True}}),
]
SOME_GAMES = [GAMES[1], GAMES[2], GAMES[0], ("london", 2, {"acting": "turns"}), ("depot", 3, {}), GAMES[-1]]


def named(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def play_on(env: Any, decisions: int, chance: Random) -> None:
    """So many legal actions by chance; fewer if the game is over before."""
    for _ in range(decisions):
        if env.unwrapped.terminations[env.agent_selection]:
            return
        env.step(int(chance.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))


def illegal_action(mask: Any, chance: Random) -> int:
    return int(chance.choice(np.flatnonzero(mask == 0)))


def partners(game: LineGame | DepotGame, seat: int) -> set[int]:
    """Everybody who loses with a seat."""
    in_teams = isinstance(game, DepotGame) and game.deal.options.teams
    return {seat, (seat + 2) % 4} if in_teams else {seat}


def check_result(rewards: list[float], game: LineGame | DepotGame, offender: int, reward: Reward) -> None:
    """What the offender gets is the least there is, and everybody else wins."""
    least, most = reward_range(reward, game)
    lost = partners(game, offender)
    for seat, own in enumerate(rewards):
        if seat in lost:
            assert own == least
        elif reward == "score":
            assert 0 <= own <= most
        else:
            assert own == most
    if reward == "margin" and game.seats == 2:
        assert sum(rewards) == 0


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("game", "seats", "arguments"), GAMES, ids=named)
def test_no_illegal_action_pays_better_than_a_legal_loss(
    game: str, seats: int, arguments: dict[str, Any], reward: Reward
) -> None:
    """At several moments of games, so that every seat offends: in AEC and parallel environments alike."""
    for number in range(seats + 1):
        chance = Random(f"{game} {seats} {number}")
        env = aec_env(game, seats, reward=reward, **arguments)
        env.reset(seed=number)
        play_on(env, number * 5, chance)
        agent, state = env.agent_selection, env.unwrapped.table.game
        if env.unwrapped.terminations[agent]:
            continue
        offender = env.possible_agents.index(agent)
        env.step(illegal_action(env.observe(agent)["action_mask"], chance))
        assert all(env.unwrapped.terminations.values())
        check_result([env.unwrapped.rewards[each] for each in env.possible_agents], state, offender, reward)
        told = {}
        for each in env.agent_iter():
            seen, own, terminated, _, info = env.last()
            assert terminated
            assert not seen["action_mask"].any()
            assert info.get("illegal", False) == (each == agent)
            told[each] = own
            env.step(None)
        check_result([told[each] for each in env.possible_agents], state, offender, reward)


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("game", "seats", "arguments"), SOME_GAMES, ids=named)
def test_parallel_environments_behave_alike(game: str, seats: int, arguments: dict[str, Any], reward: Reward) -> None:
    for number in range(3):
        env = parallel_env(game, seats, reward=reward, **arguments)
        seen, _ = env.reset(seed=number)
        chance = Random(number)
        for _ in range(number * 4):
            legal = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents}
            seen, *_ = env.step({agent: chance.choice(each) if len(each) else 0 for agent, each in legal.items()})
            if not env.agents:
                seen, _ = env.reset()
        agent = next(agent for agent in env.agents if seen[agent]["action_mask"].any())
        state = env.unwrapped.table.game
        offender = env.possible_agents.index(agent)
        wrong = illegal_action(seen[agent]["action_mask"], chance)
        _, rewards, over, _, infos = env.step(dict.fromkeys(env.agents, wrong))
        assert all(over.values())
        assert infos[agent]["illegal"]
        assert not env.agents
        check_result([rewards[each] for each in env.possible_agents], state, offender, reward)


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("game", "seats", "arguments"), SOME_GAMES, ids=named)
def test_a_single_seat_loses_as_much(game: str, seats: int, arguments: dict[str, Any], reward: Reward) -> None:
    for number in range(3):
        env = SeatEnv(game, seats, bots=[RandomBot], reward=reward, **arguments)
        _, info = env.reset(seed=number)
        chance = Random(number)
        for _ in range(number * 3):
            _, _, is_over, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
            if is_over:
                _, info = env.reset()
        state = env._table.game
        _, own, is_over, _, info = env.step(np.int64(illegal_action(info["action_mask"], chance)))
        assert (own, is_over, info["illegal"]) == (reward_range(reward, state)[0], True, True)
        assert not info["action_mask"].any()
        assert not env.action_masks().any()
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(np.int64(0))


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("game", "seats", "arguments"), SOME_GAMES, ids=named)
def test_side_by_side_only_the_game_of_the_offender_ends(
    game: str, seats: int, arguments: dict[str, Any], reward: Reward
) -> None:
    """The others go on as if nothing had happened; where it was lost, the next game begins and looks like one."""
    count = 6
    tables = VectorTables(game, seats, count, reward=reward, illegal="loses", deals=None, **arguments)
    alone = [aec_env(game, seats, reward=reward, **arguments) for _ in range(count)]
    batch = tables.reset(seed=3)
    for number, env in enumerate(alone):
        env.reset(seed=3 + number)
    chance = np.random.default_rng(0)
    offences = 0
    for step in range(40):
        actions = (chance.random(batch.action_mask.shape) * batch.action_mask).argmax(axis=1)
        if step % 3 == 2:
            number = step % count
            actions[number] = batch.action_mask[number].argmin()
            offences += 1
        batch = tables.step(actions)
        for number, env in enumerate(alone):
            env.step(int(actions[number]))
            ended = all(env.unwrapped.terminations.values())
            assert batch.over[number] == ended
            assert batch.reward[number].tolist() == pytest.approx(list(env.unwrapped.rewards.values()))
            if ended:
                env.reset()
            seen = env.observe(env.agent_selection)
            assert np.array_equal(seen["observation"], batch.observation[number])
            assert np.array_equal(seen["action_mask"], batch.action_mask[number])
    assert offences > 10


@pytest.mark.parametrize("make", [raw_env, SeatEnv, VectorTables], ids=["raw", "single", "vector"])
def test_where_it_raises_nothing_happens(make: Any) -> None:
    for game in ("new_york", "depot"):
        env = make(game, illegal="raise")
        env.reset(seed=1)
        if make is VectorTables:
            before = env.game(0).copy()
            with pytest.raises(IllegalAction):
                env.step([env.actions] * env.count)
            assert env.game(0) == before
            continue
        table = env._table
        before = table.game.copy()
        for wrong in (-1, table.actions, 10**6):
            with pytest.raises(IllegalAction):
                env.step(wrong)
        assert table.game == before


def test_the_ranges_hold_for_totals_that_can_be_reached() -> None:
    """No total is outside of its range, however badly a game goes; the sums of the zones give the largest one."""
    line = raw_env("new_york", 2)
    line.reset(seed=1)
    assert total_range(line.table.game) == (ELIMINATED, MOST_LINE_POINTS)
    kinds: tuple[Reward, ...] = get_args(Reward)
    for reward, teams in product(kinds, (False, True)):
        env = raw_env("depot", 4, reward=reward, rules={"teams": teams})
        for number in range(3):
            env.reset(seed=number)
            chance = Random(number)
            while not env.table.game.is_over:
                env.step(chance.choice(env.table.legal()))
            least, most = reward_range(reward, env.table.game)
            rewards = rewards_of(reward, [env.table.game])[0]
            assert (least <= rewards).all()
            assert (rewards <= most).all()
            lost = rewards_after_illegal(reward, env.table.game, 0)[0]
            assert lost <= rewards.min()


@pytest.mark.parametrize("reward", REWARDS)
def test_no_line_total_pays_less_than_an_illegal_action(reward: Reward) -> None:
    """Every pair of totals, the eliminated included, against what an illegal action brings."""
    env = raw_env("new_york", 2)
    env.reset(seed=1)
    totals = np.array(list(product(range(ELIMINATED, MOST_LINE_POINTS + 1), repeat=2)), np.float32)
    worst = rewards_of_points(reward, totals).min()
    assert rewards_after_illegal(reward, env.table.game, 0)[0] == worst


def test_the_numbers_in_the_documentation_are_these() -> None:
    kinds: list[tuple[str, int, Any, int, int]] = [
        ("rome", 2, {}, -211, -30),
        ("rome", 1, {}, -30, -30),
        ("depot", 3, {}, -276, -132),
        ("depot", 4, {"teams": True}, -408, -152),
    ]
    for game, seats, rules, margin, score in kinds:
        env = raw_env(game, seats, rules=rules)
        env.reset(seed=1)
        assert (reward_range("margin", env.table.game)[0], reward_range("score", env.table.game)[0]) == (margin, score)


def test_what_becomes_of_an_illegal_action_is_one_of_two_words() -> None:
    for make in (raw_env, SeatEnv, VectorTables, aec_env, parallel_env):
        with pytest.raises(ValueError, match="one of"):
            make("new_york", illegal="ignore")
