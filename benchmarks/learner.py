"""How soon the learner among the examples beats `random`, and how far it comes: `python benchmarks/learner.py --json`.

Seconds are those of one core that learning took; the games against other bots are not counted. It beats a bot when the
lower end of the 95 % interval of its victories is above one half.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from time import process_time

os.environ.setdefault("OMP_NUM_THREADS", "1")  # before numpy is read
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))

from learner import Learner
from telling import Figure, tell

from allaboard.arena.standing import Measured, wilson

GAMES, EVERY = 3_000, 100
FEW, MANY = 100, 1_000  # games against a bot, on the way and in the end


def victories(learner: Learner, against: str, games: int, seed: int) -> Measured:
    """The share of games won, with its interval."""
    return wilson(learner.victories(against, games, seed) / games, games)


def measure(city: str) -> list[Figure]:
    """Let it learn once, and try it on the way until it beats `random`."""
    learner = Learner(city, seed=1)
    beaten: tuple[int, float] | None = None
    spent, since = 0.0, process_time()
    for seat, _ in enumerate(learner.learn(GAMES), start=1):
        if beaten is None and seat % (2 * EVERY) == 0:
            spent += process_time() - since
            if victories(learner, "random", FEW, 0).low > 0.5:
                beaten = seat // 2, spent
            since = process_time()
    spent += process_time() - since
    found: list[Figure] = []
    if beaten is not None:
        found = [("games until it beats random", beaten[0], ""), ("time until then", beaten[1], "s")]
    found += [("games in all", GAMES, ""), ("time in all", spent, "s")]
    for bot in ("random", "greedy"):
        won = victories(learner, bot, MANY, FEW)
        found += [
            (f"victories against {bot}", 100 * won.mean, "%"),
            (f"at least (95 %), against {bot}", 100 * won.low, "%"),
        ]
    return [(f"{name}, {city}", round(value, 2), unit) for name, value, unit in found]


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--json", action="store_true")
    ask.add_argument("--cities", nargs="+", default=["new_york", "rome"])
    asked = ask.parse_args()
    tell([figure for city in asked.cities for figure in measure(city)], asked.json)


if __name__ == "__main__":
    main()
