"""What a review says, as values that can be sent and written."""

from __future__ import annotations

from typing import Literal

import msgspec


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
    best: Choice  # what promised most when it was chosen
    lost: float  # against that
    luck: float  # what chance and the others changed since the decision before
    lost_in_hindsight: int | None = None  # what could be reached before, less what could be reached after
    reachable: int | None = None  # the highest total that could be reached before it, as far as was found
    severity: float = 0.0  # how much it weighs, see `severity_of`
    cards: list[str] = []  # of Depot, as in `Choice`


def severity_of(lost: float, lost_in_hindsight: int | None) -> float:
    """How much a decision weighs: what came of it counts twice as much as what could be seen.

    What could be seen is an average over few orders of the tickets, and so the less certain of the two.
    """
    return round(lost if lost_in_hindsight is None else (lost + 2 * lost_in_hindsight) / 3, 2)


class SeatReview(msgspec.Struct, frozen=True):
    """The review of a seat."""

    seat: int
    total: int | None  # None: eliminated
    expected_at_start: float  # of Depot at the start of each day, added up
    luck: float  # of all chances together
    lost: float  # by all decisions together
    lost_in_hindsight: int | None
    moments: list[Moment]
    critical: list[int]  # places in `moments`, the worst first
    lead: float | None = None  # of Depot: at the end of each day, added up


class Review(msgspec.Struct, frozen=True):
    """The review of a game. `unit` says what is expected: totals, or the lead at the end of a day."""

    game: str
    unit: Literal["total", "lead"]
    seats: list[SeatReview]


CRITICAL = 2.0  # points from which on a decision is worth a look
MOST_CRITICAL = 3


def critical(moments: list[Moment]) -> list[int]:
    """The decisions that cost most, the worst first."""
    places = [place for place, moment in enumerate(moments) if moment.severity >= CRITICAL]
    return sorted(places, key=lambda place: -moments[place].severity)[:MOST_CRITICAL]
