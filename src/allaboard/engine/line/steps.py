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
BEGINNING: Final = 0  # the place before the first marker; the marker with number n of the walk leads to n + 1

# A place in the code of `Steps`. Everything about it is together, because a learner's time is spent waiting for memory.
LEGAL: Final = 0  # the steps that are legal whatever the line is, as bits
LEGAL_PAYING: Final = 1  # the same once the extra marker is paid for
DOUBTFUL: Final = 2  # 1 if there is a step that only the line can make legal
ENDS: Final = 3  # 1 if a turn may end here
GOES_ON: Final = 4  # 1 if any marker can follow
GATE: Final = 5  # two bytes: the stop that must be free
NEXT: Final = 7  # two bytes for each direction: the place that a marker leads to, `BEGINNING` for none
NEXT_PAID: Final = NEXT + 2 * WAYS
PLACE: Final = NEXT_PAID + 2 * WAYS  # bytes of a place


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
        self._gates: list[int] = gates
        self._beyond: list[int] = beyond
        code = [[0] * PLACE for _ in range(size + 1)]
        alive = ends.copy()  # whether a marker leads to a legal turn even on an empty map
        for place in range(size, -1, -1):
            row = code[place]
            child = place
            end = size
            if place != BEGINNING:
                end = beyond[place - 1]
                row[ENDS] = 1 if ends[place - 1] else 0
                row[GATE : GATE + 2] = divmod(gates[place - 1], 256)
            while child < end:
                row[GOES_ON] = 1
                at = (NEXT_PAID if paid[child] else NEXT) + 2 * ways[child]
                row[at : at + 2] = divmod(child + 1, 256)
                if alive[child]:
                    row[LEGAL_PAYING if paid[child] else LEGAL] |= BITS[ways[child]]
                    if place != BEGINNING:
                        alive[place - 1] = True
                else:
                    row[DOUBTFUL] = 1
                child = beyond[child]
            if row[ENDS]:
                row[LEGAL] = BITS[CONFIRM] | BITS[PAY]
        self.code: bytes = b"".join([bytes(row) for row in code])

    def legal(self, place: i64, pays: bool, on_line: list[bool]) -> i64:
        """The legal steps at a place as bits, for a line over the stops in `on_line`."""
        at: i64 = place * PLACE
        legal: i64 = self.code[at + LEGAL_PAYING] if pays else self.code[at + LEGAL]
        if self.code[at + DOUBTFUL]:
            legal |= self._by_line(at + NEXT_PAID if pays else at + NEXT, on_line)
        return legal

    def _by_line(self, at: i64, on_line: list[bool]) -> i64:
        """The markers that run into the own line, there or wherever they lead, which is legal (P7)."""
        found: i64 = 0
        way: i64 = 0
        while way < WAYS:
            child: i64 = self.code[at + 2 * way] << 8 | self.code[at + 2 * way + 1]
            if child != BEGINNING:
                marker: i64 = child - 1
                end: i64 = self._beyond[marker]
                while marker < end:
                    if on_line[self._gates[marker]]:
                        found |= BITS[way]
                        break
                    marker += 1
            way += 1
        return found
