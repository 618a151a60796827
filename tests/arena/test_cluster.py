"""A contest on a Ray cluster: the same games as on one machine, game by game."""

from __future__ import annotations

import signal
import subprocess
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from tests.cli.running import COMMAND, Ran, allaboard, environment

GAMES = 12
PLAYERS = ("greedy", "random", "exec:sh -c 'exit 3'")


@pytest.fixture
def quiet(tmp_path: Path) -> dict[str, str]:
    """Surroundings in which Ray tells nobody anything and keeps its settings in a folder of its own."""
    return {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled", "HOME": str(tmp_path)}


def games_of(folder: Path) -> dict[int, bytes]:
    """Every game that is kept there, without the times."""
    found = {}
    for line in (folder / "games.jsonl").read_bytes().splitlines():
        played = msgspec.json.decode(line)
        del played["milliseconds"], played["longest"]
        found[played["number"]] = msgspec.json.encode(played)
    return found


def arena(folder: Path, name: str, *flags: str, **changes: str) -> Ran:
    ran = allaboard(
        *("arena", "--city", "new_york", *PLAYERS, "--games", str(GAMES), "--save", name, "--json", *flags),
        folder=folder,
        **changes,
    )
    assert ran.code == 0, ran.err
    return ran


def test_a_cluster_plays_the_same_games(tmp_path: Path, quiet: dict[str, str]) -> None:
    """A local cluster with two cores, and a player whose program fails in the same way everywhere."""
    here = arena(tmp_path, "here", "--salt", "same")
    there = arena(tmp_path, "there", "--salt", "same", "--ray", "local", "--jobs", "2", **quiet)
    assert games_of(tmp_path / "there") == games_of(tmp_path / "here")
    figures = [msgspec.json.decode(ran.out) for ran in (here, there)]
    for each in figures:
        for standing in each["standings"]:
            del standing["milliseconds"], standing["longest"]
    assert figures[0] == figures[1]
    assert "Traceback" not in there.err


def test_a_cluster_that_is_not_there_is_said_in_one_line(tmp_path: Path, quiet: dict[str, str]) -> None:
    ran = allaboard("arena", "greedy", "random", "--ray", "nonsense://", folder=tmp_path, **quiet)
    assert ran.code == 2
    assert "does not answer" in ran.err.splitlines()[-1]
    assert "Traceback" not in ran.err


@pytest.mark.proof
def test_ctrl_c_leaves_a_cluster_cleanly(tmp_path: Path, quiet: dict[str, str]) -> None:
    command = [
        *COMMAND,
        "arena",
        "greedy",
        "random",
        "--games",
        "100000",
        "--ray",
        "local",
        "--jobs",
        "2",
        "--save",
        "run",
    ]
    arena = subprocess.Popen(
        command, cwd=tmp_path, env=environment(**quiet), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    games = tmp_path / "run" / "games.jsonl"
    while not games.is_file() or games.read_bytes().count(b"\n") < 5:
        with suppress(subprocess.TimeoutExpired):
            arena.wait(0.05)
        assert arena.poll() is None, arena.stderr and arena.stderr.read()
    arena.send_signal(signal.SIGINT)
    out, err = arena.communicate()
    assert arena.returncode == 130, err
    assert b"95 %" in out
    assert b"goes on from here" in err
