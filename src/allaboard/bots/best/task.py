"""What is known when a finished line is looked at again: every shape to come, every road's load, every visible side.

Others' lines stay as they were, so all that a round is for the seat can be laid out beforehand: one `Scene` a round,
with the markers that lay on the roads when the seat's turn came and with what each common objective was worth then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from allaboard.bots.line.runner import Runner, Scene

if TYPE_CHECKING:
    from mypy_extensions import i64


class Task:
    """A seat's line from some round on, with everything that is to come."""

    def __init__(
        self, scenes: list[Scene], shapes: list[int], first: int, start: Runner, lasting: list[int], early: list[int]
    ) -> None:
        self.scenes: list[Scene] = scenes  # one a round
        self.shapes: list[int] = shapes  # one a round
        self.first: i64 = first  # the round that is played first
        self.rounds: i64 = len(shapes)
        self.start: Runner = start
        # What an objective brings whenever it is reached, and what it brings more before the round `turns[slot]`.
        self.objectives: list[int] = scenes[0].objectives
        self.lasting: list[int] = lasting
        self.turns: list[int] = early

    def counts_after(self, number: i64) -> list[int]:
        """How often each shape comes after a round."""
        counts = [0] * 6
        for shape in self.shapes[number + 1 :]:
            counts[shape] += 1
        return counts
