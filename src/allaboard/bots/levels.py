"""The levels above `greedy`: one name for a player of every game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from allaboard.bots.budget import OWN, Budget
from allaboard.bots.depot import players as depot
from allaboard.bots.line import players as line
from allaboard.bots.perspective import Perspective
from allaboard.bots.sight import Sight
from allaboard.engine.actions import Action

LEVELS: Final = ("regular", "expert", "master")


class LevelBot:
    """Plays whatever game it is given, as well as its level can."""

    def __init__(self, name: str, seed: str | None = None, budget: Budget = OWN) -> None:
        self.name = name
        self._seed = seed
        self._budget = budget
        self._player: line.LinePlayer | depot.DepotPlayer | None = None

    def choose(self, perspective: Perspective | Sight) -> Action:
        player = self._player
        if player is None:
            player = self._line_player() if perspective.is_line else self._depot_player()
            self._player = player
        return player.choose(perspective)

    def _line_player(self) -> line.LinePlayer:
        own, budget = line.LEVELS[self.name], self._budget
        depth = replace(own, orders=budget.share_of(own.orders), seconds=budget.seconds_of(own.seconds))
        return line.LinePlayer(self.name, self._seed, depth=depth)

    def _depot_player(self) -> depot.DepotPlayer:
        own, budget = depot.LEVELS[self.name], self._budget
        level = replace(
            own,
            trials=budget.share_of(own.trials),
            end_trials=budget.share_of(own.end_trials),
            end_depth=budget.share_of(own.end_depth),
            seconds=budget.seconds_of(own.seconds),
        )
        return depot.DepotPlayer(self.name, level, self._seed)
