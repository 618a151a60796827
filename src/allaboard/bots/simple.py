"""The two plain bots: one that plays anything, and one that takes what is best right now."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from allaboard.bots import depot_greedy
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
    """Takes what is best right now: in a line game by G1, in Depot by what the rest of the turn can bring.

    G1: the turn with the highest own total right after it, and a loop only when every turn loops. Without a seed
    ties are decided by the smallest text, and it departs from the first ticket of its hand; with a seed both are
    drawn.
    """

    name = "greedy"

    def __init__(self, seed: str | None = None) -> None:
        self._chance = None if seed is None else Random(seed)

    def choose(self, perspective: Perspective) -> Action:
        best = _best(perspective)
        return best[0] if self._chance is None else self._chance.choice(best)


def _best(perspective: Perspective) -> Sequence[Action]:
    """All actions that are equally good and better than the others, in the order of their texts."""
    totals = perspective.outlook()
    if totals is None:
        return depot_greedy.best_actions(perspective.view(), perspective.legal())
    if not totals:  # a departure
        return tuple(perspective.legal())
    highest = max((total for total in totals if total is not None), default=None)
    return [turn for turn, total in zip(perspective.legal(), totals, strict=True) if total == highest]
