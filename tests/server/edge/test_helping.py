"""The score helper: what a real table is asked for, and what days of Depot are worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from allaboard.boards.loader import load, names
from allaboard.records import parse_record
from allaboard.server.app import make_app
from allaboard.server.settings import Settings
from allaboard.server.store.opening import store_of

Json = dict[str, Any]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    database = tmp_path_factory.mktemp("helping") / "tables.sqlite"
    with TestClient(make_app(Settings(), store_of(str(database)))) as made:
        yield made


def test_what_is_asked_before_a_game_makes_a_record_that_can_be_played(client: TestClient[Any]) -> None:
    cities = client.get("/api/helper/cities").json()
    assert [city["city"] for city in cities] == list(names())
    for city in cities:
        seats = city["players"][0]
        setup = {
            "sheets": list(range(1, seats + 1)),
            "personal": [None] * seats,
            "common": city["objectives"][: city["common"]],
            "departures": [int(number) for number in list(city["departures"])[:seats]],
            "tickets": [],
            "inspector": 0,
        }
        players = [{"name": f"Seat {seat}"} for seat in range(seats)]
        record = {**city["blank"], "players": players, "setup": setup}
        parse_record(record)
        assert client.post("/api/replays", json={"record": record}).status_code == 200
        assert city["personal"] == [list(letters) for letters in load(city["city"]).personal_objectives]


def test_one_alone_gets_a_rival_and_can_be_scored(client: TestClient[Any]) -> None:
    for city in client.get("/api/helper/cities").json():
        departure = int(list(city["departures"])[-1])
        answer = client.get("/api/helper/rival", params={"city": city["city"], "sheet": 5, "departure": departure})
        rival = answer.json()
        assert rival[0] == next(iter(city["departures"].values()))  # the smallest that the player does not have
        setup = {
            "sheets": [5],
            "personal": [None],
            "common": city["objectives"][: city["solo_common"]],
            "departures": [departure],
            "tickets": [3],
            "inspector": 0,
            "rush": [last for _, last in city["rush"]],
            "rival": rival,
        }
        record = {**city["blank"], "players": [{"name": "Ann"}], "setup": setup}
        assert client.post("/api/replays", json={"record": record}).status_code == 200


@pytest.mark.parametrize("wrong", [{"city": "nowhere"}, {"sheet": 6}, {"departure": 99}])
def test_a_rival_that_cannot_be_is_refused(client: TestClient[Any], wrong: Json) -> None:
    asked = {"city": "rome", "sheet": 1, "departure": 1, **wrong}
    assert client.get("/api/helper/rival", params=asked).status_code == 400


def depot(client: TestClient[Any], *seats: list[Json], teams: bool = False) -> Json:
    answer = client.post("/api/helper/depot", json={"seats": list(seats), "teams": teams})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_d74_the_worked_example_of_scoring(client: TestClient[Any]) -> None:
    """X34: five passengers with one pair, two unhappy, two in hand, a bus with five seats: nothing is left."""
    one = {"passengers": 5, "pairs": 1, "unhappy": 2, "hand": 2, "buses": [5], "night": 1}
    told = depot(client, [one], [{"hand": 1}])
    assert [seat["total"] for seat in told["scores"]["seats"]] == [0, -1]
    assert told["scores"]["seats"][0]["breakdown"] == {
        "passengers": 5, "lovers": 4, "unhappy": -2, "hand": -2, "buses": -5, "night": 0,
    }  # fmt: skip
    assert not told["scores"]["over"]


def test_d75_night_buses_are_for_the_empty_hand(client: TestClient[Any]) -> None:
    """X30: two passengers and five cards on docked buses against two travellers and a bus in hand."""
    told = depot(client, [{"passengers": 2, "night": 5}], [{"hand": 2, "buses": [3]}])
    assert [seat["total"] for seat in told["scores"]["seats"]] == [7, -5]


def test_d77_passengers_break_a_tie_after_two_days(client: TestClient[Any]) -> None:
    told = depot(client, [{"passengers": 9}, {"unhappy": 4}], [{"passengers": 4}, {"passengers": 1}])
    assert [seat["total"] for seat in told["scores"]["seats"]] == [5, 5]
    assert told["scores"]["winners"] == [0]


def test_d79_teams_add_their_totals(client: TestClient[Any]) -> None:
    days = [[{"passengers": points}, {}] for points in (1, 2, 3, 4)]
    assert [team["total"] for team in depot(client, *days, teams=True)["scores"]["teams"]] == [4, 6]
    assert client.post("/api/helper/depot", json={"seats": days[:3], "teams": True}).status_code == 400


def test_counts_that_no_table_can_have_are_doubted_or_refused(client: TestClient[Any]) -> None:
    assert depot(client, [{"passengers": 50}], [{"passengers": 7}])["doubts"] == ["travellers"]
    pairs = {"passengers": 8, "pairs": 4}
    assert depot(client, [pairs], [pairs])["doubts"] == ["pairs"]
    assert depot(client, [{"night": 3}], [{"night": 3}])["doubts"] == ["night"]
    wrong = {"seats": [[{"passengers": 1, "pairs": 1}], [{}]]}
    assert client.post("/api/helper/depot", json=wrong).json()["code"] == "more_pairs"
    uneven: Json = {"seats": [[{}], [{}, {}]]}
    assert client.post("/api/helper/depot", json=uneven).status_code == 400
