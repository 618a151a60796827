"""Reading a record: what it says, and every fault of its form with its place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.records.samples import faults_of, london, new_york, places, rome, with_hands

from allaboard.boards.faults import FaultsFound
from allaboard.boards.loader import load
from allaboard.engine import LineSetup
from allaboard.records import Player, Record, parse_record, read_record
from allaboard.records.model import MAX_NAME


def test_a_record_says_what_was_dealt_and_decided() -> None:
    record = parse_record(new_york())
    assert record.game == "bus"
    assert record.city is load("new_york")
    assert record.players == (Player("P0"), Player("P1"))
    assert isinstance(record.setup, LineSetup)
    assert len(record.setup.tickets) == 12
    assert len(record.actions) == 24
    assert record.seed is None
    assert record.result is None


def test_options_may_be_left_out() -> None:
    value = new_york()
    del value["options"]
    assert parse_record(value) == parse_record(new_york())


def test_an_option_at_its_default_is_no_option() -> None:
    value = new_york()
    value["options"] = {"any_city": False}
    assert parse_record(value).to_json()["options"] == {}


def test_seed_bot_and_left_are_kept() -> None:
    value = new_york()
    value["seed"] = "2026-11-15"
    value["players"][1] |= {"bot": "expert", "left": 17}
    record = parse_record(value)
    assert record.seed == "2026-11-15"
    assert record.players[1] == Player("P1", "expert", 17)
    assert record.to_json() == value


def test_a_city_may_be_written_out() -> None:
    value = new_york()
    value["city"] = load("new_york").to_json()
    record = parse_record(value)
    assert record.city == load("new_york")
    assert record.to_json()["city"] == "new_york"


def own_city() -> dict[str, Any]:
    city = load("new_york").to_json()
    city["city"] = "my_town"
    return city


def test_a_players_own_city_stays_written_out() -> None:
    value = new_york()
    value["city"] = own_city()
    record = parse_record(value)
    assert record.city is not None
    assert record.city.name == "my_town"
    assert record.to_json()["city"] == own_city()


def test_faults_of_a_written_out_city_have_its_place() -> None:
    value = new_york()
    value["city"] = own_city() | {"players": [2, 9], "colour": "red"}
    del value["city"]["stops"]["A6"]["icons"]
    assert {"city.players", "city.colour", "city.stops.A6.icons"} <= places(value)


def test_a_city_that_was_fine_before_is_still_told_from_one_that_only_equals_it() -> None:
    value = new_york()
    value["city"] = own_city()
    assert faults_of(value) == []
    value["city"] = own_city() | {"players": [2.0, 3]}
    assert value["city"] == own_city()  # for Python
    assert places(value) == {"city.players"}


def test_a_changed_city_may_keep_the_name_of_a_built_in_one() -> None:
    value = new_york()
    value["city"] = load("new_york").to_json() | {"jammed_roads": []}
    record = parse_record(value)
    assert record.city != load("new_york")
    assert parse_record(record.to_json()) == record


def test_open_departures_come_from_the_hands() -> None:
    record = parse_record(with_hands())
    assert isinstance(record.setup, LineSetup)
    assert record.setup.departures == (None, 4)
    assert record.setup.hands == ((1, 2), (5, 4))


WRONG_VALUES: list[tuple[str, Any, str]] = [
    ("format", "allaboard/2", "format"),
    ("format", 1, "format"),
    ("rules", 2, "rules"),
    ("rules", True, "rules"),
    ("rules", 1.0, "rules"),
    ("rules", "1", "rules"),
    ("game", "chess", "game"),
    ("game", None, "game"),
    ("game", "metro", "city"),
    ("city", "gotham", "city"),
    ("city", 7, "city"),
    ("city", None, "city"),
    ("options", [], "options"),
    ("options", {"speed": 2}, "options.speed"),
    ("options", {"any_city": 1}, "options.any_city"),
    ("options", {"any_city": None}, "options.any_city"),
    ("seed", 5, "seed"),
    ("players", {}, "players"),
    ("players", [], "players"),
    ("players", [{"name": "P"}] * 11, "players"),
    ("players", [{"name": "A"}, 5], "players[1]"),
    ("players", [{"name": "A"}, {}], "players[1].name"),
    ("players", [{"name": "A"}, {"name": 5}], "players[1].name"),
    ("players", [{"name": "A"}, {"name": ""}], "players[1].name"),
    ("players", [{"name": "A"}, {"name": "x" * (MAX_NAME + 1)}], "players[1].name"),
    ("players", [{"name": "A"}, {"name": "B", "bot": True}], "players[1].bot"),
    ("players", [{"name": "A"}, {"name": "B", "left": -1}], "players[1].left"),
    ("players", [{"name": "A"}, {"name": "B", "left": True}], "players[1].left"),
    ("players", [{"name": "A"}, {"name": "B", "left": "soon"}], "players[1].left"),
    ("players", [{"name": "A"}, {"name": "B", "colour": "red"}], "players[1].colour"),
    ("players", [{"name": "A"}], "setup.sheets"),
    ("setup", None, "setup"),
    ("actions", "A6-A7-B7", "actions"),
    ("actions", [5], "actions[0]"),
    ("actions", ["A6-A7-B7", None], "actions[1]"),
    ("result", [], "result"),
    ("result", None, "result"),
    ("colour", "red", "colour"),
    ("", "red", '""'),
]


@pytest.mark.parametrize(("key", "value", "at"), WRONG_VALUES)
def test_a_wrong_value_is_found_at_its_place(key: str, value: object, at: str) -> None:
    record = new_york()
    record[key] = value
    assert at in places(record)


WRONG_SETUPS: list[tuple[str, Any, str]] = [
    ("sheets", [1], "setup.sheets"),
    ("sheets", [1, True], "setup.sheets[1]"),
    ("sheets", [1, 6], "setup.sheets[1]"),
    ("sheets", {"0": 1}, "setup.sheets"),
    ("personal", [1, "2"], "setup.personal[1]"),
    ("personal", [1], "setup.personal"),
    ("personal", [1, 10**25], "setup.personal[1]"),
    ("common", ["granny"], "setup.common"),
    ("common", ["granny", "granny"], "setup.common"),
    ("common", ["granny", "flirt"], "setup.common[1]"),
    ("common", ["granny", 5], "setup.common[1]"),
    ("departures", [1, None], "setup.departures[1]"),
    ("departures", [1, 1], "setup.departures[1]"),
    ("departures", [1, 12], "setup.departures[1]"),
    ("departures", [1, 2.0], "setup.departures[1]"),
    ("tickets", [1, 2, 2], "setup.tickets[2]"),
    ("tickets", [13], "setup.tickets[0]"),
    ("tickets", [[]], "setup.tickets[0]"),
    ("inspector", 2, "setup.inspector"),
    ("inspector", -1, "setup.inspector"),
    ("inspector", None, "setup.inspector"),
    ("hands", [[4, 1], [5]], "setup.hands[1]"),
    ("hands", [[4, 1]], "setup.hands"),
    ("hands", [[4, 1], [2, 3]], "setup.departures[1]"),
    ("hands", 5, "setup.hands"),
    ("hands", [[4, "1"], [5, 2]], "setup.hands[0][1]"),
    ("rush", [1, 7], "setup.rush"),
    ("rush", [1], "setup.rush"),
    ("rival", ["A6", "A7"], "setup.rival"),
    ("rival", "A6", "setup.rival"),
    ("seed", "x", "setup.seed"),
]


@pytest.mark.parametrize(("key", "value", "at"), WRONG_SETUPS)
def test_a_wrong_setup_is_found_at_its_place(key: str, value: object, at: str) -> None:
    record = new_york()
    record["setup"][key] = value
    assert at in places(record)


@pytest.mark.parametrize("key", ["rules", "game", "city", "players", "setup", "actions"])
def test_a_missing_key_is_named(key: str) -> None:
    record = new_york()
    del record[key]
    assert places(record) == {key}


@pytest.mark.parametrize("key", ["sheets", "personal", "common", "departures", "tickets", "inspector"])
def test_a_missing_key_of_the_setup_is_named(key: str) -> None:
    record = new_york()
    del record["setup"][key]
    assert places(record) == {f"setup.{key}"}


def test_every_fault_is_told_at_once() -> None:
    record = new_york() | {"options": {"speed": 2}, "seed": 5, "colour": "red"}
    record["players"][0] = {"name": ""}
    record["setup"]["tickets"][3] = 13
    record["actions"][2] = 5
    assert {"options.speed", "seed", "colour", "players[0].name", "actions[2]"} <= places(record)
    record["options"], record["players"][0]["name"] = {}, "A"
    assert "setup.tickets[3]" in places(record)


def test_the_faults_of_a_hopeless_record_are_not_endless() -> None:
    record = new_york()
    record["actions"] = [5] * 10_000
    assert len(faults_of(record)) <= 201


@pytest.mark.parametrize("value", [None, True, 5, "allaboard/1", [], {}, {"format": None}, {"stops": {}}])
def test_what_is_no_record_is_refused_as_a_whole(value: object) -> None:
    assert len(faults_of(value)) == 1


def test_more_players_than_the_city_holds_are_refused_by_the_city() -> None:
    value = london() | {"city": "new_york"}
    assert "players" in places(value)


def test_b3_two_players_in_london_need_the_option() -> None:
    value = new_york() | {"city": "london", "actions": []}
    assert places(value) == {"players"}
    assert faults_of(value | {"options": {"any_city": True}}) == []


def test_open_personal_is_for_bus() -> None:
    value = rome() | {"options": {"open_personal": True}}
    assert places(value) == {"options.open_personal"}


def test_a_record_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.aab.json"
    path.write_text(json.dumps(new_york()), "utf-8")
    assert read_record(path) == parse_record(new_york())


def test_a_file_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(FaultsFound, match="no such file"):
        read_record(tmp_path / "game.aab.json")


def test_a_record_is_a_value() -> None:
    assert isinstance(parse_record(new_york()), Record)
    assert hash(parse_record(new_york())) == hash(parse_record(new_york()))
