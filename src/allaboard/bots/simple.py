"""The two plain bots: one that plays anything, and one that takes what is best right now."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from allaboard.bots.perspective import Perspective
from allaboard.engine.actions import Action


class Bot(Protocol):
    """A player that decides from what its seat may see."""

    @property
    def name(self) -> str: ...

    def choose(self, perspective: Perspective) -> Action:
        """One of `perspective.legal()`."""
        ...


class RandomBot:
    """Plays any legal action, each equally likely."""

    name = "random"

    def __init__(self, seed: str | None = None) -> None:
        self._chance = Random(seed)

    def choose(self, perspective: Perspective) -> Action:
        return self._chance.choice(perspective.legal())


class GreedyBot:
    """G1: takes the turn with the highest own total right after it, and loops only when every turn loops.

    Without a seed it decides ties by the smallest text and departs from the first ticket of its hand; with a
    seed both are drawn.
    """

    name = "greedy"

    def __init__(self, seed: str | None = None) -> None:
        self._chance = None if seed is None else Random(seed)

    def choose(self, perspective: Perspective) -> Action:
        best: Sequence[Action] = tuple(perspective.legal())
        if perspective.phase == "turn":
            totals = perspective.outlook()
            highest = max((total for total in totals if total is not None), default=None)
            best = [turn for turn, total in zip(best, totals, strict=True) if total == highest]
        return best[0] if self._chance is None else self._chance.choice(best)
