"""The personal objective on a sheet: the lettered stops, and apart from them what they bring.

The stops are a set: each has its own tick, in whatever order they are reached. In Bus all three together bring points.
In Metro points belong to how many are reached (E8): a ladder of three steps, each with a count of stops before its box.
The ladder stands beside the letters, so that no points seem to belong to one of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from allaboard.drawing.elements import Element, circle, group, label
from allaboard.drawing.sheets.boxes import Box, Mark, draw_box, draw_mark, draw_written, mark_at, pencil_frame
from allaboard.drawing.sheets.sketch import Sketch, card_frame, changed_points, difference
from allaboard.drawing.studio import Studio
from allaboard.engine.bus.sheet import PERSONAL_POINTS, PERSONAL_STOPS
from allaboard.engine.metro.sheet import PERSONAL_STEPS

HEIGHT = 44  # of the card

_SPACE, _SPACE_HEIGHT = 25, 22  # for the points
_LETTER = 9.4  # the radius of a letter
_PIP = 2.7  # and of a dot that stands for any one of the stops
_PIP_STEP = 7.4  # from dot to dot, one above the other


@dataclass(frozen=True)
class Spacing:
    """Where things are on a card, from its left edge."""

    first: float  # the middle of the first letter
    step: float  # from letter to letter
    ladder: float  # where the ladder begins
    rung: float  # from step to step of the ladder
    box: float  # the width of its boxes


_NARROW = Spacing(first=15, step=23, ladder=0, rung=0, box=0)  # beside two common objectives
_WIDE = Spacing(first=18, step=27, ladder=112, rung=50, box=25)  # a line of its own
_SHARED = Spacing(first=13, step=22, ladder=74, rung=40, box=22)  # a line that it shares with the fast roads
_WIDE_ROOM, _SHARED_ROOM = 300, 200  # a card at least so wide is one


def draw_personal(sketch: Sketch, x: float, width: float) -> None:
    """The card: the letters, those on the line ticked, what they are worth, and the points."""
    studio, state, y = sketch.studio, sketch.state, sketch.y
    sketch.add(card_frame(studio, x, y, width, HEIGHT, studio.theme.well))
    spacing = _WIDE if width >= _WIDE_ROOM else _SHARED if width >= _SHARED_ROOM else _NARROW
    is_narrow = spacing is _NARROW
    letters = state.letters or (("",) * PERSONAL_STOPS if state.is_blank else ())
    holder = group(data_personal=state.personal, data_seat=sketch.seat)
    for place, letter in enumerate(letters):
        mark = _mark_of(sketch, letter)
        badge = group(
            data_objective_letter=letter or None,
            data_reached=(mark is Mark.PEN) if letter else None,
            data_pencil_reached=(mark is Mark.PENCIL) or None,
        )
        middle = x + spacing.first + place * spacing.step
        holder.add(badge.add(*_letter(studio, middle, y + (15 if is_narrow else HEIGHT / 2), letter, mark)))
    sketch.add(holder)
    if not letters:
        sketch.note(studio.words("drawing-secret"), x + 8, HEIGHT / 2, width - _SPACE - 20, lines=2)
    elif state.game == "bus":
        _all_three(sketch, x, width, spacing)
    else:
        _ladder(sketch, x, spacing)
    _points(sketch, x + width - _SPACE - 5, y + (4.5 if is_narrow else 11), is_narrow)


def _mark_of(sketch: Sketch, letter: str) -> Mark:
    if letter in sketch.state.reached:
        return Mark.PEN
    return Mark.PENCIL if letter in sketch.after.reached else Mark.NOTHING


def _all_three(sketch: Sketch, x: float, width: float, spacing: Spacing) -> None:
    """In Bus the letters bring points together or not at all."""
    text = sketch.studio.words("drawing-all-three", points=PERSONAL_POINTS)
    if spacing is _NARROW:
        is_changed = changed_points(sketch, "personal") is not None
        sketch.note(text, x + 6, 35.6, width - (_SPACE + 16 if is_changed else 12))
    else:
        sketch.note(text, x + 3 * spacing.step + 12, HEIGHT / 2, 150)


def _ladder(sketch: Sketch, x: float, spacing: Spacing) -> None:
    """In Metro each step of the ladder says how many stops it needs; ticked is what has been climbed."""
    studio = sketch.studio
    now, then = len(sketch.state.reached), len(sketch.after.reached)
    middle = sketch.y + HEIGHT / 2
    boxes = [
        Box("personal", place, x + spacing.ladder + place * spacing.rung + 12, middle - 13, spacing.box, text=str(step))
        for place, step in enumerate(PERSONAL_STEPS[1:])
    ]
    for place, box in enumerate(boxes):
        sketch.add(
            draw_box(studio, box, sketch.seat, mark_at(place, now, then)),
            draw_pips(studio, place + 1, box.x - 6.5, middle),
        )


def draw_pips(studio: Studio, count: int, x: float, y: float, scale: float = 1) -> Element:
    """So many stops, whichever they are: dots in the gold of the letters."""
    theme = studio.theme
    top = y - (count - 1) / 2 * _PIP_STEP * scale
    return group(data_stops=count).extend(
        circle(
            x, top + place * _PIP_STEP * scale, _PIP * scale, fill=theme.gold, stroke=theme.casing, stroke_width=scale
        )
        for place in range(count)
    )


def _points(sketch: Sketch, x: float, y: float, is_narrow: bool) -> None:
    now, then = sketch.state.points("personal"), changed_points(sketch, "personal")
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
            difference(sketch.studio, then - now, x + _SPACE / 2, y + 35, "middle")
            if is_narrow
            else difference(sketch.studio, then - now, x - 5, y + 15.4, "end"),
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
