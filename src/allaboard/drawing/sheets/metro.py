"""The zones of a Metro sheet."""

from __future__ import annotations

from typing import cast

from allaboard.drawing.elements import Element, circle, group, label, path, rectangle
from allaboard.drawing.icons import pictogram
from allaboard.drawing.sheets.boxes import (
    BOX_HEIGHT,
    RADIUS,
    VALUE,
    Box,
    Mark,
    box_group,
    draw_mark,
    mark_at,
    pencil_frame,
    tool,
)
from allaboard.drawing.sheets.objectives import draw_objectives
from allaboard.drawing.sheets.sketch import BOXES, ROW, SIDE, Sketch
from allaboard.drawing.studio import Studio
from allaboard.engine.line.rows import ROWS
from allaboard.engine.metro.sheet import (
    CONNECTION_TOTALS,
    COUPLE,
    ENTRANCE_CIRCLES,
    ENTRANCE_POINTS,
    SHADE_BOXES,
    SINGLE_FLIRT,
    flirt_row_points,
)
from allaboard.engine.metro.view import Entrances, FlirtsView, MetroSheetView

_FLIRT = 26  # the width of a box
_HEART_TOP = 12  # where the half of a box begins that shows the heart


def draw_metro_zones(sketch: Sketch) -> None:
    """All zones from top to bottom."""
    now = cast("MetroSheetView", sketch.state.zones)
    then = cast("MetroSheetView", sketch.after.zones)
    sketch.turn_zone((now["turn_zone"], then["turn_zone"]))
    sketch.grannies((now["grannies"], then["grannies"]))
    sketch.students((now["students"], then["students"]))
    sketch.schools("cinemas", "cinema", (now["cinemas"], then["cinemas"]))
    sketch.end_zone()
    places = (
        ("operas", "opera", (now["operas"], then["operas"])),
        ("theaters", "theater", (now["theaters"], then["theaters"])),
    )
    sketch.tourists(now["tourists"], then["tourists"], places)
    sketch.note(sketch.studio.words("drawing-half-row"), SIDE, 2 * ROW + 13, 84)
    sketch.end_zone(3 * ROW + 4)
    _flirts(sketch, now["flirts"], then["flirts"])
    draw_objectives(sketch)
    values = [str(points) for points in CONNECTION_TOTALS[1:]]
    sketch.shared("connections", "connections", (now["connections"], then["connections"]), values, is_track=True)
    _entrances(sketch, now["entrances"], then["entrances"])


def _flirts(sketch: Sketch, now: FlirtsView, then: FlirtsView) -> None:
    """Rows of two couples, each a light and a dark box."""
    sketch.begin_zone("flirts")
    sketch.symbol("flirt_light")
    sketch.symbol("flirt_dark", down=ROW + 13)
    for row in range(ROWS):
        ticked, later = now["rows"][row], then["rows"][row]
        for couple in range(SHADE_BOXES):
            x = BOXES + couple * 56
            light = mark_at(couple, ticked["light"], later["light"])
            dark = mark_at(couple, ticked["dark"], later["dark"])
            _flirt_box(sketch, row, 2 * couple, x, "light", light)
            _flirt_box(sketch, row, 2 * couple + 1, x + _FLIRT, "dark", dark)
        points = flirt_row_points(later["light"], later["dark"])
        sketch.closed("flirts", row, mark_at(row, now["open"], then["open"]), points)
    words = sketch.studio.words
    sketch.symbol("restaurant", SIDE + 11, 13, 24)
    sketch.note(words("drawing-closes-row"), SIDE + 29, 13, 97, lines=2)
    sketch.note(words("drawing-couple", couple=COUPLE, single=SINGLE_FLIRT), SIDE, ROW + 13, 84, lines=2)
    sketch.note(words("drawing-half-row"), SIDE, 2 * ROW + 13, 84)
    sketch.subtotal("flirts", 2 * ROW)
    sketch.end_zone(3 * ROW + 4)


def _flirt_box(sketch: Sketch, row: int, number: int, x: float, shade: str, mark: Mark) -> None:
    y = sketch.y + row * ROW
    box = Box("flirts", number, x, y, _FLIRT, row=row)
    drawing = box_group(box, sketch.seat, mark).add(_flirt_frame(sketch.studio, shade, mark, x, y))
    if mark is not Mark.NOTHING:
        drawing.add(draw_mark(sketch.studio, mark, x + _FLIRT / 2, y + 6.4))
    sketch.add(drawing)


