"""Every fault of a city in one go, each with its place.

`city_faults` takes any JSON value and never raises. What cannot be judged because something before it is
broken (the icons of an unknown game, say) is left out, everything else is checked.
"""

from __future__ import annotations

import re

from allaboard.boards.city import (
    DEPARTURE_ICON,
    FAST_COLOURS,
    GAMES,
    ICONS,
    PASSENGERS,
    SPOT_ICONS,
)
from allaboard.boards.continuations import TooManyContinuations, count_continuations
from allaboard.boards.faults import Fault
from allaboard.boards.harmless import shown

MAX_FAULTS = 200
MAX_PLAYERS = 5
MAX_SPOT_NAME = 60
DEPARTURE_COUNTS = (6, 12)
OBJECTIVES, OBJECTIVE_LETTERS = 5, 3

_CITY_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_STOP_NAME = re.compile(r"[A-Z][1-9][0-9]?")
_LETTER = re.compile(r"[a-z]")
_NEEDED = ("city", "game", "players", "stops", "roads", "personal_objectives")
_SPECIAL = {"jammed_roads": "bus", "fast_roads": "metro"}
_STOP_KEYS = ("icons", "departure", "letter", "spot")


def city_faults(value: object) -> list[Fault]:
    """What is wrong with a JSON value that should be a city: nothing, or everything."""
    return _Check().run(value)


