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


def rewards_of(kind: Reward, games: Sequence[LineGame | DepotGame]) -> Floats:
    """The reward of every seat of every game. All games are over, and of one kind."""
    first = games[0]
    if isinstance(first, LineGame):
        totals = [[ELIMINATED if total is None else total for total in game.totals()] for game in games]
        return rewards_of_points(kind, np.array(totals, np.float32))
    found = [_depot_result(game) for game in games if isinstance(game, DepotGame)]
    points = np.array([own for own, _ in found], np.float32)
    if kind == "win":
        return 2 * np.array([shares for _, shares in found], np.float32) - 1
    return points if kind == "score" else points - _best_others(points, first.deal.options.teams)


def rewards_of_points(kind: Reward, points: Floats) -> Floats:
    """The same from the totals of line games, one row for each game; `ELIMINATED` for the eliminated."""
    if kind == "win":
        wins = (points == points.max(axis=1, keepdims=True)) & (points != ELIMINATED)
        shares: Floats = wins / np.maximum(wins.sum(axis=1, keepdims=True), 1)
        return (2 * shares - 1).astype(np.float32)
    return points if kind == "score" or points.shape[1] == 1 else points - _best_others(points, in_teams=False)


def _depot_result(game: DepotGame) -> tuple[list[int], list[float]]:
    """The totals, and the share of the victory, by seat."""
    scores = game.tally()
    totals = [seat["total"] for seat in scores["seats"]]
    sides = [[seat] for seat in range(game.seats)]
    if "teams" in scores:
        sides = [team["seats"] for team in scores["teams"]]
        for team in scores["teams"]:
            for seat in team["seats"]:
                totals[seat] = team["total"]
    winning = [side for side in sides if side[0] in scores["winners"]]
    return totals, [1 / len(winning) if any(seat in side for side in winning) else 0.0 for seat in range(game.seats)]


def _best_others(totals: Floats, in_teams: bool) -> Floats:
    """For each seat the highest total of those who do not play with it."""
    seats = totals.shape[1]
    found = np.empty_like(totals)
    for seat in range(seats):
        others = [each for each in range(seats) if each != seat and not (in_teams and each % 2 == seat % 2)]
        found[:, seat] = totals[:, others].max(axis=1)
    return found
