"""The schemas: everything that is really written passes, and what differs from it does not."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator
from tests.records.samples import games, london, new_york, records, rome, vector, with_hands

from allaboard.boards.faults import FaultsFound
from allaboard.boards.loader import load, names
from allaboard.engine import LineGame
from allaboard.engine.depot.events import EVENTS as DEPOT_EVENTS
from allaboard.engine.line.events import EVENTS
from allaboard.records import Record, parse_record, play_record
from allaboard.records.answers import error_answer, legal_answer, score_answer
from allaboard.records.replaying import replay_record
from allaboard.records.schemas import SCHEMA_NAMES, schema_of


@cache
def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator(schema_of(name))


def passes(name: str, value: object) -> bool:
    return validator(name).is_valid(json.loads(json.dumps(value)))


def must_pass(name: str, value: object) -> None:
    validator(name).validate(json.loads(json.dumps(value)))


@pytest.mark.parametrize("name", SCHEMA_NAMES)
def test_a_schema_is_a_schema_with_a_title(name: str) -> None:
    schema = schema_of(name)
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["title"]
    for definition in schema.get("$defs", {}).values():
        assert definition["description"]
        assert definition["additionalProperties"] is False


def test_the_names_that_every_build_keeps() -> None:
    assert {"record", "city", "score", "legal", "replay", "event", "view"} <= set(SCHEMA_NAMES)


@pytest.mark.parametrize("number", range(48))
def test_all_that_is_said_of_a_finished_game(number: int) -> None:
    value = vector(number)
    record = parse_record(value)
    game = play_record(record)
    must_pass("record", value)
    must_pass("score", score_answer(record, game))
    must_pass("legal", legal_answer(game))
    for viewer in (None, *range(game.seats)):
        must_pass("view", game.view(viewer))


@pytest.mark.parametrize("value", [london(), new_york(), rome()])
def test_a_replay_with_all_it_can_tell(value: dict[str, Any]) -> None:
    answer = replay_record(parse_record(value), with_legal=True)
    must_pass("replay", answer)
    for turn in answer["turns"]:
        for event in turn["events"]:
            must_pass("event", event)


@settings(max_examples=15)
@given(records())
def test_all_that_is_said_of_any_game(record: Record) -> None:
    game = play_record(record)
    must_pass("record", record.to_json())
    must_pass("score", score_answer(record, game))
    must_pass("legal", legal_answer(game))
    must_pass("replay", replay_record(record))


@settings(max_examples=20)
@given(games())
def test_every_view_of_any_game(game: LineGame) -> None:
    for viewer in (None, *range(game.seats)):
        must_pass("view", game.view(viewer))


@pytest.mark.parametrize("name", names())
def test_the_cities(name: str) -> None:
    must_pass("city", load(name).to_json())
    must_pass("record", new_york() | {"city": load(name).to_json()})


def test_an_error() -> None:
    with pytest.raises(FaultsFound) as caught:
        parse_record({})
    must_pass("error", error_answer(caught.value.faults[0]))
    assert not passes("score", error_answer(caught.value.faults[0]))


def test_every_type_of_event_has_its_own_form() -> None:
    schema = schema_of("event")
    types = [definition["properties"]["type"]["const"] for definition in schema["$defs"].values()]
    assert sorted(types) == sorted(event.type for event in (*EVENTS, *DEPOT_EVENTS))
    assert not passes("event", {"type": "nothing"})
    assert passes("event", {"type": "rush_hour", "round": 3})
    assert not passes("event", {"type": "rush_hour", "round": "3"})
    assert not passes("event", {"type": "rush_hour"})


# Every single change of a key or a type is noticed.


def objects(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all objects in a value."""
    if isinstance(value, dict):
        yield path
        for key, item in value.items():
            yield from objects(item, (*path, key))
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from objects(item, (*path, place))


def inside(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def changed(value: Any) -> Iterator[tuple[str, Any]]:
    """The value with one change each: an unknown key, a missing one, another type."""
    for path in objects(value):
        grown = copy.deepcopy(value)
        inside(grown, path)["surprise"] = 1
        yield f"{path} has a surprise", grown
        for key in inside(value, path):
            shrunk = copy.deepcopy(value)
            del inside(shrunk, path)[key]
            yield f"{path} lacks {key}", shrunk
            twisted = copy.deepcopy(value)
            inside(twisted, path)[key] = {"not": ["this"]}
            yield f"{path}.{key} is something else", twisted


def answers() -> dict[str, Any]:
    record = parse_record(new_york() | {"actions": new_york()["actions"][:2]})
    game = play_record(record)
    return {
        "score": score_answer(record, game),
        "legal": legal_answer(game),
        "replay": replay_record(record),
        "view": game.view(0),
        "error": {"error": {"code": "x", "message": "y", "at": "z"}},
    }


@pytest.mark.parametrize("name", ["score", "legal", "replay", "view", "error"])
def test_any_change_of_form_is_noticed(name: str) -> None:
    answer = json.loads(json.dumps(answers()[name]))
    must_pass(name, answer)
    unnoticed = [what for what, other in changed(answer) if validator(name).is_valid(other)]
    # The options of a view are an open set of flags.
    assert [what for what in unnoticed if not what.startswith("('options',)")] == []


@pytest.mark.parametrize("value", [new_york(), with_hands(), rome()])
def test_a_schema_and_the_reader_refuse_the_same_forms(value: dict[str, Any]) -> None:
    """Not every fault is one of form; but what the schema refuses the reader refuses too."""
    for what, other in changed(value):
        if not passes("record", other):
            with pytest.raises(FaultsFound):
                play_record(parse_record(other))
        else:
            assert "options" in what or "hands" in what


@pytest.mark.parametrize(
    "change",
    [
        {"format": "allaboard/2"},
        {"rules": 2},
        {"game": "chess"},
        {"city": "New York"},
        {"players": [{"name": "x"}] * 6},
        {"players": [{"name": ""}]},
        {"options": {"speed": True}},
        {"actions": [1]},
        {"result": {}},
    ],
)
def test_a_record_out_of_form(change: dict[str, Any]) -> None:
    assert passes("record", new_york())
    assert not passes("record", new_york() | change)
