"""Every command with too few, too many and odd arguments: exit code 2, one line, no traceback, nothing written.

The commands and their flags are those that the command line itself declares, so that a new one is tested too. What is
odd for a number follows from its type; what is odd for a text stands in `ODD_TEXTS`.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest
from cyclopts import App
from tests.cli.running import COMMAND, Command, environment
from tests.records.samples import new_york

from allaboard.cli.app import COMMANDS, build_app
from allaboard.locales import LANGUAGES

NOT_TEXT = "\udcff\udcfe"  # bytes of an argument that are no UTF-8
LONG = "x" * 5_000
ESCAPE = "\x1b[31m"

# A call of each command that would do something, and at once; `serve` at a place that is not on this machine.
CALLS: dict[str, list[str]] = {
    "play": ["--yes", "--plain", "--seats", "random,random", "--save", "x.aab.json"],
    "serve": ["--host", "203.0.113.1", "--port", "9"],
    "score": ["game.aab.json"],
    "legal": ["game.aab.json"],
    "replay": ["game.aab.json"],
    "show": ["game.aab.json"],
    "print": ["--city", "rome", "--parts", "sheets", "-o", "p.pdf"],
    "check": ["game.aab.json"],
    "schema": ["record"],
    "bench": ["envs", "--seconds", "0.001"],
    "db export": ["new.jsonl", "--database", "none.db"],
    "db import": ["export.jsonl", "--database", "none.db"],
    "db backup": ["new.db", "--database", "none.db"],
    "arena": ["greedy", "random", "--games", "2"],
    "train": ["rome", "-o", "w.json", "--games", "100", "--generations", "1"],
    "bot-check": ["sh -c 'exit 3'"],
    "best": ["game.aab.json", "--seconds", "0"],
    "review": ["game.aab.json"],
}
TAKE_MANY = {"score", "legal", "replay", "check", "arena"}  # files or players
NEED_NOTHING = {"play", "serve", "bench"}

ODD_WHOLE_NUMBERS = ("-1", "1.5", "nan", "inf", "", " ", "x", "9" * 20, "9" * 400, "1e3", "0x10", "1_0", "１", NOT_TEXT)
ODD_NUMBERS = ("nan", "-inf", "-1", "", " ", "x", "1_0", "1e", "½", "1,5", NOT_TEXT)
NO_FILE = ("", "nothing.json", ".", "/proc/nothing", "no/where.json", LONG, ESCAPE, NOT_TEXT)
NO_OUTPUT = ("", ".", "folder", "/proc/nothing", "no/where.json", LONG)
NO_SEED = ("", LONG, ESCAPE, NOT_TEXT)
NO_SALT = ("", " ", LONG, ESCAPE, NOT_TEXT, "a b")
ODD_TEXTS: dict[str, tuple[str, ...]] = {
    "--lang": ("", "xx", "en_US", LONG, ESCAPE, NOT_TEXT),
    "--city": ("", "gotham", ".", "folder", "game.aab.json", LONG, ESCAPE, NOT_TEXT),
    "--output": NO_OUTPUT,
    "legal RECORD": NO_FILE,
    "play --game": ("", "chess", LONG, ESCAPE),
    "play --seats": ("", "human", "random,genius", "random," * 9, LONG, ESCAPE),
    "play --sheets": ("", "9,9", "x", LONG, ESCAPE),
    "play --options": ("x", "speed=yes", LONG, ESCAPE),
    "play --first": ("x", "9", "-1", LONG, ESCAPE),
    "play --ties": ("x", "9,9", "1,1", LONG, ESCAPE),
    "play --card-memory": ("x", "9", LONG, ESCAPE),
    "play --team-hands": ("x", "9", LONG, ESCAPE),
    "play --seed": NO_SEED,
    "play --save": ("", ".", "folder", "game.aab.json", "no/where.json", "/proc/nothing", LONG),
    "play RECORD": NO_FILE,
    "score FILES": NO_FILE,
    "legal FILES": NO_FILE,
    "replay FILES": NO_FILE,
    "check FILES": (),  # it answers for every file on standard output, see below
    "show RECORD": NO_FILE,
    "best RECORD": NO_FILE,
    "review RECORD": NO_FILE,
    "schema NAME": ("", "poem", ".", LONG, ESCAPE, NOT_TEXT),
    "arena BOTS": (
        "",
        "genius",
        "greedy:0",
        "greedy:7",
        "greedy:x",
        "exec:",
        "exec:'",
        "=greedy",
        LONG,
        ESCAPE,
        NOT_TEXT,
    ),
    "arena --bot": ("", "x", "=", "mine=", "random=true", "mine='", LONG, ESCAPE, NOT_TEXT),
    "arena --seed": NO_SEED,
    "arena --salt": NO_SALT,
    "arena --save": ("", "game.aab.json", "game.aab.json/x", "/proc/nothing", LONG),
    "arena --ray": (),  # an address that does not answer is said by Ray: see tests/arena/test_cluster.py
    "train CITY": ("", "gotham", ".", "folder", LONG, ESCAPE, NOT_TEXT),
    "train --seed": NO_SEED,
    "bot-check COMMAND": ("", "'", '"'),  # a program that cannot be started is an answer
    "bot-check --salt": NO_SALT,
    "db export FILE": ("", ".", "no/where", "/proc/nothing", LONG),
    "db import FILE": NO_FILE,
    "db backup FILE": ("", ".", "no/where", "/proc/nothing", LONG, "-"),
    "db export --database": ("", ".", ":memory:", "x://y", "/proc/nothing", LONG),
    "db import --database": ("", ".", ":memory:", "x://y", "/proc/nothing", "no/where", LONG),
    "db backup --database": ("", ".", ":memory:", "x://y", "/proc/nothing", LONG),
    "print --paper": ("", "A0", LONG, ESCAPE),
    "print --parts": ("dice", LONG, ESCAPE),
    "print --flip": ("", "up", LONG, ESCAPE),
    "print --game": ("", "chess", LONG, ESCAPE),
}


def commands(app: App) -> Iterator[tuple[str, App]]:
    for name in COMMANDS:
        found = app[name]
        inner = [each for each in found if not each.startswith("-")] if name == "db" else []
        if inner:
            yield from ((f"{name} {each}", found[each]) for each in inner)
        else:
            yield name, found


def odd_values(command: str, name: str, hint: Any) -> tuple[str, ...] | None:
    """What is odd for a flag or an argument; None if nobody has said so."""
    kinds = {hint, *get_args(hint)}
    if get_origin(hint) is Literal or any(get_origin(each) is Literal for each in kinds):
        return ("", "poem", LONG, ESCAPE, NOT_TEXT)
    if bool in kinds:
        return ("x", "", "2")
    if int in kinds:
        return ODD_WHOLE_NUMBERS
    if float in kinds:
        return ODD_NUMBERS
    if command == "serve" and name != "--lang":
        return ("", ".", "x", LONG, ESCAPE, NOT_TEXT)  # the place is refused in any case, whatever else is
    return ODD_TEXTS.get(f"{command} {name}", ODD_TEXTS.get(name))


def cases() -> Iterator[tuple[str, list[str]]]:
    """A name and the whole command line."""
    for command, app in commands(build_app(lambda key, **values: "")):
        words, call = command.split(), CALLS[command]
        if command not in NEED_NOTHING:
            yield f"{command} alone", words
        if command not in TAKE_MANY:
            yield f"{command} with more", [*words, *call, "extra"]
        for unknown in ("--nonsense", "--nonsense=1", "-z", f"--{ESCAPE}", f"--{NOT_TEXT}"):
            yield f"{command} {unknown!a}", [*words, *call, unknown]
        for argument in app.assemble_argument_collection():
            name = argument.names[0]
            is_flag = name.startswith("-")
            odd = odd_values(command, name, argument.hint)
            assert odd is not None, f"what is odd for {command} {name}?"
            for value in odd:
                if is_flag:
                    line = [*words, *call, f"{name}={value}"]
                else:
                    line = [*words, value, *(call if command == "play" else call[1:])]
                yield f"{command} {name} {value[:20]!a}", line
            kinds = {argument.hint, *get_args(argument.hint)}
            if is_flag and bool not in kinds:
                yield f"{command} {name} without a value", [*words, *call, name]


CASES = list(cases())


def snapshot(folder: Path) -> dict[str, bytes | None]:
    return {str(path): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


@pytest.fixture
def filled(run: Command) -> Command:
    run.write("game.aab.json", new_york())
    (run.folder / "folder").mkdir()
    (run.folder / "export.jsonl").write_text("{}\n")
    return run


def test_every_command_is_walked_with_every_flag() -> None:
    walked = {name.rsplit(" ", 1)[0] for name, _ in CASES}
    assert {command for command, _ in commands(build_app(lambda key, **values: ""))} == set(CALLS)
    assert len(CASES) > 400
    assert len(walked) > 100


@pytest.mark.parametrize(("number", "command"), list(enumerate(CALLS)), ids=list(CALLS))
def test_odd_arguments_take_one_line_and_write_nothing(
    filled: Command, monkeypatch: pytest.MonkeyPatch, number: int, command: str
) -> None:
    """The languages take turns, so that over all flags each is asked for everything."""
    own = [case for case in CASES if case[1][: len(command.split())] == command.split()]
    before = snapshot(filled.folder)
    wrong = []
    for place, (name, line) in enumerate(own):
        language = LANGUAGES[(place + number) % len(LANGUAGES)]
        monkeypatch.setenv("ALLABOARD_LANG", language)
        ran = filled(*line)
        lines = ran.err.splitlines()
        after = snapshot(filled.folder)
        if (ran.code, ran.out, len(lines)) != (2, "", 1) or not lines[0].isprintable() or after != before:
            wrong.append((name, language, ran.code, ran.out[:80], lines[:3], sorted(after.keys() - before.keys())))
            break
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_too_few_and_too_many_arguments_take_one_line_in_every_language(
    filled: Command, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("ALLABOARD_LANG", language)
    for name, line in CASES:
        if name.endswith((" alone", " with more")):
            ran = filled(*line)
            assert (name, ran.code, ran.out, len(ran.err.splitlines())) == (name, 2, "", 1)


@pytest.mark.parametrize("file", NO_FILE)
def test_check_answers_for_every_file_in_one_line(filled: Command, file: str) -> None:
    ran = filled("check", file)
    assert (ran.code, ran.err, len(ran.lines)) == (2, "", 1)
    assert ran.lines[0].isprintable()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
@pytest.mark.parametrize("command", ["score", "legal", "replay", "show", "best", "review", "play"])
def test_a_file_that_may_not_be_read_takes_one_line(filled: Command, command: str) -> None:
    (filled.folder / "game.aab.json").chmod(0)
    ran = filled(command, "game.aab.json")
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize(
    "line",
    ["--version", "--help", "arena --help", "legal game", "replay game", "show game", "check game", "schema record",
     "best game --seconds 0", "arena greedy random --games 2"],
)  # fmt: skip
def test_an_answer_that_cannot_be_written_takes_one_line(filled: Command, line: str) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [*COMMAND, *line.replace("game", "game.aab.json", 1).replace(".aab.jsons", "s").split()],
            cwd=filled.folder, stdout=full, stderr=subprocess.PIPE, check=False, env=environment(),
        )  # fmt: skip
    assert (ran.returncode, ran.stderr.count(b"\n"), b"no space left" in ran.stderr) == (2, 1, True)


def test_what_is_no_file_is_written_to_and_stays_what_it_is(filled: Command) -> None:
    """As root a device would be gone if a file took its place."""
    pipe = filled.folder / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert filled("best", "game.aab.json", "--seconds", "0", "-o", "pipe").code == 0
        assert os.read(reading, 10).startswith(b"{")
        assert pipe.is_fifo()
    finally:
        os.close(reading)
