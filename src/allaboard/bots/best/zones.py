"""The other half of the bound: the most that each zone of a sheet could be worth if its ticks were bought at prices.

A zone takes no notice of the order in which things would happen, and may leave what was bought unused. So whatever a
real line makes of its ticks, the zones together make at least as much of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.bots.best.prices import Prices
from allaboard.bots.best.resources import BOX, EARLY, EXTRA, GOODS, INTERN, SCALE, SHARED, TARGET, TARGETS
from allaboard.bots.best.task import Task
from allaboard.bots.line.runner import Runner
from allaboard.engine.bus.sheet import (
    INTERN_BOXES,
    PERSONAL_POINTS,
    PERSONAL_STOPS,
    PROFESSIONAL_ROW,
    TRAFFIC_PENALTIES,
    BusSheet,
)
from allaboard.engine.line.board import (
    DARK_PLACE,
    DARK_SPOT,
    ENTRANCE,
    FLIRT_DARK,
    FLIRT_LIGHT,
    GRANNY,
    LIGHT_PLACE,
    LIGHT_SPOT,
    OFFICE,
    OFFICE_SPOT,
    PROFESSIONAL,
    RESTAURANT,
    SCHOOL,
    STUDENT,
    STUDENT_SPOT,
    TOURIST,
)
from allaboard.engine.line.rows import ROWS
from allaboard.engine.line.sheet import (
    GRANNY_BOXES,
    GRANNY_TOTALS,
    NEEDED,
    PLACE_BOXES,
    SCHOOL_BOXES,
    SHARED_BOXES,
    STUDENT_BOXES,
    TOURIST_ROW,
    TURN_BOXES,
    TURN_ZONE_PENALTIES,
    Sheet,
)
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

NOWHERE: Final = -(2**40)  # less than anything that can be reached
_THIRD: Final = 3  # the objective that counts professionals or flirts


class Zones:
    """The worth of sheets at prices; what was worked out for a zone is kept until the prices change."""

    def __init__(self, task: Task, target_stops: list[int]) -> None:
        self.task: Task = task
        self.prices: Prices = Prices(0)
        self._targets: list[int] = target_stops
        self._slots: list[int] = [-1] * 6  # the slot of each common objective
        for slot, objective in enumerate(task.objectives):
            self._slots[objective] = slot
        self._kept: list[dict[int, int]] = [{} for _ in range(7)]
        self.wanted: list[int] = [0] * GOODS  # what the zones buy (less what they sell), after `want`
        self._sheet: Sheet = task.start.sheet
        self._round: i64 = 0
        self._notes: bool = False
        # The best filling of rows found so far, and what it takes.
        self._best: i64 = 0
        self._bought_one: i64 = 0
        self._bought_two: i64 = 0
        self._closed: i64 = 0
        self._ones: i64 = 0
        self._twos: i64 = 0
        self._threes: i64 = 0
        self._spot: bool = False
        self._bonus_one: i64 = 0
        self._bonus_two: i64 = 0
        self._bonus_three: i64 = 0

    def set(self, prices: Prices) -> None:
        """Use other prices from now on."""
        self.prices = prices
        for kept in self._kept:
            kept.clear()

    def want(self, runner: Runner, number: i64) -> i64:
        """Like `worth`, and says in `wanted` what the zones buy for that."""
        place: i64 = 0
        while place < GOODS:
            self.wanted[place] = 0
            place += 1
        self._notes = True
        worth = self._worth(runner, number, False)
        self._notes = False
        return worth

    def worth(self, runner: Runner, number: i64) -> i64:
        """The most that a sheet can be worth at the end, bought at the prices, from a round on."""
        return self._worth(runner, number, True)

    def _worth(self, runner: Runner, number: i64, keep: bool) -> i64:
        sheet = runner.sheet
        self._sheet = sheet
        self._round = number
        flags: i64 = self._flags(sheet, number)
        total: i64 = sheet.common_points() * SCALE
        total += self._known(0, sheet.grannies << 6 | flags, keep)
        tourists = sheet.tourists
        state: i64 = tourists.row << 3 | tourists.ticks
        state = (state << 4 | tourists.ticked) << 4 | sheet.light_places << 2 | sheet.dark_places
        if isinstance(sheet, BusSheet):
            spot: i64 = (sheet.light_spot + 1) << 4 | (sheet.dark_spot + 1)
            total += self._known(2, (state << 8 | spot) << 6 | flags, keep) + tourists.points * SCALE
            state = (sheet.students << 2 | sheet.interns) << 3 | sheet.schools
            state = state << 4 | (sheet.student_spot + 1)
            total += self._known(1, state << 6 | flags, keep)
            rows = sheet.professionals
            state = (rows.row << 2 | rows.ticks) << 4 | rows.ticked
            state = (state << 4 | (sheet.office_spot + 1)) << 2 | sheet.interns
            total += self._known(3, state << 6 | flags, keep) + rows.points * SCALE
        elif isinstance(sheet, MetroSheet):
            total += self._known(2, state << 6 | flags, keep) + tourists.points * SCALE
            total += self._known(1, (sheet.students << 3 | sheet.schools) << 6 | flags, keep)
            state = (sheet.flirt_row << 2 | sheet.light) << 2 | sheet.dark
            total += self._known(3, (state << 4 | sheet.flirts_ticked) << 6 | flags, keep)
            total += sheet.flirt_points * SCALE
            total += self._known(6, sheet.circled << 3 | sheet.crossed, keep)
        total += self._known(4, sheet.shared, keep)
        total += self._known(5, sheet.turn_zone, keep)
        return total + self._personal(runner)

    def _flags(self, sheet: Sheet, number: i64) -> i64:
        """Which objectives are open, and which are still yellow."""
        flags: i64 = 0
        slot: i64 = 0
        while slot < len(self.task.objectives):
            flags = flags << 2
            if sheet.common(slot) == 0:
                flags |= 1
            turned: i64 = self.task.turns[slot]
            if number < turned:
                flags |= 2
            slot += 1
        return flags

    def _known(self, zone: i64, key: i64, keep: bool) -> i64:
        if keep:
            kept = self._kept[zone]
            found = kept.get(key)
            if found is not None:
                return found
            worth = self._zone(zone)
            kept[key] = worth
            return worth
        return self._zone(zone)

    def _zone(self, zone: i64) -> i64:
        if zone == 0:
            return self._grannies()
        if zone == 1:
            return self._students()
        if zone == 2:
            return self._tourists()
        if zone == 3:
            sheet = self._sheet
            if isinstance(sheet, BusSheet):
                return self._professionals(sheet)
            assert isinstance(sheet, MetroSheet)
            return self._flirts(sheet)
        if zone == 4:
            return self._shared()
        if zone == 5:
            return self._boxes()
        return self._entrances()

    def _note(self, good: i64, amount: i64) -> None:
        if self._notes:
            self.wanted[good] += amount

    # Common objectives.

    def _objective(self, objective: i64, have: i64, more: i64) -> i64:
        """What a common objective adds if a zone has `have` ticks and buys `more`."""
        slot: i64 = self._slots[objective]
        if slot < 0:
            return 0
        need: i64 = NEEDED[objective] - have
        if more < need or self._sheet.common(slot) != 0:
            return 0
        lasting: i64 = self.task.lasting[slot]
        worth: i64 = lasting * SCALE
        early = self._early(slot, need)
        return worth + early if early > 0 else worth

    def _early(self, slot: i64, need: i64) -> i64:
        """What reaching an objective while it is yellow is worth beyond, after paying for ticks that are early."""
        turned: i64 = self.task.turns[slot]
        if self._round >= turned:
            return 0
        lasting: i64 = self.task.lasting[slot]
        price: i64 = self.prices.goods[EARLY + slot]
        return (10 - lasting) * SCALE - need * price

    def _note_objective(self, objective: i64, have: i64, more: i64) -> None:
        slot: i64 = self._slots[objective]
        if slot < 0:
            return
        need: i64 = NEEDED[objective] - have
        if more >= need and self._sheet.common(slot) == 0 and self._early(slot, need) > 0:
            self._note(EARLY + slot, need)

    # Zones of both games.

    def _grannies(self) -> i64:
        have: i64 = self._sheet.grannies
        price: i64 = self.prices.goods[GRANNY]
        best: i64 = NOWHERE
        bought: i64 = 0
        more: i64 = 0
        while have + more <= GRANNY_BOXES:
            points: i64 = GRANNY_TOTALS[have + more]
            worth: i64 = points * SCALE - more * price + self._objective(0, have, more)
            if worth > best:
                best = worth
                bought = more
            more += 1
        if self._notes:
            self._note(GRANNY, bought)
            self._note_objective(0, have, bought)
        return best

    def _students(self) -> i64:
        sheet = self._sheet
        goods = self.prices.goods
        interns_left: i64 = 0
        spot: i64 = -1
        if isinstance(sheet, BusSheet):
            interns_left = INTERN_BOXES - sheet.interns
            spot = sheet.student_spot
        price: i64 = goods[STUDENT]
        intern_price: i64 = goods[INTERN]
        school_price: i64 = goods[SCHOOL]
        spot_price: i64 = goods[STUDENT_SPOT]
        has_spot: bool = isinstance(sheet, BusSheet)
        have: i64 = sheet.student_count()
        written: i64 = spot if spot > 0 else 0
        best: i64 = NOWHERE
        best_students: i64 = 0
        best_interns: i64 = 0
        best_schools: i64 = 0
        best_spot: bool = False
        students: i64 = 0
        while sheet.students + students <= STUDENT_BOXES:
            interns: i64 = 0
            while interns <= interns_left:
                count: i64 = have + students + interns
                base: i64 = self._objective(1, have, students + interns) - students * price - interns * intern_price
                base += written * SCALE
                buys: bool = False
                if has_spot:
                    rise: i64 = (count - written) * SCALE - spot_price
                    if rise > 0:
                        buys = True
                        base += rise
                schools: i64 = 0
                while sheet.schools + schools <= SCHOOL_BOXES:
                    worth: i64 = base + count * (sheet.schools + schools) * SCALE - schools * school_price
                    if worth > best:
                        best = worth
                        best_students = students
                        best_interns = interns
                        best_schools = schools
                        best_spot = buys
                    schools += 1
                interns += 1
            students += 1
        if self._notes:
            self._note(STUDENT, best_students)
            self._note(INTERN, best_interns)
            self._note(SCHOOL, best_schools)
            self._note(STUDENT_SPOT, 1 if best_spot else 0)
            self._note_objective(1, have, best_students + best_interns)
        return best

    def _tourists(self) -> i64:
        sheet = self._sheet
        goods = self.prices.goods
        tourists = sheet.tourists
        price: i64 = goods[TOURIST]
        light_price: i64 = goods[LIGHT_PLACE]
        dark_price: i64 = goods[DARK_PLACE]
        written: i64 = 0
        has_spot: bool = False
        spot: i64 = LIGHT_SPOT
        if isinstance(sheet, BusSheet):
            has_spot = True
            written = sheet.light_spot if sheet.light_spot > sheet.dark_spot else sheet.dark_spot
            if written < 0:
                written = 0
            if goods[DARK_SPOT] < goods[LIGHT_SPOT]:
                spot = DARK_SPOT
        spot_price: i64 = goods[spot]
        have: i64 = tourists.ticked
        best: i64 = NOWHERE
        best_more: i64 = 0
        best_light: i64 = 0
        best_dark: i64 = 0
        best_spot: bool = False
        room: i64 = (ROWS - tourists.row) * tourists.size - tourists.ticks
        if tourists.row == ROWS:
            room = 0
        light: i64 = 0
        while light <= PLACE_BOXES:
            light_worth: i64 = self._objective(4, sheet.light_places, light) - light * light_price
            dark: i64 = 0
            while dark <= PLACE_BOXES:
                base: i64 = light_worth + self._objective(5, sheet.dark_places, dark) - dark * dark_price
                more: i64 = 0
                while more <= room:
                    worth: i64 = base + filled(tourists.row, tourists.ticks, more, light + dark) * SCALE
                    worth += self._objective(2, have, more) - more * price + written * SCALE
                    buys: bool = False
                    if has_spot:
                        rise: i64 = (have + more - written) * SCALE - spot_price
                        if rise > 0:
                            worth += rise
                            buys = True
                    if worth > best:
                        best = worth
                        best_more = more
                        best_light = light
                        best_dark = dark
                        best_spot = buys
                    more += 1
                dark += 1
            light += 1
        if self._notes:
            self._note(TOURIST, best_more)
            self._note(LIGHT_PLACE, best_light)
            self._note(DARK_PLACE, best_dark)
            self._note(spot, 1 if best_spot else 0)
            self._note_objective(2, have, best_more)
            self._note_objective(4, sheet.light_places, best_light)
            self._note_objective(5, sheet.dark_places, best_dark)
        return best

    def _shared(self) -> i64:
        """Traffic is allowed for what it costs; connections are bought."""
        have: i64 = self._sheet.shared
        price: i64 = self.prices.goods[SHARED]
        good: bool = isinstance(self._sheet, MetroSheet)
        best: i64 = NOWHERE
        bought: i64 = 0
        more: i64 = 0
        while have + more <= SHARED_BOXES:
            points: i64 = CONNECTION_TOTALS[have + more] if good else -TRAFFIC_PENALTIES[have + more]
            worth: i64 = points * SCALE + (-more * price if good else more * price)
            if worth > best:
                best = worth
                bought = more
            more += 1
        if self._notes:
            self._note(SHARED, bought if good else -bought)
        return best

    def _boxes(self) -> i64:
        have: i64 = self._sheet.turn_zone
        price: i64 = self.prices.goods[BOX]
        best: i64 = NOWHERE
        allowed: i64 = 0
        more: i64 = 0
        while have + more <= TURN_BOXES:
            penalty: i64 = TURN_ZONE_PENALTIES[have + more]
            worth: i64 = more * price - penalty * SCALE
            if worth > best:
                best = worth
                allowed = more
            more += 1
        if self._notes:
            self._note(BOX, -allowed)
        return best

    def _personal(self, runner: Runner) -> i64:
        """The cheapest of the stops that are missing."""
        sheet = runner.sheet
        goods = self.prices.goods
        reached: i64 = sheet.reached_targets
        missing: list[int] = []
        place: i64 = 0
        while place < len(self._targets):
            if not runner.on_line[self._targets[place]]:
                missing.append(goods[TARGET + place] * TARGETS + place)
            place += 1
        missing.sort()
        bus: bool = isinstance(sheet, BusSheet)
        best: i64 = NOWHERE
        bought: i64 = 0
        spent: i64 = 0
        more: i64 = 0
        while True:
            points: i64 = 0
            if bus:
                points = PERSONAL_POINTS if reached + more == PERSONAL_STOPS else 0
            else:
                points = PERSONAL_STEPS[reached + more]
            worth: i64 = points * SCALE - spent
            if worth > best:
                best = worth
                bought = more
            if more == len(missing):
                break
            price: i64 = missing[more]
            spent += price // TARGETS
            more += 1
        if self._notes:
            more = 0
            while more < bought:
                which: i64 = missing[more]
                self._note(TARGET + which % TARGETS, 1)
                more += 1
        return best

    # Bus: professionals, who bring others.

    def _professionals(self, sheet: BusSheet) -> i64:
        goods = self.prices.goods
        # What a bonus passenger sells for.
        self._bonus_one = goods[GRANNY] + self._early_price(0)
        self._bonus_two = goods[TOURIST] + self._early_price(2)
        self._bonus_three = goods[INTERN] + self._early_price(1) if sheet.interns < INTERN_BOXES else 0
        self._best = NOWHERE
        rows = sheet.professionals
        self._fill_row(rows.row, rows.ticks, 0, 0, 0, 0, 0, 0)
        if self._notes:
            self._note(PROFESSIONAL, self._bought_one)
            self._note(OFFICE, self._closed)
            self._note(OFFICE_SPOT, 1 if self._spot else 0)
            self._note_objective(_THIRD, rows.ticked, self._bought_one)
            self._note(GRANNY, -self._ones)
            self._note(TOURIST, -self._twos)
            self._note(INTERN, -self._threes)
            self._note_sold_early(0, self._ones)
            self._note_sold_early(2, self._twos)
            self._note_sold_early(1, self._threes)
        return self._best

    def _early_price(self, objective: i64) -> i64:
        """What an early tick sells for beyond, if there is somebody who could want it."""
        slot: i64 = self._slots[objective]
        if slot < 0:
            return 0
        turned: i64 = self.task.turns[slot]
        return self.prices.goods[EARLY + slot] if self._round < turned else 0

    def _note_sold_early(self, objective: i64, sold: i64) -> None:
        slot: i64 = self._slots[objective]
        if slot >= 0 and sold > 0:
            turned: i64 = self.task.turns[slot]
            if self._round < turned:
                self._note(EARLY + slot, -sold)

    def _fill_row(
        self, row: i64, ticks: i64, bought: i64, closed: i64, worth: i64, ones: i64, twos: i64, threes: i64
    ) -> None:
        """Try every way to fill the rows from `row` on, which has `ticks`."""
        sheet = self._sheet
        assert isinstance(sheet, BusSheet)
        goods = self.prices.goods
        price: i64 = goods[PROFESSIONAL]
        size: i64 = len(PROFESSIONAL_ROW) - 1
        if row == ROWS:
            self._weigh_professionals(sheet, bought, closed, worth, ones, twos, threes)
            return
        office: i64 = goods[OFFICE]
        full: i64 = ticks
        while full <= size:
            more: i64 = full - ticks
            points: i64 = PROFESSIONAL_ROW[full]
            spent: i64 = worth - more * price
            half: i64 = points // 2
            self._weigh_professionals(sheet, bought + more, closed, spent + half * SCALE, ones, twos, threes)
            closing: i64 = spent + points * SCALE - office
            if full == 1:
                self._fill_row(row + 1, 0, bought + more, closed + 1, closing + self._bonus_one, ones + 1, twos, threes)
            elif full == 2:
                self._fill_row(row + 1, 0, bought + more, closed + 1, closing + self._bonus_two, ones, twos + 1, threes)
            elif full == 3:
                closing += self._bonus_three
                self._fill_row(row + 1, 0, bought + more, closed + 1, closing, ones, twos, threes + 1)
            full += 1

    def _weigh_professionals(
        self, sheet: BusSheet, bought: i64, closed: i64, worth: i64, ones: i64, twos: i64, threes: i64
    ) -> None:
        have: i64 = sheet.professionals.ticked
        worth += self._objective(_THIRD, have, bought)
        written: i64 = sheet.office_spot if sheet.office_spot > 0 else 0
        spot_price: i64 = self.prices.goods[OFFICE_SPOT]
        rise: i64 = (have + bought - written) * SCALE - spot_price
        worth += written * SCALE
        if rise > 0:
            worth += rise
        if worth > self._best:
            self._best = worth
            self._bought_one = bought
            self._closed = closed
            self._ones = ones
            self._twos = twos
            self._threes = threes
            self._spot = rise > 0

    # Metro: flirts and entrances.

    def _flirts(self, sheet: MetroSheet) -> i64:
        self._best = NOWHERE
        self._fill_flirts(sheet, sheet.flirt_row, sheet.light, sheet.dark, 0, 0, 0, 0)
        if self._notes:
            self._note(FLIRT_LIGHT, self._bought_one)
            self._note(FLIRT_DARK, self._bought_two)
            self._note(RESTAURANT, self._closed)
            self._note_objective(_THIRD, sheet.flirts_ticked, self._bought_one + self._bought_two)
        return self._best

    def _fill_flirts(
        self, sheet: MetroSheet, row: i64, light: i64, dark: i64, lights: i64, darks: i64, closed: i64, worth: i64
    ) -> None:
        """Try every way to fill the rows from `row` on, which has `light` and `dark` ticks."""
        if row == ROWS:
            self._weigh_flirts(sheet, lights, darks, closed, worth)
            return
        goods = self.prices.goods
        light_price: i64 = goods[FLIRT_LIGHT]
        dark_price: i64 = goods[FLIRT_DARK]
        restaurant: i64 = goods[RESTAURANT]
        one: i64 = light
        while one <= SHADE_BOXES:
            other: i64 = dark
            while other <= SHADE_BOXES:
                points: i64 = flirt_row_points(one, other)
                spent: i64 = worth - (one - light) * light_price - (other - dark) * dark_price
                half: i64 = points // 2
                more: i64 = lights + one - light
                more_dark: i64 = darks + other - dark
                self._weigh_flirts(sheet, more, more_dark, closed, spent + half * SCALE)
                if points > 0:
                    after: i64 = spent + points * SCALE - restaurant
                    self._fill_flirts(sheet, row + 1, 0, 0, more, more_dark, closed + 1, after)
                other += 1
            one += 1

    def _weigh_flirts(self, sheet: MetroSheet, lights: i64, darks: i64, closed: i64, worth: i64) -> None:
        worth += self._objective(_THIRD, sheet.flirts_ticked, lights + darks)
        if worth > self._best:
            self._best = worth
            self._bought_one = lights
            self._bought_two = darks
            self._closed = closed

    def _entrances(self) -> i64:
        sheet = self._sheet
        assert isinstance(sheet, MetroSheet)
        price: i64 = self.prices.goods[ENTRANCE]
        extra: i64 = self.prices.goods[EXTRA]
        best: i64 = NOWHERE
        best_more: i64 = 0
        best_paid: i64 = 0
        more: i64 = 0
        while sheet.circled + more <= ENTRANCE_CIRCLES:
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
        if self._notes:
            self._note(ENTRANCE, best_more)
            self._note(EXTRA, -best_paid)
        return best


def _filled(row: int, ticks: int, more: int, closings: int) -> int:
    """The most that tourist rows can bring from here on with `more` ticks and `closings` places."""
    if row == ROWS:
        return 0
    best = TOURIST_ROW[ticks] // 2
    if ticks > 0 and closings > 0:
        best = max(best, TOURIST_ROW[ticks] + _filled(row + 1, 0, more, closings - 1))
    if more > 0 and ticks + 1 < len(TOURIST_ROW):
        best = max(best, _filled(row, ticks + 1, more - 1, closings))
    return best


_MOST: Final = 13  # one more than there are tourist boxes
_CLOSINGS: Final = 7


def _table() -> bytes:
    return bytes(
        [
            _filled(row, ticks, more, min(closings, ROWS))
            for row in range(ROWS + 1)
            for ticks in range(len(TOURIST_ROW))
            for more in range(_MOST)
            for closings in range(_CLOSINGS)
        ]
    )


_FILLED: Final = _table()


def filled(row: i64, ticks: i64, more: i64, closings: i64) -> i64:
    """`_filled`, looked up."""
    return _FILLED[((row * 5 + ticks) * _MOST + more) * _CLOSINGS + closings]
