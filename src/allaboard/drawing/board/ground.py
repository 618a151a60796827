"""What lies under the roads: water, blocks, parks, silhouettes. It recedes, and means nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from allaboard.boards.city import City
from allaboard.drawing.board.corners import printed
from allaboard.drawing.board.layout import Layout
from allaboard.drawing.board.scenery import LANDMARKS, Scenery, Standing, scenery_of
from allaboard.drawing.elements import Element, Ready, element, group, moved, number, path, rectangle
from allaboard.drawing.geometry import UNIT, Grid, Point, grid_of
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import Theme

RADIUS = 14  # of the corners of the board
_BLOCK_INSET = 13
_BANK = 4  # how much wider the bank of a river is than its water
_KEEP_OFF = 2  # the least distance of a silhouette from anything


class _Colours(NamedTuple):
    ground: str
    block: str
    water: str
    water_line: str
    park: str
    park_line: str


def draw_ground(studio: Studio, layout: Layout) -> Element:
    """The ground with the silhouettes that have room now."""
    theme = studio.theme
    ground = _ground(
        layout.city,
        layout.grid.lying,
        _Colours(theme.ground, theme.block, theme.water, theme.water_line, theme.park, theme.park_line),
    )
    drawing = group(data_ground=True).add(ground)
    return drawing.extend(_draw_landmark(theme, mark, layout.grid) for mark in standing(layout))


def standing(layout: Layout) -> Iterator[Standing]:
    """The silhouettes that touch nothing: one steps back when a cost or a name needs its block."""
    fixed = printed(layout.city, layout.grid.lying)
    for mark in scenery_of(layout.city).landmarks:
        box = mark.outline(layout.grid).grown(_KEEP_OFF)
        in_the_way = layout.taken.touched_by(box) or fixed.touched_by(box) or layout.roadways.touched_by(box)
        if box.is_inside(layout.bounds) and not in_the_way:
            yield mark


@lru_cache(maxsize=32)
def _ground(city: City, lying: bool, colours: _Colours) -> Element:
    """Everything but the silhouettes: the same for every moment, so it is made once."""
    grid, scenery = grid_of(city, lying), scenery_of(city)
    width, height = grid.width, grid.height
    base = rectangle(0, 0, width, height, rx=RADIUS, fill=colours.water if scenery.sea else colours.ground)
    # An inner svg cuts off what runs over its edges.
    inner = element("svg", None, width=width, height=height, viewBox=f"0 0 {number(width)} {number(height)}")
    inner.add(base)
    if scenery.island:
        coast = smooth([grid.at(*point) for point in scenery.island], closed=True)
        inner.add(path(coast, fill=colours.ground, stroke=colours.water_line, stroke_width=6, stroke_linejoin="round"))
    if scenery.waves:
        inner.add(
            path(_waves(scenery, grid), fill="none", stroke=colours.water_line, stroke_width=2, stroke_linecap="round")
        )
    inner.add(_blocks(city, grid, scenery.sea, colours.block))
    inner.extend(_parks(scenery, grid, colours))
    for river in scenery.rivers:
        course = smooth([grid.at(*point) for point in river.course])
        water = group(fill="none")
        water.add(
            path(course, stroke=colours.water_line, stroke_width=river.width + _BANK),
            path(course, stroke=colours.water, stroke_width=river.width),
        )
        inner.add(water)
    inner.extend(_isles(scenery, grid, colours))
    return Ready(inner)


def _waves(scenery: Scenery, grid: Grid) -> str:
    places = [grid.at(*place) for place in scenery.waves]
    return "".join(f"M{number(x - 16)} {number(y)}q8-7 16 0t16 0" for x, y in places)


def _blocks(city: City, grid: Grid, needs_all: bool, colour: str) -> Element:
    """The houses between four stops, where at most one of them is missing."""
    here = {grid.cell(stop.name) for stop in city.stops}
    size = UNIT - 2 * _BLOCK_INSET
    pieces = []
    for column in range(grid.last_column - grid.first_column):
        for row in range(grid.last_row - grid.first_row):
            found = sum((column + right, row + down) in here for right in (0, 1) for down in (0, 1))
            if found >= (4 if needs_all else 3):
                x, y = grid.at(column, row)
                pieces.append(_rounded_square(x + _BLOCK_INSET, y + _BLOCK_INSET, size, 7))
    return path("".join(pieces), fill=colour)


def _rounded_square(x: float, y: float, size: float, radius: float) -> str:
    side, r = number(size - 2 * radius), number(radius)
    return (
        f"M{number(x + radius)} {number(y)}h{side}q{r} 0 {r} {r}v{side}q0 {r}-{r} {r}"
        f"h-{side}q-{r} 0-{r}-{r}v-{side}q0-{r} {r}-{r}z"
    )


def _parks(scenery: Scenery, grid: Grid, colours: _Colours) -> Iterator[Element]:
    for left, top, right, bottom in scenery.parks:
        (x1, y1), (x2, y2) = grid.at(left, top), grid.at(right, bottom)
        yield rectangle(
            x1, y1, x2 - x1, y2 - y1, rx=RADIUS, fill=colours.park, stroke=colours.park_line, stroke_width=1.2
        )


def _isles(scenery: Scenery, grid: Grid, colours: _Colours) -> Iterator[Element]:
    """Islets in a river: a level stadium, or an upright one on a board that lies."""
    for column, row, across, down in scenery.isles:
        x, y = grid.at(column, row)
        if grid.lying:
            across, down = down, across
        yield rectangle(
            x - across, y - down, 2 * across, 2 * down, rx=min(across, down),
            fill=colours.block, stroke=colours.water_line, stroke_width=2,
        )  # fmt: skip


def _draw_landmark(theme: Theme, mark: Standing, grid: Grid) -> Element:
    """A silhouette in one tone; what is cut out of it is the other."""
    drawing = moved(*mark.placed(grid), fill="none", stroke_linecap="round", stroke_linejoin="round")
    for part in LANDMARKS[mark.name].parts:
        if part.fill is not None:
            drawing.add(path(part.fill, fill=theme.land))
        if part.cut is not None:
            drawing.add(path(part.cut, fill=theme.land_light))
        if part.stroke is not None:
            drawing.add(path(part.stroke, stroke=theme.land, stroke_width=part.width))
        if part.groove is not None:
            drawing.add(path(part.groove, stroke=theme.land_light, stroke_width=part.width))
    return drawing


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """A curve through points (Catmull-Rom, written as Béziers)."""
    count = len(points)
    pieces = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for place in range(count if closed else count - 1):
        if closed:
            before, here, there, after = (points[(place + step) % count] for step in (-1, 0, 1, 2))
        else:
            before, here = points[max(0, place - 1)], points[place]
            there, after = points[place + 1], points[min(count - 1, place + 2)]
        pieces.append(
            f"C{number(here[0] + (there[0] - before[0]) / 6)} {number(here[1] + (there[1] - before[1]) / 6)} "
            f"{number(there[0] - (after[0] - here[0]) / 6)} {number(there[1] - (after[1] - here[1]) / 6)} "
            f"{number(there[0])} {number(there[1])}"
        )
    return "".join(pieces) + ("Z" if closed else "")
