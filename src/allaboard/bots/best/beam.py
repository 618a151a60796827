"""A good line to start from: a beam over the turns, ranked by the learned value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allaboard.bots.best.search import NO_POINTS
from allaboard.bots.best.task import Task
from allaboard.bots.line.runner import Runner
from allaboard.bots.line.search import expand
from allaboard.bots.line.value import Value
from allaboard.engine.line.table import TableTurn

if TYPE_CHECKING:
    from mypy_extensions import i64


class Kept:
    """A line of the beam: where it stands, its last turn, and the line before that."""

    def __init__(self, runner: Runner, turn: TableTurn | None, before: Kept | None, worth: float) -> None:
        self.runner: Runner = runner
        self.turn: TableTurn | None = turn
        self.before: Kept | None = before
        self.worth: float = worth

    def line(self) -> list[TableTurn]:
        turns: list[TableTurn] = []
        kept: Kept | None = self
        while kept is not None:
            if kept.turn is not None:
                turns.append(kept.turn)
            kept = kept.before
        turns.reverse()
        return turns


def _by_worth(kept: Kept) -> float:
    return -kept.worth


def beam_line(task: Task, value: Value, width: int) -> tuple[int, list[TableTurn]]:
    """The highest total that a beam finds, and its turns; `NO_POINTS` if every line loops."""
    beam = [Kept(task.start, None, None, 0.0)]
    number: i64 = task.first
    while number < task.rounds:
        counts = task.counts_after(number)
        left: i64 = task.rounds - number - 1
        found: list[Kept] = []
        for kept in beam:
            for step in expand(task.scenes[number], kept.runner, value, task.shapes[number], counts, left):
                if step.runner is not None:
                    found.append(Kept(step.runner, step.turn, kept, step.worth))
        if not found:
            return NO_POINTS, []
        found.sort(key=_by_worth)
        beam = found[:width]
        number += 1
    total: i64 = beam[0].runner.sheet.total()
    return total, beam[0].line()
