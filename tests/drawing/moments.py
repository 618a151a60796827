"""Moments on boards: of random games, and wilder ones that no game would reach."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st
from tests.engine.cities import cities
from tests.engine.dealing import BUILT_IN, dealt_in, played_to

from allaboard.boards.city import City
from allaboard.drawing.board import BoardState, Lit
from allaboard.drawing.geometry import RIVAL, LineKey
from allaboard.engine import LineGame

LONG_NAMES = (
    "Royal Albert Hall of Arts and Sciences",
    "Wolkenkratzerverwaltungsgebäude",
    "Musée des Beaux-Arts et d'Archéologie",
    "W" * 40,
    "a b c d e f g h i j",
    "名所" * 9,
)


def neighbours(city: City) -> dict[str, list[str]]:
    beside: dict[str, list[str]] = {stop.name: [] for stop in city.stops}
    for one, other in city.roads:
        beside[one].append(other)
        beside[other].append(one)
    return beside


def walk(rng: random.Random, city: City, start: str, longest: int) -> list[str]:
    beside, line = neighbours(city), [start]
    for _ in range(rng.randrange(longest)):
        free = [stop for stop in beside[line[-1]] if stop not in line]
        if not free:
            break
        line.append(rng.choice(free))
    return line


def renamed(rng: random.Random, city: City) -> City:
    """The city with long names at its spots, one for each kind of place that may have one."""
    stops = [replace(stop, spot=None) for stop in city.stops]
    for kind in ("university", "monument", "museum", "office") if city.game == "bus" else ():
        places = [place for place, stop in enumerate(stops) if stop.icons == (kind,)]
        if places:
            place = rng.choice(places)
            stops[place] = replace(stops[place], spot=rng.choice(LONG_NAMES))
    return replace(city, name="renamed", stops=tuple(stops))


def offered(rng: random.Random, city: City, lines: dict[LineKey, list[str]]) -> BoardState:
    """These lines with some stops lit, at times all of them, and a chosen turn, at times."""
    names = [stop.name for stop in city.stops]
    lit = {
        stop: Lit(rng.choice([0, 0, 1, 2, 12]), rng.choice([0, 0, 1, 4, 15]), rng.random() < 0.1)
        for stop in rng.sample(names, rng.choice([0, 3, 8, len(names)]) % (len(names) + 1))
    }
    chosen: list[str] = []
    if 0 in lines and lit and rng.random() < 0.5:
        at = lines[0][-1]
        for _ in range(rng.randint(1, 3)):
            at = rng.choice(neighbours(city)[at])
            chosen.append(at)
        lit.setdefault(at, Lit())
    return BoardState(
        lines=lines,
        eliminated=frozenset(line for line in lines if rng.random() < 0.2),
        awake=rng.choice([None, *city.fast_roads]),
        letters=frozenset(rng.sample("abcdefgh", 3)),
        viewer=0 if 0 in lines else None,
        lit=lit,
        chosen=tuple(chosen),
        reach=tuple(rng.sample(city.roads, min(5, len(city.roads)))),
        focus=rng.choice([None, *names]),
    )


def crowded(seed: int, city: City) -> tuple[City, BoardState]:
    """Up to five lines, and a rival that may begin where one does."""
    rng = random.Random(seed)
    if rng.random() < 0.5:
        city = renamed(rng, city)
    starts = rng.sample(sorted(city.departures.values()), min(rng.randint(1, 5), len(city.departures)))
    lines: dict[LineKey, list[str]] = {seat: walk(rng, city, start, 14) for seat, start in enumerate(starts)}
    if rng.random() < 0.3:
        lines[RIVAL] = walk(rng, city, rng.choice([starts[0], city.stops[0].name]), 12)
    return city, offered(rng, city, lines)


def of_game(game: LineGame, seed: int) -> BoardState:
    """A moment of a game, with something offered."""
    view = game.view(None)
    lines: dict[LineKey, list[str]] = {seat["seat"]: seat["line"] for seat in view["seats"] if seat["line"]}
    if view["rival"]:
        lines[RIVAL] = view["rival"]
    out = frozenset(seat["seat"] for seat in view["seats"] if seat["eliminated"])
    return replace(offered(random.Random(seed), game.deal.city, lines), eliminated=out)


def played(seed: int, city: City, turns: int) -> tuple[City, BoardState]:
    return city, of_game(played_to(dealt_in(city, seed), turns), seed)


def moments() -> st.SearchStrategy[tuple[City, BoardState]]:
    where = st.one_of(st.sampled_from(BUILT_IN), cities())
    seeds = st.integers(0, 2**32)
    return st.one_of(st.builds(crowded, seeds, where), st.builds(played, seeds, where, st.integers(0, 60)))
