"""What is written is read again as the same record, and a file is never half written."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from tests.records.samples import new_york, records

from allaboard.boards.faults import FaultsFound
from allaboard.boards.strict_json import read_json
from allaboard.records import Record, parse_record, play_record, read_record, write_record
from allaboard.records.writing import record_text, to_line, write_file


@given(records())
def test_parse_of_format_is_the_same_record(record: Record) -> None:
    assert parse_record(record.to_json()) == record
    assert parse_record(read_json(record_text(record).encode())) == record
    assert parse_record(read_json(to_line(record.to_json()).encode())) == record
    play_record(record)


@given(records())
def test_written_text_is_plain_ascii(record: Record) -> None:
    for text in (record_text(record).replace("\n", ""), to_line(record.to_json())):
        assert text.isascii()
        assert text.isprintable()


def test_a_record_file_is_pleasant_to_read() -> None:
    lines = record_text(parse_record(new_york())).splitlines()
    assert lines[1:4] == ['  "format": "allaboard/1",', '  "rules": 1,', '  "game": "bus",']
    assert '    "inspector": 0' in lines
    assert lines[-1] == "}"


def test_a_record_is_written_and_read(tmp_path: Path) -> None:
    record = parse_record(new_york())
    write_record(tmp_path / "game.aab.json", record)
    assert read_record(tmp_path / "game.aab.json") == record
    assert [path.name for path in tmp_path.iterdir()] == ["game.aab.json"]


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.aab.json"
    write_file(path, "old " * 1000)
    with path.open(encoding="utf-8") as reader:
        write_file(path, "new")
        assert reader.read() == "old " * 1000  # whoever reads the old one is not disturbed
    assert path.read_text("utf-8") == "new"


def test_the_rights_of_a_file_stay(tmp_path: Path) -> None:
    path = tmp_path / "game.aab.json"
    write_file(path, "old")
    mask = os.umask(0)
    os.umask(mask)
    assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~mask
    path.chmod(0o600)
    write_file(path, "new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    link = tmp_path / "game.aab.json"
    link.symlink_to(tmp_path / "real" / "game.aab.json")
    write_file(link, "new")
    assert link.is_symlink()
    assert (tmp_path / "real" / "game.aab.json").read_text("utf-8") == "new"


@pytest.mark.parametrize("name", ["nowhere/game.aab.json", "folder", "x" * 400, "null\0byte"])
def test_what_cannot_be_written_is_one_fault_and_leaves_nothing(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(FaultsFound, match="cannot be written"):
        write_file(tmp_path / name, "text")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_a_failure_half_way_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.aab.json"
    write_file(path, "old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FaultsFound, match="no space left on device"):
        write_file(path, "new")
    assert path.read_text("utf-8") == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["game.aab.json"]


def test_numbers_that_json_does_not_have_are_never_written() -> None:
    with pytest.raises(ValueError, match="JSON"):
        to_line({"x": float("nan")})


def test_a_line_is_json() -> None:
    assert json.loads(to_line({"name": "\x7f\u202eé"})) == {"name": "\x7f\u202eé"}
