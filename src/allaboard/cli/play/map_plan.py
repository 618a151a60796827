"""How a map is laid into a given space: upright or on its side, how wide, and which part of it."""

from __future__ import annotations

from dataclasses import dataclass

from allaboard.boards.city import City

PITCHES = (6, 5, 4)  # cells from one stop to the next along a line of text
LABELS = 2  # cells at the left for names of rows
LINES_PER_ROW = 2


@dataclass(frozen=True)
class MapPlan:
    """A window on the map. `across` and `down` hold the shown columns and rows as they are drawn."""

    sideways: bool  # rows of the city become columns of the drawing
    pitch: int
    across: range
    down: range
    whole: bool

    @property
    def width(self) -> int:
        return LABELS + len(self.across) * self.pitch + 1

    @property
    def height(self) -> int:
        return LINES_PER_ROW * len(self.down)

    def place(self, stop: str) -> tuple[int, int]:
        """Where a stop lies: across, down."""
        column, row = ord(stop[0]) - ord("A"), int(stop[1:])
        return (row, column) if self.sideways else (column, row)

    def shows(self, stop: str) -> bool:
        across, down = self.place(stop)
        return across in self.across and down in self.down

    def label_across(self, place: int) -> str:
        return str(place) if self.sideways else chr(ord("A") + place)

    def label_down(self, place: int) -> str:
        return chr(ord("A") + place) if self.sideways else str(place)


def plan_map(city: City, width: int, height: int, centre: str | None = None) -> MapPlan:
    """The plan that shows most of the city in that space; upright and wide where that costs nothing."""
    columns = _span([ord(stop.name[0]) - ord("A") for stop in city.stops])
    rows = _span([stop.row for stop in city.stops])
    best: tuple[tuple[int, bool, int], MapPlan] | None = None
    for sideways in (False, True):
        whole_across, whole_down = (rows, columns) if sideways else (columns, rows)
        for pitch in PITCHES:
            wide = max(1, min(len(whole_across), (width - LABELS - 1) // pitch))
            high = max(1, min(len(whole_down), height // LINES_PER_ROW))
            middle = None
            if centre is not None:
                column, row = ord(centre[0]) - ord("A"), int(centre[1:])
                middle = (row, column) if sideways else (column, row)
            plan = MapPlan(
                sideways=sideways,
                pitch=pitch,
                across=_window(whole_across, wide, None if middle is None else middle[0]),
                down=_window(whole_down, high, None if middle is None else middle[1]),
                whole=wide == len(whole_across) and high == len(whole_down),
            )
            worth = (wide * high, not sideways, pitch)
            if best is None or worth > best[0]:
                best = worth, plan
    assert best is not None
    return best[1]


def _span(numbers: list[int]) -> range:
    return range(min(numbers), max(numbers) + 1)


def _window(whole: range, size: int, middle: int | None) -> range:
    """The part of `whole` with `size` places around `middle`."""
    start = whole.start if middle is None else middle - size // 2
    start = max(whole.start, min(start, whole.stop - size))
    return range(start, start + size)
