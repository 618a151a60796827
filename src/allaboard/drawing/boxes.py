"""Boxes of a sheet: printed, and what the pen makes of them."""

from __future__ import annotations

from dataclasses import dataclass

from allaboard.drawing.elements import Element, Value, circle, group, label, number, path, rectangle
from allaboard.drawing.lettering import signed
from allaboard.drawing.studio import Studio


@dataclass(frozen=True)
class Box:
    """Where a box is on a sheet, for the data attributes, and how it is drawn."""

    zone: str
    box: int
    x: float
    y: float
    width: float = 25
    height: float = 26
    row: int | None = None
    text: str = ""
    is_round: bool = False
    is_dashed: bool = False


def draw_box(studio: Studio, box: Box, seat: int, is_ticked: bool) -> Element:
    """A box of a zone; the pen's cross leaves the printed value readable."""
    drawing = group(
        data_zone=box.zone,
        data_row=box.row,
        data_box=box.box,
        data_seat=seat,
        data_tick=is_ticked or None,
    )
    drawing.add(_frame(studio, box, is_ticked))
    if box.text:
        drawing.add(
            label(
                box.x + box.width / 2,
                box.y + box.height / 2 + 4.3,
                box.text,
                12,
                studio.theme.ink if is_ticked else studio.theme.soft_ink,
                font_weight=700 if is_ticked else None,
                text_anchor="middle",
                **(_halo(studio) if is_ticked else {}),
            )
        )
    return drawing


def _frame(studio: Studio, box: Box, is_ticked: bool) -> Element:
    """The printed frame, with the pen's cross in it if it is ticked."""
    words = ["box", number(box.width), number(box.height)]
    flags = {"round": box.is_round, "dashed": box.is_dashed, "ticked": is_ticked, "value": bool(box.text)}
    name = "-".join(words + [flag for flag, is_set in flags.items() if is_set])
    if name not in studio.definitions:
        frame = rectangle(
            0,
            0,
            box.width,
            box.height,
            rx=box.height / 2 if box.is_round else 4,
            fill=studio.theme.pen_tint if is_ticked else studio.theme.surface,
            stroke=studio.theme.box,
            stroke_width=1.4,
            stroke_dasharray="3 2.4" if box.is_dashed else None,
        )
        crosses = [cross(studio, 0, 0, box.width, box.height, is_faint=bool(box.text))] if is_ticked else []
        studio.definitions.define(name, group().add(frame, *crosses))
    return studio.definitions.use(name, box.x, box.y)


def _halo(studio: Studio) -> dict[str, Value]:
    """Keeps a printed value readable on the pen's strokes."""
    return {
        "stroke": studio.theme.pen_tint,
        "stroke_width": 2.4,
        "stroke_linejoin": "round",
        "paint_order": "stroke",
    }


def cross(studio: Studio, x: float, y: float, width: float, height: float, *, is_faint: bool = False) -> Element:
    """Two strokes of the pen from corner to corner; faint under a printed value."""
    inset = 4.2
    left, right, top, bottom = x + inset, x + width - inset, y + inset, y + height - inset
    return path(
        f"M{left:.1f} {top:.1f}L{right:.1f} {bottom:.1f}M{right:.1f} {top:.1f}L{left:.1f} {bottom:.1f}",
        fill="none",
        stroke=studio.theme.faint_pen if is_faint else studio.theme.pen,
        stroke_width=2.2,
        stroke_linecap="round",
    )


def draw_written(
    studio: Studio,
    x: float,
    y: float,
    width: float,
    height: float,
    value: int | None,
    size: float = 15,
    **attributes: Value,
) -> Element:
    """A space for a number that is written with the pen; empty while there is none."""
    drawing = group(**attributes).add(
        rectangle(x, y, width, height, rx=4, fill=studio.theme.surface, stroke=studio.theme.ink, stroke_width=1.5)
    )
    if value is not None:
        drawing.add(
            label(
                x + width / 2,
                y + height / 2 + size * 0.36,
                signed(value),
                size,
                studio.theme.pen,
                font_weight=700,
                text_anchor="middle",
            )
        )
    return drawing


def closed_row(studio: Studio, x: float, y: float, width: float, height: float) -> Element:
    """The frame around a row that is closed."""
    return rectangle(
        x - 3,
        y - 2.4,
        width + 6,
        height + 4.8,
        rx=6,
        fill="none",
        stroke=studio.theme.pen,
        stroke_width=1.6,
    )


def draw_circle(studio: Studio, box: Box, seat: int, is_circled: bool, is_crossed: bool) -> Element:
    """A metro entrance on the sheet: circled when it was reached, crossed out when it was used."""
    x, y, radius = box.x + box.width / 2, box.y + box.height / 2, box.height / 2 - 0.7
    drawing = group(
        data_zone=box.zone,
        data_box=box.box,
        data_seat=seat,
        data_tick=is_circled or None,
        data_crossed=is_crossed or None,
    )
    drawing.add(
        circle(
            x,
            y,
            radius,
            fill=studio.theme.pen_tint if is_circled else studio.theme.surface,
            stroke=studio.theme.pen if is_circled else studio.theme.box,
            stroke_width=3 if is_circled else 1.4,
            stroke_dasharray=None if is_circled else "3 2.4",
        )
    )
    if is_crossed:
        drawing.add(cross(studio, box.x, box.y, box.width, box.height, is_faint=True))
    halo = _halo(studio) if is_crossed else {}
    return drawing.add(label(x, y + 4.3, box.text, 12, studio.theme.ink, font_weight=700, text_anchor="middle", **halo))
