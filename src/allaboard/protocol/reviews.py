"""What is asked and answered about reviews of finished games and hints in play, over HTTP."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from allaboard.bots.review.answers import Choice, Review


class ReviewWishes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The record of a finished game."""

    record: dict[str, Any]


class ReviewAnswer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A review, or how far it has come: `done` of `of` parts, none while others are before it.

    `id` follows from the game alone. A server forgets reviews after a while, and makes them again if it is asked again.
    """

    id: str
    done: int = 0
    of: int = 0
    review: Review | None = None
    failed: bool = False  # it could not be made, or would have taken too long


class HintWishes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """For which of the own seats; at most tables there is only one."""

    seat: int | None = None


class Hints(msgspec.Struct, frozen=True, kw_only=True):
    """The decisions that promise most, best first. `unit` says what is expected: a total, or the lead of a day."""

    seat: int
    unit: Literal["total", "lead"]
    choices: list[Choice]
