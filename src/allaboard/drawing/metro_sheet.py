"""The zones of a Metro sheet."""

from __future__ import annotations

from typing import cast

from allaboard.drawing.boxes import Box, cross, draw_circle
from allaboard.drawing.elements import Element, group, rectangle
from allaboard.drawing.icons import pictogram
from allaboard.drawing.sketch import BOXES, ROW, SIDE, STEP, Sketch
from allaboard.drawing.studio import Studio
from allaboard.engine.line.rows import ROWS
from allaboard.engine.metro.sheet import (
    CONNECTION_TOTALS,
    COUPLE,
    ENTRANCE_CIRCLES,
    ENTRANCE_POINTS,
    PERSONAL_STEPS,
    SHADE_BOXES,
    SINGLE_FLIRT,
    flirt_row_points,
)
from allaboard.engine.metro.view import MetroSheetView

_SHADES = ("light", "dark")


def draw_metro_zones(sketch: Sketch) -> None:
    """All zones from top to bottom."""
    sheet = cast("MetroSheetView", sketch.position.seat(sketch.seat)["sheet"])
    sketch.turn_zone(sheet["turn_zone"])
    sketch.grannies(sheet["grannies"])
    sketch.students(sheet["students"])
    sketch.schools("cinemas", "cinema", sheet["cinemas"])
    sketch.end_zone()
    places = (("operas", "opera", sheet["operas"]), ("theaters", "theater", sheet["theaters"]))
    sketch.tourists(sheet["tourists"], places)
    sketch.end_zone(3 * ROW + 4)
    _flirts(sketch, sheet)
    sketch.common()
    if sketch.letters():
        steps = [str(points) for points in PERSONAL_STEPS[1:]]
        sketch.boxes("personal", sheet["personal"], steps, BOXES + 3 * STEP + 14)
    sketch.subtotal("personal")
    sketch.end_zone()
    values = [str(points) for points in CONNECTION_TOTALS[1:]]
    sketch.shared("connections", "connections", sheet["connections"], values, is_round=True)
    _entrances(sketch, sheet)


def _flirts(sketch: Sketch, sheet: MetroSheetView) -> None:
    """Rows of two couples, each a light and a dark box."""
    flirts = sheet["flirts"]
    sketch.symbol("flirt_light")
    sketch.symbol("flirt_dark", down=ROW + 13)
    for row in range(ROWS):
        ticks = flirts["rows"][row]
        for couple in range(SHADE_BOXES):
            for place, ticked in enumerate((ticks["light"], ticks["dark"])):
                x = BOXES + couple * 56 + place * 26
                _flirt_box(sketch, row, 2 * couple + place, x, couple < ticked)
        sketch.closed("flirts", row, row < flirts["open"], flirt_row_points(ticks["light"], ticks["dark"]), 109)
    sketch.symbol("restaurant", SIDE + 11, 13, 24)
    sketch.note(sketch.studio.words("drawing-closes-row"), SIDE + 28, 12, 98)
    text = sketch.studio.words("drawing-couple", couple=COUPLE, single=SINGLE_FLIRT)
    sketch.note(text, SIDE, 43, 126)
    sketch.subtotal("flirts", 2 * ROW)
    sketch.end_zone(3 * ROW + 4)


def _flirt_box(sketch: Sketch, row: int, box: int, x: float, is_ticked: bool) -> None:
    drawing = group(data_zone="flirts", data_row=row, data_box=box, data_seat=sketch.seat, data_tick=is_ticked or None)
    shade = _SHADES[box % 2]
    name = f"flirt-{shade}-ticked" if is_ticked else f"flirt-{shade}"
    if name not in sketch.studio.definitions:
        sketch.studio.definitions.define(name, _flirt_frame(sketch.studio, shade, is_ticked))
    sketch.add(drawing.add(sketch.studio.definitions.use(name, x, sketch.y + row * ROW)))


def _flirt_frame(studio: Studio, shade: str, is_ticked: bool) -> Element:
    """A box with half a heart: on white if it is light, on wine if it is dark."""
    colour = studio.theme.family("flirt")
    ground, figure = (colour, studio.theme.surface) if shade == "dark" else (studio.theme.surface, colour)
    if is_ticked:
        ground, figure = studio.theme.pen_tint, colour
    frame = group().add(
        rectangle(0, 0, 26, 26, rx=4, fill=ground, stroke=colour, stroke_width=1.3),
        pictogram(f"flirt_{shade}", 14, 13, 13.5, figure, ground),
    )
    return frame.add(cross(studio, 0, 0, 26, 26)) if is_ticked else frame


def _entrances(sketch: Sketch, sheet: MetroSheetView) -> None:
    """Circled when reached, crossed out when used, from left to right."""
    entrances = sheet["entrances"]
    sketch.symbol("metro", size=24)
    for place in range(ENTRANCE_CIRCLES):
        box = Box("entrances", place, BOXES + place * 32, sketch.y, 26, 26, text=str(ENTRANCE_POINTS), is_round=True)
        sketch.add(
            draw_circle(sketch.studio, box, sketch.seat, place < entrances["circled"], place < entrances["crossed"])
        )
    sketch.subtotal("entrances")
    sketch.end_zone()
