"""Branch and bound: the best line, and the proof that there is no better one.

The bound of a position is what zones could buy (`zones`) plus what the best walk collects (`walks`), at prices that
make it low. It is worked out anew, with the stops of the line taken away, wherever the bound from one turn earlier was
not enough; in positions with much still open the prices are improved by some steps first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from allaboard.bots.best.prices import Prices
from allaboard.bots.best.resources import GOODS, SCALE
from allaboard.bots.best.task import Task
from allaboard.bots.best.walks import NOWHERE, Walks
from allaboard.bots.best.zones import Zones
from allaboard.bots.line.runner import Runner
from allaboard.engine.line.sheet import TURN_BOXES
from allaboard.engine.line.table import TableTurn

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_POINTS: Final = -10_000  # less than any line that is not eliminated
_ROOT_STEPS: Final = 400
_STEPS_A_ROUND: Final = 2  # for every round that is left
_ROUNDS_TO_TIGHTEN: Final = 3  # with fewer rounds left it is quicker to look at the turns themselves
_PATIENCE: Final = 8  # steps without success before they become smaller
_CALMER: Final = 0.6
_ASK_STEPS: Final = 16  # steps between two such questions before the first turn
_ASK_EVERY: Final = 64  # positions between two questions whether to go on

Ask = Callable[[int, int, int], bool]


class Branch:
    """A turn, where it leads, and what can come of it at most."""

    def __init__(self, turn: TableTurn, runner: Runner, bound: i64) -> None:
        self.turn: TableTurn = turn
        self.runner: Runner = runner
        self.bound: i64 = bound


def _by_bound(branch: Branch) -> int:
    return -branch.bound


class Search:
    """One search. `best` is the highest total found, `line` its turns, `left` what is still possible at most."""

    def __init__(self, task: Task, best: int, line: list[TableTurn], ask: Ask | None) -> None:
        self.task: Task = task
        targets = [stop for stop, wanted in enumerate(task.start.sheet.targets) if wanted]
        self.walks: Walks = Walks(task, targets)
        self.zones: Zones = Zones(task, targets)
        self.prices: Prices = Prices(self.walks.board.size)
        self.best: i64 = best
        self.line: list[TableTurn] = line
        self.ask: Ask | None = ask
        self.stopped: bool = False
        self.positions: i64 = 0
        self.tightenings: i64 = 0
        self.left: i64 = 0
        self._path: list[TableTurn] = []
        self._waiting: list[int] = [NOWHERE] * (task.rounds + 1)  # the best bound put off, by round
        stop: i64 = 0
        while stop < self.walks.board.size:
            self.walks.places[stop].taken = task.start.on_line[stop]
            stop += 1

    def run(self) -> bool:
        """Search to the end; whether it was reached, so that `best` is proven."""
        start = self.task.start
        first = self.task.first
        self._use(self.prices)
        if first == self.task.rounds:
            self.best = start.sheet.total()
            self.left = self.best
            return True
        bound = self._tightened(start, first, _ROOT_STEPS, 0.5)
        self.left = bound // SCALE
        rest = self._look(start, first, bound, NOWHERE)
        self.left = rest // SCALE
        if self.left < self.best:
            self.left = self.best
        return not self.stopped

    def _use(self, prices: Prices) -> None:
        self.prices = prices
        self.walks.set(prices)
        self.zones.set(prices)

    # Bounds.

    def _stops_worth(self, runner: Runner) -> i64:
        """The price of every stop that can still be visited: none is visited more than once."""
        total: i64 = 0
        stop: i64 = 0
        prices = self.prices.stops
        on_line = runner.on_line
        while stop < len(prices):
            if not on_line[stop]:
                total += prices[stop]
            stop += 1
        return total

    def _bound(self, runner: Runner, played: i64) -> i64:
        """What can come of a line, at the prices, without the stops that are taken."""
        self.walks.allow_boxes(TURN_BOXES - runner.sheet.turn_zone)
        walk = self.walks.best_from(played, runner.heading)
        if walk == NOWHERE:
            return NOWHERE
        return walk + self.zones.worth(runner, played) + self._stops_worth(runner)

    def _tightened(self, runner: Runner, played: i64, steps: i64, pace: float) -> i64:
        """The lowest bound that some steps of better prices find; the prices that gave it are used from then on."""
        self.tightenings += 1
        bound = self._bound(runner, played)
        best_bound = bound
        best_prices = self.prices
        stale: i64 = 0
        step: i64 = 0
        goal: i64 = (self.best + 1) * SCALE
        while step < steps and bound > NOWHERE and best_bound >= goal:
            if step % _ASK_STEPS == 0 and self.ask is not None and steps == _ROOT_STEPS:
                left: i64 = best_bound // SCALE
                if not self.ask(self.best, left, self.positions):
                    self.stopped = True
                    break
            self.walks.trace(played, runner.heading)
            self.zones.want(runner, played)
            offered = self.walks.offered
            wanted = self.zones.wanted
            visits = self.walks.visits
            square: i64 = 0
            place: i64 = 0
            while place < GOODS:
                excess: i64 = offered[place] - wanted[place]
                offered[place] = excess
                square += excess * excess
                place += 1
            stop: i64 = 0
            while stop < len(visits):
                more: i64 = visits[stop] - 1
                if runner.on_line[stop]:
                    visits[stop] = 1
                elif more > 0 or self.prices.stops[stop] > 0:
                    square += more * more
                else:
                    visits[stop] = 1
                stop += 1
            if square == 0:
                break
            gap: i64 = bound - goal + SCALE
            if gap < SCALE:
                gap = SCALE
            prices = self.prices.moved(offered, visits, pace * float(gap) / float(square))
            self._use(prices)
            bound = self._bound(runner, played)
            if bound < best_bound:
                best_bound = bound
                best_prices = prices
                stale = 0
            else:
                stale += 1
                if stale >= _PATIENCE:
                    pace *= _CALMER
                    stale = 0
                    self._use(best_prices)
                    bound = self._bound(runner, played)
            step += 1
        if self.prices is not best_prices:
            self._use(best_prices)
            self._bound(runner, played)
        return best_bound

    # Branches.

    def _look(self, runner: Runner, number: i64, bound: i64, waiting: i64) -> i64:
        """Search the positions after a line with `number` rounds played; what is left open at most, or the best."""
        self.positions += 1
        self._waiting[number] = waiting
        if self.positions % _ASK_EVERY == 0 and self.ask is not None:
            left: i64 = bound
            for put_off in self._waiting[: number + 1]:
                if put_off > left:
                    left = put_off
            if not self.ask(self.best, left // SCALE, self.positions):
                self.stopped = True
        if self.stopped:
            return bound
        branches = self._branches(runner, number)
        open_bound: i64 = self.best * SCALE
        place: i64 = 0
        prices = self.prices
        while place < len(branches):
            branch = branches[place]
            place += 1
            if branch.bound < (self.best + 1) * SCALE:
                break  # they are sorted, so are all others
            rest = self._try(branch, number, branches[place].bound if place < len(branches) else NOWHERE)
            if rest > open_bound:
                open_bound = rest
            if self.prices is not prices:
                self._use(prices)
        return open_bound

    def _branches(self, runner: Runner, number: i64) -> list[Branch]:
        """The turns that do not loop, the most promising first; in the last round the best of them is taken."""
        task = self.task
        scene = task.scenes[number]
        shape: i64 = task.shapes[number]
        choices = runner.choices(scene, shape)
        wish: i64 = choices.wish
        branches: list[Branch] = []
        last: bool = number + 1 == task.rounds
        walks = self.walks
        stops = self._stops_worth(runner)
        prices = self.prices.stops
        for place in runner.places(choices):
            if place & 1:
                continue
            turn = choices.turn(place)
            if last:
                self._end(runner.after(scene, turn, wish), turn)
                continue
            walk = walks.best_from(number + 1, turn.heading)
            if walk == NOWHERE:
                continue
            after = runner.after(scene, turn, wish)
            bound: i64 = walk + self.zones.worth(after, number + 1) + stops
            for stop in turn.ends():
                bound -= prices[stop]
            if bound >= (self.best + 1) * SCALE:
                branches.append(Branch(turn, after, bound))
        branches.sort(key=_by_bound)
        return branches

    def _end(self, runner: Runner, turn: TableTurn) -> None:
        total: i64 = runner.sheet.total()
        if total > self.best:
            self.best = total
            self.line = [*self._path, turn]

    def _try(self, branch: Branch, number: i64, waiting: i64) -> i64:
        """Follow a branch, if its bound is still too high without the stops that it takes."""
        runner = branch.runner
        played: i64 = number + 1
        stops = branch.turn.ends()
        for stop in stops:
            self.walks.places[stop].taken = True
        self._path.append(branch.turn)
        rest: i64 = NOWHERE
        walks = self.walks
        walks.renew()
        bound = self._bound(runner, played)
        goal: i64 = (self.best + 1) * SCALE
        left: i64 = self.task.rounds - played
        if bound >= goal and left >= _ROUNDS_TO_TIGHTEN:
            bound = self._tightened(runner, played, _STEPS_A_ROUND * left, 1.0)
        if bound > branch.bound:
            bound = branch.bound
        if self.stopped:
            rest = bound
        elif bound >= goal:
            rest = self._look(runner, played, bound, waiting)
        self._path.pop()
        for stop in stops:
            walks.places[stop].taken = False
        walks.renew()
        return rest
