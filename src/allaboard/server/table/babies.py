"""What everybody can know of Babies and docked buses, from public events alone (section 15.2 of Depot's rules).

A Baby is *located* once it was seen, and stays so until a seat that is known to hold it puts a card face down.
"""

from __future__ import annotations

from copy import copy
from typing import Final, Literal, TypeAlias

from allaboard.engine.depot import events as depot
from allaboard.engine.depot.cards import BUS_NUMBERS, CAPACITY, SEATS, TRAVELLER_NUMBERS
from allaboard.engine.events import Event

OPEN: Final = -1  # in the room, on a bus, in a pile of passengers

Window: TypeAlias = Literal["none", "open", "blind"]


def is_baby(traveller: str) -> bool:
    return traveller.endswith("BA")


class Babies:
    """The known places of the four Babies: `OPEN`, or the seat that holds one. An unlocated one is missing."""

    def __init__(self) -> None:
        self._places: dict[str, int] = {}
        self._shouted = False  # in this turn: a second window would have nobody to answer it
        self._current = 0

    def copy(self) -> Babies:
        twin = copy(self)
        twin._places = self._places.copy()
        return twin

    def hear(self, event: Event) -> None:
        """Take note of an event, if it is public."""
        if isinstance(event, depot.DayStarted):
            self._places.clear()
            self._see(OPEN, *event.left, *event.right)
        elif isinstance(event, depot.TurnStarted):
            self._current, self._shouted = event.seat, False
        elif isinstance(event, depot.Announced | depot.Boarded | depot.TravellerArrived):
            self._see(OPEN, event.traveller)
        elif isinstance(event, depot.Shouted):
            self._shouted = True
            self._see(OPEN, event.traveller)
        elif isinstance(event, depot.Returned):
            self._see(event.seat if event.source == "hand" else OPEN, event.traveller)
        elif isinstance(event, depot.RoomExchanged | depot.PassengerExchanged):
            self._see(OPEN, event.given)
            self._see(event.seat, event.taken)
        elif isinstance(event, depot.TravellerTaken):
            self._see(event.seat, event.traveller)
        elif isinstance(event, depot.HandRevealed):
            self._see(event.seat, *event.travellers)
        elif isinstance(event, depot.Penalized):
            self._places = {baby: place for baby, place in self._places.items() if place != event.seat}

    def window(self, bus: str) -> Window:
        """What kind of window the Baby of a bus's colour has now."""
        if self._shouted:
            return "none"
        place = self._places.get(f"{bus[0]}BA")
        if place is None:
            return "blind"
        return "none" if place in (OPEN, self._current) else "open"

    def _see(self, place: int, *travellers: str) -> None:
        self._places.update({traveller: place for traveller in travellers if is_baby(traveller)})


class Aboard:
    """The passengers of every docked bus."""

    def __init__(self) -> None:
        self._buses: dict[str, tuple[str, ...]] = {}

    def copy(self) -> Aboard:
        twin = copy(self)
        twin._buses = self._buses.copy()
        return twin

    def hear(self, event: Event) -> None:
        """Take note of an event, if it is about a docked bus."""
        if isinstance(event, depot.DayStarted):
            self._buses.clear()
        elif isinstance(event, depot.BusPlaced | depot.BusCalled):
            self._buses[event.bus] = ()
        elif isinstance(event, depot.Boarded | depot.Shouted):
            self._buses[event.bus] += (event.traveller,)
        elif isinstance(event, depot.PassengerExchanged):
            others = (each for each in self._buses[event.bus] if each != event.taken)
            self._buses[event.bus] = (*others, event.given)
        elif isinstance(event, depot.BusDeparted):
            del self._buses[event.bus]

    def free(self, bus: str) -> int:
        """The free seats of a docked bus."""
        used = sum(SEATS[TRAVELLER_NUMBERS[traveller]] for traveller in self._buses[bus])
        return CAPACITY[BUS_NUMBERS[bus]] - used
