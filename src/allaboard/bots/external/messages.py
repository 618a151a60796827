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

    version: Annotated[int, Meta(description="of this protocol")]
    program: Annotated[str, Meta(description="who is speaking, with its own version")]


class Start(ToProgram, frozen=True, kw_only=True, tag="start"):
    """A game begins. A program plays one seat of one game; after a crash it is started again in the middle of it."""

    game: Annotated[str, Meta(description="bus, metro or depot")]
    seat: Annotated[int, Meta(description="the own one")]
    seats: Annotated[int, Meta(description="how many play")]
    city: Annotated[dict[str, Any] | None, Meta(description="of a line game, as `allaboard schema city` says")]
    options: Annotated[dict[str, Any], Meta(description="the house rules, as a record has them")]
    seed: Annotated[str, Meta(description="for dice of its own: the same in the same game, and nothing of the deal")]
    seconds: Annotated[float, Meta(description="the most time for a decision")]


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action. A turn of a line game has its price and the own total right after it, null: it eliminates."""

    action: Annotated[str, Meta(description="what to answer with")]
    turn_zone: Annotated[int | UnsetType, Meta(description="boxes that it ticks in the turn zone")] = UNSET
    shared: Annotated[int | UnsetType, Meta(description="ticks of traffic, or of connections, before the cap")] = UNSET
    total: Annotated[int | UnsetType | None, Meta(description="own points after it; null: it eliminates")] = UNSET


class Decide(ToProgram, frozen=True, kw_only=True, tag="decide"):
    """The seat owes a decision. The answer is `act`; `view` is all that the seat may see."""

    id: Annotated[int, Meta(description="counts the decisions of this game from 1")]
    phase: Annotated[
        str, Meta(description="departure, turn; choose, waiting_room, hand, shout, exchange, sadden, penalty, refill")
    ]
    seconds: Annotated[float, Meta(description="from now on")]
    view: Annotated[dict[str, Any], Meta(description="as `allaboard schema view` says")]
    legal: Annotated[list[Choice], Meta(description="everything that can be answered")]


class LostDecision(ToProgram, frozen=True, kw_only=True, tag="lost"):
    """A decision was not made by the program but at random."""

    id: Annotated[int, Meta(description="the one of the question")]
    reason: Annotated[str, Meta(description="late, illegal, malformed, ended, flood")]
    action: Annotated[str, Meta(description="what was played")]


class Over(ToProgram, frozen=True, kw_only=True, tag="over"):
    """The game is over. Input ends now, and the program should too."""

    scores: Annotated[dict[str, Any], Meta(description="of all seats, with the winners")]


class FromProgram(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Anything that a program answers."""


class Ready(FromProgram, frozen=True, kw_only=True, tag="ready"):
    """The program understands this version."""

    version: Annotated[int, Meta(description="the one of `hello`")]
    name: Annotated[str, Meta(max_length=LONGEST_NAME, description="what the program calls itself")] = ""


class Act(FromProgram, frozen=True, kw_only=True, tag="act"):
    """The decision: one of the legal actions, with the number of the question."""

    id: Annotated[int, Meta(description="the one of the question")]
    action: Annotated[str, Meta(max_length=LONGEST_ACTION, description="the action of a legal choice")]


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
