"""Shapes as outlines of lines and curves, for whatever draws our pictures without knowing SVG.

A `Stroke` is a command and its points: `M`, `L` with one, `C` with three (two handles and the end), `Z` with none.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from allaboard.drawing.geometry import Point

_NUMBER = re.compile(r"[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)")
_FLAG = re.compile(r"[\s,]*([01])")
_COMMAND = re.compile(r"[\s,]*([MmLlHhVvCcSsQqTtAaZz])")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_TRANSFORM = re.compile(r"(\w+)\s*\(([^)]*)\)")


class Stroke(NamedTuple):
    command: str
    points: tuple[Point, ...]


Matrix: TypeAlias = tuple[float, float, float, float, float, float]
SAME: Matrix = (1, 0, 0, 1, 0, 0)


def outline_of(tag: str, attributes: Mapping[str, str]) -> list[Stroke]:
    """The outline of a basic shape or a path."""

    def value(name: str, default: float = 0) -> float:
        return float(attributes.get(name, default))

    if tag == "path":
        return list(path_strokes(attributes.get("d", "")))
    if tag == "rect":
        x, y, width, height = (value(name) for name in ("x", "y", "width", "height"))
        rx = value("rx", value("ry"))
        ry = value("ry", rx)
        return list(_rectangle(x, y, width, height, min(rx, width / 2), min(ry, height / 2)))
    if tag in {"circle", "ellipse"}:
        rx, ry = (value("r"), value("r")) if tag == "circle" else (value("rx"), value("ry"))
        x, y = value("cx"), value("cy")
        return list(_rectangle(x - rx, y - ry, 2 * rx, 2 * ry, rx, ry))
    if tag == "line":
        return [Stroke("M", ((value("x1"), value("y1")),)), Stroke("L", ((value("x2"), value("y2")),))]
    if tag in {"polyline", "polygon"}:
        numbers = [float(text) for text in re.split(r"[\s,]+", attributes.get("points", "").strip()) if text]
        corners = list(zip(numbers[::2], numbers[1::2], strict=True))
        strokes = [Stroke("L" if place else "M", (corner,)) for place, corner in enumerate(corners)]
        return [*strokes, Stroke("Z", ())] if tag == "polygon" else strokes
    raise ValueError(f"{tag} has no outline")


def path_strokes(d: str) -> Iterator[Stroke]:
    """The strokes of path data, in absolute coordinates; arcs become curves."""
    here = start = (0.0, 0.0)
    handle: Point | None = None  # the last handle of the curve before, for the smooth ones
    before = ""
    for letter, numbers in _commands(d):
        command = letter.upper()
        x, y = here if letter.islower() else (0.0, 0.0)
        if command == "Z":
            yield Stroke("Z", ())
            here, before = start, command
            continue
        if command == "H":
            points = [(numbers[0] + x, here[1])]
        elif command == "V":
            points = [(here[0], numbers[0] + y)]
        elif command == "A":
            points = [(numbers[5] + x, numbers[6] + y)]
        else:
            points = [(a + x, b + y) for a, b in zip(numbers[::2], numbers[1::2], strict=True)]
        if command in "ST":
            mirrors = handle is not None and before in ("CS" if command == "S" else "QT")
            first = (2 * here[0] - handle[0], 2 * here[1] - handle[1]) if mirrors and handle else here
            points.insert(0, first)
        handle = points[-2] if command in "CSQT" else None
        if command == "M":
            start = points[0]
            yield Stroke("M", tuple(points))
        elif command in "LHV":
            yield Stroke("L", tuple(points))
        elif command in "CS":
            yield Stroke("C", tuple(points))
        elif command in "QT":
            yield _raised(here, points[0], points[1])
        else:
            yield from _arc(here, points[0], numbers[0], numbers[1], numbers[2], numbers[3] != 0, numbers[4] != 0)
        here, before = points[-1], command


def matrix_of(transform: str) -> Matrix:
    """The matrix of a `transform` attribute."""
    matrix = SAME
    for name, text in _TRANSFORM.findall(transform):
        numbers = [float(part) for part in re.split(r"[\s,]+", text.strip())]
        matrix = product(matrix, _single(name, numbers))
    return matrix


def product(outer: Matrix, inner: Matrix) -> Matrix:
    """What `inner` and then `outer` do together."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f


def moved_by(matrix: Matrix, strokes: Iterable[Stroke]) -> Iterator[Stroke]:
    a, b, c, d, e, f = matrix
    for command, points in strokes:
        yield Stroke(command, tuple((a * x + c * y + e, b * x + d * y + f) for x, y in points))


