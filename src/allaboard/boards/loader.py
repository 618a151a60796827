"""The built-in cities and those of a player, from a file or inline in a record."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, cast

from allaboard.boards.city import City, Road, Stop
from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.files import read_bytes
from allaboard.boards.harmless import shown
from allaboard.boards.strict_json import read_json
from allaboard.boards.validate import city_faults

_DATA = Path(__file__).parent / "data"


@cache
def names() -> tuple[str, ...]:
    """The built-in cities, in alphabetical order."""
    return tuple(sorted(path.stem for path in _DATA.glob("*.json")))


@cache
def load(name: str) -> City:
    """A built-in city. Its file was validated by the tests, so it is not validated again."""
    if name not in names():
        raise refuse("unknown-city", "", f"there is no city {shown(name)} (there are {', '.join(names())})")
    return _build(read_json((_DATA / f"{name}.json").read_bytes()))


def parse_city(value: object) -> City:
    """The city that a JSON value describes; raises `FaultsFound` with everything that is wrong with it."""
    faults = city_faults(value)
    if faults:
        raise FaultsFound(faults)
    return _build(value)


def read_city(path: str | Path) -> City:
    """The city in a file; raises `FaultsFound` if the file cannot be read or is not a city."""
    return parse_city(read_json(read_bytes(path)))


def find_city(name_or_path: str) -> City:
    """A built-in city by its name, or else a city file by its path."""
    if name_or_path in names():
        return load(name_or_path)
    if name_or_path.endswith(".json") or "/" in name_or_path or "\\" in name_or_path:
        return read_city(name_or_path)
    return load(name_or_path)


def _build(value: object) -> City:
    """The city of a JSON value that is known to have no fault."""
    data = cast("dict[str, Any]", value)
    roads = [_road(pair) for pair in data["roads"]]
    written = {frozenset(road): road for road in roads}
    return City(
        name=data["city"],
        game=data["game"],
        players=(data["players"][0], data["players"][1]),
        stops=tuple(
            Stop(name, tuple(stop["icons"]), stop.get("departure"), stop.get("letter"), stop.get("spot"))
            for name, stop in data["stops"].items()
        ),
        roads=tuple(roads),
        jammed_roads=tuple(written[frozenset(pair)] for pair in data.get("jammed_roads", [])),
        fast_roads={
            colour: tuple(written[frozenset(pair)] for pair in pairs)
            for colour, pairs in data.get("fast_roads", {}).items()
        },
        personal_objectives=tuple((a, b, c) for a, b, c in data["personal_objectives"]),
    )


def _road(pair: list[str]) -> Road:
    return (pair[0], pair[1])
