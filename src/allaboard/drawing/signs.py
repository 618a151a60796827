"""What carries a pictogram: the signs of stops, and the tokens of players.

The outline of a sign says what kind of stop it is: a disc is a passenger, a square a place, a tall housing a
green light, an arch a metro entrance, a wide pill two passengers.
"""

from __future__ import annotations

import math

from allaboard.boards.city import PASSENGERS
from allaboard.drawing import palette
from allaboard.drawing.elements import Definitions, Element, circle, element, group, path, rectangle
from allaboard.drawing.geometry import PAIR_WIDTH, RIVAL, SIGN, LineKey
from allaboard.drawing.icons import pictogram, star_points

_RIM = 1.6
_HALF = SIGN / 2
_PASSENGERS = frozenset(PASSENGERS["bus"] + PASSENGERS["metro"]) | {"flirt"}
_LIGHT_PLACES = frozenset({"monument", "opera"})


def sign(definitions: Definitions, icons: tuple[str, ...], x: float, y: float, height: float = SIGN) -> Element:
    """The sign of a stop with these icons, centred at a point."""
    name = "sign-" + "-".join(icons)
    if name not in definitions:
        definitions.define(name, _pair(icons[0], icons[1]) if len(icons) > 1 else _single(icons[0]))
    return definitions.use(name, x, y, height / SIGN)


def star(definitions: Definitions, x: float, y: float, scale: float = 1, *, is_dark: bool = False) -> Element:
    """The mark of a sightseeing spot."""
    name = "star-dark" if is_dark else "star"
    if name not in definitions:
        definitions.define(
            name,
            element(
                "polygon",
                None,
                points=star_points(10.4),
                fill=palette.FAMILIES["museum"] if is_dark else palette.GOLD,
                stroke=palette.INK,
                stroke_width=1.4,
                stroke_linejoin="round",
            ),
        )
    return definitions.use(name, x, y, scale)


def icon(definitions: Definitions, name: str, x: float, y: float, size: float) -> Element:
    """A bare pictogram in the colour of its family, on paper."""
    if f"icon-{name}" not in definitions:
        colour = palette.FAMILIES[name]
        definitions.define(f"icon-{name}", group().add(pictogram(name, 24, 0, 0, colour, palette.PAPER)))
    return definitions.use(f"icon-{name}", x, y, size / 24)


def token(definitions: Definitions, line: LineKey, x: float, y: float, size: float) -> Element:
    """A player's token, 20 wide unless scaled: colour and shape together."""
    name = f"token-{line}"
    if name not in definitions:
        disc = circle(0, 0, 9.4, fill=colour_of(line), stroke=palette.INK, stroke_width=1.2)
        definitions.define(name, group().add(disc, _shape(line, 0, 0, 10)))
    return definitions.use(name, x, y, size / 20)


def pawn(definitions: Definitions, line: LineKey, x: float, y: float) -> Element:
    """The pin that stands where a line began."""
    name = f"pawn-{line}"
    if name not in definitions:
        pin = path(
            "M-10 0A10 10 0 1 1 10 0C10 8.4 2 12 0 18-2 12-10 8.4-10 0Z",
            fill=colour_of(line),
            stroke=palette.SURFACE,
            stroke_width=1.7,
        )
        definitions.define(name, group().add(pin, _shape(line, 0, 0, 10)))
    return definitions.use(name, x, y)


def colour_of(line: LineKey) -> str:
    return palette.RIVAL if line == RIVAL else palette.PLAYERS[int(line)]


def colour_on(line: LineKey) -> str:
    """The colour of what is drawn on a player's own."""
    return palette.SURFACE if line == RIVAL else palette.ON_PLAYERS[int(line)]


def _shape(line: LineKey, x: float, y: float, size: float) -> Element:
    """Disc, square, triangle, diamond, hexagon for the seats; a cross for the rival."""
    fill = colour_on(line)
    if line == 0:
        return circle(x, y, size / 2, fill=fill)
    if line == 1:
        return rectangle(x - size * 0.45, y - size * 0.45, size * 0.9, size * 0.9, rx=0.8, fill=fill)
    if line == 2:
        return _polygon(
            fill, (x, y - size * 0.54), (x + size * 0.56, y + size * 0.44), (x - size * 0.56, y + size * 0.44)
        )
    if line == 3:
        d = size * 0.6
        return _polygon(fill, (x, y - d), (x + d, y), (x, y + d), (x - d, y))
    if line == RIVAL:
        a = size * 0.42
        return path(
            f"M{x - a} {y - a}L{x + a} {y + a}M{x + a} {y - a}L{x - a} {y + a}",
            fill="none",
            stroke=fill,
            stroke_width=2.6,
            stroke_linecap="round",
        )
    angles = [math.radians(60 * corner) for corner in range(6)]
    return _polygon(fill, *((x + size * 0.54 * math.cos(a), y + size * 0.54 * math.sin(a)) for a in angles))


