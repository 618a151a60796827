"""A line: one player's chain of markers, and which stops it has reached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.engine.line.board import DIRECTIONS, FROM_NOWHERE, Board
from allaboard.engine.line.table import MARKER, TableTurn

if TYPE_CHECKING:
    from mypy_extensions import i64

NOWHERE: Final = -1


class Line:
    """One player's chain of markers."""

    def __init__(self, on_line: list[bool]) -> None:
        self.departure: i64 = NOWHERE
        self.turns: list[TableTurn] = []
        self.on_line: list[bool] = on_line  # for each stop of the board
        self.low: i64 = 0  # the stops of the line as bits, see `table`
        self.high: i64 = 0
        self.heading: i64 = 0

    def start(self, board: Board, stop: i64) -> None:
        self.departure = stop
        self.on_line[stop] = True
        self.low = board.low_bit[stop]
        self.high = board.high_bit[stop]
        self.heading = stop * DIRECTIONS + FROM_NOWHERE

    def extend(self, turn: TableTurn) -> None:
        self.turns.append(turn)
        code = turn.code
        on_line = self.on_line
        at: i64 = 0
        while at < len(code):
            on_line[code[at] << 8 | code[at + 1]] = True
            at += MARKER
        self.low |= turn.low
        self.high |= turn.high
        self.heading = turn.heading

    def path(self) -> list[int]:
        """All stops from the departure on; empty before it."""
        if self.departure == NOWHERE:
            return []
        stops: list[int] = [self.departure]
        for turn in self.turns:
            stops += turn.ends()
        return stops

    def copy(self) -> Line:
        twin = Line(self.on_line.copy())
        twin.departure = self.departure
        twin.turns = self.turns.copy()
        twin.low = self.low
        twin.high = self.high
        twin.heading = self.heading
        return twin
