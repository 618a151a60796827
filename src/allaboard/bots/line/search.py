"""Looking further than the value: over the next ticket exactly, or along sampled orders of the tickets with a beam."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allaboard.bots.line.runner import Runner, Scene
from allaboard.bots.line.value import OUT, SHAPES, Value
from allaboard.engine.line.table import TableTurn

if TYPE_CHECKING:
    from mypy_extensions import i64


class Step:
    """A turn, where it leads, and what that is worth."""

    def __init__(self, turn: TableTurn, runner: Runner | None, worth: float) -> None:
        self.turn: TableTurn = turn
        self.runner: Runner | None = runner  # None: eliminated
        self.worth: float = worth


def _by_worth(step: Step) -> float:
    return -step.worth


def expand(scene: Scene, runner: Runner, value: Value, shape: i64, counts: list[int], left: i64) -> list[Step]:
    """Every turn of a line with a shape, in the order of their texts, each with its value."""
    choices = runner.choices(scene, shape)
    wish: i64 = choices.wish
    steps: list[Step] = []
    for place in runner.places(choices):
        turn = choices.turn(place)
        if turn.looping:
            steps.append(Step(turn, None, OUT))
        else:
            after = runner.after(scene, turn, wish)
            steps.append(Step(turn, after, value.of(scene, after, counts, left)))
    return steps


def best_step(scene: Scene, runner: Runner, value: Value, shape: i64, counts: list[int], left: i64) -> Step | None:
    """The turn with the highest value, of equal ones the first; None if every turn loops."""
    best: Step | None = None
    choices = runner.choices(scene, shape)
    wish: i64 = choices.wish
    for place in runner.places(choices):
        if place & 1 == 0:
            turn = choices.turn(place)
            after = runner.after(scene, turn, wish)
            worth = value.of(scene, after, counts, left)
            if best is None or worth > best.worth:
                best = Step(turn, after, worth)
    return best


def average_over_next(scene: Scene, runner: Runner, value: Value, counts: list[int], left: i64) -> float:
    """The value after one more own turn, averaged over the shapes that the next ticket may bring."""
    total = 0.0
    shape: i64 = 0
    while shape < SHAPES:
        count: i64 = counts[shape]
        if count > 0:
            counts[shape] = count - 1
            step = best_step(scene, runner, value, shape, counts, left - 1)
            total += float(count) * (OUT if step is None or step.worth < OUT else step.worth)
            counts[shape] = count
        shape += 1
    return total / float(left)


def along(scenes: list[Scene], runner: Runner, value: Value, order: list[int], counts: list[int], width: i64) -> float:
    """The highest total that a beam finds when the shapes to come, and the scene of each turn, are known.

    `counts` is what `order` holds.
    """
    beam: list[Runner] = [runner]
    rest = counts.copy()
    at: i64 = 0
    size: i64 = len(order)
    best = OUT
    while at < size:
        shape: i64 = order[at]
        rest[shape] -= 1
        left: i64 = size - at - 1
        steps: list[Step] = []
        for each in beam:
            for step in expand(scenes[at], each, value, shape, rest, left):
                if step.runner is not None:
                    steps.append(step)
        if not steps:
            return OUT
        if left == 0:
            for step in steps:
                best = max(best, step.worth)
            return best
        if len(steps) > width:
            steps.sort(key=_by_worth)
        beam = []
        for step in steps:
            if len(beam) == width:
                break
            if step.runner is not None:
                beam.append(step.runner)
        at += 1
    points: i64 = runner.sheet.total()
    return float(points)
