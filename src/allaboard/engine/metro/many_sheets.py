"""The Metro sheets of many games as columns: flirts in couples, entrances."""

from __future__ import annotations

from collections.abc import Mapping

from allaboard.engine.line.board import ENTRANCE, FLIRT_DARK, FLIRT_LIGHT, RESTAURANT
from allaboard.engine.line.many_sheets import LIMIT, ManySheets, State, ZoneTable
from allaboard.engine.line.many_turns import Column, Numpy
from allaboard.engine.line.sheet import Sheet
from allaboard.engine.metro.sheet import MetroSheet


def _metro(sheet: Sheet) -> MetroSheet:
    assert isinstance(sheet, MetroSheet)
    return sheet


def _read(sheet: Sheet) -> State:
    zone = _metro(sheet)
    return (zone.flirt_row, zone.light, zone.dark, zone.flirts_ticked, zone.flirt_points, zone.past_flirts)


def _write(sheet: Sheet, state: State) -> None:
    zone = _metro(sheet)
    zone.flirt_row, zone.light, zone.dark, zone.flirts_ticked, zone.flirt_points, zone.past_flirts = state


def _show(sheet: Sheet) -> list[int]:
    flirts = _metro(sheet).view(0)["flirts"]
    light = [row["light"] for row in flirts["rows"]]
    dark = [row["dark"] for row in flirts["rows"]]
    return [*light, *dark, flirts["open"], flirts["points"]]


class ManyMetroSheets(ManySheets):
    """Sheets of Metro."""

    school = "cinemas"
    light_place = "operas"
    dark_place = "theaters"
    shared_zone = "connections"
    has_extra = True

    def __init__(self, np: Numpy, blank: Sheet, count: int, numbers: Column, places: Mapping[str, int]) -> None:
        super().__init__(np, blank, count, numbers, places)
        self.add_counter(ENTRANCE, "circled", "circled")
        self.flirt_zone: ZoneTable = ZoneTable(
            np,
            blank,
            (FLIRT_LIGHT, FLIRT_DARK, RESTAURANT),
            _read,
            _write,
            _show,
            lambda sheet: (sheet.third_ticked(), sheet.third_points()),
        )
        self.flirts: Column = np.zeros(count, np.int64)
        self.flirts_at: Column = self.rows_at("flirts_light", self.flirt_zone)
        students: list[int] = []
        entrances: list[int] = []
        extras: list[int] = []
        for number in range(LIMIT * LIMIT):
            sheet = _metro(blank.blank())
            sheet.students, sheet.schools = divmod(number, LIMIT)
            sheet.circled, sheet.crossed = divmod(number, LIMIT)
            students.append(sheet.student_points())
            entrances.append(sheet.extra_points())
            extras.append(sheet.extra())
        self.student_points: Column = np.array(students, np.int64)
        self.entrance_points: Column = np.array(entrances, np.int64)
        self.extras: Column = np.array(extras, np.int64)

    def renew(self, sheets: Column) -> None:
        super().renew(sheets)
        self.flirts[sheets] = 0

    def apply(self, sheets: Column, at: Column, effects: Column) -> None:
        super().apply(sheets, at, effects)
        self.move(self.flirt_zone, self.flirts, self.flirts_at, sheets, at, effects)

    def reach(self, sheets: Column, at: Column, targets: Column) -> None:
        super().reach(sheets, at, targets)
        self.numbers[at + self.places["reached"]] = self.reached[sheets]

    def pay(self, at: Column, paid: Column) -> None:
        self.numbers[at + self.places["crossed"]] += paid

    def extra(self, at: Column) -> Column:
        return self.extras[self._entrances(at)]

    def _entrances(self, at: Column) -> Column:
        circled = self.numbers[at + self.places["circled"]].astype(self.np.int64)
        return circled * LIMIT + self.numbers[at + self.places["crossed"]]

    def third_ticked(self, sheets: Column) -> Column:
        return self.flirt_zone.ticked[self.flirts[sheets]]

    def totals(self, sheets: Column, at: Column) -> Column:
        points = super().totals(sheets, at)
        students = self.students_of(at) * LIMIT + self.numbers[at + self.places[self.school]]
        points += self.student_points[students]
        points += self.flirt_zone.points[self.flirts[sheets]]
        points += self.entrance_points[self._entrances(at)]
        return points
