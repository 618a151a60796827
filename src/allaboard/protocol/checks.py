"""Asking whether a decision would be taken, over HTTP: a question, after which everything is as it was."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from allaboard.protocol.commands import ActionText
from allaboard.protocol.tables import SeatNumber


class CheckWishes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A decision as `act` would send it."""

    action: ActionText
    seen: Annotated[int, Meta(ge=0)]
    seat: SeatNumber | None = None  # at a hot-seat table: for which seat


class Verdict(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whether the decision would be taken; if not, with which code `act` would be refused, as in `Refused`."""

    legal: bool
    code: str = ""
    detail: str = ""
    reason: str = ""
