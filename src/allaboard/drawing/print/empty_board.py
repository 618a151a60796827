"""The one place where printing asks for a board."""

from __future__ import annotations

from typing import NamedTuple

from allaboard.boards.city import City
from allaboard.drawing.board import board_size as drawn_size
from allaboard.drawing.board import draw_board
from allaboard.drawing.elements import Element
from allaboard.drawing.geometry import MARGIN_X, MARGIN_Y, UNIT
from allaboard.drawing.studio import Studio


class BoardSize(NamedTuple):
    """A board in its own units, and where its first stop and the distance to the next are."""

    width: float
    height: float
    first: tuple[float, float] = (MARGIN_X, MARGIN_Y)
    step: float = UNIT


def board_size(city: City) -> BoardSize:
    return BoardSize(*drawn_size(city))


def draw_empty_board(studio: Studio, city: City) -> Element:
    """A board before the game, with nothing on it."""
    return draw_board(studio, city)
