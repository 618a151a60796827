"""One half of the bound: the walk that collects the most at given prices, true to the shapes but with no memory.

A walk forgets where it has been, except that it never goes straight back and never to a stop of the line so far. So
the best one is found backwards over the cells of `cells`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from allaboard.bots.best.cells import Cell, Cells, Gain, Others, Standing
from allaboard.bots.best.prices import Prices
from allaboard.bots.best.reach import Reach
from allaboard.bots.best.resources import BOX, EARLY, EFFECTS, EXTRA, GOODS, NO_WAY, NOWHERE, SHARED
from allaboard.bots.best.task import Task
from allaboard.engine.line.board import Board

if TYPE_CHECKING:
    from mypy_extensions import i64


class Walks:
    """All walks of a task."""

    def __init__(self, task: Task, targets: list[int]) -> None:
        self.task: Task = task
        self.cells: Cells = Cells(task, targets)
        self.board: Board = self.cells.board
        self.taken: list[bool] = [False] * self.board.size
        self.supplies: list[int] = self.cells.supplies()  # how many free stops bring each of the goods
        self.prices: Prices = Prices(self.board.size)
        self._standing: list[list[Standing | None]] = self.cells.standing
        self._stamp: i64 = 1
        self._box: i64 = 0
        self._box_price: i64 = 0
        self._extra: i64 = 0
        self._shared: i64 = 0
        self._good: bool = self.board.city.game == "metro"  # whether it is good to share roads
        # What the best walk of `trace` collects, and how often it comes to each stop.
        self.offered: list[int] = [0] * GOODS
        self.visits: list[int] = [0] * self.board.size
        self._find_limits()
        Reach().note(self.cells)

    def _find_limits(self) -> None:
        """Note where turns begin how often a walk can come by each of the goods; it may do so at one stop again."""
        found: dict[Standing, list[int]] = {}
        for good in [*range(EFFECTS), *range(EARLY, GOODS)]:
            prices = Prices(self.board.size)
            prices.goods[good] = 1
            self.set(prices, self.task.first)
            for played, row in enumerate(self._standing):
                for standing in row:
                    if standing is not None:
                        limits = found.setdefault(standing, [0] * GOODS)
                        limits[good] = max(0, self.best_from(played, standing.heading))
        for standing, limits in found.items():
            standing.limits = bytes(limits)

    # Stops.

    def take(self, stop: i64) -> None:
        """Close a stop that the line has come to; `renew` is to follow."""
        if self.taken[stop]:
            return
        self.taken[stop] = True
        for gains in self.cells.gains:
            gains[stop].points = NOWHERE
        self._supply(stop, -1)

    def free(self, stop: i64) -> None:
        """Open it again, at the prices of the moment; `renew` is to follow."""
        self.taken[stop] = False
        for gains in self.cells.gains:
            self._price(gains[stop])
        self._supply(stop, 1)

    def _supply(self, stop: i64, more: i64) -> None:
        for good in self.cells.gains[0][stop].goods:
            self.supplies[good] += more

    # Prices.

    def set(self, prices: Prices, played: i64) -> None:
        """Use other prices for walks with so many rounds played."""
        self.prices = prices
        goods = prices.goods
        self._box_price = goods[BOX]
        self._box = self._box_price
        self._extra = goods[EXTRA]
        shared: i64 = goods[SHARED]
        self._shared = shared if self._good else -shared
        if played < self.task.rounds:
            phase: i64 = self.cells.phases[played]
            while phase < len(self.cells.gains):
                for gain in self.cells.gains[phase]:
                    if gain.points > NO_WAY:
                        self._price(gain)
                phase += 1
        self.renew()

    def _price(self, gain: Gain) -> None:
        goods = self.prices.goods
        points: i64 = 0
        for good in gain.goods:
            points += goods[good]
        gain.points = points - self.prices.stops[gain.stop]

    def renew(self) -> None:
        """Forget what was worked out: stops were taken or freed, or the prices changed."""
        self._stamp += 1

    def allow_boxes(self, left: i64) -> None:
        """Say how many boxes of the turn zone are left; what was worked out with more is still a bound."""
        self._box = self._box_price if left > 0 else -NOWHERE // 2

    # The best walk.

    def best_from(self, played: i64, heading: i64) -> i64:
        """What the best walk collects for a line that stands somewhere after so many rounds."""
        standing = self._standing[played][heading]
        if standing is None:
            return NOWHERE
        cell = standing.cell
        if cell.stamp != self._stamp:
            self._settle(cell)
        return cell.after if cell.after > NO_WAY else NOWHERE

    def standing(self, played: i64, heading: i64) -> Standing:
        """What is known of walks from there."""
        standing = self._standing[played][heading]
        assert standing is not None
        return standing

    def _settle(self, cell: Cell) -> None:
        """Work out what a marker is worth, with all that can follow."""
        stamp: i64 = self._stamp
        cell.stamp = stamp
        points: i64 = cell.gain.points
        if points <= NO_WAY:
            cell.worth = NOWHERE
            return
        best: i64 = 0 if cell.last else NOWHERE
        worth: i64
        each = cell.one
        if each is not None:
            if each.stamp != stamp:
                self._settle(each)
            worth = each.worth
            if cell.box_one:
                worth -= self._box
            if worth > best:
                best = worth
            each = cell.two
            if each is not None:
                if each.stamp != stamp:
                    self._settle(each)
                worth = each.worth
                if cell.box_two:
                    worth -= self._box
                if worth > best:
                    best = worth
                each = cell.three
                if each is not None:
                    if each.stamp != stamp:
                        self._settle(each)
                    worth = each.worth
                    if cell.box_three:
                        worth -= self._box
                    if worth > best:
                        best = worth
        others = cell.others
        if others is not None:
            best = self._follow_others(others, best)
        cell.after = best
        cell.worth = best + points + cell.shared * self._shared

    def _follow_others(self, others: Others, best: i64) -> i64:
        """The best that can follow, with what stands in lists."""
        stamp: i64 = self._stamp
        for each in others.more:
            if each.stamp != stamp:
                self._settle(each)
            if each.worth > best:
                best = each.worth
        for each in others.boxed:
            if each.stamp != stamp:
                self._settle(each)
            if each.worth - self._box > best:
                best = each.worth - self._box
        for each in others.paid:
            if each.stamp != stamp:
                self._settle(each)
            if each.worth - self._extra > best:
                best = each.worth - self._extra
        return best

    # What the best walk comes by.

    def trace(self, played: i64, heading: i64) -> None:
        """Follow the best walk and count in `offered` and `visits` what it comes by."""
        offered = self.offered
        place: i64 = 0
        while place < GOODS:
            offered[place] = 0
            place += 1
        visits = self.visits
        stop: i64 = 0
        while stop < len(visits):
            visits[stop] = 0
            stop += 1
        cell = self.standing(played, heading).cell
        while not cell.last:
            cell = self._next(cell)
            visits[cell.gain.stop] += 1
            offered[SHARED] += cell.shared if self._good else -cell.shared
            for good in cell.gain.goods:
                offered[good] += 1

    def _next(self, cell: Cell) -> Cell:
        """The marker that the best walk places after a cell; boxes and entrances that it costs are counted."""
        after: i64 = cell.after
        if cell.one is not None and self._leads(cell.one, cell.box_one, after):
            return cell.one
        if cell.two is not None and self._leads(cell.two, cell.box_two, after):
            return cell.two
        if cell.three is not None and self._leads(cell.three, cell.box_three, after):
            return cell.three
        others = cell.others
        assert others is not None
        for each in others.more:
            if self._leads(each, False, after):
                return each
        for each in others.boxed:
            if self._leads(each, True, after):
                return each
        for each in others.paid:
            if each.worth - self._extra == after:
                self.offered[EXTRA] -= 1
                return each
        raise AssertionError("the best walk goes on nowhere")

    def _leads(self, cell: Cell, boxed: bool, after: i64) -> bool:
        """Whether the best that can follow begins with a cell; its box is counted then."""
        if not boxed:
            return cell.worth == after
        if cell.worth - self._box != after:
            return False
        self.offered[BOX] -= 1
        return True
