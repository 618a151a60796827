"""Where the cards are: the areas of D15, and moves between them that no rule interrupts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allaboard.engine.depot import log as note
from allaboard.engine.depot.cards import (
    BABY,
    BUSES,
    CAPACITY,
    COLUMN,
    FIRST_LOVER,
    GARAGE,
    HAND_BUSES,
    HAND_TRAVELLERS,
    PROFILE,
    SEATS,
    SECOND_LOVER,
    TRAVELLERS,
    matches,
)
from allaboard.engine.depot.log import Log

if TYPE_CHECKING:
    from mypy_extensions import i64


def put(cards: list[int], card: int) -> None:
    """Add a card to a sorted pile."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


class Areas:
    """The table of one day. Hands and piles are kept sorted; columns have their head first, face-down piles last.

    The lists of `aboard` are replaced, never changed, so that twins can share them.
    """

    def __init__(self, seats: int) -> None:
        """An empty table; one without seats is a blank for a twin, which brings its own lists."""
        self.seats: int = seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.buses: list[list[int]] = [[] for _ in range(seats)]
        self.room: list[list[int]] = [[], []]
        self.pile: list[int] = []
        self.garage: list[int] = []
        self.bus_pile: list[int] = []
        self.dock: list[int] = []
        self.aboard: list[list[int]] = [[] for _ in range(BUSES if seats else 0)]
        self.departed: list[int] = []
        self.passengers: list[list[int]] = [[] for _ in range(seats)]
        self.unhappy: list[list[int]] = [[] for _ in range(seats)]
        # What everybody can know of the cards in hands (D16): `card_memory` shows it.
        self.known: list[bool] = [False] * (TRAVELLERS if seats else 0)
        self.known_buses: list[bool] = [False] * (BUSES if seats else 0)
        self.revealed: int = -1  # the seat whose whole hand lies open (D17)

    def _take_areas(self, other: Areas) -> None:
        """Make this table a twin of the other."""
        self.seats = other.seats
        self.hands = [cards.copy() for cards in other.hands]
        self.buses = [cards.copy() for cards in other.buses]
        self.room = [cards.copy() for cards in other.room]
        self.pile = other.pile.copy()
        self.garage = other.garage.copy()
        self.bus_pile = other.bus_pile.copy()
        self.dock = other.dock.copy()
        self.aboard = other.aboard.copy()
        self.departed = other.departed.copy()
        self.passengers = [cards.copy() for cards in other.passengers]
        self.unhappy = [cards.copy() for cards in other.unhappy]
        self.known = other.known.copy()
        self.known_buses = other.known_buses.copy()
        self.revealed = other.revealed

    def lay_out(self, buses: list[int], travellers: list[int]) -> None:
        """D8-D10: deal both decks, top card first."""
        at = 0
        for seat in range(self.seats):
            self.buses[seat] = sorted(buses[at : at + HAND_BUSES])
            at += HAND_BUSES
        self.garage = buses[at : at + GARAGE]
        self.bus_pile = buses[at + GARAGE :]
        self.bus_pile.reverse()
        at = 0
        for seat in range(self.seats):
            self.hands[seat] = sorted(travellers[at : at + HAND_TRAVELLERS])
            at += HAND_TRAVELLERS
        self.pile = travellers[at:]
        self.pile.reverse()
        self._fill_column(0, None)
        self._fill_column(1, None)

    # Questions.

    def free(self, bus: i64) -> i64:
        """The free seats of a bus (section 1)."""
        left: i64 = CAPACITY[bus]
        for card in self.aboard[bus]:
            left -= SEATS[card]
        return left

    def is_boardable(self, card: i64, bus: i64, free: i64) -> bool:
        """Whether a traveller matches a bus with so many free seats, and fits (D30)."""
        return SEATS[card] <= free and matches(card, bus)

    def lone_lover(self, bus: int) -> int:
        """The only Lover aboard, or -1 if there are none or two."""
        found = -1
        for card in self.aboard[bus]:
            if FIRST_LOVER <= PROFILE[card] <= SECOND_LOVER:
                if found >= 0:
                    return -1
                found = card
        return found

    def is_empty_handed(self, seat: int) -> bool:
        return not self.hands[seat] and not self.buses[seat]

    # Moves.

    def receive(self, seat: int, card: int) -> None:
        """A traveller that everybody saw joins a hand."""
        put(self.hands[seat], card)
        self.known[card] = True

    def forget_hand(self, seat: int) -> None:
        """After a hidden discard nobody can be sure of the travellers in this hand any more (15.2)."""
        for card in self.hands[seat]:
            self.known[card] = False

    def enter_column(self, column: int, place: int, card: int) -> int:
        """Put a traveller at a place of a column, a Baby at its head (D58); tells where it came to stand."""
        if PROFILE[card] == BABY:
            place = 0
        self.room[column].insert(place, card)
        return place

    def _fill_column(self, column: int, log: Log | None) -> None:
        """D9, D67: complete a column card by card at the back."""
        cards = self.room[column]
        while len(cards) < COLUMN and self.pile:
            card = self.pile.pop()
            place = self.enter_column(column, len(cards), card)
            if log is not None:
                log.add(note.ARRIVED, 0, [card, column, place])

    def slide(self, log: Log | None) -> None:
        """D67: complete the left column, the right one and the Garage."""
        self._fill_column(0, log)
        self._fill_column(1, log)
        while len(self.garage) < GARAGE and self.bus_pile:
            bus = self.bus_pile.pop()
            self.garage.append(bus)
            if log is not None:
                log.add(note.BUS_ARRIVED, 0, [bus])

    def take_up(self, seat: int, from_left: int, log: Log | None) -> None:
        """D66: fill the hand from the heads of the columns, and with the head of the Garage."""
        wanted = HAND_TRAVELLERS - len(self.hands[seat])
        for column in range(2):
            cards = self.room[column]
            count = min(wanted, len(cards)) if column else from_left
            wanted -= count
            for card in cards[:count]:
                self.receive(seat, card)
                if log is not None:
                    log.add(note.TAKEN, seat, [card, column])
            del cards[:count]
        if len(self.buses[seat]) < HAND_BUSES and self.garage:
            bus = self.garage.pop(0)
            put(self.buses[seat], bus)
            self.known_buses[bus] = True
            if log is not None:
                log.add(note.BUS_TAKEN, seat, [bus])
