"""A copy of the database is checked before it is kept."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.store.samples import entries, opened, person, run, seated, table
from tests.server.store.test_moving import nothing

from allaboard.boards.faults import FaultsFound
from allaboard.protocol.tables import TableWishes
from allaboard.server import backups
from allaboard.server.backups import Checked
from allaboard.server.store import moving
from allaboard.server.store.common import SqlStore
from allaboard.server.store.faults import StoreFault
from allaboard.server.store.interface import Entry
from allaboard.server.store.sqlite import SqliteStore
from allaboard.server.table import entries as e
from allaboard.server.table.entries import AnyEntry, encode_entry

JOURNAL: list[AnyEntry] = [
    e.Created(wishes=TableWishes(game="bus", city="new_york", seats=2), host="ann"),
    e.Seated(seat=0, person="ann", name="Ann", guest=True),
    e.BotSeated(seat=1, bot="greedy", name="Bot"),
]


async def fill(store: SqlStore, tables: int = 3) -> None:
    await store.add_person(person("Ann"))
    rows = [Entry(number, 1_000, encode_entry(each)) for number, each in enumerate(JOURNAL, 1)]
    for number in range(tables):
        await store.create_table(table(f"t{number}"), rows, seated(f"t{number}", "ann"))


def test_a_backup_says_how_much_it_holds_and_what_was_read(url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await fill(store)
            found = await backups.back_up(store, tmp_path / "copy", nothing)
            # One person, and of each table the row, three entries and who sits there; migrations count in SQLite.
            assert found.rows >= 1 + 3 * (1 + 3 + 1)
            assert (found.journals, found.unreadable) == (3, ())

    run(scenario())


def test_a_journal_that_nobody_can_read_is_named_and_the_copy_kept(url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await fill(store)
            await store.create_table(table("odd"), entries(1, 2))
            found = await backups.back_up(store, tmp_path / "copy", nothing)
            assert (found.journals, found.unreadable) == (4, ("odd",))
            assert (tmp_path / "copy").exists()

    run(scenario())


def test_of_many_tables_a_sample_is_read(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "SAMPLE", 2)

    async def scenario() -> None:
        async with opened(url) as store:
            await fill(store)
            assert (await backups.back_up(store, tmp_path / "copy", nothing)).journals == 2

    run(scenario())


def execute(*statements: str) -> Callable[[Path], None]:
    def spoil(copy: Path) -> None:
        with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            for statement in statements:
                connection.execute(statement)

    return spoil


def overwrite(copy: Path) -> None:
    """Every page but the first is garbage."""
    content = copy.read_bytes()
    copy.write_bytes(content[:4096] + b"\xa5" * (len(content) - 4096))


@pytest.mark.parametrize(
    "spoil",
    [
        execute("DELETE FROM entries WHERE number = 3 AND table_id = 't1'"),
        execute("DELETE FROM people"),
        execute("PRAGMA foreign_keys = OFF", "UPDATE seated SET table_id = 'nowhere' WHERE table_id = 't1'"),
        execute("DROP TABLE ratings"),
        execute("CREATE TABLE recipes (name)", "INSERT INTO recipes VALUES ('pie')"),
        lambda copy: copy.write_bytes(copy.read_bytes()[:-4096]),
        lambda copy: copy.write_bytes(copy.read_bytes()[: 4096 * 2]),
        lambda copy: copy.write_bytes(b""),
        lambda copy: copy.write_bytes(b"not a database at all" * 1000),
        overwrite,
    ],
)
def test_a_copy_of_sqlite_that_is_not_the_database_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Path], None]
) -> None:
    copied = SqliteStore.back_up

    def copy_badly(store: SqliteStore, target: Path, progress: moving.Progress) -> dict[str, int]:
        counts = copied(store, target, progress)
        spoil(target)
        return counts

    monkeypatch.setattr(SqliteStore, "back_up", copy_badly)

    async def scenario() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            await fill(store)
            with pytest.raises(StoreFault, match="not kept") as caught:
                await backups.back_up(store, tmp_path / "copy", nothing)
            assert caught.value.code == "bad-copy"
            assert "\n" not in str(caught.value)

    run(scenario())
    assert [each.name for each in tmp_path.iterdir() if "copy" in each.name] == []


def without(word: bytes) -> Callable[[list[bytes]], list[bytes]]:
    """Without one line that holds a word, and an end that does not mind."""

    def spoil(lines: list[bytes]) -> list[bytes]:
        gone = next(line for line in lines if word in line)
        return [*(line for line in lines[:-1] if line is not gone), b'{"rows":%d}\n' % (len(lines) - 3)]

    return spoil


@pytest.mark.parametrize(
    "spoil",
    [without(b'"in":"entries"'), without(b'"in":"people"'), lambda lines: lines[:-1], lambda lines: lines[:3]],
)
def test_an_export_that_is_not_the_database_is_not_kept(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    spoil: Callable[[list[bytes]], list[bytes]],
) -> None:
    exported = moving.export_counted

    async def export_badly(store: SqlStore, target: Any, progress: moving.Progress) -> Any:
        counts = await exported(store, target, progress)
        path = Path(target.name)
        path.write_bytes(b"".join(spoil(path.read_bytes().splitlines(keepends=True))))
        return counts

    monkeypatch.setattr(moving, "export_counted", export_badly)
    url = request.getfixturevalue("postgres").new_database()

    async def scenario() -> None:
        async with opened(url) as store:
            await fill(store)
            with pytest.raises((StoreFault, FaultsFound), match=r"not kept|too early"):
                await backups.back_up(store, tmp_path / "copy", nothing)

    run(scenario())
    assert list(tmp_path.iterdir()) == []


def test_nothing_but_the_copy_appears(tmp_path: Path) -> None:
    async def scenario() -> Checked:
        async with opened(str(tmp_path / "tables.db")) as store:
            await fill(store)
        return await backups.back_up(store, tmp_path / "copy", nothing)

    run(_ignore(scenario()))
    assert sorted(each.name for each in tmp_path.iterdir()) == ["copy", "tables.db"]


async def _ignore(work: Any) -> None:
    await work
