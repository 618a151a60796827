"""Standings: the breakdown of every seat as somebody may know it."""

from __future__ import annotations

from typing import TypedDict


class SeatScore(TypedDict):
    """Points by zone; an item the viewer may not know is null and not counted. An eliminated seat has none."""

    total: int | None
    rank: int
    eliminated: bool
    breakdown: dict[str, int | None] | None


class Scores(TypedDict):
    """The standings now, and the winners once the game is over."""

    over: bool
    winners: list[int]
    seats: list[SeatScore]


def standings(breakdowns: list[dict[str, int | None] | None], over: bool) -> Scores:
    """F10: most points first, equal totals share the better rank, eliminated seats (None) share the last."""
    totals = [
        None if breakdown is None else sum(points for points in breakdown.values() if points is not None)
        for breakdown in breakdowns
    ]
    seats: list[SeatScore] = []
    for breakdown, total in zip(breakdowns, totals, strict=True):
        better = sum(1 for other in totals if other is not None and (total is None or other > total))
        seats.append({"total": total, "rank": better + 1, "eliminated": breakdown is None, "breakdown": breakdown})
    winners = [place for place, score in enumerate(seats) if over and score["rank"] == 1 and not score["eliminated"]]
    return {"over": over, "winners": winners, "seats": seats}
