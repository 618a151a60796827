"""Records of Depot: what is read, what is refused and where, and what comes back from them."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.depot.dealing import play_on, random_game
from tests.depot.vectors import GAMES
from tests.records.samples import faults_of, new_york, places
from tests.records.test_schemas import changed, must_pass, passes

from allaboard.boards.faults import FaultsFound
from allaboard.boards.strict_json import read_json
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.setup import OPTION_VALUES, DepotOptions, DepotSetup
from allaboard.records import Player, Record, parse_record, play_line_record, play_record, record_of
from allaboard.records.answers import legal_answer, score_answer
from allaboard.records.replaying import replay_record
from allaboard.records.writing import record_text, to_line


def two() -> dict[str, Any]:
    """A finished game of two, to be changed at will."""
    return copy.deepcopy(GAMES[0]["record"])


def depot_of(record: Record) -> DepotGame:
    game = play_record(record)
    assert isinstance(game, DepotGame)
    return game


def played(seed: int, decisions: int) -> DepotGame:
    return play_on(random_game(seed, house_rules=True), random.Random(seed), decisions)


def record_from(game: DepotGame) -> Record:
    return record_of(game, [Player(f"P{seat}") for seat in range(game.seats)], "a seed")


# What is read.


def test_a_record_has_no_city_and_the_set_up_of_depot() -> None:
    record = parse_record(two())
    assert (record.game, record.city) == ("depot", None)
    assert record.options == DepotOptions()
    assert isinstance(record.setup, DepotSetup)
    assert [(len(day.buses), len(day.travellers)) for day in record.setup.days] == [(16, 56)] * 2
    assert "city" not in record.to_json()
    assert parse_record(record.to_json()) == record


def test_every_value_of_every_house_rule_is_read_and_only_unusual_ones_are_written() -> None:
    for name, values in OPTION_VALUES.items():
        for value in values:
            four = next(game["record"] for game in GAMES if len(game["record"]["players"]) == 4)
            record = parse_record(four | {"options": {name: value}, "actions": []})
            assert getattr(record.options, name) == value
            assert record.to_json()["options"] == ({} if value == values[0] else {name: value})


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from((0, 1, 30, 150, 10_000)))
def test_a_game_comes_back_from_its_record(seed: int, decisions: int) -> None:
    game = played(seed, decisions)
    record = record_from(game)
    assert parse_record(record.to_json()) == record
    assert parse_record(read_json(record_text(record).encode())) == record
    assert parse_record(read_json(to_line(record.to_json()).encode())) == record
    again = depot_of(record)
    assert again == game
    assert again.tally() == game.tally()
    assert (record.result is not None) == game.is_over


# What the commands answer.


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from((0, 5, 40, 120, 10_000)))
def test_everything_that_is_said_of_a_game_has_its_form(seed: int, decisions: int) -> None:
    game = played(seed, decisions)
    record = record_from(game)
    answer = replay_record(record, with_legal=True)
    must_pass("record", record.to_json())
    must_pass("score", score_answer(record, game))
    must_pass("legal", legal_answer(game))
    must_pass("replay", answer)
    for viewer in (None, *range(game.seats)):
        must_pass("view", game.view(viewer))
    assert [turn["action"] for turn in answer["turns"]] == list(record.actions)
    if answer["turns"]:
        assert answer["turns"][-1]["scores"] == [seat["total"] for seat in score_answer(record, game)["seats"]]


@pytest.mark.parametrize("name", ["score", "legal", "replay", "view"])
def test_any_change_of_form_is_noticed(name: str) -> None:
    record = parse_record(two() | {"actions": two()["actions"][:3]})
    game = depot_of(record)
    answers = {
        "score": score_answer(record, game),
        "legal": legal_answer(game),
        "replay": replay_record(record),
        "view": game.view(0),
    }
    answer = json.loads(json.dumps(answers[name]))
    must_pass(name, answer)
    unnoticed = [what for what, other in changed(answer) if passes(name, other)]
    assert [what for what in unnoticed if not what.startswith("('options',)")] == []


def test_a_schema_and_the_reader_refuse_the_same_forms() -> None:
    for what, other in changed(two()):
        if not passes("record", other):
            with pytest.raises(FaultsFound):
                play_record(parse_record(other))
        else:
            assert "options" in what


def test_teams_are_scored_together() -> None:
    four = next(game["record"] for game in GAMES if len(game["record"]["players"]) == 4)
    record = parse_record(four | {"options": {"teams": True}})
    answer = score_answer(record, depot_of(record))
    seats = answer["seats"]
    assert [team["seats"] for team in answer["teams"]] == [[0, 2], [1, 3]]
    assert [team["total"] for team in answer["teams"]] == [
        seats[0]["total"] + seats[2]["total"],
        seats[1]["total"] + seats[3]["total"],
    ]
    assert "teams" not in score_answer(parse_record(two()), depot_of(parse_record(two())))
    must_pass("score", answer)


def test_a_day_in_progress_has_no_night_buses_unless_a_hand_is_empty() -> None:
    actions = two()["actions"]
    for length in range(0, len(actions), 5):
        record = parse_record(two() | {"actions": actions[:length]})
        game = depot_of(record)
        if game.is_over:
            continue
        for seat, score in enumerate(score_answer(record, game)["seats"]):
            hand = game.view(seat)["seats"][seat]
            assert len(score["days"]) == game.day
            assert score["days"][-1]["night"] == 0 or hand["travellers"] + hand["buses"] == 0


def test_a_written_result_is_checked() -> None:
    record = record_from(depot_of(parse_record(two()))).to_json()
    assert faults_of(record) == []
    written = json.loads(json.dumps(record))
    written["result"]["seats"][1]["days"][0]["night"] = 99
    written["result"]["winners"] = [1]
    assert places(written) == {"result.seats[1].days[0].night", "result.winners[0]"}


# What is refused, and where.


def put(value: dict[str, Any], path: str, item: object) -> dict[str, Any]:
    *way, last = path.split(".")
    inner: Any = value
    for key in way:
        inner = inner[int(key)] if key.isdigit() else inner[key]
    inner[int(last) if last.isdigit() else last] = item
    return value


@pytest.mark.parametrize(
    ("path", "item", "place", "message"),
    [
        ("options.speed", True, "options.speed", "depot has no such option"),
        ("options.open_personal", True, "options.open_personal", "depot has no such option"),
        ("options.teams", True, "options.teams", "teams are for 4 players, not 2"),
        ("options.baby_windows", "always", "options.baby_windows", "is not one of attempt_and_end, attempt, none"),
        ("options.baby_exempts_penalty", 1, "options.baby_exempts_penalty", "is not one of false, true"),
        ("options", [], "options", "an object, not a list"),
        ("city", "rome", "city", "a record of depot has no such key"),
        ("setup.tickets", [], "setup.tickets", "the set-up of depot has no such key"),
        ("setup.first", 2, "setup.first", "no seat 2"),
        ("setup.first", True, "setup.first", "a whole number, not true"),
        ("setup.ties", [0, 0], "setup.ties[1]", "seat 0 is there twice"),
        ("setup.ties", [0, 2], "setup.ties[1]", "no seat 2"),
        ("setup.ties", [0, 1, 2], "setup.ties", "needs 2 entries, one for each player, not 3"),
        ("setup.ties", [0, "1"], "setup.ties[1]", "a whole number, not 1"),
        ("setup.days", [], "setup.days", "needs 2 days, not 0"),
        ("setup.days", {}, "setup.days", "a list of days, not an object"),
        ("setup.days.1", 5, "setup.days[1]", "an object, not 5"),
        ("setup.days.1.taxis", [], "setup.days[1].taxis", "a day of depot has no such key"),
        ("setup.days.1.buses.3", "R9", "setup.days[1].buses[3]", "no such bus"),
        ("setup.days.0.travellers.5", "G4b", "setup.days[0].travellers[5]", "no such traveller"),
        ("setup.days.0.travellers.5", 5, "setup.days[0].travellers[5]", "a text, not 5"),
        ("setup.days.0.buses", [], "setup.days[0].buses", "B3, B4a, B4b and 13 more not there"),
        ("players", [{"name": "A"}], "players", "depot is for 2 to 6 players, not 1"),
        ("players", [{"name": "A"}] * 7, "players", "depot is for 2 to 6 players, not 7"),
        ("players", [{"name": "A"}] * 3, "setup.ties", "needs 3 entries, one for each player, not 2"),
        ("rules", 2, "rules", "version 2 of the rules is not known here, only version 1 is"),
    ],
)
def test_a_fault_has_its_place(path: str, item: object, place: str, message: str) -> None:
    found = {fault.at: fault.message for fault in faults_of(put(two(), path, item))}
    assert found.get(place) == message


def test_a_missing_and_a_doubled_card_are_both_named() -> None:
    value = two()
    deck = value["setup"]["days"][1]["travellers"]
    missing, deck[-1] = deck[-1], deck[0]
    assert [(fault.at, fault.message) for fault in faults_of(value)] == [
        ("setup.days[1].travellers[55]", f"{deck[0]} is there twice"),
        ("setup.days[1].travellers", f"{missing} not there"),
    ]


def test_all_faults_are_found_at_once() -> None:
    value = two() | {"options": {"speed": 1, "teams": "yes"}, "seed": 5, "actions": [7]}
    value["setup"]["days"][0] = {}
    del value["setup"]["first"]
    assert places(value) == {
        "options.speed", "options.teams", "seed", "actions[0]", "setup.first",
        "setup.days[0].buses", "setup.days[0].travellers",
    }  # fmt: skip


def at_action(number: int, text: str) -> str:
    value = two()
    value["actions"].insert(number - 1, text)
    (fault,) = faults_of(value)
    assert fault.at == f"actions[{number - 1}]"
    return str(fault)


@pytest.mark.parametrize(
    ("number", "text", "message"),
    [
        (1, "place G3", "action 1: G3 is not in the hand"),
        (1, "end", "action 1: end does not answer this: place Y4a, place Y4b would"),
        (17, "hop on", "action 17: 'hop on' is not an action, which is written like place G5"),
        (3, "\x1b[2J", "action 3: '\\x1b[2J' is not an action, which is written like place G5"),
        (207, "end", "action 207: the game is over"),
    ],
)
def test_an_illegal_action_is_named_and_counted_from_one(number: int, text: str, message: str) -> None:
    assert at_action(number, text) == message


def test_a_written_decision_with_a_single_option_is_an_error() -> None:
    """Every decision that a game takes by itself is refused where it would stand, if nothing else has that text."""
    record = parse_record(two())
    game = parse_and_start(record)
    found = 0
    for place, text in enumerate(record.actions):
        forced = game.apply(game.pending()[0], game.parse(text)).forced()
        legal = [action.text for action in game.legal(game.pending()[0])] if game.pending() else []
        if forced and forced[0] not in legal and place % 5 == 0:
            message = at_action(place + 2, forced[0])
            assert message == (
                f"action {place + 2}: {forced[0]} was the only option, which is never written: "
                "the decision is made by itself"
            )
            found += 1
    assert found > 3


def parse_and_start(record: Record) -> DepotGame:
    from allaboard.records.replaying import start_record

    game = start_record(record)
    assert isinstance(game, DepotGame)
    return game


def test_a_replay_refuses_like_a_game() -> None:
    record = parse_record(two() | {"actions": ["place R3"]})
    with pytest.raises(FaultsFound, match="action 1: R3 is not in the hand"):
        replay_record(record)


def test_a_line_record_is_asked_for_where_only_one_will_do() -> None:
    with pytest.raises(FaultsFound, match="depot is not a line game"):
        play_line_record(parse_record(two()))
    assert play_line_record(parse_record(new_york())).is_over
