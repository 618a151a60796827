"""Ways in which the rest of a game may come: an order of the tickets left, and what the others make of it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from allaboard.bots.line.others import NEVER
from allaboard.bots.line.runner import Scene
from allaboard.bots.line.seen import Seen
from allaboard.bots.line.value import Value


@dataclass(frozen=True)
class Future:
    """One of them, turn by turn."""

    shapes: list[int]
    scenes: list[Scene]


class Futures:
    """All of them, one as likely as the other."""

    def __init__(self, seen: Seen, value: Value) -> None:
        self._seen = seen
        self._value = value
        self._others = seen.others()
        if seen.ticket is not None:
            self._others.finish_round(value, list(seen.waiting), seen.ticket, list(seen.to_come))

    def draw(self, chance: Random) -> Future:
        """One of them by chance."""
        tickets = list(self._seen.to_come)
        chance.shuffle(tickets)
        rush = chance.choice(self._seen.rush) if self._seen.rush else NEVER
        return Future(
            [self._seen.shape_of(ticket) for ticket in tickets], self._others.foreseen(self._value, tickets, rush)
        )
