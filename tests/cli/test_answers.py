"""`score`, `legal` and `replay`: answers in JSON and in words, several files, streams."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

import pytest
from tests.cli.running import Command
from tests.records.samples import NASTY_NAMES, london, new_york, rome, vector, with_hands

from allaboard.boards.strict_json import MAX_BYTES
from allaboard.cli.inputs import sources


def started() -> dict[str, Any]:
    """New York after seven actions."""
    return new_york() | {"actions": new_york()["actions"][:7]}


def test_score_in_json(run: Command) -> None:
    ran = run("score", "--json", run.write("game.aab.json", new_york()))
    assert (ran.code, ran.err) == (0, "")
    (answer,) = ran.answers
    assert list(answer) == ["over", "winners", "seats"]
    assert (answer["over"], answer["winners"]) == (True, [0])
    assert answer["seats"][0] == {
        "name": "P0",
        "total": 50,
        "rank": 1,
        "eliminated": False,
        "breakdown": {
            "turn_zone": -3,
            "grannies": 9,
            "students": 29,
            "tourists": 6,
            "professionals": 6,
            "common": 10,
            "personal": 0,
            "traffic": -7,
        },
    }


def test_an_eliminated_seat_has_no_points_and_the_last_rank(run: Command) -> None:
    (answer,) = run("score", "--json", run.write("game.aab.json", vector(2))).answers
    out = answer["seats"][0]
    assert out["eliminated"] is True
    assert (out["total"], out["breakdown"]) == (None, None)
    assert out["rank"] == max(seat["rank"] for seat in answer["seats"])


def test_score_in_words(run: Command) -> None:
    ran = run("score", run.write("game.aab.json", new_york()))
    assert ran.lines[0] == "game.aab.json: New York (Bus), the game is over"
    assert "Students            29  " in ran.out
    assert ran.lines[-2].split()[:2] == ["Total", "50"]
    assert ran.lines[-1] == "P0 wins."


def test_a_game_in_progress_says_how_it_is_scored(run: Command) -> None:
    ran = run("score", run.write("game.aab.json", started()))
    assert ran.lines[0] == "game.aab.json: New York (Bus), round 4 of 12, ticket 4"
    assert ran.lines[-1] == "Scored as if the game ended now: open rows count half."


def test_points_that_nobody_knows_are_marked(run: Command) -> None:
    record = new_york()
    record["setup"]["personal"] = [None, 1]
    ran = run("score", run.write("game.aab.json", record))
    (line,) = [line for line in ran.lines if line.startswith("Personal")]
    assert line.split()[-2:] == ["?", "10"]


def test_legal_in_json(run: Command) -> None:
    (answer,) = run("legal", "--json", run.write("game.aab.json", started())).answers
    assert (answer["over"], answer["phase"]) == (False, "turn")
    assert answer["pending"][0]["seat"] == 0
    assert answer["pending"][0]["legal"][:3] == [
        {"action": "F9-E9-D9", "turn_zone": 1, "shared": 1, "eliminates": False},
        {"action": "F9-E9-E10", "turn_zone": 0, "shared": 1, "eliminates": False},
        {"action": "F9-E9-E8#", "turn_zone": 0, "shared": 2, "eliminates": True},
    ]


def test_legal_in_words_has_cost_and_gain(run: Command) -> None:
    ran = run("legal", run.write("game.aab.json", started()))
    assert ran.lines[1:3] == [
        "P0 (seat 0) is at F9, shape 2t: 7 turns",
        "Action      Turn zone  Traffic jams  Eliminates  Total after it",
    ]
    assert ran.lines[3].split() == ["F9-E9-D9", "1", "1", "2"]
    assert ran.lines[5].split() == ["F9-E9-E8#", "0", "2", "yes"]


def test_legal_departures(run: Command) -> None:
    ran = run("legal", run.write("game.aab.json", with_hands()))
    assert ran.lines == [
        "game.aab.json: New York (Bus), departures are being chosen",
        "P0 (seat 0) chooses: depart 1, depart 2",
    ]


def test_legal_when_there_is_nothing_to_decide(run: Command) -> None:
    waiting = started()
    waiting["setup"]["tickets"] = waiting["setup"]["tickets"][:3]
    waiting["actions"] = waiting["actions"][:6]
    ran = run("legal", run.write("over.aab.json", rome()), run.write("waiting.aab.json", waiting))
    assert ran.lines == [
        "over.aab.json: Rome (Metro), the game is over",
        "",
        "waiting.aab.json: New York (Bus), round 4 of 12, the ticket is not drawn yet",
    ]


def test_replay_in_json(run: Command) -> None:
    name = run.write("game.aab.json", started())
    (answer,) = run("replay", "--json", name).answers
    assert answer["opening"][0] == {"type": "departed", "seat": 0, "number": 4, "stop": "E6"}
    assert [turn["action"] for turn in answer["turns"]] == started()["actions"]
    first = answer["turns"][0]
    assert list(first) == ["seat", "action", "events", "scores"]
    assert {"type": "ticked", "seat": 0, "zone": "students", "row": None, "box": 0, "stop": "E7"} in first["events"]
    (longer,) = run("replay", "--json", "--legal", name).answers
    assert {"action": "E6-D6-C6", "turn_zone": 0, "shared": 1, "eliminates": False} in longer["turns"][0]["legal"]


def test_replay_in_words(run: Command) -> None:
    ran = run("replay", run.write("game.aab.json", started()))
    assert ran.lines[1] == "P0 departs from E6 (ticket 4). P1 departs from G9 (ticket 5). Round 1: ticket 3."
    assert ran.lines[2] == "1. P0: E6-E7-E8>F8"
    text = " ".join(ran.out.split())
    assert "E6 to E7. Students: box 1 at E7. E7 to E8. Green light: E8 to F8. Grannies: box 1 at F8." in text
    assert "Totals: P0 1, P1 0" in text
    assert "Legal: E6-D6-C6" in run("replay", "--legal", "game.aab.json").out


# Several files and streams.


def test_one_answer_for_each_record_in_order(run: Command) -> None:
    stream = run.write("games.jsonl", london(), rome(), new_york())
    single = run.write("game.aab.json", rome())
    answers = run("score", "--json", single, stream).answers
    assert [len(answer["seats"]) for answer in answers] == [2, 4, 2, 2]
    assert answers[0] == answers[2]


def test_a_record_that_fails_answers_in_its_place(run: Command) -> None:
    bad = new_york()
    bad["actions"][16] = "D4-D6"
    ran = run("score", "--json", run.write("games.jsonl", london(), bad, rome()))
    assert (ran.code, ran.err) == (2, "")
    assert ["error" in answer for answer in ran.answers] == [False, True, False]
    assert ran.answers[1] == {
        "error": {
            "code": "not-a-road",
            "message": "action 17: D4-D6 is not a road in new_york",
            "at": "actions[16]",
        }
    }


@pytest.mark.parametrize("command", ["score", "legal", "replay"])
def test_a_record_that_fails_is_named_with_its_line(run: Command, command: str) -> None:
    bad = new_york()
    bad["actions"][16] = "D4-D6"
    ran = run(command, run.write("games.jsonl", london(), bad, rome()))
    assert ran.code == 2
    assert ran.err == "games.jsonl:2: action 17: D4-D6 is not a road in new_york\n"
    assert "games.jsonl:1: London" in ran.out
    assert "games.jsonl:3: Rome" in ran.out
    assert "games.jsonl:2" not in ran.out


def test_blank_lines_are_skipped_and_counted(run: Command) -> None:
    text = f"\n  \n{json.dumps(london())}\n\n{json.dumps({})}"
    (run.folder / "games.JSONL").write_text(text, "utf-8")
    ran = run("score", "games.JSONL")
    assert ran.lines[0].startswith("games.JSONL:3: London")
    assert ran.err == "games.JSONL:5: format: is missing, so this is not a record\n"


def test_a_line_that_is_too_long_does_not_stop_the_stream(run: Command) -> None:
    long_line = json.dumps(london() | {"seed": "x" * MAX_BYTES})
    text = f"{long_line}\n{json.dumps(rome())}\n{long_line}"
    (run.folder / "games.jsonl").write_text(text, "utf-8")
    answers = run("score", "--json", "games.jsonl").answers
    assert [answer.get("error", {}).get("code") for answer in answers] == ["too-big", None, "too-big"]


@pytest.mark.parametrize("ending", ["", "\n", "\r\n"])
def test_a_line_of_just_the_limit_is_read(run: Command, ending: str) -> None:
    text = json.dumps(rome() | {"seed": ""})
    text = text.replace('"seed": ""', f'"seed": "{"x" * (MAX_BYTES - len(text))}"')
    (run.folder / "games.jsonl").write_bytes((text + ending).encode())
    assert run("score", "--json", "games.jsonl").code == 0


def test_standard_input_is_a_stream(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    data = f"{json.dumps(london())}\n{json.dumps({})}\n".encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    ran = run("score", "-")
    assert ran.code == 2
    assert ran.lines[0] == "standard input:1: London (Bus), the game is over"
    assert ran.err == "standard input:2: format: is missing, so this is not a record\n"


def test_a_stream_is_read_as_it_is_answered(run: Command) -> None:
    run.write("games.jsonl", *[london()] * 50)
    found = sources(["games.jsonl"])
    assert next(found).line == 1
    with (run.folder / "games.jsonl").open("a", encoding="utf-8") as stream:
        stream.write(json.dumps(rome()))
    assert sum(1 for _ in found) == 50  # the line that came later is read too


def test_an_empty_stream_has_no_answers(run: Command) -> None:
    ran = run("score", "--json", run.write("games.jsonl"))
    assert (ran.code, ran.out, ran.err) == (0, "", "")


# What fits and what is harmless.


@pytest.mark.parametrize("width", ["40", "80", "100"])
@pytest.mark.parametrize("command", ["score", "legal", "replay"])
def test_no_line_is_wider_than_the_screen(
    run: Command, command: str, width: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rich.cells import cell_len

    monkeypatch.setenv("COLUMNS", width)
    record = vector(30)  # five players
    record["actions"] = record["actions"][:30]
    for player, name in zip(record["players"], NASTY_NAMES[1:], strict=False):
        player["name"] = name
    ran = run(command, run.write("a_rather_long_name_of_a_file_with_a_game.aab.json", record))
    assert ran.code == 0
    assert max(cell_len(line) for line in ran.lines) <= int(width)


@pytest.mark.parametrize("name", NASTY_NAMES)
@pytest.mark.parametrize("arguments", [("score",), ("legal",), ("replay",), ("score", "--json"), ("check",)])
def test_a_name_does_no_harm(run: Command, name: str, arguments: tuple[str, ...]) -> None:
    record = started()
    record["players"][0]["name"] = name
    ran = run(*arguments, run.write("game.aab.json", record))
    assert (ran.code, ran.err) == (0, "")
    assert all(line.isprintable() for line in ran.lines)
    if "--json" in arguments:
        assert ran.answers[0]["seats"][0]["name"] == name
        assert ran.out.isascii()


def test_two_players_of_one_name_are_told_apart(run: Command) -> None:
    record = new_york()
    record["players"] = [{"name": "Ann"}, {"name": "Ann"}]
    assert "Ann (0) wins." in run("score", run.write("game.aab.json", record)).out


def test_a_city_of_ones_own_is_named_as_it_is(run: Command) -> None:
    from allaboard.boards.loader import load

    record = started() | {"city": load("new_york").to_json() | {"city": "total"}}
    assert "total (Bus)" in run("score", run.write("game.aab.json", record)).out
