"""The shape that a ticket means on a sheet, as stops and the markers between them."""

from __future__ import annotations

from allaboard.drawing.elements import Element, circle, group, number, path

_COURSES = {
    "1": ((0, 0), (1, 0)),
    "2": ((0, 0), (1, 0), (2, 0)),
    "3": ((0, 0), (1, 0), (2, 0), (3, 0)),
    "2t": ((0, 1), (1, 1), (1, 0)),
    "3tt": ((0, 1), (1, 1), (1, 0), (2, 0)),
}
_SMALLER = 0.78  # two readings side by side
_SLASH = 1.5  # the room between them, in their own units
_BAR, _STOP = 0.25, 0.26  # width of a marker and radius of a stop


def draw_shape(name: str, x: float, y: float, unit: float, colour: str) -> Element:
    """A shape centred at a point; `unit` is the length of a marker. Two readings stand side by side."""
    drawing = group(fill=colour, stroke=colour)
    if "/" not in name:
        return drawing.extend(_course(name, x, y, unit))
    left, right = name.split("/")
    small = unit * _SMALLER
    wide, narrow = _width(left) * small, _width(right) * small
    start = x - (wide + _SLASH * small + narrow) / 2
    middle = start + wide + _SLASH * small / 2
    slash = path(
        f"M{number(middle - 0.3 * small)} {number(y + 0.9 * small)}L{number(middle + 0.3 * small)} "
        f"{number(y - 0.9 * small)}",
        stroke_width=max(1.1, small * 0.13),
        stroke_linecap="round",
    )
    drawing.extend(_course(left, start + wide / 2, y, small)).add(slash)
    return drawing.extend(_course(right, start + wide + _SLASH * small + narrow / 2, y, small))


def shape_width(name: str, unit: float) -> float:
    """How much room a shape takes from side to side."""
    if "/" not in name:
        return (_width(name) + 2 * _STOP) * unit
    left, right = name.split("/")
    return (_width(left) + _SLASH + _width(right) + 2 * _STOP) * unit * _SMALLER


def _width(name: str) -> int:
    return max(px for px, _ in _COURSES[name])


def _course(name: str, x: float, y: float, unit: float) -> list[Element]:
    course = _COURSES[name]
    middle_x = _width(name) / 2
    middle_y = max(py for _, py in course) / 2
    points = [(x + (px - middle_x) * unit, y + (py - middle_y) * unit) for px, py in course]
    d = "M" + "L".join(f"{number(px)} {number(py)}" for px, py in points)
    return [
        path(d, fill="none", stroke_width=max(2.0, unit * _BAR), stroke_linejoin="round"),
        *(circle(px, py, max(2.1, unit * _STOP), stroke="none") for px, py in points),
    ]
