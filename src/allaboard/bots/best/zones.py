"""The other half of the bound: the most that each zone of a sheet could be worth if its ticks were bought at prices.

A zone takes no notice of the order in which things would happen, and may leave what was bought unused. So whatever a
real line makes of its ticks, the zones together make at least as much of them. No zone buys more of anything than the
map still has or any walk could come by.

Here are the zones without passengers; `passenger_zones` has those that Bus and Metro share, `bus_zones` and
`metro_zones` add their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.bots.best.cells import Standing
from allaboard.bots.best.prices import Prices
from allaboard.bots.best.reach import PEOPLE, SUBSETS, THIRDS
from allaboard.bots.best.resources import BOX, EARLY, GOODS, NOWHERE, SCALE, SHARED, TARGET
from allaboard.bots.best.task import Task
from allaboard.bots.line.runner import Runner
from allaboard.engine.line.course import YELLOW_SIDE
from allaboard.engine.line.sheet import (
    NEEDED,
    SHARED_BOXES,
    TURN_BOXES,
    TURN_ZONE_PENALTIES,
    Sheet,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

ZONES: Final = 7
_ENOUGH: Final = 255  # more than anything can be limited to


class Zones:
    """The worth of sheets at prices; what was worked out for a zone is kept until the prices or the limits change."""

    def __init__(self, task: Task, target_stops: list[int]) -> None:
        self.task: Task = task
        self.prices: Prices = Prices(0)
        self.limits: list[int] = [_ENOUGH] * GOODS
        self.most: bytes = bytes([_ENOUGH]) * (THIRDS + 1) * PEOPLE
        self.bonuses: i64 = 0  # passengers who may not come from stops
        self._together: i64 = -1
        self._targets: list[int] = target_stops
        self._slots: list[int] = [-1] * len(NEEDED)  # the slot of each common objective
        for slot, objective in enumerate(task.objectives):
            self._slots[objective] = slot
        self._kept: list[dict[int, int]] = [{} for _ in range(ZONES)]
        self.wanted: list[int] = [0] * GOODS  # what the zones buy (less what they sell), after `want`
        self.sheet: Sheet = task.start.sheet
        self._round: i64 = 0
        self.notes: bool = False

    def set(self, prices: Prices) -> None:
        """Use other prices from now on."""
        self.prices = prices
        for kept in self._kept:
            kept.clear()

    def limit(self, sheet: Sheet, supplies: list[int], standing: Standing) -> None:
        """Buy no more of the goods than the free stops supply and a walk can come by at most, from now on."""
        self.most = standing.most
        self._together = standing.together
        limits = self.limits
        most = standing.limits
        place: i64 = 0
        while place < GOODS:
            limit: i64 = supplies[place]
            other: i64 = most[place]
            limits[place] = limit if limit < other else other
            place += 1
        self.add_bonuses(sheet)
        for kept in self._kept:
            kept.clear()

    def want(self, runner: Runner, number: i64) -> i64:
        """Like `worth`, and says in `wanted` what the zones buy for that."""
        place: i64 = 0
        while place < GOODS:
            self.wanted[place] = 0
            place += 1
        self.notes = True
        worth = self.worth(runner, number)
        self.notes = False
        return worth

    def worth(self, runner: Runner, number: i64) -> i64:
        """The most that a sheet can be worth at the end, bought at the prices, from a round on."""
        sheet = runner.sheet
        self.sheet = sheet
        self._round = number
        flags: i64 = self._flags(sheet, number)
        total: i64 = sheet.common_points() * SCALE
        total += self.known(0, sheet.grannies << 6 | flags)
        total += self.own_worth(flags)
        total += self.known(4, sheet.shared)
        total += self.known(5, sheet.turn_zone)
        return total + self._personal(runner)

    def tourist_state(self) -> i64:
        """What tourists do next depends on nothing else."""
        sheet = self.sheet
        tourists = sheet.tourists
        state: i64 = tourists.row << 3 | tourists.ticks
        return (state << 4 | tourists.ticked) << 4 | sheet.light_places << 2 | sheet.dark_places

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

    def known(self, zone: i64, key: i64) -> i64:
        """The worth of a zone, kept under what it depends on; if it takes notes it must work it out anew."""
        if self.notes:
            return self._zone(zone)
        kept = self._kept[zone]
        found = kept.get(key)
        if found is not None:
            return found
        worth = self._zone(zone)
        kept[key] = worth
        return worth

    def _zone(self, zone: i64) -> i64:
        if zone == 0:
            return self.grannies()
        if zone == 1:
            return self.students()
        if zone == 2:
            return self.tourists()
        if zone == 3:
            return self.third()
        if zone == 4:
            return self._shared()
        if zone == 5:
            return self._boxes()
        return self.entrances()

    def note(self, good: i64, amount: i64) -> None:
        """Count what is bought."""
        self.wanted[good] += amount

    # What differs between the games.

    def add_bonuses(self, sheet: Sheet) -> None:
        """Add to the limits what does not come from stops."""

    def own_worth(self, flags: i64) -> i64:
        """The worth of the zones that have boxes of this game only."""
        raise NotImplementedError

    def grannies(self) -> i64:
        """The worth of grannies."""
        raise NotImplementedError

    def students(self) -> i64:
        """The worth of students and their schools."""
        raise NotImplementedError

    def tourists(self) -> i64:
        """The worth of tourists and their places."""
        raise NotImplementedError

    def third(self) -> i64:
        """The worth of the third row zone."""
        raise NotImplementedError

    def shared_worth(self, boxes: i64) -> i64:
        """The points of shared roads."""
        raise NotImplementedError

    def personal_points(self, reached: i64) -> i64:
        """The points of the personal objective."""
        raise NotImplementedError

    def entrances(self) -> i64:
        """The worth of entrances; nothing in a game without them."""
        return 0

    # Common objectives.

    def objective(self, objective: i64, have: i64, more: i64) -> i64:
        """What a common objective adds if a zone has `have` ticks and buys `more`."""
        slot: i64 = self._slots[objective]
        if slot < 0:
            return 0
        need: i64 = NEEDED[objective] - have
        if more < need or self.sheet.common(slot) != 0:
            return 0
        lasting: i64 = self.task.lasting[slot]
        worth: i64 = lasting * SCALE
        early = self._early(slot, need)
        return worth + early if early > 0 else worth

    def _early(self, slot: i64, need: i64) -> i64:
        """What reaching an objective while it is yellow is worth beyond, after paying for ticks that are early."""
        turned: i64 = self.task.turns[slot]
        if self._round >= turned or need > self.limits[EARLY + slot]:
            return 0
        lasting: i64 = self.task.lasting[slot]
        price: i64 = self.prices.goods[EARLY + slot]
        return (YELLOW_SIDE - lasting) * SCALE - need * price

    def note_objective(self, objective: i64, have: i64, more: i64) -> None:
        """Count the early ticks that an objective takes."""
        slot: i64 = self._slots[objective]
        if slot < 0:
            return
        need: i64 = NEEDED[objective] - have
        if more >= need and self.sheet.common(slot) == 0 and self._early(slot, need) > 0:
            self.note(EARLY + slot, need)

    def early_slot(self, objective: i64) -> i64:
        """The slot of an objective if it is still yellow; otherwise -1."""
        slot: i64 = self._slots[objective]
        if slot >= 0:
            turned: i64 = self.task.turns[slot]
            if self._round >= turned:
                return -1
        return slot

    # Zones that have no passengers.

    def _shared(self) -> i64:
        """Traffic is allowed for what it costs, so it counts against what is bought; connections are bought."""
        have: i64 = self.sheet.shared
        price: i64 = self.prices.goods[SHARED]
        sign: i64 = self.shared_sign()
        best: i64 = NOWHERE
        bought: i64 = 0
        more: i64 = 0
        while have + more <= SHARED_BOXES:
            worth: i64 = self.shared_worth(have + more) * SCALE - sign * more * price
            if worth > best:
                best = worth
                bought = more
            more += 1
        if self.notes:
            self.note(SHARED, sign * bought)
        return best

    def shared_sign(self) -> i64:
        """1 where it is good to share roads, -1 where it is bad."""
        raise NotImplementedError

    def _boxes(self) -> i64:
        have: i64 = self.sheet.turn_zone
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
        if self.notes:
            self.note(BOX, -allowed)
        return best

    def _personal(self, runner: Runner) -> i64:
        """Those of the stops that are missing and can be reached together."""
        goods = self.prices.goods
        reached: i64 = runner.sheet.reached_targets
        best: i64 = NOWHERE
        bought: i64 = 0
        subset: i64 = 0
        while subset < SUBSETS:
            if (self._together >> subset) & 1:
                spent: i64 = 0
                more: i64 = 0
                place: i64 = 0
                while place < len(self._targets):
                    if (subset >> place) & 1:
                        more += 1
                        spent += goods[TARGET + place]
                        if runner.on_line[self._targets[place]]:
                            spent = -NOWHERE
                    place += 1
                worth: i64 = self.personal_points(reached + more) * SCALE - spent if spent < -NOWHERE else NOWHERE
                if worth > best:
                    best = worth
                    bought = subset
            subset += 1
        if self.notes:
            place = 0
            while place < len(self._targets):
                if (bought >> place) & 1:
                    self.note(TARGET + place, 1)
                place += 1
        return best
