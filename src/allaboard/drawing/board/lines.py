"""The lines on the board: their markers, where they began and where they end.

Each player has a colour, a pattern and a shape, which always travel together.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from allaboard.drawing.board.corners import wider
from allaboard.drawing.board.layout import (
    CROSS,
    RING,
    RING_STEP,
    RING_WIDTH,
    SHARED_RING,
    SHARED_RING_WIDTH,
    End,
    Layout,
)
from allaboard.drawing.board.outlines import Pill
from allaboard.drawing.elements import Element, Value, element, group, number, path, title
from allaboard.drawing.geometry import TRACK, LineKey, Point, path_through
from allaboard.drawing.pathdata import straight
from allaboard.drawing.signs import colour_of, colour_on, pawn
from allaboard.drawing.studio import Studio
from allaboard.drawing.tracks import dashes, pattern

_FADED = 0.45
_HOLLOW = TRACK - 3.2  # the light inside of a track that is only possible


def draw_tracks(studio: Studio, layout: Layout) -> Iterator[Element]:
    """Every line, marker by marker."""
    theme = studio.theme
    state = layout.state
    for line in state.lines:
        is_out = line in state.eliminated
        markers = list(layout.lanes.markers(layout.grid, line))
        if not markers:
            continue
        pieces = path_through([marker.course for marker in markers])
        whole = path_through([[point for marker in markers for point in marker.course]])[0]
        drawing = group(
            class_="line", data_line=line, data_eliminated=is_out or None, fill="none", stroke_linejoin="round"
        )
        if line in state.names:
            drawing.add(title(state.names[line]))
        drawing.add(path(whole, stroke=theme.casing, stroke_width=TRACK + 2, stroke_linecap="round"))
        if is_out:
            drawing.add(path(whole, stroke=theme.road, stroke_width=TRACK, stroke_linecap="round"))
        fills = group(
            stroke=colour_of(studio, line),
            stroke_width=TRACK,
            stroke_linecap="round",
            opacity=_FADED if is_out else None,
        )
        for order, (marker, piece) in enumerate(zip(markers, pieces, strict=True)):
            fills.add(
                path(
                    piece,
                    data_marker=marker.road,
                    data_seat=line,
                    data_order=order,
                    data_from=marker.start,
                    data_to=marker.end,
                )
            )
        yield drawing.add(fills).extend(pattern(studio, line, whole))


def draw_possible(studio: Studio, layout: Layout) -> Iterator[Element]:
    """The roads that a turn may use as hollow tracks; once a turn is chosen, only its own."""
    state = layout.state
    line = state.viewer
    roads = state.chosen_roads if state.chosen else state.reach
    if line is None or not roads:
        return
    own = state.lines.get(line, ())
    laid = {frozenset((own[place], own[place + 1])) for place in range(len(own) - 1)}
    pieces = []
    for start, end in roads:
        if frozenset((start, end)) not in laid:
            pieces.append(straight(*layout.lanes.lane(layout.grid, line, start, end)))
    d = "".join(pieces)
    yield group(class_="possible", data_possible=line, fill="none", stroke_linecap="round").add(
        path(d, stroke=studio.theme.casing, stroke_width=TRACK + 2),
        path(d, stroke=colour_of(studio, line), stroke_width=TRACK + 0.4),
        path(d, stroke=studio.theme.sign, stroke_width=_HOLLOW),
    )


def draw_ends(studio: Studio, layout: Layout) -> Iterator[Element]:
    """Around the stop where each line ends, under its sign: rings from the outside in, then crosses."""
    for end in sorted(layout.ends, key=lambda end: (end.is_out, -end.place)):
        drawing = group(
            class_="end turn" if end.line in layout.state.to_play else "end",
            data_end=end.stop,
            data_seat=end.line,
            data_eliminated=end.is_out or None,
            fill="none",
        )
        x, y = layout.grid.place(end.stop)
        reach = end.outline.reach if isinstance(end.outline, Pill) else wider(layout.city.stop(end.stop))
        if end.is_out:
            yield drawing.extend(_cross(studio, end, x, y, reach))
        elif end.among > 2:
            yield drawing.extend(_shared_ring(studio, end, x, y, reach))
        else:
            radius = RING + end.place * RING_STEP
            yield drawing.extend(_ring(studio, end.line, _pill(x, y, radius, reach)))


def _ring(studio: Studio, line: LineKey, shape: dict[str, Value]) -> Iterator[Element]:
    """A closed ring with the colour and the pattern of its line."""
    theme = studio.theme
    yield element("rect", None, **shape, fill=theme.sign, stroke=theme.casing, stroke_width=RING_WIDTH + 2.4)
    yield element("rect", None, **shape, stroke=colour_of(studio, line), stroke_width=RING_WIDTH)
    strokes = dashes(line, RING_WIDTH)
    if strokes is not None:
        yield element("rect", None, **shape, stroke=colour_on(studio, line), **strokes)


def _shared_ring(studio: Studio, end: End, x: float, y: float, reach: float) -> Iterator[Element]:
    """The part of a line in a ring that several share: the same length for each."""
    theme = studio.theme
    shape = _pill(x, y, SHARED_RING, reach)
    if end.place == end.among - 1:  # the first to be drawn brings the ground
        yield element("rect", None, **shape, fill=theme.sign, stroke=theme.casing, stroke_width=SHARED_RING_WIDTH + 2.4)
    d = _arc(x, y, reach, end.place / end.among, (end.place + 1) / end.among)
    yield path(d, stroke=colour_of(studio, end.line), stroke_width=SHARED_RING_WIDTH)
    yield from pattern(studio, end.line, d, SHARED_RING_WIDTH)


def _arc(x: float, y: float, reach: float, first: float, last: float) -> str:
    """A part of the shared ring, clockwise from the top, with a gap before the next one."""
    length = 2 * math.pi * SHARED_RING + 4 * reach
    gap = 0.7 / length
    steps = 16
    points = [
        _on_pill(x, y, SHARED_RING, reach, length * (first + gap + (last - first - 2 * gap) * step / steps))
        for step in range(steps + 1)
    ]
    return "M" + "L".join(f"{number(px)} {number(py)}" for px, py in points)


def _on_pill(x: float, y: float, radius: float, reach: float, way: float) -> Point:
    """The point that lies so far along a pill, clockwise from the middle of its upper edge."""
    half = math.pi * radius
    way %= 2 * half + 4 * reach
    if way < reach:
        return x + way, y - radius
    way -= reach
    if way < half:
        return x + reach + radius * math.sin(way / radius), y - radius * math.cos(way / radius)
    way -= half
    if way < 2 * reach:
        return x + reach - way, y + radius
    way -= 2 * reach
    if way < half:
        return x - reach - radius * math.sin(way / radius), y + radius * math.cos(way / radius)
    return x - reach + (way - half), y - radius


def _cross(studio: Studio, end: End, x: float, y: float, reach: float) -> Iterator[Element]:
    """A line that is out ends in a cross."""
    theme = studio.theme
    middle = x + 7 * (end.place - (end.among - 1) / 2)
    across = CROSS + reach
    d = (
        f"M{number(middle - across)} {number(y - CROSS)}L{number(middle + across)} {number(y + CROSS)}"
        f"M{number(middle + across)} {number(y - CROSS)}L{number(middle - across)} {number(y + CROSS)}"
    )
    yield path(d, stroke=theme.casing, stroke_width=RING_WIDTH + 2.6, stroke_linecap="round")
    yield path(d, stroke=theme.road, stroke_width=RING_WIDTH, stroke_linecap="round")
    yield path(d, stroke=colour_of(studio, end.line), stroke_width=RING_WIDTH, stroke_linecap="round", opacity=0.7)


def _pill(x: float, y: float, radius: float, reach: float) -> dict[str, Value]:
    return {
        "x": x - radius - reach,
        "y": y - radius,
        "width": 2 * (radius + reach),
        "height": 2 * radius,
        "rx": radius,
    }


def draw_pawns(studio: Studio, layout: Layout) -> Iterator[Element]:
    """Where each line began."""
    for pin in layout.pawns:
        yield group(class_="pawn", data_pawn=pin.stop, data_seat=pin.line).add(pawn(studio, pin.line, pin.x, pin.y))
