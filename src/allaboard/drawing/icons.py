"""The pictograms, on a grid of 24: solid figures with parts cut out of them."""

from __future__ import annotations

import math
from typing import NamedTuple

from allaboard.drawing.elements import Element, circle, group, path, rectangle


class Part(NamedTuple):
    """One piece: drawn in the colour of the figure, or cut out of it; filled, or a stroke of some width."""

    shape: str  # path, circle or rect
    data: tuple[str | float, ...]
    is_cut: bool = False
    stroke: float | None = None


def _fill(d: str) -> Part:
    return Part("path", (d,))


def _cut(d: str) -> Part:
    return Part("path", (d,), is_cut=True)


def _stroke(d: str, width: float) -> Part:
    return Part("path", (d,), stroke=width)


def _groove(d: str, width: float) -> Part:
    return Part("path", (d,), is_cut=True, stroke=width)


def _disc(x: float, y: float, r: float) -> Part:
    return Part("circle", (x, y, r))


def _hole(x: float, y: float, r: float) -> Part:
    return Part("circle", (x, y, r), is_cut=True)


def _bar(x: float, y: float, width: float, height: float, radius: float = 0) -> Part:
    return Part("rect", (x, y, width, height, radius))


def _slot(x: float, y: float, width: float, height: float, radius: float = 0) -> Part:
    return Part("rect", (x, y, width, height, radius), is_cut=True)


_HEART = (
    "M12 21.4C4 15.4 1.6 11.8 1.6 8.2 1.6 4.8 4.2 2.8 6.9 2.8 9.1 2.8 11 4 12 6.2"
    " 13 4 14.9 2.8 17.1 2.8 19.8 2.8 22.4 4.8 22.4 8.2 22.4 11.8 20 15.4 12 21.4Z"
)
_LEFT_HALF = "M12 21.4C4 15.4 1.6 11.8 1.6 8.2 1.6 4.8 4.2 2.8 6.9 2.8 9.1 2.8 11 4 12 6.2Z"
_RIGHT_HALF = "M12 21.4C20 15.4 22.4 11.8 22.4 8.2 22.4 4.8 19.8 2.8 17.1 2.8 14.9 2.8 13 4 12 6.2Z"

_STUDENT = (
    _disc(12, 6, 4.5),
    _fill("M12 14.4C9.4 12.6 5.6 12 2 12.4V21c3.6-.4 7.4.2 10 2 2.6-1.8 6.4-2.4 10-2v-8.6c-3.6-.4-7.4.2-10 2z"),
    _groove("M12 15.4V22", 1.6),
)

