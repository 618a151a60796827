"""How often the best line is proven, how long that takes, and how near to it a bot comes that does not see the tickets.

    python benchmarks/best.py --deals 100 --seconds 60 --kept best.json
    python benchmarks/best.py --deals 100 --kept best.json --bot master --json

Every deal is a fresh one for one player, from the first departure of its hand. With `--kept` each deal is written to a
file as soon as it is done, and what is there already is not done again: a long run can be stopped and taken up, or made
in pieces. One line a deal goes to standard error, the figures to standard output. Seconds are those of the processor:
what else the machine does does not matter to them. A bot with a limit of time should have the machine for itself.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from math import ceil
from pathlib import Path
from statistics import fmean, median
from time import process_time
from typing import Any

from telling import Figure, tell

from allaboard.boards.loader import load, names
from allaboard.bots import BOT_NAMES, Perspective, bot_of
from allaboard.bots.best.beam import beam_line
from allaboard.bots.best.problem import Course, task_of
from allaboard.bots.best.search import Search
from allaboard.bots.best.solving import WIDTH, value_in
from allaboard.deals import deal_line_setup
from allaboard.engine import is_compiled, start_game
from allaboard.engine.line.game import LineGame

Deal = dict[str, Any]


def fresh(city: str, seed: str) -> LineGame:
    """A solo deal before its first turn."""
    board = load(city)
    setup = deal_line_setup(board, 1, seed)
    assert setup.hands is not None
    return start_game(board, replace(setup, departures=(setup.hands[0][0],)))


def solved(city: str, seed: str, seconds: float) -> Deal:
    """One deal: what the beam found, what the search found, and whether it is proven."""
    start = process_time()
    course = Course(fresh(city, seed), 0)
    task = task_of(course)
    beam, line = beam_line(task, value_in(course), WIDTH)
    search = Search(task, beam, line, lambda _best, _bound, _positions: process_time() - start < seconds)
    proven = search.run()
    return {
        "seed": seed,
        "compiled": is_compiled(),
        "beam": beam,
        "best": search.best,
        "bound": search.left,
        "proven": proven,
        "positions": search.positions,
        "seconds": round(process_time() - start, 2),
    }


def played(city: str, seed: str, name: str) -> int | None:
    """What a bot makes of the deal, without a look at the tickets to come; None if it is eliminated."""
    game = fresh(city, seed)
    bot = bot_of(name, seed)
    while not game.is_over:
        game.play(0, bot.choose(Perspective(game, 0)))
    return game.totals()[0]


def figures(deals: list[Deal], seconds: float, bot: str | None) -> list[Figure]:
    """All deals together."""
    spent = sorted(float(deal["seconds"]) for deal in deals)
    proven = [deal for deal in deals if deal["proven"]]
    found: list[Figure] = [
        ("deals", len(deals), ""),
        (f"proven within {seconds:g} s of one core", sum(d["proven"] and d["seconds"] <= seconds for d in deals), ""),
        ("time for a deal, median", median(spent), "s"),
        ("time for a deal, nine of ten within", spent[ceil(len(spent) * 0.9) - 1], "s"),
        ("points of the first line found, mean", round(fmean(deal["beam"] for deal in deals), 2), ""),
    ]
    if proven:
        best = round(fmean(deal["best"] for deal in proven), 2)
        found.append(("points of the proven best line, mean", best, ""))
        if bot is not None:
            reached = round(fmean(deal[bot] or 0 for deal in proven), 2)
            found += [
                (f"points of {bot} on these deals, mean", reached, ""),
                (f"what {bot} reaches of the proven best", round(100 * reached / best, 1), "%"),
            ]
    return found


def kept(path: Path | None, city: str) -> dict[str, Deal]:
    """What an earlier run left, by seed."""
    if path is None or not path.exists():
        return {}
    found = json.loads(path.read_text(encoding="utf-8"))
    if found["city"] != city:
        sys.exit(f"{path} is about {found['city']}")
    return {deal["seed"]: deal for deal in found["deals"]}


def keep(path: Path | None, city: str, deals: dict[str, Deal]) -> None:
    """Write all deals, so that a run that is killed leaves the old file or the new one."""
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".new")
        lines = ",\n".join(json.dumps(deal) for deal in deals.values())
        beside.write_text(f'{{"city": "{city}", "deals": [\n{lines}\n]}}\n', encoding="utf-8")
        beside.replace(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--city", default="new_york", choices=names())
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seconds", type=float, default=60.0, help="of the processor, for each deal")
    parser.add_argument("--kept", type=Path, help="the file of what is done")
    parser.add_argument("--bot", choices=BOT_NAMES, help="also say which share of the proven best this bot reaches")
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    deals = kept(wishes.kept, wishes.city)
    asked = [f"best {number}" for number in range(wishes.first, wishes.first + wishes.deals)]
    for seed in asked:
        deal = deals.get(seed, {})
        if not deal or (not deal["proven"] and deal["seconds"] < wishes.seconds):
            deal = {**deal, **solved(wishes.city, seed, wishes.seconds)}
        if wishes.bot is not None and wishes.bot not in deal:
            deal = {**deal, wishes.bot: played(wishes.city, seed, wishes.bot)}
        if deals.get(seed) != deal:
            deals[seed] = deal
            keep(wishes.kept, wishes.city, deals)
            sys.stderr.write(json.dumps(deal) + "\n")
    found = figures([deals[seed] for seed in asked], wishes.seconds, wishes.bot)
    tell(found, wishes.json)


if __name__ == "__main__":
    main()
