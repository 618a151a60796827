"""The levels above `greedy`: one name for a player of every game."""

from __future__ import annotations

from typing import Final

from allaboard.bots.depot.players import DepotPlayer, depot_player
from allaboard.bots.line.players import LinePlayer
from allaboard.bots.perspective import Perspective
from allaboard.bots.sight import Sight
from allaboard.engine.actions import Action

LEVELS: Final = ("regular", "expert", "master")


class LevelBot:
    """Plays whatever game it is given, as well as its level can."""

    def __init__(self, name: str, seed: str | None = None) -> None:
        self.name = name
        self._seed = seed
        self._player: LinePlayer | DepotPlayer | None = None

    def choose(self, perspective: Perspective | Sight) -> Action:
        player = self._player
        if player is None:
            player = LinePlayer(self.name, self._seed) if perspective.is_line else depot_player(self.name, self._seed)
            self._player = player
        return player.choose(perspective)
