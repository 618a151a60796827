"""The lines on the board: their markers, where they began and where they end.

Each player has a colour, a pattern and a shape, which always travel together.
"""

from __future__ import annotations

from collections.abc import Iterator

from allaboard.boards.city import City
from allaboard.drawing.elements import Element, group, number, path, rectangle, title
from allaboard.drawing.geometry import PAIR_WIDTH, RIVAL, SIGN, TRACK, Grid, Lanes, LineKey, Point
from allaboard.drawing.position import Position
from allaboard.drawing.signs import colour_of, colour_on, pawn, token
from allaboard.drawing.studio import Studio

_RING = 22
_RING_STEP = 6.4
_FADED = 0.45


def draw_tracks(studio: Studio, position: Position, grid: Grid, names: dict[LineKey, str]) -> Iterator[Element]:
    """Every line, marker by marker."""
    lines = position.lines
    lanes = Lanes(position.city, lines)
    for line in lines:
        is_out = position.is_out(line)
        markers = list(lanes.markers(grid, line))
        if not markers:
            continue
        whole = path_through([point for marker in markers for point in marker.course])
        drawing = group(data_line=line, data_eliminated=is_out or None, fill="none", stroke_linejoin="round")
        drawing.add(
            title(names[line]),
            path(whole, stroke=studio.theme.casing, stroke_width=TRACK + 2, stroke_linecap="round"),
        )
        if is_out:
            drawing.add(path(whole, stroke=studio.theme.surface, stroke_width=TRACK, stroke_linecap="round"))
        fills = group(
            stroke=colour_of(studio, line),
            stroke_width=TRACK,
            stroke_linecap="round",
            stroke_opacity=_FADED if is_out else None,
        )
        for order, marker in enumerate(markers):
            fills.add(
                path(
                    path_through(marker.course),
                    data_marker=marker.road,
                    data_seat=line,
                    data_order=order,
                    data_from=marker.start,
                    data_to=marker.end,
                )
            )
        yield drawing.add(fills).extend(pattern(studio, line, whole))


def draw_ends(studio: Studio, position: Position, grid: Grid) -> Iterator[Element]:
    """A ring around the stop where each line ends; several lie around each other. They go under the signs."""
    ending: dict[str, list[LineKey]] = {}
    for line, stops in position.lines.items():
        ending.setdefault(stops[-1], []).append(line)
    for stop, lines in ending.items():
        x, y = grid.place(stop)
        wider = _sign_width(position.city, stop) - SIGN
        for place, line in reversed(list(enumerate(lines))):
            radius = _RING + place * _RING_STEP
            ring = {
                "x": x - radius - wider / 2,
                "y": y - radius,
                "width": 2 * radius + wider,
                "height": 2 * radius,
                "rx": radius,
            }
            is_out = position.is_out(line)
            yield group(data_end=stop, data_seat=line, data_eliminated=is_out or None).add(
                rectangle(**ring, fill=studio.theme.surface, stroke=studio.theme.casing, stroke_width=7),
                rectangle(
                    **ring,
                    fill="none",
                    stroke=colour_of(studio, line),
                    stroke_width=4.6,
                    stroke_dasharray="5 5" if is_out else None,
                ),
            )


def draw_pawns(studio: Studio, position: Position, grid: Grid) -> Iterator[Element]:
    """Where each line began, in the corner south-east of the stop, and whose end is where, south-west."""
    at_end: dict[str, int] = {}
    for line, stops in position.lines.items():
        x, y = grid.place(stops[0])
        yield group(data_pawn=stops[0], data_seat=line).add(pawn(studio, line, x + 20, y + 14))
        end = stops[-1]
        before = at_end.setdefault(end, 0)
        at_end[end] += 1
        x, y = grid.place(end)
        left = x - 19 - (_sign_width(position.city, end) - SIGN) / 2 - 17 * before
        yield token(studio, line, left, y + 19, 18)
        if position.is_out(line):
            yield path(
                f"M{number(left - 8)} {number(y + 11)}l16 16m0-16l-16 16",
                fill="none",
                stroke=studio.theme.casing,
                stroke_width=2.6,
                stroke_linecap="round",
            )


def pattern(studio: Studio, line: LineKey, d: str) -> Iterator[Element]:
    """What lies on a line besides its colour: nothing, a light centre, rungs, beads, dashes; the rival is hollow."""
    colour = colour_on(studio, line)
    if line == 1:
        yield path(d, stroke=colour, stroke_width=TRACK * 0.26)
    elif line == 2:
        yield path(d, stroke=colour, stroke_width=TRACK, stroke_dasharray=f"{TRACK * 0.26} {TRACK * 1.1}")
    elif line == 3:
        yield path(
            d,
            stroke=colour,
            stroke_width=TRACK * 0.5,
            stroke_linecap="round",
            stroke_dasharray=f"0.01 {TRACK * 1.25}",
        )
    elif line == 4:
        yield path(d, stroke=colour, stroke_width=TRACK * 0.34, stroke_dasharray=f"{TRACK * 0.9} {TRACK * 0.9}")
    elif line == RIVAL:
        yield path(d, stroke=colour, stroke_width=TRACK * 0.5)


def path_through(points: list[Point] | tuple[Point, ...]) -> str:
    """A path through points, each once."""
    d: list[str] = []
    last: Point | None = None
    for point in points:
        if point != last:
            d.append(f"{'L' if d else 'M'}{number(point[0])} {number(point[1])}")
        last = point
    return "".join(d)


def _sign_width(city: City, stop: str) -> float:
    return PAIR_WIDTH if len(city.stop(stop).icons) > 1 else SIGN
