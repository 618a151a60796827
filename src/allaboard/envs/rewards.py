"""What a finished game is worth to each seat.

- `score`: the final total. Whoever was eliminated has none, and gets `ELIMINATED`, which is less than any total.
- `margin`: by how much it is above the best of the others; alone, the total itself.
- `win`: 1 for a victory, -1 for none; of a victory shared by two 0, by three -1/3, and so on.

In a team (D79) totals and victories are those of the team.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from allaboard.engine.depot.game import DepotGame
from allaboard.engine.line.game import LineGame

Reward: TypeAlias = Literal["score", "margin", "win"]
REWARDS: tuple[str, ...] = get_args(Reward)
ELIMINATED = -30  # the lowest total is -26: all of the turn zone and all of the traffic

Floats: TypeAlias = NDArray[np.float32]


def results(games: Sequence[LineGame | DepotGame]) -> tuple[Floats, Floats]:
    """The totals, and the share of the victory, by game and seat. All games are over."""
    totals, shares = [], []
    for game in games:
        own, share = _result(game)
        totals.append(own)
        shares.append(share)
    return np.array(totals, np.float32), np.array(shares, np.float32)


def _result(game: LineGame | DepotGame) -> tuple[list[float], list[float]]:
    if isinstance(game, LineGame):
        totals = [float(ELIMINATED if total is None else total) for total in game.totals()]
        best = max(totals)
        winners = 0 if best == ELIMINATED else totals.count(best)
        return totals, [1 / winners if winners and total == best else 0.0 for total in totals]
    scores = game.tally()
    totals = [float(seat["total"]) for seat in scores["seats"]]
    sides = [[seat] for seat in range(game.seats)]
    if "teams" in scores:
        sides = [team["seats"] for team in scores["teams"]]
        for team in scores["teams"]:
            for seat in team["seats"]:
                totals[seat] = team["total"]
    winning = [side for side in sides if side[0] in scores["winners"]]
    return totals, [1 / len(winning) if any(seat in side for side in winning) else 0.0 for seat in range(game.seats)]


def rewards_of(kind: Reward, games: Sequence[LineGame | DepotGame]) -> Floats:
    """The reward of every seat of every game."""
    totals, shares = results(games)
    if kind == "score" or (kind == "margin" and totals.shape[1] == 1):
        return totals
    if kind == "win":
        return 2 * shares - 1
    return totals - _best_others(totals, games[0])


def _best_others(totals: Floats, game: LineGame | DepotGame) -> Floats:
    """For each seat the highest total of those who do not play with it."""
    seats = totals.shape[1]
    found = np.empty_like(totals)
    in_teams = isinstance(game, DepotGame) and game.deal.options.teams
    for seat in range(seats):
        others = [each for each in range(seats) if each != seat and not (in_teams and each % 2 == seat % 2)]
        found[:, seat] = totals[:, others].max(axis=1)
    return found
