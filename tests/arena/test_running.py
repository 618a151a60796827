"""A run can be stopped at any moment and goes on; on several cores it plays the same games."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from tests.arena.test_contest import but_for_time, contest
from tests.cli.running import COMMAND, environment

from allaboard.arena.processes import chunks_of, on_cores
from allaboard.arena.running import Folder, Run
from allaboard.boards.faults import FaultsFound
from allaboard.records import parse_record

GAMES = 12


def test_two_cores_play_the_same_games_as_one() -> None:
    met = contest(["greedy", "random"])
    alone = {each.number: but_for_time(each) for each in Run(met, GAMES).play()}
    together = {each.number: but_for_time(each) for each in Run(met, GAMES, players=on_cores(2)).play()}
    assert alone == together
    assert sorted(alone) == list(range(GAMES))


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    met = contest(["greedy", "random"])
    running = Run(met, GAMES, folder=Folder(tmp_path, met)).play()
    first = [next(running) for _ in range(5)]
    running.close()
    again = Run(met, GAMES, folder=Folder(tmp_path, met))
    assert [each.number for each in again.known] == [each.number for each in first]
    assert len(list(again.play())) == GAMES - 5
    whole = Run(met, GAMES, folder=Folder(tmp_path, met))
    assert whole.missing == []
    fresh = [but_for_time(each) for each in Run(met, GAMES).play()]
    assert [but_for_time(each) for each in sorted(whole.known, key=lambda each: each.number)] == fresh


@pytest.mark.parametrize("cut", [1, 7, 200])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    met = contest(["greedy", "random"])
    list(Run(met, 4, folder=Folder(tmp_path, met)).play())
    games = tmp_path / "games.jsonl"
    games.write_bytes(games.read_bytes()[:-cut])
    again = Run(met, 4, folder=Folder(tmp_path, met))
    assert again.missing == [3]
    assert len(list(again.play())) == 1


def test_records_are_kept_in_the_order_of_the_games(tmp_path: Path) -> None:
    met = contest(["greedy", "random"], "depot")
    list(Run(met, 6, players=on_cores(2), folder=Folder(tmp_path, met)).play())
    records = [
        parse_record(msgspec.json.decode(line)) for line in (tmp_path / "records.jsonl").read_bytes().splitlines()
    ]
    assert [record.seed for record in records] == [met.deal_seed(number) for number in range(6)]


def test_a_folder_of_another_contest_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path, contest(["greedy", "random"]))
    with pytest.raises(FaultsFound, match="another contest"):
        Folder(tmp_path, contest(["greedy", "random"], seed="other"))


def test_a_damaged_folder_is_refused_and_not_mended(tmp_path: Path) -> None:
    met = contest(["greedy", "random"])
    (tmp_path / "games.jsonl").write_text("{}\n")
    with pytest.raises(FaultsFound, match="damaged"):
        Run(met, 1, folder=Folder(tmp_path, met))
    assert (tmp_path / "games.jsonl").read_text() == "{}\n"


def test_short_games_are_handed_out_by_the_dozen_and_long_ones_one_by_one() -> None:
    assert [len(chunk) for chunk in chunks_of(range(100), 0.05)] == [10] * 10
    assert [len(chunk) for chunk in chunks_of(range(3), 60.0)] == [1, 1, 1]
    assert list(chunks_of([], 0.0)) == []


# The real command, ended from outside.

LONG = ("arena", "greedy", "random", "--games", "100000", "--jobs", "2", "--save", "run")


def started(folder: Path) -> subprocess.Popen[bytes]:
    """An arena that has played some games already."""
    arena = subprocess.Popen(
        [*COMMAND, *LONG],
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    while lines(folder) < 5:
        with suppress(subprocess.TimeoutExpired):
            arena.wait(0.05)
        assert arena.poll() is None, arena.stderr and arena.stderr.read()
    return arena


def lines(folder: Path) -> int:
    games = folder / "run" / "games.jsonl"
    return games.read_bytes().count(b"\n") if games.is_file() else 0


def workers_of(group: int) -> list[int]:
    """The processes of a group that are alive."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                state, _, in_group = (entry / "stat").read_text().rpartition(")")[2].split()[:3]
            except OSError:
                continue
            if int(in_group) == group and state != "Z":
                found.append(int(entry.name))
    return found


def wait_for(process: int) -> None:
    """Until a process that need not be our child has ended."""
    with suppress(ProcessLookupError):
        ended = os.pidfd_open(process)
        select.select([ended], [], [])
        os.close(ended)


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_killed_run_loses_no_game_and_leaves_nobody_behind(tmp_path: Path) -> None:
    arena = started(tmp_path)
    group = os.getpgid(arena.pid)
    arena.kill()
    arena.wait()
    arena.stdout.close()  # type: ignore[union-attr]
    arena.stderr.close()  # type: ignore[union-attr]
    for worker in workers_of(group):  # they notice by themselves; the timeout of the test is the limit
        wait_for(worker)
    played = lines(tmp_path)
    going_on = subprocess.run(
        [*COMMAND, *LONG[:4], str(played + 4), *LONG[5:], "--json"],
        cwd=tmp_path, env=environment(), capture_output=True, check=True,
    )  # fmt: skip
    told = msgspec.json.decode(going_on.stdout)
    assert told["games"] >= played
    numbers = [msgspec.json.decode(line)["number"] for line in (tmp_path / "run/games.jsonl").read_bytes().splitlines()]
    assert len(numbers) == len(set(numbers))
    assert set(range(played + 4)) <= set(numbers)


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_ctrl_c_tells_what_was_played_and_ends_cleanly(tmp_path: Path) -> None:
    arena = started(tmp_path)
    group = os.getpgid(arena.pid)
    os.killpg(group, signal.SIGINT)  # as a terminal does it: to all of them
    out, err = arena.communicate()
    assert arena.returncode == 130
    assert b"95 %" in out
    assert b"Traceback" not in err
    assert b"goes on from here" in err
    for worker in workers_of(group):
        wait_for(worker)
    assert (tmp_path / "run" / "records.jsonl").is_file()


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_killed_run_takes_its_programs_along(tmp_path: Path) -> None:
    """A program that would never end by itself, in a session of its own, has left its number in a file."""
    stubborn = "trap '' HUP INT TERM; echo $$ >number; while :; do :; done"
    arena = subprocess.Popen(
        [*COMMAND, "arena", "--bot", f'stubborn=sh -c "{stubborn}"', "stubborn", "random", "--seconds", "3600"],
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    number = tmp_path / "number"
    while not number.is_file() or not number.read_text().strip():
        with suppress(subprocess.TimeoutExpired):
            arena.wait(0.05)
        assert arena.poll() is None
    program = int(number.read_text())
    arena.kill()
    arena.wait()
    wait_for(program)
