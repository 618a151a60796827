"""What the turns of a line game can be expected to bring, from what the seat sees alone.

Every turn is followed through the same futures, so that the luck of the tickets, and what others do, counts for all of
them alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import cast

from allaboard.boards.city import City
from allaboard.bots.line.futures import Futures
from allaboard.bots.line.runner import Runner
from allaboard.bots.line.search import Step, along, expand
from allaboard.bots.line.seen import Seen, seen_by
from allaboard.bots.line.value import OUT, Value
from allaboard.bots.line.weights import weights_of
from allaboard.bots.review.answers import Choice, is_clearly_better, shown
from allaboard.bots.review.reasons import reasons_for
from allaboard.engine.line.dead_ends import Lookout
from allaboard.engine.line.view import LineView, SheetView

NOTHING = 0.0  # what an eliminated player has in the end


@dataclass(frozen=True)
class Effort:
    """How closely turns are looked at."""

    candidates: int = 6  # turns that are followed
    orders: int = 20  # of the tickets left
    width: int = 2  # of the beam


@dataclass(frozen=True)
class Followed:
    """A turn, and its total in each of the futures in which all turns of a decision are followed."""

    choice: Choice
    totals: list[float]
    is_lost: bool  # it eliminates, or makes that certain
    is_exact: bool  # the game ends with this round: there is one future, and it is known

    def promised_more_than(self, other: Followed) -> bool:
        """As far as could be seen, and clearly so."""
        if self.choice.expected <= other.choice.expected:
            return False
        return self.is_exact or other.is_lost or is_clearly_better(self.totals, other.totals)


class Outlook:
    """Expectations in one city."""

    def __init__(self, city: City, effort: Effort | None = None) -> None:
        self._city = city
        self._effort = effort or Effort()
        self._value = Value(len(city.stops), weights_of(city))

    def followed(
        self, view: Mapping[str, object], seat: int, chance: Random, also: str | None = None
    ) -> list[Followed]:
        """The turns that promise most, best first, and with them the one with the text `also`.

        A turn that is lost is among them only if there are too few others.
        """
        seen = seen_by(view, self._city, seat)
        counts = seen.counts()
        steps = expand(seen.scene, seen.runner, self._value, seen.shape, counts, len(seen.to_come))
        soon = _dead_ends(seen, steps, counts)
        ranked = sorted(zip(steps, soon, strict=True), key=lambda each: (_is_lost(*each), -each[0].worth))
        wanted = ranked[: self._effort.candidates]
        wanted += [each for each in ranked[self._effort.candidates :] if each[0].turn.text == also]
        totals = self._totals(seen, [step.runner for step, _ in wanted], chance)
        found = [
            Followed(
                Choice(
                    step.turn.text,
                    shown(fmean(reached)),
                    reasons_for(seen.scene, seen.runner, step, counts, dead_end),
                ),
                reached,
                _is_lost(step, dead_end),
                not seen.to_come,
            )
            for (step, dead_end), reached in zip(wanted, totals, strict=True)
        ]
        return sorted(found, key=lambda each: -fmean(each.totals))

    def choices(self, view: Mapping[str, object], seat: int, chance: Random, most: int) -> list[Choice]:
        """The turns that promise most, best first."""
        return [each.choice for each in self.followed(view, seat, chance)[:most]]

    def at_start(self, view: Mapping[str, object], seat: int, chance: Random) -> float:
        """What a line can be expected to bring before its first ticket is known."""
        inspector = cast("LineView[SheetView]", view)["inspector"]
        seen = seen_by(view, self._city, seat).before_the_round(inspector)
        return fmean(self._totals(seen, [seen.runner], chance)[0])

    def _totals(self, seen: Seen, runners: list[Runner | None], chance: Random) -> list[list[float]]:
        """What each of these lines comes to in each of the same futures."""
        counts = seen.counts()
        futures = Futures(seen, self._value)
        drawn = [futures.draw(chance) for _ in range(self._effort.orders if seen.to_come else 1)]
        found = []
        for runner in runners:
            if runner is None:
                found.append([NOTHING] * len(drawn))
                continue
            totals = [
                along(future.scenes, runner, self._value, future.shapes, counts, self._effort.width) for future in drawn
            ]
            found.append([NOTHING if total == OUT else total for total in totals])
        return found


def _is_lost(step: Step, dead_end: int) -> bool:
    return step.runner is None or dead_end > 0


def _dead_ends(seen: Seen, steps: list[Step], counts: list[int]) -> list[int]:
    """For every turn how soon it makes elimination certain, from what the seat sees."""
    runner = seen.runner
    lookout = Lookout(seen.scene.table, counts, runner.on_line)
    wish = runner.choices(seen.scene, seen.shape).wish
    turns = tuple([step.turn for step in steps])
    return lookout.certain_after_each(turns, wish, runner.low, runner.high, runner.sheet)
