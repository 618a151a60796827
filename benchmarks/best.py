"""How often the best line is proven, and how long that takes.

    python benchmarks/best.py --city new_york --deals 100 --seconds 60

Every deal is a fresh one for one player, from the first departure of its hand. One line a deal goes to standard error;
at the end one object goes to standard output, for docs/strength.md. Seconds are those of the processor.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from statistics import median
from time import process_time

from allaboard.boards.loader import load, names
from allaboard.bots.best.beam import beam_line
from allaboard.bots.best.problem import Course, task_of
from allaboard.bots.best.search import Search
from allaboard.bots.best.solving import WIDTH, value_in
from allaboard.deals import deal_line_setup
from allaboard.engine import is_compiled, start_game


def measured(city: str, seed: str, seconds: float) -> dict[str, object]:
    """One deal: what the beam found, what the search found, and whether it is proven."""
    board = load(city)
    setup = deal_line_setup(board, 1, seed)
    assert setup.hands is not None
    game = start_game(board, replace(setup, departures=(setup.hands[0][0],)))
    start = process_time()
    course = Course(game, 0)
    task = task_of(course)
    beam, line = beam_line(task, value_in(course), WIDTH)
    search = Search(task, beam, line, lambda _best, _bound, _positions: process_time() - start < seconds)
    proven = search.run()
    return {
        "seed": seed,
        "beam": beam,
        "best": search.best,
        "bound": search.left,
        "proven": proven,
        "positions": search.positions,
        "seconds": round(process_time() - start, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--city", default="new_york", choices=names())
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60.0)
    wishes = parser.parse_args()
    found = []
    for number in range(wishes.first, wishes.first + wishes.deals):
        one = measured(wishes.city, f"best {number}", wishes.seconds)
        found.append(one)
        sys.stderr.write(json.dumps(one) + "\n")
    told = {
        "city": wishes.city,
        "compiled": is_compiled(),
        "deals": len(found),
        "proven": sum(bool(one["proven"]) for one in found),
        "seconds_allowed": wishes.seconds,
        "median_seconds": median(float(str(one["seconds"])) for one in found),
        "mean_best": sum(int(str(one["best"])) for one in found) / len(found),
        "mean_beam": sum(int(str(one["beam"])) for one in found) / len(found),
    }
    sys.stdout.write(json.dumps(told) + "\n")


if __name__ == "__main__":
    main()
