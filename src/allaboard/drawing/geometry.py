"""Where things are on the board: stops on a grid, and the lanes in which lines share a road.

A board stands upright, or lies on its side: then rows become columns, and everything that is read stays upright.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from allaboard.boards.city import City
from allaboard.drawing.pathdata import Pencil

UNIT = 80  # between two stops
MARGIN_X, MARGIN_Y = 68, 58  # a double sign with its halo still leaves room for the number of its row
SIGN = 34  # the height of a sign
PAIR_WIDTH = 58  # the width of a sign with two passengers
TRACK = 7  # the width of a line
PITCH = 8.8  # from one line to the next on a road they share
SHIFT = 8  # a line that changes its lane does so this near to the stop, under the sign
CORNER = 9  # the radius of a turn

RIVAL = "rival"
LineKey: TypeAlias = int | str  # a seat, or RIVAL

Point: TypeAlias = tuple[float, float]


class Grid:
    """The places of a city's stops on the board; the board is as large as the stops need."""

    def __init__(self, city: City, lying: bool = False) -> None:
        columns = [ord(stop.column) for stop in city.stops]
        rows = [stop.row for stop in city.stops]
        self.lying = lying
        self.first_column, self.last_column = min(columns), max(columns)
        self.first_row, self.last_row = min(rows), max(rows)
        across, down = self.last_column - self.first_column, self.last_row - self.first_row
        if lying:
            across, down = down, across
        self.width = 2 * MARGIN_X + UNIT * across
        self.height = 2 * MARGIN_Y + UNIT * down
        self._places = {stop.name: self.at(*self.cell(stop.name)) for stop in city.stops}

    def cell(self, stop: str) -> tuple[int, int]:
        """The column and the row of a stop, counted from the first of the city."""
        return ord(stop[0]) - self.first_column, int(stop[1:]) - self.first_row

    def at(self, column: float, row: float) -> Point:
        """Any place between the stops, in columns and rows from the first of the city."""
        if self.lying:
            column, row = row, column
        return MARGIN_X + UNIT * column, MARGIN_Y + UNIT * row

    def place(self, stop: str) -> Point:
        """The centre of a stop."""
        return self._places[stop]

    @property
    def names_across(self) -> Iterator[tuple[str, float]]:
        """What is written along the upper edge, and where."""
        names = self._rows if self.lying else self._columns
        return ((name, MARGIN_X + UNIT * place) for place, name in enumerate(names))

    @property
    def names_down(self) -> Iterator[tuple[str, float]]:
        """What is written along the left edge, and where."""
        names = self._columns if self.lying else self._rows
        return ((name, MARGIN_Y + UNIT * place) for place, name in enumerate(names))

    @property
    def _columns(self) -> list[str]:
        return [chr(column) for column in range(self.first_column, self.last_column + 1)]

    @property
    def _rows(self) -> list[str]:
        return [str(row) for row in range(self.first_row, self.last_row + 1)]


@lru_cache(maxsize=32)
def grid_of(city: City, lying: bool = False) -> Grid:
    """The grid of a city, made once."""
    return Grid(city, lying)


class Marker(NamedTuple):
    """One marker of a line: the road as the city writes it, its ends in travelling order, its course."""

    road: str
    start: str
    end: str
    course: tuple[Point, ...]


