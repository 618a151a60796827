"""The ground of each city: water, parks and silhouettes, as data in JSON.

Places are columns and rows from the first stop of the city. A silhouette stands on the middle of its foot; on a
board that lies on its side the middle of it goes where the block went, or where `lying` puts its foot.

Any other city gets parks where stops are missing, the same ones every time.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final
from zlib import crc32

import msgspec

from allaboard.boards.city import City
from allaboard.drawing.board.outlines import Box
from allaboard.drawing.geometry import UNIT, Grid, Point, grid_of

_FOLDER = Path(__file__).parent
_MOST_PARKS = 4


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a silhouette: filled, cut out, a stroke of some width, or a groove (a stroke that is cut out)."""

    fill: str | None = None
    cut: str | None = None
    stroke: str | None = None
    groove: str | None = None
    width: float | None = None


class Landmark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A silhouette that stands on the origin, and the box that holds it."""

    box: tuple[float, float, float, float]
    parts: tuple[Part, ...]


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A silhouette somewhere in a city."""

    name: str
    at: Point
    height: float
    lying: tuple[float, float, float] | None = None  # column and row of its foot as they lie, and its height

    def placed(self, grid: Grid) -> tuple[float, float, float]:
        """Where it stands on the board, and how large it is drawn."""
        height = self.height
        if not grid.lying:
            x, y = grid.at(*self.at)
        elif self.lying is not None:
            x, y = grid.at(self.lying[1], self.lying[0])
            height = self.lying[2]
        else:
            x, y = grid.at(self.at[0], self.at[1] - height / 2 / UNIT)  # of its middle, not of its foot
            y += height / 2
        return x, y, height / -LANDMARKS[self.name].box[1]

    def outline(self, grid: Grid) -> Box:
        x, y, scale = self.placed(grid)
        left, top, right, bottom = (scale * edge for edge in LANDMARKS[self.name].box)
        return Box(left, top, right, bottom).moved(x, y)


class River(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    width: float
    course: tuple[Point, ...]


class Scenery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ground of a city; `size` is its columns and rows, so that it is not put under another of the same name."""

    size: tuple[int, int]
    sea: bool = False
    island: tuple[Point, ...] = ()
    waves: tuple[Point, ...] = ()
    rivers: tuple[River, ...] = ()
    isles: tuple[tuple[float, float, float, float], ...] = ()
    parks: tuple[tuple[float, float, float, float], ...] = ()
    landmarks: tuple[Standing, ...] = ()


LANDMARKS: Final = msgspec.json.decode((_FOLDER / "landmarks.json").read_bytes(), type=dict[str, Landmark])


@lru_cache(maxsize=32)
def scenery_of(city: City) -> Scenery:
    """The scenery of a city that has one of its own, or else parks and trees."""
    grid = grid_of(city)
    size = (grid.last_column - grid.first_column + 1, grid.last_row - grid.first_row + 1)
    if city.name in _OF_CITIES and _OF_CITIES[city.name].size == size:
        return _OF_CITIES[city.name]
    return _parkland(city, size)


def _read(name: str) -> Scenery:
    return msgspec.json.decode((_FOLDER / f"{name}.json").read_bytes(), type=Scenery)


_OF_CITIES: Final = {name: _read(name) for name in ("london", "new_york", "paris", "rome")}


def _parkland(city: City, size: tuple[int, int]) -> Scenery:
    """Parks where stops are missing, or else in a few blocks; a tree or two in each."""
    grid = grid_of(city)
    here = {grid.cell(stop.name) for stop in city.stops}
    holes = [(column, row) for row in range(size[1]) for column in range(size[0]) if (column, row) not in here]
    chance = crc32(city.name.encode())
    parks: list[tuple[float, float, float, float]] = []
    for place in range(min(_MOST_PARKS, len(holes))):
        column, row = holes[(chance + place * len(holes) // _MOST_PARKS) % len(holes)]
        park = (
            max(column - 0.78, -0.5),
            max(row - 0.78, -0.45),
            min(column + 0.78, size[0] - 0.5),
            min(row + 0.78, size[1] - 0.55),
        )
        if not any(_overlap(park, other) for other in parks):
            parks.append(park)
    if not parks:
        blocks = (size[0] - 1) * (size[1] - 1)
        for place in range(1 + blocks // 24):
            column, row = divmod((chance + place * 17) % blocks, size[1] - 1)
            parks.append((column + 0.2, row + 0.2, column + 0.8, row + 0.8))
    trees = [
        Standing("tree" if (chance + place) % 3 else "poplar", (left + share * (right - left), foot), 28 + 6 * n)
        for place, (left, top, right, bottom) in enumerate(parks)
        for n, (share, foot) in enumerate(((0.36, (top + bottom) / 2 + 0.12), (0.62, (top + bottom) / 2 + 0.26)))
    ]
    return Scenery(size=size, parks=tuple(dict.fromkeys(parks)), landmarks=tuple(trees))


def _overlap(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
