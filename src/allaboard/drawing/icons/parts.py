"""What a pictogram is made of, on a grid of 24.

Figures are solid, with parts cut out of them. On each side 1.5 of the grid stays free, cut-outs are at least 1.4
wide and strokes 1.6 to 3.2, so that every pictogram can be read at 20 pixels.
"""

from __future__ import annotations

from typing import NamedTuple

GRID = 24
FREE = 1.5


class Turn(NamedTuple):
    """A rotation about a point."""

    degrees: float
    x: float
    y: float


class Part(NamedTuple):
    """One piece: drawn in the colour of the figure, or cut out of it; filled, or a stroke of some width."""

    shape: str  # path, circle or rect
    data: tuple[str | float, ...]
    is_cut: bool = False
    stroke: float | None = None
    turn: Turn | None = None


class Pictogram(NamedTuple):
    """A drawing, and the key of the word that says what it shows."""

    word: str
    parts: tuple[Part, ...]


def fill(d: str) -> Part:
    return Part("path", (d,))


def cut(d: str) -> Part:
    return Part("path", (d,), is_cut=True)


def stroke(d: str, width: float) -> Part:
    return Part("path", (d,), stroke=width)


def groove(d: str, width: float) -> Part:
    return Part("path", (d,), is_cut=True, stroke=width)


def disc(x: float, y: float, r: float) -> Part:
    return Part("circle", (x, y, r))


def hole(x: float, y: float, r: float) -> Part:
    return Part("circle", (x, y, r), is_cut=True)


def ring(x: float, y: float, r: float, width: float) -> Part:
    return Part("circle", (x, y, r), stroke=width)


def bar(x: float, y: float, width: float, height: float, radius: float = 0) -> Part:
    return Part("rect", (x, y, width, height, radius))


def slot(x: float, y: float, width: float, height: float, radius: float = 0) -> Part:
    return Part("rect", (x, y, width, height, radius), is_cut=True)


def turned(degrees: float, x: float, y: float, *parts: Part) -> tuple[Part, ...]:
    """The parts, rotated together about a point."""
    return tuple(part._replace(turn=Turn(degrees, x, y)) for part in parts)
