"""What happened, as values: the common part of all games' events.

An event says one thing that a turn did, so that an interface can animate it and a log can be written without
computing anything again. `type` names it, its fields are flat, and `to_json` is its form in records and on the
wire.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class Event:
    """One thing that happened."""

    type: ClassVar[str] = ""

    def seen_by(self, viewer: int | None) -> bool:
        """Whether this seat (`None`: a spectator) may hear of it. A game with secret events overrides this."""
        return True

    def to_json(self) -> dict[str, object]:
        """The event as a flat JSON object."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}  # `type` is the first of them
