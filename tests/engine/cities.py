"""Invented cities: small, odd, sometimes large, always valid."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from allaboard.boards.city import DEPARTURE_ICON, PASSENGERS, PLACES, City
from allaboard.boards.loader import parse_city
from allaboard.boards.validate import city_faults

Name = str
Pair = tuple[Name, Name]


def grid_roads(stops: list[Name]) -> list[Pair]:
    """Every pair of stops that are neighbours on the grid."""
    here = set(stops)
    found = []
    for stop in stops:
        right, down = chr(ord(stop[0]) + 1) + stop[1:], f"{stop[0]}{int(stop[1:]) + 1}"
        found += [(stop, other) for other in (right, down) if other in here]
    return found


def holds_together(stops: list[Name], roads: list[Pair]) -> bool:
    """Whether every stop has two roads and there is a way between any two."""
    beside: dict[Name, set[Name]] = {stop: set() for stop in stops}
    for one, other in roads:
        beside[one].add(other)
        beside[other].add(one)
    if any(len(others) < 2 for others in beside.values()):
        return False
    seen: set[Name] = set()
    waiting = [stops[0]]
    while waiting:
        stop = waiting.pop()
        if stop not in seen:
            seen.add(stop)
            waiting += beside[stop]
    return len(seen) == len(stops)


def thinned(rng: random.Random, stops: list[Name], least: int) -> tuple[list[Name], list[Pair]]:
    """A grid with some stops and roads taken out."""
    roads = grid_roads(stops)
    for stop in rng.sample(stops, rng.randrange(len(stops) // 3 + 1)):
        fewer = [other for other in stops if other != stop]
        left = [road for road in roads if stop not in road]
        if len(fewer) >= least and holds_together(fewer, left):
            stops, roads = fewer, left
    for road in rng.sample(roads, rng.randrange(len(roads) // 2 + 1)):
        left = [other for other in roads if other != road]
        if holds_together(stops, left):
            roads = left
    return stops, roads


def icons(rng: random.Random, game: str, of_departures: float) -> list[str]:
    """What one stop shows: often a passenger, at times two, at times many departure icons."""
    if rng.random() < of_departures:
        return [DEPARTURE_ICON[game]]
    passengers = PASSENGERS[game]
    kind = rng.random()
    if kind < 0.15:
        return [rng.choice(passengers), rng.choice(passengers)]
    if kind < 0.6:
        return [rng.choice(passengers)]
    return [rng.choice([icon for icon in PLACES[game] if icon != DEPARTURE_ICON[game]])]


def some_roads(rng: random.Random, roads: list[Pair], share: float) -> list[list[Name]]:
    return [list(road) for road in roads if rng.random() < share]


def invented(rng: random.Random, game: str) -> dict[str, object]:
    """A city as a file would hold it."""
    large = rng.random() < 0.05
    width, height = (12, 12) if large else (rng.randint(3, 8), rng.randint(3, 7))
    # Rows around ten and columns anywhere: names sort as text, not as numbers.
    left, top = rng.randint(0, 26 - width), rng.choice([1, 7, 8, 9, 98 - height])
    grid = [f"{chr(65 + left + x)}{top + y}" for y in range(height) for x in range(width)]
    departures = 12 if len(grid) >= 24 and rng.random() < 0.5 else 6
    stops, roads = thinned(rng, grid, departures + 3)
    rng.shuffle(stops)
    density = rng.choice([0.0, 0.1, 0.3])
    shown: dict[str, dict[str, object]] = {stop: {"icons": icons(rng, game, density)} for stop in stops}
    for number, stop in enumerate(stops[:departures], 1):
        shown[stop] = {"icons": [DEPARTURE_ICON[game]], "departure": number}
    letters = [chr(97 + place) for place in range(min(15, len(stops) - departures))]
    for letter, stop in zip(letters, stops[departures:], strict=False):
        shown[stop]["letter"] = letter
    if game == "bus":
        for kind in ("university", "monument", "museum", "office"):
            places = [stop for stop in stops if shown[stop]["icons"] == [kind]]
            if places and rng.random() < 0.7:
                shown[rng.choice(places)]["spot"] = f"the {kind}"
    most = rng.randint(1, min(5, departures // 2))
    city: dict[str, object] = {
        "city": "invented",
        "game": game,
        "players": [rng.randint(1, most), most],
        "stops": shown,
        "roads": [list(road) for road in roads],
        "personal_objectives": [rng.sample(letters, 3) for _ in range(5)],
    }
    if game == "bus" and rng.random() < 0.6:
        city["jammed_roads"] = some_roads(rng, roads, 0.3)
    if game == "metro" and rng.random() < 0.6:
        yellow = some_roads(rng, roads, 0.3)
        rest = [road for road in roads if list(road) not in yellow]
        city["fast_roads"] = {"yellow": yellow, "burgundy": some_roads(rng, rest, 0.3)}
    return city


def attempts(seed: int, game: str) -> Iterator[City]:
    rng = random.Random(seed)
    while True:
        value = invented(rng, game)
        faults = city_faults(value)
        if not faults:
            yield parse_city(value)
        else:  # only a thicket of green lights can be refused: everything else is built right
            assert {fault.code for fault in faults} == {"too-many-continuations"}, faults


def cities(game: str | None = None) -> st.SearchStrategy[City]:
    """Valid invented cities of one game, or of both."""
    games = st.sampled_from(["bus", "metro"]) if game is None else st.just(game)
    return st.builds(lambda seed, kind: next(attempts(seed, kind)), st.integers(0, 2**32), games)


def metropolis(game: str) -> City:
    """520 stops and 994 roads, and all twelve departures close together in its last corner."""
    rng = random.Random(game)
    stops = [f"{chr(65 + x)}{1 + y}" for y in range(20) for x in range(26)]
    roads = grid_roads(stops)
    shown: dict[str, dict[str, object]] = {stop: {"icons": icons(rng, game, 0.1)} for stop in stops}
    corner = [f"{column}{row}" for row in (14, 16, 18) for column in "TVXZ"]
    for number, stop in enumerate(corner, 1):
        shown[stop] = {"icons": [DEPARTURE_ICON[game]], "departure": number}
    letters = "abcdefghijklmno"
    for letter, column in zip(letters, "ABCDEFGHIJKLMNO", strict=True):
        shown[f"{column}19"]["letter"] = letter
    city: dict[str, object] = {
        "city": "metropolis",
        "game": game,
        "players": [1, 5],
        "stops": shown,
        "roads": [list(road) for road in roads],
        "personal_objectives": [list(letters[3 * k : 3 * k + 3]) for k in range(5)],
    }
    if game == "bus":
        city["jammed_roads"] = some_roads(rng, roads, 0.2)
    else:
        half = len(roads) // 2
        yellow, burgundy = some_roads(rng, roads[:half], 0.3), some_roads(rng, roads[half:], 0.3)
        city["fast_roads"] = {"yellow": yellow, "burgundy": burgundy}
    return parse_city(city)