class _Check:
    """One pass over one value. What later checks need is gathered by earlier ones."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.game: str | None = None
        self.most_players = 0
        self.stops: set[str] = set()
        self.green: set[str] = set()
        self.departures: dict[int, str] = {}
        self.letters: dict[str, str] = {}
        self.spots: dict[str, str] = {}
        self.neighbours: dict[str, set[str]] = {}

    def run(self, value: object) -> list[Fault]:
        if not isinstance(value, dict):
            self.add("not-a-city", "", f"a city is an object, not {shown(value)}")
            return self.faults
        self.keys(value)
        if "city" in value:
            self.name(value["city"])
        if "game" in value:
            self.check_game(value["game"])
        if "players" in value:
            self.players(value["players"])
        stops_are_known = isinstance(value.get("stops"), dict)
        if "stops" in value:
            self.check_stops(value["stops"])
        if "roads" in value:
            self.roads(value["roads"])
        if stops_are_known and isinstance(value.get("roads"), list):
            self.graph()
        for key, game in _SPECIAL.items():
            if key in value and self.game not in {None, game}:
                self.add("foreign-key", key, f"only a {game} city has {key}")
            elif key in value:
                self.special_roads(key, value[key])
        if "personal_objectives" in value:
            self.objectives(value["personal_objectives"], stops_are_known)
        if len(self.faults) > MAX_FAULTS:
            self.faults[MAX_FAULTS:] = [Fault("more-faults", "", "… and more")]
        return self.faults

    def add(self, code: str, at: str, message: str) -> None:
        if len(self.faults) <= MAX_FAULTS:
            self.faults.append(Fault(code, at, message))

    # The head of the file

    def keys(self, value: dict[str, object]) -> None:
        for key in _NEEDED:
            if key not in value:
                self.add("missing-key", key, "is missing")
        for key in value:
            if key not in _NEEDED and key not in _SPECIAL:
                self.add("unknown-key", shown(key), "a city has no such key")

    def name(self, value: object) -> None:
        if not isinstance(value, str) or not _CITY_NAME.fullmatch(value):
            self.add("bad-name", "city", "a name is 1 to 40 lower-case letters, digits and underscores")

    def check_game(self, value: object) -> None:
        if isinstance(value, str) and value in GAMES:
            self.game = value
        else:
            self.add("unknown-game", "game", f"a city is for bus or metro, not {shown(value)}")

    def players(self, value: object) -> None:
        match value:
            case [int(least), int(most)] if bool not in {type(least), type(most)}:
                if 1 <= least <= most <= MAX_PLAYERS:
                    self.most_players = most
                    return
            case _:
                pass
        self.add("bad-players", "players", f"the least and the most players, from 1 to {MAX_PLAYERS}")

    # Stops

    def check_stops(self, value: object) -> None:
        if not isinstance(value, dict):
            self.add("bad-stops", "stops", f"an object of stops, not {shown(value)}")
            return
        for name, stop in value.items():
            at = f"stops.{shown(name)}"
            if _STOP_NAME.fullmatch(name):
                self.stops.add(name)
            else:
                self.add("bad-stop-name", at, "a stop is a column A to Z and a row 1 to 99")
            if not isinstance(stop, dict):
                self.add("bad-stop", at, f"a stop is an object, not {shown(stop)}")
                continue
            for key in stop:
                if key not in _STOP_KEYS:
                    self.add("unknown-key", f"{at}.{shown(key)}", "a stop has no such key")
            self.stop(name, at, stop)
        self.departure_numbers()

    def stop(self, name: str, at: str, stop: dict[str, object]) -> None:
        icons = self.icons(at, stop.get("icons"))
        if "green_light" in icons:
            self.green.add(name)
        if "departure" in stop:
            self.departure(name, f"{at}.departure", stop["departure"], icons)
        if "letter" in stop:
            self.letter(name, f"{at}.letter", stop["letter"], "departure" in stop)
        if "spot" in stop:
            self.spot(name, f"{at}.spot", stop["spot"], icons)

    def icons(self, at: str, value: object) -> list[str]:
        """The icons that are known; each other one is a fault."""
        at = f"{at}.icons"
        if not isinstance(value, list) or not 1 <= len(value) <= 2:
            self.add("bad-icons", at, "a list of one icon, or of two passengers")
            return []
        known = []
        allowed = ICONS[self.game] if self.game else ICONS["bus"] + ICONS["metro"]
        for place, icon in enumerate(value):
            if isinstance(icon, str) and icon in allowed:
                known.append(icon)
            else:
                game = f"{self.game} has" if self.game else "the games have"
                self.add("unknown-icon", f"{at}[{place}]", f"{game} no icon {shown(icon)}")
        passengers = PASSENGERS["bus"] + PASSENGERS["metro"]
        places = [icon for icon in known if icon not in passengers]
        if len(value) == 2 and places:
            self.add("bad-icons", at, f"{places[0]} stands alone: only two passengers share a stop")
        return known

    def departure(self, name: str, at: str, value: object, icons: list[str]) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= max(DEPARTURE_COUNTS):
            self.add("bad-departure", at, f"a departure is a number 1 to 12, not {shown(value)}")
        elif value in self.departures:
            self.add("repeated-departure", at, f"{value} is already at {self.departures[value]}")
        else:
            self.departures[value] = name
        if self.game and icons and DEPARTURE_ICON[self.game] not in icons:
            self.add("misplaced-departure", at, f"a departure needs the icon {DEPARTURE_ICON[self.game]}")

    def departure_numbers(self) -> None:
        highest = max(self.departures, default=1)
        count = next(count for count in DEPARTURE_COUNTS if highest <= count)
        missing = [str(k) for k in range(1, count + 1) if k not in self.departures]
        if missing:
            self.add("missing-departure", "stops", f"departures are 1 to 6 or 1 to 12: no {_some(missing)}")
        elif count < 2 * self.most_players:
            message = f"{count} departures are too few for {self.most_players} players, two for each"
            self.add("too-few-departures", "players", message)

    def letter(self, name: str, at: str, value: object, is_departure: bool) -> None:
        if not isinstance(value, str) or not _LETTER.fullmatch(value):
            self.add("bad-letter", at, f"a letter is one of a to z, not {shown(value)}")
        elif value in self.letters:
            self.add("repeated-letter", at, f"{value} is already at {self.letters[value]}")
        else:
            self.letters[value] = name
        if is_departure:
            self.add("misplaced-letter", at, "a departure has no letter")

    def spot(self, name: str, at: str, value: object, icons: list[str]) -> None:
        if not isinstance(value, str) or not 1 <= len(value.strip()) <= len(value) <= MAX_SPOT_NAME:
            self.add("bad-spot", at, f"the name of a spot is a text of 1 to {MAX_SPOT_NAME} characters")
        if not self.game or not icons:
            return
        kinds = SPOT_ICONS[self.game]
        if not kinds:
            self.add("misplaced-spot", at, f"{self.game} has no sightseeing spots")
        elif icons[0] not in kinds:
            self.add("misplaced-spot", at, f"a spot needs one of the icons {', '.join(kinds)}")
        elif icons[0] in self.spots:
            self.add("repeated-spot", at, f"the {icons[0]} spot is already at {self.spots[icons[0]]}")
        else:
            self.spots[icons[0]] = name

    # Roads

    def road(self, at: str, value: object) -> tuple[str, str] | None:
        """The road as an ordered pair, if it joins two neighbouring stops of the city."""
        if not isinstance(value, list) or len(value) != 2 or not all(isinstance(end, str) for end in value):
            self.add("bad-road", at, "a road is a list of two stops")
            return None
        unknown = [end for end in value if end not in self.stops]
        for end in unknown:
            self.add("unknown-stop", at, f"there is no stop {shown(end)}")
        if unknown:
            return None
        one, other = sorted(value)
        if one == other:
            self.add("self-road", at, f"a road from {one} to itself")
            return None
        if not _are_neighbours(one, other):
            self.add("not-neighbours", at, f"{one} and {other} do not differ by one column or one row")
            return None
        return one, other

    def roads(self, value: object) -> None:
        if not isinstance(value, list):
            self.add("bad-roads", "roads", f"a list of roads, not {shown(value)}")
            return
        self.neighbours = {name: set() for name in self.stops}
        first: dict[tuple[str, str], int] = {}
        for place, pair in enumerate(value):
            road = self.road(f"roads[{place}]", pair)
            if road is None:
                continue
            one, other = road
            if road in first:
                self.add("repeated-road", f"roads[{place}]", f"{one}-{other} is already roads[{first[road]}]")
                continue
            first[road] = place
            self.neighbours[one].add(other)
            self.neighbours[other].add(one)

    def graph(self) -> None:
        for name in sorted(self.stops, key=_reading_order):
            count = len(self.neighbours[name])
            if count < 2:
                has = "one road" if count else "no road"
                self.add("too-few-roads", f"stops.{name}", f"has {has}, and every stop needs two")
        parts = _parts(self.neighbours)
        if len(parts) > 1:
            cut_off = sorted((name for part in parts[1:] for name in part), key=_reading_order)
            inside = min(parts[0], key=_reading_order)
            self.add("not-connected", "roads", f"no way from {inside} to {_some(cut_off)}")
        if self.game == "bus":
            try:
                count_continuations(self.neighbours, self.green & self.stops)
            except TooManyContinuations as error:
                message = "from here turns could go on over green lights in too many ways"
                self.add("too-many-continuations", f"stops.{error.stop}", message)

    def special_roads(self, key: str, value: object) -> None:
        taken: dict[tuple[str, str], str] = {}
        if key == "jammed_roads":
            self.some_special_roads(key, value, taken)
        elif not isinstance(value, dict):
            self.add("bad-roads", key, f"an object with {' and '.join(FAST_COLOURS)}, not {shown(value)}")
        else:
            for colour in FAST_COLOURS:
                if colour not in value:
                    self.add("missing-key", f"{key}.{colour}", "is missing")
            for colour, roads in value.items():
                if colour in FAST_COLOURS:
                    self.some_special_roads(f"{key}.{colour}", roads, taken)
                else:
                    self.add("unknown-key", f"{key}.{shown(colour)}", "no such colour of fast roads")

    def some_special_roads(self, key: str, value: object, taken: dict[tuple[str, str], str]) -> None:
        if not isinstance(value, list):
            self.add("bad-roads", key, f"a list of roads, not {shown(value)}")
            return
        for place, pair in enumerate(value):
            at = f"{key}[{place}]"
            road = self.road(at, pair)
            if road is None:
                continue
            one, other = road
            if other not in self.neighbours.get(one, ()):
                self.add("not-a-road", at, f"{one}-{other} is not one of the roads")
            elif road in taken:
                self.add("repeated-road", at, f"{one}-{other} is already {taken[road]}")
            else:
                taken[road] = at

    # Personal objectives

    def objectives(self, value: object, letters_are_known: bool) -> None:
        key = "personal_objectives"
        if not isinstance(value, list) or len(value) != OBJECTIVES:
            self.add("bad-objectives", key, "five lists of three letters")
            if not isinstance(value, list):
                return
        for place, letters in enumerate(value):
            at = f"{key}[{place}]"
            if not isinstance(letters, list) or not all(
                isinstance(letter, str) and _LETTER.fullmatch(letter) for letter in letters
            ):
                self.add("bad-objective", at, "a list of three letters a to z")
                continue
            if len(letters) != OBJECTIVE_LETTERS or len(set(letters)) != OBJECTIVE_LETTERS:
                self.add("bad-objective", at, "three different letters")
            if letters_are_known:
                for letter in dict.fromkeys(letters):
                    if letter not in self.letters:
                        self.add("unknown-letter", at, f"no stop has the letter {letter}")


def _reading_order(name: str) -> tuple[int, str]:
    return int(name[1:]), name[0]


def _are_neighbours(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:])) == 1


def _parts(neighbours: dict[str, set[str]]) -> list[set[str]]:
    """The connected parts, the largest first."""
    parts = []
    left = set(neighbours)
    while left:
        part = set()
        waiting = [min(left)]
        while waiting:
            name = waiting.pop()
            if name not in part:
                part.add(name)
                waiting.extend(neighbours[name])
        parts.append(part)
        left -= part
    return sorted(parts, key=len, reverse=True)


def _some(names: list[str], most: int = 5) -> str:
    """The first few, and how many more there are."""
    text = ", ".join(names[:most])
    return text if len(names) <= most else f"{text} and {len(names) - most} more"
