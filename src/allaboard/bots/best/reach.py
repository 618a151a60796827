"""What a walk can come by together: a zone that pays for two things at once pays only where both can be had.

Worked out once, where turns begin, over walks that may come to one stop again. It is what prices cannot say: at prices,
half a walk to the one and half a walk to the other are as good as a walk to both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.bots.best.cells import Cell, Cells, Gain
from allaboard.bots.best.resources import TARGET, TARGETS
from allaboard.engine.line.board import (
    DARK_PLACE,
    FLIRT_DARK,
    FLIRT_LIGHT,
    LIGHT_PLACE,
    OFFICE,
    PROFESSIONAL,
    RESTAURANT,
    SCHOOL,
    STUDENT,
    TOURIST,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

STUDENTS: Final = 0
TOURISTS: Final = 1
THIRDS: Final = 2
PEOPLE: Final = 13  # numbers of passengers that are told apart, none included
# Passengers, and what they are brought to.
_PAIRS: Final = (
    ((STUDENT,), (SCHOOL,)),
    ((TOURIST,), (LIGHT_PLACE, DARK_PLACE)),
    ((PROFESSIONAL, FLIRT_LIGHT, FLIRT_DARK), (OFFICE, RESTAURANT)),
)
SUBSETS: Final = 2**TARGETS


class Reach:
    """What follows each cell."""

    def __init__(self) -> None:
        self._passengers: tuple[int, ...] = ()
        self._places: tuple[int, ...] = ()
        self._most: dict[Cell, list[int]] = {}
        self._together: dict[Cell, int] = {}

    def note(self, cells: Cells) -> None:
        """Write everything down where turns begin."""
        for row in cells.standing:
            for standing in row:
                if standing is not None:
                    standing.together = self.subsets_after(standing.cell)
        for passengers, places in _PAIRS:
            self._passengers, self._places = passengers, places
            self._most = {}
            for row in cells.standing:
                for standing in row:
                    if standing is not None:
                        standing.most += bytes([max(0, places) for places in self.most_after(standing.cell)])

    def most_after(self, cell: Cell) -> list[int]:
        """The most places for each number of passengers, or more of them; -1 if there are not as many."""
        most = self._most.get(cell)
        if most is None:
            most = [-1] * PEOPLE
            if cell.last:
                most[0] = 0
            for follower in followers(cell):
                self._join(most, self.most_after(follower), follower.gain)
            self._most[cell] = most
        return most

    def _join(self, most: list[int], other: list[int], gain: Gain) -> None:
        people: i64 = 0
        places: i64 = 0
        for good in gain.goods:
            if good in self._passengers:
                people += 1
            elif good in self._places:
                places += 1
        count: i64 = 0
        while count < PEOPLE:
            before: i64 = count - people
            found: i64 = other[before if before > 0 else 0]
            if found >= 0 and found + places > most[count]:
                most[count] = found + places
            count += 1

    def subsets_after(self, cell: Cell) -> int:
        """Which targets can be reached together: one bit for each set of them that is part of some walk."""
        together = self._together.get(cell)
        if together is None:
            together = 1 if cell.last else 0
            for follower in followers(cell):
                together |= _with_targets(self.subsets_after(follower), follower.gain)
            self._together[cell] = together
        return together


def _with_targets(together: int, gain: Gain) -> int:
    for place in range(TARGETS):
        if TARGET + place in gain.goods:
            for subset in range(SUBSETS):
                if together >> subset & 1:
                    together |= 2 ** (subset | 2**place)
    return together


def followers(cell: Cell) -> list[Cell]:
    """All markers that can follow a cell."""
    found = [each for each in (cell.one, cell.two, cell.three) if each is not None]
    others = cell.others
    if others is not None:
        found += [*others.more, *others.boxed, *others.paid]
    return found
