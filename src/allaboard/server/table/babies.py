"""Where everybody can know each Baby to be, from public events alone (section 15.2 of Depot's rules).

A Baby is *located* once it was seen, and stays so until a seat that is known to hold it puts a card face down.
"""

from __future__ import annotations

from copy import copy
from typing import Final, Literal, TypeAlias

from allaboard.engine.depot import events as depot
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
