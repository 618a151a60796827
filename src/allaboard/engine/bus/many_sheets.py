"""The Bus sheets of many games as columns: professionals with their bonus passengers, interns, spots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from allaboard.engine.bus.sheet import BusSheet
from allaboard.engine.line.board import (
    GRANNY,
    OFFICE,
    OFFICE_SPOT,
    PROFESSIONAL,
    STUDENT_SPOT,
    TOURIST,
)
from allaboard.engine.line.many_sheets import (
    EFFECT_NUMBERS,
    INTERN,
    LIMIT,
    ManySheets,
    State,
    ZoneTable,
    read_rows,
    show_rows,
    write_rows,
)
from allaboard.engine.line.many_turns import Column, Numpy
from allaboard.engine.line.sheet import Sheet

_WRITTEN: Final = 16  # more than a spot can say


def _bus(sheet: Sheet) -> BusSheet:
    assert isinstance(sheet, BusSheet)
    return sheet


def _write(sheet: Sheet, state: State) -> None:
    write_rows(_bus(sheet).professionals, state)


def _bonus(sheet: Sheet) -> int:
    """Who came beside the professionals, to a sheet that had nobody else (E5)."""
    if sheet.grannies:
        return GRANNY
    if sheet.tourists.ticked:
        return TOURIST
    return INTERN if _bus(sheet).interns else 0


def _close_full_row(sheet: Sheet) -> None:
    """What brings an intern."""
    zone = _bus(sheet).professionals
    while zone.ticks < zone.size:
        sheet.apply_effect(PROFESSIONAL, 0, None)
    sheet.apply_effect(OFFICE, 0, None)


class ManyBusSheets(ManySheets):
    """Sheets of Bus."""

    school = "universities"
    light_place = "monuments"
    dark_place = "museums"
    shared_zone = "traffic"

    def __init__(self, np: Numpy, blank: Sheet, count: int, numbers: Column, places: Mapping[str, int]) -> None:
        super().__init__(np, blank, count, numbers, places)
        self.add_counter(INTERN, "interns", "interns", _close_full_row)
        self.professional_zone: ZoneTable = ZoneTable(
            np,
            blank,
            (PROFESSIONAL, OFFICE),
            lambda sheet: read_rows(_bus(sheet).professionals),
            _write,
            lambda sheet: show_rows(_bus(sheet).professionals.view()),
            lambda sheet: (_bus(sheet).professionals.ticked, sheet.third_points()),
            _bonus,
        )
        self.professionals: Column = np.zeros(count, np.int64)
        self.professionals_at: Column = self.rows_at("professionals", self.professional_zone)
        self.is_spot: Column = np.zeros(EFFECT_NUMBERS, np.bool_)
        self.is_spot[STUDENT_SPOT : OFFICE_SPOT + 1] = True
        students: list[int] = []
        for number in range(LIMIT * LIMIT):
            sheet = blank.blank()
            sheet.students, sheet.schools = divmod(number, LIMIT)
            students.append(sheet.student_points())
        self.student_points: Column = np.array(students, np.int64)
        # What the spots add, by what is shown of them: one more than what is written.
        student: list[int] = []
        tourist: list[int] = []
        office: list[int] = []
        for number in range(_WRITTEN * _WRITTEN):
            written = _bus(blank.blank())
            written.light_spot, written.dark_spot = number // _WRITTEN - 1, number % _WRITTEN - 1
            written.student_spot = written.office_spot = number % _WRITTEN - 1
            student.append(written.student_points())
            tourist.append(written.tourist_points())
            office.append(written.third_points())
        self.student_spots: Column = np.array(student[:_WRITTEN], np.int64)
        self.tourist_spots: Column = np.array(tourist, np.int64)
        self.office_spots: Column = np.array(office[:_WRITTEN], np.int64)

    def renew(self, sheets: Column) -> None:
        super().renew(sheets)
        self.professionals[sheets] = 0

    def apply(self, sheets: Column, at: Column, effects: Column) -> None:
        super().apply(sheets, at, effects)
        zone = self.professional_zone
        moves = self.move(zone, self.professionals, self.professionals_at, sheets, at, effects)
        bonus = zone.bonus[moves]
        brought = bonus.nonzero()[0]
        if len(brought):
            super().apply(sheets[brought], at[brought], bonus[brought])  # no professional brings another
        spots = self.is_spot[effects].nonzero()[0]
        if len(spots):
            self._write_spots(sheets[spots], at[spots], effects[spots])

    def _write_spots(self, sheets: Column, at: Column, effects: Column) -> None:
        """E7: how many passengers of the spot's colour are ticked so far."""
        counts = self.students_of(at)
        others = (effects != STUDENT_SPOT).nonzero()[0]
        if len(others):
            counts[others] = self.tourist_zone.ticked[self.tourists[sheets[others]]]
            others = (effects == OFFICE_SPOT).nonzero()[0]
            counts[others] = self.third_ticked(sheets[others])
        self.numbers[at + (self.places["spots"] - STUDENT_SPOT) + effects] = counts + 1

    def students_of(self, at: Column) -> Column:
        return super().students_of(at) + self.numbers[at + self.places["interns"]]

    def third_ticked(self, sheets: Column) -> Column:
        return self.professional_zone.ticked[self.professionals[sheets]]

    def totals(self, sheets: Column, at: Column) -> Column:
        numbers = self.numbers
        points = super().totals(sheets, at)
        points += self.student_points[self.students_of(at) * LIMIT + numbers[at + self.places[self.school]]]
        points += self.professional_zone.points[self.professionals[sheets]]
        spots = at + self.places["spots"]
        points += self.student_spots[numbers[spots]]
        light = numbers[spots + 1].astype(self.np.int64)
        points += self.tourist_spots[light * _WRITTEN + numbers[spots + 2]]
        points += self.office_spots[numbers[spots + 3]]
        return points
