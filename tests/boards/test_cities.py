"""The four built-in cities, as boards/README.md of the specification counts them."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

import allaboard.boards.loader
from allaboard.boards import loader
from allaboard.boards.city import City, Stop
from allaboard.boards.continuations import count_continuations
from allaboard.boards.faults import FaultsFound
from allaboard.boards.validate import city_faults

DATA = Path(allaboard.boards.loader.__file__).parent / "data"
CITIES = ("london", "new_york", "paris", "rome")


def raw(name: str) -> object:
    return json.loads((DATA / f"{name}.json").read_bytes())


def test_there_are_four_cities() -> None:
    assert loader.names() == CITIES


@pytest.mark.parametrize(
    ("name", "game", "players", "stops", "roads", "jammed", "yellow", "burgundy", "departures"),
    [
        ("new_york", "bus", (2, 3), 74, 126, 16, 0, 0, 6),
        ("london", "bus", (4, 5), 96, 156, 0, 0, 0, 12),
        ("rome", "metro", (2, 3), 76, 120, 0, 19, 19, 6),
        ("paris", "metro", (4, 5), 96, 164, 0, 0, 0, 12),
    ],
)
def test_the_counts_of_the_printed_boards(
    name: str,
    game: str,
    players: tuple[int, int],
    stops: int,
    roads: int,
    jammed: int,
    yellow: int,
    burgundy: int,
    departures: int,
) -> None:
    city = loader.load(name)
    assert (city.name, city.game, city.players) == (name, game, players)
    assert (len(city.stops), len(city.roads), len(city.jammed_roads)) == (stops, roads, jammed)
    assert len(city.fast_roads.get("yellow", ())) == yellow
    assert len(city.fast_roads.get("burgundy", ())) == burgundy
    assert list(city.departures) == list(range(1, departures + 1))
    assert list(city.letters) == list("abcdefghijklmno")
    assert len(city.personal_objectives) == 5


@pytest.mark.parametrize("name", CITIES)
def test_a_built_in_city_has_no_fault(name: str) -> None:
    assert city_faults(raw(name)) == []


@pytest.mark.parametrize("name", CITIES)
def test_a_city_writes_itself_out_without_loss(name: str) -> None:
    city = loader.load(name)
    assert city.to_json() == raw(name)
    again = loader.parse_city(json.loads(json.dumps(city.to_json())))
    assert again == city
    assert hash(again) == hash(city)
    assert pickle.loads(pickle.dumps(city)) == city  # noqa: S301


@pytest.mark.parametrize("name", CITIES)
def test_stops_keep_the_order_of_the_file(name: str) -> None:
    data = raw(name)
    assert isinstance(data, dict)
    assert [stop.name for stop in loader.load(name).stops] == list(data["stops"])


def test_a_city_is_loaded_once() -> None:
    assert loader.load("rome") is loader.load("rome")


def test_a_stop_is_found_by_its_name() -> None:
    new_york = loader.load("new_york")
    assert new_york.stop("A1") == Stop("A1", ("university",), spot="Columbia")
    assert new_york.stop("C2") == Stop("C2", ("green_light",), departure=1)
    assert (new_york.stop("C13").column, new_york.stop("C13").row) == ("C", 13)
    assert new_york.departures[1] == "C2"
    assert new_york.letters["o"] == "C13"
    assert "A1" in new_york
    assert "Z9" not in new_york
    with pytest.raises(KeyError):
        new_york.stop("Z9")


def test_special_roads_are_written_as_in_the_list_of_roads() -> None:
    data = raw("new_york")
    assert isinstance(data, dict)
    data["city"] = "my_york"
    data["jammed_roads"] = [pair[::-1] for pair in data["jammed_roads"]]
    city = loader.parse_city(data)
    assert city.jammed_roads == loader.load("new_york").jammed_roads
    assert set(city.jammed_roads) <= set(city.roads)


def test_p8_green_lights_of_the_printed_boards_hardly_touch() -> None:
    for name in ("new_york", "london"):
        city = loader.load(name)
        neighbours: dict[str, set[str]] = {stop.name: set() for stop in city.stops}
        for one, other in city.roads:
            neighbours[one].add(other)
            neighbours[other].add(one)
        counts = count_continuations(neighbours, {s.name for s in city.stops if s.icons == ("green_light",)})
        assert 2 <= min(counts.values()) <= max(counts.values()) <= 20


class TestFindingACity:
    def test_by_its_name(self) -> None:
        assert loader.find_city("paris") is loader.load("paris")

    def test_by_its_path(self, tmp_path: Path) -> None:
        city = own_city()
        path = tmp_path / "mine.json"
        path.write_text(json.dumps(city.to_json()), encoding="utf-8")
        assert loader.find_city(str(path)) == city
        assert loader.read_city(path) == city

    def test_an_unknown_name_lists_the_known_ones(self) -> None:
        with pytest.raises(FaultsFound, match=r"no city berlin .*london, new_york, paris, rome"):
            loader.find_city("berlin")

    def test_an_unknown_name_is_shown_harmlessly(self) -> None:
        with pytest.raises(FaultsFound) as caught:
            loader.load("\x1b[31mrome")
        assert "\x1b" not in str(caught.value)

    @pytest.mark.parametrize(
        ("path", "words"),
        [
            ("missing.json", "no such file"),
            (".", "is a folder"),
            ("nul\0.json", "cannot be read"),
            ("x" * 5000 + ".json", "cannot be read"),
            ("file.json/inner.json", "cannot be read"),
        ],
    )
    def test_a_path_that_is_no_file(self, path: str, words: str, tmp_path: Path) -> None:
        (tmp_path / "file.json").write_text("{}")
        with pytest.raises(FaultsFound, match=words) as caught:
            loader.read_city(f"{tmp_path}/{path}")
        assert caught.value.faults[0].code == "no-file"

    def test_a_file_over_one_megabyte(self, tmp_path: Path) -> None:
        path = tmp_path / "big.json"
        path.write_bytes(b" " * 1_000_001)
        with pytest.raises(FaultsFound, match="1,000,000 bytes"):
            loader.read_city(path)


class TestNamesOfBuiltInCities:
    def test_a_changed_city_may_keep_the_name_and_is_another_city(self) -> None:
        data = own_city().to_json() | {"city": "new_york"}
        changed = loader.parse_city(data)
        assert changed.name == "new_york"
        assert changed != loader.load("new_york")


def own_city() -> City:
    data = loader.load("new_york").to_json() | {"city": "my_york", "jammed_roads": []}
    return loader.parse_city(data)