PICTOGRAMS: dict[str, tuple[Part, ...]] = {
    "granny": (
        _disc(12, 3.7, 2.5),
        _disc(12, 9.8, 5.1),
        _hole(9.7, 10.2, 1.75),
        _hole(14.3, 10.2, 1.75),
        _slot(10.8, 9.7, 2.4, 1),
        _fill("M2.8 22.6C2.8 18.2 6.6 16 12 16s9.2 2.2 9.2 6.6z"),
        _groove("M9 16.6 12 20.2 15 16.6", 1.5),
    ),
    "student": _STUDENT,
    "intern": _STUDENT,
    "tourist": (
        _fill("M7.8 5.6C7.8 2.6 9.4 1.2 12 1.2s4.2 1.4 4.2 4.4z"),
        _stroke("M4.6 6.9h14.8", 2.2),
        _fill("M7.8 9h8.4v.2a4.2 4.2 0 0 1-8.4 0z"),
        _bar(2.8, 15, 18.4, 8, 2),
        _bar(8.6, 13.4, 6.8, 3, 1),
        _hole(12, 18.9, 3),
        _disc(12, 18.9, 1.5),
    ),
    "professional": (
        _disc(12, 6.4, 4.7),
        _fill("M2.6 22.6c0-6 3.8-9.2 9.4-9.2s9.4 3.2 9.4 9.2z"),
        _cut("M7.9 12.9h8.2L12 20z"),
        _fill("M10.8 14h2.4l.7 1.7-1 6.9h-1.8l-1-6.9z"),
    ),
    "university": (
        _fill("M12 3.4 23.4 8.8 12 14.2.6 8.8z"),
        _fill("M5.6 12.8v4.8c0 1.7 3 3.2 6.4 3.2s6.4-1.5 6.4-3.2v-4.8L12 15.9z"),
        _stroke("M21.6 10v5.6", 1.7),
        _disc(21.6, 17, 1.7),
    ),
    "office": (
        _fill("M3 22.4V9.4h6.4V1.6H21v20.8z"),
        *(_slot(x, y, 2.4, 2.4) for y in (4.6, 8.6, 12.6) for x in (12, 16)),
        _slot(5, 12.4, 2.4, 2.4),
        _slot(5, 16.6, 2.4, 2.4),
        _slot(13.8, 17.2, 2.8, 5.2),
    ),
    "monument": (
        _fill("M12 .8 14.8 4.6 16 16.4H8L9.2 4.6z"),
        _bar(6, 17.4, 12, 2),
        _bar(3, 20.4, 18, 2.4),
    ),
    "museum": (
        _fill("M12 1.4 22.6 7.4V9.2H1.4V7.4z"),
        *(_bar(x, 10.8, 2.6, 7.2) for x in (3.4, 8.2, 13.2, 18)),
        _bar(1.4, 19.4, 21.2, 3),
    ),
    "opera": (
        _disc(5.8, 19, 3.6),
        _disc(17.6, 16.6, 3.6),
        _bar(7.4, 4.6, 2, 14.4),
        _bar(19.2, 2.2, 2, 14.4),
        _fill("M7.4 4.2 21.2 1.2v4.6L7.4 8.8z"),
    ),
    "theater": (
        _fill("M2.4 3.2C8 5.4 16 5.4 21.6 3.2V11.6C21.6 18 17.4 22.8 12 22.8S2.4 18 2.4 11.6z"),
        _cut("M5.8 10.4q2.3-2.8 4.6 0-2.3 1.5-4.6 0z"),
        _cut("M13.6 10.4q2.3-2.8 4.6 0-2.3 1.5-4.6 0z"),
        _cut("M6.8 14.4Q12 17.2 17.2 14.4 16.4 20 12 20T6.8 14.4z"),
    ),
    "cinema": (
        _bar(1.8, 10.4, 20.4, 12, 1.8),
        _fill("M1.6 8.8 20.9 2.2 22 5.5 5 9.2z"),
        _groove("M7.4 7.8 6.4 5.4M13.4 6 12.4 3.4M18.6 4.8 17.6 2", 1.8),
        _cut("M9.8 13v7l6-3.5z"),
    ),
    "restaurant": (
        _stroke("M4.4 2v6.2a3.6 3.6 0 0 0 7.2 0V2", 2),
        _stroke("M8 2v20.4", 2.4),
        _fill("M15 22.8V1.4C19.8 2.6 21 8.6 19.8 14.4H17.6V22.8z"),
    ),
    "flirt": (_fill(_HEART),),
    "flirt_light": (_stroke(_HEART, 1.9), _fill(_LEFT_HALF)),
    "flirt_dark": (_stroke(_HEART, 1.9), _fill(_RIGHT_HALF)),
    "metro": (
        _fill("M1.2 3.6H7.4V8.8H12.6V14H17.8V19.2H22.8V22.8H1.2Z"),
        _stroke("M13.6 2.6 20.6 9.4M20.8 3.8V9.6H15", 2.4),
    ),
    "turn": (
        _stroke("M5.4 21V12.4a4.4 4.4 0 0 1 4.4-4.4H18", 3.2),
        _stroke("M13.6 2.8 19.4 8 13.6 13.2", 3.2),
    ),
    "traffic": (
        _fill(
            "M4.6 10.6 6.6 5Q7.2 3.4 8.8 3.4h6.4q1.6 0 2.2 1.6l2 5.6q2.2.6 2.2 3.2v5.4H19V22h-3.2v-2.8H8.2V22H5"
            "v-2.8H2.4v-5.4q0-2.6 2.2-3.2z"
        ),
        _cut("M7.2 10 8.7 6h6.6l1.5 4z"),
        _hole(6.4, 14.6, 1.7),
        _hole(17.6, 14.6, 1.7),
    ),
    "connections": (
        _stroke("M7 2v20M17 2v20", 2.8),
        _bar(1.8, 7.8, 20.4, 8.4, 4.2),
        _slot(4.6, 10.6, 14.8, 2.8, 1.4),
    ),
    "inspector": (
        _fill("M1.8 9C4.6 3.6 19.4 3.6 22.2 9L19.4 13.4H4.6z"),
        _hole(12, 8.8, 2),
        _fill("M4.8 15h14.4c1.2 3.4-.6 5-7.2 5s-8.4-1.6-7.2-5z"),
    ),
}


def pictogram(name: str, size: float, x: float, y: float, figure: str, cut: str) -> Element:
    """The pictogram centred at a point: its figure in one colour, what is cut out in another."""
    scale = size / 24
    drawing = group(
        fill=figure,
        transform=f"translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({scale:.4f})",
    )
    return drawing.extend(_drawn(part, figure, cut) for part in PICTOGRAMS[name])


def star_points(radius: float) -> str:
    """The corners of a star around the origin."""
    corners = []
    for corner in range(10):
        angle = math.radians(36 * corner - 90)
        distance = radius if corner % 2 == 0 else radius * 0.44
        corners.append(f"{distance * math.cos(angle):.2f},{distance * math.sin(angle):.2f}")
    return " ".join(corners)


def _drawn(part: Part, figure: str, cut: str) -> Element:
    colour = cut if part.is_cut else figure
    fill = colour if part.is_cut else None  # the figure's colour is that of the group
    if part.shape == "circle":
        x, y, r = (float(value) for value in part.data)
        return circle(x, y, r, fill=fill)
    if part.shape == "rect":
        x, y, width, height, radius = (float(value) for value in part.data)
        return rectangle(x, y, width, height, rx=radius or None, fill=fill)
    d = str(part.data[0])
    if part.stroke is None:
        return path(d, fill=fill)
    return path(
        d,
        fill="none",
        stroke=colour,
        stroke_width=part.stroke,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
