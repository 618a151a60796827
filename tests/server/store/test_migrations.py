"""The schema: brought up to date by whoever comes first, wholly or not at all."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path

import asyncpg
import pytest
from tests.server.store.dying import NEXT_MIGRATION
from tests.server.store.samples import entries, opened, run, table
from tests.server.store.test_kills import start

from allaboard.server.store import migrating
from allaboard.server.store.faults import WrongSchema
from allaboard.server.store.migrating import POSTGRES, SQLITE, Migration, migrations, schema_version
from allaboard.server.store.opening import store_of
from allaboard.server.store.relations import RELATIONS


def query(url: str, sql: str) -> list[tuple[object, ...]]:
    """The database behind the store's back."""
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        try:
            with connection:
                return connection.execute(sql).fetchall()
        finally:
            connection.close()

    async def ask() -> list[tuple[object, ...]]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(sql)]
        finally:
            await connection.close()

    return asyncio.run(ask())


def table_names(url: str) -> set[str]:
    if url.startswith("sqlite"):
        found = query(url, "SELECT name FROM sqlite_schema WHERE type = 'table'")
    else:
        found = query(url, "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'")
    return {str(row[0]) for row in found}


def columns(url: str, name: str) -> set[str]:
    if url.startswith("sqlite"):
        return {str(row[1]) for row in query(url, f"PRAGMA table_info({name})")}
    found = query(
        url,
        f"SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = '{name}'",
    )
    return {str(row[0]) for row in found}


def versions(url: str) -> list[object]:
    return [row[0] for row in query(url, "SELECT version FROM schema_version ORDER BY version")]


async def _open_and_close(url: str) -> None:
    async with opened(url):
        pass


def ends(what: str, url: str, point: str, times: int) -> int:
    process = start(what, url, point, times)
    _, err = process.communicate(timeout=60)
    assert process.returncode in {0, -9}, err.decode()
    return process.returncode


@pytest.mark.parametrize("times", [1, 20])
def test_killed_while_the_schema_is_made_nothing_is_left_and_the_next_start_makes_it(url: str, times: int) -> None:
    assert ends("open", url, "migrating", times) == -9
    assert table_names(url) == set()
    assert ends("open", url, "migrated", 1) == -9
    assert table_names(url) == set()
    run(_open_and_close(url))
    assert versions(url) == list(range(1, schema_version() + 1))
    assert table_names(url) == {"schema_version", *(relation.name for relation in RELATIONS)}


def test_killed_in_an_upgrade_the_old_schema_stays_with_everything_in_it(url: str) -> None:
    async def fill() -> None:
        async with opened(url) as store:
            await store.create_table(table(), entries(1, 3))

    async def check() -> None:
        async with opened(url) as store:
            assert await store.entries("t1") == entries(1, 3)
            assert await store.table("t1") == table()

    run(fill())
    for times in (1, 2, 3):
        assert ends("upgrade", url, "migrating", times) == -9
        assert "colour" not in columns(url, "tables")
        run(check())
    assert ends("upgrade", url, "migrated", 1) == -9
    run(check())
    assert ends("upgrade", url, "never", 1) == 0
    assert query(url, "SELECT id, colour FROM tables") == [("t1", "red")]
    assert versions(url) == list(range(1, NEXT_MIGRATION.version + 1))


def test_a_database_of_a_newer_version_is_refused_and_left_alone(url: str) -> None:
    assert ends("upgrade", url, "never", 1) == 0
    with pytest.raises(WrongSchema, match=f"has schema {NEXT_MIGRATION.version} .* newer version"):
        run(_open_and_close(url))
    assert "colour" in columns(url, "tables")


def test_processes_that_start_at_once_share_the_work(url: str) -> None:
    processes = [start("open", url) for _ in range(3)]
    for process in processes:
        out, err = process.communicate(timeout=60)
        assert (process.returncode, out) == (0, b"opened\n"), err.decode()
    assert versions(url) == list(range(1, schema_version() + 1))


def test_every_column_of_the_schema_is_known_to_the_export(url: str) -> None:
    run(_open_and_close(url))
    assert table_names(url) - {"schema_version"} == {relation.name for relation in RELATIONS}
    for relation in RELATIONS:
        assert columns(url, relation.name) == set(relation.names)


def test_a_migration_is_split_into_statements_and_every_word_is_filled_in() -> None:
    migration = Migration(9, "-- why; really\nCREATE TABLE a (b {text});\n\nUPDATE a SET b = 'x;y';")
    assert migration.statements(SQLITE) == ["CREATE TABLE a (b TEXT)", "UPDATE a SET b = 'x;y'"]
    for each in migrations():
        for dialect in (SQLITE, POSTGRES):
            statements = each.statements(dialect)
            assert statements
            assert not any(re.search(r"[{};]", statement) for statement in statements)


def test_gaps_in_the_migrations_are_a_mistake_of_ours(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "migrations"
    folder.mkdir()
    for number in (1, 3):
        (folder / f"{number:04}_x.sql").write_text("SELECT 1;")
    monkeypatch.setattr(migrating, "files", lambda _: tmp_path)
    with pytest.raises(RuntimeError, match="gaps"):
        migrations.__wrapped__()


def test_what_is_no_database_of_ours_is_refused_and_left_alone(tmp_path: Path) -> None:
    foreign, text = tmp_path / "foreign.db", tmp_path / "text.db"
    query(f"sqlite:///{foreign}", "CREATE TABLE recipes (name)")
    text.write_text("not a database at all, but long enough to be looked at " * 30)
    for path in (foreign, text):
        before = path.read_bytes()
        with pytest.raises(WrongSchema, match="is not a database"):
            run(store_of(str(path)).open())
        assert path.read_bytes() == before
