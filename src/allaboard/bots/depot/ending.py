"""How a day ends: a search through whole turns once no card is left to come.

As soon as the pile is empty nothing of the day is chance any more but who holds what, and a table in the head says
that. The value knows only how such tables end on average, and is far off for many of them; playing the day to its end
is not. With two players both look for their best turn, and what the other would not allow is not followed (alpha-beta).
With more of them the others play quickly, as if each had only its own hand in mind.
"""

from __future__ import annotations

from typing import Final

from allaboard.bots.depot.turns import Planner, play_turn
from allaboard.bots.depot.worth import margin
from allaboard.engine.depot.day import GOING_ON, Day

_TWO: Final = 2
_BEYOND: Final = 1000.0  # points: no day brings so many
_MOST_TURNS: Final = 200  # that are thought of in one search; then what is left of it is played quickly


def is_near_end(day: Day) -> bool:
    """Whether a day can be played to its end in the head: no traveller is left to come."""
    return not day.pile


class Ending:
    """Plays days to their end: `depth` turns are searched, each in `width` ways, and what follows is played quickly."""

    def __init__(self, planner: Planner, depth: int = 0, width: int = 1) -> None:
        self.planner: Planner = planner
        self.depth: int = depth
        self.width: int = width
        self.left: int = 0  # turns that may still be thought of

    def outcome(self, day: Day, me: int) -> float:
        """By how much a seat is ahead at the end. The day, which stands before a turn, is played on."""
        self.left = _MOST_TURNS
        return self._searched(day, me, self.depth, -_BEYOND, _BEYOND)

    def _searched(self, day: Day, me: int, depth: int, low: float, high: float) -> float:
        """What comes of it, as far as it lies between what both sides can have elsewhere."""
        while day.end == GOING_ON and (depth == 0 or self.left <= 0 or (day.seats > _TWO and day.current != me)):
            play_turn(day, self.planner)
            self.left -= 1
        if day.end != GOING_ON:
            return margin(day, me)
        is_mine = day.current == me
        for plan in self.planner.turns(day, self.width):
            twin = day.copy()
            play_turn(twin, self.planner, plan.codes)
            self.left -= 1
            found = self._searched(twin, me, depth - 1, low, high)
            if is_mine:
                low = max(low, found)
            else:
                high = min(high, found)
            if low >= high:
                break
        return low if is_mine else high
