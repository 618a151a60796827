"""The zones of Bus at prices: professionals, who bring others, interns, spots and traffic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allaboard.bots.best.passenger_zones import PassengerZones
from allaboard.bots.best.reach import PEOPLE, THIRDS
from allaboard.bots.best.resources import EARLY, INTERN, NOWHERE, SCALE
from allaboard.bots.best.task import Task
from allaboard.engine.bus.sheet import (
    INTERN_BOXES,
    PERSONAL_POINTS,
    PERSONAL_STOPS,
    PROFESSIONAL_ROW,
    TRAFFIC_PENALTIES,
    BusSheet,
)
from allaboard.engine.line.board import GRANNY, OFFICE, OFFICE_SPOT, PROFESSIONAL, TOURIST
from allaboard.engine.line.rows import ROWS
from allaboard.engine.line.sheet import THIRD, Sheet

if TYPE_CHECKING:
    from mypy_extensions import i64


class BusZones(PassengerZones):
    """The worth of sheets of Bus."""

    def __init__(self, task: Task, target_stops: list[int]) -> None:
        super().__init__(task, target_stops)
        # The best filling of rows found so far, and what it takes.
        self._best: i64 = 0
        self._bought: i64 = 0
        self._closed: i64 = 0
        self._ones: i64 = 0
        self._twos: i64 = 0
        self._threes: i64 = 0
        self._spot: bool = False
        # What a bonus passenger sells for.
        self._bonus_one: i64 = 0
        self._bonus_two: i64 = 0
        self._bonus_three: i64 = 0

    def bus_sheet(self) -> BusSheet:
        """The sheet that is looked at."""
        sheet = self.sheet
        assert isinstance(sheet, BusSheet)
        return sheet

    def add_bonuses(self, sheet: Sheet) -> None:
        assert isinstance(sheet, BusSheet)
        limits = self.limits
        closings: i64 = limits[OFFICE]
        rows: i64 = ROWS - sheet.professionals.row
        if closings > rows:
            closings = rows
        limits[GRANNY] += closings
        limits[TOURIST] += closings
        limits[INTERN] = closings
        self.bonuses = closings
        slot: i64 = 0
        while slot < len(self.task.objectives):
            if self.task.objectives[slot] < THIRD:
                limits[EARLY + slot] += closings
            slot += 1

    def own_worth(self, flags: i64) -> i64:
        sheet = self.bus_sheet()
        spots: i64 = (sheet.light_spot + 1) << 4 | (sheet.dark_spot + 1)
        total: i64 = self.known(2, (self.tourist_state() << 8 | spots) << 6 | flags) + sheet.tourists.points * SCALE
        state: i64 = (sheet.students << 2 | sheet.interns) << 3 | sheet.schools
        state = state << 4 | (sheet.student_spot + 1)
        total += self.known(1, state << 6 | flags)
        rows = sheet.professionals
        state = (rows.row << 2 | rows.ticks) << 4 | rows.ticked
        state = (state << 4 | (sheet.office_spot + 1)) << 2 | sheet.interns
        return total + self.known(3, state << 6 | flags) + rows.points * SCALE

    def students(self) -> i64:
        sheet = self.bus_sheet()
        interns: i64 = INTERN_BOXES - sheet.interns
        limit: i64 = self.limits[INTERN]
        if interns > limit:
            interns = limit
        return self.best_students(interns, _written(sheet.student_spot), True)

    def tourists(self) -> i64:
        sheet = self.bus_sheet()
        higher: i64 = sheet.light_spot if sheet.light_spot > sheet.dark_spot else sheet.dark_spot
        return self.best_tourists(_written(higher), self.better_spot(), True)

    def shared_sign(self) -> i64:
        return -1

    def shared_worth(self, boxes: i64) -> i64:
        return -TRAFFIC_PENALTIES[boxes]

    def personal_points(self, reached: i64) -> i64:
        return PERSONAL_POINTS if reached == PERSONAL_STOPS else 0

    # Professionals, who bring others.

    def third(self) -> i64:
        sheet = self.bus_sheet()
        goods = self.prices.goods
        self._bonus_one = goods[GRANNY] + self._early_price(0)
        self._bonus_two = goods[TOURIST] + self._early_price(2)
        self._bonus_three = goods[INTERN] + self._early_price(1) if sheet.interns < INTERN_BOXES else 0
        self._best = NOWHERE
        rows = sheet.professionals
        self._fill_row(rows.row, rows.ticks, 0, 0, 0, 0, 0, 0)
        if self.notes:
            self.note(PROFESSIONAL, self._bought)
            self.note(OFFICE, self._closed)
            self.note(OFFICE_SPOT, 1 if self._spot else 0)
            self.note_objective(THIRD, rows.ticked, self._bought)
            self.note(GRANNY, -self._ones)
            self.note(TOURIST, -self._twos)
            self.note(INTERN, -self._threes)
            self._note_sold_early(0, self._ones)
            self._note_sold_early(2, self._twos)
            self._note_sold_early(1, self._threes)
        return self._best

    def _early_price(self, objective: i64) -> i64:
        """What an early tick sells for beyond, if there is somebody who could want it."""
        slot: i64 = self.early_slot(objective)
        if slot < 0:
            return 0
        return self.prices.goods[EARLY + slot]

    def _note_sold_early(self, objective: i64, sold: i64) -> None:
        slot: i64 = self.early_slot(objective)
        if slot >= 0:
            self.note(EARLY + slot, -sold)

    def _fill_row(
        self, row: i64, ticks: i64, bought: i64, closed: i64, worth: i64, ones: i64, twos: i64, threes: i64
    ) -> None:
        """Try every way to fill the rows from `row` on, which has `ticks`."""
        sheet = self.bus_sheet()
        if row == ROWS:
            self._weigh(sheet, bought, closed, worth, ones, twos, threes)
            return
        goods = self.prices.goods
        price: i64 = goods[PROFESSIONAL]
        office: i64 = goods[OFFICE]
        closes: bool = closed < self.limits[OFFICE]
        size: i64 = len(PROFESSIONAL_ROW) - 1
        limit: i64 = self.limits[PROFESSIONAL] - bought
        if size > ticks + limit:
            size = ticks + limit
        full: i64 = ticks
        while full <= size:
            more: i64 = full - ticks
            points: i64 = PROFESSIONAL_ROW[full]
            spent: i64 = worth - more * price
            half: i64 = points // 2
            self._weigh(sheet, bought + more, closed, spent + half * SCALE, ones, twos, threes)
            if closes:
                closing: i64 = spent + points * SCALE - office
                after: i64 = bought + more
                if full == 1:
                    self._fill_row(row + 1, 0, after, closed + 1, closing + self._bonus_one, ones + 1, twos, threes)
                elif full == 2:
                    self._fill_row(row + 1, 0, after, closed + 1, closing + self._bonus_two, ones, twos + 1, threes)
                elif full == 3:
                    closing += self._bonus_three
                    self._fill_row(row + 1, 0, after, closed + 1, closing, ones, twos, threes + 1)
            full += 1

    def _weigh(self, sheet: BusSheet, bought: i64, closed: i64, worth: i64, ones: i64, twos: i64, threes: i64) -> None:
        """Keep a way to fill the rows if it can be had and is the best so far."""
        if closed > self.most[THIRDS * PEOPLE + bought]:
            return
        have: i64 = sheet.professionals.ticked
        worth += self.objective(THIRD, have, bought)
        written: i64 = _written(sheet.office_spot)
        rise: i64 = (have + bought - written) * SCALE
        rise -= self.prices.goods[OFFICE_SPOT]
        worth += written * SCALE
        if rise > 0:
            worth += rise
        if worth > self._best:
            self._best = worth
            self._bought = bought
            self._closed = closed
            self._ones = ones
            self._twos = twos
            self._threes = threes
            self._spot = rise > 0


def _written(spot: i64) -> i64:
    return spot if spot > 0 else 0
