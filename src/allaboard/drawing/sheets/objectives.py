"""The cards on a sheet: the common objectives with what was written for them, and beside or below them the others."""

from __future__ import annotations

from allaboard.drawing.elements import Element, circle, group, label, rectangle, title
from allaboard.drawing.lettering import width_of
from allaboard.drawing.sheets.boxes import draw_written
from allaboard.drawing.sheets.fast_roads import FAST_WIDTH, draw_fast_roads
from allaboard.drawing.sheets.personal import HEIGHT, draw_personal
from allaboard.drawing.sheets.sketch import LEFT, RIGHT, Sketch, card_frame, changed_points
from allaboard.drawing.signs import sign
from allaboard.drawing.studio import Studio
from allaboard.engine.line.course import BLUE_SIDE, YELLOW_SIDE
from allaboard.engine.line.setup import COMMON_OBJECTIVES, OBJECTIVE_NAMES
from allaboard.engine.line.sheet import NEEDED

_GAP = 7
_WIDTH = 97.0  # of a common objective that has others beside it
_SPACE = 25  # for a written number


def needed_for(game: str, objective: str) -> int:
    """How many ticks fulfil a common objective."""
    return NEEDED[OBJECTIVE_NAMES[game].index(objective)]


def side_colours(studio: Studio, value: int) -> tuple[str, str]:
    """Ground and text of a side of a common objective; the value itself is always printed on it."""
    theme = studio.theme
    return (theme.gold, theme.on_gold) if value == YELLOW_SIDE else (theme.blue_side, theme.on_blue_side)


def draw_objectives(sketch: Sketch) -> None:
    """All cards. The personal one of Bus stands beside two common ones; of Metro, and alone, it has a line of its own,
    which it shares with the fast roads in a city that has them.
    """
    state = sketch.state
    sketch.begin_zone("common")
    sketch.add(
        group(
            data_item="common",
            data_points=state.points("common"),
            data_pencil_points=changed_points(sketch, "common"),
            data_seat=sketch.seat,
        )
    )
    has_line = state.game == "metro" or state.slots > COMMON_OBJECTIVES
    width = (RIGHT - LEFT + _GAP) / state.slots - _GAP if has_line else _WIDTH
    for slot in range(state.slots):
        _common(sketch, slot, LEFT + slot * (width + _GAP), width)
    if has_line:
        sketch.y += HEIGHT + _GAP
    sketch.begin_zone("personal")
    left = LEFT if has_line else LEFT + 2 * (_WIDTH + _GAP)
    right = RIGHT - (FAST_WIDTH + _GAP if state.has_fast_roads else 0)
    draw_personal(sketch, left, right - left)
    if state.has_fast_roads:
        sketch.begin_zone("drawing-fast-roads")
        draw_fast_roads(sketch, right + _GAP, HEIGHT)
    sketch.end_zone(HEIGHT + 9)


def _common(sketch: Sketch, slot: int, x: float, width: float) -> None:
    studio, state, y = sketch.studio, sketch.state, sketch.y
    written, then = state.written(slot), sketch.after.written(slot)
    space = draw_written(
        studio,
        x + width - _SPACE - 7,
        y + 9,
        _SPACE,
        written,
        pencilled=then,
        data_zone="common",
        data_slot=slot,
        data_seat=sketch.seat,
        data_written=written,
        data_pencil_written=then if written is None else None,
    )
    if not state.common:
        sketch.add(*_blank_common(studio, x, y, width), space)
        return
    name, value = state.common[slot]["objective"], state.common[slot]["value"]
    ground, ink = side_colours(studio, value)
    needed = needed_for(state.game, name)
    words = studio.words
    task = f"{needed} × {words(name)}"
    if width_of(task, 13) > width - _SPACE - 50:
        task = f"{needed} ×"
    sketch.add(
        group().add(
            title(words("drawing-objective", needed=needed, what=words(name), value=value)),
            card_frame(studio, x, y, width, HEIGHT, ground),
            sign(studio, (name,), x + 19, y + HEIGHT / 2, 28),
            label(x + 37, y + 19, task, 13, ink, font_weight=700),
            label(x + 37, y + 36, str(value), 16, ink, font_weight=700),
        ),
        space,
    )


def _blank_common(studio: Studio, x: float, y: float, width: float) -> list[Element]:
    """A card to be filled in at the table: which objective it is, and both of its sides in their colours."""
    theme = studio.theme
    placeholder = circle(
        x + 19, y + HEIGHT / 2, 14, fill=theme.well, stroke=theme.box, stroke_width=1.4, stroke_dasharray="3 2.4"
    )
    drawn: list[Element] = [card_frame(studio, x, y, width, HEIGHT, theme.paper), placeholder]
    for value, top in ((YELLOW_SIDE, 5), (BLUE_SIDE, 23)):
        ground, ink = side_colours(studio, value)
        drawn += [
            rectangle(x + 36, y + top, 22, 16, rx=3, fill=ground, stroke=theme.paper_ink, stroke_width=0.9),
            label(x + 47, y + top + 12.6, str(value), 13, ink, font_weight=700, text_anchor="middle"),
        ]
    return drawn