def _flirt_frame(studio: Studio, shade: str, mark: Mark, x: float, y: float) -> Element:
    """A box with half a heart below the mark: on white if it is light, on wine if it is dark."""
    name = "-".join(filter(None, ("flirt", shade, mark.value)))
    if name not in studio.definitions:
        colour = studio.theme.family("flirt")
        ground = tool(studio, mark).ground
        is_dark = shade == "dark"
        r = RADIUS
        frame = group().add(rectangle(0, 0, _FLIRT, BOX_HEIGHT, rx=r, fill=ground))
        if is_dark:
            d = f"M0 {_HEART_TOP}H{_FLIRT}V{BOX_HEIGHT - r}a{r} {r} 0 0 1-{r} {r}H{r}a{r} {r} 0 0 1-{r}-{r}Z"
            frame.add(path(d, fill=colour))
        figure, cut = (studio.theme.sign, colour) if is_dark else (colour, ground)
        frame.add(
            pictogram(f"flirt_{shade}", 12, _FLIRT / 2, _HEART_TOP + 6.8, figure, cut),
            rectangle(0, 0, _FLIRT, BOX_HEIGHT, rx=r, fill="none", stroke=colour, stroke_width=1.3),
        )
        if mark is Mark.PENCIL:
            frame.add(pencil_frame(studio, 2.6, 2.6, _FLIRT - 5.2, BOX_HEIGHT - 5.2, 0))
        studio.definitions.define(name, frame)
    return studio.definitions.use(name, x, y)


def _entrances(sketch: Sketch, now: Entrances, then: Entrances) -> None:
    """Circled when reached, crossed out when used, from left to right."""
    sketch.begin_zone("entrances")
    sketch.symbol("metro", size=24)
    for place in range(ENTRANCE_CIRCLES):
        circled = mark_at(place, now["circled"], then["circled"])
        crossed = mark_at(place, now["crossed"], then["crossed"])
        _entrance(sketch, place, circled, crossed)
    sketch.subtotal("entrances", is_alone=True)
    sketch.end_zone()


def _entrance(sketch: Sketch, place: int, circled: Mark, crossed: Mark) -> None:
    """One entrance; the strokes that cross it out stop before the value."""
    studio, theme = sketch.studio, sketch.studio.theme
    x, y = BOXES + place * 32 + BOX_HEIGHT / 2, sketch.y + BOX_HEIGHT / 2
    drawing = group(
        data_zone="entrances",
        data_box=place,
        data_seat=sketch.seat,
        data_tick=(circled is Mark.PEN) or None,
        data_pencil=(circled is Mark.PENCIL) or None,
        data_crossed=(crossed is Mark.PEN) or None,
        data_pencil_crossed=(crossed is Mark.PENCIL) or None,
    )
    with_ = tool(studio, circled)
    is_empty = circled is Mark.NOTHING
    drawing.add(
        circle(x, y, 12, fill=with_.ground, stroke=theme.box, stroke_width=1.4),
        label(
            x,
            y + VALUE * 0.35,
            str(ENTRANCE_POINTS),
            VALUE,
            theme.soft_ink if is_empty else theme.ink,
            font_weight=600 if is_empty else 700,
            text_anchor="middle",
        ),
    )
    if not is_empty:
        width = 3 if circled is Mark.PEN else 1.8
        dashes = None if circled is Mark.PEN else "4 2.6"
        drawing.add(
            circle(x, y, 12.2, fill="none", stroke=with_.colour, stroke_width=width, stroke_dasharray=dashes),
        )
    if crossed is not Mark.NOTHING:
        drawing.add(_cross(studio, crossed, x, y))
    sketch.add(drawing)


def _cross(studio: Studio, mark: Mark, x: float, y: float) -> Element:
    """Four strokes towards the middle, which they leave free."""
    name = f"cross-{mark.value}"
    if name not in studio.definitions:
        with_ = tool(studio, mark)
        d = "M-11-11L-5.4-5.8M11-11L5.4-5.8M-11 11L-5.4 5.8M11 11L5.4 5.8"
        studio.definitions.define(
            name,
            path(
                d,
                fill="none",
                stroke=with_.colour,
                stroke_width=2.4,
                stroke_linecap="butt" if with_.dashes else "round",
                stroke_dasharray=with_.dashes,
            ),
        )
    return studio.definitions.use(name, x, y)
