"""Leaving at any moment: the game is saved, one line says how to go on, and it goes on at the same question."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.play.keyboard import ESCAPE, SOURCE, Keyboard, only_record

from allaboard.records import play_record, read_record

START = ("--city", "new_york", "--seats", "human:Ann,greedy", "--seed", "t4")


# A departure and twelve turns, each with a confirmation: all of them in the proof.
@pytest.mark.parametrize("interruptions", [6, pytest.param(2 * (12 + 1), marks=pytest.mark.proof)])
def test_ctrl_c_at_every_prompt_of_a_game_and_back_to_the_same_prompt(interruptions: int, tmp_path: Path) -> None:
    args: tuple[str, ...] = START
    prompts = 0
    steps = 0  # answers to give before the next interruption: none at a first question, one at a confirmation
    screen: list[str] | None = None  # what the question looked like when it was left
    while True:
        with Keyboard(*args, cwd=tmp_path) as keyboard:
            kind = keyboard.wait()
            if screen is not None:
                assert keyboard.lines() == screen, "the question looks different after resuming"
            if kind == "end":
                break
            if prompts == interruptions < 2 * (12 + 1):
                keyboard.answer(kind)
                assert keyboard.play_out() == 0
                break
            screen = keyboard.lines()
            if steps == 1:
                keyboard.answer(kind)
                kind = keyboard.wait()
                assert kind in {"confirm", "out", "dead-end"}
            elif steps == 2:
                keyboard.answer(kind)
                keyboard.answer(keyboard.wait())
                kind = keyboard.wait()
                screen = keyboard.lines()
                if kind == "end":
                    assert keyboard.end_code() == 0
                    break
            prompts += 1
            keyboard.interrupt()
            assert keyboard.end() == 130
            end = [line for line in ESCAPE.sub("", keyboard.shown).replace("\r", "").split("\n") if line.strip()]
            path = only_record(tmp_path)
            assert end[-2:] == [f"Saved: {path.name}", f"Go on with: allaboard play {path.name}"]
        args = (path.name,)
        steps = 1 if steps in {0, 2} else 2
    with Keyboard(*START, "--save", "at-one-go.json", cwd=tmp_path) as keyboard:
        assert keyboard.play_out() == 0
    record = read_record(only_record(tmp_path))
    assert play_record(record).is_over
    assert record == read_record(tmp_path / "at-one-go.json")
    assert prompts == interruptions


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)])
def test_signals_save_too(number: signal.Signals, code: int, tmp_path: Path) -> None:
    with Keyboard(*START, cwd=tmp_path) as keyboard:
        assert keyboard.wait() == "departure"
        keyboard.child.kill(number)
        assert keyboard.end() == code
    assert play_record(read_record(only_record(tmp_path))).pending() == (0,)


@pytest.mark.parametrize("asked", ["?", "b", "s", "l"])
def test_ctrl_c_while_something_is_looked_up(asked: str, tmp_path: Path) -> None:
    with Keyboard(*START, cwd=tmp_path, size=(80, 24)) as keyboard:
        keyboard.wait()
        keyboard.type(asked)
        assert keyboard.wait() in {"back", "more"}
        keyboard.interrupt()
        assert keyboard.end() == 130
    assert play_record(read_record(only_record(tmp_path))).phase == "departure"


def test_a_terminal_that_disappears_leaves_a_saved_game(tmp_path: Path) -> None:
    with Keyboard(*START, cwd=tmp_path) as keyboard:
        keyboard.wait()
        keyboard.answer("departure")
        keyboard.answer(keyboard.wait())
        keyboard.wait()
        keyboard.child.delayafterclose = 2
        keyboard.child.close(force=False)  # complains if the program lives on
    assert play_record(read_record(only_record(tmp_path))).phase == "turn"


def test_ctrl_d_and_q_save_and_leave_in_peace(tmp_path: Path) -> None:
    with Keyboard(*START, "--save", "one.aab.json", cwd=tmp_path) as keyboard:
        keyboard.wait()
        keyboard.child.sendeof()
        assert keyboard.end() == 0
    with Keyboard(*START, "--save", "two.aab.json", cwd=tmp_path) as keyboard:
        keyboard.wait()
        keyboard.type("q")
        assert keyboard.end() == 0
    one, two = ((tmp_path / f"{name}.aab.json").read_text("utf-8") for name in ("one", "two"))
    assert one == two
    assert json.loads(one)["setup"]["departures"][0] is None


def test_ctrl_c_before_the_game_leaves_nothing_behind(tmp_path: Path) -> None:
    with Keyboard(cwd=tmp_path) as keyboard:
        assert keyboard.wait() == "question"
        keyboard.interrupt()
        assert keyboard.end() == 130
        assert "nothing to save" in keyboard.shown
    assert list(tmp_path.iterdir()) == []


def run(*args: str, cwd: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command without a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "allaboard.cli.play", *args],
        cwd=cwd,
        env={"PYTHONPATH": str(SOURCE), "PATH": os.environ.get("PATH", ""), "LANG": "C.UTF-8"},
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_a_terminal_defaults_answer_and_the_end_of_input_saves(tmp_path: Path) -> None:
    done = run("--seed", "x", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert play_record(read_record(only_record(tmp_path))).phase == "departure"


def test_answers_can_come_through_a_pipe(tmp_path: Path) -> None:
    typed = "\n".join(["q"])
    assert run("--city", "rome", "--seats", "human,random", cwd=tmp_path, typed=typed).returncode == 0
    assert only_record(tmp_path).name.startswith("metro-rome-")


def test_nothing_is_ever_overwritten(tmp_path: Path) -> None:
    for _ in range(2):
        assert run("--seed", "x", cwd=tmp_path).returncode == 0
    assert len(list(tmp_path.glob("*-1.aab.json"))) == len(list(tmp_path.glob("*-2.aab.json"))) == 1
    (tmp_path / "mine.txt").write_text("keep", encoding="utf-8")
    assert run("--save", "mine.txt", cwd=tmp_path).returncode == 2
    assert (tmp_path / "mine.txt").read_text("utf-8") == "keep"


def test_bots_alone_play_to_the_end_and_a_finished_record_shows_the_table(tmp_path: Path) -> None:
    done = run("--city", "rome", "--seats", "greedy,random", "--seed", "t3", cwd=tmp_path)
    assert done.returncode == 0
    path = only_record(tmp_path)
    before = path.read_bytes()
    again = run(path.name, cwd=tmp_path)
    assert again.returncode == 0
    assert "Total" in again.stdout
    assert path.read_bytes() == before
