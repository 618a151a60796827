"""The geometry of a board as numbers, for a layer that lies exactly on top of the picture.

`board_geometry(city)` says, at scale 1 and from the upper left corner of the board:

| field | is |
|---|---|
| `width`, `height` | the size of the board |
| `lying` | whether rows have become columns |
| `sea` | whether there is water around the board, and no land |
| `unit` | the distance of two neighbouring stops |
| `stops` | of each stop its centre, half the width and height of its sign, and its reserved corners as boxes \
(left, top, right, bottom) |
| `roads` | of each road its name (as in `data-road`), its ends and their centres, and what is special about it |
| `lanes` | how lines share a road: they are sorted by seat, the rival last; the i-th of n runs \
`(i - (n - 1) / 2) * pitch` to the right of the middle of an upright road and below that of a level one. At a turn \
the corner is where the two lanes meet, rounded with `corner`; going straight on, a line changes lanes within \
`shift` of the stop. A track is `track` wide |

`track_course(lines)` gives the tracks themselves, marker by marker, as they are drawn: `d` is the same path as in
the picture, so that a layer can grow a line or let one follow a finger. All of it is plain data: `to_json()`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass

from allaboard.boards.city import City, Road
from allaboard.drawing.board.corners import corners_of, sign_outline
from allaboard.drawing.board.outlines import Box, box_of
from allaboard.drawing.board.roadways import special_roads
from allaboard.drawing.board.scenery import scenery_of
from allaboard.drawing.geometry import (
    CORNER,
    PITCH,
    SHIFT,
    TRACK,
    UNIT,
    Lanes,
    LineKey,
    Point,
    grid_of,
    path_through,
)


@dataclass(frozen=True)
class StopGeometry:
    name: str
    x: float
    y: float
    half_width: float
    half_height: float
    north_west: Box
    north_east: Box
    south_east: Box
    south_west: Box


@dataclass(frozen=True)
class RoadGeometry:
    name: str
    start: str
    end: str
    x1: float
    y1: float
    x2: float
    y2: float
    special: str | None


@dataclass(frozen=True)
class LaneRule:
    pitch: float = PITCH
    track: float = TRACK
    shift: float = SHIFT
    corner: float = CORNER


@dataclass(frozen=True)
class MarkerGeometry:
    road: str
    start: str
    end: str
    points: tuple[Point, ...]
    d: str


@dataclass(frozen=True)
class BoardGeometry:
    """Where everything is on a board."""

    city: City
    lying: bool
    sea: bool
    width: float
    height: float
    unit: float
    stops: tuple[StopGeometry, ...]
    roads: tuple[RoadGeometry, ...]
    lanes: LaneRule

    def track_course(
        self,
        lines: Mapping[LineKey, Sequence[str]],
        reach: Iterable[Road] = (),
        reaching: LineKey | None = None,
    ) -> dict[LineKey, tuple[MarkerGeometry, ...]]:
        """The markers of every line; `reach` are roads on which the line `reaching` gets a lane as well."""
        grid = grid_of(self.city, self.lying)
        lanes = Lanes(self.city, lines, reach, reaching)
        found: dict[LineKey, tuple[MarkerGeometry, ...]] = {}
        for line in lines:
            markers = list(lanes.markers(grid, line))
            paths = path_through([marker.course for marker in markers])
            found[line] = tuple(
                MarkerGeometry(marker.road, marker.start, marker.end, marker.course, d)
                for marker, d in zip(markers, paths, strict=True)
            )
        return found

    def to_json(self) -> dict[str, object]:
        return {
            "city": self.city.name,
            "lying": self.lying,
            "sea": self.sea,
            "width": self.width,
            "height": self.height,
            "unit": self.unit,
            "stops": [asdict(stop) for stop in self.stops],
            "roads": [asdict(road) for road in self.roads],
            "lanes": asdict(self.lanes),
        }


def board_geometry(city: City, lying: bool = False) -> BoardGeometry:
    """The geometry of a city's board, upright or lying."""
    grid = grid_of(city, lying)
    stops = []
    for stop in city.stops:
        x, y = grid.place(stop.name)
        sign = box_of(sign_outline(stop, 0, 0))
        corners = (corner.moved(x, y) for corner in corners_of(stop))
        stops.append(StopGeometry(stop.name, x, y, sign.right, sign.bottom, *corners))
    special = special_roads(city)
    roads = [
        RoadGeometry(
            f"{start}-{end}", start, end, *grid.place(start), *grid.place(end), special.get(frozenset((start, end)))
        )
        for start, end in city.roads
    ]
    sea = scenery_of(city).sea
    return BoardGeometry(city, lying, sea, grid.width, grid.height, UNIT, tuple(stops), tuple(roads), LaneRule())
