"""A city as planes: every stop in its row and column, every road at its northern or western end."""

from __future__ import annotations

import numpy as np

from allaboard.boards.city import ICONS, City
from allaboard.engine.line.board import FAST_COLOURS
from allaboard.engine.line.table import table_of
from allaboard.envs.line.fields import ROADS, STOPS
from allaboard.envs.planes import Bytes, Grid

_EAST, _SOUTH = 0, 1


def line_grid(city: City) -> Grid:
    """Where fields over stops and roads go, and what is printed on the board."""
    board = table_of(city).board
    first_column = min(stop.column for stop in city.stops)
    first_row = min(stop.row for stop in city.stops)

    def place(name: str) -> tuple[int, int]:
        return int(name[1:]) - first_row, ord(name[0]) - ord(first_column)

    height = 1 + max(place(name)[0] for name in board.names)
    width = 1 + max(place(name)[1] for name in board.names)

    def of_road(one: str, other: str) -> tuple[int, int, int]:
        (row, column), (there, _) = sorted((place(one), place(other)))
        return _EAST if row == there else _SOUTH, row, column

    names: list[str] = []
    planes: list[Bytes] = []

    def fixed(name: str) -> Bytes:
        names.append(name)
        planes.append(np.zeros((height, width), np.uint8))
        return planes[-1]

    for icon in ICONS[city.game]:
        plane = fixed(icon)
        for stop in city.stops:
            plane[place(stop.name)] = stop.icons.count(icon)
    spots, departures = fixed("spot"), fixed("departure")
    for stop in city.stops:
        spots[place(stop.name)] = stop.spot is not None
        departures[place(stop.name)] = stop.departure or 0
    kinds = {"road": city.roads, "jammed": city.jammed_roads}
    kinds |= {f"fast {colour}": city.fast_roads.get(colour, ()) for colour in FAST_COLOURS}
    for kind, roads in kinds.items():
        both = fixed(f"{kind} to the east"), fixed(f"{kind} to the south")
        for one, other in roads:
            side, row, column = of_road(one, other)
            both[side][row, column] = 1
    return Grid(
        height,
        width,
        {STOPS: 1, ROADS: 2},
        {
            STOPS: [(0, *place(name)) for name in board.names],
            ROADS: [of_road(board.names[one], board.names[other]) for one, other in board.roads],
        },
        np.array(planes, np.uint8),
        tuple(names),
    )
