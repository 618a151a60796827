"""The zones of a Bus sheet."""

from __future__ import annotations

from typing import cast

from allaboard.drawing.signs import icon
from allaboard.drawing.sketch import BOXES, ROW, SIDE, STEP, Sketch, penalty_values
from allaboard.engine.bus.sheet import INTERN_BOXES, PERSONAL_POINTS, PROFESSIONAL_ROW, TRAFFIC_PENALTIES
from allaboard.engine.bus.view import BusSheetView

_BONUSES = ("granny", "tourist", "intern")  # under the boxes of a row of professionals
_BOX = 37.4


def draw_bus_zones(sketch: Sketch) -> None:
    """All zones from top to bottom."""
    sheet = cast("BusSheetView", sketch.position.seat(sketch.seat)["sheet"])
    spots = sheet["spots"]
    sketch.turn_zone(sheet["turn_zone"])
    sketch.grannies(sheet["grannies"])

    sketch.students(sheet["students"])
    interns = BOXES + 6 * STEP + 8
    sketch.boxes("interns", sheet["interns"], [""] * INTERN_BOXES, interns, is_dashed=True)
    sketch.schools("universities", "university", sheet["universities"])
    sketch.spot("university", spots["university"], BOXES + 5 * STEP + 16)
    sketch.note(sketch.studio.words("interns"), interns + 28, 17, 48)
    sketch.end_zone()

    places = (
        ("monuments", "monument", sheet["monuments"]),
        ("museums", "museum", sheet["museums"]),
    )
    sketch.tourists(sheet["tourists"], places)
    sketch.spot("monument", spots["monument"], SIDE + 4, 2 * ROW, 24)
    sketch.spot("museum", spots["museum"], SIDE + 50, 2 * ROW, 24)
    sketch.end_zone(3 * ROW + 4)

    _professionals(sketch, sheet)
    _personal(sketch)
    sketch.shared("traffic", "traffic", sheet["traffic"], penalty_values(TRAFFIC_PENALTIES), is_round=False)


def _professionals(sketch: Sketch, sheet: BusSheetView) -> None:
    """Rows with the bonus passenger beside each value."""

    def draw(row: int, ticks: int) -> None:
        values = [f"{value}" for value in PROFESSIONAL_ROW[1:]]
        sketch.boxes("professionals", ticks, values, down=row * ROW, step=_BOX, size=(20, 26), row=row)
        for place, bonus in enumerate(_BONUSES):
            x = BOXES + place * _BOX + 27.5
            sketch.add(icon(sketch.studio, bonus, x, sketch.y + row * ROW + 13, 14))

    sketch.symbol("professional")
    sketch.rows("professionals", sheet["professionals"], PROFESSIONAL_ROW, draw)
    sketch.symbol("office", SIDE + 11, 13, 24)
    sketch.note(sketch.studio.words("drawing-closes-row"), SIDE + 28, 17, 98)
    sketch.spot("office", sheet["spots"]["office"], SIDE + 4, 2 * ROW, 24)
    sketch.subtotal("professionals", 2 * ROW)
    sketch.end_zone(3 * ROW + 4)


def _personal(sketch: Sketch) -> None:
    sketch.common()
    if sketch.letters():
        text = sketch.studio.words("drawing-all-three", points=PERSONAL_POINTS)
        sketch.note(text, BOXES + 3 * STEP + 8, 17, 150)
    sketch.subtotal("personal")
    sketch.end_zone()
