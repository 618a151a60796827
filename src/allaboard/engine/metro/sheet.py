"""The Metro sheet: flirts in couples, entrances, connections, a personal objective in steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from allaboard.engine.line import log as note
from allaboard.engine.line.board import ENTRANCE, FLIRT_DARK, FLIRT_LIGHT, RESTAURANT, Board
from allaboard.engine.line.log import Log
from allaboard.engine.line.rows import ROWS
from allaboard.engine.line.sheet import Sheet
from allaboard.engine.line.table import extra_case
from allaboard.engine.line.view import SheetView
from allaboard.engine.metro.view import Entrances, FlirtsView, MetroSheetView

if TYPE_CHECKING:
    from mypy_extensions import i64

COUPLE: Final = 6  # E6
SINGLE_FLIRT: Final = 2
SHADE_BOXES: Final = 2  # of one shade in a row
ENTRANCE_CIRCLES: Final = 6
ENTRANCE_POINTS: Final = 2  # F9
PERSONAL_STEPS: Final = bytes((0, 2, 5, 10))  # E8, F7
CONNECTION_TOTALS: Final = bytes((0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 10))  # F8


def flirt_row_points(light: i64, dark: i64) -> i64:
    """What a row of flirts is worth if it is closed: couples and singles (E6)."""
    couples: i64 = light
    singles: i64 = dark - light
    if singles < 0:
        couples = dark
        singles = -singles
    return COUPLE * couples + SINGLE_FLIRT * singles


class MetroSheet(Sheet):
    """A sheet of Metro."""

    def __init__(self, board: Board, seat: int, targets: bytes) -> None:
        super().__init__(board, seat, targets)
        self.school_zone = note.CINEMAS
        self.light_zone = note.OPERAS
        self.dark_zone = note.THEATERS
        self.shared_zone = note.CONNECTIONS
        self.circled: i64 = 0
        self.crossed: i64 = 0
        self.flirt_row: i64 = 0  # the topmost open row; 3 when all are closed
        self.light: i64 = 0  # ticks of each shade in that row
        self.dark: i64 = 0
        self.flirts_ticked: i64 = 0
        self.flirt_points: i64 = 0  # of the closed rows
        self.past_flirts: i64 = 0  # light + 4 x dark of the closed rows, the first in the lowest four bits

    def take(self, other: Sheet) -> None:
        super().take(other)
        assert isinstance(other, MetroSheet)
        self.circled = other.circled
        self.crossed = other.crossed
        self.flirt_row = other.flirt_row
        self.light = other.light
        self.dark = other.dark
        self.flirts_ticked = other.flirts_ticked
        self.flirt_points = other.flirt_points
        self.past_flirts = other.past_flirts

    def blank(self) -> Sheet:
        return MetroSheet(self.board, self.seat, self.targets)

    def reach(self, effect: i64, stop: i64, log: Log | None) -> None:
        if effect == FLIRT_LIGHT:
            if self.flirt_row < ROWS and self.light < SHADE_BOXES:
                self.light += 1
                self._note_flirt(2 * self.light - 2, stop, log)
        elif effect == FLIRT_DARK:
            if self.flirt_row < ROWS and self.dark < SHADE_BOXES:
                self.dark += 1
                self._note_flirt(2 * self.dark - 1, stop, log)
        elif effect == RESTAURANT:
            self._close_flirts(stop, log)
        elif effect == ENTRANCE and self.circled < ENTRANCE_CIRCLES:
            self.circled += 1
            if log is not None:
                self.note_tick(note.ENTRANCES, self.circled, stop, log)

    def _note_flirt(self, box: i64, stop: i64, log: Log | None) -> None:
        """Boxes of a row are light, dark, light, dark; filling each shade in order completes couples first (E6)."""
        self.flirts_ticked += 1
        if log is not None:
            log.add(note.TICKED, self.seat, note.FLIRTS, self.flirt_row, box, 0, stop)

    def _row_points(self) -> i64:
        return flirt_row_points(self.light, self.dark)

    def _close_flirts(self, stop: i64, log: Log | None) -> None:
        points = self._row_points()
        if points == 0:
            return
        if log is not None:
            boxes: i64 = self.light + self.dark
            log.add(note.ROW_CLOSED, self.seat, note.FLIRTS, self.flirt_row, boxes - 1, points, stop)
        ticks: i64 = self.light + 4 * self.dark
        self.past_flirts |= ticks << (self.flirt_row * 4)
        self.flirt_points += points
        self.flirt_row += 1
        self.light = 0
        self.dark = 0

    def reach_target(self, stop: i64, log: Log | None) -> None:
        self.reached_targets += 1
        if log is not None:
            self.note_tick(note.PERSONAL, self.reached_targets, stop, log)

    def pay_extra(self, log: Log | None) -> None:
        self.crossed += 1
        if log is not None:
            log.add(note.ENTRANCE_CROSSED, self.seat, note.ENTRANCES, note.NO_ROW, self.crossed - 1)

    def unspent_entrances(self) -> i64:
        return self.circled - self.crossed

    def circles_left(self) -> i64:
        return ENTRANCE_CIRCLES - self.circled

    def extra(self) -> i64:
        return extra_case(self.circled - self.crossed, ENTRANCE_CIRCLES - self.circled)

    def third_ticked(self) -> i64:
        return self.flirts_ticked

    def student_points(self) -> i64:
        return self.students * self.schools

    def tourist_points(self) -> i64:
        return self.tourists.total()

    def third_points(self) -> i64:
        return self.flirt_points + self._row_points() // 2

    def personal_points(self) -> i64:
        return PERSONAL_STEPS[self.reached_targets]

    def shared_points(self) -> i64:
        return CONNECTION_TOTALS[self.shared]

    def extra_points(self) -> i64:
        return ENTRANCE_POINTS * (self.circled - self.crossed)

    def breakdown(self) -> dict[str, int]:
        return {
            "entrances": self.extra_points(),
            "turn_zone": self.turn_zone_points(),
            "grannies": self.granny_points(),
            "students": self.student_points(),
            "tourists": self.tourist_points(),
            "flirts": self.third_points(),
            "common": self.common_points(),
            "personal": self.personal_points(),
            "connections": self.shared_points(),
        }

    def view(self, slots: int) -> MetroSheetView:
        return {
            "turn_zone": self.turn_zone,
            "grannies": self.grannies,
            "students": self.students,
            "cinemas": self.schools,
            "tourists": self.tourists.view(),
            "operas": self.light_places,
            "theaters": self.dark_places,
            "flirts": self._flirts_view(),
            "entrances": Entrances(circled=self.circled, crossed=self.crossed),
            "personal": self.reached_targets,
            "connections": self.shared,
            "common": self.common_view(slots),
        }

    def restore(self, view: SheetView) -> None:
        shown = cast("MetroSheetView", view)
        self.turn_zone = shown["turn_zone"]
        self.grannies = shown["grannies"]
        self.students = shown["students"]
        self.schools = shown["cinemas"]
        self.tourists.restore(shown["tourists"])
        self.light_places = shown["operas"]
        self.dark_places = shown["theaters"]
        self._restore_flirts(shown["flirts"])
        self.circled = shown["entrances"]["circled"]
        self.crossed = shown["entrances"]["crossed"]
        self.reached_targets = shown["personal"]
        self.shared = shown["connections"]
        self.restore_common(shown["common"])

    def _restore_flirts(self, flirts: FlirtsView) -> None:
        rows = flirts["rows"]
        self.flirt_row = flirts["open"]
        self.flirt_points = flirts["points"]
        self.light = rows[self.flirt_row]["light"] if self.flirt_row < ROWS else 0
        self.dark = rows[self.flirt_row]["dark"] if self.flirt_row < ROWS else 0
        self.flirts_ticked = sum([row["light"] + row["dark"] for row in rows])
        self.past_flirts = 0
        for place in range(self.flirt_row):
            self.past_flirts |= (rows[place]["light"] + 4 * rows[place]["dark"]) << (place * 4)

    def _flirts_view(self) -> FlirtsView:
        packed = [(self.past_flirts >> (4 * row)) & 15 for row in range(ROWS)]
        if self.flirt_row < ROWS:
            packed[self.flirt_row] = self.light + 4 * self.dark
        return {
            "rows": [{"light": ticks & 3, "dark": ticks >> 2} for ticks in packed],
            "open": self.flirt_row,
            "points": self.flirt_points,
        }
