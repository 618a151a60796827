"""What a line looks like besides its colour.

Each player has a colour, a pattern and a shape, which always travel together.
"""

from __future__ import annotations

from collections.abc import Iterator

from allaboard.drawing.elements import Element, Value, number, path
from allaboard.drawing.geometry import RIVAL, TRACK, LineKey
from allaboard.drawing.signs import colour_on
from allaboard.drawing.studio import Studio


def pattern(studio: Studio, line: LineKey, d: str, width: float = TRACK) -> Iterator[Element]:
    """What lies on a line besides its colour: nothing, a light centre, rungs, beads, dashes; the rival is hollow."""
    strokes = dashes(line, width)
    if strokes is not None:
        yield path(d, stroke=colour_on(studio, line), **strokes)


def dashes(line: LineKey, width: float) -> dict[str, Value] | None:
    """The strokes of a pattern on a line of some width; None if it has none."""
    if line == 1:
        return {"stroke_width": width * 0.26}
    if line == 2:
        return {"stroke_width": width, "stroke_dasharray": f"{number(width * 0.26)} {number(width * 1.1)}"}
    if line == 3:
        return {
            "stroke_width": width * 0.5,
            "stroke_linecap": "round",
            "stroke_dasharray": f"0.01 {number(width * 1.25)}",
        }
    if line == 4:
        return {
            "stroke_width": width * 0.34,
            "stroke_linecap": "butt",
            "stroke_dasharray": f"{number(width * 0.9)} {number(width * 0.9)}",
        }
    return {"stroke_width": width * 0.5} if line == RIVAL else None
