"""What thinking longer brings: the share of the proven best that is reached with a narrow and a wide beam.

    python benchmarks/best.py --kept build/best.json
    python benchmarks/depths.py --kept build/best.json --json

The deals and what is proven of them come from `benchmarks/best.py`. No limit of time ends a decision here.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from time import process_time

from best import fresh, kept
from telling import Figure, tell

from allaboard.bots import Perspective
from allaboard.bots.line.players import LEVELS, LinePlayer

CITY = "new_york"
WIDTHS = (1, 2, 4, 8, 16)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kept", type=Path, required=True, help="the file that benchmarks/best.py left")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    deals = [deal for deal in kept(wishes.kept, CITY).values() if deal["proven"]][: wishes.deals]
    if not deals:
        sys.exit(f"{wishes.kept} has no proven deal: run benchmarks/best.py first")
    master = LEVELS["master"]
    found: list[Figure] = [("deals", len(deals), "")]
    for width in WIDTHS:
        depth = replace(master, width=width, seconds=None)
        shares: list[float] = []
        decisions = 0
        start = process_time()
        for deal in deals:
            game = fresh(CITY, deal["seed"])
            bot = LinePlayer("master", deal["seed"], depth=depth)
            while not game.is_over:
                game.play(0, bot.choose(Perspective(game, 0)))
                decisions += 1
            shares.append((game.totals()[0] or 0) / deal["best"])
        spent = (process_time() - start) / decisions
        lines = "1 line" if width == 1 else f"{width} lines"
        found += [
            (f"{master.orders} orders, {lines}: share of the proven best", round(100 * fmean(shares), 1), "%"),
            (f"{master.orders} orders, {lines}: time for a decision", round(1000 * spent, 1), "ms"),
        ]
        print(f"{lines}: {100 * fmean(shares):.1f} %", file=sys.stderr, flush=True)
    tell(found, wishes.json)


if __name__ == "__main__":
    main()
