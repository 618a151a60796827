"""Ten thousand games and a question: how much is it worth to begin, and where do the points come from?

python examples/analyse.py 10000 new_york

Needs polars (`pip install polars`). The games are played by `greedy` bots from seeds, so that everybody gets the same.
"""

import sys
from collections.abc import Iterator

import polars as pl

from allaboard.boards.loader import load
from allaboard.bots import Perspective, bot_of
from allaboard.deals import deal_line_setup
from allaboard.engine import start_game


def seats(count: int, city_name: str) -> Iterator[dict[str, object]]:
    """One row for every seat of every game: who began, how it ended, and the points of each zone."""
    city = load(city_name)
    for number in range(count):
        game = start_game(city, deal_line_setup(city, seats=2, seed=f"analysis {number}"))
        inspector = game.view(None)["inspector"]
        bots = [bot_of("greedy", f"{number} {seat}") for seat in range(2)]
        while game.pending():
            seat = game.pending()[0]
            game.apply(seat, bots[seat].choose(Perspective(game, seat)))
        for seat, score in enumerate(game.scores(None)["seats"]):
            zones = {f"in {zone}": points for zone, points in (score["breakdown"] or {}).items()}
            yield {"game": number, "began": seat == inspector, "total": score["total"], **zones}


games, place = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000, sys.argv[2] if len(sys.argv) > 2 else "new_york"
table = pl.DataFrame(seats(games, place), infer_schema_length=None)
out = pl.col("total").is_null().mean().round(3).alias("share out")
print(table.group_by("began").agg(pl.len(), pl.col("total").mean().round(2), out).sort("began"))
print(table.select(pl.col("^in .*$").mean().round(2)).unpivot(variable_name="points", value_name="mean"))
