"""A table rebuilt from events alone: if it agrees with the game, the events tell everything that moved."""

from __future__ import annotations

from typing import Any

from allaboard.engine.depot import events as told
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS
from allaboard.engine.events import Event


class Told:
    """What somebody knows who hears every event of a game, the private ones too."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.day = 0
        self.clear()

    def clear(self) -> None:
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        self.buses: list[set[str]] = [set() for _ in range(self.seats)]
        self.passengers: list[set[str]] = [set() for _ in range(self.seats)]
        self.unhappy: list[set[str]] = [set() for _ in range(self.seats)]
        self.room: dict[str, list[str]] = {"left": [], "right": []}
        self.garage: list[str] = []
        self.dock: dict[str, list[str]] = {}
        self.departed: set[str] = set()
        self.pile = set(TRAVELLER_IDS)
        self.bus_pile = set(BUS_IDS)
        self.turn = 0
        self.current = -1
        self.active = ""
        self.announced = ("", "")  # the traveller and where it stands

    def cards(self) -> list[str]:
        """All cards, wherever they are."""
        found: list[str] = [*self.pile, *self.bus_pile, *self.garage, *self.departed, *self.dock]
        for pile in (*self.hands, *self.buses, *self.passengers, *self.unhappy):
            found += pile
        for row in (*self.room.values(), *self.dock.values()):
            found += row
        return found

    def zones(self) -> dict[str, Any]:
        return {
            "hands": {str(seat): sorted(cards) for seat, cards in enumerate(self.hands)},
            "buses": {str(seat): sorted(cards) for seat, cards in enumerate(self.buses)},
            "passengers": {str(seat): sorted(cards) for seat, cards in enumerate(self.passengers)},
            "unhappy": {str(seat): sorted(cards) for seat, cards in enumerate(self.unhappy)},
            "left": self.room["left"],
            "right": self.room["right"],
            "garage": self.garage,
            "departed": sorted(self.departed),
            "dock": self.dock,
        }

    def hear(self, event: Event) -> None:
        """Take an event in; it must be of the turn that is being played and name the right seat."""
        self._check(event)
        self._move(event)

    def _check(self, event: Event) -> None:
        match event:
            case told.TurnStarted(seat=seat, turn=turn):
                assert turn == self.turn + 1
                assert seat == (self.current + 1) % self.seats or turn == 1
                self.turn, self.current, self.active = turn, seat, ""
                return
            case told.Passed(seat=seat) | told.Shouted(seat=seat):
                assert seat != self.current
                assert f"{self.active[0]}BA" in self.hands[seat]
                assert not isinstance(event, told.Shouted) or event.traveller == f"{self.active[0]}BA"
                return
            case told.Announced(traveller=traveller, source=source):
                assert traveller in (self.hands[self.current] if source == "hand" else self.room[source][:1])
                self.announced = traveller, source
            case told.Boarded(traveller=traveller, source=source) | told.Returned(traveller=traveller, source=source):
                assert (traveller, source) == self.announced
            case told.BusPlaced(bus=bus) | told.BusDesignated(bus=bus) | told.BusCalled(bus=bus):
                assert self.active == ""
                assert (bus in self.dock) == isinstance(event, told.BusDesignated)
                self.active = bus
            case told.DayStarted() | told.Dealt() | told.DayEnded() | told.DayScored():
                return
        written = event.to_json()
        if isinstance(event, told.Announced | told.Boarded | told.BoardingEnded):
            assert written["bus"] == self.active
        assert written.get("seat", self.current) == self.current

    def _move(self, event: Event) -> None:
        match event:
            case told.DayStarted(day=day, left=left, right=right, garage=garage):
                assert day == self.day + 1
                self.day = day
                self.clear()
                self.room = {"left": list(left), "right": list(right)}
                self.garage = list(garage)
                self.pile -= {*left, *right}
                self.bus_pile -= set(garage)
            case told.Dealt(seat=seat, travellers=travellers, buses=buses):
                self.hands[seat] = set(travellers)
                self.buses[seat] = set(buses)
                self.pile -= set(travellers)
                self.bus_pile -= set(buses)
            case told.BusPlaced(seat=seat, bus=bus):
                self.buses[seat].remove(bus)
                self.dock[bus] = []
            case told.BusCalled(bus=bus):
                if bus in self.garage:
                    self.garage.remove(bus)
                else:
                    self.departed.remove(bus)
                self.dock[bus] = []
            case told.Boarded(seat=seat, traveller=traveller, source=source, bus=bus):
                if source == "hand":
                    self.hands[seat].remove(traveller)
                else:
                    assert self.room[source].pop(0) == traveller
                self.dock[bus].append(traveller)
            case told.Shouted(seat=seat, traveller=traveller, bus=bus):
                self.hands[seat].remove(traveller)
                self.dock[bus].append(traveller)
            case told.RoomExchanged(seat=seat, given=given, taken=taken, column=column, place=place, now_at=now_at):
                assert self.room[column].pop(place) == taken
                self.room[column].insert(now_at, given)
                self.hands[seat].remove(given)
                self.hands[seat].add(taken)
            case told.PassengerExchanged(seat=seat, given=given, taken=taken, bus=bus):
                riders = self.dock[bus]
                riders[riders.index(taken)] = given
                self.hands[seat].remove(given)
                self.hands[seat].add(taken)
            case told.BusDeparted(seat=seat, bus=bus, passengers=passengers, unhappy=unhappy):
                riders = self.dock.pop(bus)
                assert set(riders) == {*passengers, *([unhappy] if unhappy else [])}
                self.passengers[seat] |= set(passengers)
                self.unhappy[seat] |= set(riders) - set(passengers)
                self.departed.add(bus)
            case told.Saddened(seat=seat, travellers=travellers):
                assert set(travellers) <= self.passengers[seat]
                self.passengers[seat] -= set(travellers)
                self.unhappy[seat] |= set(travellers)
            case told.Discarded(seat=seat, traveller=traveller):
                self.hands[seat].remove(traveller)
                self.unhappy[seat].add(traveller)
            case told.TravellerTaken(seat=seat, traveller=traveller, column=column):
                assert self.room[column].pop(0) == traveller
                self.hands[seat].add(traveller)
            case told.BusTaken(seat=seat, bus=bus):
                assert self.garage.pop(0) == bus
                self.buses[seat].add(bus)
            case told.TravellerArrived(traveller=traveller, column=column, place=place):
                self.pile.remove(traveller)
                self.room[column].insert(place, traveller)
            case told.BusArrived(bus=bus):
                self.bus_pile.remove(bus)
                self.garage.append(bus)
            case told.HandRevealed(seat=seat, travellers=travellers):
                assert set(travellers) == self.hands[seat]
                assert not self.buses[seat]
