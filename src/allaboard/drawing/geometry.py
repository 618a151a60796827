"""Where things are on the board: stops on a grid, and the lanes in which lines share a road."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from allaboard.boards.city import City

UNIT = 80  # between two stops
MARGIN_X, MARGIN_Y = 60, 58
SIGN = 34  # the height of a sign
PAIR_WIDTH = 58  # the width of a sign with two passengers
TRACK = 7  # the width of a line
PITCH = 8.8  # from one line to the next on a road they share
SHIFT = 8  # a line that changes its lane does so this near to the stop, under the sign

RIVAL = "rival"
LineKey: TypeAlias = int | str  # a seat, or RIVAL

Point: TypeAlias = tuple[float, float]


class Grid:
    """The places of a city's stops on the board; the board is as large as the stops need."""

    def __init__(self, city: City) -> None:
        columns = [ord(stop.column) for stop in city.stops]
        rows = [stop.row for stop in city.stops]
        self.first_column, self.last_column = min(columns), max(columns)
        self.first_row, self.last_row = min(rows), max(rows)
        self.width = 2 * MARGIN_X + UNIT * (self.last_column - self.first_column)
        self.height = 2 * MARGIN_Y + UNIT * (self.last_row - self.first_row)

    def column_x(self, column: int) -> float:
        return MARGIN_X + UNIT * (column - self.first_column)

    def row_y(self, row: int) -> float:
        return MARGIN_Y + UNIT * (row - self.first_row)

    def place(self, stop: str) -> Point:
        """The centre of a stop."""
        return self.column_x(ord(stop[0])), self.row_y(int(stop[1:]))


class Marker(NamedTuple):
    """One marker of a line: the road as the city writes it, its ends in travelling order, its course."""

    road: str
    start: str
    end: str
    course: tuple[Point, ...]


class Lanes:
    """Which line runs in which lane of each road: side by side, in the order the lines are given in."""

    def __init__(self, city: City, lines: Mapping[LineKey, Sequence[str]]) -> None:
        self._roads = {frozenset(road): "-".join(road) for road in city.roads}
        self._lines = lines
        self._on_road: dict[str, list[LineKey]] = {}
        for line, stops in lines.items():
            for start, end in pairwise(stops):
                self._on_road.setdefault(self.road(start, end), []).append(line)

    def road(self, start: str, end: str) -> str:
        """The road between two stops, as the city writes it."""
        return self._roads[frozenset((start, end))]

    def markers(self, grid: Grid, line: LineKey) -> Iterator[Marker]:
        """The markers of a line in the order they were placed."""
        stops = self._lines[line]
        for place in range(len(stops) - 1):
            start, end = stops[place], stops[place + 1]
            before = stops[place - 1] if place else None
            after = stops[place + 2] if place + 2 < len(stops) else None
            course = (
                *self._join(grid, line, start, end, before),
                *reversed(self._join(grid, line, end, start, after)),
            )
            yield Marker(self.road(start, end), start, end, course)

    def _offset(self, line: LineKey, one: str, other: str) -> float:
        sharing = self._on_road[self.road(one, other)]
        return (sharing.index(line) - (len(sharing) - 1) / 2) * PITCH

    def _join(self, grid: Grid, line: LineKey, stop: str, to: str, other: str | None) -> tuple[Point, ...]:
        """How the marker from `stop` to `to` begins at `stop`, where it meets the one from `other`.

        Both markers of a joint end in the same point, so that a line has no gaps.
        """
        x, y = grid.place(stop)
        to_x, to_y = grid.place(to)
        mine = self._offset(line, stop, to)
        is_level = to_y == y
        alone = (x, y + mine) if is_level else (x + mine, y)
        if other is None:
            return (alone,)
        theirs = self._offset(line, stop, other)
        if (grid.place(other)[1] == y) != is_level:
            return ((x + theirs, y + mine) if is_level else (x + mine, y + theirs),)
        if mine == theirs:
            return (alone,)
        middle = (mine + theirs) / 2
        if is_level:
            return (x, y + middle), (x + (SHIFT if to_x > x else -SHIFT), y + mine)
        return (x + middle, y), (x + mine, y + (SHIFT if to_y > y else -SHIFT))
