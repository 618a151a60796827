"""What carries a pictogram: the signs of stops, and the tokens of players.

The outline of a sign says what kind of stop it is: a disc is a passenger, a square a place, a tall housing a
green light, an arch a metro entrance, a wide pill two passengers.
"""

from __future__ import annotations

import math

from allaboard.boards.city import PASSENGERS
from allaboard.drawing.elements import Element, circle, element, group, path, rectangle
from allaboard.drawing.geometry import PAIR_WIDTH, RIVAL, SIGN, LineKey
from allaboard.drawing.icons import pictogram, star_points
from allaboard.drawing.studio import Studio

_RIM = 1.6
_HALF = SIGN / 2
_PASSENGERS = frozenset(PASSENGERS["bus"] + PASSENGERS["metro"]) | {"flirt"}
_LIGHT_PLACES = frozenset({"monument", "opera"})


def sign(studio: Studio, icons: tuple[str, ...], x: float, y: float, height: float = SIGN) -> Element:
    """The sign of a stop with these icons, centred at a point."""
    name = "sign-" + "-".join(icons)
    if name not in studio.definitions:
        studio.definitions.define(
            name, _pair(studio, icons[0], icons[1]) if len(icons) > 1 else _single(studio, icons[0])
        )
    return studio.definitions.use(name, x, y, height / SIGN)


def star(studio: Studio, x: float, y: float, scale: float = 1, *, is_dark: bool = False) -> Element:
    """The mark of a sightseeing spot."""
    name = "star-dark" if is_dark else "star"
    if name not in studio.definitions:
        studio.definitions.define(
            name,
            element(
                "polygon",
                None,
                points=star_points(10.4),
                fill=studio.theme.family("museum") if is_dark else studio.theme.gold,
                stroke=studio.theme.casing,
                stroke_width=1.4,
                stroke_linejoin="round",
            ),
        )
    return studio.definitions.use(name, x, y, scale)


def icon(studio: Studio, name: str, x: float, y: float, size: float) -> Element:
    """A bare pictogram in the colour of its family, on paper."""
    if f"icon-{name}" not in studio.definitions:
        colour = studio.theme.family(name)
        studio.definitions.define(f"icon-{name}", group().add(pictogram(name, 24, 0, 0, colour, studio.theme.paper)))
    return studio.definitions.use(f"icon-{name}", x, y, size / 24)


def token(studio: Studio, line: LineKey, x: float, y: float, size: float) -> Element:
    """A player's token, 20 wide unless scaled: colour and shape together."""
    name = f"token-{line}"
    if name not in studio.definitions:
        disc = circle(0, 0, 9.4, fill=colour_of(studio, line), stroke=studio.theme.casing, stroke_width=1.2)
        studio.definitions.define(name, group().add(disc, _shape(studio, line, 0, 0, 10)))
    return studio.definitions.use(name, x, y, size / 20)


def pawn(studio: Studio, line: LineKey, x: float, y: float) -> Element:
    """The pin that stands where a line began."""
    name = f"pawn-{line}"
    if name not in studio.definitions:
        pin = path(
            "M-10 0A10 10 0 1 1 10 0C10 8.4 2 12 0 18-2 12-10 8.4-10 0Z",
            fill=colour_of(studio, line),
            stroke=edge_on(studio, colour_of(studio, line)),
            stroke_width=1.7,
        )
        studio.definitions.define(name, group().add(pin, _shape(studio, line, 0, 0, 10)))
    return studio.definitions.use(name, x, y)


def colour_of(studio: Studio, line: LineKey) -> str:
    return studio.theme.rival if line == RIVAL else studio.theme.players[int(line)]


def colour_on(studio: Studio, line: LineKey) -> str:
    """The colour of what is drawn on a player's own."""
    return studio.theme.on_rival if line == RIVAL else studio.theme.on_players[int(line)]


def _shape(studio: Studio, line: LineKey, x: float, y: float, size: float) -> Element:
    """Disc, square, triangle, diamond, hexagon, plus for the seats; a cross for the rival."""
    fill = colour_on(studio, line)
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
    if line == 5:
        a = size * 0.5
        plus = f"M{x - a} {y}H{x + a}M{x} {y - a}V{y + a}"
        return path(plus, fill="none", stroke=fill, stroke_width=3, stroke_linecap="round")
    angles = [math.radians(60 * corner) for corner in range(6)]
    return _polygon(fill, *((x + size * 0.54 * math.cos(a), y + size * 0.54 * math.sin(a)) for a in angles))


