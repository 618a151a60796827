"""The validator names every fault of a city, with its place."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allaboard.boards import loader
from allaboard.boards.faults import Fault, FaultsFound
from allaboard.boards.validate import MAX_FAULTS, city_faults

City = dict[str, Any]


def bus() -> City:
    """New York under another name, to be spoilt."""
    return copy.deepcopy(loader.load("new_york").to_json()) | {"city": "mine"}


def metro() -> City:
    """Rome under another name, to be spoilt."""
    return copy.deepcopy(loader.load("rome").to_json()) | {"city": "mine"}


def put(*path: str | int, value: object) -> Callable[[City], object]:
    """Sets one value of a city, such as `put("stops", "A1", "icons", value=[])`."""

    def spoil(city: City) -> None:
        inner: Any = city
        for step in path[:-1]:
            inner = inner[step]
        if path[-1] == "+":
            inner.append(value)
        else:
            inner[path[-1]] = value

    return spoil


def drop(*path: str | int) -> Callable[[City], object]:
    """Removes one value of a city."""

    def spoil(city: City) -> None:
        inner: Any = city
        for step in path[:-1]:
            inner = inner[step]
        del inner[path[-1]]

    return spoil


def codes(faults: list[Fault]) -> set[tuple[str, str]]:
    return {(fault.code, fault.at) for fault in faults}


SPOILT_BUS = [
    (put("city", value="New York"), "bad-name", "city"),
    (put("city", value="9mile"), "bad-name", "city"),
    (put("city", value="mine\n"), "bad-name", "city"),
    (put("city", value="x" * 41), "bad-name", "city"),
    (put("city", value=7), "bad-name", "city"),
    (drop("city"), "missing-key", "city"),
    (drop("roads"), "missing-key", "roads"),
    (put("colour", value="red"), "unknown-key", "colour"),
    (put("game", value="tram"), "unknown-game", "game"),
    (put("game", value=["bus"]), "unknown-game", "game"),
    (put("players", value=[3, 2]), "bad-players", "players"),
    (put("players", value=[0, 2]), "bad-players", "players"),
    (put("players", value=[2, 6]), "bad-players", "players"),
    (put("players", value=[2]), "bad-players", "players"),
    (put("players", value=[True, 2]), "bad-players", "players"),
    (put("players", value=[2.0, 3]), "bad-players", "players"),
    (put("players", value="23"), "bad-players", "players"),
    (put("players", value=[2, 4]), "too-few-departures", "players"),
    (put("stops", value=[]), "bad-stops", "stops"),
    (put("stops", "a1", value={"icons": ["granny"]}), "bad-stop-name", "stops.a1"),
    (put("stops", "A0", value={"icons": ["granny"]}), "bad-stop-name", "stops.A0"),
    (put("stops", "A100", value={"icons": ["granny"]}), "bad-stop-name", "stops.A100"),
    (put("stops", "A٣", value={"icons": ["granny"]}), "bad-stop-name", "stops.A٣"),
    (put("stops", "A1", value=None), "bad-stop", "stops.A1"),
    (put("stops", "A1", "colour", value="red"), "unknown-key", "stops.A1.colour"),
    (drop("stops", "A1", "icons"), "bad-icons", "stops.A1.icons"),
    (put("stops", "A1", "icons", value=[]), "bad-icons", "stops.A1.icons"),
    (put("stops", "A1", "icons", value="granny"), "bad-icons", "stops.A1.icons"),
    (put("stops", "C3", "icons", value=["granny"] * 3), "bad-icons", "stops.C3.icons"),
    (put("stops", "C3", "icons", value=["granny", "office"]), "bad-icons", "stops.C3.icons"),
    (put("stops", "C3", "icons", value=["granny", "opera"]), "unknown-icon", "stops.C3.icons[1]"),
    (put("stops", "C3", "icons", value=[7]), "unknown-icon", "stops.C3.icons[0]"),
    (put("stops", "C2", "departure", value=0), "bad-departure", "stops.C2.departure"),
    (put("stops", "C2", "departure", value=13), "bad-departure", "stops.C2.departure"),
    (put("stops", "C2", "departure", value="1"), "bad-departure", "stops.C2.departure"),
    (put("stops", "C2", "departure", value=True), "bad-departure", "stops.C2.departure"),
    (put("stops", "C2", "departure", value=None), "bad-departure", "stops.C2.departure"),
    (put("stops", "C2", "departure", value=2), "repeated-departure", "stops.F3.departure"),
    (put("stops", "C2", "departure", value=7), "missing-departure", "stops"),
    (drop("stops", "C2", "departure"), "missing-departure", "stops"),
    (put("stops", "C2", "icons", value=["granny"]), "misplaced-departure", "stops.C2.departure"),
    (put("stops", "B1", "letter", value="A"), "bad-letter", "stops.B1.letter"),
    (put("stops", "B1", "letter", value="aa"), "bad-letter", "stops.B1.letter"),
    (put("stops", "B1", "letter", value="ä"), "bad-letter", "stops.B1.letter"),
    (put("stops", "B1", "letter", value=1), "bad-letter", "stops.B1.letter"),
    (put("stops", "F1", "letter", value="a"), "repeated-letter", "stops.F1.letter"),
    (put("stops", "C2", "letter", value="z"), "misplaced-letter", "stops.C2.letter"),
    (put("stops", "A1", "spot", value=""), "bad-spot", "stops.A1.spot"),
    (put("stops", "A1", "spot", value=" "), "bad-spot", "stops.A1.spot"),
    (put("stops", "A1", "spot", value="x" * 61), "bad-spot", "stops.A1.spot"),
    (put("stops", "A1", "spot", value=None), "bad-spot", "stops.A1.spot"),
    (put("stops", "C3", "spot", value="Here"), "misplaced-spot", "stops.C3.spot"),
    (put("stops", "C2", "spot", value="Here"), "misplaced-spot", "stops.C2.spot"),
    (put("stops", "B5", "spot", value="Other"), "repeated-spot", "stops.B5.spot"),
    (put("roads", value={}), "bad-roads", "roads"),
    (put("roads", 17, value=None), "bad-road", "roads[17]"),
    (put("roads", 17, value=["A1"]), "bad-road", "roads[17]"),
    (put("roads", 17, value=["A1", 1]), "bad-road", "roads[17]"),
    (put("roads", 17, value="A1"), "bad-road", "roads[17]"),
    (put("roads", 17, value=["A1", "Z9"]), "unknown-stop", "roads[17]"),
    (put("roads", "+", value=["A1", "A1"]), "self-road", "roads[126]"),
    (put("roads", "+", value=["A1", "B2"]), "not-neighbours", "roads[126]"),
    (put("roads", "+", value=["A1", "A3"]), "not-neighbours", "roads[126]"),
    (put("roads", "+", value=["A1", "B1"]), "repeated-road", "roads[126]"),
    (put("roads", "+", value=["B1", "A1"]), "repeated-road", "roads[126]"),
    (put("roads", 0, value=["E9", "F9"]), "too-few-roads", "stops.A1"),
    (put("stops", "Z9", value={"icons": ["granny"]}), "too-few-roads", "stops.Z9"),
    (put("stops", "Z9", value={"icons": ["granny"]}), "not-connected", "roads"),
    (put("jammed_roads", value=None), "bad-roads", "jammed_roads"),
    (put("jammed_roads", "+", value=[]), "bad-road", "jammed_roads[16]"),
    (put("jammed_roads", "+", value=["A1", "B2"]), "not-neighbours", "jammed_roads[16]"),
    (put("jammed_roads", "+", value=["A1", "Z1"]), "unknown-stop", "jammed_roads[16]"),
    (put("jammed_roads", "+", value=["D4", "C4"]), "repeated-road", "jammed_roads[16]"),
    (put("fast_roads", value={"yellow": [], "burgundy": []}), "foreign-key", "fast_roads"),
    (put("personal_objectives", value=None), "bad-objectives", "personal_objectives"),
    (drop("personal_objectives", 4), "bad-objectives", "personal_objectives"),
    (put("personal_objectives", "+", value=["a", "b", "c"]), "bad-objectives", "personal_objectives"),
    (put("personal_objectives", 2, value="abc"), "bad-objective", "personal_objectives[2]"),
    (put("personal_objectives", 2, value=["a", "b"]), "bad-objective", "personal_objectives[2]"),
    (put("personal_objectives", 2, value=["a", "b", "b"]), "bad-objective", "personal_objectives[2]"),
    (put("personal_objectives", 2, value=["a", "b", 3]), "bad-objective", "personal_objectives[2]"),
    (put("personal_objectives", 2, value=["a", "b", "z"]), "unknown-letter", "personal_objectives[2]"),
    (drop("stops", "B1", "letter"), "unknown-letter", "personal_objectives[0]"),
]

SPOILT_METRO = [
    (put("jammed_roads", value=[]), "foreign-key", "jammed_roads"),
    (put("fast_roads", value=[]), "bad-roads", "fast_roads"),
    (drop("fast_roads", "yellow"), "missing-key", "fast_roads.yellow"),
    (put("fast_roads", "green", value=[]), "unknown-key", "fast_roads.green"),
    (put("fast_roads", "yellow", value="all"), "bad-roads", "fast_roads.yellow"),
    (put("fast_roads", "yellow", 3, value=["D1", "F1"]), "not-neighbours", "fast_roads.yellow[3]"),
    (put("stops", "E1", "icons", value=["cinema"]), "misplaced-departure", "stops.E1.departure"),
    (put("stops", "A2", "spot", value="Cinecittà"), "misplaced-spot", "stops.A2.spot"),
    (put("stops", "D1", "icons", value=["professional"]), "unknown-icon", "stops.D1.icons[0]"),
    (put("stops", "D1", "icons", value=["green_light"]), "unknown-icon", "stops.D1.icons[0]"),
]


@pytest.mark.parametrize(("spoil", "code", "at"), SPOILT_BUS)
def test_a_spoilt_bus_city(spoil: Callable[[City], object], code: str, at: str) -> None:
    city = bus()
    assert city_faults(city) == []
    spoil(city)
    assert (code, at) in codes(city_faults(city))
    with pytest.raises(FaultsFound):
        loader.parse_city(city)


@pytest.mark.parametrize(("spoil", "code", "at"), SPOILT_METRO)
def test_a_spoilt_metro_city(spoil: Callable[[City], object], code: str, at: str) -> None:
    city = metro()
    assert city_faults(city) == []
    spoil(city)
    assert (code, at) in codes(city_faults(city))


def test_a_special_road_must_be_one_of_the_roads() -> None:
    city = metro()
    road = city["fast_roads"]["burgundy"][4]
    city["roads"].remove(road)
    assert ("not-a-road", "fast_roads.burgundy[4]") in codes(city_faults(city))


def test_a_road_cannot_be_fast_in_both_colours() -> None:
    city = metro()
    one, other = city["fast_roads"]["yellow"][0]
    city["fast_roads"]["burgundy"].append([other, one])
    assert [str(fault) for fault in city_faults(city)] == [
        f"fast_roads.burgundy[19]: {one}-{other} is already fast_roads.yellow[0]"
    ]


def test_what_may_be_different_in_a_city_of_ones_own() -> None:
    city = bus()
    del city["jammed_roads"]
    city["players"] = [1, 2]
    city["stops"]["C3"]["icons"] = ["granny", "granny"]
    del city["stops"]["A1"]["spot"]
    city["stops"]["B1"]["letter"] = "z"
    city["personal_objectives"][0][0] = "z"
    assert city_faults(city) == []


def test_two_parts_are_told_apart_by_the_smaller_one() -> None:
    city = bus()
    for name in ("Y1", "Z1", "Y2", "Z2"):
        city["stops"][name] = {"icons": ["granny"]}
    city["roads"] += [["Y1", "Z1"], ["Y1", "Y2"], ["Z1", "Z2"], ["Y2", "Z2"]]
    assert [str(fault) for fault in city_faults(city)] == ["roads: no way from A1 to Y1, Z1, Y2, Z2"]


def test_all_faults_are_told_at_once() -> None:
    city = bus()
    city["stops"]["C3"]["icons"] = ["grandma"]
    city["stops"]["A1"]["spot"] = 5
    city["roads"][17] = ["A1", "C9"]
    city["jammed_roads"].append(["A1", "A9"])
    city["personal_objectives"][3] = ["a", "b"]
    city["players"] = "two"
    city["mood"] = "good"
    assert codes(city_faults(city)) >= {
        ("unknown-icon", "stops.C3.icons[0]"),
        ("bad-spot", "stops.A1.spot"),
        ("not-neighbours", "roads[17]"),
        ("not-neighbours", "jammed_roads[16]"),
        ("bad-objective", "personal_objectives[3]"),
        ("bad-players", "players"),
        ("unknown-key", "mood"),
    }


def test_a_flood_of_faults_is_cut() -> None:
    city = bus()
    city["roads"] = [["A1"]] * 100_000
    faults = city_faults(city)
    assert len(faults) == MAX_FAULTS + 1
    assert str(faults[-1]) == "… and more"


def test_names_in_messages_are_harmless() -> None:
    city = bus()
    city["\x1b[2J"] = 1
    city["stops"]["\u202eA1"] = {"icons": ["\x07" * 1000], "\n": 2}
    text = "".join(map(str, city_faults(city)))
    assert text.isprintable()
    assert len(text) < 1000


def grid(columns: int, rows: int, green: Callable[[int, int], bool]) -> City:
    """A full grid; the first six green lights are the departures."""
    names = [[f"{chr(65 + x)}{y + 1}" for x in range(columns)] for y in range(rows)]
    stops: City = {
        names[y][x]: {"icons": ["green_light" if green(x, y) else "granny"]}
        for y in range(rows)
        for x in range(columns)
    }
    lights = [name for name, stop in stops.items() if stop["icons"] == ["green_light"]]
    for number, name in enumerate(lights[:6], 1):
        stops[name]["departure"] = number
    others = [name for name in stops if "departure" not in stops[name]]
    for letter, name in zip("abcdefghijklmno", others, strict=False):
        stops[name]["letter"] = letter
    across = [[names[y][x], names[y][x + 1]] for y in range(rows) for x in range(columns - 1)]
    down = [[names[y][x], names[y + 1][x]] for y in range(rows - 1) for x in range(columns)]
    letters = "abcdefghijklmno"
    return {
        "city": "grid",
        "game": "bus",
        "players": [2, 3],
        "stops": stops,
        "roads": across + down,
        "personal_objectives": [list(letters[i : i + 3]) for i in range(0, 15, 3)],
    }


class TestP8Continuations:
    def test_lights_that_do_not_touch_are_fine(self) -> None:
        assert city_faults(grid(8, 8, lambda x, y: x % 2 == 0 and y % 2 == 0)) == []

    def test_a_long_row_of_lights_is_fine(self) -> None:
        assert city_faults(grid(12, 4, lambda x, y: y == 1)) == []

    @pytest.mark.parametrize(("columns", "rows"), [(6, 6), (26, 99)])
    def test_a_city_of_nothing_but_lights_is_refused_before_the_walk_ends(self, columns: int, rows: int) -> None:
        faults = city_faults(grid(columns, rows, lambda x, y: True))
        assert [fault.code for fault in faults] == ["too-many-continuations"]

    def test_a_huge_ring_of_lights_is_refused(self) -> None:
        faults = city_faults(grid(26, 99, lambda x, y: x in {0, 25} or y in {0, 98}))
        assert [fault.code for fault in faults] == ["too-many-continuations"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=20,
)
CITY_KEYS = ("city", "game", "players", "stops", "roads", "jammed_roads", "fast_roads", "personal_objectives")


@given(JSON | st.fixed_dictionaries({}, optional=dict.fromkeys(CITY_KEYS, JSON)))
def test_no_value_makes_the_validator_raise(value: object) -> None:
    assert city_faults(value) != []


@given(st.data())
def test_a_mutated_city_is_refused_with_its_faults_or_parsed(data: st.DataObject) -> None:
    city = data.draw(st.sampled_from([bus, metro]))()
    for _ in range(data.draw(st.integers(1, 4))):
        inner: Any = city
        while isinstance(inner, (dict, list)) and inner:
            keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
            key = data.draw(st.sampled_from(keys))
            if data.draw(st.booleans()) or not isinstance(inner[key], (dict, list)):
                action = data.draw(st.sampled_from(["drop", "replace", "copy"]))
                if action == "drop":
                    del inner[key]
                elif action == "replace":
                    inner[key] = data.draw(JSON)
                else:
                    inner[key] = copy.deepcopy(inner[data.draw(st.sampled_from(keys))])
                break
            inner = inner[key]
    faults = city_faults(city)
    if faults:
        with pytest.raises(FaultsFound) as caught:
            loader.parse_city(city)
        assert caught.value.faults == tuple(faults)
    else:
        assert loader.parse_city(loader.parse_city(city).to_json()) == loader.parse_city(city)
