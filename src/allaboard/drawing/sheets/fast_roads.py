"""The box on a sheet that says which roads are fast in this game (R2): its colour is ticked by the first ticket."""

from __future__ import annotations

from allaboard.drawing.elements import Element, group, rectangle, title
from allaboard.drawing.sheets.boxes import RADIUS, Mark, draw_mark
from allaboard.drawing.sheets.sketch import Sketch, card_frame
from allaboard.drawing.studio import Studio
from allaboard.drawing.tickets import draw_band
from allaboard.engine.line.board import FAST_COLOURS

FAST_WIDTH = 60

_BOX, _BOX_HEIGHT = 24, 25
_BAND = 11  # the height of the road below its tick
_ORDER = tuple(FAST_COLOURS[number] for number in (1, 0))  # as the tickets 1 and 2 decide


def draw_fast_roads(sketch: Sketch, x: float, height: float) -> None:
    """A box for each colour, with its road drawn as on the board and on the tickets."""
    studio, y = sketch.studio, sketch.y
    sketch.add(card_frame(studio, x, y, FAST_WIDTH, height, studio.theme.well))
    sketch.note(studio.words("drawing-fast-roads"), x + FAST_WIDTH / 2, 9, FAST_WIDTH - 6, anchor="middle")
    for place, colour in enumerate(_ORDER):
        is_fast = sketch.state.fast_roads == colour
        sketch.add(_box(studio, colour, x + 4 + place * (_BOX + 4), y + 15.4, sketch.seat, is_fast=is_fast))


def _box(studio: Studio, colour: str, x: float, y: float, seat: int | None, *, is_fast: bool) -> Element:
    theme = studio.theme
    box = group(data_fast_box=colour, data_seat=seat, data_tick=is_fast or None)
    box.add(
        title(studio.words(f"drawing-road-{colour}")),
        rectangle(x, y, _BOX, _BOX_HEIGHT, rx=RADIUS, fill=theme.pen_tint if is_fast else theme.well),
        group(transform=f"translate({x} {y})").add(
            draw_band(studio, colour, _BOX, _BOX_HEIGHT, _BAND, RADIUS),
        ),
        rectangle(
            x,
            y,
            _BOX,
            _BOX_HEIGHT,
            rx=RADIUS,
            fill="none",
            stroke=theme.pen if is_fast else theme.box,
            stroke_width=1.4,
        ),
    )
    if is_fast:
        box.add(draw_mark(studio, Mark.PEN, x + _BOX / 2, y + 6.6))
    return box
