"""One line game for learners, by small steps or by whole turns."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from allaboard.boards.city import City
from allaboard.engine.actions import Action, IllegalAction
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.pen import PEN_STEP_NAMES, PEN_STEPS
from allaboard.engine.line.steps import PAY, way_between
from allaboard.envs.fields import OWN, PUBLIC, SEAT, Layout
from allaboard.envs.kinds import AnyGame, Kind
from allaboard.envs.line.fields import LineScene, line_layout
from allaboard.envs.line.grid import line_grid
from allaboard.envs.line.plan import RowPlan
from allaboard.envs.line.row import LineRow
from allaboard.envs.line.words import Words, words_in
from allaboard.envs.planes import Bytes, Planes
from allaboard.envs.tables import NOBODY, Acting, Mask


@cache
def plans_of(city: City, seats: int) -> tuple[Layout[LineScene], RowPlan, Planes]:
    """What all tables of a city with so many seats share."""
    layout = line_layout(city, seats)
    sizes = (layout.sizes[PUBLIC], layout.sizes[SEAT], layout.sizes[OWN])
    plan = RowPlan(seats, sizes, layout.offsets(PUBLIC), layout.offsets(SEAT), layout.offsets(OWN))
    return layout, plan, Planes(layout, line_grid(city))


class LineTable:
    """A table for one line game."""

    layout: Layout[Any]

    def __init__(self, kind: Kind, acting: Acting) -> None:
        assert kind.city is not None
        self.kind = kind
        self.acting = acting
        self.layout, self.plan, self.planes = plans_of(kind.city, kind.seats)
        self.words: Words | None = words_in(kind.city) if acting == "turns" else None
        self.actions = PEN_STEPS if self.words is None else len(self.words)
        self.row = LineRow(self.plan, _nothing(kind))
        self._masks: dict[int, Mask] = {}
        self._nothing = np.zeros(self.actions, np.int8)

    @property
    def game(self) -> LineGame:
        return self.row.game

    @property
    def seat(self) -> int:
        return self.row.pen.seat

    def begin(self, game: AnyGame) -> None:
        assert isinstance(game, LineGame)
        self.row.begin(game)

    def legal(self) -> list[int]:
        if self.words is not None:
            numbers = self.words.numbers
            return sorted(self._numbers(numbers))
        legal = self.row.pen.legal
        return [step for step in range(PEN_STEPS) if legal >> step & 1]

    def _numbers(self, numbers: dict[str, int]) -> list[int]:
        """The numbers of the legal turns, in the order of `legal(seat)`."""
        if self.seat == NOBODY:
            return []
        return [numbers[action.text] for action in self.game.legal(self.seat)]

    def mask(self, seat: int) -> Mask:
        pen = self.row.pen
        if seat != pen.seat:
            return self._nothing.copy()
        if self.words is None:
            legal = pen.legal
            found = self._masks.get(legal)
            if found is None:
                self._masks[legal] = found = np.array([legal >> step & 1 for step in range(PEN_STEPS)], np.int8)
            return found.copy()
        mask = self._nothing.copy()
        mask[self._numbers(self.words.numbers)] = 1
        return mask

    def act(self, action: int) -> None:
        if self.words is None:
            self.row.step(action)
            return
        numbers = self._numbers(self.words.numbers)
        if action not in numbers:
            raise IllegalAction("not-a-turn", f"action {action} is not legal here")
        self.row.choose(numbers.index(action))

    def play(self, action: Action) -> None:
        self.row.play(action)

    def flat(self, seat: int) -> Bytes:
        return np.frombuffer(self.row.flat(seat), np.uint8)

    def unfinished(self, seat: int) -> list[int]:
        pen = self.row.pen
        return [*pen.stops, int(pen.pays)] if seat == pen.seat else []

    def name_of(self, action: int) -> str:
        return PEN_STEP_NAMES[action] if self.words is None else self.words.names[action]

    def copy(self) -> LineTable:
        twin = LineTable(self.kind, self.acting)
        twin.row = self.row.copy()
        return twin

    def __deepcopy__(self, memo: object) -> LineTable:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        pen = self.row.pen
        return _resume, (self.kind, self.acting, self.game, list(pen.stops), pen.pays)


@cache
def _nothing(kind: Kind) -> LineGame:
    """A game to begin with; nobody plays it."""
    game = kind.start("")
    assert isinstance(game, LineGame)
    return game


def _resume(kind: Kind, acting: Acting, game: LineGame, stops: list[int], pays: bool) -> LineTable:
    """A pickled table: the game, and its unfinished turn drawn again."""
    table = LineTable(kind, acting)
    table.begin(game)
    names = game.board.names
    path = [game._lines[table.seat].path()[-1], *stops] if stops else []
    for one, other in pairwise(path):
        table.act(way_between(names[one], names[other]))
    if pays:
        table.act(PAY)
    return table
