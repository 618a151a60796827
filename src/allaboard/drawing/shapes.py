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


def draw_shape(name: str, x: float, y: float, unit: float, colour: str) -> Element:
    """A shape centred at a point; `unit` is the length of a marker. Two readings stand side by side."""
    drawing = group(fill=colour, stroke=colour)
    if "/" not in name:
        return drawing.extend(_course(name, x, y, unit))
    left, right = name.split("/")
    small = unit * 0.82
    slash = path(
        f"M{number(x + 0.3 * unit)} {number(y + 0.9 * unit)}l{number(0.5 * unit)}-{number(1.8 * unit)}",
        stroke_width=1.1,
        stroke_linecap="round",
    )
    drawing.extend(_course(left, x - 0.95 * unit, y, small))
    return drawing.add(slash).extend(_course(right, x + 1.45 * unit, y, small))


def _course(name: str, x: float, y: float, unit: float) -> list[Element]:
    course = _COURSES[name]
    middle_x = (min(px for px, _ in course) + max(px for px, _ in course)) / 2
    middle_y = (min(py for _, py in course) + max(py for _, py in course)) / 2
    points = [(x + (px - middle_x) * unit, y + (py - middle_y) * unit) for px, py in course]
    d = "M" + "L".join(f"{number(px)} {number(py)}" for px, py in points)
    return [
        path(d, fill="none", stroke_width=2.4),
        *(circle(px, py, 2.5, stroke="none") for px, py in points),
    ]
