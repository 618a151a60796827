"""The game as one seat may know it: all that a bot is ever given."""

from __future__ import annotations

from collections.abc import Mapping

from allaboard.boards.city import City
from allaboard.engine.interface import Actions, Game
from allaboard.engine.line.game import LineGame


class Perspective:
    """A seat's window on a game. It has no verb that shows or changes what the seat could not."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    @property
    def phase(self) -> str:
        """The kind of decision that is due, as the seat may know it."""
        return str(self.view()["phase"])

    def legal(self) -> Actions:
        """The actions the seat can choose from, in the order of their texts."""
        return self._game.legal(self.seat)

    def view(self) -> Mapping[str, object]:
        """Everything the seat may see."""
        return self._game.view(self.seat)

    @property
    def is_line(self) -> bool:
        """Whether this is a game of lines on the map of a city."""
        return isinstance(self._game, LineGame)

    @property
    def city(self) -> City:
        """Of a line game: the city it is played in."""
        assert isinstance(self._game, LineGame)
        return self._game.deal.city

    def outlook(self) -> list[int | None] | None:
        """Of a line game: for each legal turn the seat's own total right after it, None where it eliminates.

        It is empty while no turn is due, and None for a game that has no such outlook.
        """
        return self._game.outlook(self.seat) if isinstance(self._game, LineGame) else None

    def costs(self) -> list[tuple[int, int, bool]] | None:
        """Of a line game: for each legal turn its boxes in the turn zone, its shared roads and whether it loops.

        It is empty while no turn is due, and None for a game that has no such costs.
        """
        return self._game.costs(self.seat) if isinstance(self._game, LineGame) else None
