"""Playing a record: the game it gives, and the sentence for an action or a result that cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from tests.records.samples import faults_of, games, london, new_york, places, rome, with_hands

from allaboard.boards.faults import FaultsFound
from allaboard.engine import LineGame
from allaboard.records import Player, parse_record, play_line_record, play_record, record_of
from allaboard.records.answers import legal_answer, score_answer
from allaboard.records.replaying import replay_record


def sentence(value: object) -> str:
    """The one fault of a record as a line."""
    (fault,) = faults_of(value)
    return str(fault)


def at_action(number: int, text: str) -> dict[str, Any]:
    """The game in New York with another action in place of that number."""
    record = new_york()
    record["actions"][number - 1] = text
    return record


def test_the_game_stands_after_the_last_action() -> None:
    record = new_york()
    record["actions"] = record["actions"][:7]
    game = play_record(parse_record(record))
    assert [str(action) for action in game.actions] == record["actions"]
    assert not game.is_over
    assert play_record(parse_record(new_york())).is_over


@pytest.mark.parametrize("sheet", range(1, 6))
def test_s1_a_record_with_equal_sheets_is_read_played_and_written(sheet: int) -> None:
    record = new_york() | {"actions": []}
    record.pop("result", None)
    record["setup"]["sheets"] = [sheet, sheet]
    game = play_record(parse_record(record))
    assert isinstance(game, LineGame)
    while not game.is_over:
        seat = game.pending()[0]
        game.play(seat, game.legal(seat)[0])
    written: dict[str, Any] = record_of(game, [Player("Red"), Player("Blue")], None).to_json()
    assert written["setup"]["sheets"] == [sheet, sheet]
    assert play_record(parse_record(written)) == game


def test_a_road_that_is_no_road() -> None:
    assert sentence(at_action(17, "D4-D6")) == "action 17: D4-D6 is not a road in new_york"
    (fault,) = faults_of(at_action(17, "D4-D6"))
    assert (fault.code, fault.at) == ("not-a-road", "actions[16]")


def test_a_stop_that_is_no_stop() -> None:
    assert sentence(at_action(3, "D8-Z9")) == "action 3: Z9 is not a stop in new_york"


def test_a_turn_from_elsewhere() -> None:
    assert sentence(at_action(3, "A6-A7-B7")).startswith("action 3: A6-A7-B7 starts at A6, but")


def test_a_turn_out_of_shape() -> None:
    turn = new_york()["actions"][0]
    short = turn[: turn.rindex("-")]
    assert sentence(at_action(1, short)).startswith(f"action 1: {short} is not one of the ")


@pytest.mark.parametrize("text", ["", "pass", "a6-a7", "A6", "A6-A7-B7-B8-B9", "A6—A7", "A6-A7##", "\x1b[31m" * 50])
def test_what_is_no_turn_at_all(text: str) -> None:
    (fault,) = faults_of(at_action(5, text))
    assert fault.code == "not-a-turn"
    assert str(fault).startswith("action 5: ")
    assert str(fault).isprintable()
    assert len(str(fault)) < 200


def test_an_action_after_the_end() -> None:
    record = new_york()
    record["actions"].append("A6-A7-B7")
    assert sentence(record) == "action 25: the game is over"


def test_an_action_before_the_ticket_is_drawn() -> None:
    record = new_york()
    record["setup"]["tickets"] = record["setup"]["tickets"][:3]
    record["actions"] = record["actions"][:7]
    assert sentence(record) == "action 7: the next ticket is not known yet"


def test_an_action_while_departures_are_open() -> None:
    record = with_hands() | {"actions": ["E6-E7-E8>F8"]}
    assert sentence(record) == "action 1: seat 0 has not chosen a departure yet"


@pytest.mark.parametrize("record", [with_hands(), new_york()])
def test_a_departure_is_never_an_action(record: dict[str, Any]) -> None:
    record["actions"] = ["depart 2"]
    assert sentence(record) == "action 1: a departure is written in setup.departures, never in actions"


# The result.


def with_result() -> dict[str, Any]:
    record = parse_record(new_york())
    written: dict[str, Any] = record_of(play_record(record), record.players).to_json()
    return written


def test_a_finished_game_carries_its_result_and_it_is_right() -> None:
    record = with_result()
    assert record["result"]["over"] is True
    assert record["result"]["winners"] == [0]
    assert faults_of(record) == []


def test_an_unfinished_game_carries_none() -> None:
    record = parse_record(new_york() | {"actions": []})
    assert record_of(play_record(record), record.players).result is None


def test_a_result_may_stand_in_an_unfinished_game_too() -> None:
    record = new_york() | {"actions": new_york()["actions"][:5]}
    game = play_record(parse_record(record))
    record["result"] = dict(score_answer(parse_record(record), game))
    assert faults_of(record) == []


def test_a_wrong_total_is_named() -> None:
    record = with_result()
    record["result"]["seats"][1]["total"] += 1
    total = record["result"]["seats"][1]["total"]
    assert sentence(record) == f"result.seats[1].total: is {total}, but the game gives {total - 1}"


def test_every_difference_is_named() -> None:
    record = with_result()
    result = record["result"]
    result["over"] = 1
    result["winners"] = [0, 1]
    result["seats"][0]["name"] = "Somebody else"
    result["seats"][0]["breakdown"]["grannies"] = None
    result["seats"][1]["breakdown"]["flirts"] = 0
    del result["seats"][1]["rank"]
    assert places(record) == {
        "result.over",
        "result.winners",
        "result.seats[0].name",
        "result.seats[0].breakdown.grannies",
        "result.seats[1].breakdown.flirts",
        "result.seats[1].rank",
    }


@pytest.mark.parametrize("result", [{}, {"over": True}, {"winner": 0}])
def test_half_a_result_is_wrong(result: dict[str, Any]) -> None:
    assert places(new_york() | {"result": result})


# The answers.


def test_legal_of_a_game_in_progress() -> None:
    record = new_york() | {"actions": new_york()["actions"][:7]}
    answer = legal_answer(play_record(parse_record(record)))
    assert (answer["over"], answer["phase"]) == (False, "turn")
    (pending,) = answer["pending"]
    actions = [entry["action"] for entry in pending["legal"]]
    assert actions == sorted(set(actions))
    assert new_york()["actions"][7] in actions
    looping = [entry for entry in pending["legal"] if entry["action"].endswith("#")]
    assert looping
    assert all(entry.get("eliminates") is True for entry in looping)


def test_legal_while_departures_are_open() -> None:
    answer = legal_answer(play_record(parse_record(with_hands())))
    assert answer == {
        "over": False,
        "phase": "departure",
        "pending": [{"seat": 0, "legal": [{"action": "depart 1"}, {"action": "depart 2"}]}],
    }


def test_legal_when_the_game_is_over() -> None:
    answer = legal_answer(play_record(parse_record(rome())))
    assert answer == {"over": True, "phase": "over", "pending": []}


def test_legal_before_the_ticket_is_drawn() -> None:
    record = new_york() | {"actions": []}
    record["setup"]["tickets"] = []
    assert legal_answer(play_record(parse_record(record))) == {"over": False, "phase": "turn", "pending": []}


@pytest.mark.parametrize("value", [london(), new_york(), rome()])
def test_replay_has_one_entry_for_each_action(value: dict[str, Any]) -> None:
    record = parse_record(value)
    answer = replay_record(record, with_legal=True)
    assert [turn["action"] for turn in answer["turns"]] == value["actions"]
    assert [event["type"] for event in answer["opening"]].count("departed") == len(value["players"])
    totals = [seat["total"] for seat in score_answer(record, play_record(record))["seats"]]
    assert answer["turns"][-1]["scores"] == totals
    for turn in answer["turns"]:
        assert turn["action"] in [entry["action"] for entry in turn["legal"]]
    assert "legal" not in replay_record(record)["turns"][0]


def test_a_personal_objective_that_nobody_knows_is_null() -> None:
    value = new_york()
    value["setup"]["personal"] = [None, 1]
    record = parse_record(value)
    seats = score_answer(record, play_line_record(record))["seats"]
    assert [seat["breakdown"] and seat["breakdown"]["personal"] is None for seat in seats] == [True, False]


@given(games())
def test_a_game_comes_back_from_its_record(game: LineGame) -> None:
    players = [Player(f"P{seat}") for seat in range(game.seats)]
    record = record_of(game, players)
    again = play_line_record(record)
    assert again.actions == game.actions
    assert again.departures == game.departures
    assert again.tally() == game.tally()
    assert [again.view(seat) for seat in (None, *range(game.seats))] == [
        game.view(seat) for seat in (None, *range(game.seats))
    ]


def test_a_wrong_setup_is_refused_also_when_it_was_never_read() -> None:
    record = parse_record(new_york())
    other = parse_record(rome())
    with pytest.raises(FaultsFound):
        play_record(type(record)("metro", other.city, record.options, record.players, record.setup, ()))
