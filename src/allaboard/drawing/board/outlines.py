"""The outlines of what is drawn on a board, so that it can be known what would touch what.

Two kinds are enough: a box, and a pill (a disc that may be drawn out sideways, as signs and their rings are).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias


class Box(NamedTuple):
    """A rectangle from (left, top) to (right, bottom)."""

    left: float
    top: float
    right: float
    bottom: float

    def moved(self, x: float, y: float) -> Box:
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def grown(self, by: float) -> Box:
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def is_inside(self, other: Box) -> bool:
        return (
            other.left <= self.left
            and other.top <= self.top
            and self.right <= other.right
            and self.bottom <= other.bottom
        )


class Pill(NamedTuple):
    """Everything nearer than `radius` to a level stretch of 2 × `reach` around (x, y)."""

    x: float
    y: float
    radius: float
    reach: float = 0

    @property
    def box(self) -> Box:
        across = self.radius + self.reach
        return Box(self.x - across, self.y - self.radius, self.x + across, self.y + self.radius)


Outline: TypeAlias = Box | Pill


def touch(one: Outline, other: Outline) -> bool:
    """Whether two outlines share more than an edge."""
    if isinstance(one, Pill):
        if isinstance(other, Pill):
            across = max(abs(one.x - other.x) - one.reach - other.reach, 0.0)
            return math.hypot(across, one.y - other.y) < one.radius + other.radius
        one, other = other, one
    if isinstance(other, Pill):
        across = max(one.left - other.x - other.reach, other.x - other.reach - one.right, 0.0)
        down = max(one.top - other.y, other.y - one.bottom, 0.0)
        return math.hypot(across, down) < other.radius
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


def box_of(outline: Outline) -> Box:
    return outline.box if isinstance(outline, Pill) else outline


def touches_any(one: Outline, others: Iterable[Outline]) -> bool:
    for other in others:  # noqa: SIM110 - no generator: this is where the time of a crowded board goes
        if touch(one, other):
            return True
    return False


class Crowd:
    """Many outlines, kept by where they are, so that asking what is near is cheap."""

    _CELL = 80

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], list[Outline]] = {}

    def add(self, outline: Outline) -> None:
        for cell in self._cells_of(box_of(outline)):
            self._cells.setdefault(cell, []).append(outline)

    def near(self, box: Box) -> list[Outline]:
        """Everything that could touch something inside a box."""
        found: dict[Outline, None] = {}
        for cell in self._cells_of(box):
            found.update(dict.fromkeys(self._cells.get(cell, ())))
        return list(found)

    def touched_by(self, outline: Outline) -> bool:
        return touches_any(outline, self.near(box_of(outline)))

    def _cells_of(self, box: Box) -> Iterator[tuple[int, int]]:
        cell = self._CELL
        rows = range(int(box.top // cell), int(box.bottom // cell) + 1)
        for column in range(int(box.left // cell), int(box.right // cell) + 1):
            for row in rows:
                yield column, row
