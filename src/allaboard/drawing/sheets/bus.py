"""The zones of a Bus sheet."""

from __future__ import annotations

from typing import cast

from allaboard.drawing.sheets.boxes import Box, draw_box, mark_at
from allaboard.drawing.sheets.objectives import draw_objectives
from allaboard.drawing.sheets.sketch import BOXES, ROW, SIDE, STEP, Sketch, Ticks, changed_points, penalty_values
from allaboard.drawing.signs import icon
from allaboard.engine.bus.sheet import INTERN_BOXES, PROFESSIONAL_ROW, TRAFFIC_PENALTIES
from allaboard.engine.bus.view import BusSheetView
from allaboard.engine.line.sheet import STUDENT_BOXES

_BONUSES = ("granny", "tourist", "intern")  # of a row of professionals with so many ticks
_WIDE_STEP, _WIDE_BOX = 37.3, 34.4  # boxes that hold a bonus too
_INTERNS = BOXES + STUDENT_BOXES * STEP + 8


def draw_bus_zones(sketch: Sketch) -> None:
    """All zones from top to bottom."""
    now = cast("BusSheetView", sketch.state.zones)
    then = cast("BusSheetView", sketch.after.zones)
    sketch.turn_zone((now["turn_zone"], then["turn_zone"]))
    sketch.grannies((now["grannies"], then["grannies"]))

    sketch.students((now["students"], then["students"]))
    sketch.boxes(
        "interns",
        (now["interns"], then["interns"]),
        [""] * INTERN_BOXES,
        _INTERNS,
        step=25.4,
        size=(23, 26),
        is_dashed=True,
    )
    sketch.schools("universities", "university", (now["universities"], then["universities"]))
    sketch.spot("university", now["spots"]["university"], then["spots"]["university"], BOXES + 5 * STEP + 12)
    sketch.note(sketch.studio.words("interns"), 266, 13, 62, anchor="middle")
    sketch.end_zone()

    places = (
        ("monuments", "monument", (now["monuments"], then["monuments"])),
        ("museums", "museum", (now["museums"], then["museums"])),
    )
    sketch.tourists(now["tourists"], then["tourists"], places, is_below=True)
    for place, kind in enumerate(("monument", "museum")):
        written, pencilled = cast("dict[str, int | None]", now["spots"]), cast("dict[str, int | None]", then["spots"])
        sketch.spot(kind, written[kind], pencilled[kind], SIDE + 91, place * ROW)
    sketch.note(sketch.studio.words("drawing-higher-spot"), SIDE, 2 * ROW + 6, 84)
    if changed_points(sketch, "tourists") is None:  # otherwise the difference stands there
        sketch.note(sketch.studio.words("drawing-half-row"), SIDE, 2 * ROW + 20, 84)
    sketch.end_zone(3 * ROW + 4)

    _professionals(sketch, now, then)
    draw_objectives(sketch)
    values = penalty_values(TRAFFIC_PENALTIES)
    sketch.shared("traffic", "traffic", (now["traffic"], then["traffic"]), values, is_track=False)


def _professionals(sketch: Sketch, now: BusSheetView, then: BusSheetView) -> None:
    """Rows with the bonus passenger beside each value."""

    def draw(row: int, ticks: Ticks) -> None:
        for place, (value, bonus) in enumerate(zip(PROFESSIONAL_ROW[1:], _BONUSES, strict=True)):
            x, y = BOXES + place * _WIDE_STEP, sketch.y + row * ROW
            box = Box("professionals", place, x, y, _WIDE_BOX, row=row, text=str(value), middle=10)
            sketch.add(
                draw_box(sketch.studio, box, sketch.seat, mark_at(place, *ticks)),
                icon(sketch.studio, bonus, x + 25, y + 13.4, 15),
            )

    sketch.begin_zone("professionals")
    sketch.symbol("professional")
    sketch.rows("professionals", now["professionals"], then["professionals"], PROFESSIONAL_ROW, draw)
    sketch.symbol("office", SIDE + 11, 13, 24)
    sketch.note(sketch.studio.words("drawing-closes-row-bonus"), SIDE + 29, 13, 97, lines=2)
    sketch.note(sketch.studio.words("drawing-half-row"), SIDE, ROW + 13, 126)
    sketch.spot("office", now["spots"]["office"], then["spots"]["office"], SIDE + 7, 2 * ROW)
    sketch.subtotal("professionals", 2 * ROW)
    sketch.end_zone(3 * ROW + 4)
