"""The events of Depot. `seen_by` says who may hear of one; all but three are public (D16).

Days and turns count from 1, seats and places in a column from 0. `source` is where a traveller boards from.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from allaboard.engine.events import Event

Column = Literal["left", "right"]
Source = Literal["left", "right", "hand"]
EndReason = Literal["empty_hand", "last_lap", "empty_hand_in_last_lap"]


@dataclass(frozen=True)
class _Private(Event):
    """Something that only one seat may hear of."""

    seat: int

    def seen_by(self, viewer: int | None) -> bool:
        return viewer == self.seat


@dataclass(frozen=True)
class DayStarted(Event):
    """A day begins with this seat; the waiting room and the Garage lie open (D8-D10)."""

    type: ClassVar[str] = "day_started"
    day: int
    first: int
    left: tuple[str, ...]
    right: tuple[str, ...]
    garage: tuple[str, ...]


@dataclass(frozen=True)
class Dealt(_Private):
    """The hand that a seat was dealt, for that seat alone (D8, D9)."""

    type: ClassVar[str] = "dealt"
    travellers: tuple[str, ...]
    buses: tuple[str, ...]


@dataclass(frozen=True)
class TurnStarted(Event):
    """It is this seat's turn (D13)."""

    type: ClassVar[str] = "turn_started"
    seat: int
    turn: int


@dataclass(frozen=True)
class BusPlaced(Event):
    """A bus from hand was put at the dock and is active (D19)."""

    type: ClassVar[str] = "bus_placed"
    seat: int
    bus: str


@dataclass(frozen=True)
class BusDesignated(Event):
    """A docked bus is active (D19)."""

    type: ClassVar[str] = "bus_designated"
    seat: int
    bus: str


@dataclass(frozen=True)
class BusCalled(Event):
    """The Star of its colour called a bus to the dock (D46)."""

    type: ClassVar[str] = "bus_called"
    seat: int
    bus: str


@dataclass(frozen=True)
class Announced(Event):
    """A traveller wants to board; a Baby may answer before it does (D29, D60)."""

    type: ClassVar[str] = "announced"
    seat: int
    traveller: str
    source: Source
    bus: str


@dataclass(frozen=True)
class Boarded(Event):
    """The announced traveller boarded."""

    type: ClassVar[str] = "boarded"
    seat: int
    traveller: str
    source: Source
    bus: str


@dataclass(frozen=True)
class Passed(_Private):
    """A seat could have shouted and did not; nobody else hears of it (15.1)."""

    type: ClassVar[str] = "passed"


@dataclass(frozen=True)
class Shouted(Event):
    """A seat's Baby boarded in somebody else's turn (D61)."""

    type: ClassVar[str] = "shouted"
    seat: int
    traveller: str
    bus: str


@dataclass(frozen=True)
class Returned(Event):
    """The announced traveller went back to where it came from, because of a Baby (D61)."""

    type: ClassVar[str] = "returned"
    seat: int
    traveller: str
    source: Source


@dataclass(frozen=True)
class BoardingEnded(Event):
    """Nobody boards the active bus any more, by will or because nobody can (D25, D60b)."""

    type: ClassVar[str] = "boarding_ended"
    seat: int
    bus: str


@dataclass(frozen=True)
class RoomExchanged(Event):
    """A Corrupter gave a hand card for one in the waiting room; a Baby stands at the head after it (D52, D58)."""

    type: ClassVar[str] = "room_exchanged"
    seat: int
    given: str
    taken: str
    column: Column
    place: int
    now_at: int


@dataclass(frozen=True)
class PassengerExchanged(Event):
    """A Corrupter gave a hand card for a passenger of a docked bus (D52)."""

    type: ClassVar[str] = "passenger_exchanged"
    seat: int
    given: str
    taken: str
    bus: str


@dataclass(frozen=True)
class ExchangeSkipped(Event):
    """A Corrupter exchanged nothing (D56)."""

    type: ClassVar[str] = "exchange_skipped"
    seat: int


@dataclass(frozen=True)
class BusDeparted(Event):
    """A bus left and this seat takes everybody aboard; a General leaves a lone lover unhappy (D34, D42)."""

    type: ClassVar[str] = "bus_departed"
    seat: int
    bus: str
    passengers: tuple[str, ...]
    unhappy: str | None


@dataclass(frozen=True)
class Saddened(Event):
    """A Drunkard made these passengers unhappy (D50)."""

    type: ClassVar[str] = "saddened"
    seat: int
    travellers: tuple[str, ...]


@dataclass(frozen=True)
class Penalized(Event):
    """A seat brought a bus, boarded nobody and put a traveller face down on its unhappy pile (D27)."""

    type: ClassVar[str] = "penalized"
    seat: int


@dataclass(frozen=True)
class Discarded(_Private):
    """Which traveller it was, for that seat alone (D16)."""

    type: ClassVar[str] = "discarded"
    traveller: str


@dataclass(frozen=True)
class TravellerTaken(Event):
    """A traveller was taken from the head of a column (D66)."""

    type: ClassVar[str] = "traveller_taken"
    seat: int
    traveller: str
    column: Column


@dataclass(frozen=True)
class BusTaken(Event):
    """A bus was taken from the head of the Garage (D66)."""

    type: ClassVar[str] = "bus_taken"
    seat: int
    bus: str


@dataclass(frozen=True)
class TravellerArrived(Event):
    """A traveller came from the pile into a column, a Baby at its head (D58, D67)."""

    type: ClassVar[str] = "traveller_arrived"
    traveller: str
    column: Column
    place: int


@dataclass(frozen=True)
class BusArrived(Event):
    """A bus came from the pile to the back of the Garage (D67)."""

    type: ClassVar[str] = "bus_arrived"
    bus: str


@dataclass(frozen=True)
class HandRevealed(Event):
    """A seat is stuck, shows its hand and begins the last lap (D17, D68). It holds no bus."""

    type: ClassVar[str] = "hand_revealed"
    seat: int
    travellers: tuple[str, ...]


@dataclass(frozen=True)
class SatOut(Event):
    """A seat took no turn in the last lap: it could not, or it declined (D69). Which of the two is not told."""

    type: ClassVar[str] = "sat_out"
    seat: int


@dataclass(frozen=True)
class DayEnded(Event):
    """The day is over (D69, D71); the points of every seat follow."""

    type: ClassVar[str] = "day_ended"
    day: int
    reason: EndReason


@dataclass(frozen=True)
class DayScored(Event):
    """The points of a seat for the day that ended (D74, D75)."""

    type: ClassVar[str] = "day_scored"
    seat: int
    passengers: int
    lovers: int
    unhappy: int
    hand: int
    buses: int
    night: int


@dataclass(frozen=True)
class GameOver(Event):
    """Both days are played (D77)."""

    type: ClassVar[str] = "game_over"
    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    DayStarted,
    Dealt,
    TurnStarted,
    BusPlaced,
    BusDesignated,
    BusCalled,
    Announced,
    Boarded,
    Passed,
    Shouted,
    Returned,
    BoardingEnded,
    RoomExchanged,
    PassengerExchanged,
    ExchangeSkipped,
    BusDeparted,
    Saddened,
    Penalized,
    Discarded,
    TravellerTaken,
    BusTaken,
    TravellerArrived,
    BusArrived,
    HandRevealed,
    SatOut,
    DayEnded,
    DayScored,
    GameOver,
)
