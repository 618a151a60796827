"""What a review says, as values that can be sent and written.

What a decision lost is what could be seen when it was made: what another one clearly promised more. What only the
tickets to come and the plans of others decided is hindsight. It is told apart, and is in no sum and in no list of what
was lost.

All points are rounded to one decimal, as they are shown, and add up as they are shown:

    expected at the start + luck - lost = the total, or the leads of both days

    luck = the luck of all decisions + the luck after the last one (of a day)
    lost = the losses of all decisions
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Literal

import msgspec

CLEARLY = 2.0  # errors of the mean


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a turn is good or bad: a key of words, and what it speaks of."""

    key: str
    points: int = 0
    zone: str = ""  # itself a key of words
    percent: int = 0


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action and what can be expected of it: the total at the end of a line game, the lead of a day of Depot."""

    action: str
    expected: float
    reasons: list[Reason]
    cards: list[str] = []  # of Depot: those that it is about, where its text may name only their places


class Moment(msgspec.Struct, frozen=True):
    """One decision of the seat."""

    place: int  # of the action in the record, from 0
    round: int  # of a line game; of Depot the day
    action: str
    expected: float  # with the action that was chosen
    best: Choice  # what promised most when it was chosen: the chosen action, unless another one was clearly better
    lost: float  # against that; 0 if it was the best that could be seen
    luck: float  # what chance and the others changed since the decision before
    lost_in_hindsight: int | None = None  # what could be reached before, less what could be reached after
    reachable: int | None = None  # the highest total that could be reached before it, as far as was found
    severity: float = 0.0  # how much it weighs among the critical ones: what it lost
    cards: list[str] = []  # of Depot, as in `Choice`
    reasons: list[Reason] = []  # why the chosen action lost something, where more is known than `best` says


class SeatReview(msgspec.Struct, frozen=True):
    """The review of a seat."""

    seat: int
    total: int | None  # None: eliminated, which counts as 0
    expected_at_start: float  # of Depot at the start of each day, added up
    luck: float  # of all chances together
    lost: float  # by all decisions together, as it could be seen
    lost_in_hindsight: int | None
    moments: list[Moment]
    critical: list[int]  # places in `moments` where most was lost, the worst first
    lead: float | None = None  # of Depot: at the end of each day, added up
    luck_at_end: float = 0.0  # of `luck`: what came after the last decision, of Depot after the last of each day
    in_hindsight: list[int] = []  # places in `moments`, not critical, that cost most with hindsight only


class Review(msgspec.Struct, frozen=True):
    """The review of a game. `unit` says what is expected: totals, or the lead at the end of a day."""

    game: str
    unit: Literal["total", "lead"]
    seats: list[SeatReview]


CRITICAL = 2.0  # points from which on a decision is worth a look
MOST_CRITICAL = 3


def shown(points: float) -> float:
    """Points with one decimal, as everything is told; nought has no sign."""
    return round(points, 1) + 0.0


def is_clearly_better(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether one decision brought more than another by over twice the error of the mean, in the same futures."""
    differences = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    return len(differences) > 1 and fmean(differences) > CLEARLY * stdev(differences) / sqrt(len(differences))


def critical(moments: Sequence[Moment]) -> list[int]:
    """The decisions that lost most as it could be seen when they were made, the worst first."""
    places = [place for place, moment in enumerate(moments) if moment.lost >= CRITICAL]
    return sorted(places, key=lambda place: -moments[place].severity)[:MOST_CRITICAL]


def in_hindsight(moments: Sequence[Moment]) -> list[int]:
    """The decisions that could not be seen to cost much, and did, the worst first."""
    costs = [0 if moment.lost >= CRITICAL else moment.lost_in_hindsight or 0 for moment in moments]
    places = [place for place, cost in enumerate(costs) if cost >= CRITICAL]
    return sorted(places, key=lambda place: -costs[place])[:MOST_CRITICAL]
