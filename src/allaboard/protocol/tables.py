"""A table: how it is wished for, and what everybody may know of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

GameName: TypeAlias = Literal["bus", "metro", "depot"]
Pace: TypeAlias = Literal["live", "days"]
Status: TypeAlias = Literal["waiting", "playing", "over", "closed"]

MOST_SEATS = 6
LONGEST_NAME = 40
LONGEST_BEAT = 20_000
LONGEST_OPEN_WINDOW = 600
LONGEST_DAY_PAUSE = 600

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
SheetNumber: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
CardMemory: TypeAlias = Literal["assisted", "off"]
BabyAsync: TypeAlias = Literal["ask_when_located", "orders_only"]
TeamHands: TypeAlias = Literal["hidden", "open"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: not at all limited, `seconds` a decision, or a budget with an increment."""

    kind: Literal["none", "move", "fischer"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 30)] = 0
    increment: Annotated[int, Meta(ge=0, le=60 * 60 * 24)] = 0


class HostChoices(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the rules leave to the host; the defaults are what the rules say where nobody chooses.

    Seats count from 0. A choice that does not belong to the table's game is refused unless it is the default.
    """

    # Bus and Metro (S1): the sheet of each seat, null where it is dealt; empty: all are dealt.
    sheets: Annotated[list[SheetNumber | None], Meta(max_length=MOST_SEATS)] = []
    equal_sheets: bool = False  # two seats may have the same sheet
    # The first inspector (S5), or the first player of Depot's first day (D12); null: drawn.
    first: SeatNumber | None = None
    # Depot (D76): every seat once; of seats that tie on day 1 the first of them here begins day 2. Empty: drawn.
    ties: Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)] = []
    # Depot (15.3): how long a window for a Baby lasts whose place nobody knows, in milliseconds.
    beat: Annotated[int, Meta(ge=0, le=LONGEST_BEAT)] = 2_000
    # Depot, live: seconds to answer for a Baby whose place everybody knows.
    open_window: Annotated[int, Meta(ge=0, le=LONGEST_OPEN_WINDOW)] = 20
    # Depot, live: for how many seconds the table stops after the first day unless everybody goes on; 0: not at all.
    day_pause: Annotated[int, Meta(ge=0, le=LONGEST_DAY_PAUSE)] = 30
    card_memory: CardMemory = "assisted"  # Depot (D16): whether the cards that everybody has seen of a hand are listed
    # Depot over days (15.4): a Baby whose place everybody knows is asked for, or answers by standing orders alone.
    baby_async: BabyAsync = "ask_when_located"
    team_hands: TeamHands = "hidden"  # Depot in teams (D79): whether partners see each other's hands


class TableWishes(HostChoices, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a new table should be like."""

    game: GameName
    city: Annotated[str, Meta(max_length=40)] | None = None
    own_city: dict[str, Any] | None = None
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: dict[str, bool | str] = {}
    public: bool = False
    pace: Pace = "live"
    clock: Clock = Clock()
    chat: bool = True
    hints: bool = False
    take_backs: bool = True
    hot_seat: bool = False


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits in a seat. `minded_by`: the bot that plays for somebody who left or ran out of time."""

    seat: int
    name: str | None = None
    is_guest: bool = False
    bot: str | None = None
    minded_by: str | None = None


class VoteInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Something that needs everybody's consent."""

    about: Literal["take_back", "pause"]
    asked_by: int
    agreed: list[int]


class TableInfo(HostChoices, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """What everybody may know of a table, whatever is dealt."""

    id: str
    game: GameName
    city: str | None
    own_city: dict[str, Any] | None
    options: dict[str, bool | str]
    status: Status
    public: bool
    pace: Pace
    clock: Clock
    chat: bool
    hints: bool
    take_backs: bool
    hot_seat: bool
    host: int | None  # the host's seat, if the host has one
    seats: list[SeatInfo]
    paused: bool = False
    vote: VoteInfo | None = None
    took_back: bool = False  # turns were taken back: the game does not count
    rematch: str | None = None
