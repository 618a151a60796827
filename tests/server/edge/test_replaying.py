"""Records that somebody sends: told step by step, drawn at any moment, refused with the place of their fault."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from allaboard.boards.loader import load
from allaboard.client.follow import patched
from allaboard.protocol.messages import Change
from allaboard.records import parse_record, play_record
from allaboard.records.answers import score_answer
from allaboard.server.app import make_app
from allaboard.server.settings import Settings
from allaboard.server.store.opening import store_of

Json = dict[str, Any]
VECTORS = Path(__file__).parents[2] / "vectors"


def games(name: str) -> list[Json]:
    return [json.loads(line)["record"] for line in (VECTORS / f"{name}.jsonl").read_text("utf-8").splitlines()]


LINE, DEPOT = games("line-games"), games("depot")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    database = tmp_path_factory.mktemp("replaying") / "tables.sqlite"
    with TestClient(make_app(Settings(), store_of(str(database)))) as made:
        yield made


def replay(client: TestClient[Any], record: Json, **wishes: Any) -> Json:
    answer = client.post("/api/replays", json={"record": record, **wishes})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("record", [LINE[0], LINE[-1], DEPOT[0]], ids=["first", "last", "depot"])
def test_a_record_is_told_action_by_action_up_to_its_result(client: TestClient[Any], record: Json) -> None:
    told = replay(client, record)
    assert [step["action"] for step in told["steps"]] == record["actions"]
    assert told["over"]
    assert told["asked"] == []
    parsed = parse_record(record)
    right = score_answer(parsed, play_record(parsed))
    assert [seat["total"] for seat in told["steps"][-1]["scores"]["seats"]] == [
        seat["total"] for seat in right["seats"]
    ]
    assert parse_record(told["record"]).actions == parsed.actions


def test_the_changes_lead_from_view_to_view(client: TestClient[Any]) -> None:
    record = LINE[0]
    told = replay(client, record)
    view = told["view"]
    for count, step in enumerate(told["steps"], 1):
        view = patched(view, msgspec.convert(step["changes"], list[Change]))
        game = play_record(parse_record({**record, "actions": record["actions"][:count]}))
        assert view["seats"][step["seat"]]["line"] == game.view(None)["seats"][step["seat"]]["line"]
    assert view["phase"] == "over"
    assert [seat["personal"] for seat in view["seats"]] == record["setup"]["personal"]


def test_rounds_and_turns_can_be_jumped_to(client: TestClient[Any]) -> None:
    rounds = [step["round"] for step in replay(client, LINE[0])["steps"]]
    assert rounds == sorted(rounds)
    assert set(rounds) == set(range(1, 13))
    places = [(step["day"], step["round"]) for step in replay(client, DEPOT[0])["steps"]]
    assert places == sorted(places)
    assert {day for day, _ in places} == {1, 2}


@pytest.mark.parametrize("record", DEPOT[:6], ids=[f"game {place}" for place in range(6)])
def test_a_game_of_depot_tells_how_its_first_day_ended_before_the_second_is_dealt(
    client: TestClient[Any], record: Json
) -> None:
    told = replay(client, record)
    (place,) = [place for place, step in enumerate(told["steps"]) if step.get("day_end")]
    step, view = told["steps"][place], told["view"]
    for earlier in told["steps"][:place]:
        view = patched(view, msgspec.convert(earlier["changes"], list[Change]))
    end = step["day_end"]
    view = patched(view, msgspec.convert(end["changes"], list[Change]))
    assert (view["phase"], view["day"], len(view["ends"])) == ("day_over", 1, 1)
    events = [event["type"] for event in step["events"]]
    assert events[: end["events"]].count("day_scored") == len(record["players"])
    assert events[end["events"]] == "day_started"
    scored = {event["seat"]: event for event in step["events"] if event["type"] == "day_scored"}
    for seat, score in enumerate(end["scores"]["seats"]):
        points = {name: scored[seat][name] for name in score["days"][0]}
        assert score["days"][0] == points
        assert score["total"] == sum(points.values())


def test_a_game_that_goes_on_says_who_owes_what_with_its_cost_and_gain(client: TestClient[Any]) -> None:
    record = {**LINE[0], "actions": LINE[0]["actions"][:5]}
    record.pop("result", None)
    (asked,) = replay(client, record)["asked"]
    assert asked["seat"] == replay(client, LINE[0])["steps"][5]["seat"]
    assert LINE[0]["actions"][5] in [turn["action"] for turn in asked["legal"]]
    assert {"action", "turn_zone", "shared", "eliminates", "total"} <= asked["legal"][0].keys()


def test_while_a_real_table_draws_its_next_ticket_nobody_owes_anything(client: TestClient[Any]) -> None:
    record = {**LINE[0], "actions": [], "setup": {**LINE[0]["setup"], "tickets": []}}
    record.pop("result", None)
    told = replay(client, record)
    assert told["asked"] == []
    assert not told["over"]
    assert told["view"]["ticket"] is None
    assert sorted(told["view"]["to_come"]) == list(range(1, 13))


def test_a_correction_keeps_what_still_fits_and_says_what_does_not(client: TestClient[Any]) -> None:
    record = {**LINE[0], "actions": list(LINE[0]["actions"])}
    record.pop("result", None)
    before = {**record, "actions": record["actions"][:3]}
    (asked,) = replay(client, before)["asked"]
    other = next(turn["action"] for turn in asked["legal"] if turn["action"].split("-")[-1] not in record["actions"][3])
    corrected = {**record, "actions": [*record["actions"][:3], other, *record["actions"][4:]]}
    assert client.post("/api/replays", json={"record": corrected}).status_code == 400
    told = replay(client, corrected, lenient=True)
    seat = asked["seat"]
    assert len(told["steps"]) >= 4
    assert told["rest"] == corrected["actions"][len(told["steps"]) :]
    assert told["asked"][0]["seat"] == seat, "the player whose line was changed is the first whose turn cannot follow"
    assert told["fault"]["at"] == f"actions[{len(told['steps'])}]"


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ({}, "not-a-record"),
        ({"format": "allaboard/1", "rules": 99}, "unknown-rules"),
        ({**LINE[0], "actions": ["A1-A2"]}, None),
        ({**LINE[0], "city": "atlantis"}, None),
    ],
)
def test_what_is_no_record_is_refused_with_its_place(client: TestClient[Any], record: Json, code: str | None) -> None:
    answer = client.post("/api/replays", json={"record": record})
    assert answer.status_code == 400
    problem = answer.json()
    assert problem["code"] == "faults"
    assert code is None or problem["faults"][0]["code"] == code


def test_names_are_made_harmless_and_escaped_in_pictures(client: TestClient[Any]) -> None:
    players = [{"name": "<script>\u202e"}, *LINE[0]["players"][1:]]
    record = {**LINE[0], "players": players, "actions": []}
    record.pop("result", None)
    assert "\u202e" not in replay(client, record)["names"][0]
    sheet = client.post("/api/replays/sheets/0", json={"record": record})
    assert "<script>" not in sheet.text


def test_a_sheet_is_drawn_at_any_moment_and_a_turn_is_tried_in_pencil(client: TestClient[Any]) -> None:
    first, last = (
        client.post("/api/replays/sheets/0", json={"record": LINE[0], "step": step}).text
        for step in (0, len(LINE[0]["actions"]))
    )
    assert first != last
    told = replay(client, LINE[0])["steps"][4]
    wishes = {"record": LINE[0], "step": 4, "trial": told["action"]}
    pencil = client.post(f"/api/replays/sheets/{told['seat']}", json=wishes)
    assert "data-pencil" in pencil.text
    assert client.post("/api/replays/sheets/9", json={"record": LINE[0]}).json()["code"] == "no_such_seat"
    assert client.post("/api/replays/sheets/0", json={"record": DEPOT[0]}).json()["code"] == "no_picture"
    wrong = {"record": LINE[0], "step": 4, "trial": "K9-K8"}
    assert client.post(f"/api/replays/sheets/{told['seat']}", json=wishes | wrong).json()["code"] == "illegal"


def test_the_table_of_depot_is_drawn_with_all_hands_open(client: TestClient[Any]) -> None:
    drawn = client.post("/api/replays/table", json={"record": DEPOT[0], "step": 10}).text
    assert 'data-viewer="all"' in drawn
    assert drawn.count('data-area="hand"') == len(DEPOT[0]["players"])
    assert client.post("/api/replays/table", json={"record": LINE[0]}).json()["code"] == "no_picture"


def test_a_city_that_is_written_out_comes_with_its_board(client: TestClient[Any]) -> None:
    written = {**load("rome").to_json(), "city": "roma"}
    record = next(record for record in LINE if record["city"] == "rome")
    own = {**record, "city": written}
    own.pop("result", None)
    board = replay(client, own)["board"]
    assert board["geometry"]["city"] == "roma"
    assert replay(client, record)["board"] is None
    (first, second), *_ = load("rome").roads
    moment = {"lines": {"0": [first, second]}, "own_city": written}
    assert 'data-line="0"' in client.post("/api/boards/roma", json=moment).json()["below"]
    assert client.post("/api/boards/roma", json={"own_city": {"city": "x"}}).status_code == 400


def test_a_city_that_would_take_long_to_draw_is_refused(client: TestClient[Any]) -> None:
    rome = load("rome").to_json()
    grid = [[f"{column}{row}" for row in range(1, 21)] for column in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    stops = {name: {"icons": ["granny"]} for column in grid for name in column} | rome["stops"]  # type: ignore[operator]
    roads = [[*road] for column in grid for road in pairwise(column)]
    roads += [[*road] for row in zip(*grid, strict=True) for road in pairwise(row)]
    large = {**rome, "city": "large", "stops": stops, "roads": roads}
    large.pop("fast_roads")
    for path, wishes in (
        ("/api/replays", {"record": {**LINE[0], "game": "metro", "city": large}}),
        ("/api/boards/large", {"own_city": large}),
    ):
        answer = client.post(path, json=wishes)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large"), answer.text
