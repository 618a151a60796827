"""`allaboard db`: one line when something is wrong, exit code 2, and nothing changed."""

from __future__ import annotations

import asyncio
import json
import re
import stat
from pathlib import Path

import pytest
from tests.cli.running import Command, Ran, allaboard
from tests.server.store.samples import entries, opened, table
from tests.server.store.test_moving import fill_with_everything

from allaboard.server.settings import default_database
from allaboard.server.store.migrating import schema_version


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With a database in the place where the command looks for it."""

    async def fill() -> None:
        async with opened(str(tmp_path / "allaboard.db")) as store:
            await fill_with_everything(store)

    asyncio.run(fill())
    return tmp_path


@pytest.fixture
def run(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("ALLABOARD_DATABASE", "allaboard.db")
    return Command(folder, capsys)


def refused(ran: Ran, *words: str) -> None:
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert ran.err.startswith("allaboard db: ") or not ran.err.startswith("allaboard")
    for word in words:
        assert word in ran.err


def test_everything_goes_out_and_in_again(run: Command, folder: Path) -> None:
    ran = run("db", "export", "one.jsonl")
    assert (ran.code, ran.err) == (0, "")
    lines = (folder / "one.jsonl").read_bytes().splitlines()
    assert ran.out == f"{len(lines) - 2} rows exported to one.jsonl\n"
    assert json.loads(lines[0]) == {"export": "allaboard-tables", "schema": schema_version()}
    ran = run("db", "import", "one.jsonl", "--database", "sqlite:///two.db")
    assert (ran.code, ran.out, ran.err) == (0, f"{len(lines) - 2} rows imported\n", "")
    assert run("db", "export", "two.jsonl", "--database", "two.db").code == 0
    assert (folder / "one.jsonl").read_bytes() == (folder / "two.jsonl").read_bytes()
    for name in ("one.jsonl", "two.jsonl", "two.db"):
        assert stat.S_IMODE((folder / name).stat().st_mode) == 0o600


def test_a_hyphen_is_standard_output_and_input(folder: Path) -> None:
    ran = allaboard("db", "export", "-", folder=folder, ALLABOARD_DATABASE="allaboard.db")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith(f'\n{{"rows":{ran.out.count(chr(10)) - 2}}}\n')
    ran = allaboard("db", "import", "-", folder=folder, ALLABOARD_DATABASE="new.db")
    assert (ran.code, ran.err) == (2, "standard input: is not an export of tables (allaboard db export)\n")


def test_a_backup_is_a_database(run: Command, folder: Path) -> None:
    ran = run("db", "backup", "copy.db")
    assert re.fullmatch(r"Backed up to copy\.db and checked: \d+ rows, 7 journals read\n", ran.out)
    # They hold what no server has written.
    assert ran.code == 2
    assert ran.err.startswith("allaboard db: the copy is complete, but no server can read")
    assert ran.err.endswith(": Z, a, b, t10, t9, z, ä\n")
    assert stat.S_IMODE((folder / "copy.db").stat().st_mode) == 0o600
    assert run("db", "export", "a.jsonl").code == run("db", "export", "b.jsonl", "--database", "copy.db").code == 0
    assert (folder / "a.jsonl").read_bytes() == (folder / "b.jsonl").read_bytes()


def test_the_environment_names_the_database(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALLABOARD_DATABASE", "sqlite:///none.db")
    refused(run("db", "export", "x"), "there is no database none.db")
    monkeypatch.setenv("ALLABOARD_DATABASE", "postgresql://u:hunter2@127.0.0.1:1/x")
    ran = run("db", "export", "x")
    refused(ran, "PostgreSQL at 127.0.0.1:1/x does not answer")
    assert "hunter2" not in ran.err


def test_nothing_is_overwritten(run: Command, folder: Path) -> None:
    (folder / "old").write_text("mine")
    (folder / "link").symlink_to("nowhere")
    before = (folder / "allaboard.db").read_bytes()
    for name in ("old", "link", "allaboard.db"):
        for command in ("export", "backup"):
            refused(run("db", command, name), name, "not overwritten")
    assert (folder / "old").read_text() == "mine"
    assert not (folder / "nowhere").exists()
    assert (folder / "allaboard.db").read_bytes() == before
    for command in ("export", "backup"):
        refused(run("db", command, "no/such/folder"), "cannot be written (no such file or directory)")
        refused(run("db", command, "x", "--database", "none.db"), "there is no database none.db")
    refused(run("db", "backup", "-"), "a backup needs a file")
    assert sorted(each.name for each in folder.iterdir()) == ["allaboard.db", "link", "old"]


def test_a_database_in_use_is_replaced_only_when_asked(run: Command, folder: Path) -> None:
    assert run("db", "export", "full.jsonl").code == 0

    async def go_on() -> None:
        async with opened(str(folder / "allaboard.db")) as store:
            await store.create_table(table("later"), entries(1, 1))

    asyncio.run(go_on())
    refused(run("db", "import", "full.jsonl"), "not empty", "--replace")
    assert run("db", "import", "full.jsonl", "--replace").code == 0
    assert run("db", "export", "again.jsonl").code == 0
    assert (folder / "again.jsonl").read_bytes() == (folder / "full.jsonl").read_bytes()


def test_what_cannot_be_imported_is_refused_with_its_place(run: Command, folder: Path) -> None:
    assert run("db", "export", "full.jsonl").code == 0
    lines = (folder / "full.jsonl").read_bytes().splitlines(keepends=True)
    (folder / "short.jsonl").write_bytes(b"".join(lines[:-1]))
    (folder / "bad.jsonl").write_bytes(b"".join([*lines[:3], b'{"in":"\x1b[31m"}\n', *lines[4:]]))
    new = ("--database", "new.db")
    refused(run("db", "import", "short.jsonl", *new), f"short.jsonl: line {len(lines)}: the export ends too early")
    refused(run("db", "import", "bad.jsonl", *new), "bad.jsonl: line 4:")
    refused(run("db", "import", "none.jsonl", *new), "none.jsonl: no such file")
    refused(run("db", "import", ".", *new), ".: is a directory")
    refused(run("db", "import", "full.jsonl", "--database", "oracle://x"), "oracle:// is no database that is known")
    refused(run("db", "import", "full.jsonl", "--database", "full.jsonl"), "full.jsonl is not a database")
    assert run("db", "import", "full.jsonl", *new).code == 0


def test_without_a_name_it_is_the_database_of_serve(tmp_path: Path) -> None:
    """From whichever folder it is called."""
    around = {"XDG_DATA_HOME": str(tmp_path / "data"), "ALLABOARD_DATABASE": ""}
    ran = allaboard("db", "export", "x", folder=tmp_path, **around)
    assert (ran.code, ran.out) == (2, "")
    name = Path(default_database()).relative_to(Path(default_database()).parents[1])
    assert f"there is no database {tmp_path / 'data' / name}" in ran.err


def test_its_help_is_in_the_language_of_the_host(tmp_path: Path) -> None:
    ran = allaboard("db", "--help", folder=tmp_path, ALLABOARD_LANG="de")
    assert "Kopiert die Datenbank" in ran.out
