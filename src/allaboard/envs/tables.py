"""One game for learners: whose decision it is, which actions are legal, what a seat sees, and how to decide.

`Table` is what all environments here have in common; they add the manners of their libraries. Actions are numbers
from 0 to `actions - 1`, and an observation is a flat row of bytes (see `fields`) or planes.
"""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from allaboard.engine.actions import Action
from allaboard.envs.fields import Layout
from allaboard.envs.kinds import AnyGame, Kind
from allaboard.envs.planes import Bytes, Planes

Acting: TypeAlias = Literal["steps", "turns"]
Seeing: TypeAlias = Literal["flat", "planes"]
Illegal: TypeAlias = Literal["loses", "raise"]  # what becomes of an illegal action: the game is lost, or an error
ACTING: tuple[str, ...] = get_args(Acting)
SEEING: tuple[str, ...] = get_args(Seeing)
ILLEGAL: tuple[str, ...] = get_args(Illegal)

Mask: TypeAlias = NDArray[np.int8]
NOBODY = -1


class Table(Protocol):
    """A game and the unfinished decision in it."""

    kind: Kind
    layout: Layout[object]
    planes: Planes
    actions: int

    @property
    def game(self) -> AnyGame: ...

    @property
    def seat(self) -> int:
        """Whose decision it is; `NOBODY` when the game is over."""
        ...

    def begin(self, game: AnyGame) -> None:
        """Go on with this game."""
        ...

    def legal(self) -> list[int]:
        """The legal actions of the seat that is to decide, in order."""
        ...

    def mask(self, seat: int) -> Mask:
        """A one for each legal action of a seat: all zeros for those that are not to decide."""
        ...

    def act(self, action: int) -> None:
        """Carry it out. An illegal one raises `IllegalAction` and changes nothing."""
        ...

    def play(self, action: Action) -> None:
        """Carry out a whole decision of the seat that is to decide, as bots make it."""
        ...

    def flat(self, seat: int) -> Bytes:
        """What a seat sees."""
        ...

    def unfinished(self, seat: int) -> list[int]:
        """What a seat, and nobody else, knows of a decision that it has begun."""
        ...

    def name_of(self, action: int) -> str:
        """An action in words."""
        ...

    def copy(self) -> Table:
        """An independent table in the same state."""
        ...


def table_of(kind: Kind, acting: Acting = "steps") -> Table:
    """A table for games of this kind, without a game that matters yet. `acting` is about line games only."""
    from allaboard.envs.depot.table import DepotTable  # noqa: PLC0415 - both know this module
    from allaboard.envs.line.table import LineTable  # noqa: PLC0415

    if acting not in ACTING:
        raise ValueError(f"acting is one of {', '.join(ACTING)}, not {acting!r}")
    return DepotTable(kind) if kind.city is None else LineTable(kind, acting)
