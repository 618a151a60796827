"""Deals as columns (see `many_turns`): what a game looks up in its deal, for thousands of games at once."""

from __future__ import annotations

from typing import Final

from allaboard.engine.line.deal import LineDeal
from allaboard.engine.line.many_turns import NO_OBJECTIVE, Column, Numpy
from allaboard.engine.line.pen import PEN_STEPS
from allaboard.engine.line.setup import SOLO_COMMON_OBJECTIVES
from allaboard.engine.line.shapes import TICKETS
from allaboard.engine.line.steps import BITS, STEPS

SLOTS: Final = SOLO_COMMON_OBJECTIVES  # the most common objectives there can be
STEP_MASKS: Final = 2**STEPS  # masks of turns come first, by their bits; those of departures after them


class ManyDeals:
    """Deals of one kind, each in a place that may be given to another one later."""

    def __init__(self, np: Numpy, count: int, seats: int) -> None:
        self._np: Numpy = np
        self._seats: int = seats
        self.deals: list[LineDeal | None] = [None] * count
        self.inspector: Column = np.zeros(count, np.int64)
        self.shapes: Column = np.zeros(count * seats * TICKETS, np.int64)
        self.personal: Column = np.zeros(count * seats, np.int64)
        self.objectives: Column = np.zeros(count * SLOTS, np.int64)
        self.rush: Column = np.zeros(count * TICKETS, np.uint8)  # 1 for a rush hour
        self.special: Column = np.zeros(count, np.int64)  # where its jammed or fast roads are in `specials`
        self.specials: Column = np.zeros(0, np.uint8)
        self._special_places: dict[bytes, int] = {}
        self.hands: Column = np.zeros(count * seats, np.int64)  # the mask of the departures that a seat may choose
        # Every set of steps that was ever legal: a 1 for each legal step.
        self.masks: Column = np.array([_steps_of(bits) for bits in range(STEP_MASKS)], np.int8)
        self._mask_numbers: dict[int, int] = {}

    def put(self, place: int, deal: LineDeal) -> None:
        """Keep a deal, in which all seats still choose their departures."""
        assert len(deal.tickets) == TICKETS
        assert not any(deal.departures)
        np = self._np
        self.deals[place] = deal
        first, last = place * self._seats, (place + 1) * self._seats
        self.inspector[place] = deal.inspector
        self.shapes[first * TICKETS : last * TICKETS] = np.frombuffer(b"".join(deal.shapes), np.uint8)
        self.personal[first:last] = [NO_OBJECTIVE if each is None else each for each in deal.setup.personal]
        self.objectives[place * SLOTS : (place + 1) * SLOTS] = [*deal.objectives, *[0] * SLOTS][:SLOTS]
        self.rush[place * TICKETS : (place + 1) * TICKETS] = [number in deal.rush for number in range(TICKETS)]
        if deal.special not in self._special_places:
            self._special_places[deal.special] = len(self.specials)
            self.specials = np.concatenate([self.specials, np.frombuffer(deal.special, np.uint8)])
        self.special[place] = self._special_places[deal.special]
        for seat in range(self._seats):
            bits = 0
            for departure in deal.departure_choices[seat]:
                bits |= BITS[STEPS + departure.number - 1]
            self.hands[first + seat] = self._mask(bits)

    def _mask(self, bits: int) -> int:
        number = self._mask_numbers.get(bits)
        if number is None:
            self._mask_numbers[bits] = number = len(self.masks)
            self.masks = self._np.concatenate([self.masks, self._np.array([_steps_of(bits)], self._np.int8)])
        return number


def _steps_of(bits: int) -> list[int]:
    return [bits >> step & 1 for step in range(PEN_STEPS)]
