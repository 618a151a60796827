"""The bound of the best line: no line comes to more, whatever the prices are and wherever it stands."""

from __future__ import annotations

from random import Random

import pytest

from allaboard.boards.loader import load, names
from allaboard.bots.best.bounds import Bounds
from allaboard.bots.best.problem import Course, opening, task_of
from allaboard.bots.best.resources import SCALE
from allaboard.bots.best.task import Task
from allaboard.bots.line.runner import Runner
from allaboard.deals import deal_line_setup
from allaboard.engine import start_game
from allaboard.engine.line.table import TableTurn

LINES = 6  # of each deal


def solo_task(city: str, seed: str) -> Task:
    board = load(city)
    setup = deal_line_setup(board, 1, seed)
    assert setup.hands is not None
    return task_of(Course(opening(start_game(board, setup).deal, [setup.hands[0][0]]), 0))


def drawn_line(task: Task, chance: Random) -> tuple[list[TableTurn], list[Runner]] | None:
    """A line drawn at random and where it stood after each turn; None if it had to loop."""
    turns: list[TableTurn] = []
    runners = [task.start]
    for number in range(task.rounds):
        runner, scene = runners[-1], task.scenes[number]
        choices = runner.choices(scene, task.shapes[number])
        free = [place for place in runner.places(choices) if place % 2 == 0]
        if not free:
            return None
        turns.append(choices.turn(chance.choice(free)))
        runners.append(runner.after(scene, turns[-1], choices.wish))
    return turns, runners


def check_line(task: Task, bounds: Bounds, turns: list[TableTurn], runners: list[Runner]) -> None:
    """From every position of a line its own end is within the bound, also after steps to better prices."""
    total = runners[-1].sheet.total() * SCALE
    for played, turn in enumerate(turns):
        runner = runners[played]
        bounds.limit(runner, played)
        bound = bounds.of(runner, played)
        assert bound >= total
        assert bounds.tighten(runner, played, bound, total, 3, 1.0, False) >= total
        if played + 1 < task.rounds:
            bounds.stand(runner)
            assert bounds.after(runners[played + 1], played + 1, turn) >= total
        bounds.take(turn)
    for turn in reversed(turns):
        bounds.free(turn)


@pytest.mark.parametrize("city", names())
def test_no_line_exceeds_the_bound(city: str) -> None:
    task = solo_task(city, "bounds")
    bounds = Bounds(task)
    chance = Random(city)
    found = 0
    while found < LINES:
        drawn = drawn_line(task, chance)
        if drawn is not None:
            check_line(task, bounds, *drawn)
            bounds.use(bounds.prices, task.first)
            found += 1


@pytest.mark.parametrize("city", ["new_york", "rome"])
def test_a_stop_that_was_freed_again_is_as_it_was(city: str) -> None:
    task = solo_task(city, "freed")
    bounds = Bounds(task)
    bounds.limit(task.start, 0)
    before = bounds.tighten(task.start, 0, bounds.of(task.start, 0), 0, 20, 0.5, False)
    drawn = next(line for seed in range(50) if (line := drawn_line(task, Random(seed))) is not None)
    for turn in drawn[0]:
        bounds.take(turn)
    assert bounds.of(task.start, 0) < before
    for turn in drawn[0]:
        bounds.free(turn)
    assert bounds.of(task.start, 0) == before
