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
_ROW, _ROW_OF_TWO, _TIGHT_ROW = 20, 14.6, 12.6
_LARGE, _SMALL, _TIGHT = 13.0, 11.5, 10.0  # letters
EDGE = 0.8  # half of the stroke around a badge
_MARK = 21  # the tick, the exclamation mark and the sign of a dead end
_BESIDE_TEXT = 24  # pictogram and margins


class Part(NamedTuple):
    """A pictogram and a number: one row of a cost."""

    icon: str
    text: str


class Badge(NamedTuple):
    """What it costs to go to a stop. Without parts it is a tick, or the sign of a loop or of a dead end."""

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
    is_short = all(len(part.text) == 1 for part in parts)
    sizes = (_LARGE, _SMALL, _TIGHT) if is_short else (_SMALL, _TIGHT)
    for places in (_corner, _anywhere):
        for size in sizes:
            width, height = _measures(parts, size)
            for left, top in places(width, height):
                box = Box(x + left, y + top, x + left + width, y + top + height)
                edge = box.grown(EDGE)
                if edge.is_inside(room) and not touches_any(edge, near):
                    return Badge(stop, lit, parts, size, box)
    width, height = _measures(parts, _TIGHT)
    return Badge(stop, lit, parts, _TIGHT, Box(x, y, x + width, y + height).moved(BADGE_X, BADGE_Y))


def row_height(parts: Sequence[Part], size: float) -> float:
    if len(parts) < 2:
        return _ROW
    return _TIGHT_ROW if size == _TIGHT else _ROW_OF_TWO


def is_tight(badge: Badge) -> bool:
    return badge.size == _TIGHT


def _measures(parts: Sequence[Part], size: float) -> tuple[float, float]:
    """Width and height; all digits count as wide, so that badges look alike."""
    if not parts:
        return _MARK, _MARK
    digits = max(len(part.text) for part in parts)
    width = _BESIDE_TEXT - (4 if size == _TIGHT else 0) + width_of("0" * digits, size)
    height = row_height(parts, size) * len(parts)
    return width, height + (1 if len(parts) > 1 else 0)


def _corner(width: float, height: float) -> tuple[tuple[float, float], ...]:
    """The corner of a cost, seen from its stop, and a little beside it."""
    below = ((left, BADGE_Y) for left in (BADGE_X, 10, 18, 6, 22, 2))
    return (*below, (-BADGE_X - width, BADGE_Y), (-10 - width, BADGE_Y))


@lru_cache(maxsize=64)
def _anywhere(width: float, height: float) -> tuple[tuple[float, float], ...]:
    """For a crowd: anywhere around the stop, the nearest first."""
    places = [(left, top) for left in range(-56, 32, 3) for top in range(-56, 36, 3)]
    return tuple(sorted(places, key=lambda place: _far(place[0] + width / 2, place[1] + height / 2)))


def _far(x: float, y: float) -> float:
    """How far the middle of a cost is from its stop; below is nearer than above."""
    return math.hypot(x, y) + (30 if y < 0 else 0) + (10 if x < 0 else 0)


def _parts(game: str, lit: Lit) -> tuple[Part, ...]:
    if lit.kind in {"loop", "dead-end"}:
        return ()
    shared = "traffic" if game == "bus" else "connections"
    costs = (("turn", lit.turn_boxes), (shared, lit.shared))
    return tuple(Part(icon, str(count) if count < 100 else "…") for icon, count in costs if count)


def _around(grid: Grid, stop: str) -> Iterator[str]:
    """The names of the stops that may be around one."""
    column, row = grid.cell(stop)
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            if across or down:
                yield f"{chr(grid.first_column + column + across)}{grid.first_row + row + down}"
