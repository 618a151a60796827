"""One game of Depot for learners."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from allaboard.engine.actions import Action
from allaboard.engine.depot.game import DepotGame
from allaboard.envs.depot.factored import DECISION_NAMES, DECISIONS, Factored
from allaboard.envs.depot.fields import DepotScene, depot_grid, depot_layout
from allaboard.envs.fields import Layout
from allaboard.envs.kinds import AnyGame, Kind
from allaboard.envs.planes import Bytes, Planes
from allaboard.envs.tables import NOBODY, Mask


@cache
def plans_of(seats: int) -> tuple[Layout[DepotScene], Planes]:
    """What all tables with so many seats share."""
    layout = depot_layout(seats)
    return layout, Planes(layout, depot_grid())


class DepotTable:
    """A table for one game of Depot."""

    layout: Layout[Any]
    actions = DECISIONS

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.layout, self.planes = plans_of(kind.seats)
        self.factored = Factored(_nothing(kind))

    @property
    def game(self) -> DepotGame:
        return self.factored.game

    @property
    def seat(self) -> int:
        pending = self.factored.game.pending()
        return pending[0] if pending else NOBODY

    def begin(self, game: AnyGame) -> None:
        assert isinstance(game, DepotGame)
        self.factored.take(game)

    def legal(self) -> list[int]:
        return self.factored.legal()

    def mask(self, seat: int) -> Mask:
        mask = np.zeros(DECISIONS, np.int8)
        if seat == self.seat:
            mask[self.factored.legal()] = 1
        return mask

    def act(self, action: int) -> None:
        self.factored.step(action)

    def play(self, action: Action) -> None:
        assert self.factored.half < 0, "a decision is half made"
        self.game.play(self.seat, action)

    def flat(self, seat: int) -> Bytes:
        half = self.factored.half if seat == self.seat else NOBODY
        return np.frombuffer(self.layout.read(DepotScene(self.game.view(seat), half), seat), np.uint8).copy()

    def unfinished(self, seat: int) -> list[int]:
        return [self.factored.half] if seat == self.seat else []

    def name_of(self, action: int) -> str:
        return DECISION_NAMES[action]

    def copy(self) -> DepotTable:
        twin = DepotTable(self.kind)
        twin.factored.take(self.game.copy())
        twin.factored.half = self.factored.half
        return twin

    def go_on(self, game: DepotGame) -> None:
        """The same half decision in another game, where it is legal too."""
        half = self.factored.half
        self.factored.take(game)
        self.factored.half = half

    def __deepcopy__(self, memo: object) -> DepotTable:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _resume, (self.kind, self.game, self.factored.half)


@cache
def _nothing(kind: Kind) -> DepotGame:
    """A game to begin with; nobody plays it."""
    game = kind.start("")
    assert isinstance(game, DepotGame)
    return game


def _resume(kind: Kind, game: DepotGame, half: int) -> DepotTable:
    """A pickled table."""
    table = DepotTable(kind)
    table.factored.take(game)
    table.factored.half = half
    return table
