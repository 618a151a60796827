"""What the parts of a table have in common: a card with a title and a note, and rows that wrap."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from allaboard.drawing.elements import Element, group, label, moved, rectangle
from allaboard.drawing.lettering import SENTENCES, SIGN, fitted, width_of
from allaboard.drawing.studio import Studio

PAD = 18
HEAD = 46  # from the upper edge to what is below the title
TITLE = 18.0
NOTE = 14.0


class Drawn(NamedTuple):
    """A drawing, and its height or where it ends."""

    drawing: Element
    height: float


def panel(studio: Studio, width: float, height: float) -> Element:
    """The ground of a part."""
    theme = studio.theme
    ground = rectangle(0.5, 0.5, width - 1, height - 1, rx=12, fill=theme.surface, stroke=theme.line)
    return group().add(ground)


def heading(studio: Studio, text: str, note: str, width: float, x: float = PAD) -> list[Element]:
    """A title and, if there is room for all of it, a note after it."""
    text = fitted(text, TITLE, width - x - PAD)
    found = [label(x, 31, text, TITLE, studio.theme.ink, font_weight=SIGN.weight)]
    start = x + width_of(text, TITLE) + 12
    room = width - start - PAD
    if note and width_of(note, NOTE, SENTENCES) <= room:
        found.append(label(start, 31, note, NOTE, studio.theme.soft_ink, font_family=SENTENCES.families))
    return found


def remark(studio: Studio, text: str, x: float, y: float, room: float) -> Element:
    """A line of text in a part."""
    return label(x, y, fitted(text, NOTE, room, SENTENCES), NOTE, studio.theme.soft_ink, font_family=SENTENCES.families)


def rows(
    drawings: Iterable[Element], x: float, y: float, step: float, line: float, columns: int
) -> tuple[list[Element], float]:
    """Drawings side by side, as many in a row as there are columns; and where the last row ends."""
    placed: list[Element] = []
    for place, drawing in enumerate(drawings):
        row, column = divmod(place, columns)
        placed.append(moved(x + column * step, y + row * line).add(drawing))
    return placed, y + -(-len(placed) // columns) * line


def flowing(drawings: Iterable[tuple[Element, float]], x: float, y: float, room: float, line: float) -> Drawn:
    """Drawings of different widths side by side, in as many rows as they need; and where the last row ends."""
    flow = group()
    along = 0.0
    bottom = y
    for drawing, width in drawings:
        if bottom == y or along + width > room:
            along = 0.0
            bottom += line
        flow.add(moved(x + along, bottom - line).add(drawing))
        along += width + 4
    return Drawn(flow, bottom)
