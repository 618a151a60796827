"""A sheet while it is drawn: a paper, a pen and a pencil, and the zones that both games print."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise

from allaboard.drawing.elements import Element, group, label, path, rectangle, title
from allaboard.drawing.icons import pictogram
from allaboard.drawing.lettering import breakable, signed, wrapped
from allaboard.drawing.sheets.boxes import (
    BOX_HEIGHT,
    Box,
    Mark,
    closed_row,
    draw_box,
    draw_written,
    mark_at,
    pencil_frame,
)
from allaboard.drawing.sheets.state import SheetState
from allaboard.drawing.signs import sign, star
from allaboard.drawing.studio import Studio
from allaboard.engine.line.rows import ROWS
from allaboard.engine.line.sheet import (
    GRANNY_TOTALS,
    PLACE_BOXES,
    SCHOOL_BOXES,
    STUDENT_BOXES,
    TOURIST_ROW,
    TURN_ZONE_PENALTIES,
)
from allaboard.engine.line.view import RowsView

SHEET_WIDTH = 352
LEFT, BOXES, RIGHT = 16, 46, 336  # the columns of symbols and boxes, and the right edge
SIDE = 210  # the column beside three rows
SUBTOTAL = 36  # the width of the column of subtotals
STEP = 28  # from box to box
LINE = 34  # from zone to zone
ROW = 31  # from row to row

_ICON = 25
_SPOT = 23  # the space of a sightseeing spot
_SMALL_STEP = 25  # from box to box where there are many
_SMALL_BOX = 23.2
_DELTA = 13  # the size of pencilled differences
_NOTE_LINE = 12  # the height of a remark below boxes
_NOTE_SIZES = (12, 11.5, 11, 10.5, 10, 9.5, 9)
_NAMED = {
    "metro": "entrance",
    "turn": "turn_zone",
    "flirt_light": "drawing-flirt-light",
    "flirt_dark": "drawing-flirt-dark",
}

Ticks = tuple[int, int]  # what is ticked now, and what would be after the turn that is tried out


class Sketch:
    """One sheet, filled from top to bottom; `y` is where the next zone goes."""

    def __init__(self, studio: Studio, state: SheetState, after: SheetState | None = None) -> None:
        self.studio = studio
        self.state = state
        self.after = state if after is None else after
        self.seat = None if state.owner is None else state.owner.seat
        self.y: float = 0
        self.drawing: Element = group()
        self._zone: Element = self.drawing

    def add(self, *elements: Element) -> None:
        self._zone.add(*elements)

    # Parts of a zone.

    def begin_zone(self, key: str) -> None:
        """What follows belongs together and has this name."""
        self._zone = group().add(title(self.studio.words(key)))
        self.drawing.add(self._zone)

    def end_zone(self, height: float = LINE) -> None:
        """Go below a zone and rule a line."""
        self.y += height
        self._zone = self.drawing
        self.add(path(f"M{LEFT} {self.y}H{RIGHT}", stroke=self.studio.theme.paper_line))
        self.y += 8

    def subtotal(self, item: str, down: float = 0, *, is_alone: bool = False, is_below: bool = False) -> None:
        """The points of a zone, as the viewer may know them; in pencil what a turn would change.

        The difference stands above; to the left if the zone has one line only, or below something that stands there.
        """
        now, then = self.state.points(item), self.after.points(item)
        x, y = RIGHT - SUBTOTAL, self.y + down
        is_changed = now is not None and then is not None and now != then
        drawing = draw_written(
            self.studio,
            x,
            y,
            SUBTOTAL,
            now,
            data_item=item,
            data_points=now,
            data_pencil_points=then if is_changed else None,
            data_seat=self.seat,
        )
        if now is not None and then is not None and is_changed:
            if is_alone or is_below:
                baseline = y + BOX_HEIGHT / 2 + (11 if is_below else 4.6)
                delta = difference(self.studio, then - now, x - 5, baseline, "end")
            else:
                delta = difference(self.studio, then - now, x + SUBTOTAL / 2, y - 7, "middle")
            drawing.add(pencil_frame(self.studio, x, y, SUBTOTAL, BOX_HEIGHT), delta)
        self.add(drawing)

    def symbol(self, icon: str, x: float = LEFT + 12, down: float = 13, size: float = _ICON) -> None:
        """The sign of a zone."""
        self.add(group().add(self._name(icon), sign(self.studio, (icon,), x, self.y + down, size)))

    def picture(self, icon: str, down: float = 13) -> None:
        """The bare pictogram of a zone that no stop shows."""
        theme = self.studio.theme
        drawing = pictogram(icon, 20, LEFT + 12, self.y + down, theme.paper_ink, theme.paper)
        self.add(group().add(self._name(icon), drawing))

    def _name(self, icon: str) -> Element:
        return title(self.studio.words(_NAMED.get(icon, icon)))

    def boxes(
        self,
        zone: str,
        ticks: Ticks,
        texts: Sequence[str],
        x: float = BOXES,
        *,
        down: float = 0,
        step: float = STEP,
        size: tuple[float, float] = (25, BOX_HEIGHT),
        row: int | None = None,
        is_dashed: bool = False,
        is_round: bool = False,
        first: int = 0,
    ) -> None:
        """Boxes side by side, the first `ticks` of the zone ticked; `first` is the number of the first one."""
        width, height = size
        for place, text in enumerate(texts):
            box = Box(
                zone,
                first + place,
                x + place * step,
                self.y + down,
                width,
                height,
                row=row,
                text=text,
                is_dashed=is_dashed,
                is_round=is_round,
            )
            self.add(draw_box(self.studio, box, self.seat, mark_at(first + place, *ticks)))

    def note(self, text: str, x: float, middle: float, room: float, *, lines: int = 1, anchor: str = "start") -> None:
        """A small remark around a height, as large as it fits into its room."""
        size, shown = arranged(text, room, lines)
        top = self.y + middle + 0.36 * size - (len(shown) - 1) * size * 0.57
        for place, line in enumerate(shown):
            self.add(
                label(
                    x,
                    top + place * size * 1.14,
                    line,
                    size,
                    self.studio.theme.soft_ink,
                    font_weight=500,
                    text_anchor=anchor if anchor != "start" else None,
                )
            )

    def spot(self, kind: str, written: int | None, then: int | None, x: float, down: float = 0) -> None:
        """The space of a sightseeing spot; of the tourists' two the star of the dark one is dark."""
        name = self.state.spots.get(kind)
        space = draw_written(
            self.studio,
            x + 10.6,
            self.y + down,
            _SPOT,
            written,
            pencilled=then,
            data_written_spot=kind,
            data_value=written,
            data_pencil_value=then if written is None else None,
            data_seat=self.seat,
        )
        words = self.studio.words
        text = words("drawing-spot") if name is None else f"{words('drawing-spot')}: {name}"
        mark = star(self.studio, x, self.y + down + BOX_HEIGHT / 2, 0.8, is_dark=kind == "museum")
        self.add(space.add(title(text), mark))

    def closed(self, zone: str, row: int, mark: Mark, points: int) -> None:
        """The end of a row: its points, once it is closed."""
        down = row * ROW
        if mark is not Mark.NOTHING:
            self.add(closed_row(self.studio, BOXES, self.y + down, 109, mark))
        self.add(
            draw_written(
                self.studio,
                BOXES + 118,
                self.y + down,
                32,
                points if mark is Mark.PEN else None,
                pencilled=points if mark is Mark.PENCIL else None,
                data_closed=zone if mark is Mark.PEN else None,
                data_pencil_closed=zone if mark is Mark.PENCIL else None,
                data_row=row,
                data_points=points if mark is not Mark.NOTHING else None,
                data_seat=self.seat,
            )
        )

    # Zones that both games have.

    def turn_zone(self, ticks: Ticks) -> None:
        values = penalty_values(TURN_ZONE_PENALTIES)
        self.begin_zone("turn_zone")
        self.picture("turn")
        self.boxes("turn_zone", ticks, values)
        self.note(self.studio.words("turn_zone"), BOXES + len(values) * STEP + 5, 13, 76, lines=2)
        self.subtotal("turn_zone", is_alone=True)
        self.end_zone()

    def grannies(self, ticks: Ticks) -> None:
        self.begin_zone("grannies")
        self.symbol("granny")
        self.boxes("grannies", ticks, box_values(GRANNY_TOTALS))
        self.subtotal("grannies", is_alone=True)
        self.end_zone()

    def students(self, ticks: Ticks) -> None:
        self.begin_zone("students")
        self.symbol("student")
        self.boxes("students", ticks, [""] * STUDENT_BOXES)

    def schools(self, zone: str, icon: str, ticks: Ticks) -> None:
        """The second line of the students: what they are multiplied by."""
        times = path(
            f"M{LEFT + 8} {self.y + ROW + 9}l8 8m0-8l-8 8",
            fill="none",
            stroke=self.studio.theme.paper_ink,
            stroke_width=2.2,
            stroke_linecap="round",
        )
        self.add(times)
        self.y += ROW
        self.symbol(icon, BOXES + 12.5)
        self.boxes(zone, ticks, [""] * SCHOOL_BOXES, BOXES + STEP + 2)
        self.subtotal("students")

    def rows(
        self, zone: str, now: RowsView, then: RowsView, values: Sequence[int], draw: Callable[[int, Ticks], None]
    ) -> None:
        """Three rows; `draw` puts down the boxes of a row with so many ticks."""
        for row in range(ROWS):
            draw(row, (now["ticks"][row], then["ticks"][row]))
            self.closed(zone, row, mark_at(row, now["open"], then["open"]), values[then["ticks"][row]])

    def tourists(
        self, now: RowsView, then: RowsView, places: Sequence[tuple[str, str, Ticks]], *, is_below: bool = False
    ) -> None:
        """The rows of tourists, and the places that close them as (zone, icon, visits); `is_below` as for subtotals."""

        def draw(row: int, ticks: Ticks) -> None:
            self.boxes("tourists", ticks, [str(v) for v in TOURIST_ROW[1:]], down=row * ROW, row=row)

        self.begin_zone("tourists")
        self.symbol("tourist")
        self.rows("tourists", now, then, TOURIST_ROW, draw)
        for line, (zone, icon, visits) in enumerate(places):
            self.symbol(icon, SIDE + 11, line * ROW + 13, 24)
            self.boxes(zone, visits, [""] * PLACE_BOXES, SIDE + 26, down=line * ROW + 3, step=18.4, size=(17, 20))
        self.subtotal("tourists", 2 * ROW, is_below=is_below)

    def shared(self, zone: str, icon: str, ticks: Ticks, texts: Sequence[str], *, is_track: bool) -> None:
        """Two lines of boxes for roads shared with others. On a track only the last one ticked counts: that is said."""
        self.begin_zone(zone)
        self.picture(icon)
        half = (len(texts) + 1) // 2
        for line, first in enumerate((0, half)):
            self.boxes(
                zone,
                ticks,
                texts[first : first + half],
                down=line * ROW,
                step=_SMALL_STEP,
                size=(_SMALL_BOX, BOX_HEIGHT),
                is_round=is_track,
                first=first,
            )
        self.subtotal(zone, ROW)
        if is_track:
            self.note(self.studio.words("drawing-last-connection"), BOXES, 2 * ROW + 4, RIGHT - BOXES)
        self.end_zone(ROW + LINE + (_NOTE_LINE if is_track else 0))


