"""Boarding, the Baby's window, the profiles, exchanges and departures (sections 7 to 9)."""

from __future__ import annotations

from typing import Final

from allaboard.engine.depot import log as note
from allaboard.engine.depot.actions import card_of_target, first_of, is_slot, second_of, target_of_slot
from allaboard.engine.depot.areas import Areas, put
from allaboard.engine.depot.cards import (
    BABY,
    BUS_COLOUR,
    CORRUPTER,
    DRUNKARD,
    GENERAL,
    OF_A_COLOUR,
    PROFILE,
    STAR,
)
from allaboard.engine.depot.deal import HouseRules
from allaboard.engine.depot.log import Log
from allaboard.engine.depot.pending import (
    DEPARTURE_TESTS,
    EMPTY_TESTS,
    EXCHANGE,
    FROM_HAND,
    HAND_STEPS,
    NO_CARD,
    SADDEN,
    SHOUT,
    Step,
)

NO_BUS: Final = -1


class Boarding(Areas):
    """A table with a turn in progress, and everything that can happen to its buses."""

    def __init__(self, rules: HouseRules, seats: int) -> None:
        super().__init__(seats)
        self.rules: HouseRules = rules
        self.stack: list[Step] = []
        self.turn: int = 0  # counted from 1
        self.current: int = 0
        self.active: int = NO_BUS
        self.fresh: bool = False  # whether the active bus was brought to the dock this turn (D27)
        self.boarded: int = 0  # how many the current player boarded this turn himself
        self.shouted: bool = False  # whether a Baby was shouted this turn
        self.lap: int = 0  # turns left in the last lap, this one included; 0 before the last lap (D69)

    def _take_turn_of(self, other: Boarding) -> None:
        """Be in the same turn as the other."""
        self.stack = other.stack.copy()
        self.turn = other.turn
        self.current = other.current
        self.active = other.active
        self.fresh = other.fresh
        self.boarded = other.boarded
        self.shouted = other.shouted
        self.lap = other.lap

    def is_docked(self, bus: int) -> bool:
        return bus in self.dock

    # The active bus (D19).

    def place_bus(self, bus: int, log: Log | None) -> None:
        """PLACE: a bus from hand comes to the dock. It may have been the last card (D71)."""
        self.buses[self.current].remove(bus)
        self._activate(bus, True)
        self.dock.append(bus)
        self.stack.append(EMPTY_TESTS[self.current])
        if log is not None:
            log.add(note.PLACED, self.current, [bus])

    def designate_bus(self, bus: int, log: Log | None) -> None:
        self._activate(bus, False)
        if log is not None:
            log.add(note.DESIGNATED, self.current, [bus])

    def call_bus(self, bus: int, log: Log | None) -> None:
        """CALL (D46): a bus comes from the Garage or the departed ones, and the Star of its colour boards it."""
        if bus in self.garage:
            self.garage.remove(bus)
        else:
            self.departed.remove(bus)
        self._activate(bus, True)
        self.dock.append(bus)
        if log is not None:
            log.add(note.CALLED, self.current, [bus])
        self.announce(BUS_COLOUR[bus] * OF_A_COLOUR + STAR, FROM_HAND, log)

    def _activate(self, bus: int, fresh: bool) -> None:
        self.active = bus
        self.fresh = fresh
        self.known_buses[bus] = False  # it is in no hand any more

    # One boarding (D29), and the Baby's answer (D57-D65).

    def announce(self, card: int, source: int, log: Log | None) -> None:
        """The current player wants to board a traveller; a Baby may come first."""
        if log is not None:
            log.add(note.ANNOUNCED, self.current, [card, source, self.active])
        if not self._open_window(card, source):
            self._board(card, source, log)

    def end_boarding(self, log: Log | None) -> None:
        """Step 2 is over, by will or because nothing can board; the closing window follows (D60b)."""
        if log is not None:
            log.add(note.BOARDING_ENDED, self.current, [self.active])
        if self.rules.closing_window:
            self._open_window(NO_CARD, FROM_HAND)

    def _open_window(self, card: int, source: int) -> bool:
        """Ask the holder of the Baby of the active colour, if there is one who may shout."""
        if not self.rules.windows or self.free(self.active) == 0:
            return False
        baby = BUS_COLOUR[self.active] * OF_A_COLOUR + BABY
        for seat in range(self.seats):
            if seat != self.current and baby in self.hands[seat]:
                self.stack.append(Step(SHOUT, seat, self.active, card, source, []))
                return True
        return False

    def pass_window(self, window: Step, log: Log | None) -> None:
        """The holder keeps silent, and nobody else hears of it."""
        if log is not None:
            log.add(note.PASSED, window.seat, [])
        if window.card != NO_CARD:
            self._board(window.card, window.source, log)

    def shout(self, window: Step, log: Log | None) -> None:
        """D61: the Baby boards, the announced traveller goes back to where it was."""
        bus, seat, card = window.bus, window.seat, window.card
        baby = BUS_COLOUR[bus] * OF_A_COLOUR + BABY
        self.hands[seat].remove(baby)
        self.known[baby] = False
        self.aboard[bus] = [*self.aboard[bus], baby]
        self.shouted = True
        if card != NO_CARD and window.source == FROM_HAND:
            self.known[card] = True  # everybody has seen it
        if log is not None:
            log.add(note.SHOUTED, seat, [baby, bus])
            if card != NO_CARD:
                log.add(note.RETURNED, self.current, [card, window.source])
        if card == NO_CARD:
            self.stack.append(HAND_STEPS[self.current])  # D63
        self.stack.append(EMPTY_TESTS[seat])
        self.test_departure(bus, log)

    def _board(self, card: int, source: int, log: Log | None) -> None:
        """The traveller sits down and its profile works."""
        bus = self.active
        if source == FROM_HAND:
            self.hands[self.current].remove(card)
            self.known[card] = False
        else:
            del self.room[source][0]
        self.aboard[bus] = [*self.aboard[bus], card]
        self.boarded += 1
        if log is not None:
            log.add(note.BOARDED, self.current, [card, source, bus])
        self.stack.append(EMPTY_TESTS[self.current])
        self._work(bus, card, log)

    def _work(self, bus: int, card: int, log: Log | None) -> None:
        """The profile of a traveller that has just come aboard (D41, D52), then the departure test."""
        profile = PROFILE[card]
        if profile == GENERAL:
            self._depart(bus, True, log)
        elif profile == CORRUPTER:
            self.stack.append(DEPARTURE_TESTS[bus])
            if self.hands[self.current]:
                self.stack.append(Step(EXCHANGE, self.current, bus, card, FROM_HAND, []))
        else:
            self.test_departure(bus, log)

    # The exchange of a Corrupter (D52-D56).

    def skip_exchange(self, log: Log | None) -> None:
        if log is not None:
            log.add(note.EXCHANGE_SKIPPED, self.current, [])

    def exchange(self, code: int, log: Log | None) -> None:
        """Give a traveller of the hand for one in the room or aboard a docked bus."""
        seat, given, target = self.current, first_of(code), second_of(code)
        self.hands[seat].remove(given)
        self.known[given] = False
        if is_slot(target):
            slot = target - target_of_slot(0, 0)
            column, place = slot // 4, slot % 4
            taken = self.room[column].pop(place)
            now = self.enter_column(column, place, given)
            self.receive(seat, taken)
            if log is not None:
                log.add(note.EXCHANGED_IN_ROOM, seat, [given, taken, column, place, now])
            return
        taken = card_of_target(target)
        bus = self._bus_of(taken)
        self.aboard[bus] = [given if card == taken else card for card in self.aboard[bus]]
        self.receive(seat, taken)
        if log is not None:
            log.add(note.EXCHANGED_ON_BUS, seat, [given, taken, bus])
        if self.rules.triggers:
            self._work(bus, given, log)
        else:
            self.test_departure(bus, log)

    def _bus_of(self, card: int) -> int:
        for bus in self.dock:
            if card in self.aboard[bus]:
                return bus
        raise AssertionError("the passenger is on no docked bus")

    # Departures (D31-D35, D50).

    def test_departure(self, bus: int, log: Log | None) -> None:
        """D31: a docked bus without a free seat leaves unless a lone lover blocks it."""
        if self.is_docked(bus) and self.free(bus) == 0 and self.lone_lover(bus) < 0:
            self._depart(bus, False, log)

    def _depart(self, bus: int, by_general: bool, log: Log | None) -> None:
        """D34, D35: everybody aboard goes to the current player, a lone lover left by a General unhappy."""
        seat = self.current
        happy = self.aboard[bus]
        sad = self.lone_lover(bus) if by_general else -1
        if sad >= 0:
            happy = [card for card in happy if card != sad]
            put(self.unhappy[seat], sad)
        for card in happy:
            put(self.passengers[seat], card)
        self.aboard[bus] = []
        self.dock.remove(bus)
        put(self.departed, bus)
        if log is not None:
            rows = sorted(happy)
            log.add(note.DEPARTED, seat, [bus, NO_CARD if sad < 0 else sad, *rows])
        drunkard = BUS_COLOUR[bus] * OF_A_COLOUR + DRUNKARD
        if drunkard in happy:
            self.stack.append(Step(SADDEN, seat, bus, drunkard, FROM_HAND, sorted(happy)))

    def sadden(self, first: int, second: int, log: Log | None) -> None:
        """D50: the Drunkard's one or two passengers become unhappy."""
        seat = self.current
        chosen = [first] if second < 0 else [first, second]
        for card in chosen:
            self.passengers[seat].remove(card)
            put(self.unhappy[seat], card)
        if log is not None:
            log.add(note.SADDENED, seat, chosen)
