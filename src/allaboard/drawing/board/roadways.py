"""How wide each road is.

A special road grows with the lines on it, so that its cars, studs or slashes stay to be seen beside them: without
that, three lines would hide which road it is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from allaboard.boards.city import City
from allaboard.drawing.board.outlines import Box, touch
from allaboard.drawing.board.state import BoardState
from allaboard.drawing.geometry import PITCH, Grid, Lanes, grid_of

PLAIN = 13
JAMMED = 31
FAST = 25
CARS = 9.6  # from the middle of a jammed road to its queues
STUDS = 7.6


class Roadway(NamedTuple):
    """A road as it is drawn now."""

    name: str
    start: str
    end: str
    special: str | None  # jammed, yellow, burgundy
    is_asleep: bool
    load: int  # lines on it
    middle: Box  # from stop to stop, without width
    box: Box  # as wide as it is with its lines

    @property
    def is_busy(self) -> bool:
        """Whether more than a plain, empty road would be under what is written there."""
        return bool(self.load) or (self.special is not None and not self.is_asleep)


@lru_cache(maxsize=32)
def special_roads(city: City) -> dict[frozenset[str], str]:
    """What is special about which road: jammed, yellow or burgundy."""
    found = {frozenset(road): "jammed" for road in city.jammed_roads}
    for colour, roads in city.fast_roads.items():
        found.update({frozenset(road): colour for road in roads})
    return found


def bundle(load: int) -> float:
    """The width of so many lines side by side."""
    return load * PITCH + 0.4 if load else 0.0


def road_width(special: str | None, is_asleep: bool, load: int) -> float:
    if special is None or is_asleep:
        return max(PLAIN, bundle(load))
    if special == "jammed":
        return max(JAMMED, bundle(load) + 16)
    return max(FAST, bundle(load) + 13)


class Roadways:
    """All roads of a city at one moment."""

    def __init__(self, city: City, grid: Grid, state: BoardState, lanes: Lanes) -> None:
        self.all = [
            road
            if (load := len(lanes.on(road.name))) == 0 and (state.awake is None or road.special in _NEVER_ASLEEP)
            else _now(road, load, state.awake)
            for road in _empty_roads(city, grid.lying)
        ]

    def near(self, box: Box) -> list[Roadway]:
        return [road for road in self.all if touch(road.box, box)]

    def touched_by(self, box: Box) -> bool:
        return any(touch(road.box, box) for road in self.all)


_NEVER_ASLEEP = (None, "jammed")


@lru_cache(maxsize=32)
def _empty_roads(city: City, lying: bool) -> list[Roadway]:
    grid = grid_of(city, lying)
    special = special_roads(city)
    found = []
    for start, end in city.roads:
        (x1, y1), (x2, y2) = sorted((grid.place(start), grid.place(end)))
        middle = Box(x1, y1, x2, y2)
        road = Roadway(f"{start}-{end}", start, end, special.get(frozenset((start, end))), False, 0, middle, middle)
        found.append(_now(road, 0, None))
    return found


def _now(road: Roadway, load: int, awake: str | None) -> Roadway:
    """A road with so many lines on it."""
    is_asleep = road.special not in _NEVER_ASLEEP and awake not in (None, road.special)
    half = road_width(road.special, is_asleep, load) / 2
    x1, y1, x2, y2 = road.middle
    across, down = (0.0, half) if y1 == y2 else (half, 0.0)
    box = Box(x1 - across, y1 - down, x2 + across, y2 + down)
    return road._replace(is_asleep=is_asleep, load=load, box=box)


def under(box: Box, roads: list[Roadway]) -> tuple[float, bool]:
    """How much of a box lies on roads, busy ones counting more, and whether one of those is under it."""
    share, is_busy = 0.0, False
    area = (box.right - box.left) * (box.bottom - box.top)
    for road in roads:
        other = road.box
        across = min(box.right, other.right) - max(box.left, other.left)
        down = min(box.bottom, other.bottom) - max(box.top, other.top)
        if across > 0 and down > 0:
            share += across * down / area * (9 if road.is_busy else 1)
            is_busy = is_busy or road.is_busy
    return share, is_busy
