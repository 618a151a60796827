"""How fast the environments are, in one run with those of the libraries that they are written for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time

import gymnasium
import numpy as np

from allaboard.arena.benchmark import Figure, ratio
from allaboard.engine import is_compiled
from allaboard.envs.aec import raw_env
from allaboard.envs.peers import (
    aec_rate,
    classic_rate,
    gymnasium_rate,
    measured,
    openspiel_rate,
    pettingzoo_rate,
    pgx_rate,
)
from allaboard.envs.vector import VectorTables

GAMES = 4096  # side by side
STEPS = "steps/s"
MISSING = "not installed"

Progress = Callable[[str], None]


def bench_envs(seconds: float, progress: Progress) -> Iterator[Figure]:
    """Ours, then each peer with its ratio: how often ours is as fast."""
    yield Figure("mode", "compiled" if is_compiled() else "pure", "")
    yield from _aec(seconds, progress)
    yield from _gymnasium(seconds, progress)
    yield from _vector(seconds, progress)


def _compared(own: Figure, name: str, measure: Callable[[], float], progress: Progress) -> Iterator[Figure]:
    progress(name)
    rate = measured(measure)
    if rate is None:
        yield Figure(name, MISSING, "")
        return
    theirs = Figure(name, rate, STEPS)
    yield theirs
    yield ratio(f"  ours ÷ {name}", own, theirs)


def _aec(seconds: float, progress: Progress) -> Iterator[Figure]:
    progress("AEC")
    own = Figure("AEC, New York by steps", aec_rate(raw_env("new_york"), seconds), STEPS)
    yield own
    yield Figure("AEC, New York by turns", aec_rate(raw_env("new_york", acting="turns"), seconds), STEPS)
    yield Figure("AEC, Depot", aec_rate(raw_env("depot"), seconds), STEPS)
    for name in ("connect_four_v3", "leduc_holdem_v4"):
        yield from _compared(own, f"PettingZoo {name}", lambda name=name: pettingzoo_rate(name, seconds), progress)  # type: ignore[misc]


def _gymnasium(seconds: float, progress: Progress) -> Iterator[Figure]:
    progress("Gymnasium")
    rate = gymnasium_rate(gymnasium.make("AllAboard/Bus-NewYork-v1"), seconds)
    own = Figure("Gymnasium, New York against random", rate, STEPS)
    yield own
    for name in ("CartPole-v1", "Acrobot-v1"):
        yield from _compared(own, f"Gymnasium {name}", lambda name=name: classic_rate(name, seconds), progress)  # type: ignore[misc]


def vector_rates(games: int, seconds: float, **arguments: int | None) -> tuple[float, float]:
    """Steps a second: of the environment alone, and with a random choice among what is legal."""
    tables = VectorTables("new_york", 2, games, **arguments)  # type: ignore[arg-type]
    chance = np.random.default_rng(1)
    batch = tables.reset(seed=1)

    def choose() -> np.ndarray[tuple[int, ...], np.dtype[np.intp]]:
        mask = batch.action_mask
        found: np.ndarray[tuple[int, ...], np.dtype[np.intp]]
        found = (chance.random(mask.shape, dtype=np.float32) * mask).argmax(axis=1)
        return found

    for _ in range(40):  # until games are everywhere in their course
        batch = tables.step(choose())
    steps, stepping = 0, 0.0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        actions = choose()
        before = process_time()
        batch = tables.step(actions)
        stepping += process_time() - before
        steps += games
    return steps / stepping, steps / passed


def _vector(seconds: float, progress: Progress) -> Iterator[Figure]:
    progress("side by side")
    alone, choosing = vector_rates(GAMES, seconds)
    own = Figure("  with a random choice", choosing, STEPS)
    yield Figure(f"{GAMES} games side by side, New York", alone, STEPS)
    yield own
    yield Figure("  256 games", vector_rates(256, seconds)[0], STEPS)
    yield Figure("  with new deals each time", vector_rates(GAMES, seconds, deals=None)[0], STEPS)
    yield from _compared(own, f"pgx connect_four, {GAMES} games", lambda: pgx_rate(GAMES, seconds), progress)
    yield from _compared(own, "OpenSpiel connect_four (C++)", lambda: openspiel_rate(seconds), progress)
