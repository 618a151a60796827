"""Flags that cannot be played by: exit code 2, one line that says what is wrong, nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest
from cyclopts import App

from allaboard.cli.play.command import play


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--city", "atlantis"], "there is no city atlantis"),
        (["--city", "no.json"], "no such file"),
        (["--city", "rome", "--game", "bus"], "rome is a city of metro, not of bus"),
        (["--game", "chess"], "chess is not one of bus, metro"),
        (["--seats", "human,robot"], "robot is not one of human, random, greedy, regular, expert, master"),
        (["--seats", ",".join(["human"] * 11)], "11 seats; there are 1 to 5"),
        (["--seats", "human,greedy,greedy,greedy", "--city", "rome"], "rome is for at most 3 players, not 4"),
        (["--seats", "human,greedy", "--city", "paris"], "with any_city also for 2"),
        (["--seats", "human,greedy", "--sheets", "1,1"], "every player needs a different sheet"),
        (["--seats", "human,greedy", "--sheets", "1,2,3"], "3 sheets for 2 players"),
        (["--seats", "human,greedy", "--sheets", "0,9"], "not a list of sheets 1 to 5"),
        (["--seats", "human,greedy", "--sheets", "dealt,6"], "not a list of sheets 1 to 5"),
        (["--seats", "human,greedy", "--sheets", "1,1,1", "--equal-sheets"], "3 sheets for 2 players"),
        (["--game", "bus", "--ties", "0,1"], "ties is a choice of depot, not of bus"),
        (["--game", "metro", "--card-memory", "off"], "card_memory is a choice of depot, not of metro"),
        (["--game", "metro", "--team-hands", "open"], "team_hands is a choice of depot, not of metro"),
        (["--city", "rome", "--seats", "human:Ann,greedy", "--first", "Zoe"], "Zoe is not one of Ann, Greedy"),
        (["--city", "rome", "--seats", "human:Ann,greedy", "--first", "2"], "2 is not one of Ann, Greedy"),
        (["--game", "depot", "--equal-sheets"], "depot is played without sheets"),
        (["--game", "depot", "--seats", "human:Ann,human:Bea", "--ties", "Ann,Ann"], "seat 0 is there twice"),
        (["--game", "depot", "--seats", "human:Ann,human:Bea", "--ties", "Ann"], "needs every seat once"),
        (["--game", "depot", "--card-memory", "perfect"], "perfect is not one of assisted, off"),
        (["--game", "depot", "--team-hands", "open"], "hands can be open only where teams play"),
        (["--options", "cheat"], "cheat is not one of open_personal, any_city"),
        (["--game", "depot", "--seats", "human"], "1 seats; there are 2 to 6"),
        (["--game", "depot", "--seats", ",".join(["greedy"] * 7)], "7 seats; there are 2 to 6"),
        (["--game", "depot", "--city", "rome"], "depot is played without a city"),
        (["--game", "depot", "--sheets", "1,2"], "depot is played without sheets"),
        (["--game", "depot", "--options", "any_city"], "any_city is not one of drunkard_scope, drunkard_may_pick_self"),
        (["--game", "depot", "--options", "final_turn=never"], "final_turn is one of optional, mandatory, not never"),
        (["--game", "depot", "--options", "final_turn"], "final_turn is one of optional, mandatory, not nothing"),
        (["--game", "depot", "--options", "teams=maybe"], "teams is one of false, true, not maybe"),
        (["--game", "depot", "--options", "teams=true,teams=false"], "teams is there twice"),
        (["--game", "depot", "--seats", "human,greedy", "--options", "teams=true"], "teams are for 4 players, not 2"),
        (["--game", "depot", "--seed", ""], "a seed is a visible text"),
        (["--options", "open_personal", "--city", "rome"], "open_personal is an option of bus only"),
        (["--seed", ""], "a seed is a visible text"),
        (["--seats", f"human:{'x' * 101},greedy"], "a text of 1 to 100 characters"),
        (["--save", "no/where.aab.json"], "there is no such folder"),
        (["missing.aab.json"], "no such file"),
        (["missing.aab.json", "--city", "rome"], "brings its own game"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    args: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    app = App(default_command=play, result_action="return_value")
    assert app(args) == 2
    shown = capsys.readouterr()
    assert told in shown.err
    assert shown.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_waits_for_a_ticket_cannot_go_on_here(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "table.aab.json"
    path.write_text(
        """{"format": "allaboard/1", "rules": 1, "game": "bus", "city": "new_york", "options": {},
        "players": [{"name": "Red"}, {"name": "Blue"}], "setup": {"sheets": [1, 4], "personal": [null, null],
        "common": ["granny", "museum"], "departures": [3, 5], "tickets": [], "inspector": 0}, "actions": []}""",
        encoding="utf-8",
    )
    assert play(path) == 2
    assert "the next ticket is not known yet" in capsys.readouterr().err


def test_a_bot_that_is_not_here_cannot_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "table.aab.json"
    path.write_text(
        """{"format": "allaboard/1", "rules": 1, "game": "bus", "city": "new_york", "options": {},
        "players": [{"name": "Red"}, {"name": "Blue", "bot": "oracle"}], "setup": {"sheets": [1, 4],
        "personal": [1, 2], "common": ["granny", "museum"], "departures": [3, 5],
        "tickets": [8, 1, 12, 4, 2, 11, 7, 3, 5, 10, 9, 6], "inspector": 0}, "actions": []}""",
        encoding="utf-8",
    )
    assert play(path) == 2
    assert "there is no bot oracle here" in capsys.readouterr().err
