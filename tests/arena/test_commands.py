"""`allaboard arena` and `allaboard bot-check`, as they are typed."""

from __future__ import annotations

import re

import pytest
from tests.bots.external.programs import READY, WELL, shell
from tests.cli.conftest import run
from tests.cli.running import Command

from allaboard.arena.conformance import _manners

__all__ = ["run"]

WELL_TYPED = "sh -c '" + WELL[2].replace("'", "'\\''") + "'"


def test_what_players_did_is_a_table(run: Command) -> None:
    ran = run("arena", "greedy", "random", "--games", "4")
    assert ran.code == 0
    assert ran.lines[0].startswith("Games: 4, deals: 2.")
    assert [line.split()[0] for line in ran.lines if line[:6] in {"greedy", "random"}] == ["greedy", "random", "greedy"]
    assert all(len(line) <= 80 for line in ran.lines)


@pytest.mark.parametrize(
    ("language", "interval"), [("en", r"\d+\.\d \[.+?, "), ("fr", r"\d+,\d \[.+?\u202f; "), ("de", r"\d+,\d \[.+?; ")]
)
def test_numbers_are_those_of_the_language(run: Command, language: str, interval: str) -> None:
    ran = run("arena", "greedy", "random", "--games", "4", "--lang", language)
    table = [line for line in ran.lines if line[:7] in {"greedy ", "random "}][:2]
    assert all(re.search(interval, line) for line in table)
    assert all(len(line) <= 80 for line in ran.lines)


def test_json_has_all_figures(run: Command) -> None:
    (told,) = run("arena", "--game", "depot", "greedy", "random:2", "--games", "3", "--json").answers
    assert (told["games"], told["deals"]) == (3, 1)
    assert [(each["name"], each["seats"]) for each in told["standings"]] == [("greedy", 1), ("random", 2)]
    assert set(told["differences"][0]["points"]) == {"mean", "low", "high"}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_an_interval_over_one_deal_is_a_dash(run: Command, language: str) -> None:
    ran = run("arena", "greedy", "random", "--games", "2", "--lang", language)
    rows = [line for line in ran.lines if line[:7] in {"greedy ", "random "}]
    assert [row.count("[–]") for row in rows] == [2 - (" –" in row) for row in rows[:2]] + [1] * (len(rows) - 2)
    assert not re.search(r"\[[^–]*\d", ran.out)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("alone", ["regular", "exec:true", "new=expert"])
def test_one_player_alone_is_no_contest(run: Command, alone: str, language: str) -> None:
    ran = run("arena", alone, "--games", "4", "--lang", language)
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)


def test_two_seats_of_one_player_are_a_contest(run: Command) -> None:
    assert run("arena", "greedy:2", "--games", "2").code == 0


def test_a_run_that_is_complete_only_tells(run: Command) -> None:
    flags = ("arena", "greedy", "random", "--games", "4", "--save", "here", "--json")
    assert run(*flags).out == run(*flags).out


def test_programs_play_and_what_they_lost_is_told(run: Command) -> None:
    ran = run("arena", "--bot", f"well={WELL_TYPED}", "well", "exec:sh -c 'exit 7'", "--games", "2")
    assert ran.code == 0
    assert "decisions of exec:sh -c 'exit 7' were made at random:" in " ".join(ran.out.split())
    assert "ended with 7" in ran.out
    assert "of well were made" not in ran.out


def test_names_are_harmless(run: Command) -> None:
    ran = run("arena", "exec:\x1b[31m", "random", "--games", "2")
    assert ran.code == 0
    assert "\x1b" not in ran.out


@pytest.mark.parametrize(
    "arguments",
    [
        ("greedy", "genius"),
        ("greedy:9",),
        ("greedy", "random", "--games", "0"),
        ("greedy", "random", "--jobs", "0"),
        ("greedy", "random", "--seconds", "0"),
        ("greedy", "random", "--seconds", "nan"),
        ("greedy", "random", "--effort", "-1"),
        ("greedy", "random", "--bot", "x"),
        ("greedy", "random", "--game", "bus", "--city", "rome"),
        ("greedy", "random", "--save", "/proc/nothing"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(run: Command, arguments: tuple[str, ...]) -> None:
    ran = run("arena", *arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1


def test_a_program_that_can_play_is_told_so(run: Command) -> None:
    ran = run("bot-check", WELL_TYPED, "--seconds", "60")
    assert ran.code == 0
    assert "This program can play." in ran.out


def test_a_program_that_cannot_is_told_why(run: Command) -> None:
    silly = READY + 'n=0; while read -r line; do n=$((n+1)); echo "{}"; done'
    ran = run("bot-check", "sh -c '" + silly.replace("'", "'\\''") + "'", "--seconds", "60", "--json")
    assert ran.code == 2
    (checks,) = ran.answers
    failed = {each["code"]: each["reason"] for each in checks if not each["passed"]}
    assert failed["game"] == "malformed"
    assert checks[0]["passed"]


@pytest.mark.parametrize("command", ["", "'", "/nowhere"])
def test_a_program_that_is_none(run: Command, command: str) -> None:
    assert run("bot-check", command).code == 2


def test_a_program_that_does_not_know_when_to_stop() -> None:
    """It stays after the end of its input."""
    checks = list(_manners(shell(WELL[2] + "; sleep 1000"), 60))
    assert [(check.code, check.passed) for check in checks] == [("later", True), ("end", False)]
