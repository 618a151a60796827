"""What a finished game is worth to each seat.

- `score`: the final total. Whoever was eliminated has none, and gets `ELIMINATED`, which is less than any total.
- `margin`: by how much it is above the best of the others; alone, the total itself.
- `win`: 1 for a victory, -1 for none; of a victory shared by two 0, by three -1/3, and so on.

In a team (D79) totals and victories are those of the team.

Whoever acts illegally where that ends the game gets the worst reward that any game of this kind could bring, so that
it never pays better than to play on and lose. Everybody else wins, partners of the offender excepted: `win` gives them
1, `margin` the largest margin there is, and `score` the points that they have so far, at least 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from allaboard.engine.depot.cards import CAPACITY, COLOURS, HAND_BUSES, TRAVELLERS
from allaboard.engine.depot.game import DAYS, DepotGame
from allaboard.engine.depot.scoring import LOVERS_BONUS
from allaboard.engine.line.game import LineGame

Reward: TypeAlias = Literal["score", "margin", "win"]
REWARDS: tuple[str, ...] = get_args(Reward)
ELIMINATED = -30  # the lowest total is -26: all of the turn zone and all of the traffic

MOST_LINE_POINTS = 181  # a Bus sheet on which everything is ticked; a Metro sheet has at most 179

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


def total_range(game: LineGame | DepotGame) -> tuple[int, int]:
    """A total that no seat of such a game falls below, and one that none exceeds."""
    if isinstance(game, LineGame):
        return ELIMINATED, MOST_LINE_POINTS
    seats = 2 if game.deal.options.teams else 1
    # The worst: all travellers unhappy or in hand, and the hand full of the largest buses. The best: all travellers
    # carried, every pair of lovers together; at night those in the dock count for each empty-handed partner.
    least = -TRAVELLERS - seats * HAND_BUSES * max(CAPACITY)
    most = seats * TRAVELLERS + COLOURS * LOVERS_BONUS
    return DAYS * least, DAYS * most


def reward_range(kind: Reward, game: LineGame | DepotGame) -> tuple[int, int]:
    """The least and the most that such a game can bring to a seat."""
    if kind == "win":
        return -1, 1
    least, most = total_range(game)
    return (least, most) if kind == "score" or game.seats == 1 else (least - most, most - least)


def rewards_after_illegal(kind: Reward, game: LineGame | DepotGame, offender: int) -> Floats:
    """The reward of every seat of a game that an illegal action of the offender has ended."""
    least, most = reward_range(kind, game)
    found = np.full(game.seats, most, np.float32)
    in_teams = isinstance(game, DepotGame) and game.deal.options.teams
    if kind == "score":
        totals = _depot_result(game)[0] if isinstance(game, DepotGame) else game.totals()
        found[:] = [max(total or 0, 0) for total in totals]
    for seat in range(game.seats):
        if seat == offender or (in_teams and seat % 2 == offender % 2):
            found[seat] = least
    return found


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
