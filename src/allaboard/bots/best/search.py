"""Branch and bound: the best line, and the proof that there is no better one.

The bound of a position (`bounds`) is worked out anew, with the stops of the line taken away, wherever the bound from
one turn earlier was not enough; then the prices are improved by some steps first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from allaboard.bots.best.bounds import Bounds
from allaboard.bots.best.resources import NOWHERE, SCALE
from allaboard.bots.best.task import Task
from allaboard.bots.line.runner import Runner
from allaboard.engine.line.table import TableTurn

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_POINTS: Final = -10_000  # less than any line that is not eliminated
_ROOT_STEPS: Final = 400
_ROOT_PACE: Final = 0.5
_PACE: Final = 1.0
_STEPS_A_ROUND: Final = 2  # for every round that is left
_ROUNDS_TO_TIGHTEN: Final = 3  # with fewer rounds left it is quicker to look at the turns themselves
_ROUNDS_TO_PERSIST: Final = 8  # with fewer rounds left no steps are made that will hardly be enough
_ASK_STEPS: Final = 16  # steps between two questions whether to go on before the first turn
_ASK_EVERY: Final = 64  # positions between two such questions later

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
        self.bounds: Bounds = Bounds(task)
        self.best: i64 = best
        self.line: list[TableTurn] = line
        self.ask: Ask | None = ask
        self.stopped: bool = False
        self.positions: i64 = 0
        self.left: i64 = 0
        self._path: list[TableTurn] = []
        self._waiting: list[int] = [NOWHERE] * (task.rounds + 1)  # the best bound put off, by round

    def run(self) -> bool:
        """Search to the end; whether it was reached, so that `best` is proven."""
        start = self.task.start
        first = self.task.first
        if first == self.task.rounds:
            self.best = start.sheet.total()
            self.left = self.best
            return True
        bound = self._bound_of_all()
        self.left = bound // SCALE
        rest = self._look(start, first, bound, NOWHERE)
        self.left = rest // SCALE
        if self.left < self.best:
            self.left = self.best
        return not self.stopped

    def _bound_of_all(self) -> i64:
        """The bound before the first turn, with prices that took some time."""
        start = self.task.start
        first = self.task.first
        self.bounds.limit(start, first)
        bound = self.bounds.of(start, first)
        step: i64 = 0
        pace = _ROOT_PACE
        while step < _ROOT_STEPS and bound >= self._goal():
            if self.ask is not None and not self.ask(self.best, bound // SCALE, 0):
                self.stopped = True
                break
            bound = self.bounds.tighten(start, first, bound, self._goal(), _ASK_STEPS, pace, False)
            pace = self.bounds.pace
            self.bounds.of(start, first)
            step += _ASK_STEPS
        return bound

    def _goal(self) -> i64:
        """A position with a bound below this cannot bring a better line."""
        return (self.best + 1) * SCALE

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
        prices = self.bounds.prices
        while place < len(branches):
            branch = branches[place]
            place += 1
            if branch.bound < self._goal():
                break  # they are sorted, so are all others
            rest = self._try(branch, number, branches[place].bound if place < len(branches) else NOWHERE)
            if rest > open_bound:
                open_bound = rest
        # One branch goes on with the prices of the one before: what was too dear for that is too dear for this.
        if self.bounds.prices is not prices:
            self.bounds.use(prices, number)
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
        for place in runner.places(choices):
            if place & 1:
                continue
            turn = choices.turn(place)
            after = runner.after(scene, turn, wish)
            if last:
                self._end(after, turn)
                continue
            bound = self.bounds.after(after, number + 1, turn)
            if bound >= self._goal():
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
        bounds = self.bounds
        bounds.take(branch.turn)
        self._path.append(branch.turn)
        bounds.limit(runner, played)
        bound = bounds.of(runner, played)
        left: i64 = self.task.rounds - played
        if bound >= self._goal() and left >= _ROUNDS_TO_TIGHTEN:
            steps: i64 = _STEPS_A_ROUND * left
            judge: bool = left < _ROUNDS_TO_PERSIST
            bound = bounds.tighten(runner, played, bound, self._goal(), steps, _PACE, judge)
        rest: i64 = NOWHERE
        if self.stopped:
            rest = bound
        elif bound >= self._goal():
            bounds.stand(runner)
            rest = self._look(runner, played, bound if bound < branch.bound else branch.bound, waiting)
        self._path.pop()
        bounds.free(branch.turn)
        return rest
