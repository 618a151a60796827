"""Bad input: exit code 2, one line that says what and where, no traceback, nothing written.

The real command runs in a process of its own, in a folder that must stay as it was.
"""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import COMMAND, Command, Ran, allaboard, environment
from tests.records.samples import london, new_york, rome

from allaboard.boards.loader import load


def text(record: object) -> bytes:
    return json.dumps(record).encode()


def changed(**parts: Any) -> bytes:
    return text(new_york() | parts)


def at_action(number: int, action: str) -> bytes:
    record = new_york()
    record["actions"][number - 1] = action
    return text(record)


def wrong_result() -> bytes:
    from allaboard.records import parse_record, play_record, record_of

    record = parse_record(new_york())
    written: Any = record_of(play_record(record), record.players).to_json()
    written["result"]["seats"][0]["total"] = 99
    return text(written)


def broken_city() -> bytes:
    city = load("new_york").to_json() | {"city": "my_town", "players": [2, 30]}
    return changed(city=city)


# What the file holds, and what the line says.
BAD_FILES: dict[str, tuple[bytes, str]] = {
    "truncated": (text(london())[:500], "not JSON: the text breaks off"),
    "empty": (b"", "the file is empty"),
    "binary": (bytes(range(256)) * 8, "not UTF-8 text"),
    "picture": (b"\x89PNG\r\n\x1a\n" + bytes(100), "not UTF-8 text"),
    "deeply nested": (b"[" * 100_000 + b"]" * 100_000, "nested more than 64 levels deep"),
    "deep inside": (
        text(new_york() | {"seed": "HERE"}).replace(b'"HERE"', b'{"a":' * 5_000 + b"1" + b"}" * 5_000),
        "nested more than 64 levels deep",
    ),
    "huge": (text(new_york() | {"seed": "x" * 1_000_000}), "more than 1,000,000 bytes"),
    "huge number": (changed(rules=10**29), "rules: version 100000000000000000000000000000 of"),
    "endless number": (changed(rules=10**99), "has more than 30 digits"),
    "foreign json": (b'{"name": "a package", "version": "1.0"}', "format: is missing, so this is not a record"),
    "foreign list": (b"[1, 2, 3]", "a record is an object, not a list"),
    "a city": (text(load("rome").to_json()), "format: is missing, so this is not a record"),
    "web page": (b"<!doctype html><title>x</title>", "not JSON"),
    "duplicate keys": (b'{"format": "allaboard/1", ' + text(new_york())[1:], "the key format is there twice"),
    "lone surrogate": (changed(seed="HERE").replace(b"HERE", b"\\ud800"), "seed: half of a surrogate pair"),
    "surrogate key": (changed(HERE=1).replace(b"HERE", b"\\udc00"), "half of a surrogate pair"),
    "not a number": (changed(seed="HERE").replace(b'"HERE"', b"NaN"), "NaN is not a number in JSON"),
    "unknown format": (changed(format="allaboard/9"), "format: allaboard/9 is not allaboard/1"),
    "unknown city": (changed(city="gotham"), "city: there is no city gotham (there are london, new_york, paris, rome)"),
    "broken city": (broken_city(), "city.players: the least and the most players, from 1 to 5"),
    "unknown option": (changed(options={"speed": True}), "options.speed: a line game has no such option"),
    "option value": (changed(options={"any_city": "yes"}), "options.any_city: true or false, not yes"),
    "unknown rules": (changed(rules=2), "rules: version 2 of the rules is not known here, only version 1 is"),
    "unknown game": (changed(game="chess"), "game: there is no game chess (there are bus, metro, depot)"),
    "depot": (changed(game="depot"), "city: a record of depot has no such key"),
    "wrong city": (changed(game="metro"), "city: new_york is a city of bus, not of metro"),
    "unknown key": (changed(colour="red"), "colour: a record has no such key"),
    "no road": (at_action(17, "D4-D6"), "action 17: D4-D6 is not a road in new_york"),
    "out of shape": (at_action(1, "E6-E7"), "action 1: E6-E7 is not one of the "),
    "not a turn": (at_action(4, "\x1b[2J"), "action 4: '\\x1b[2J' is not a turn, which is written like C3-C4-D4"),
    "after the end": (text(new_york() | {"actions": [*new_york()["actions"], "A6-A7"]}), "action 25: the game is over"),
    "written departure": (at_action(1, "depart 4"), "action 1: a departure is written in setup.departures"),
    "11th player": (changed(players=[{"name": "P"}] * 11), "players: a line game is for 1 to 5 players, not 11"),
    "wrong result": (wrong_result(), "result.seats[0].total: is 99, but the game gives 50"),
}


