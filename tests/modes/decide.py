"""Lets strong bots play the beginning of games and prints all that they decide.

    python tests/modes/decide.py 8

That many decisions in every city and twice in Depot, by each level in turn, with few trials and no clock.
"""

from __future__ import annotations

import json
import sys
from itertools import cycle

from allaboard.boards.loader import load, names
from allaboard.bots import Budget, Perspective, bot_of
from allaboard.deals import deal_depot_setup, deal_line_setup
from allaboard.engine import LineGame, is_compiled, start_game
from allaboard.engine.depot.game import DepotGame, start_depot

FEW = Budget(effort=0.05)


def decided(game: LineGame | DepotGame, count: int) -> list[str]:
    """The first decisions of a game."""
    found: list[str] = []
    levels = cycle(("regular", "expert", "master"))
    while not game.is_over and len(found) < count:
        seat = game.pending()[0]
        action = bot_of(next(levels), f"decision {len(found)}", FEW).choose(Perspective(game, seat))
        found.append(str(action))
        game.play(seat, action)
    return found


def near_its_end(game: DepotGame) -> DepotGame:
    """The same game when the last traveller has come from the pile: from there on other thoughts are made."""
    greedy = bot_of("greedy", "near its end")
    while game.view(None)["pile"]:
        seat = game.pending()[0]
        game.play(seat, greedy.choose(Perspective(game, seat)))
    return game


def main() -> None:
    count = int(sys.argv[1])
    games: dict[str, LineGame | DepotGame] = {
        "depot": start_depot(deal_depot_setup(3, "decide")),
        "depot, near its end": near_its_end(start_depot(deal_depot_setup(2, "decide"))),
    }
    for name in names():
        city = load(name)
        games[name] = start_game(city, deal_line_setup(city, city.players[0], "decide"))
    found = {name: decided(game, count) for name, game in games.items()}
    print(json.dumps({"compiled": is_compiled(), "games": count, "digest": found}))


if __name__ == "__main__":
    main()
