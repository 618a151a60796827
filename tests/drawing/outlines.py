"""How far a drawing reaches: the points of its outlines, curves taken in small steps.

A small reader of path data (`M L H V C S Q T A Z`, absolute and relative), enough for pictograms.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import pairwise

Point = tuple[float, float]

_TOKEN = re.compile(r"[MLHVCSQTAZmlhvcsqtaz]|[-+]?(?:\d+\.?\d*|\.\d+)")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_STEPS = 24


def commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; what is left out after the first is filled in."""
    tokens = _TOKEN.findall(d)
    assert "".join(tokens) == re.sub(r"[\s,]+", "", d), f"no path: {d}"
    place = 0
    command = ""
    while place < len(tokens):
        if tokens[place].isalpha():
            command = tokens[place]
            place += 1
        elif command in "Mm":
            command = "L" if command == "M" else "l"
        count = _COUNT[command.upper()]
        yield command, [float(token) for token in tokens[place : place + count]]
        place += count


def path_points(d: str) -> list[Point]:
    """Points along a path."""
    found: list[Point] = []
    x = y = start_x = start_y = 0.0
    control: Point | None = None  # of the curve before, for the smooth ones
    before = ""
    for command, given in commands(d):
        kind = command.upper()
        dx, dy = (x, y) if command.islower() else (0.0, 0.0)
        if kind == "Z":
            x, y = start_x, start_y
        elif kind == "H":
            x = given[0] + dx
        elif kind == "V":
            y = given[0] + dy
        elif kind in "ML":
            x, y = given[0] + dx, given[1] + dy
            if kind == "M":
                start_x, start_y = x, y
        elif kind == "A":
            end = (given[5] + dx, given[6] + dy)
            found += _arc((x, y), end, given[0], given[1], given[2], bool(given[3]), bool(given[4]))
            x, y = end
        else:
            points = [(given[at] + dx, given[at + 1] + dy) for at in range(0, len(given), 2)]
            if kind in "ST":
                same = before in ("CS" if kind == "S" else "QT")
                mirror = (2 * x - control[0], 2 * y - control[1]) if same and control else (x, y)
                points = [mirror, *points]
            control = points[-2]
            found += _bezier([(x, y), *points])
            x, y = points[-1]
        before = kind
        found.append((x, y))
    return found


def _bezier(points: list[Point]) -> list[Point]:
    return [_between(points, step / _STEPS) for step in range(1, _STEPS)]


def _between(points: list[Point], t: float) -> Point:
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def _arc(start: Point, end: Point, rx: float, ry: float, turn: float, large: bool, sweep: bool) -> list[Point]:
    phi = math.radians(turn)
    cos, sin = math.cos(phi), math.sin(phi)
    hx, hy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    px, py = cos * hx + sin * hy, -sin * hx + cos * hy
    wide = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * wide, ry * wide
    rest = rx**2 * ry**2 - rx**2 * py**2 - ry**2 * px**2
    factor = math.sqrt(max(0.0, rest / (rx**2 * py**2 + ry**2 * px**2)))
    factor *= -1 if large == sweep else 1
    cx, cy = factor * rx * py / ry, -factor * ry * px / rx
    one = math.atan2((py - cy) / ry, (px - cx) / rx)
    two = math.atan2((-py - cy) / ry, (-px - cx) / rx)
    if sweep and two < one:
        two += 2 * math.pi
    if not sweep and two > one:
        two -= 2 * math.pi
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    found: list[Point] = []
    for step in range(1, _STEPS):
        angle = one + (two - one) * step / _STEPS
        ax, ay = cx + rx * math.cos(angle), cy + ry * math.sin(angle)
        found.append((cos * ax - sin * ay + mx, sin * ax + cos * ay + my))
    return found


def turned(points: list[Point], degrees: float, x: float, y: float) -> list[Point]:
    angle = math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    return [(x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos) for px, py in points]