def _polygon(fill: str, *corners: tuple[float, float]) -> Element:
    points = " ".join(f"{x:.2f},{y:.2f}" for x, y in corners)
    return element("polygon", None, points=points, fill=fill)


def _single(icon: str) -> Element:
    if icon == "green_light":
        return _green_light()
    if icon == "metro":
        return _entrance()
    colour = palette.FAMILIES[icon]
    if icon in _PASSENGERS:
        is_dark = icon == "flirt_dark"
        ground = colour if is_dark else palette.SURFACE
        figure = palette.SURFACE if is_dark else colour
        rim = palette.SURFACE if is_dark else (colour if icon == "flirt_light" else palette.INK)
        is_heart = icon.startswith("flirt")
        return group().add(
            circle(0, 0, _HALF, fill=ground),
            circle(0, 0, _HALF - 0.8, fill="none", stroke=rim, stroke_width=_RIM),
            pictogram(icon, 20 if is_heart else 22, 0, 0.6 if is_heart else -0.2, figure, ground),
        )
    if icon in _LIGHT_PLACES:
        return group().add(
            _square(_HALF, 5, palette.SURFACE, colour, _RIM),
            _square(14.2, 3, "none", colour, 1.1),
            pictogram(icon, 20, 0, 0, colour, palette.SURFACE),
        )
    return group().add(
        _square(_HALF, 5, colour, palette.SURFACE, _RIM),
        pictogram(icon, 22, 0, 0, palette.SURFACE, colour),
    )


def _square(half: float, radius: float, fill: str, stroke: str, width: float) -> Element:
    return rectangle(-half, -half, 2 * half, 2 * half, rx=radius, fill=fill, stroke=stroke, stroke_width=width)


def _green_light() -> Element:
    """Lit by place (the lowest lamp) and arrow, not just by green."""
    housing = rectangle(-10.5, -19, 21, 38, rx=10.5, fill=palette.INK, stroke=palette.SURFACE, stroke_width=_RIM)
    unlit = [circle(0, y, 3.7, fill="none", stroke=palette.LAMP_OFF, stroke_width=1.5) for y in (-11.2, 0)]
    arrow = path(
        "M0 14.2V7.4M-3.1 9.6 0 6.4 3.1 9.6",
        fill="none",
        stroke=palette.INK,
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return group().add(housing, *unlit, circle(0, 10.2, 7.2, fill=palette.LAMP), arrow)


def _entrance() -> Element:
    arch = path(
        "M-17 17V-4A17 13 0 0 1 17-4V17Z",
        fill=palette.INK,
        stroke=palette.SURFACE,
        stroke_width=_RIM,
        stroke_linejoin="round",
    )
    return group().add(arch, pictogram("metro", 22, 0, 1.6, palette.SURFACE, palette.INK))


def _pair(left: str, right: str) -> Element:
    drawing = group().add(
        rectangle(
            -PAIR_WIDTH / 2,
            -_HALF,
            PAIR_WIDTH,
            SIGN,
            rx=_HALF,
            fill=palette.SURFACE,
            stroke=palette.INK,
            stroke_width=_RIM,
        ),
        path("M0-11V11", stroke=palette.LINE, stroke_width=1.3),
    )
    for icon, side in ((left, -1), (right, 1)):
        colour = palette.FAMILIES[icon]
        figure, ground = colour, palette.SURFACE
        if icon == "flirt_dark":
            figure, ground = palette.SURFACE, colour
            inner = _HALF - 0.8
            sweep = 1 if side > 0 else 0
            drawing.add(
                path(
                    f"M0-{inner}H{side * 12}A{inner} {inner} 0 0 {sweep} {side * 12} {inner}H0Z",
                    fill=colour,
                )
            )
        is_heart = icon.startswith("flirt")
        drawing.add(pictogram(icon, 18 if is_heart else 21, side * 13.2, 0.5 if is_heart else 0, figure, ground))
    return drawing
