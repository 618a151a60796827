"""The bound of a position: what zones could buy plus what the best walk collects, at prices that make it low.

Whatever the prices are, no line can exceed it. Prices are improved in steps: what the best walk offers more of than the
zones want gets cheaper, and the other way round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.bots.best.bus_zones import BusZones
from allaboard.bots.best.metro_zones import MetroZones
from allaboard.bots.best.prices import Prices
from allaboard.bots.best.resources import GOODS, NOWHERE, SCALE
from allaboard.bots.best.task import Task
from allaboard.bots.best.walks import Walks
from allaboard.bots.best.zones import Zones
from allaboard.bots.line.runner import Runner
from allaboard.engine.line.sheet import TURN_BOXES
from allaboard.engine.line.table import TableTurn

if TYPE_CHECKING:
    from mypy_extensions import i64

_PATIENCE: Final = 8  # steps without success before they become smaller
_CALMER: Final = 0.6
_JUDGE: Final = 4  # steps after which it is asked whether more of them could be enough


class Bounds:
    """The bounds of a task, at the prices of the moment."""

    def __init__(self, task: Task) -> None:
        targets = [stop for stop, wanted in enumerate(task.start.sheet.targets) if wanted]
        self.walks: Walks = Walks(task, targets)
        self.zones: Zones = (
            MetroZones(task, targets) if self.walks.board.city.game == "metro" else BusZones(task, targets)
        )
        self.prices: Prices = Prices(self.walks.board.size)
        self.use(self.prices, task.first)
        stop: i64 = 0
        while stop < self.walks.board.size:
            if task.start.on_line[stop]:
                self.walks.take(stop)
            stop += 1
        self.walks.renew()
        self.pace: float = 1.0  # with which the last steps ended

    def use(self, prices: Prices, played: i64) -> None:
        """Go on with other prices, for positions with so many rounds played."""
        self.prices = prices
        self.walks.set(prices, played)
        self.zones.set(prices)

    def take(self, turn: TableTurn) -> None:
        """Close the stops that a turn comes to."""
        for stop in turn.ends():
            self.walks.take(stop)
        self.walks.renew()

    def free(self, turn: TableTurn) -> None:
        """Open them again."""
        for stop in turn.ends():
            self.walks.free(stop)
        self.walks.renew()

    def limit(self, runner: Runner, played: i64) -> None:
        """Let zones buy no more than can be had from a position on."""
        self.zones.limit(runner.sheet, self.walks.supplies, self.walks.standing(played, runner.heading))

    def stand(self, runner: Runner) -> None:
        """Let walks tick no box if a line has none left."""
        self.walks.allow_boxes(TURN_BOXES - runner.sheet.turn_zone)

    def of(self, runner: Runner, played: i64) -> i64:
        """What can come of a line, at the prices, without the stops that are taken; zones note what they want."""
        self.stand(runner)
        walk = self.walks.best_from(played, runner.heading)
        if walk == NOWHERE:
            return NOWHERE
        return walk + self.zones.want(runner, played) + self._stops_worth(runner)

    def after(self, runner: Runner, played: i64, turn: TableTurn) -> i64:
        """The same for a line that has just taken a turn, its stops not closed yet: a little more, but quick."""
        walk = self.walks.best_from(played, turn.heading)
        if walk == NOWHERE:
            return NOWHERE
        return walk + self.zones.worth(runner, played) + self._stops_worth(runner)

    def _stops_worth(self, runner: Runner) -> i64:
        """The price of every stop that can still be visited: none is visited more than once."""
        total: i64 = 0
        prices = self.prices.stops
        on_line = runner.on_line
        for stop in self.prices.priced:
            if not on_line[stop]:
                total += prices[stop]
        return total

    def tighten(self, runner: Runner, played: i64, bound: i64, goal: i64, steps: i64, pace: float, judge: bool) -> i64:
        """The lowest bound that some steps of better prices find; the prices that gave it are used from then on.

        `bound` is what `of` has just given. No step is made when the bound is below the goal; if it is asked to judge
        it also gives up when the goal is far.
        """
        first_bound = bound
        best_bound = bound
        best_prices = self.prices
        stale: i64 = 0
        step: i64 = 0
        while step < steps and bound > NOWHERE and best_bound >= goal:
            if judge and step == _JUDGE and best_bound - goal > first_bound - best_bound:
                break
            square = self._excess(runner, played)
            if square == 0:
                break
            gap: i64 = bound - goal + SCALE
            if gap < SCALE:
                gap = SCALE
            prices = self.prices.moved(self.walks.offered, self.walks.visits, pace * float(gap) / float(square))
            self.use(prices, played)
            bound = self.of(runner, played)
            if bound < best_bound:
                best_bound = bound
                best_prices = prices
                stale = 0
            else:
                stale += 1
                if stale >= _PATIENCE:
                    pace *= _CALMER
                    stale = 0
                    self.use(best_prices, played)
                    bound = self.of(runner, played)
            step += 1
        self.pace = pace
        if self.prices is not best_prices:
            self.use(best_prices, played)
        return best_bound

    def _excess(self, runner: Runner, played: i64) -> i64:
        """Leave in the walk's counts what it offers beyond what is wanted; the sum of the squares of that."""
        walks = self.walks
        walks.trace(played, runner.heading)
        offered = walks.offered
        wanted = self.zones.wanted
        visits = walks.visits
        square: i64 = 0
        place: i64 = 0
        while place < GOODS:
            excess: i64 = offered[place] - wanted[place]
            offered[place] = excess
            square += excess * excess
            place += 1
        stops = self.prices.stops
        stop: i64 = 0
        while stop < len(visits):
            more: i64 = visits[stop] - 1
            if more > 0 or (more < 0 and stops[stop] > 0 and not runner.on_line[stop]):
                square += more * more
            else:
                visits[stop] = 1
            stop += 1
        return square
