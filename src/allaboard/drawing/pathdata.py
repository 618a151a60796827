"""Path data in few letters: a board with five long lines is mostly this.

Level and upright lines say one number, curves say how far they go, and nothing goes nowhere. Places are rounded
before they are compared, so that going by steps never drifts.
"""

from __future__ import annotations

from typing import TypeAlias

from allaboard.drawing.elements import number

Place: TypeAlias = tuple[float, float]


class Pencil:
    """One stroke, from a point on."""

    def __init__(self, start: Place) -> None:
        self._at = _rounded(start)
        self._parts = [f"M{_written(*self._at)}"]

    def line(self, to: Place) -> None:
        x, y = _rounded(to)
        if (x, y) == self._at:
            return
        if y == self._at[1]:
            self._parts.append(f"H{number(x)}")
        elif x == self._at[0]:
            self._parts.append(f"V{number(y)}")
        else:
            self._parts.append(f"L{_written(x, y)}")
        self._at = x, y

    def curve(self, handle: Place, to: Place) -> None:
        """A curve with one handle."""
        x, y = self._at
        (bend_x, bend_y), (end_x, end_y) = _rounded(handle), _rounded(to)
        self._parts.append(f"q{_written(bend_x - x, bend_y - y, end_x - x, end_y - y)}")
        self._at = end_x, end_y

    def __str__(self) -> str:
        return "".join(self._parts)


def straight(one: Place, other: Place) -> str:
    """A line from one point to another."""
    pencil = Pencil(one)
    pencil.line(other)
    return str(pencil)


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    """A rectangle, perhaps with round corners, clockwise from its upper left."""
    across, down = number(width - 2 * radius), number(height - 2 * radius)
    one, two, three, four = (
        _corner(radius * right, radius * low) for right, low in ((1, 1), (-1, 1), (-1, -1), (1, -1))
    )
    return f"M{_written(x + radius, y)}h{across}{one}v{down}{two}h-{across}{three}v-{down}{four}z"


def _corner(across: float, down: float) -> str:
    r = number(abs(across))
    return f"a{r} {r} 0 0 1 {_written(across, down)}" if across else ""


def disc(x: float, y: float, radius: float) -> str:
    """A circle, clockwise from its left."""
    r, across = number(radius), number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 0 1 {across} 0a{r} {r} 0 0 1-{across} 0z"


def _rounded(place: Place) -> Place:
    """To a tenth, which is less than can be seen."""
    return round(place[0], 1), round(place[1], 1)


def _written(*numbers: float) -> str:
    """Numbers with a space between them where no sign tells them apart."""
    return " ".join(number(each) for each in numbers).replace(" -", "-")
