"""Shapes on a printed page, in PDF's own operators.

A board has thousands of shapes, most of them the same few: what an outline and a pen are written as is kept. (A
canvas would also do this, number by number, and take most of the time of printing for it.)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from allaboard.drawing.outlines import Matrix, Stroke, outline_of
from allaboard.drawing.styles import Style

SHAPES = frozenset({"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"})

_GEOMETRY = (
    "d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "points",
)  # fmt: skip
_PEN = (
    "fill", "stroke", "color", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-dasharray", "stroke-dashoffset",
)  # fmt: skip
_OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}
_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}
_NAMES = {"black": "#000000", "white": "#FFFFFF"}


class CannotDraw(ValueError):
    """A picture has something that this renderer does not know."""


class Pen(NamedTuple):
    """What is set before a shape is drawn, and what is then done with its outline."""

    operators: str
    fills: bool
    strokes: bool

    def draws(self, style: Style) -> str:
        """The operator that draws an outline."""
        if not self.fills:
            return "S"
        even = "*" if style.get("fill-rule") == "evenodd" else ""
        return ("B" if self.strokes else "f") + even


def path_of(tag: str, attributes: Mapping[str, str]) -> str:
    """The outline of a shape; empty if it has none."""
    return _path_of(tag, *[attributes.get(name) for name in _GEOMETRY])


def path_operators(outline: list[Stroke]) -> str:
    return " ".join(
        " ".join([*(f"{_number(x)} {_number(y)}" for x, y in points), _OPERATORS[command]])
        for command, points in outline
    )


def matrix_operator(matrix: Matrix) -> str:
    return f"{' '.join(f'{value:.6f}'.rstrip('0').rstrip('.') for value in matrix)} cm"


def pen_of(style: Style) -> Pen:
    """How a shape in this style is filled and edged, opacity aside."""
    return _pen_of(*[style.get(name) for name in _PEN])


def rgb(value: str, style: Style) -> tuple[float, float, float] | None:
    """A colour from 0 to 1, or none."""
    if value == "currentColor":
        value = style.get("color") or "black"
    if value in {"none", "transparent"}:
        return None
    if value.startswith("url("):
        raise CannotDraw("patterns and gradients cannot be printed")
    digits = _NAMES.get(value, value).removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    try:
        red, green, blue = bytes.fromhex(digits)
    except ValueError:
        raise CannotDraw(f"{value} is no colour that can be printed") from None
    return red / 255, green / 255, blue / 255


@lru_cache(maxsize=1 << 13)
def _path_of(tag: str, *values: str | None) -> str:
    given = {name: value for name, value in zip(_GEOMETRY, values, strict=True) if value is not None}
    return path_operators(outline_of(tag, given))


@lru_cache(maxsize=1 << 10)
def _pen_of(*values: str | None) -> Pen:
    style = {name: value for name, value in zip(_PEN, values, strict=True) if value is not None}
    parts: list[str] = []
    fill = rgb(style.get("fill", "black"), style)
    if fill is not None:
        parts.append(f"{_colour(fill)} rg")
    stroke = rgb(style.get("stroke", "none"), style)
    width = float(style.get("stroke-width", 1))
    strokes = stroke is not None and width > 0
    if stroke is not None and strokes:
        cap, join = _CAPS[style.get("stroke-linecap", "butt")], _JOINS[style.get("stroke-linejoin", "miter")]
        limit = float(style.get("stroke-miterlimit", 4))
        parts.append(f"{_colour(stroke)} RG {_number(width)} w {cap} J {join} j {_number(limit)} M")
        dashes = style.get("stroke-dasharray", "none")
        if dashes != "none":
            lengths = " ".join(_number(float(part)) for part in dashes.replace(",", " ").split())
            parts.append(f"[{lengths}] {_number(float(style.get('stroke-dashoffset', 0)))} d")
    return Pen(" ".join(parts), fill is not None, strokes)


def _colour(colour: tuple[float, float, float]) -> str:
    return " ".join(_number(part) for part in colour)


def _number(value: float) -> str:
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
