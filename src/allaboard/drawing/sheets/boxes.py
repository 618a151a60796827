"""Boxes of a sheet: what is printed, and what pen or pencil makes of them.

A box leaves room for its mark: the value is printed low, the mark goes above it, so a ticked box can still be
read, on the screen and on paper. The pen writes what has happened; the pencil, dashed, what a turn would bring.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from allaboard.drawing.elements import Element, Value, group, label, number, path, rectangle
from allaboard.drawing.lettering import signed
from allaboard.drawing.studio import Studio

BOX_HEIGHT = 26
RADIUS = 4

VALUE = 12  # the size of printed values
WRITTEN = 16  # and of numbers that are written

_SMALL = 20  # boxes up to this width take a small mark
_BASELINE = 22.2  # of a printed value, from the top of its box
_MARK_Y = 7.6  # the middle of the mark above it
_PENCIL_DASHES = "4 1.5"


class Mark(Enum):
    """What is in a box."""

    NOTHING = ""
    PEN = "pen"
    PENCIL = "pencil"


@dataclass(frozen=True)
class Tool:
    """How pen or pencil looks."""

    colour: str
    dashes: str | None
    ground: str


def tool(studio: Studio, mark: Mark) -> Tool:
    theme = studio.theme
    if mark is Mark.PENCIL:
        return Tool(theme.ink, _PENCIL_DASHES, theme.well)
    return Tool(theme.pen, None, theme.pen_tint if mark is Mark.PEN else theme.well)


def mark_at(place: int, now: int, then: int) -> Mark:
    """What is in the box at a place, if `now` boxes are ticked and a turn would make it `then`."""
    if place < now:
        return Mark.PEN
    return Mark.PENCIL if place < then else Mark.NOTHING


@dataclass(frozen=True)
class Box:
    """Where a box is on a sheet, for the data attributes, and how it is drawn."""

    zone: str
    box: int
    x: float
    y: float
    width: float = 25
    height: float = BOX_HEIGHT
    row: int | None = None
    text: str = ""
    middle: float | None = None  # of value and mark, if it is not that of the box
    is_round: bool = False
    is_dashed: bool = False


def draw_box(studio: Studio, box: Box, seat: int | None, mark: Mark) -> Element:
    """A box of a zone with its mark above the value, or in the middle where there is none."""
    drawing = box_group(box, seat, mark).add(_frame(studio, box, mark))
    middle = box.x + (box.width / 2 if box.middle is None else box.middle)
    if box.text:
        drawing.add(
            label(
                middle,
                box.y + _BASELINE,
                box.text,
                VALUE,
                studio.theme.soft_ink if mark is Mark.NOTHING else studio.theme.ink,
                font_weight=600 if mark is Mark.NOTHING else 700,
                text_anchor="middle",
            )
        )
    if mark is not Mark.NOTHING:
        if box.text:
            drawing.add(draw_mark(studio, mark, middle, box.y + _MARK_Y))
        else:
            drawing.add(draw_mark(studio, mark, middle, box.y + box.height / 2, is_large=box.width > _SMALL))
    return drawing


def box_group(box: Box, seat: int | None, mark: Mark) -> Element:
    """What every box says about itself."""
    return group(
        data_zone=box.zone,
        data_row=box.row,
        data_box=box.box,
        data_seat=seat,
        data_tick=(mark is Mark.PEN) or None,
        data_pencil=(mark is Mark.PENCIL) or None,
    )


def draw_mark(studio: Studio, mark: Mark, x: float, y: float, *, is_large: bool = False) -> Element:
    """A tick around a point, one stroke of the hand: small above a value, large in an empty box."""
    name = f"tick-{mark.value}-large" if is_large else f"tick-{mark.value}"
    if name not in studio.definitions:
        with_ = tool(studio, mark)
        scale = 1.3 if is_large else 1.0
        corners = ((-5.2, 0.4), (-3.8, 1.2), (-2.6, 2.4), (-1.6, 4.0), (0.2, 0.2), (2.6, -2.6), (5.6, -4.0))
        points = [f"{number(x * scale)} {number(y * scale)}" for x, y in corners]
        d = f"M{points[0]}C{' '.join(points[1:4])}C{' '.join(points[4:])}"
        studio.definitions.define(
            name,
            path(
                d,
                fill="none",
                stroke=with_.colour,
                stroke_width=2.2 if is_large else 2,
                stroke_linecap="butt" if with_.dashes else "round",
                stroke_linejoin="round",
                stroke_dasharray=with_.dashes,
            ),
        )
    return studio.definitions.use(name, x, y)


def _frame(studio: Studio, box: Box, mark: Mark) -> Element:
    """The printed frame; pen and pencil go around it as well, so that a ticked box is seen from afar."""
    words = ["box", number(box.width), number(box.height), mark.value]
    flags = {"round": box.is_round, "dashed": box.is_dashed}
    name = "-".join([word for word in words if word] + [flag for flag, is_set in flags.items() if is_set])
    if name not in studio.definitions:
        radius = box.width / 2 if box.is_round else RADIUS
        drawing = group().add(
            rectangle(
                0,
                0,
                box.width,
                box.height,
                rx=radius,
                fill=tool(studio, mark).ground,
                stroke=studio.theme.pen if mark is Mark.PEN else studio.theme.box,
                stroke_width=1.4,
                stroke_dasharray="3 2.4" if box.is_dashed else None,
            )
        )
        if mark is Mark.PENCIL:
            drawing.add(pencil_frame(studio, 0, 0, box.width, box.height, radius))
        studio.definitions.define(name, drawing)
    return studio.definitions.use(name, box.x, box.y)


def pencil_frame(studio: Studio, x: float, y: float, width: float, height: float, radius: float = RADIUS) -> Element:
    """A dashed frame around what a turn would write."""
    return rectangle(
        x - 2,
        y - 2,
        width + 4,
        height + 4,
        rx=radius + 2,
        fill="none",
        stroke=studio.theme.ink,
        stroke_width=1.6,
        stroke_dasharray="4 2.6",
    )


def draw_written(
    studio: Studio,
    x: float,
    y: float,
    width: float,
    value: int | None,
    *,
    pencilled: int | None = None,
    height: float = BOX_HEIGHT,
    **attributes: Value,
) -> Element:
    """A space for a number: written with the pen, or `pencilled` while a turn would write it; else empty."""
    drawing = group(**attributes).add(
        rectangle(
            x, y, width, height, rx=RADIUS, fill=studio.theme.well, stroke=studio.theme.paper_ink, stroke_width=1.5
        )
    )
    shown = pencilled if value is None else value
    if shown is None:
        return drawing
    if value is None:
        drawing.add(pencil_frame(studio, x, y, width, height))
    text = signed(shown)
    return drawing.add(
        label(
            x + width / 2,
            y + height / 2 + WRITTEN * 0.35,
            text,
            WRITTEN,
            studio.theme.pen if value is not None else studio.theme.soft_ink,
            font_weight=700 if value is not None else 500,
            text_anchor="middle",
        )
    )


def closed_row(studio: Studio, x: float, y: float, width: float, mark: Mark) -> Element:
    """The stroke around a row that is closed."""
    with_ = tool(studio, mark)
    return rectangle(
        x - 3,
        y - 2,
        width + 6,
        BOX_HEIGHT + 4,
        rx=6,
        fill="none",
        stroke=with_.colour,
        stroke_width=1.8,
        stroke_dasharray="4 2.6" if mark is Mark.PENCIL else None,
    )
