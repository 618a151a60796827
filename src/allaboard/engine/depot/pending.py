"""What is still to be done in a turn: a stack of steps, the next one on top.

A turn begins as the five steps of D18 with the choice of the bus on top. Whatever interrupts a step (a Baby's
window, an exchange, a Drunkard's choice) is laid upon it, and the step goes on when it is on top again.
"""

from __future__ import annotations

from typing import Final

from allaboard.engine.depot.cards import BUSES

# Steps that are somebody's decision.
CHOOSE: Final = 0
WAITING_ROOM: Final = 1
HAND: Final = 2
SHOUT: Final = 3
EXCHANGE: Final = 4
SADDEN: Final = 5
PENALTY: Final = 6
REFILL: Final = 7
# Steps that the rules take by themselves.
DEPARTURE_TEST: Final = 8
EMPTY_TEST: Final = 9
SLIDE: Final = 10

PHASES: Final[list[str]] = [
    "choose", "waiting_room", "hand", "shout", "exchange", "sadden", "penalty", "refill",
]  # fmt: skip

# Where a boarding traveller comes from; the first two are the columns.
LEFT: Final = 0
RIGHT: Final = 1
FROM_HAND: Final = 2

NO_CARD: Final = 255
SEATS: Final = 6


class Step:
    """One step and what it is about. It is never changed, so copies of a game share it."""

    def __init__(self, kind: int, seat: int, bus: int, card: int, source: int, cards: list[int]) -> None:
        self.kind: int = kind
        self.seat: int = seat  # who decides, or whose hand is tested
        self.bus: int = bus
        self.card: int = card  # the announced traveller, the Corrupter, or the Drunkard
        self.source: int = source
        self.cards: list[int] = cards  # the passengers among whom a Drunkard chooses


def _simple_steps(kind: int) -> list[Step]:
    """Steps that need to know nothing but whose they are, by seat."""
    return [Step(kind, seat, 0, NO_CARD, FROM_HAND, []) for seat in range(SEATS)]


HAND_STEPS: Final[list[Step]] = _simple_steps(HAND)
EMPTY_TESTS: Final[list[Step]] = _simple_steps(EMPTY_TEST)

# D18: the steps of a turn by seat, the first on top.
TURNS: Final[list[list[Step]]] = [
    [_simple_steps(kind)[seat] for kind in (SLIDE, REFILL, PENALTY, HAND, WAITING_ROOM, CHOOSE)]
    for seat in range(SEATS)
]

# The departure test that follows an exchange, by bus (D54).
DEPARTURE_TESTS: Final[list[Step]] = [Step(DEPARTURE_TEST, 0, bus, NO_CARD, FROM_HAND, []) for bus in range(BUSES)]