def _polygon(fill: str, *corners: tuple[float, float]) -> Element:
    points = " ".join(f"{x:.2f},{y:.2f}" for x, y in corners)
    return element("polygon", None, points=points, fill=fill)


def _single(studio: Studio, icon: str) -> Element:
    if icon == "green_light":
        return _green_light(studio)
    if icon == "metro":
        return _entrance(studio)
    colour = studio.theme.family(icon)
    if icon in _PASSENGERS:
        is_dark = icon == "flirt_dark"
        ground = colour if is_dark else studio.theme.sign
        figure = studio.theme.sign if is_dark else colour
        rim = studio.theme.sign if is_dark else (colour if icon == "flirt_light" else studio.theme.rim)
        is_heart = icon.startswith("flirt")
        return group().add(
            circle(0, 0, _HALF, fill=ground),
            circle(0, 0, _HALF - 0.8, fill="none", stroke=rim, stroke_width=_RIM),
            pictogram(icon, 20 if is_heart else 22, 0, 0.6 if is_heart else -0.2, figure, ground),
        )
    if icon in _LIGHT_PLACES:
        return group().add(
            _square(_HALF, 5, studio.theme.sign, colour, _RIM),
            _square(14.2, 3, "none", colour, 1.1),
            pictogram(icon, 20, 0, 0, colour, studio.theme.sign),
        )
    return group().add(
        _square(_HALF, 5, colour, studio.theme.sign, _RIM),
        pictogram(icon, 22, 0, 0, studio.theme.sign, colour),
    )


def edge_on(studio: Studio, fill: str) -> str:
    """White around what is dark; where colours are saved and it is white itself, dark."""
    return studio.theme.sign if fill != studio.theme.sign else studio.theme.casing


def _square(half: float, radius: float, fill: str, stroke: str, width: float) -> Element:
    return rectangle(-half, -half, 2 * half, 2 * half, rx=radius, fill=fill, stroke=stroke, stroke_width=width)


def _green_light(studio: Studio) -> Element:
    """Lit by place (the lowest lamp) and arrow, not just by green."""
    housing = rectangle(
        -10.5,
        -19,
        21,
        38,
        rx=10.5,
        fill=studio.theme.housing,
        stroke=edge_on(studio, studio.theme.housing),
        stroke_width=_RIM,
    )
    unlit = [circle(0, y, 3.7, fill="none", stroke=studio.theme.lamp_off, stroke_width=1.5) for y in (-11.2, 0)]
    arrow = path(
        "M0 14.2V7.4M-3.1 9.6 0 6.4 3.1 9.6",
        fill="none",
        stroke=studio.theme.housing,
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return group().add(housing, *unlit, circle(0, 10.2, 7.2, fill=studio.theme.lamp_lit), arrow)


def _entrance(studio: Studio) -> Element:
    arch = path(
        "M-17 17V-4A17 13 0 0 1 17-4V17Z",
        fill=studio.theme.plate,
        stroke=edge_on(studio, studio.theme.plate),
        stroke_width=_RIM,
        stroke_linejoin="round",
    )
    return group().add(arch, pictogram("metro", 22, 0, 1.6, studio.theme.on_plate, studio.theme.plate))


def _pair(studio: Studio, left: str, right: str) -> Element:
    drawing = group().add(
        rectangle(
            -PAIR_WIDTH / 2,
            -_HALF,
            PAIR_WIDTH,
            SIGN,
            rx=_HALF,
            fill=studio.theme.sign,
            stroke=studio.theme.rim,
            stroke_width=_RIM,
        ),
        path("M0-11V11", stroke=studio.theme.line, stroke_width=1.3),
    )
    for icon, side in ((left, -1), (right, 1)):
        colour = studio.theme.family(icon)
        figure, ground = colour, studio.theme.sign
        if icon == "flirt_dark":
            figure, ground = studio.theme.sign, colour
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
