"""The cards on a sheet: the common objectives with what was written for them, and the personal one."""

from __future__ import annotations

from allaboard.drawing.elements import Element, circle, group, label, rectangle, title
from allaboard.drawing.lettering import signed
from allaboard.drawing.sheets.boxes import Mark, draw_mark, draw_written, pencil_frame
from allaboard.drawing.sheets.sketch import LEFT, RIGHT, Sketch, difference
from allaboard.drawing.signs import sign
from allaboard.drawing.studio import Studio
from allaboard.engine.bus.sheet import PERSONAL_POINTS, PERSONAL_STOPS
from allaboard.engine.line.course import BLUE_SIDE, YELLOW_SIDE
from allaboard.engine.line.setup import COMMON_OBJECTIVES, OBJECTIVE_NAMES
from allaboard.engine.line.sheet import NEEDED
from allaboard.engine.metro.sheet import PERSONAL_STEPS

HEIGHT = 44

_GAP = 7
_WIDTH = 97.0  # of a common objective
_PERSONAL = RIGHT - LEFT - 2 * (_WIDTH + _GAP)
_SPACE, _SPACE_HEIGHT = 25, 22  # for a written number
_LETTER = 9.6  # the radius of a letter


def needed_for(game: str, objective: str) -> int:
    """How many ticks fulfil a common objective."""
    return NEEDED[OBJECTIVE_NAMES[game].index(objective)]


def side_colours(studio: Studio, value: int) -> tuple[str, str]:
    """Ground and text of a side of a common objective; the value itself is always printed on it."""
    theme = studio.theme
    return (theme.gold, theme.on_gold) if value == YELLOW_SIDE else (theme.blue_side, theme.on_blue_side)


def draw_objectives(sketch: Sketch) -> None:
    """All cards; with three common objectives the personal one has a line of its own."""
    state = sketch.state
    sketch.begin_zone("common")
    sketch.add(
        group(
            data_item="common",
            data_points=state.points("common"),
            data_pencil_points=_changed(sketch, "common"),
            data_seat=sketch.seat,
        )
    )
    is_solo = state.slots > COMMON_OBJECTIVES
    width = (RIGHT - LEFT + _GAP) / state.slots - _GAP if is_solo else _WIDTH
    for slot in range(state.slots):
        _common(sketch, slot, LEFT + slot * (width + _GAP), width)
    if is_solo:
        sketch.y += HEIGHT + _GAP
    sketch.begin_zone("personal")
    if is_solo:
        _personal(sketch, LEFT, RIGHT - LEFT)
    else:
        _personal(sketch, LEFT + 2 * (_WIDTH + _GAP), _PERSONAL)
    sketch.end_zone(HEIGHT + 9)


def _changed(sketch: Sketch, item: str) -> int | None:
    now, then = sketch.state.points(item), sketch.after.points(item)
    return then if now is not None and then != now else None


def _card(studio: Studio, x: float, y: float, width: float, fill: str) -> Element:
    return rectangle(x, y, width, HEIGHT, rx=6, fill=fill, stroke=studio.theme.paper_ink, stroke_width=1.3)


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
    sketch.add(
        group().add(
            title(words("drawing-objective", needed=needed, what=words(name), value=value)),
            _card(studio, x, y, width, ground),
            sign(studio, (name,), x + 19, y + HEIGHT / 2, 28),
            label(x + 37, y + 19, f"{needed} ×", 13, ink, font_weight=700),
            label(x + 37, y + 36, str(value), 16, ink, font_weight=700),
        ),
        space,
    )


def _blank_common(studio: Studio, x: float, y: float, width: float) -> list[Element]:
    """A card to be filled in at the table: which objective it is, and both of its sides."""
    theme = studio.theme
    placeholder = circle(
        x + 19, y + HEIGHT / 2, 14, fill=theme.well, stroke=theme.box, stroke_width=1.4, stroke_dasharray="3 2.4"
    )
    return [
        _card(studio, x, y, width, theme.paper),
        placeholder,
        label(x + 37, y + 19, str(YELLOW_SIDE), 13, theme.soft_ink, font_weight=700),
        label(x + 37, y + 36, str(BLUE_SIDE), 13, theme.soft_ink, font_weight=700),
    ]


