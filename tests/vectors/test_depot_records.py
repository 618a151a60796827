"""The finished games of Depot with known answers, through records: legal at every action, totals, days and ends."""

from __future__ import annotations

from typing import Any

import pytest
from tests.depot.vectors import GAMES

from allaboard.engine.depot.game import DepotGame
from allaboard.records import parse_record, play_record
from allaboard.records.answers import legal_answer, score_answer
from allaboard.records.replaying import replay_record


def test_all_of_them_are_here() -> None:
    assert len(GAMES) == 20


@pytest.mark.parametrize("vector", GAMES, ids=lambda vector: vector["id"])
def test_the_game_scores_as_known(vector: dict[str, Any]) -> None:
    record = parse_record(vector["record"])
    game = play_record(record)
    assert isinstance(game, DepotGame)
    answer = score_answer(record, game)
    found = [{key: seat[key] for key in ("total", "passengers", "days")} for seat in answer["seats"]]
    assert found == vector["expect"]["seats"]
    assert game.ends == vector["expect"]["ends"]
    assert answer["over"] is True
    for seat in answer["seats"]:
        days: list[dict[str, int]] = [dict(day) for day in seat["days"]]  # type: ignore[arg-type]
        summed: dict[str, int] = {item: sum(day[item] for day in days) for item in days[0]}
        assert summed == dict(seat["breakdown"])
        assert sum(summed.values()) == seat["total"]
    assert legal_answer(game) == {"over": True, "phase": "over", "pending": []}


@pytest.mark.parametrize("vector", GAMES, ids=lambda vector: vector["id"])
def test_the_replay_goes_as_known(vector: dict[str, Any]) -> None:
    answer = replay_record(parse_record(vector["record"]), with_legal=True)
    assert [turn["action"] for turn in answer["turns"]] == vector["record"]["actions"]
    legal = [[turn["seat"], *(choice["action"] for choice in turn["legal"])] for turn in answer["turns"]]
    assert legal == vector["legal"]
    assert answer["turns"][-1]["scores"] == [seat["total"] for seat in vector["expect"]["seats"]]
    events = [event for turn in answer["turns"] for event in turn["events"]]
    assert [event["reason"] for event in events if event["type"] == "day_ended"] == vector["expect"]["ends"]
    assert events[-1]["type"] == "game_over"
    assert answer["opening"][0]["type"] == "day_started"


@pytest.mark.parametrize("vector", GAMES[::5], ids=lambda vector: vector["id"])
def test_a_record_that_stops_answers_with_what_was_legal(vector: dict[str, Any]) -> None:
    for place, (seat, *actions) in list(enumerate(vector["legal"]))[::7]:
        record = parse_record(vector["record"] | {"actions": vector["record"]["actions"][:place]})
        (pending,) = legal_answer(play_record(record))["pending"]
        assert pending == {"seat": seat, "legal": [{"action": action} for action in actions]}
