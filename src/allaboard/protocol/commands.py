"""What a client can ask of a table, over the socket or by a POST. The answer is `Done` or `Refused` with its `id`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from allaboard.protocol.orders import Orders
from allaboard.protocol.tables import HostChoices, Name, SeatNumber

LONGEST_CHAT = 500
LONGEST_ACTION = 200

Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_ACTION)]


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A request; `id` is the client's own and comes back with the answer."""

    id: Annotated[int, Meta(ge=0, le=2**53)] = 0


# Before the game.


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat; at a hot-seat table with a name for it."""

    seat: SeatNumber
    name: Name | None = None


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Give up a seat before the game."""


class AddBot(Command, frozen=True, kw_only=True, tag="add_bot"):
    """The host puts a bot into a free seat."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class FreeSeat(Command, frozen=True, kw_only=True, tag="free_seat"):
    """The host removes whoever sits there before the game."""

    seat: SeatNumber


class Kick(Command, frozen=True, kw_only=True, tag="kick"):
    """The host sends the person in a seat away for good; during a game a bot plays on."""

    seat: SeatNumber


class Mute(Command, frozen=True, kw_only=True, tag="mute"):
    """The host allows or forbids the person in a seat to chat."""

    seat: SeatNumber
    muted: bool


class Arrange(Command, frozen=True, kw_only=True, tag="arrange"):
    """The host replaces all choices of the set-up before the game."""

    choices: HostChoices


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """The host starts the game; every seat must be taken."""


class Close(Command, frozen=True, kw_only=True, tag="close"):
    """The host closes the table."""


# The game.


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """A decision as the rules write it; `seen` is the last `seq` that the client had when it was made."""

    action: ActionText
    seen: Annotated[int, Meta(ge=0)]
    seat: SeatNumber | None = None  # at a hot-seat table: for which seat


class GiveOrders(Command, frozen=True, kw_only=True, tag="orders"):
    """Replace the own standing orders."""

    orders: Orders
    seat: SeatNumber | None = None


class AskTakeBack(Command, frozen=True, kw_only=True, tag="ask_take_back"):
    """Take the own last turn back: at once against bots only, else if everybody agrees."""


class AskPause(Command, frozen=True, kw_only=True, tag="ask_pause"):
    """Ask to stop the clocks."""


class Vote(Command, frozen=True, kw_only=True, tag="vote"):
    """Agree to what was asked, or refuse it."""

    yes: bool


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """End a pause."""


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Hand the own seat to a bot."""


class Return(Command, frozen=True, kw_only=True, tag="return"):
    """Take the own seat back from the bot."""


# Around it.


class Chat(Command, frozen=True, kw_only=True, tag="chat"):
    text: Text


class Nudge(Command, frozen=True, kw_only=True, tag="nudge"):
    """Remind the person in a seat that it is their turn."""

    seat: SeatNumber


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """A new table with the same people, once the game is over."""


AnyCommand: TypeAlias = (
    Sit
    | Leave
    | AddBot
    | FreeSeat
    | Kick
    | Mute
    | Arrange
    | Start
    | Close
    | Act
    | GiveOrders
    | AskTakeBack
    | AskPause
    | Vote
    | Resume
    | Resign
    | Return
    | Chat
    | Nudge
    | Rematch
)
