"""The same loops on environments of other libraries, for scale. They are measured where they are installed.

Seconds are those of the processor, of all threads together: what one core can do, whatever else the machine does.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import numpy as np


def aec_rate(env: Any, seconds: float) -> float:
    """Steps a second of an AEC environment: each with an observation, and a random choice among what is legal."""
    draw = Random("bench").random
    steps, number = 0, 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        env.reset(seed=number)
        number += 1
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(draw() * len(legal))]))
            steps += 1
    return steps / passed


def gymnasium_rate(env: Any, seconds: float) -> float:
    """Steps a second of a Gymnasium environment with random actions, legal ones where it says which are."""
    draw = Random("bench").random
    _, info = env.reset(seed=1)
    count = int(env.action_space.n)
    steps = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        for _ in range(50):
            mask = info.get("action_mask")
            if mask is None:
                action = int(draw() * count)
            else:
                legal = np.flatnonzero(mask)
                action = int(legal[int(draw() * len(legal))])
            _, _, terminated, truncated, info = env.step(action)
            if terminated or truncated:
                _, info = env.reset()
        steps += 50
    return steps / passed


def pettingzoo_rate(name: str, seconds: float) -> float:
    """An AEC environment of PettingZoo's own."""
    return aec_rate(importlib.import_module(f"pettingzoo.classic.{name}").raw_env(), seconds)


def classic_rate(name: str, seconds: float) -> float:
    """A classic environment of Gymnasium's own."""
    gymnasium: Any = importlib.import_module("gymnasium")
    return gymnasium_rate(gymnasium.make(name), seconds)


def pgx_rate(games: int, seconds: float) -> float:
    """Pgx's connect_four, so many games side by side, with random legal actions, compiled by JAX."""
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    experimental: Any = importlib.import_module("pgx.experimental")
    env = pgx.make("connect_four")
    step = experimental.auto_reset(env.step, env.init)

    def play(state: Any, key: Any) -> tuple[Any, Any]:
        key, choice, again = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choice, logits)
        return jax.vmap(step)(state, actions, jax.random.split(again, games)), key

    quick = jax.jit(play)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, games))
    state, key = quick(state, key)  # compiled with the first call
    jax.block_until_ready(state)
    steps = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        for _ in range(5):
            state, key = quick(state, key)
        jax.block_until_ready(state)
        steps += 5 * games
    return steps / passed


def openspiel_rate(seconds: float) -> float:
    """OpenSpiel's connect_four, which is C++, with an observation and a random choice at each step."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game("connect_four")
    draw = Random("bench").random
    steps = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.observation_tensor()
            state.apply_action(legal[int(draw() * len(legal))])
            steps += 1
    return steps / passed


def measured(measure: Callable[[], float]) -> float | None:
    """A rate, or None where the library is not installed."""
    try:
        return measure()
    except ImportError:
        return None