def stays_the_same(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def must_be_refused(ran: Ran, line: str) -> None:
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
    assert line in ran.err
    assert ran.err.rstrip("\n").isprintable()
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("kind", BAD_FILES)
def test_one_line_and_nothing_written(tmp_path: Path, kind: str) -> None:
    data, line = BAD_FILES[kind]
    (tmp_path / "bad.aab.json").write_bytes(data)
    before = stays_the_same(tmp_path)
    ran = allaboard("show", "bad.aab.json", "-o", "picture.svg", folder=tmp_path)
    must_be_refused(ran, line)
    assert ran.err.startswith("bad.aab.json: ")
    assert stays_the_same(tmp_path) == before


@pytest.mark.parametrize("kind", BAD_FILES)
@pytest.mark.parametrize("command", ["score", "legal", "replay"])
def test_one_line_or_one_error(run: Command, kind: str, command: str) -> None:
    """The same in this process, which is quicker: in words and in JSON."""
    data, line = BAD_FILES[kind]
    (run.folder / "bad.aab.json").write_bytes(data)
    must_be_refused(run(command, "bad.aab.json"), line)
    ran = run(command, "--json", "bad.aab.json")
    assert (ran.code, ran.err) == (2, "")
    (answer,) = ran.answers
    assert list(answer["error"]) == ["code", "message", "at"]
    error = answer["error"]
    assert error["code"]
    assert line in f"{error['at']}: {error['message']}"


@pytest.mark.parametrize("kind", BAD_FILES)
def test_check_tells_it_too(run: Command, kind: str) -> None:
    data, line = BAD_FILES[kind]
    (run.folder / "bad.aab.json").write_bytes(data)
    ran = run("check", "bad.aab.json")
    if kind == "a city":
        assert (ran.code, ran.out) == (0, "bad.aab.json: ok\n")
        return
    assert (ran.code, ran.err) == (2, "")
    assert all(each.startswith("bad.aab.json: ") for each in ran.lines)
    if kind not in {"foreign json"}:
        assert line in ran.out


@pytest.mark.parametrize("arguments", [("score", "--json"), ("score",)])
def test_the_real_command_in_json_and_in_words(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    (tmp_path / "bad.jsonl").write_bytes(
        b"\n".join(data.replace(b"\n", b"") for data, _ in BAD_FILES.values() if data) + b"\n" + text(rome())
    )
    ran = allaboard(*arguments, "bad.jsonl", folder=tmp_path)
    assert ran.code == 2
    assert "Traceback" not in ran.err + ran.out
    count = len(BAD_FILES) - 1  # the empty line is skipped
    if "--json" in arguments:
        assert ["error" in answer for answer in ran.answers] == [True] * count + [False]
        assert ran.err == ""
    else:
        assert len(ran.err.splitlines()) == count
        assert f"bad.jsonl:{count + 1}: Rome" in ran.out


# Files that cannot be read or written.


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "folder.jsonl").mkdir()
    ran = allaboard("score", "nothing.json", ".", "nothing.jsonl", "folder.jsonl", "a\tb\x1b.json", folder=tmp_path)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.splitlines() == [
        "nothing.json: no such file",
        ".: is a folder, not a file",
        "nothing.jsonl: no such file",
        "folder.jsonl: is a folder, not a file",
        "a\\u0009b\\u001b.json: no such file",
    ]


def test_a_file_name_that_is_no_text(tmp_path: Path) -> None:
    ran = subprocess.run(
        [*COMMAND, "score", b"\xff\xfe.json"],
        cwd=tmp_path,
        capture_output=True,
        check=False,
        env=environment(),
    )
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr == b"\\udcff\\udcfe.json: no such file\n"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("dance",), "allaboard: there is no command dance (there are play, serve, score,"),
        (("\x1b[31m",), "allaboard: there is no command \\u001b[31m"),
        (("score",), "allaboard: "),
        (("score", "--colour", "x.json"), "allaboard: Unknown option: --colour"),
        (("score", "--\x1b[31mx", "x.json"), "allaboard: Unknown option: --\\u001b[31mx"),
        (("--colour",), "allaboard: there is no command --colour (there are play,"),
        (("show", "a.json", "b.json"), "allaboard: "),
        (("show", "game.aab.json", "--seat", "x"), "allaboard: Invalid value for --seat"),
        (("show", "game.aab.json", "--seat", "2"), "game.aab.json: there is no seat 2, seats are 0 to 1"),
        (("show", "game.aab.json", "--seat", "0", "--all"), "allaboard show: either --seat or --all, not both"),
        (("show", "game.aab.json", "-o", "picture.gif"), "picture.gif: a picture is written as .svg, .png or .pdf"),
        (("show", "game.aab.json", "-o", "picture"), "picture: a picture is written as .svg, .png or .pdf"),
        (("show", "game.aab.json", "--scale", "0"), "allaboard show: --scale is from 0.1 to 10"),
        (("show", "game.aab.json", "--scale", "nan"), "allaboard show: --scale is from 0.1 to 10"),
        (("show", "game.aab.json", "-o", "no/where.svg"), "no/where.svg: cannot be written (no such file"),
        (("show", "games.jsonl"), "games.jsonl: holds several records, and a picture shows one"),
        (("schema", "poem"), "allaboard schema: there is no schema poem (there are record, city,"),
        (("schema",), "allaboard: "),
        (("check",), "allaboard: "),
    ],
)
def test_wrong_arguments_take_one_line(run: Command, arguments: tuple[str, ...], line: str) -> None:
    run.write("game.aab.json", new_york())
    run.write("games.jsonl", new_york(), rome())
    before = stays_the_same(run.folder)
    ran = run(*arguments)
    must_be_refused(ran, line)
    assert stays_the_same(run.folder) == before


