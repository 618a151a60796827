"""The zones of Metro at prices: flirts, entrances and connections."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allaboard.bots.best.passenger_zones import PassengerZones
from allaboard.bots.best.reach import PEOPLE, THIRDS
from allaboard.bots.best.resources import EXTRA, NOWHERE, SCALE
from allaboard.bots.best.task import Task
from allaboard.engine.line.board import ENTRANCE, FLIRT_DARK, FLIRT_LIGHT, RESTAURANT
from allaboard.engine.line.rows import ROWS
from allaboard.engine.line.sheet import THIRD
from allaboard.engine.metro.sheet import (
    CONNECTION_TOTALS,
    ENTRANCE_CIRCLES,
    ENTRANCE_POINTS,
    PERSONAL_STEPS,
    SHADE_BOXES,
    MetroSheet,
    flirt_row_points,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class MetroZones(PassengerZones):
    """The worth of sheets of Metro."""

    def __init__(self, task: Task, target_stops: list[int]) -> None:
        super().__init__(task, target_stops)
        # The best filling of rows found so far, and what it takes.
        self._best: i64 = 0
        self._bought_light: i64 = 0
        self._bought_dark: i64 = 0
        self._closed: i64 = 0

    def metro_sheet(self) -> MetroSheet:
        """The sheet that is looked at."""
        sheet = self.sheet
        assert isinstance(sheet, MetroSheet)
        return sheet

    def own_worth(self, flags: i64) -> i64:
        sheet = self.metro_sheet()
        total: i64 = self.known(2, self.tourist_state() << 6 | flags) + sheet.tourists.points * SCALE
        total += self.known(1, (sheet.students << 3 | sheet.schools) << 6 | flags)
        state: i64 = (sheet.flirt_row << 2 | sheet.light) << 2 | sheet.dark
        total += self.known(3, (state << 4 | sheet.flirts_ticked) << 6 | flags) + sheet.flirt_points * SCALE
        return total + self.known(6, sheet.circled << 3 | sheet.crossed)

    def shared_sign(self) -> i64:
        return 1

    def shared_worth(self, boxes: i64) -> i64:
        return CONNECTION_TOTALS[boxes]

    def personal_points(self, reached: i64) -> i64:
        return PERSONAL_STEPS[reached]

    def third(self) -> i64:
        sheet = self.metro_sheet()
        self._best = NOWHERE
        self._fill_row(sheet, sheet.flirt_row, sheet.light, sheet.dark, 0, 0, 0, 0)
        if self.notes:
            self.note(FLIRT_LIGHT, self._bought_light)
            self.note(FLIRT_DARK, self._bought_dark)
            self.note(RESTAURANT, self._closed)
            self.note_objective(THIRD, sheet.flirts_ticked, self._bought_light + self._bought_dark)
        return self._best

    def _fill_row(
        self, sheet: MetroSheet, row: i64, light: i64, dark: i64, lights: i64, darks: i64, closed: i64, worth: i64
    ) -> None:
        """Try every way to fill the rows from `row` on, which has `light` and `dark` ticks."""
        if row == ROWS:
            self._weigh(sheet, lights, darks, closed, worth)
            return
        goods = self.prices.goods
        light_price: i64 = goods[FLIRT_LIGHT]
        dark_price: i64 = goods[FLIRT_DARK]
        restaurant: i64 = goods[RESTAURANT]
        light_limit: i64 = self.limits[FLIRT_LIGHT]
        dark_limit: i64 = self.limits[FLIRT_DARK]
        closes: bool = closed < self.limits[RESTAURANT]
        one: i64 = light
        while one <= SHADE_BOXES and lights + one - light <= light_limit:
            other: i64 = dark
            while other <= SHADE_BOXES and darks + other - dark <= dark_limit:
                points: i64 = flirt_row_points(one, other)
                spent: i64 = worth - (one - light) * light_price - (other - dark) * dark_price
                half: i64 = points // 2
                more: i64 = lights + one - light
                more_dark: i64 = darks + other - dark
                self._weigh(sheet, more, more_dark, closed, spent + half * SCALE)
                if points > 0 and closes:
                    after: i64 = spent + points * SCALE - restaurant
                    self._fill_row(sheet, row + 1, 0, 0, more, more_dark, closed + 1, after)
                other += 1
            one += 1

    def _weigh(self, sheet: MetroSheet, lights: i64, darks: i64, closed: i64, worth: i64) -> None:
        """Keep a way to fill the rows if it can be had and is the best so far."""
        if closed > self.most[THIRDS * PEOPLE + lights + darks]:
            return
        worth += self.objective(THIRD, sheet.flirts_ticked, lights + darks)
        if worth > self._best:
            self._best = worth
            self._bought_light = lights
            self._bought_dark = darks
            self._closed = closed

    def entrances(self) -> i64:
        """Those that are circled, and those crossed out for an extra marker, which a walk pays for."""
        sheet = self.metro_sheet()
        price: i64 = self.prices.goods[ENTRANCE]
        extra: i64 = self.prices.goods[EXTRA]
        limit: i64 = self.limits[ENTRANCE]
        best: i64 = NOWHERE
        best_more: i64 = 0
        best_paid: i64 = 0
        more: i64 = 0
        while sheet.circled + more <= ENTRANCE_CIRCLES and more <= limit:
            left: i64 = sheet.circled + more - sheet.crossed
            paid: i64 = 0
            while paid <= left:
                worth: i64 = ENTRANCE_POINTS * (left - paid) * SCALE - more * price + paid * extra
                if worth > best:
                    best = worth
                    best_more = more
                    best_paid = paid
                paid += 1
            more += 1
        if self.notes:
            self.note(ENTRANCE, best_more)
            self.note(EXTRA, -best_paid)
        return best