def _single(name: str, numbers: list[float]) -> Matrix:
    if name == "translate":
        return 1, 0, 0, 1, numbers[0], numbers[1] if len(numbers) > 1 else 0
    if name == "scale":
        return numbers[0], 0, 0, numbers[-1], 0, 0
    if name == "rotate":
        turn = math.radians(numbers[0])
        cos, sin = math.cos(turn), math.sin(turn)
        x, y = numbers[1:3] if len(numbers) > 1 else (0.0, 0.0)
        return cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y
    if name == "matrix" and len(numbers) == 6:
        return numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]
    raise ValueError(f"the transform {name} is not known")


def _commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a command that is repeated without its letter gets it back."""
    at, letter = 0, ""
    end = len(d.rstrip())
    while at < end:
        found = _COMMAND.match(d, at)
        if found:
            letter, at = found[1], found.end()
        elif not letter or letter in "Zz":
            raise ValueError(f"path data cannot be read at {at}: {d[at : at + 20]}")
        numbers: list[float] = []
        for place in range(_ARGUMENTS[letter.upper()]):
            pattern = _FLAG if letter in "Aa" and place in {3, 4} else _NUMBER
            number = pattern.match(d, at)
            if number is None:
                raise ValueError(f"path data cannot be read at {at}: {d[at : at + 20]}")
            numbers.append(float(number[1]))
            at = number.end()
        yield letter, numbers
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def _rectangle(x: float, y: float, width: float, height: float, rx: float, ry: float) -> Iterator[Stroke]:
    right, bottom = x + width, y + height
    yield Stroke("M", ((x + rx, y),))
    for start, end in (
        ((right - rx, y), (right, y + ry)),
        ((right, bottom - ry), (right - rx, bottom)),
        ((x + rx, bottom), (x, bottom - ry)),
        ((x, y + ry), (x + rx, y)),
    ):
        yield Stroke("L", (start,))
        if rx and ry:
            yield from _arc(start, end, rx, ry, 0, False, True)
    yield Stroke("Z", ())


def _raised(start: Point, handle: Point, end: Point) -> Stroke:
    """A curve with one handle as one with two."""
    return Stroke(
        "C",
        (
            (start[0] + 2 / 3 * (handle[0] - start[0]), start[1] + 2 / 3 * (handle[1] - start[1])),
            (end[0] + 2 / 3 * (handle[0] - end[0]), end[1] + 2 / 3 * (handle[1] - end[1])),
            end,
        ),
    )


def _arc(
    start: Point, end: Point, rx: float, ry: float, tilt: float, is_large: bool, is_clockwise: bool
) -> Iterator[Stroke]:
    """An elliptical arc as curves of at most a quarter turn; the centre is found as SVG's notes describe."""
    rx, ry = abs(rx), abs(ry)
    if start == end:
        return
    if rx == 0 or ry == 0:
        yield Stroke("L", (end,))
        return
    turn = math.radians(tilt)
    cos, sin = math.cos(turn), math.sin(turn)
    half_x, half_y = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    # In the ellipse's own frame, where it is a circle of radius 1.
    u, v = (cos * half_x + sin * half_y) / rx, (cos * half_y - sin * half_x) / ry
    reach = math.hypot(u, v)
    if reach > 1:  # too small to reach: grown until it does
        rx, ry, u, v = rx * reach, ry * reach, u / reach, v / reach
        reach = 1.0
    away = math.sqrt(max(0.0, 1 / reach**2 - 1)) * (1 if is_large == is_clockwise else -1)
    centre_u, centre_v = -away * v, away * u
    first = math.atan2(v - centre_v, u - centre_u)
    sweep = math.atan2(-v - centre_v, -u - centre_u) - first
    if is_clockwise and sweep < 0:
        sweep += 2 * math.pi
    elif not is_clockwise and sweep > 0:
        sweep -= 2 * math.pi
    middle_x, middle_y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2

    def placed(a: float, b: float) -> Point:
        a, b = rx * (a + centre_u), ry * (b + centre_v)
        return middle_x + cos * a - sin * b, middle_y + sin * a + cos * b

    count = max(1, math.ceil(abs(sweep) / (math.pi / 2) - 1e-9))
    step = sweep / count
    handle = 4 / 3 * math.tan(step / 4)
    for place in range(count):
        here, there = first + place * step, first + (place + 1) * step
        a, b, c, d = math.cos(here), math.sin(here), math.cos(there), math.sin(there)
        last = end if place == count - 1 else placed(c, d)
        yield Stroke("C", (placed(a - handle * b, b + handle * a), placed(c + handle * d, d - handle * c), last))