def _personal(sketch: Sketch, x: float, width: float) -> None:
    """The letters, those on the line marked, what they are worth, and the points."""
    studio, state, y = sketch.studio, sketch.state, sketch.y
    sketch.add(_card(studio, x, y, width, studio.theme.well))
    is_wide = width > 2 * _WIDTH
    letters = state.letters or (("",) * PERSONAL_STOPS if state.is_blank else ())
    middle = y + (HEIGHT / 2 if is_wide else 15)
    step = 26 if is_wide else 23
    holder = group(data_personal=state.personal, data_seat=sketch.seat)
    for place, letter in enumerate(letters):
        mark = _mark_of(sketch, letter)
        badge = group(
            data_objective_letter=letter or None,
            data_reached=(mark is Mark.PEN) if letter else None,
            data_pencil_reached=(mark is Mark.PENCIL) or None,
        )
        holder.add(badge.add(*_letter(studio, x + 15 + place * step, middle, letter, mark)))
    sketch.add(holder)
    if letters:
        _worth(sketch, x, is_wide, step)
    else:
        text = studio.words("drawing-secret")
        sketch.note(text, x + 8, HEIGHT / 2, width - _SPACE - 20, lines=2)
    _points(sketch, x + width - _SPACE - 5, y + (10.5 if is_wide else 4.5), is_wide)


def _mark_of(sketch: Sketch, letter: str) -> Mark:
    if letter in sketch.state.reached:
        return Mark.PEN
    return Mark.PENCIL if letter in sketch.after.reached else Mark.NOTHING


def _worth(sketch: Sketch, x: float, is_wide: bool, step: float) -> None:
    """What the letters bring: in Bus all of them together, in Metro one after the other."""
    studio, state = sketch.studio, sketch.state
    if state.game == "bus":
        text = studio.words("drawing-all-three", points=PERSONAL_POINTS)
        if is_wide:
            sketch.note(text, x + 3 * step + 12, HEIGHT / 2, 150)
        else:
            is_changed = _changed(sketch, "personal") is not None
            sketch.note(text, x + 6, 35.6, _PERSONAL - (_SPACE + 16 if is_changed else 12))
        return
    now, then = len(state.reached), len(sketch.after.reached)
    for place, points in enumerate(PERSONAL_STEPS[1:]):
        mark = Mark.PEN if place < now else (Mark.PENCIL if place < then else Mark.NOTHING)
        middle = x + (3 * step + 24 + place * 24 if is_wide else 15 + place * step)
        baseline = sketch.y + (HEIGHT / 2 + 4.4 if is_wide else 39)
        colour = studio.theme.pen if mark is Mark.PEN else studio.theme.soft_ink
        number = group(
            data_zone="personal",
            data_box=place,
            data_seat=sketch.seat,
            data_tick=(mark is Mark.PEN) or None,
            data_pencil=(mark is Mark.PENCIL) or None,
        )
        weight = 700 if mark is Mark.PEN else 600
        number.add(label(middle, baseline, signed(points), 12, colour, font_weight=weight, text_anchor="middle"))
        sketch.add(number)


def _points(sketch: Sketch, x: float, y: float, is_wide: bool) -> None:
    now, then = sketch.state.points("personal"), _changed(sketch, "personal")
    space = draw_written(
        sketch.studio,
        x,
        y,
        _SPACE,
        now,
        height=_SPACE_HEIGHT,
        data_item="personal",
        data_points=now,
        data_pencil_points=then,
        data_seat=sketch.seat,
    )
    if now is not None and then is not None:
        space.add(
            pencil_frame(sketch.studio, x, y, _SPACE, _SPACE_HEIGHT),
            difference(sketch.studio, then - now, x - 6, y + 15.4, "end")
            if is_wide
            else difference(sketch.studio, then - now, x + _SPACE / 2, y + 35, "middle"),
        )
    sketch.add(space)


def _letter(studio: Studio, x: float, y: float, text: str, mark: Mark) -> list[Element]:
    """A letter in gold; on the line it turns to the pen and wears a tick."""
    theme = studio.theme
    is_blank = not text
    is_reached = mark is Mark.PEN
    fill = theme.well if is_blank else (theme.pen if is_reached else theme.gold)
    drawn: list[Element] = [
        circle(
            x,
            y,
            _LETTER,
            fill=fill,
            stroke=theme.box if is_blank else theme.casing,
            stroke_width=1.3,
            stroke_dasharray="3 2.4" if is_blank else None,
        )
    ]
    if not is_blank:
        colour = theme.well if is_reached else theme.on_gold
        drawn.append(label(x, y + 4.6, text.upper(), 13, colour, font_weight=700, text_anchor="middle"))
    if mark is not Mark.NOTHING:
        drawn += [
            circle(x + 8, y - 7.4, 5.4, fill=theme.well, stroke=theme.paper_ink, stroke_width=0.9),
            _small_tick(studio, x + 8, y - 7.4, mark),
        ]
    return drawn


def _small_tick(studio: Studio, x: float, y: float, mark: Mark) -> Element:
    draw_mark(studio, mark, 0, 0)
    return studio.definitions.use(f"tick-{mark.value}", x, y, 0.56)
