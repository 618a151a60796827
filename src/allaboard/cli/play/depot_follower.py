"""The table of Depot as it follows from what one seat has heard: for the moments between two decisions.

While a boarding is announced the game itself may be further already, if nobody holds the Baby that could answer.
What is shown then must be the same whether somebody holds it or not, so it is taken from the events up to there.
"""

from __future__ import annotations

from allaboard.engine import Event
from allaboard.engine.depot import events as told
from allaboard.engine.depot.cards import BUS_NUMBERS, CAPACITY, SEATS, TRAVELLER_NUMBERS
from allaboard.engine.depot.view import BusView, HandView

BABY = "BA"
IN_NO_HAND = -1


class Follower:
    """What a seat knows: the docked buses, its own hand, and where everybody knows the Babies to be."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._dock: dict[str, list[str]] = {}
        self._hand: list[str] = []
        self._buses: list[str] = []
        self._babies: dict[str, int] = {}  # by colour: in whose hand, or in none; missing: not located (15.2)

    @property
    def hand(self) -> HandView:
        return {"travellers": sorted(self._hand), "buses": sorted(self._buses)}

    def holds(self, traveller: str) -> bool:
        return traveller in self._hand

    def baby_place(self, colour: str) -> int | None:
        """In whose hand everybody knows the Baby of a colour to be, `IN_NO_HAND`, or None if nobody can know."""
        return self._babies.get(colour)

    def free(self, bus: str) -> int:
        """Free seats of a docked bus."""
        used = sum(SEATS[TRAVELLER_NUMBERS[rider]] for rider in self._dock[bus])
        return int(CAPACITY[BUS_NUMBERS[bus]]) - used

    def bus(self, bus: str) -> BusView:
        """A docked bus as views show it."""
        free = self.free(bus)
        lovers = [rider for rider in self._dock[bus] if rider[1] == "L"]
        return {
            "bus": bus,
            "capacity": CAPACITY[BUS_NUMBERS[bus]],
            "free": free,
            "blocked": free == 0 and len(lovers) == 1,
            "passengers": list(self._dock[bus]),
        }

    def hear(self, event: Event) -> None:
        """Something that happened; what is not for this seat is not heard."""
        if event.seen_by(self._seat):
            self._follow_buses(event)
            self._follow_cards(event)

    def _follow_buses(self, event: Event) -> None:
        match event:
            case told.DayStarted():
                self._dock = {}
            case told.BusPlaced(bus=bus) | told.BusCalled(bus=bus):
                self._dock[bus] = []
            case told.Boarded(traveller=card, bus=bus) | told.Shouted(traveller=card, bus=bus):
                self._dock[bus].append(card)
            case told.PassengerExchanged(given=given, taken=taken, bus=bus):
                riders = self._dock[bus]
                riders[riders.index(taken)] = given
            case told.BusDeparted(bus=bus):
                del self._dock[bus]

    def _follow_cards(self, event: Event) -> None:
        match event:
            case told.DayStarted(left=left, right=right):
                self._babies = {}
                for card in (*left, *right):
                    self._move(card, IN_NO_HAND)
            case told.Dealt(travellers=travellers, buses=buses):
                self._hand, self._buses = list(travellers), list(buses)
            case told.BusPlaced(seat=seat, bus=bus) if seat == self._seat:
                self._buses.remove(bus)
            case told.BusTaken(seat=seat, bus=bus) if seat == self._seat:
                self._buses.append(bus)
            case told.TravellerTaken(seat=seat, traveller=card):
                self._take(seat, card)
            case told.Announced(traveller=card) | told.TravellerArrived(traveller=card):
                self._move(card, IN_NO_HAND)
            case told.Boarded(seat=seat, traveller=card, source="hand") | told.Shouted(seat=seat, traveller=card):
                self._give(seat, card)
            case (
                told.RoomExchanged(seat=seat, given=given, taken=taken)
                | told.PassengerExchanged(seat=seat, given=given, taken=taken)
            ):
                self._give(seat, given)
                self._take(seat, taken)
            case told.Saddened(travellers=travellers):
                for card in travellers:
                    self._move(card, IN_NO_HAND)
            case told.Penalized(seat=seat):  # it may have been the Baby
                self._babies = {colour: place for colour, place in self._babies.items() if place != seat}
            case told.Discarded(traveller=card):
                self._hand.remove(card)
            case told.HandRevealed(seat=seat, travellers=travellers):
                for card in travellers:
                    self._move(card, seat)

    def _move(self, card: str, place: int) -> None:
        """Everybody sees where a card is."""
        if card[1:] == BABY:
            self._babies[card[0]] = place

    def _take(self, seat: int, card: str) -> None:
        self._move(card, seat)
        if seat == self._seat:
            self._hand.append(card)

    def _give(self, seat: int, card: str) -> None:
        self._move(card, IN_NO_HAND)
        if seat == self._seat:
            self._hand.remove(card)