def test_more_faults_are_counted(run: Command) -> None:
    record = new_york() | {"colour": 1, "size": 2, "seed": 3}
    ran = run("score", run.write("game.aab.json", record))
    assert ran.err == "game.aab.json: colour: a record has no such key (and 2 more, see allaboard check)\n"
    assert len(run("check", "game.aab.json").lines) == 3


# Ends that are nobody's fault.


def test_a_reader_who_leaves_early_is_no_reason_to_complain(tmp_path: Path) -> None:
    with (tmp_path / "games.jsonl").open("wb") as stream:
        for _ in range(400):
            stream.write(text(london()) + b"\n")
    process = subprocess.Popen(
        [*COMMAND, "score", "--json", "games.jsonl"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline().startswith(b'{"over":true')
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(60) == 141
    process.stderr.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_takes_one_line(tmp_path: Path) -> None:
    (tmp_path / "game.aab.json").write_bytes(text(london()))
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [*COMMAND, "score", "game.aab.json"],
            cwd=tmp_path,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            env=environment(),
        )
    assert (ran.returncode, ran.stderr) == (2, b"allaboard: no space left on device\n")


@pytest.mark.parametrize(
    ("closed", "arguments", "code"),
    [("<&-", "score -", 0), (">&-", "score game.aab.json", 0), ("2>&-", "score nothing.json", 2)],
)
def test_a_closed_stream_is_as_good_as_an_empty_one(tmp_path: Path, closed: str, arguments: str, code: int) -> None:
    (tmp_path / "game.aab.json").write_bytes(text(london()))
    ran = subprocess.run(
        ["sh", "-c", f'exec "$@" {arguments} {closed}', "sh", *COMMAND],
        cwd=tmp_path,
        capture_output=True,
        check=False,
        env=environment(),
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (code, b"", b"")


def test_ctrl_c_is_quiet(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "score", "--json", "-"],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1"),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(text(rome()) + b"\n")
    process.stdin.flush()
    assert process.stdout.readline().startswith(b'{"over":true')  # it has begun, and waits for more
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, b"", b"")
