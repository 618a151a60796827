"""A turn one marker at a time: the walk of the table as small steps.

There are six: a marker to the north, east, south or west (a row up, a column on, a row down, a column back), and
where a turn may either end or go on with an extra marker (P9), to confirm it or to pay for that marker, whose way is
the step after. Whatever leads to a legal turn is legal, and nothing else is; a turn that can only end is over with
its last marker.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
CONFIRM: Final = 4
PAY: Final = 5
WAYS: Final = 4
STEPS: Final = 6
STEP_NAMES: Final = ("north", "east", "south", "west", "confirm", "extra")

BITS: Final[list[int]] = [2**number for number in range(32)]  # a step as a bit
_EDGES: Final = 2 * WAYS  # from each place: the markers of the shape or of a green light, then those that are paid
BEGINNING: Final = 0  # the place before the first marker; the marker with number n of the walk leads to n + 1


def way_between(one: str, other: str) -> int:
    """The direction from a stop to its neighbour, both by name."""
    if one[0] == other[0]:
        return SOUTH if int(other[1:]) > int(one[1:]) else NORTH
    return EAST if other[0] > one[0] else WEST


class Steps:
    """The small steps of one case of the table."""

    def __init__(
        self, gates: list[int], ends: list[bool], beyond: list[int], ways: list[int], paid: list[bool]
    ) -> None:
        """By marker of the walk: the stop that must be free, whether a turn may end there, where the walk goes on
        without it, its direction, and whether it is an extra one.
        """
        size = len(gates)
        self.gates: list[int] = gates
        self.ends: list[bool] = ends
        self._beyond: list[int] = beyond
        self._next: list[int] = [BEGINNING] * ((size + 1) * _EDGES)
        self.goes_on: list[bool] = [False] * (size + 1)  # by place, whether any marker can follow
        self._alive: list[bool] = ends.copy()  # whether it leads to a legal turn even on an empty map
        for place in range(size, -1, -1):
            child = place
            end = size if place == BEGINNING else beyond[place - 1]
            while child < end:
                self._next[place * _EDGES + (WAYS if paid[child] else 0) + ways[child]] = child + 1
                self.goes_on[place] = True
                if place != BEGINNING and self._alive[child]:
                    self._alive[place - 1] = True
                child = beyond[child]

    def follow(self, place: i64, pays: bool, way: i64) -> i64:
        """The place that a marker leads to; `BEGINNING` if there is none."""
        return self._next[place * _EDGES + way + (WAYS if pays else 0)]

    def legal(self, place: i64, pays: bool, on_line: list[bool]) -> i64:
        """The legal steps at a place as bits, for a line over the stops in `on_line`."""
        found: i64 = 0
        at: i64 = place * _EDGES
        if pays:
            at += WAYS
        elif place != BEGINNING and self.ends[place - 1]:
            return BITS[CONFIRM] | BITS[PAY]
        way: i64 = 0
        while way < WAYS:
            child: i64 = self._next[at + way]
            if child != BEGINNING and self._leads_on(child - 1, on_line):
                found |= BITS[way]
            way += 1
        return found

    def _leads_on(self, marker: i64, on_line: list[bool]) -> bool:
        """Whether a legal turn begins with the markers up to this one: a loop there, or anything beyond."""
        if self._alive[marker] or on_line[self.gates[marker]]:
            return True
        at: i64 = marker + 1
        end: i64 = self._beyond[marker]
        while at < end:
            if on_line[self.gates[at]]:
                return True  # whoever comes here runs into the own line, which is legal (P7)
            at += 1
        return False
