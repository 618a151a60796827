"""What belongs to a stop and where it stands, seen from the centre of its sign.

The corners of a stop are reserved: north-west for the departure number or the star, north-east for the letter,
south-east for the cost of going there or the pawn, south-west for the pawn when the cost is shown.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from allaboard.boards.city import City, Stop
from allaboard.drawing.board.outlines import Box, Crowd, Outline, Pill
from allaboard.drawing.geometry import PAIR_WIDTH, SIGN, grid_of
from allaboard.drawing.lettering import width_of

RIM = 0.8  # half of the stroke around a sign
TAB_HEIGHT = 18
TAB_SIZE = 13.5
STAR = 10.4
LETTER = 10.2
LETTER_SIZE = 14
PIN = 10  # the radius of a pawn's head
PIN_LENGTH = 18  # from the centre of the head to the point

_NARROW = ("green_light",)
_ROUND = ("granny", "student", "tourist", "professional", "flirt_light", "flirt_dark")


class Fixtures(NamedTuple):
    """What is printed at a stop, as outlines on the board."""

    sign: Outline
    tab: Box | None
    star: Pill | None
    letter: Pill | None

    @property
    def all(self) -> tuple[Outline, ...]:
        return tuple(outline for outline in self if outline is not None)


class Corners(NamedTuple):
    """The reserved corners of a stop, as boxes around its centre."""

    north_west: Box
    north_east: Box
    south_east: Box
    south_west: Box


def wider(stop: Stop) -> float:
    """How much further a sign reaches to each side than a single one."""
    return (PAIR_WIDTH - SIGN) / 2 if len(stop.icons) > 1 else 0.0


def sign_outline(stop: Stop, x: float, y: float) -> Outline:
    half = SIGN / 2 + RIM
    if len(stop.icons) > 1:
        return Pill(x, y, half, wider(stop))
    if stop.icons[0] in _NARROW:
        return Box(x - 11.3, y - 19.8, x + 11.3, y + 19.8)
    if stop.icons[0] in _ROUND:
        return Pill(x, y, half)
    return Box(x - half, y - half, x + half, y + half)


def tab_box(stop: Stop, x: float, y: float) -> Box:
    """The plate of a departure number; further out beside a wide sign, so that it hides nothing of it."""
    width = max(18.0, width_of(str(stop.departure), TAB_SIZE) + 7)
    right = x - (9 if stop.icons[0] in _NARROW else 11)
    return Box(right - width, y - 27, right, y - 27 + TAB_HEIGHT)


def letter_centre(stop: Stop, x: float, y: float) -> tuple[float, float]:
    if stop.icons[0] in _NARROW:
        return x + 17.5, y - 17.5
    return x + 18.5 + wider(stop), y - 18.5


def fixtures_of(stop: Stop, x: float, y: float) -> Fixtures:
    letter = Pill(*letter_centre(stop, x, y), LETTER + 1.1) if stop.letter is not None else None
    star = Pill(x - 17, y - 16.4, STAR + 0.7) if stop.spot is not None else None
    tab = tab_box(stop, x, y).grown(0.7) if stop.departure is not None else None
    return Fixtures(sign_outline(stop, x, y), tab, star, letter)


@lru_cache(maxsize=32)
def all_fixtures(city: City, lying: bool) -> dict[str, Fixtures]:
    """What is printed at every stop of a city."""
    grid = grid_of(city, lying)
    return {stop.name: fixtures_of(stop, *grid.place(stop.name)) for stop in city.stops}


@lru_cache(maxsize=32)
def printed(city: City, lying: bool) -> Crowd:
    """The same as a crowd that others can stand on."""
    crowd = Crowd()
    for fixtures in all_fixtures(city, lying).values():
        for outline in fixtures.all:
            crowd.add(outline)
    return crowd


def corners_of(stop: Stop) -> Corners:
    """The room that is kept free at a stop, whatever is shown there now."""
    more = wider(stop)
    return Corners(
        north_west=Box(-40 - more, -28, -5 - more, -5),
        north_east=Box(7 + more, -30, 30 + more, -7),
        south_east=Box(10, 3, 50, 50),
        south_west=Box(-31 - more, 3, -9 - more, 33),
    )
