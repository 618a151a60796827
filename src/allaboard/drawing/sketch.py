"""A sheet while it is drawn: a paper, a pen, and the zones that both games print."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from allaboard.drawing.boxes import Box, closed_row, draw_box, draw_written
from allaboard.drawing.elements import Element, circle, group, label, path, title
from allaboard.drawing.icons import pictogram
from allaboard.drawing.lettering import fitted, signed, width_of
from allaboard.drawing.position import Position
from allaboard.drawing.signs import sign, star
from allaboard.drawing.studio import Studio
from allaboard.engine.line.rows import ROWS
from allaboard.engine.line.sheet import (
    GRANNY_BOXES,
    GRANNY_TOTALS,
    PLACE_BOXES,
    SCHOOL_BOXES,
    STUDENT_BOXES,
    TOURIST_ROW,
    TURN_BOXES,
    TURN_ZONE_PENALTIES,
)
from allaboard.engine.line.view import RowsView

SHEET_WIDTH = 352
LEFT, BOXES, RIGHT = 16, 46, 336  # the columns of symbols and boxes, and the right edge
SIDE = 210  # the column beside three rows
STEP = 28  # from box to box
LINE = 34  # from zone to zone
ROW = 30  # from row to row

_SUBTOTAL = 36
_ICON = 25
_NOTE_SIZES = (11.5, 10.5, 9.5)


class Sketch:
    """The sheet of one seat, filled from top to bottom; `y` is where the next zone goes."""

    def __init__(self, studio: Studio, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.studio = studio
        self.y: float = 0
        self.drawing: Element = group()

    def add(self, *elements: Element) -> None:
        self.drawing.add(*elements)

    # Parts of a zone.

    def end_zone(self, height: float = LINE) -> None:
        """Go below a zone and rule a line."""
        self.y += height
        self.add(path(f"M{LEFT} {self.y}H{RIGHT}", stroke=self.studio.theme.paper_line))
        self.y += 8

    def subtotal(self, item: str, down: float = 0) -> None:
        """The points of a zone, as the viewer may know them."""
        breakdown = self.position.score(self.seat)["breakdown"]
        points = None if breakdown is None else breakdown[item]
        self.add(
            draw_written(
                self.studio,
                RIGHT - _SUBTOTAL,
                self.y + down,
                _SUBTOTAL,
                26,
                points,
                data_item=item,
                data_points=points,
                data_seat=self.seat,
            )
        )

    def symbol(self, icon: str, x: float = LEFT + 12, down: float = 13, size: float = _ICON) -> None:
        """The sign of a zone."""
        self.add(sign(self.studio, (icon,), x, self.y + down, size))

    def picture(self, icon: str) -> None:
        """The bare pictogram of a zone that no stop shows."""
        self.add(pictogram(icon, 20, LEFT + 12, self.y + 13, self.studio.theme.ink, self.studio.theme.paper))

    def boxes(
        self,
        zone: str,
        ticked: int,
        texts: Sequence[str],
        x: float = BOXES,
        *,
        down: float = 0,
        step: float = STEP,
        size: tuple[float, float] = (25, 26),
        row: int | None = None,
        is_dashed: bool = False,
        is_round: bool = False,
        first: int = 0,
    ) -> None:
        """Boxes side by side, the first `ticked` of the zone ticked; `first` is the number of the first one."""
        width, height = size
        for place, text in enumerate(texts):
            number = first + place
            box = Box(
                zone,
                number,
                x + place * step,
                self.y + down,
                width,
                height,
                row=row,
                text=text,
                is_dashed=is_dashed,
                is_round=is_round,
            )
            self.add(draw_box(self.studio, box, self.seat, number < ticked))

    def note(self, text: str, x: float, down: float, room: float) -> None:
        """A small remark."""
        size = next((size for size in _NOTE_SIZES if width_of(text, size) <= room), _NOTE_SIZES[-1])
        self.add(label(x, self.y + down, fitted(text, size, room), size, self.studio.theme.soft_ink))

    def spot(self, kind: str, written: int | None, x: float, down: float = 0, width: float = 30) -> None:
        """The space of a sightseeing spot; of the tourists' two the star of the dark one is dark."""
        names = [stop.spot for stop in self.position.city.stops if stop.spot and stop.icons[0] == kind]
        self.add(
            star(self.studio, x, self.y + down + 13, 0.8, is_dark=kind == "museum"),
            draw_written(
                self.studio,
                x + 11,
                self.y + down,
                width,
                26,
                written,
                data_written_spot=kind,
                data_value=written,
                data_seat=self.seat,
            ).add(*(title(name) for name in names)),
        )

    def closed(self, zone: str, row: int, is_closed: bool, points: int, width: float) -> None:
        """The end of a row: its points, once it is closed."""
        down = row * ROW
        if is_closed:
            self.add(closed_row(self.studio, BOXES, self.y + down, width, 26))
        self.add(
            draw_written(
                self.studio,
                BOXES + 118,
                self.y + down,
                32,
                26,
                points if is_closed else None,
                data_closed=zone if is_closed else None,
                data_row=row,
                data_points=points if is_closed else None,
                data_seat=self.seat,
            )
        )

    # Zones that both games have.

    def turn_zone(self, ticked: int) -> None:
        self.picture("turn")
        self.boxes("turn_zone", ticked, penalty_values(TURN_ZONE_PENALTIES)[:TURN_BOXES])
        self.note(self.studio.words("turn_zone"), BOXES + 5 * STEP + 4, 17, 90)
        self.subtotal("turn_zone")
        self.end_zone()

    def grannies(self, ticked: int) -> None:
        self.symbol("granny")
        self.boxes("grannies", ticked, box_values(GRANNY_TOTALS)[:GRANNY_BOXES])
        self.subtotal("grannies")
        self.end_zone()

    def students(self, ticked: int) -> None:
        self.symbol("student")
        self.boxes("students", ticked, [""] * STUDENT_BOXES)

    def schools(self, zone: str, icon: str, ticked: int) -> None:
        """The second line of the students: what they are multiplied by."""
        self.y += ROW
        self.add(label(LEFT + 12, self.y + 19, "×", 18, self.studio.theme.ink, font_weight=700, text_anchor="middle"))
        self.symbol(icon, BOXES + 12.5)
        self.boxes(zone, ticked, [""] * SCHOOL_BOXES, BOXES + STEP + 2)
        self.subtotal("students")

    def rows(self, zone: str, view: RowsView, values: Sequence[int], draw: Callable[[int, int], None]) -> None:
        """Three rows; `draw` puts down the boxes of a row with so many ticks."""
        for row in range(ROWS):
            ticks = view["ticks"][row]
            draw(row, ticks)
            self.closed(zone, row, row < view["open"], values[ticks], 109)

    def tourists(self, view: RowsView, places: Sequence[tuple[str, str, int]]) -> None:
        """The rows of tourists, and the places that close them as (zone, icon, visits)."""

        def draw(row: int, ticks: int) -> None:
            self.boxes("tourists", ticks, [str(v) for v in TOURIST_ROW[1:]], down=row * ROW, row=row)

        self.symbol("tourist")
        self.rows("tourists", view, TOURIST_ROW, draw)
        for line, (zone, icon, visits) in enumerate(places):
            self.symbol(icon, SIDE + 11, line * ROW + 13, 24)
            self.boxes(zone, visits, [""] * PLACE_BOXES, SIDE + 30, down=line * ROW + 3, step=23, size=(20, 20))
        self.subtotal("tourists", 2 * ROW)

    def common(self) -> None:
        """What was written for the common objectives."""
        self.add(_card(self.studio, LEFT + 12, self.y + 13))
        written = self.position.seat(self.seat)["sheet"]["common"]
        assert isinstance(written, list)
        for slot, objective in enumerate(self.position.view["common"]):
            x = BOXES + slot * 84
            self.symbol(objective["objective"], x + 12.5)
            self.add(
                draw_written(
                    self.studio,
                    x + 31,
                    self.y,
                    34,
                    26,
                    written[slot],
                    data_zone="common",
                    data_slot=slot,
                    data_seat=self.seat,
                    data_written=written[slot],
                )
            )
        self.subtotal("common")
        self.end_zone()

    def letters(self) -> bool:
        """The stops of the personal objective, if the viewer may know it; those on the line are marked."""
        letters = self.position.letters(self.seat)
        line = self.position.seat(self.seat)["line"]
        self.add(_badge(self.studio, LEFT + 12, self.y + 13, "", is_reached=False))
        holder = group(data_personal=self.position.personal[self.seat], data_seat=self.seat)
        for place, letter in enumerate(letters):
            is_reached = self.position.city.letters[letter] in line
            badge = group(data_objective_letter=letter, data_reached=is_reached)
            holder.add(
                badge.add(_badge(self.studio, BOXES + 12.5 + place * STEP, self.y + 13, letter.upper(), is_reached))
            )
        self.add(holder)
        if not letters:
            self.note(self.studio.words("drawing-secret"), BOXES, 17, 160)
        return bool(letters)

    def shared(self, zone: str, icon: str, ticked: int, texts: Sequence[str], *, is_round: bool) -> None:
        """Two lines of boxes for roads shared with others."""
        self.picture(icon)
        half = (len(texts) + 1) // 2
        for line, first in enumerate((0, half)):
            self.boxes(
                zone,
                ticked,
                texts[first : first + half],
                down=line * 27,
                step=25,
                size=(23, 23),
                is_round=is_round,
                first=first,
            )
        self.subtotal(zone, 25)
        self.end_zone(58)


def box_values(totals: Sequence[int]) -> list[str]:
    """What each box is worth, from the points after so many ticks."""
    return [signed(after - before) for before, after in pairwise(totals)]


def penalty_values(totals: Sequence[int]) -> list[str]:
    """What each box costs, from the points lost after so many ticks."""
    return [signed(before - after) for before, after in pairwise(totals)]


def _card(studio: Studio, x: float, y: float) -> Element:
    return group(fill=studio.theme.gold, stroke=studio.theme.ink, stroke_width=1.3).add(
        path(f"M{x - 8} {y - 9}h10a3 3 0 0 1 3 3v14h-13z"), path(f"M{x - 3} {y - 5}h12v15h-12z")
    )


def _badge(studio: Studio, x: float, y: float, text: str, is_reached: bool) -> Element:
    badge = group().add(
        circle(
            x,
            y,
            11,
            fill=studio.theme.pen if is_reached else studio.theme.gold,
            stroke=studio.theme.ink,
            stroke_width=2.4 if is_reached else 1.3,
        )
    )
    if text:
        colour = studio.theme.surface if is_reached else studio.theme.ink
        badge.add(label(x, y + 4.6, text, 13, colour, font_weight=700, text_anchor="middle"))
    return badge
