"""The other commands: `check`, `schema`, `show`, the help and the version."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from tests.cli.running import COMMAND, Command, allaboard, environment
from tests.records.samples import NASTY_NAMES, london, new_york, rome, with_hands

from allaboard._version import __version__
from allaboard.boards.loader import load
from allaboard.cli.app import COMMANDS, build_app
from allaboard.engine import is_compiled
from allaboard.locales import words_of
from allaboard.records.schemas import SCHEMA_NAMES, schema_of


def test_check_says_ok_of_records_and_cities(run: Command) -> None:
    files = [run.write("game.aab.json", london()), run.write("city.json", load("rome").to_json())]
    stream = run.write("games.jsonl", rome(), load("paris").to_json())
    ran = run("check", *files, stream)
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines == ["game.aab.json: ok", "city.json: ok", "games.jsonl:1: ok", "games.jsonl:2: ok"]


def test_check_tells_every_fault_of_a_city(run: Command) -> None:
    city = load("rome").to_json() | {"city": "my_town", "players": [], "colour": "red"}
    ran = run("check", run.write("city.json", city))
    assert ran.code == 2
    assert {line.split(": ")[1] for line in ran.lines} == {"colour", "players"}


def test_check_plays_the_game(run: Command) -> None:
    record = new_york()
    record["actions"][16] = "D4-D6"
    ran = run("check", run.write("game.aab.json", record))
    assert ran.lines == ["game.aab.json: action 17: D4-D6 is not a road in new_york"]


def test_check_of_neither(run: Command) -> None:
    ran = run("check", run.write("other.json", {"a": 1}), "nothing.json")
    assert ran.code == 2
    assert ran.lines == [
        "other.json: neither a record (which has a format) nor a city (which has stops)",
        "nothing.json: no such file",
    ]


def test_check_in_json(run: Command) -> None:
    bad = new_york() | {"colour": "red", "seed": 5}
    ran = run("check", "--json", run.write("games.jsonl", rome(), bad), run.write("city.json", load("rome").to_json()))
    assert ran.code == 2
    for answer in ran.answers:
        Draft202012Validator(schema_of("check")).validate(answer)
    first, second, third = ran.answers
    assert first == {"file": "games.jsonl", "faults": [], "line": 1}
    assert [fault["at"] for fault in second["faults"]] == ["colour", "seed"]
    assert third == {"file": "city.json", "faults": []}


@pytest.mark.parametrize("name", SCHEMA_NAMES)
def test_schema(run: Command, name: str) -> None:
    ran = run("schema", name)
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out) == schema_of(name)


@pytest.mark.parametrize(
    ("command", "schema"), [("score", "score"), ("legal", "legal"), ("replay", "replay"), ("check", "check")]
)
def test_what_is_printed_is_what_the_schema_says(run: Command, command: str, schema: str) -> None:
    stream = run.write("games.jsonl", london(), rome(), with_hands())
    for answer in run(command, "--json", stream).answers:
        Draft202012Validator(schema_of(schema)).validate(answer)
    if command != "check":
        (error,) = run(command, "--json", run.write("bad.jsonl", {})).answers
        Draft202012Validator(schema_of("error")).validate(error)


# Pictures.


def test_show_writes_a_picture(run: Command) -> None:
    ran = run("show", run.write("game.aab.json", london()), "-o", "game.svg")
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    root = ET.parse(run.folder / "game.svg").getroot()
    assert root.tag.endswith("svg")
    assert sorted(path.name for path in run.folder.iterdir()) == ["game.aab.json", "game.svg"]


@pytest.mark.parametrize(("name", "start"), [("game.png", b"\x89PNG"), ("game.PDF", b"%PDF-")])
def test_show_writes_the_kind_of_file_that_its_name_asks_for(run: Command, name: str, start: bytes) -> None:
    ran = run("show", run.write("game.aab.json", london()), "-o", name)
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert (run.folder / name).read_bytes().startswith(start)


def test_show_makes_a_picture_larger(run: Command) -> None:
    record = run.write("game.aab.json", london())
    plain, larger = (ET.fromstring(run("show", record, *flags).out) for flags in ((), ("--scale", "2.5")))
    assert larger.get("viewBox") == plain.get("viewBox")
    for name in ("width", "height"):
        assert float(larger.attrib[name]) == pytest.approx(2.5 * float(plain.attrib[name]))


@pytest.mark.parametrize(("name", "module"), [("game.png", "resvg_py"), ("game.pdf", "reportlab.pdfgen.canvas")])
def test_show_names_the_extra_that_is_missing(
    run: Command, monkeypatch: pytest.MonkeyPatch, name: str, module: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    ran = run("show", run.write("game.aab.json", london()), "-o", name)
    kind = name[-3:].upper()
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"{name}: {kind} needs the extra `print`: pip install 'allaboard[print]'\n"
    assert not (run.folder / name).exists()


def test_show_prints_the_same_picture(run: Command) -> None:
    run("show", run.write("game.aab.json", london()), "--output", "game.svg")
    assert run("show", "game.aab.json").out == (run.folder / "game.svg").read_text("utf-8")


def test_show_tells_a_spectator_no_secrets_before_the_end(run: Command) -> None:
    """Only the personal objectives differ, so a spectator's pictures are the same and the owner's are not."""
    one = new_york() | {"actions": new_york()["actions"][:7]}
    other = json.loads(json.dumps(one))
    one["setup"]["personal"], other["setup"]["personal"] = [1, 2], [1, 3]
    run.write("one.aab.json", one)
    run.write("other.aab.json", other)
    same = {
        flags: run("show", "one.aab.json", *flags).out == run("show", "other.aab.json", *flags).out
        for flags in [(), ("--seat", "0"), ("--seat", "1"), ("--all",)]
    }
    assert same == {(): True, ("--seat", "0"): True, ("--seat", "1"): False, ("--all",): False}


@pytest.mark.parametrize("name", NASTY_NAMES)
def test_a_name_does_no_harm_in_a_picture(run: Command, name: str) -> None:
    record = london()
    record["players"][0]["name"] = name
    ran = run("show", run.write("game.aab.json", record))
    ET.fromstring(ran.out)
    assert "<script" not in ran.out
    assert all(line.isprintable() for line in ran.lines)


# Help and version.


def test_version(run: Command) -> None:
    mode = "compiled" if is_compiled() else "pure"
    assert run("--version").out == f"allaboard {__version__} (engine {mode})\n"


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_help_lists_the_commands(run: Command, arguments: tuple[str, ...]) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.err) == (0, "")
    assert all(f" {command} " in ran.out for command in COMMANDS)
    assert max(len(line) for line in ran.lines) <= 80


@pytest.mark.parametrize("command", ["score", "legal", "replay", "show", "check", "schema", "play"])
def test_every_command_helps_with_an_example(run: Command, command: str) -> None:
    ran = run(command, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[0].startswith(f"Usage: allaboard {command} ")
    assert f"\nallaboard {command}" in ran.out


def test_the_list_of_commands_is_the_list_of_commands() -> None:
    app = build_app(words_of("en"))
    assert {name for name in app if not name.startswith("-")} == set(COMMANDS)


# In a terminal.


def in_a_terminal(folder: Path, *arguments: str, **changes: str) -> str:
    """What the command writes to a terminal of 80 columns."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        cwd=folder,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(**{"TERM": "xterm-256color", "NO_COLOR": "", **changes}),
    )
    os.close(theirs)
    found = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # Linux says so when the other side is closed
            break
        if not part:
            break
        found += part
    os.close(ours)
    assert process.wait(60) == 0
    return found.decode()


def test_a_terminal_gets_style_and_no_color_forbids_it(tmp_path: Path) -> None:
    record = london()
    record["players"][0]["name"] = "\x1b[31m[red]Ann"
    (tmp_path / "game.aab.json").write_text(json.dumps(record), "utf-8")
    styled = in_a_terminal(tmp_path, "score", "game.aab.json")
    assert "\x1b[1m" in styled
    assert "\x1b[31m" not in styled
    assert "\\u001b[31m[red]Ann" in styled
    for calm in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        assert "\x1b" not in in_a_terminal(tmp_path, "score", "game.aab.json", **calm)


def test_a_terminal_that_knows_no_letters_but_ascii(tmp_path: Path) -> None:
    record = london()
    record["players"][0]["name"] = "Zoë 名前"
    (tmp_path / "game.aab.json").write_text(json.dumps(record), "utf-8")
    ran = allaboard("score", "game.aab.json", folder=tmp_path, PYTHONIOENCODING="ascii")
    assert (ran.code, ran.err) == (0, "")
    assert "Zo\\xeb" in ran.out
