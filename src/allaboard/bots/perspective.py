"""The game as one seat may know it: all that a bot is ever given."""

from __future__ import annotations

from collections.abc import Mapping

from allaboard.engine.interface import Actions
from allaboard.engine.line.game import LineGame


class Perspective:
    """A seat's window on a game. It has no verb that shows or changes what the seat could not."""

    def __init__(self, game: LineGame, seat: int) -> None:
        self._game = game
        self.seat = seat

    @property
    def phase(self) -> str:
        return self._game.phase

    def legal(self) -> Actions:
        """The actions the seat can choose from, in the order of their texts."""
        return self._game.legal(self.seat)

    def view(self) -> Mapping[str, object]:
        """Everything the seat may see."""
        return self._game.view(self.seat)

    def outlook(self) -> list[int | None]:
        """For each legal turn the seat's own total right after it; None where it eliminates."""
        return self._game.outlook(self.seat)
