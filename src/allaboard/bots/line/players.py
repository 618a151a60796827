"""The levels of the line games: how far each looks, and nothing but a seat's view to look at.

- `regular` looks at its best few turns once more, averaged over the next ticket.
- `expert` follows some orders in which the tickets left may come, with a narrow beam.
- `master` follows many of them with a wider one, and spends most of them on the turns that are hardest to tell apart.

With a seed a bot plays the same game again, as long as only the number of orders limits it; with `seconds` it begins no
order that would take longer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from allaboard.boards.city import City
from allaboard.bots.line.futures import Futures
from allaboard.bots.line.search import Step, along, average_over_next, expand
from allaboard.bots.line.seen import Seen, seen_by
from allaboard.bots.line.value import Value
from allaboard.bots.line.weights import Rows, weights_of
from allaboard.bots.patience import Patience
from allaboard.bots.perspective import Perspective
from allaboard.bots.sight import Sight
from allaboard.engine.actions import Action
from allaboard.engine.line.turn import Depart


@dataclass(frozen=True)
class Depth:
    """How much a level thinks about a turn."""

    candidates: int  # turns that are looked at more closely
    orders: int = 0  # orders of the tickets left that are followed; none: the next ticket is averaged
    width: int = 1  # lines that a beam keeps
    seconds: float | None = None  # the most time for a decision, if one order does not take longer


LEVELS: Final = {
    "regular": Depth(candidates=3),
    "expert": Depth(candidates=6, orders=8, width=2, seconds=0.19),
    "master": Depth(candidates=8, orders=60, width=8, seconds=0.9),
}


@dataclass(frozen=True)
class Ranked:
    """A turn and the points to expect at the end of the game if it is taken."""

    action: Action
    points: float


class LinePlayer:
    """A player of Bus and Metro."""

    def __init__(
        self,
        name: str,
        seed: str | None = None,
        *,
        depth: Depth | None = None,
        weights: Rows | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.name = name
        self.depth = depth or LEVELS[name]
        self._chance = Random(seed)
        self._weights = weights
        self._clock = clock
        self._value: tuple[City, Value] | None = None

    def choose(self, perspective: Perspective | Sight) -> Action:
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        return self.rank(perspective.view(), perspective.city, perspective.seat)[0].action

    def rank(self, view: Mapping[str, object], city: City, seat: int) -> list[Ranked]:
        """What the seat can do in this view, best first, as far as it was looked at."""
        patience = Patience(self._clock, self.depth.seconds)
        value = self._value_in(city)
        if view["phase"] == "departure":
            return _departures(view, city, seat, value)
        seen = seen_by(view, city, seat)
        counts = seen.counts()
        left = len(seen.to_come)
        steps = expand(seen.scene, seen.runner, value, seen.shape, counts, left)
        steps.sort(key=_by_worth)  # equal ones stay in the order of their texts
        closely = [step for step in steps[: self.depth.candidates] if step.runner is not None]
        if left == 0 or len(closely) < 2:
            return [Ranked(step.turn, step.worth) for step in steps]
        if self.depth.orders == 0:
            ranked = [_averaged(step, seen, value, counts, left) for step in closely]
        else:
            ranked = self._followed(closely, seen, value, counts, patience)
        ranked.sort(key=_by_points)
        return ranked

    def _followed(
        self, steps: list[Step], seen: Seen, value: Value, counts: list[int], patience: Patience
    ) -> list[Ranked]:
        """Average over sampled orders, one at least. After each third of them the worse half of the turns is left."""
        depth = self.depth
        futures = Futures(seen, value)
        sums = [0.0] * len(steps)
        tries = [0] * len(steps)
        rivals = list(range(len(steps)))
        for number in range(1, depth.orders + 1):
            if not patience.has_time() and number > 1:
                break
            future = futures.draw(self._chance)
            for each in rivals:
                runner = steps[each].runner
                assert runner is not None
                sums[each] += along(future.scenes, runner, value, future.shapes, counts, depth.width)
                tries[each] += 1
            if number % max(1, depth.orders // 3) == 0 and len(rivals) > 2:
                rivals.sort(key=lambda each: -sums[each] / tries[each])
                rivals = sorted(rivals[: (len(rivals) + 1) // 2])
        # Whoever was left alone early was judged by fewer orders: only those who stayed to the end can win.
        last = max(tries)
        return [
            Ranked(step.turn, total / count if count == last else min(total / count, _worst(sums, tries, last)))
            for step, total, count in zip(steps, sums, tries, strict=True)
        ]

    def _value_in(self, city: City) -> Value:
        if self._value is None or self._value[0] is not city:
            self._value = (city, Value(len(city.stops), self._weights or weights_of(city)))
        return self._value[1]


def _averaged(step: Step, seen: Seen, value: Value, counts: list[int], left: int) -> Ranked:
    assert step.runner is not None
    return Ranked(step.turn, average_over_next(seen.scene, step.runner, value, counts, left))


def _worst(sums: list[float], tries: list[int], last: int) -> float:
    """The lowest average of those that were followed to the end."""
    return min(total / count for total, count in zip(sums, tries, strict=True) if count == last)


def _departures(view: Mapping[str, object], city: City, seat: int, value: Value) -> list[Ranked]:
    """Each departure of the hand by what the first turn from there would be worth."""
    hand = view["hand"]
    assert isinstance(hand, list)
    ranked: list[Ranked] = []
    for number in hand:
        seen = seen_by(view, city, seat, departure=city.departures[number])
        counts = seen.counts()
        points = average_over_next(seen.scene, seen.runner, value, counts, len(seen.to_come))
        ranked.append(Ranked(Depart(number), points))
    ranked.sort(key=_by_points)
    return ranked


def _by_worth(step: Step) -> float:
    return -step.worth


def _by_points(ranked: Ranked) -> float:
    return -ranked.points
