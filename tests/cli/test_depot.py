"""The commands and Depot: answers in JSON and in words, one line for what is at fault."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from typing import Any

import pytest
from tests.cli.running import Command, environment
from tests.depot.vectors import GAMES
from tests.records.samples import NASTY_NAMES, new_york


def game(number: int = 0, actions: int | None = None, **changes: object) -> dict[str, Any]:
    record: dict[str, Any] = copy.deepcopy(GAMES[number]["record"]) | changes
    record["actions"] = record["actions"][:actions]
    return record


def of_four() -> int:
    return next(number for number, each in enumerate(GAMES) if len(each["record"]["players"]) == 4)


def test_score_in_json_next_to_a_line_game(run: Command) -> None:
    ran = run("score", "--json", run.write("games.jsonl", game(), new_york(), game(3)))
    assert (ran.code, ran.err) == (0, "")
    first, line, _ = ran.answers
    assert list(first["seats"][0]) == ["name", "total", "rank", "eliminated", "breakdown", "days", "passengers"]
    assert [seat["total"] for seat in first["seats"]] == [62, 44]
    assert (first["over"], first["winners"]) == (True, [0])
    assert line["seats"][0]["total"] == 50


def test_score_in_words(run: Command) -> None:
    ran = run("score", run.write("game.aab.json", game()))
    rows = {line[:20].strip(): line[20:].split() for line in ran.lines[2:-1]}
    assert ran.lines[0] == "game.aab.json: Depot, the game is over"
    assert rows["Night buses"] == ["25", "0"]
    assert rows["Day 1"] == ["26", "26"]
    assert rows["Day 2"] == ["36", "18"]
    assert rows["Total"] == ["62", "44"]
    assert ran.lines[-1] == "P0 wins."


def test_a_day_in_progress_says_so(run: Command) -> None:
    ran = run("score", run.write("game.aab.json", game(actions=30)))
    assert ran.lines[0].startswith("game.aab.json: Depot, day 1 of 2, turn ")
    assert ran.lines[-1] == "Scored as if the day ended now: night buses count only for an empty hand."


def test_teams_in_words(run: Command) -> None:
    ran = run("score", run.write("game.aab.json", game(of_four(), options={"teams": True})))
    assert sorted(line.split(":")[0] for line in ran.lines if line.startswith("Team")) == [
        "Team P1 + P3 wins.",
        "Team of P0 + P2",
        "Team of P1 + P3",
    ]
    assert ran.lines[-1] == "Team P1 + P3 wins."


def test_legal_in_json_and_in_words(run: Command) -> None:
    file = run.write("game.aab.json", game(actions=0))
    assert run("legal", "--json", file).answers == [
        {
            "over": False,
            "phase": "choose",
            "pending": [{"seat": 1, "legal": [{"action": "place Y4a"}, {"action": "place Y4b"}]}],
        }
    ]
    assert run("legal", file).lines == [
        "game.aab.json: Depot, day 1 of 2, turn 1",
        "P1 (seat 1) chooses the bus of the turn:",
        "  place Y4a, place Y4b",
    ]


@pytest.mark.parametrize("number", range(0, 20, 4))
def test_every_phase_can_be_told(run: Command, number: int) -> None:
    lengths = range(0, len(GAMES[number]["record"]["actions"]), 3)
    ran = run("legal", run.write("games.jsonl", *(game(number, length) for length in lengths)))
    assert (ran.code, ran.err) == (0, "")
    assert all(len(line) <= 80 for line in ran.lines)


def test_replay_in_json_and_in_words(run: Command) -> None:
    file = run.write("game.aab.json", game())
    (answer,) = run("replay", "--json", "--legal", file).answers
    assert answer["opening"][0]["type"] == "day_started"
    assert answer["turns"][0]["legal"] == [{"action": "place Y4a"}, {"action": "place Y4b"}]
    assert len(answer["turns"]) == len(game()["actions"])
    ran = run("replay", "--legal", file)
    assert (ran.code, ran.err) == (0, "")
    assert f"1. P1: {game()['actions'][0]}" in ran.lines
    assert "    Legal: place Y4a, place Y4b" in ran.lines
    assert "    Totals: P0 62, P1 44" in ran.lines


def test_names_are_harmless(run: Command) -> None:
    players = [{"name": name} for name in NASTY_NAMES[:2]]
    for command in ("score", "legal", "replay"):
        ran = run(command, run.write("game.aab.json", game(actions=10, players=players)))
        assert ran.code == 0
        assert "\x1b" not in ran.out


def test_check(run: Command) -> None:
    assert run("check", run.write("game.aab.json", game())).lines == ["game.aab.json: ok"]
    ran = run("check", run.write("bad.aab.json", game(options={"speed": 1, "teams": True})))
    assert ran.code == 2
    assert ran.lines == ["bad.aab.json: options.speed: depot has no such option"]


def test_one_at_fault_does_not_stop_the_others(run: Command) -> None:
    bad = game()
    bad["actions"][16] = "place R9"
    ran = run("score", "--json", run.write("games.jsonl", game(), bad, game(1)))
    assert ran.code == 2
    assert [set(answer) for answer in ran.answers] == [
        {"over", "winners", "seats"},
        {"error"},
        {"over", "winners", "seats"},
    ]
    assert ran.answers[1]["error"]["at"] == "actions[16]"
    assert ran.answers[1]["error"]["message"].startswith("action 17: ")


def test_show_draws_the_table_as_a_viewer_may_see_it(run: Command) -> None:
    file = run.write("game.aab.json", game(actions=30))
    pictures = {}
    for viewer, options in {"spectator": (), "1": ("--seat", "1"), "all": ("--all",)}.items():
        ran = run("show", file, *options)
        assert (ran.code, ran.err) == (0, "")
        assert f'data-game="depot" data-viewer="{viewer}"' in ran.out
        pictures[viewer] = ran.out
    assert [picture.count('data-area="hand"') for picture in pictures.values()] == [0, 1, 2]
    assert run("show", file, "-o", "table.svg").code == 0
    assert (run.folder / "table.svg").read_text(encoding="utf-8") == pictures["spectator"]


def test_show_refuses_a_seat_that_is_not_there(run: Command) -> None:
    ran = run("show", run.write("game.aab.json", game()), "--seat", "2")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "game.aab.json: there is no seat 2, seats are 0 to 1\n"


def test_who_scores_a_line_game_does_not_load_depot(run: Command) -> None:
    code = (
        "import sys, json; from allaboard.cli import main; main(['score', 'game.aab.json']);"
        "print(json.dumps([name for name in sys.modules if name.startswith('allaboard.engine.depot.')]))"
    )
    run.write("game.aab.json", new_york())
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=run.folder, env=environment(), capture_output=True, check=True, timeout=60
    )
    loaded = json.loads(ran.stdout.splitlines()[-1])
    assert set(loaded) <= {"allaboard.engine.depot.setup", "allaboard.engine.depot.cards"}
