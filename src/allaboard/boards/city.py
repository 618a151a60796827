"""What a city is, as a value: the stops, the roads between them, and what is printed on both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from allaboard.boards.pictures import picture_of

Road = tuple[str, str]

GAMES = ("bus", "metro")

# The icons of each game. A stop shows one of them, or two passengers.
PASSENGERS: Mapping[str, tuple[str, ...]] = {
    "bus": ("granny", "student", "tourist", "professional"),
    "metro": ("granny", "student", "tourist", "flirt_light", "flirt_dark"),
}
PLACES: Mapping[str, tuple[str, ...]] = {
    "bus": ("university", "monument", "museum", "office", "green_light"),
    "metro": ("cinema", "opera", "theater", "restaurant", "metro"),
}
ICONS: Mapping[str, tuple[str, ...]] = {game: PASSENGERS[game] + PLACES[game] for game in GAMES}

# Where lines may start, and which places may be sightseeing spots.
DEPARTURE_ICON: Mapping[str, str] = {"bus": "green_light", "metro": "metro"}
SPOT_ICONS: Mapping[str, tuple[str, ...]] = {
    "bus": ("university", "monument", "museum", "office"),
    "metro": (),
}
FAST_COLOURS = ("yellow", "burgundy")


@dataclass(frozen=True, slots=True)
class Stop:
    """An intersection: a column letter and a row number, and what is printed there."""

    name: str
    icons: tuple[str, ...]
    departure: int | None = None
    letter: str | None = None
    spot: str | None = None

    @property
    def column(self) -> str:
        return self.name[0]

    @property
    def row(self) -> int:
        return int(self.name[1:])

    def to_json(self) -> dict[str, object]:
        """The stop as a city file writes it, without its name."""
        found: dict[str, object] = {"icons": list(self.icons)}
        if self.departure is not None:
            found["departure"] = self.departure
        if self.spot is not None:
            found["spot"] = self.spot
        if self.letter is not None:
            found["letter"] = self.letter
        return found


@dataclass(frozen=True, slots=True)
class City:
    """A whole board. Stops and roads keep the order of the file; special roads are written as in `roads`."""

    name: str
    game: str
    players: tuple[int, int]
    stops: tuple[Stop, ...]
    roads: tuple[Road, ...]
    jammed_roads: tuple[Road, ...] = ()
    fast_roads: Mapping[str, tuple[Road, ...]] = field(default_factory=dict, hash=False)
    personal_objectives: tuple[tuple[str, str, str], ...] = ()
    _by_name: dict[str, Stop] = field(init=False, repr=False, compare=False, hash=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_name", {stop.name: stop for stop in self.stops})

    def stop(self, name: str) -> Stop:
        """The stop of that name; `KeyError` if there is none."""
        return self._by_name[name]

    def __contains__(self, name: object) -> bool:
        return name in self._by_name

    @property
    def departures(self) -> dict[int, str]:
        """Departure number → name of the stop, in the order of the numbers."""
        return dict(sorted((stop.departure, stop.name) for stop in self.stops if stop.departure is not None))

    @property
    def letters(self) -> dict[str, str]:
        """Letter → name of the stop, in the order of the letters."""
        return dict(sorted((stop.letter, stop.name) for stop in self.stops if stop.letter is not None))

    def to_json(self) -> dict[str, object]:
        """The city as its file writes it: `parse_city(city.to_json()) == city`."""
        found: dict[str, object] = {
            "city": self.name,
            "game": self.game,
            "players": list(self.players),
            "stops": {stop.name: stop.to_json() for stop in self.stops},
            "roads": [list(road) for road in self.roads],
        }
        if self.jammed_roads:
            found["jammed_roads"] = [list(road) for road in self.jammed_roads]
        if self.fast_roads:
            found["fast_roads"] = {colour: [list(road) for road in roads] for colour, roads in self.fast_roads.items()}
        found["personal_objectives"] = [list(letters) for letters in self.personal_objectives]
        return found

    def _repr_svg_(self) -> str:
        return picture_of(self)
