"""The Bus sheet: professionals with their bonus passengers, interns, spots, traffic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from allaboard.engine.bus.view import BusSheetView, Spots
from allaboard.engine.line import log as note
from allaboard.engine.line.board import (
    DARK_SPOT,
    GRANNY,
    LIGHT_SPOT,
    OFFICE,
    OFFICE_SPOT,
    PROFESSIONAL,
    STUDENT_SPOT,
    TOURIST,
    Board,
)
from allaboard.engine.line.log import Log
from allaboard.engine.line.rows import FULL, RowZone
from allaboard.engine.line.sheet import Sheet, running_totals
from allaboard.engine.line.view import SheetView

if TYPE_CHECKING:
    from mypy_extensions import i64

PROFESSIONAL_ROW: Final = bytes((0, 2, 4, 6))  # E5
TRAFFIC_PENALTIES: Final = running_totals((0, 1, 0, 1, 0, 1) + (1,) * 13)  # F8
INTERN_BOXES: Final = 3
PERSONAL_POINTS: Final = 10  # F7
PERSONAL_STOPS: Final = 3
UNWRITTEN: Final = -1


class BusSheet(Sheet):
    """A sheet of Bus."""

    def __init__(self, board: Board, seat: int, targets: bytes) -> None:
        super().__init__(board, seat, targets)
        self.school_zone = note.UNIVERSITIES
        self.light_zone = note.MONUMENTS
        self.dark_zone = note.MUSEUMS
        self.shared_zone = note.TRAFFIC
        self.interns: i64 = 0
        self.professionals: RowZone = RowZone(PROFESSIONAL_ROW)
        self.student_spot: i64 = UNWRITTEN
        self.light_spot: i64 = UNWRITTEN
        self.dark_spot: i64 = UNWRITTEN
        self.office_spot: i64 = UNWRITTEN

    def take(self, other: Sheet) -> None:
        super().take(other)
        assert isinstance(other, BusSheet)
        self.interns = other.interns
        self.professionals.take(other.professionals)
        self.student_spot = other.student_spot
        self.light_spot = other.light_spot
        self.dark_spot = other.dark_spot
        self.office_spot = other.office_spot

    def blank(self) -> Sheet:
        return BusSheet(self.board, self.seat, self.targets)

    def reach(self, effect: i64, stop: i64, log: Log | None) -> None:
        if effect == PROFESSIONAL:
            row: i64 = self.professionals.row
            box = self.professionals.tick()
            if log is not None and box != FULL:
                log.add(note.TICKED, self.seat, note.PROFESSIONALS, row, box, 0, stop)
        elif effect == OFFICE:
            self._close_professionals(stop, log)
        else:
            self._write_spot(effect, stop, log)

    def _close_professionals(self, stop: i64, log: Log | None) -> None:
        """E5: close the open row and take the bonus passenger under its last ticked box."""
        row: i64 = self.professionals.row
        ticks = self.professionals.close()
        if ticks == 0:
            return
        if log is not None:
            points: i64 = PROFESSIONAL_ROW[ticks]
            log.add(note.ROW_CLOSED, self.seat, note.PROFESSIONALS, row, ticks - 1, points, stop)
            log.add(note.BONUS, self.seat, 0, row, ticks - 1, 0, stop)
        if ticks == 1:
            self.apply_effect(GRANNY, stop, log)
        elif ticks == 2:
            self.apply_effect(TOURIST, stop, log)
        elif self.interns < INTERN_BOXES:
            self.interns += 1
            if log is not None:
                self.note_tick(note.INTERNS, self.interns, stop, log)

    def _write_spot(self, effect: i64, stop: i64, log: Log | None) -> None:
        """E7: write how many passengers of the spot's colour are ticked so far."""
        count: i64 = 0
        zone: i64 = 0
        if effect == STUDENT_SPOT:
            zone = note.UNIVERSITIES
            self.student_spot = count = self.student_count()
        elif effect == LIGHT_SPOT:
            zone = note.MONUMENTS
            self.light_spot = count = self.tourists.ticked
        elif effect == DARK_SPOT:
            zone = note.MUSEUMS
            self.dark_spot = count = self.tourists.ticked
        elif effect == OFFICE_SPOT:
            zone = note.PROFESSIONALS
            self.office_spot = count = self.professionals.ticked
        if log is not None:
            log.add(note.SPOT_WRITTEN, self.seat, zone, note.NO_ROW, 0, count, stop)

    def student_count(self) -> i64:
        return self.students + self.interns

    def third_ticked(self) -> i64:
        return self.professionals.ticked

    def student_points(self) -> i64:
        return self.student_count() * self.schools + _written(self.student_spot)

    def tourist_points(self) -> i64:
        higher: i64 = self.light_spot
        if self.dark_spot > higher:
            higher = self.dark_spot
        return self.tourists.total() + _written(higher)

    def third_points(self) -> i64:
        return self.professionals.total() + _written(self.office_spot)

    def personal_points(self) -> i64:
        return PERSONAL_POINTS if self.reached_targets == PERSONAL_STOPS else 0

    def shared_points(self) -> i64:
        return -TRAFFIC_PENALTIES[self.shared]

    def breakdown(self) -> dict[str, int]:
        return {
            "turn_zone": self.turn_zone_points(),
            "grannies": self.granny_points(),
            "students": self.student_points(),
            "tourists": self.tourist_points(),
            "professionals": self.third_points(),
            "common": self.common_points(),
            "personal": self.personal_points(),
            "traffic": self.shared_points(),
        }

    def view(self, slots: int) -> BusSheetView:
        return {
            "turn_zone": self.turn_zone,
            "grannies": self.grannies,
            "students": self.students,
            "interns": self.interns,
            "universities": self.schools,
            "tourists": self.tourists.view(),
            "monuments": self.light_places,
            "museums": self.dark_places,
            "professionals": self.professionals.view(),
            "spots": Spots(
                university=_or_none(self.student_spot),
                monument=_or_none(self.light_spot),
                museum=_or_none(self.dark_spot),
                office=_or_none(self.office_spot),
            ),
            "traffic": self.shared,
            "common": self.common_view(slots),
        }

    def restore(self, view: SheetView) -> None:
        shown = cast("BusSheetView", view)
        self.turn_zone = shown["turn_zone"]
        self.grannies = shown["grannies"]
        self.students = shown["students"]
        self.interns = shown["interns"]
        self.schools = shown["universities"]
        self.tourists.restore(shown["tourists"])
        self.light_places = shown["monuments"]
        self.dark_places = shown["museums"]
        self.professionals.restore(shown["professionals"])
        spots = shown["spots"]
        self.student_spot = _or_unwritten(spots["university"])
        self.light_spot = _or_unwritten(spots["monument"])
        self.dark_spot = _or_unwritten(spots["museum"])
        self.office_spot = _or_unwritten(spots["office"])
        self.shared = shown["traffic"]
        self.restore_common(shown["common"])


def _written(spot: i64) -> i64:
    return 0 if spot == UNWRITTEN else spot


def _or_none(spot: int) -> int | None:
    return None if spot == UNWRITTEN else spot


def _or_unwritten(spot: int | None) -> int:
    return UNWRITTEN if spot is None else spot