class Lanes:
    """Which line runs in which lane of each road: side by side, seats in order and the rival last.

    `reach` are roads that one line could take: it gets a lane there too, unless it has one.
    """

    def __init__(
        self,
        city: City,
        lines: Mapping[LineKey, Sequence[str]],
        reach: Iterable[tuple[str, str]] = (),
        reaching: LineKey | None = None,
    ) -> None:
        self._roads = {frozenset(road): "-".join(road) for road in city.roads}
        self._lines = lines
        self._on_road: dict[str, list[LineKey]] = {}
        for line, stops in lines.items():
            for start, end in pairwise(stops):
                self._take(self.road(start, end), line)
        if reaching is not None:
            for start, end in reach:
                self._take(self.road(start, end), reaching)
        for sharing in self._on_road.values():
            sharing.sort(key=_seat_order)

    def _take(self, road: str, line: LineKey) -> None:
        sharing = self._on_road.setdefault(road, [])
        if line not in sharing:
            sharing.append(line)

    def road(self, start: str, end: str) -> str:
        """The road between two stops, as the city writes it."""
        return self._roads[frozenset((start, end))]

    def on(self, road: str) -> Sequence[LineKey]:
        """The lines on a road, in the order of its lanes."""
        return self._on_road.get(road, ())

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

    def lane(self, grid: Grid, line: LineKey, start: str, end: str) -> tuple[Point, Point]:
        """A straight piece from stop to stop in a line's lane."""
        return self._join(grid, line, start, end, None)[0], self._join(grid, line, end, start, None)[0]

    def offset(self, line: LineKey, one: str, other: str) -> float:
        """How far beside the middle of a road a line runs: to the right of it, or below it."""
        sharing = self._on_road[self.road(one, other)]
        return (sharing.index(line) - (len(sharing) - 1) / 2) * PITCH

    def _join(self, grid: Grid, line: LineKey, stop: str, to: str, other: str | None) -> tuple[Point, ...]:
        """How the marker from `stop` to `to` begins at `stop`, where it meets the one from `other`.

        Both markers of a joint end in the same point, so that a line has no gaps.
        """
        x, y = grid.place(stop)
        to_x, to_y = grid.place(to)
        mine = self.offset(line, stop, to)
        is_level = to_y == y
        alone = (x, y + mine) if is_level else (x + mine, y)
        if other is None:
            return (alone,)
        theirs = self.offset(line, stop, other)
        if (grid.place(other)[1] == y) != is_level:
            return ((x + theirs, y + mine) if is_level else (x + mine, y + theirs),)
        if mine == theirs:
            return (alone,)
        middle = (mine + theirs) / 2
        if is_level:
            return (x, y + middle), (x + (SHIFT if to_x > x else -SHIFT), y + mine)
        return (x + middle, y), (x + mine, y + (SHIFT if to_y > y else -SHIFT))


def sign_width(city: City, stop: str) -> float:
    return PAIR_WIDTH if len(city.stop(stop).icons) > 1 else SIGN


def path_through(courses: Sequence[Sequence[Point]]) -> list[str]:
    """One path for each course of a line, with round corners; each begins where the one before it ends.

    A turn lies half in one course and half in the next, so that markers can be drawn one by one.
    """
    points: list[Point] = []
    owners: list[int] = []  # the course in which the way to each point lies
    for owner, course in enumerate(courses):
        for point in course:
            if not points or point != points[-1]:
                points.append(point)
                owners.append(owner)
    if len(points) < 2:
        return [""] * len(courses)
    pencils: dict[int, Pencil] = {owners[1]: Pencil(points[0])}
    for place in range(1, len(points)):
        here = points[place]
        mine = pencils[owners[place]]
        if place == len(points) - 1:
            mine.line(here)
            break
        next_one = owners[place + 1]
        if _is_straight(points[place - 1], here, points[place + 1]):
            if owners[place] != next_one:
                mine.line(here)
                pencils[next_one] = Pencil(here)
            continue
        begins, ends = _towards(here, points[place - 1]), _towards(here, points[place + 1])
        mine.line(begins)
        if owners[place] == next_one:
            mine.curve(here, ends)
            continue
        middle = ((begins[0] + 2 * here[0] + ends[0]) / 4, (begins[1] + 2 * here[1] + ends[1]) / 4)
        mine.curve(_between(begins, here), middle)
        pencils[next_one] = Pencil(middle)
        pencils[next_one].curve(_between(here, ends), ends)
    return [str(pencils[owner]) if owner in pencils else "" for owner in range(len(courses))]


def _is_straight(before: Point, here: Point, after: Point) -> bool:
    return before[0] == here[0] == after[0] or before[1] == here[1] == after[1]


def _towards(here: Point, there: Point) -> Point:
    """Where a turn at `here` begins or ends."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    length = (dx * dx + dy * dy) ** 0.5
    share = min(CORNER, length / 2) / length
    return here[0] + dx * share, here[1] + dy * share


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _seat_order(line: LineKey) -> tuple[bool, LineKey]:
    return isinstance(line, str), line
