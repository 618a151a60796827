"""What can be written in a table's journal. An entry says what was decided, never what follows from it."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from allaboard.protocol.orders import Orders
from allaboard.protocol.tables import HostChoices, TableWishes


class _Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="e", omit_defaults=True):
    """A line of the journal."""


class Created(_Entry, frozen=True, kw_only=True, tag="created"):
    wishes: TableWishes
    host: str
    event: str | None = None  # the class or the daily deal that this table belongs to
    seed: str | None = None  # what such a table deals from; others draw theirs at the start


class Seated(_Entry, frozen=True, kw_only=True, tag="seated"):
    seat: int
    person: str
    name: str
    guest: bool = True


class BotSeated(_Entry, frozen=True, kw_only=True, tag="bot_seated"):
    seat: int
    bot: str
    name: str


class SeatFreed(_Entry, frozen=True, kw_only=True, tag="seat_freed"):
    seat: int


class Kicked(_Entry, frozen=True, kw_only=True, tag="kicked"):
    person: str


class Muted(_Entry, frozen=True, kw_only=True, tag="muted"):
    person: str
    muted: bool


class Renamed(_Entry, frozen=True, kw_only=True, tag="renamed"):
    """A person has another name now; `was` tells their own seat from others at the same device."""

    person: str
    was: str
    name: str


class HostChanged(_Entry, frozen=True, kw_only=True, tag="host_changed"):
    host: str


class Arranged(_Entry, frozen=True, kw_only=True, tag="arranged"):
    """The host's choices anew."""

    choices: HostChoices


class Started(_Entry, frozen=True, kw_only=True, tag="started"):
    """The game, as a record without actions: all that chance decided."""

    record: dict[str, Any]


class Acted(_Entry, frozen=True, kw_only=True, tag="acted"):
    """A decision. `by`: the player, a bot, a standing order, or nobody in time (a pass)."""

    seat: int
    action: str
    by: Literal["player", "bot", "order", "time"] = "player"


class TookBack(_Entry, frozen=True, kw_only=True, tag="took_back"):
    """The game goes back to its first `keep` decisions."""

    keep: int


class VoteAsked(_Entry, frozen=True, kw_only=True, tag="vote_asked"):
    about: Literal["take_back", "pause"]
    seat: int


class Voted(_Entry, frozen=True, kw_only=True, tag="voted"):
    seat: int
    yes: bool


class Paused(_Entry, frozen=True, kw_only=True, tag="paused"):
    pass


class Resumed(_Entry, frozen=True, kw_only=True, tag="resumed"):
    pass


class Minded(_Entry, frozen=True, kw_only=True, tag="minded"):
    """From here on a bot decides for a seat."""

    seat: int
    bot: str
    why: Literal["resigned", "time", "kicked", "left"]


class Returned(_Entry, frozen=True, kw_only=True, tag="returned"):
    """The person of a seat decides again."""

    seat: int


class Ordered(_Entry, frozen=True, kw_only=True, tag="ordered"):
    seat: int
    orders: Orders


class Hinted(_Entry, frozen=True, kw_only=True, tag="hinted"):
    seat: int


class WentOn(_Entry, frozen=True, kw_only=True, tag="went_on"):
    """At the end of a day of Depot a seat is ready for the next; without a seat: the time for that is up."""

    seat: int | None = None


class Ended(_Entry, frozen=True, kw_only=True, tag="ended"):
    """The game is over and everybody has been told: from here on nothing is secret."""


class Closed(_Entry, frozen=True, kw_only=True, tag="closed"):
    pass


class Rematched(_Entry, frozen=True, kw_only=True, tag="rematched"):
    table: str


AnyEntry: TypeAlias = (
    Created
    | Seated
    | BotSeated
    | SeatFreed
    | Kicked
    | Muted
    | Renamed
    | HostChanged
    | Arranged
    | Started
    | Acted
    | TookBack
    | VoteAsked
    | Voted
    | Paused
    | Resumed
    | Minded
    | Returned
    | Ordered
    | Hinted
    | WentOn
    | Ended
    | Closed
    | Rematched
)

_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_ENCODER = msgspec.json.Encoder()


def encode_entry(entry: AnyEntry) -> bytes:
    return _ENCODER.encode(entry)


def decode_entry(body: bytes) -> AnyEntry:
    return _DECODER.decode(body)
