"""The names of sightseeing spots, each where it covers nothing.

A name stands in one of the four blocks around its stop, in one to three lines. Every way to write it has a price
that does not depend on the game (small letters, many lines, far from the stop, an unusual side) and one that does
(lines under it); the cheapest that touches nothing is taken. If there is none, the name is shortened: the title
of the stop always has the whole of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from allaboard.boards.city import City
from allaboard.boards.harmless import harmless
from allaboard.drawing.board.corners import printed
from allaboard.drawing.board.outlines import Box, Crowd, touches_any
from allaboard.drawing.board.roadways import Roadways, under
from allaboard.drawing.geometry import UNIT, Point, grid_of
from allaboard.drawing.lettering import NAMES, fitted, width_of

FONT = NAMES.at(700)
SIZES = {14.0: 0.0, 13.0: 1.0, 12.0: 2.5, 11.0: 5.0}  # and what smaller letters cost
LEADING = 1.04
_ASCENT, _DESCENT = 0.74, 0.22
_LINES = {1: 0.4, 2: 0.0, 3: 2.4}
_WIDEST = 92
_FURTHEST = UNIT + 24  # from the stop
_ROADS = 6.0  # the price of standing on roads entirely
_SHORTER = (64, 48, 34)


class Name(NamedTuple):
    """A name as it is written: the lines are centred on `x`, the first stands on `y`."""

    stop: str
    lines: tuple[str, ...]
    size: float
    x: float
    y: float
    box: Box
    is_on_busy_road: bool


class _Way(NamedTuple):
    """One way to write a name, seen from its stop."""

    price: float
    lines: tuple[str, ...]
    size: float
    box: Box


class _FreeWays:
    """The ways to write the name of a stop on the board that cover nothing printed, the cheapest first.

    There are thousands, and mostly one of the first is taken: what is printed is asked only as far as needed, and
    once, however often the board is drawn.
    """

    def __init__(self, city: City, lying: bool, stop: str) -> None:
        grid = grid_of(city, lying)
        self._place = grid.place(stop)
        self._room = Box(0, 0, grid.width, grid.height).grown(-3)
        self._fixtures = printed(city, lying).near(_reach(self._place))
        self._ways = _ways(city.stop(stop).spot or "")
        self._known: dict[int, _Way | None] = {}

    def __iter__(self) -> Iterator[_Way]:
        for number in range(len(self._ways)):
            if number not in self._known:
                self._known[number] = self._asked(self._ways[number])
            way = self._known[number]
            if way is not None:
                yield way

    def _asked(self, way: _Way) -> _Way | None:
        box = way.box.moved(*self._place)
        if box.is_inside(self._room) and not touches_any(box, self._fixtures):
            return way._replace(box=box)
        return None


def place_names(city: City, lying: bool, taken: Crowd, roadways: Roadways) -> list[Name]:
    """All names; each keeps off what is taken (besides what is printed) and off the names before it."""
    found: list[Name] = []
    for stop in city.stops:
        if stop.spot is None:
            continue
        name = _placed(
            stop.name, grid_of(city, lying).place(stop.name), _free_ways(city, lying, stop.name), taken, roadways
        )
        if name is not None:
            taken.add(name.box)
            found.append(name)
    return found


def name_width(text: str, size: float) -> float:
    """The width of a line of a name, which is written in condensed letters."""
    return width_of(text, size, FONT)


def _placed(stop: str, place: Point, ways: Iterable[_Way], taken: Crowd, roadways: Roadways) -> Name | None:
    around = _reach(place)
    outlines, roads = taken.near(around), roadways.near(around)
    best: tuple[float, _Way, bool] | None = None
    for way in ways:
        if best is not None and way.price >= best[0]:
            break
        if touches_any(way.box, outlines):
            continue
        share, is_busy = under(way.box, roads)
        price = way.price + _ROADS * share
        if best is None or price < best[0]:
            best = price, way, is_busy
    if best is None:
        return None
    _, way, is_busy = best
    box = way.box
    x, y = (box.left + box.right) / 2, box.top + 1 + _ASCENT * way.size
    return Name(stop, way.lines, way.size, x, y, box, is_busy)


@lru_cache(maxsize=256)
def _free_ways(city: City, lying: bool, stop: str) -> _FreeWays:
    return _FreeWays(city, lying, stop)


def _reach(place: Point) -> Box:
    """Around a stop, everything that its name could touch."""
    return Box(*place, *place).grown(_FURTHEST)


@lru_cache(maxsize=256)
def _ways(name: str) -> tuple[_Way, ...]:
    """Every way to write a name near its stop, the cheapest first."""
    text = " ".join(harmless(name).split())
    ways = [way for size in SIZES for lines in _splits(text, size) for way in _around(lines, size, SIZES[size])]
    for place, room in enumerate(_SHORTER):
        short = _shortened(text, 11, room)
        ways += _around(short, 11, 20.0 + 10 * place)
    return tuple(sorted(ways, key=lambda way: way.price))


def _splits(text: str, size: float) -> Iterator[tuple[str, ...]]:
    """The best ways to break a text into one, two and three lines, if they are not too wide."""
    words = text.split(" ")
    for count in _LINES:
        if count > len(words) or len(words) > 12:
            continue
        best: tuple[float, tuple[str, ...]] | None = None
        for breaks in combinations(range(1, len(words)), count - 1):
            cuts = (0, *breaks, len(words))
            lines = tuple(" ".join(words[cuts[line] : cuts[line + 1]]) for line in range(count))
            widest = max(name_width(line, size) for line in lines)
            if best is None or widest < best[0]:
                best = widest, lines
        if best is not None and best[0] <= _WIDEST:
            yield best[1]


def _shortened(text: str, size: float, room: float) -> tuple[str, ...]:
    """As much of a text as two lines hold."""
    words, lines = text.split(" "), [""]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        if name_width(longer, size) <= room or not lines[-1] or len(lines) == 2:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(fitted(line, size, room, FONT) for line in lines)


def _around(lines: tuple[str, ...], size: float, price: float) -> Iterator[_Way]:
    """The places in the four blocks around a stop."""
    width = max(name_width(line, size) for line in lines) + 2
    height = (_ASCENT + _DESCENT + (len(lines) - 1) * LEADING) * size + 2
    price += _LINES[len(lines)]
    for side, is_right in ((0.0, True), (0.8, False)):
        for top, above in _heights(height):
            for out in _outs(width):
                if out + width > _FURTHEST:
                    continue
                left = out if is_right else -out - width
                cost = price + side + above + _distance(out, width)
                yield _Way(cost, lines, size, Box(left, top, left + width, top + height))


def _heights(height: float) -> Iterator[tuple[float, float]]:
    """Tops of the box below and above the road, and what they cost."""
    for gap in (0, 2.5, 5, 8, 12, 17):
        yield 20.5 + gap, gap / 6
        yield -20.5 - gap - height, 3.2 + gap / 6


def _outs(width: float) -> Iterator[float]:
    """How far from the middle of the stop a name begins."""
    yield (UNIT - width) / 2
    yield from (-4.0, 0.0, 4.0, 8.0, 12.0, 16.0, 20.0, 25.0, 30.0, 36.0, 42.0)


def _distance(out: float, width: float) -> float:
    """A name belongs into its block, and rather to its own stop than to the next."""
    over = max(0.0, out + width - (UNIT - 7)) + max(0.0, 7 - out)
    return 0.16 * over + 0.02 * max(0.0, out - 8)
