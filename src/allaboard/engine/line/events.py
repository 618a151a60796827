"""The events of the line games. All of them are public: what is secret does not appear in any.

Rounds count from 1, seats, slots, rows and boxes from 0. `stop` is where it happened.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from allaboard.engine.events import Event

MarkerKind = Literal["shape", "green_light", "extra"]
RoadKind = Literal["plain", "jammed", "fast"]
BonusPassenger = Literal["granny", "tourist", "intern"]
SpotKind = Literal["university", "monument", "museum", "office"]
FastColour = Literal["yellow", "burgundy"]
EndReason = Literal["rounds", "all_eliminated"]


@dataclass(frozen=True)
class DepartureChosen(Event):
    """A seat kept one of its departure tickets. Which one is told when all have chosen (S4)."""

    type: ClassVar[str] = "departure_chosen"
    seat: int


@dataclass(frozen=True)
class Departed(Event):
    """A line starts here; told for all seats together (S4)."""

    type: ClassVar[str] = "departed"
    seat: int
    number: int
    stop: str


@dataclass(frozen=True)
class RushHour(Event):
    """Solo: a rush-hour card came up (Z2); the objectives it turns follow."""

    type: ClassVar[str] = "rush_hour"
    round: int


@dataclass(frozen=True)
class TicketRevealed(Event):
    """A round begins with this ticket (R1)."""

    type: ClassVar[str] = "ticket_revealed"
    round: int
    ticket: int


@dataclass(frozen=True)
class RoadsSpedUp(Event):
    """The first ticket made the roads of this colour fast for the whole game (R2)."""

    type: ClassVar[str] = "roads_sped_up"
    colour: FastColour


@dataclass(frozen=True)
class OffMap(Event):
    """The shape did not fit the map and became a single marker (P6)."""

    type: ClassVar[str] = "off_map"
    seat: int
    stop: str


@dataclass(frozen=True)
class Placed(Event):
    """A marker was placed. `shared` counts the markers of others it met there, one more on a jammed or fast road.

    `road` says which of these the road is (P10, P11).
    """

    type: ClassVar[str] = "placed"
    seat: int
    start: str
    stop: str
    kind: MarkerKind
    shared: int
    road: RoadKind = "plain"


@dataclass(frozen=True)
class Ticked(Event):
    """A box was ticked; `row` is null in zones without rows. A full zone ticks nothing and tells nothing."""

    type: ClassVar[str] = "ticked"
    seat: int
    zone: str
    row: int | None
    box: int
    stop: str


@dataclass(frozen=True)
class EntranceCrossed(Event):
    """A circled entrance was crossed out for the extra marker that follows (P9)."""

    type: ClassVar[str] = "entrance_crossed"
    seat: int
    box: int


@dataclass(frozen=True)
class RowClosed(Event):
    """A row was closed at its last ticked box for these points (E4-E6)."""

    type: ClassVar[str] = "row_closed"
    seat: int
    zone: str
    row: int
    box: int
    points: int
    stop: str


@dataclass(frozen=True)
class Bonus(Event):
    """A closed row of professionals brought a passenger (E5); if there is room for it, a tick follows."""

    type: ClassVar[str] = "bonus"
    seat: int
    passenger: BonusPassenger
    stop: str


@dataclass(frozen=True)
class SpotWritten(Event):
    """A sightseeing spot was reached and its points written (E7)."""

    type: ClassVar[str] = "spot_written"
    seat: int
    spot: SpotKind
    points: int
    stop: str


@dataclass(frozen=True)
class Eliminated(Event):
    """The line ran into itself here (P7)."""

    type: ClassVar[str] = "eliminated"
    seat: int
    stop: str


@dataclass(frozen=True)
class ObjectiveReached(Event):
    """A common objective was fulfilled for these points (O2)."""

    type: ClassVar[str] = "objective_reached"
    seat: int
    slot: int
    objective: str
    points: int


@dataclass(frozen=True)
class ObjectiveTurned(Event):
    """A common objective was turned to its blue side and is worth less from now on (O3, Z2)."""

    type: ClassVar[str] = "objective_turned"
    slot: int
    objective: str
    value: int


@dataclass(frozen=True)
class InspectorPassed(Event):
    """The next round begins with this seat (R4)."""

    type: ClassVar[str] = "inspector_passed"
    seat: int


@dataclass(frozen=True)
class PersonalRevealed(Event):
    """Bus, at the end: the personal objective of a seat (S3)."""

    type: ClassVar[str] = "personal_revealed"
    seat: int
    objective: int


@dataclass(frozen=True)
class GameOver(Event):
    """The game ended after its last round, or because nobody is left (P13)."""

    type: ClassVar[str] = "game_over"
    reason: EndReason
    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    DepartureChosen,
    Departed,
    RushHour,
    TicketRevealed,
    RoadsSpedUp,
    OffMap,
    Placed,
    Ticked,
    EntranceCrossed,
    RowClosed,
    Bonus,
    SpotWritten,
    Eliminated,
    ObjectiveReached,
    ObjectiveTurned,
    InspectorPassed,
    PersonalRevealed,
    GameOver,
)
