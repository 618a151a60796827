"""A zone of rows on a sheet: tourists and professionals fill the topmost open row, a place closes it (E3-E5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.engine.line.view import RowsView

if TYPE_CHECKING:
    from mypy_extensions import i64

ROWS: Final = 3
FULL: Final = -1  # no box could be ticked


class RowZone:
    """Three rows of the same size. `values[k]` are the points of a row closed with k ticks."""

    def __init__(self, values: bytes) -> None:
        self.values: bytes = values
        self.size: i64 = len(values) - 1
        self.row: i64 = 0  # the topmost open row; 3 when all are closed
        self.ticks: i64 = 0  # in that row
        self.ticked: i64 = 0  # in all rows together
        self.points: i64 = 0  # of the closed rows
        self.past: i64 = 0  # ticks of the closed rows, the first in the lowest four bits

    def take(self, other: RowZone) -> None:
        """Become equal to `other`, a zone of the same kind."""
        self.row = other.row
        self.ticks = other.ticks
        self.ticked = other.ticked
        self.points = other.points
        self.past = other.past

    def tick(self) -> i64:
        """Tick the next box of the open row and say which it was, or `FULL`."""
        if self.row == ROWS or self.ticks == self.size:
            return FULL
        self.ticks += 1
        self.ticked += 1
        return self.ticks - 1

    def close(self) -> i64:
        """Close the open row and say how many ticks it had; 0 if there was nothing to close."""
        ticks: i64 = self.ticks
        if ticks > 0:
            worth: i64 = self.values[ticks]
            self.points += worth
            self.past |= ticks << (self.row * 4)
            self.row += 1
            self.ticks = 0
        return ticks

    def total(self) -> i64:
        """The points if the game ended now: closed rows, and half of the open one (F4, F5)."""
        worth: i64 = self.values[self.ticks]
        return self.points + worth // 2

    def view(self) -> RowsView:
        """How many boxes are ticked in each row, which row is open, and the points of the closed ones."""
        ticks = [(self.past >> (4 * row)) & 15 for row in range(ROWS)]
        if self.row < ROWS:
            ticks[self.row] = self.ticks
        return {"ticks": ticks, "open": self.row, "points": self.points}

    def restore(self, view: RowsView) -> None:
        """Become what a view shows."""
        ticks = view["ticks"]
        self.row = view["open"]
        self.points = view["points"]
        self.ticked = sum(ticks)
        self.ticks = ticks[self.row] if self.row < ROWS else 0
        self.past = 0
        for row in range(self.row):
            self.past |= ticks[row] << (row * 4)
