"""What it costs to go to a lit stop, as a badge in a corner of that stop.

South-east is its corner. Where a neighbour needs the room it moves aside, and becomes tighter if it must.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from allaboard.boards.city import City
from allaboard.drawing.board.outlines import Box, Outline, touches_any
from allaboard.drawing.board.state import Lit
from allaboard.drawing.geometry import Grid
from allaboard.drawing.lettering import width_of

BADGE_X, BADGE_Y = 14, 18.8
ROW, ROW_OF_TWO = 20, 14.6
EDGE = 0.8  # half of the stroke around a badge
_MARK = 21  # the tick and the exclamation mark
_BESIDE_TEXT = 23.5  # pictogram and margins


class Part(NamedTuple):
    """A pictogram and a number: one row of a cost."""

    icon: str
    text: str


class Badge(NamedTuple):
    """What it costs to go to a stop. Without parts it is a tick, or for a loop an exclamation mark."""

    stop: str
    lit: Lit
    parts: tuple[Part, ...]
    size: float
    box: Box


def place_badge(
    city: City,
    grid: Grid,
    stop: str,
    lit: Lit,
    things: Mapping[str, Sequence[Outline]],
    own: Sequence[Outline],
    room: Box,
) -> Badge:
    """A badge that touches nothing of what stands at the stops around it, nor what is its `own` stop's."""
    parts = _parts(city.game, lit)
    x, y = grid.place(stop)
    near = [*own, *(outline for other in _around(grid, stop) if other in things for outline in things[other])]
    sizes = (13.0, 11.5, 10.0) if all(len(part.text) == 1 for part in parts) else (11.5, 10.0, 9.5)
    for size in sizes:
        width, height = _measures(parts, size)
        for left, top in _places(width, height):
            box = Box(x + left, y + top, x + left + width, y + top + height)
            edge = box.grown(EDGE)
            if edge.is_inside(room) and not touches_any(edge, near):
                return Badge(stop, lit, parts, size, box)
    width, height = _measures(parts, sizes[-1])
    return Badge(stop, lit, parts, sizes[-1], Box(x, y, x + width, y + height).moved(BADGE_X, BADGE_Y))


def _measures(parts: Sequence[Part], size: float) -> tuple[float, float]:
    if not parts:
        return _MARK, _MARK
    width = _BESIDE_TEXT - (3 if size <= 10 else 0) + max(width_of(part.text, size) for part in parts)
    return width, ROW if len(parts) == 1 else 2 * ROW_OF_TWO + 1


@lru_cache(maxsize=64)
def _places(width: float, height: float) -> tuple[tuple[float, float], ...]:
    """Where a cost may stand, seen from its stop: in its corner, and in a crowd anywhere around, the nearest first."""
    usual = [(left, BADGE_Y) for left in (BADGE_X, 10, 6, 2)]
    others = [(left, top) for left in range(-56, 32, 3) for top in range(-56, 36, 3)]
    others.sort(key=lambda place: _far(place[0] + width / 2, place[1] + height / 2))
    return (*usual, *others)


def _far(x: float, y: float) -> float:
    """How far the middle of a cost is from its stop; below is nearer than above."""
    return math.hypot(x, y) + (30 if y < 0 else 0) + (10 if x < 0 else 0)


def _parts(game: str, lit: Lit) -> tuple[Part, ...]:
    if lit.loops:
        return ()
    shared = "traffic" if game == "bus" else "connection"
    costs = (("turn", lit.turn_boxes), (shared, lit.shared))
    return tuple(Part(icon, str(count) if count < 100 else "…") for icon, count in costs if count)


def _around(grid: Grid, stop: str) -> Iterator[str]:
    """The names of the stops that may be around one."""
    column, row = grid.cell(stop)
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            if across or down:
                yield f"{chr(grid.first_column + column + across)}{grid.first_row + row + down}"
