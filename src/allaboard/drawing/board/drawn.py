"""The board as one drawing, from bottom to top."""

from __future__ import annotations

from typing import NamedTuple

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


class Layers(NamedTuple):
    """A board from bottom to top: what never changes, what lies below the stops, the stops, what lies above them."""

    ground: Element
    below: list[Element]  # roads, lines, halos, ends
    stops: Element
    above: list[Element]  # names, pawns, costs


def board_layers(studio: Studio, city: City, state: BoardState = _EMPTY, *, lying: bool = False) -> Layers:
    """A board in layers, for a page that keeps what does not change."""
    layout = lay_out(city, state, lying)
    below = [
        draw_roads(studio, layout),
        *draw_possible(studio, layout),
        *draw_tracks(studio, layout),
        *draw_halos(studio, layout),
        *draw_ends(studio, layout),
    ]
    stops = draw_stops(studio, layout)
    above = [
        draw_names(studio, layout),
        *draw_pawns(studio, layout),
        draw_badges(studio, layout),
        *draw_focus(studio, layout),
    ]
    ground = group().add(draw_ground(studio, layout), draw_frame(studio, layout))
    return Layers(ground, below, stops, above)


def draw_board(studio: Studio, city: City, state: BoardState = _EMPTY, *, lying: bool = False) -> Element:
    """A board with what lies on it, as large as `board_size` says. A pure function of what it is given."""
    layers = board_layers(studio, city, state, lying=lying)
    width, height = board_size(city, lying)
    edge = rectangle(
        0.5, 0.5, width - 1, height - 1, rx=RADIUS - 0.5,
        fill="none", stroke=studio.theme.strong_line,
    )  # fmt: skip
    board = group(class_="board", data_board=city.name, data_lying=lying or None)
    return board.extend(layers.ground.children).extend(layers.below).add(layers.stops).extend(layers.above).add(edge)
