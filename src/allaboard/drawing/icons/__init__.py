"""The pictograms: solid figures on a grid of 24, in two colours.

- `parts`: what a pictogram is made of
- `line_games`, `depot`, `interface`: the pictograms as data
- here: drawing one, inside a picture or as a document of its own
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import groupby

from allaboard.drawing.elements import (
    NAMESPACE,
    Element,
    Value,
    circle,
    element,
    group,
    number,
    path,
    rectangle,
    title,
)
from allaboard.drawing.icons.depot import DEPOT
from allaboard.drawing.icons.interface import INTERFACE
from allaboard.drawing.icons.line_games import LINE_GAMES
from allaboard.drawing.icons.parts import GRID, Part, Pictogram
from allaboard.drawing.pathdata import box, disc
from allaboard.drawing.studio import Studio

PICTOGRAMS: dict[str, Pictogram] = {**LINE_GAMES, **DEPOT, **INTERFACE}


def pictogram(name: str, size: float, x: float, y: float, figure: str, cut: str) -> Element:
    """The pictogram centred at a point: its figure in one colour, what is cut out in another."""
    drawing = group(
        fill=figure,
        transform=f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / GRID:.4g})",
    )
    return drawing.extend(_drawn(part, figure, cut) for part in _together(PICTOGRAMS[name].parts))


def stamp(
    studio: Studio, name: str, size: float, x: float, y: float, figure: str, cut: str, **attributes: Value
) -> Element:
    """A pictogram that a picture shows many times: defined once for these two colours."""
    known = f"pictogram-{name}-{figure.lstrip('#')}-{cut.lstrip('#')}"
    if known not in studio.definitions:
        studio.definitions.define(known, group().add(pictogram(name, GRID, 0, 0, figure, cut)))
    return studio.definitions.use(known, x, y, size / GRID, **attributes)


def icon_title(studio: Studio, name: str) -> str:
    """What a pictogram shows, in words."""
    return studio.words(PICTOGRAMS[name].word)


def icon_svg(studio: Studio, name: str, size: float = GRID, *, figure: str | None = None) -> str:
    """A pictogram as a document of its own, with its title, on the surface of cards."""
    text = icon_title(studio, name)
    root = element(
        "svg",
        None,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {GRID} {GRID}",
        width=size,
        height=size,
        role="img",
        aria_label=text,
    )
    colour = studio.theme.ink if figure is None else figure
    drawing = group(fill=colour).extend(
        _drawn(part, colour, studio.theme.surface) for part in _together(PICTOGRAMS[name].parts)
    )
    return str(root.add(title(text), drawing))


def star_points(radius: float) -> str:
    """The corners of a star around the origin."""
    corners = []
    for corner in range(10):
        angle = math.radians(36 * corner - 90)
        distance = radius if corner % 2 == 0 else radius * 0.44
        corners.append(f"{distance * math.cos(angle):.2f},{distance * math.sin(angle):.2f}")
    return " ".join(corners)


def _together(parts: tuple[Part, ...]) -> Iterator[Part]:
    """The same pictogram in fewer parts: what is filled alike, one after the other, is one path.

    A board shows a hundred signs, and a browser looks at every part of each. Parts that overlap must go around the
    same way, clockwise, or they would cut each other out.
    """
    for is_plain, alike in groupby(parts, lambda part: (part.is_cut, part.stroke is None and part.turn is None)):
        run = list(alike)
        if len(run) == 1 or not is_plain[1]:
            yield from run
        else:
            yield Part("path", ("".join(map(_filled, run)),), is_cut=is_plain[0])


def _filled(part: Part) -> str:
    """What a part fills, as path data."""
    if part.shape == "path":
        return str(part.data[0])
    values = [float(value) for value in part.data]
    return disc(*values) if part.shape == "circle" else box(*values)


def _drawn(part: Part, figure: str, cut: str) -> Element:
    drawing = _outline(part, cut if part.is_cut else figure)
    if part.turn is not None:
        degrees, x, y = part.turn
        drawing.attributes["transform"] = f"rotate({number(degrees)} {number(x)} {number(y)})"
    return drawing


def _outline(part: Part, colour: str) -> Element:
    fill = colour if part.is_cut else None  # the figure's colour is that of the group
    stroke: dict[str, Value] = {}
    if part.stroke is not None:
        fill = "none"
        stroke = {"stroke": colour, "stroke_width": part.stroke}
    if part.shape == "circle":
        x, y, r = (float(value) for value in part.data)
        return circle(x, y, r, fill=fill, **stroke)
    if part.shape == "rect":
        x, y, width, height, radius = (float(value) for value in part.data)
        return rectangle(x, y, width, height, rx=radius or None, fill=fill, **stroke)
    if stroke:
        stroke |= {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(str(part.data[0]), fill=fill, **stroke)
