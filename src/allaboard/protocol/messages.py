"""What the server tells a client over the socket.

Frames are numbered for each viewer from 1, without gaps. A client that sees a gap, or comes back, connects with the
last `seq` it has and gets a snapshot with the frames since. Everything else has no number and may be lost.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from allaboard.protocol.tables import TableInfo

# Whether the seat's person can take the last turn back: at once, or if everybody agrees.
TakeBackOffer: TypeAlias = Literal["now", "ask"]


class Change(msgspec.Struct, frozen=True):
    """One operation of a JSON Patch (RFC 6902) on the view."""

    op: str  # add, remove, replace
    path: str
    value: Any = msgspec.UNSET


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that a seat owes, with every legal action; costs and gains for line games."""

    seat: int
    phase: str
    legal: list[dict[str, Any]]
    until: int | None = None  # milliseconds since 1970, if there is a limit


class BabyWindow(msgspec.Struct, frozen=True, kw_only=True):
    """Time for a Baby to shout, in Depot, as everybody may know it.

    `blind`: nobody knows who holds the Baby of the colour, and everybody gets the same. `open`: everybody knows the
    `seat` that does, and the game waits for it. A message that says nothing else ends no window; the next frame does.
    """

    kind: Literal["blind", "open"]
    until: int | None = None  # milliseconds since 1970; none where nobody's time is limited
    seat: int | None = None


class DayStop(msgspec.Struct, frozen=True, kw_only=True):
    """The table of Depot stops between two days, `until` everybody has gone on or that moment has come.

    Each person is asked to go on (`phase` `day_over`, action `go_on`). While the table is paused there is no `until`.
    """

    until: int | None = None  # milliseconds since 1970
    ready: list[int] = []  # the seats that have gone on


class SeatClock(msgspec.Struct, frozen=True, kw_only=True):
    """How long a seat has left; `until` while it runs."""

    left: int | None  # milliseconds
    until: int | None = None


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """Anything that the server says."""


class Frame(Message, frozen=True, kw_only=True, tag="frame"):
    """What happened, as this viewer may hear it."""

    seq: int
    events: list[dict[str, Any]] = []
    changes: list[Change] = []  # of the view; after a take-back the whole view is replaced
    scores: dict[str, Any] | None = None  # if they have changed
    asked: list[Asked] | None = None  # what the seat owes after this frame; missing: nothing
    clocks: list[SeatClock] | None = None
    take_back: TakeBackOffer | None = None  # missing: it would be refused
    back_to: int | None = None  # a take-back: the frames after this number and before this one are withdrawn
    stop: DayStop | None = None  # the table stops after this frame; missing: it does not
    window: BabyWindow | None = None  # opens with this frame; missing: none is open


class TableNews(Message, frozen=True, kw_only=True, tag="table"):
    """Something about the table itself changed: who sits there, a vote, a pause, the end.

    It is told at once, even between frames that wait for their moment, and so has no number; a snapshot has it too.
    """

    table: TableInfo
    asked: list[Asked] | None = None  # what the seat owes now; missing: nothing
    clocks: list[SeatClock] | None = None
    take_back: TakeBackOffer | None = None
    stop: DayStop | None = None
    window: BabyWindow | None = None


class Snapshot(Message, frozen=True, kw_only=True, tag="snapshot"):
    """Everything that a viewer may know now: the view at `seq`, and the frames after the client's last one."""

    version: int
    now: int
    seq: int
    seat: int | None  # the viewer
    seats: list[int]  # the seats that this person holds: more than one at a hot-seat table
    is_host: bool
    table: TableInfo
    view: dict[str, Any] | None = None  # none before the game
    scores: dict[str, Any] | None = None
    since: list[Frame] = []
    asked: list[Asked] | None = None
    clocks: list[SeatClock] | None = None
    take_back: TakeBackOffer | None = None
    chat: list[ChatMessage] = []
    orders: dict[str, Any] | None = None
    stop: DayStop | None = None
    window: BabyWindow | None = None


class ChatMessage(Message, frozen=True, kw_only=True, tag="chat"):
    number: int
    at: int
    name: str
    text: str
    seat: int | None = None


class Presence(Message, frozen=True, kw_only=True, tag="presence"):
    """The seats whose people are connected, and how many watch."""

    seats: list[int]
    watching: int


class Nudged(Message, frozen=True, kw_only=True, tag="nudged"):
    by: int


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """A command was carried out, and is stored."""

    id: int


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """A command was not carried out, and nothing changed. `reason`: the rule's own code for what is `illegal`."""

    id: int
    code: str
    detail: str = ""
    reason: str = ""


class Bye(Message, frozen=True, kw_only=True, tag="bye"):
    """The last message before the server closes the socket."""

    code: str


AnyMessage: TypeAlias = Frame | TableNews | Snapshot | ChatMessage | Presence | Nudged | Done | Refused | Bye
