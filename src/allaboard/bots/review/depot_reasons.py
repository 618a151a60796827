"""Why a decision of Depot is good or bad: what comes of it, on the tables on which it was tried, up to the next own
turn, or to the end of the day where the trials went as far.

A hint says what comes of each decision, a review what came of it more than of what was played: the same words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from statistics import fmean
from typing import Final

from allaboard.bots.depot.ending import is_near_end
from allaboard.bots.depot.turns import Planner, play_turn
from allaboard.bots.depot.worth import banked
from allaboard.bots.review.answers import Reason
from allaboard.engine.depot.day import GOING_ON, Day
from allaboard.engine.depot.scoring import day_points

MOST: Final = 3
UNTOLD: Final = Reason("reason-depot-untold")


@dataclass(frozen=True)
class Effects:
    """The points that a decision brings."""

    now: float  # in the turn in which it is made
    later: float  # in the own turn after it, or in all of them
    others: float  # for each of them, on average, meanwhile
    end: float  # by night buses, less what is left in the hand, where the day is over by then

    @property
    def lead(self) -> float:
        """What they mean to a seat, all together."""
        return self.now + self.later - self.others + self.end


_ZONES: Final = ("reason-depot-now", "reason-depot-later", "reason-depot-others", "reason-depot-end")


def effects_of(tables: Sequence[Day], me: int, code: int, planner: Planner) -> Effects:
    """What comes of a decision, on average over tables as its seat imagines them."""
    tried = [astuple(_on_table(table.copy(), me, code, planner)) for table in tables]
    return Effects(*(fmean(each) for each in zip(*tried, strict=True)))


def depot_reasons(effects: Effects, instead_of: Effects | None = None) -> list[Reason]:
    """What speaks for a decision and against it, by itself or instead of another one; the weightiest first."""
    other = instead_of or Effects(0, 0, 0, 0)
    changes = [mine - theirs for mine, theirs in zip(astuple(effects), astuple(other), strict=True)]
    told = [(round(points), zone) for points, zone in zip(changes, _ZONES, strict=True) if round(points)]
    told.sort(key=lambda each: -abs(each[0]))
    found = [Reason("reason-gain" if points > 0 else "reason-cost", abs(points), zone) for points, zone in told[:MOST]]
    speaks_for_it = instead_of is None or effects.lead > instead_of.lead
    return found if found and speaks_for_it else [*found, UNTOLD]


def _on_table(day: Day, me: int, code: int, planner: Planner) -> Effects:
    """The decision, what the others do after it, and the next own turn; the day is played on."""
    rivals = [seat for seat in range(day.seats) if seat != me and not (day.rules.teams and (seat - me) % 2 == 0)]
    before, theirs = _points(day, me), fmean(_points(day, seat) for seat in rivals)
    to_the_end = is_near_end(day)
    turn, planned = day.turn, [code]
    if day.current != me:  # it answers in a window (D59)
        day.answer(code, None)
        planned = []
    if day.end == GOING_ON and day.turn == turn:
        play_turn(day, planner, planned)
    after = int(banked(day, me))
    while day.end == GOING_ON:
        is_own = day.current == me
        play_turn(day, planner)
        if is_own and not to_the_end:
            break
    last = int(banked(day, me))
    theirs = fmean(_points(day, seat) for seat in rivals) - theirs
    return Effects(after - before, last - after, theirs, _points(day, me) - last)


def _points(day: Day, seat: int) -> int:
    """What a seat has for certain, or when the day is over what it has in all."""
    return int(banked(day, seat)) if day.end == GOING_ON else sum(day_points(day, seat))
