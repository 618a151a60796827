"""What All Aboard and the program of a player tell each other: one JSON object a line, `type` says which.

The program answers `hello` with `ready` and every `decide` with `act`. Everything else needs no answer. A program
passes over fields and types that it does not know, for later versions may have more of both; a `version` is raised
only when an older program could not play any more.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

VERSION: Final = 1
LONGEST_ACTION: Final = 200
LONGEST_NAME: Final = 100


class ToProgram(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Anything that a program is told."""


class Hello(ToProgram, frozen=True, kw_only=True, tag="hello"):
    """The first line. The answer is `ready`."""

    version: int  # of this protocol
    program: str  # who is speaking, with its own version


class Start(ToProgram, frozen=True, kw_only=True, tag="start"):
    """A game begins. A program plays one seat of one game; after a crash it is started again in the middle of it."""

    game: str  # bus, metro or depot
    seat: int  # the own one
    seats: int
    city: dict[str, Any] | None  # of a line game, as `allaboard schema city` says
    options: dict[str, Any]
    seed: str  # whoever draws from it plays the same game again
    seconds: float  # the most time for a decision


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action. A turn of a line game has its price and the own total right after it, null: it eliminates."""

    action: str
    turn_zone: int | UnsetType = UNSET
    shared: int | UnsetType = UNSET
    total: int | UnsetType | None = UNSET


class Decide(ToProgram, frozen=True, kw_only=True, tag="decide"):
    """The seat owes a decision. The answer is `act`; `view` is all that the seat may see."""

    id: int  # counts the decisions of this game from 1
    phase: str  # departure, turn; choose, waiting_room, hand, shout, exchange, sadden, penalty, refill
    seconds: float  # from now on
    view: dict[str, Any]  # as `allaboard schema view` says
    legal: list[Choice]


class LostDecision(ToProgram, frozen=True, kw_only=True, tag="lost"):
    """A decision was not made by the program but at random."""

    id: int
    reason: str  # late, illegal, malformed, ended, flood
    action: str  # what was played


class Over(ToProgram, frozen=True, kw_only=True, tag="over"):
    """The game is over. Input ends now, and the program should too."""

    scores: dict[str, Any]


class FromProgram(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Anything that a program answers."""


class Ready(FromProgram, frozen=True, kw_only=True, tag="ready"):
    """The program understands this version."""

    version: int
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class Act(FromProgram, frozen=True, kw_only=True, tag="act"):
    """The decision: one of the legal actions, with the number of the question."""

    id: int
    action: Annotated[str, Meta(max_length=LONGEST_ACTION)]


AnyQuestion: TypeAlias = Hello | Start | Decide | LostDecision | Over
AnyAnswer: TypeAlias = Ready | Act

_ANSWERS: msgspec.json.Decoder[AnyAnswer] = msgspec.json.Decoder(AnyAnswer)


class Malformed(ValueError):
    """A line that is no answer; the text says why."""


def read_answer(line: bytes) -> AnyAnswer:
    """What a program said; raises `Malformed`."""
    try:
        return _ANSWERS.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Malformed(str(error)) from None


def to_line(message: AnyQuestion) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message) + b"\n"
