"""What the turns of a line game can be expected to bring, from what the seat sees alone.

Every turn is followed through the same futures, so that the luck of the tickets, and what others do, counts for all of
them alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import cast

from allaboard.boards.city import City
from allaboard.bots.line.futures import Futures
from allaboard.bots.line.runner import Runner
from allaboard.bots.line.search import along, expand
from allaboard.bots.line.seen import Seen, seen_by
from allaboard.bots.line.value import OUT, Value
from allaboard.bots.line.weights import weights_of
from allaboard.bots.review.answers import Choice
from allaboard.bots.review.reasons import reasons_for
from allaboard.engine.line.view import LineView, SheetView

NOTHING = 0.0  # what an eliminated player has in the end


@dataclass(frozen=True)
class Effort:
    """How closely turns are looked at."""

    candidates: int = 6  # turns that are followed
    orders: int = 20  # of the tickets left
    width: int = 2  # of the beam


class Outlook:
    """Expectations in one city."""

    def __init__(self, city: City, effort: Effort | None = None) -> None:
        self._city = city
        self._effort = effort or Effort()
        self._value = Value(len(city.stops), weights_of(city))

    def choices(
        self, view: Mapping[str, object], seat: int, chance: Random, also: str | None = None, most: int | None = None
    ) -> list[Choice]:
        """The turns that promise most, best first, and with them the one with the text `also`."""
        seen = seen_by(view, self._city, seat)
        counts = seen.counts()
        steps = expand(seen.scene, seen.runner, self._value, seen.shape, counts, len(seen.to_come))
        steps.sort(key=lambda step: -step.worth)
        wanted = steps[: self._effort.candidates]
        wanted += [step for step in steps[self._effort.candidates :] if step.turn.text == also]
        expected = self._followed(seen, [step.runner for step in wanted], chance)
        ranked = sorted(zip(wanted, expected, strict=True), key=lambda each: -each[1])
        kept = [each for place, each in enumerate(ranked) if most is None or place < most or each[0].turn.text == also]
        return [
            Choice(step.turn.text, round(points, 2), reasons_for(seen.scene, seen.runner, step, counts))
            for step, points in kept
        ]

    def at_start(self, view: Mapping[str, object], seat: int, chance: Random) -> float:
        """What a line can be expected to bring before its first ticket is known."""
        inspector = cast("LineView[SheetView]", view)["inspector"]
        seen = seen_by(view, self._city, seat).before_the_round(inspector)
        return self._followed(seen, [seen.runner], chance)[0]

    def _followed(self, seen: Seen, runners: list[Runner | None], chance: Random) -> list[float]:
        """What each of these lines comes to in the same futures."""
        counts = seen.counts()
        futures = Futures(seen, self._value)
        drawn = [futures.draw(chance) for _ in range(self._effort.orders if seen.to_come else 1)]
        found = []
        for runner in runners:
            if runner is None:
                found.append(NOTHING)
                continue
            totals = [
                along(future.scenes, runner, self._value, future.shapes, counts, self._effort.width) for future in drawn
            ]
            found.append(sum(NOTHING if total == OUT else total for total in totals) / len(totals))
        return found
