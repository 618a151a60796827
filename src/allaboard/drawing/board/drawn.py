"""The board as one drawing, from bottom to top."""

from __future__ import annotations

from allaboard.boards.city import City
from allaboard.drawing.board.ground import RADIUS, draw_ground
from allaboard.drawing.board.layout import lay_out
from allaboard.drawing.board.lines import draw_ends, draw_pawns, draw_possible, draw_tracks
from allaboard.drawing.board.offers import draw_badges, draw_focus, draw_halos
from allaboard.drawing.board.roads import draw_roads
from allaboard.drawing.board.state import BoardState
from allaboard.drawing.board.stops import draw_frame, draw_names, draw_stops
from allaboard.drawing.elements import Element, group, rectangle
from allaboard.drawing.geometry import grid_of
from allaboard.drawing.studio import Studio

_EMPTY = BoardState()


def board_size(city: City, lying: bool = False) -> tuple[float, float]:
    """Width and height of a board at scale 1."""
    grid = grid_of(city, lying)
    return grid.width, grid.height


def draw_board(studio: Studio, city: City, state: BoardState = _EMPTY, *, lying: bool = False) -> Element:
    """A board with what lies on it, as large as `board_size` says. A pure function of what it is given."""
    layout = lay_out(city, state, lying)
    board = group(class_="board", data_board=city.name, data_lying=lying or None)
    board.add(draw_ground(studio, layout), draw_frame(studio, layout), draw_roads(studio, layout))
    board.extend(draw_possible(studio, layout))
    board.extend(draw_tracks(studio, layout))
    board.extend(draw_halos(studio, layout))
    board.extend(draw_ends(studio, layout))
    board.add(draw_stops(studio, layout), draw_names(studio, layout))
    board.extend(draw_pawns(studio, layout))
    board.add(draw_badges(studio, layout))
    board.extend(draw_focus(studio, layout))
    edge = rectangle(
        0.5, 0.5, layout.grid.width - 1, layout.grid.height - 1, rx=RADIUS - 0.5,
        fill="none", stroke=studio.theme.strong_line,
    )  # fmt: skip
    return board.add(edge)
