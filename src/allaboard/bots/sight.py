"""What one seat may know as plain data, which can be sent to another process without anything else of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from allaboard.boards.city import City
from allaboard.bots.perspective import Perspective

if TYPE_CHECKING:
    from allaboard.engine.interface import Actions


@dataclass(frozen=True)
class Sight:
    """A perspective that does not lead back to the game."""

    seat: int
    seen: Mapping[str, object]
    actions: Actions
    place: City | None  # of a line game

    def view(self) -> Mapping[str, object]:
        return self.seen

    def legal(self) -> Actions:
        return self.actions

    @property
    def is_line(self) -> bool:
        return self.place is not None

    @property
    def city(self) -> City:
        assert self.place is not None
        return self.place


def sight_of(perspective: Perspective) -> Sight:
    """All that a strong player asks a perspective for.

    The actions are copied: what the engine hands out is a window on its table of turns, and does not survive the way to
    another process where it is compiled.
    """
    place = perspective.city if perspective.is_line else None
    return Sight(perspective.seat, perspective.view(), tuple(perspective.legal()), place)
