"""A city as the engine sees it: stops and roads are numbers, and everything that never changes is looked up.

Stops are numbered in the order of their names as text, and a stop's neighbours are kept in that order too.
That is why walking the neighbours in order gives turns in the order of their texts (see `table`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.boards.city import City

if TYPE_CHECKING:
    from mypy_extensions import i64

# What a stop does to a sheet (E1-E7). The first six are common to both games; a spot follows its place.
NOTHING: Final = 0
GRANNY: Final = 1
STUDENT: Final = 2
TOURIST: Final = 3
SCHOOL: Final = 4  # university or cinema: what students are brought to
LIGHT_PLACE: Final = 5  # monument or opera
DARK_PLACE: Final = 6  # museum or theater
PROFESSIONAL: Final = 7
OFFICE: Final = 8
STUDENT_SPOT: Final = 9
LIGHT_SPOT: Final = 10
DARK_SPOT: Final = 11
OFFICE_SPOT: Final = 12
FLIRT_LIGHT: Final = 13
FLIRT_DARK: Final = 14
RESTAURANT: Final = 15
ENTRANCE: Final = 16

_EFFECTS: Final = {
    "green_light": NOTHING,
    "granny": GRANNY,
    "student": STUDENT,
    "tourist": TOURIST,
    "university": SCHOOL,
    "cinema": SCHOOL,
    "monument": LIGHT_PLACE,
    "opera": LIGHT_PLACE,
    "museum": DARK_PLACE,
    "theater": DARK_PLACE,
    "professional": PROFESSIONAL,
    "office": OFFICE,
    "flirt_light": FLIRT_LIGHT,
    "flirt_dark": FLIRT_DARK,
    "restaurant": RESTAURANT,
    "metro": ENTRANCE,
}
_SPOTS: Final = {
    SCHOOL: STUDENT_SPOT,
    LIGHT_PLACE: LIGHT_SPOT,
    DARK_PLACE: DARK_SPOT,
    OFFICE: OFFICE_SPOT,
}

# A stop as a bit in one of two words: two stops share a bit only in a city of more than 126 stops.
_WORD: Final = 63

DIRECTIONS: Final = 5  # up to four neighbours a line can have come from, and "from nowhere"
FROM_NOWHERE: Final = 4
FAST_COLOURS: Final = ("yellow", "burgundy")  # by the first ticket modulo two (R2)


class Board:
    """The numbers behind one city. Shared by all its games, never changed by them."""

    def __init__(self, city: City) -> None:
        self.city: City = city
        self.names: list[str] = sorted(stop.name for stop in city.stops)
        self.index: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        size = len(self.names)
        self.size: i64 = size
        self.low_bit: list[int] = [2 ** (stop % _WORD) if stop // _WORD % 2 == 0 else 0 for stop in range(size)]
        self.high_bit: list[int] = [2 ** (stop % _WORD) if stop // _WORD % 2 == 1 else 0 for stop in range(size)]
        self.effects: list[list[int]] = [[] for _ in range(size)]
        self.lettered: list[bool] = [False] * size
        self.green: list[bool] = [False] * size
        self.entrance: list[bool] = [False] * size
        for stop in city.stops:
            number = self.index[stop.name]
            codes = [_EFFECTS[icon] for icon in stop.icons]
            if stop.spot is not None:
                codes.append(_SPOTS[codes[0]])
            self.effects[number] = [code for code in codes if code != NOTHING]
            self.lettered[number] = stop.letter is not None
            self.green[number] = "green_light" in stop.icons
            self.entrance[number] = "metro" in stop.icons

        # Roads, and for each stop its neighbours with the road to each.
        self.roads: list[tuple[int, int]] = []
        self.road_index: dict[tuple[int, int], int] = {}
        for one, other in city.roads:
            pair = (self.index[one], self.index[other])
            self.road_index[pair] = self.road_index[pair[1], pair[0]] = len(self.roads)
            self.roads.append(pair)
        self.neighbours: list[list[int]] = [[] for _ in range(size)]
        for start, end in sorted(self.road_index):
            self.neighbours[start].append(end)

        self.jammed: bytes = self._marked(city.jammed_roads)
        self.fast: list[bytes] = [self._marked(city.fast_roads.get(colour, ())) for colour in FAST_COLOURS]
        self.has_fast_roads: bool = bool(city.fast_roads)
        self.departures: dict[int, int] = {number: self.index[name] for number, name in city.departures.items()}
        letters = city.letters
        # One list of flags for each personal objective, and one for a player whose objective nobody knows.
        self.targets: list[bytes] = [
            bytes([name in {letters[letter] for letter in objective} for name in self.names])
            for objective in city.personal_objectives
        ]
        self.no_targets: bytes = bytes(size)

    def _marked(self, roads: tuple[tuple[str, str], ...]) -> bytes:
        """For each road of the city 1 if it is one of `roads`."""
        marks = [0] * len(self.roads)
        for one, other in roads:
            marks[self.road_index[self.index[one], self.index[other]]] = 1
        return bytes(marks)

    def is_turn(self, before: int, here: int, there: int) -> bool:
        """Whether a line from `before` over `here` to `there` changes its axis (B1)."""
        # Neighbours share a column (same letter) or a row; a joint is straight when both roads do the same.
        return (self.names[before][0] == self.names[here][0]) != (self.names[here][0] == self.names[there][0])

    def heading(self, before: int, here: int) -> int:
        """A number for "at `here`, come from its neighbour `before`"."""
        return here * DIRECTIONS + self.neighbours[here].index(before)
