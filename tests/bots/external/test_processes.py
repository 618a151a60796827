"""Nothing that a program has started outlives its game, or the process that started the game."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from tests.bots.external.programs import READY, WELL, shell
from tests.bots.external.test_player import contest, reasons

import allaboard
from allaboard.arena.contest import play

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="waits for processes by their numbers")

STUBBORN = "trap '' HUP INT TERM; echo $$ >{file}; while :; do sleep 1000; done"
# How a program can leave a child behind: in its own session, in another one, and below a parent that has ended.
WAYS = {
    "background": "sh -c '{what}' &",
    "session": "setsid sh -c '{what}' &",
    "orphan": "(setsid sh -c '{what}' & ) & wait $!;",
}
ENOUGH = 60_000  # milliseconds


def leaving(way: str, file: Path) -> str:
    """Shell that starts a stubborn child and waits until it is there."""
    child = WAYS[way].replace("{what}", STUBBORN.replace("{file}", str(file)).replace("'", "'\\''"))
    return f"{child} while [ ! -s '{file}' ]; do sleep 0.01; done; "


def is_gone(file: Path) -> bool:
    """Whether the process whose number is in a file ends."""
    try:
        process = os.pidfd_open(int(file.read_text()))
    except ProcessLookupError:
        return True
    poll = select.poll()
    poll.register(process, select.POLLIN)
    found = bool(poll.poll(ENOUGH))
    os.close(process)
    return found


@pytest.mark.parametrize("way", WAYS)
def test_a_child_that_hides_ends_with_the_game(way: str, tmp_path: Path) -> None:
    child = tmp_path / "child"
    assert reasons(play(contest(shell(leaving(way, child) + WELL[2])), 0)) == []
    assert is_gone(child)


@pytest.mark.parametrize("way", WAYS)
def test_a_child_that_hides_ends_with_its_program(way: str, tmp_path: Path) -> None:
    child = tmp_path / "child"
    played = play(contest(shell(READY + leaving(way, child) + "exit 3")), 0)
    assert played.lost[0][0].detail == "ended with 3"
    assert is_gone(child)


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_left_when_the_starter_is_killed(way: str, tmp_path: Path) -> None:
    program, child = tmp_path / "program", tmp_path / "child"
    stubborn = shell(leaving(way, child) + STUBBORN.replace("{file}", str(program)))
    script = f"""
        import os, signal, sys
        from allaboard.bots.external.process import Program
        running = Program({stubborn!r})
        sys.stdin.read()
        os.kill(os.getpid(), signal.SIGKILL)
    """
    starter = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(script)],
        stdin=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(allaboard.__file__).parents[1])},
    )
    with subprocess.Popen(["sh", "-c", f"while [ ! -s '{program}' ]; do sleep 0.01; done"]) as waiting:
        assert waiting.wait(ENOUGH / 1000) == 0
    starter.communicate(b"", ENOUGH / 1000)
    assert starter.returncode == -9
    assert is_gone(program)
    assert is_gone(child)


def test_a_program_that_kills_its_own_group_harms_nobody() -> None:
    played = play(contest(shell(READY + "kill -9 0")), 0)
    assert "signal 9" in played.lost[0][0].detail


def test_a_program_that_stops_its_supervisor_is_ended_all_the_same() -> None:
    assert set(reasons(play(contest(shell(READY + "kill -STOP $PPID; exec sleep 1000"), seconds=0.02), 0))) == {
        "late",
        "left_alone",
    }
