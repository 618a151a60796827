"""The arena's deals cannot be predicted by a program that plays in it, and stay reproducible afterwards."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import textwrap
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.arena.test_contest import but_for_time
from tests.bots.external.programs import WELL
from tests.cli.conftest import run
from tests.cli.running import Command, Ran, allaboard

import allaboard as package
from allaboard.arena.conformance import KINDS, _contest, conformance
from allaboard.arena.contest import Contest, Played, contest_of, new_salt
from allaboard.arena.entries import Entry, entries_of
from allaboard.arena.processes import on_cores
from allaboard.arena.running import Folder, Run, one_by_one
from allaboard.bots.external.surroundings import variables_for_programs
from allaboard.deals import deal_depot_setup, deal_line_setup
from allaboard.engine.line.setup import LineSetup
from allaboard.records import parse_record

__all__ = ["run"]

SPY = Path(__file__).with_name("spy.py")
SEED = "known to all"
linux = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


def spied(folder: Path, *more: str, games: int = 4) -> tuple[Ran, list[dict[str, Any]]]:
    """A contest of a spy against random, and what it found in each game."""
    command = f"exec:{sys.executable} {SPY} loot.jsonl"
    ran = allaboard(
        "arena", command, "random", "--games", str(games), "--seed", SEED, "--save", "saved", "--seconds", "60", *more,
        folder=folder, TOKEN_OF_THE_ARENA="secret",
    )  # fmt: skip
    assert ran.code == 0, ran.err
    return ran, [json.loads(line) for line in (folder / "loot.jsonl").read_text().splitlines()]


def kept_salts(folder: Path) -> list[dict[str, str | None]]:
    found: list[dict[str, str | None]] = json.loads((folder / "contest.json").read_text())["salts"]
    return found


def kept_seeds(folder: Path) -> list[str]:
    """What the deal of each game came from, as its record says."""
    seeds = [parse_record(json.loads(line)).seed for line in (folder / "records.jsonl").read_text().splitlines()]
    return [seed for seed in seeds if seed is not None]


def seeds_from(found: list[str]) -> set[str]:
    """Every deal that could be dealt from what was found: each word as a salt and as a seed, and the usual seeds."""
    words = {word for text in found for word in re.findall(r"[A-Za-z0-9_-]{1,100}", text)}
    salts = ["", *(word for word in words if len(word) >= 8)]
    tried = set()
    for seed in (SEED, "arena", "conformance"):
        for salt in salts:
            contest = Contest((Entry("a", bot="random"),) * 2, None, seed, salt=salt)
            tried |= {contest.deal_seed(2 * deal) for deal in range(3)}
    return tried | {f"{word} {deal}" for word in words for deal in range(3)} | words


@linux
@pytest.mark.parametrize("game", ["bus", "depot"])
def test_a_program_cannot_predict_its_deals_by_looking_around(tmp_path: Path, game: str) -> None:
    _, loot = spied(tmp_path, "--game", game)
    seeds = kept_seeds(tmp_path / "saved")
    (salt,) = [each["salt"] for each in kept_salts(tmp_path / "saved")]
    assert len(loot) == len(seeds) == 4
    assert salt is not None
    for number, seen in enumerate(loot):
        assert any(SEED in text for text in seen["found"]), "it does not look where the seed stands"
        assert not any(salt in text for text in seen["found"])
        coming = set(seeds[number - number % 2 :])  # this deal, also where it was played from another seat before
        assert not coming & seeds_from(seen["found"])
        assert not any(seed in text for seed in coming for text in seen["found"])
        assert seen["start"]["seed"] not in coming


@linux
def test_the_spy_predicts_deals_whose_salt_it_can_read(tmp_path: Path) -> None:
    """Else the test above would prove nothing: here the salt stands on the command line."""
    _, loot = spied(tmp_path, "--salt", "readable-salt", games=2)
    assert set(kept_seeds(tmp_path / "saved")) <= seeds_from(loot[0]["found"])


@linux
def test_a_program_gets_no_variable_that_it_does_not_need(tmp_path: Path) -> None:
    _, loot = spied(tmp_path, games=2)
    for name in loot[0]["environment"]:
        assert name in variables_for_programs({name: ""}) or name in {"PWD", "SHLVL", "_", "OLDPWD", "LC_CTYPE"}
    assert "TOKEN_OF_THE_ARENA" not in loot[0]["environment"]
    around = {"PATH": "/bin", "LC_ALL": "C", "PYTHONPATH": "x", "ALLABOARD_SEED": "1", "API_KEY": "2", "_": "3"}
    assert set(variables_for_programs(around)) == {"PATH", "LC_ALL", "PYTHONPATH"}


@linux
def test_the_deals_of_a_bot_check_cannot_be_predicted(tmp_path: Path) -> None:
    ran = allaboard("bot-check", f"{sys.executable} {SPY} loot.jsonl", "--seconds", "60", folder=tmp_path)
    assert ran.code == 0, ran.out
    found = re.search(r"--salt (\w+)", ran.out)
    assert found is not None
    loot = [json.loads(line) for line in (tmp_path / "loot.jsonl").read_text().splitlines()]
    dealt = {_contest(["x"], 1.0, found[1], *kind).deal_seed(0) for kind in KINDS}
    for seen in loot:
        assert not any(found[1] in text for text in seen["found"])
        assert not dealt & seeds_from(seen["found"])


def test_a_bot_check_deals_anew_each_time_and_alike_with_a_salt() -> None:
    first, again = ([check.decisions for check in conformance(WELL, 60, "one")] for _ in range(2))
    assert first == again
    assert _contest(WELL, 1.0, "one", *KINDS[0]).start(0).view(None) == _contest(WELL, 1.0, "one", *KINDS[0]).start(
        0
    ).view(None)
    assert _contest(WELL, 1.0, "one", *KINDS[6]).deal_seed(0) != _contest(WELL, 1.0, "two", *KINDS[6]).deal_seed(0)


@linux
def test_a_process_of_the_arena_is_closed_to_others_of_its_user() -> None:
    """Neither variables, memory nor open files; as root, who may read everything, it becomes somebody else first."""
    script = """
        import os, subprocess
        if os.getuid() == 0:
            os.setgid(65534); os.setuid(65534)
        from_outside = f"cat /proc/{os.getpid()}/environ; ls /proc/{os.getpid()}/fd; head -c1 /proc/{os.getpid()}/maps"
        def look():
            return subprocess.run(["sh", "-c", from_outside], capture_output=True, cwd="/").stdout
        close_memory()
        print(len(look()))
    """
    before = "from allaboard.bots.external.surroundings import close_memory\n"
    ran = subprocess.run(
        [sys.executable, "-c", before + textwrap.dedent(script)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(package.__file__).parents[1])},
    )
    assert (ran.stdout, ran.stderr) == ("0\n", "")


# What is kept, and how it goes on.


def with_programs(salt: str, game: str = "bus", seed: str = "test") -> Contest:
    return contest_of((Entry("program", command=WELL), *entries_of(["random"])), game, None, seed, salt=salt)


def seats_of(found: list[Played]) -> list[int]:
    return sorted(each.number for each in found)


@pytest.mark.parametrize("game", ["bus", "metro", "depot"])
def test_with_the_same_salt_the_same_games_are_played(game: str) -> None:
    once, again = ([but_for_time(each) for each in one_by_one(with_programs("a", game), range(4), True)] for _ in "12")
    assert once == again
    other = [but_for_time(each) for each in one_by_one(with_programs("b", game), range(4), True)]
    assert all(one["record"] != two["record"] for one, two in zip(once, other, strict=True))


@pytest.mark.parametrize("game", ["bus", "depot"])
def test_a_record_names_what_its_deal_came_from_and_nothing_of_the_others(game: str) -> None:
    contest = with_programs("salt", game)
    for played in one_by_one(contest, [0, 3], True):
        assert played.record is not None
        assert "salt" not in played.record
        record = parse_record(msgspec.json.decode(played.record))
        assert record.seed is not None
        assert record.seed == contest.deal_seed(played.number)
        if isinstance(record.setup, LineSetup):
            assert contest.city is not None
            dealt = deal_line_setup(contest.city, 2, record.seed)
            assert replace(record.setup, departures=dealt.departures) == dealt  # those were chosen since
        else:
            assert record.setup == deal_depot_setup(2, record.seed)
    assert contest.deal_seed(0) == contest.deal_seed(1) != contest.deal_seed(2)


def test_without_programs_the_seed_alone_deals() -> None:
    contest = contest_of(entries_of(["greedy", "random"]), "bus", None, "test")
    assert contest.deal_seed(3) == "test 1"


def test_while_it_runs_a_folder_holds_a_digest_and_whole_deals_only(tmp_path: Path) -> None:
    contest = with_programs(salt := new_salt())
    folder = Folder(tmp_path, contest)
    run = Run(contest, 6, folder=folder)
    running = run.play()
    for number in range(3):
        assert next(running).number == number
    on_disk = "".join(path.read_text() for path in tmp_path.iterdir())
    assert kept_salts(tmp_path) == [{"sha256": sha256(salt.encode()).hexdigest(), "salt": None}]
    assert salt not in on_disk
    assert contest.deal_seed(0) in on_disk  # of the deal that is over
    assert contest.deal_seed(2) not in on_disk  # of the deal that will be played from the other seat
    assert run.kept == 2
    running.close()
    assert folder.salts == [salt]
    assert seats_of(Folder(tmp_path, contest).read()) == [0, 1]


def test_after_a_kill_what_is_missing_is_dealt_from_a_new_salt(tmp_path: Path) -> None:
    killed = with_programs("first")
    folder = Folder(tmp_path, killed)
    folder.begin()
    folder.add(one_by_one(killed, [0, 1, 2], True))  # and neither the other game of deal 1 nor an end
    going_on = with_programs("second")
    run = Run(going_on, 4, folder=Folder(tmp_path, going_on))
    assert (seats_of(run.known), run.missing) == ([0, 1], [2, 3])
    assert seats_of(list(run.play())) == [2, 3]
    assert kept_seeds(tmp_path) == [killed.deal_seed(0)] * 2 + [going_on.deal_seed(2)] * 2
    assert [each["salt"] for each in kept_salts(tmp_path)] == [None, "second"]


def test_a_longer_contest_goes_on_with_deals_that_nobody_knows(tmp_path: Path) -> None:
    """The last deal of the shorter one was not played from every seat; it is played anew."""
    shorter, longer = with_programs("first"), with_programs("second")
    list(Run(shorter, 3, folder=Folder(tmp_path, shorter)).play())
    folder = Folder(tmp_path, longer)
    run = Run(longer, 6, folder=folder)
    assert (seats_of(run.known), run.missing) == ([0, 1], [2, 3, 4, 5])
    list(run.play())
    assert kept_seeds(tmp_path) == [shorter.deal_seed(0)] * 2 + [longer.deal_seed(n) for n in range(2, 6)]
    assert folder.salts == ["first", "second"]
    assert Run(longer, 6, folder=Folder(tmp_path, longer)).missing == []


def test_a_complete_contest_draws_no_further_salt(tmp_path: Path) -> None:
    first, later = with_programs("first"), with_programs("second")
    list(Run(first, 2, folder=Folder(tmp_path, first)).play())
    folder = Folder(tmp_path, later)
    assert list(Run(later, 2, folder=folder).play()) == []
    assert folder.salts == ["first"]


def test_a_folder_from_before_there_were_salts_goes_on(tmp_path: Path) -> None:
    old = with_programs("")
    list(Run(old, 4, folder=Folder(tmp_path, old)).play())
    assert "salts" not in json.loads((tmp_path / "contest.json").read_text())
    new = with_programs("now")
    run = Run(new, 6, folder=Folder(tmp_path, new))
    assert run.missing == [4, 5]
    list(run.play())
    assert kept_seeds(tmp_path) == ["test 0", "test 0", "test 1", "test 1", new.deal_seed(4), new.deal_seed(5)]


def test_programs_on_several_cores_are_kept_as_on_one(tmp_path: Path) -> None:
    contest = with_programs("salt")
    together = list(Run(contest, 6, players=on_cores(2), folder=Folder(tmp_path / "two", contest)).play())
    alone = list(Run(contest, 6, folder=Folder(tmp_path / "one", contest)).play())
    assert {each.number: but_for_time(each) for each in together} == {each.number: but_for_time(each) for each in alone}
    assert kept_seeds(tmp_path / "two") == kept_seeds(tmp_path / "one")


def test_the_salt_is_told_at_the_end_and_repeats_the_games(run: Command) -> None:
    flags = ("arena", "exec:sh -c 'exit 7'", "random", "--games", "2")
    salts = []
    for language in ("en", "fr", "de"):
        found = re.search(r"--salt (\w{32})$", run(*flags, "--lang", language).out)
        assert found is not None
        salts.append(found[1])
    assert len(set(salts)) == 3
    one, two = (run(*flags, "--json", "--salt", salts[0]).answers[0] for _ in range(2))
    assert one["salts"] == two["salts"] == salts[:1]
    assert [each["victories"] for each in one["standings"]] == [each["victories"] for each in two["standings"]]
    (levels,) = run("arena", "greedy", "random", "--games", "2", "--json").answers
    assert "salts" not in levels


@pytest.mark.parametrize("salt", ["", " ", "a b", "x" * 101, "ü", "\x1b", "a\n"])
def test_a_salt_that_is_none_takes_one_line(run: Command, salt: str) -> None:
    for command in (("arena", "greedy", "random", "--games", "2"), ("bot-check", "true")):
        ran = run(*command, f"--salt={salt}")
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