def box_values(totals: Sequence[int]) -> list[str]:
    """What each box is worth, from the points after so many ticks."""
    return [signed(after - before) for before, after in pairwise(totals)]


def penalty_values(totals: Sequence[int]) -> list[str]:
    """What each box costs, from the points lost after so many ticks."""
    return [signed(before - after) for before, after in pairwise(totals)]


def changed_points(sketch: Sketch, item: str) -> int | None:
    """What an item of the breakdown would be worth after the turn that is tried out, if that is something else."""
    now, then = sketch.state.points(item), sketch.after.points(item)
    return then if now is not None and then != now else None


def card_frame(studio: Studio, x: float, y: float, width: float, height: float, fill: str) -> Element:
    """The ground of an objective on a sheet."""
    return rectangle(x, y, width, height, rx=6, fill=fill, stroke=studio.theme.paper_ink, stroke_width=1.3)


def difference(studio: Studio, points: int, x: float, y: float, anchor: str, colour: str | None = None) -> Element:
    """What a turn would add, in pencil."""
    text = f"+{points}" if points > 0 else signed(points)
    fill = studio.theme.ink if colour is None else colour
    return label(x, y, text, _DELTA, fill, font_weight=600, text_anchor=anchor)


@lru_cache(256)  # the same few remarks stand on every sheet
def arranged(text: str, room: float, lines: int) -> tuple[float, list[str]]:
    """The size and the lines in which a remark fits into its room; lines are about equally long."""
    whole = " ".join(breakable(text))
    for size in _NOTE_SIZES:
        for count in range(1, lines + 1):
            shown = wrapped(text, size, room, count)
            if " ".join(shown) == whole:
                return size, _balanced(whole, size, room, shown)
    return _NOTE_SIZES[-1], wrapped(text, _NOTE_SIZES[-1], room, lines)


def _balanced(text: str, size: float, room: float, shown: list[str]) -> list[str]:
    """The same number of lines in the least width."""
    narrower = room
    while len(shown) > 1 and narrower > 0:
        narrower -= 4
        found = wrapped(text, size, narrower, len(shown))
        if " ".join(found) != text:
            break
        shown = found
    return shown
