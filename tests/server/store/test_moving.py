"""Out of one database and into another, without a byte of difference."""

from __future__ import annotations

import asyncio
import io
import json
import re
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.postgres import Cluster
from tests.server.store.samples import (
    entries,
    entry,
    opened,
    person,
    rating,
    result,
    run,
    seated,
    table,
    token,
)

from allaboard.boards.faults import FaultsFound
from allaboard.server import backups
from allaboard.server.store import moving
from allaboard.server.store.common import SqlStore
from allaboard.server.store.faults import StoreFault, WrongSchema
from allaboard.server.store.interface import TableFilter
from allaboard.server.store.opening import store_of
from allaboard.server.store.relations import RELATIONS

BODIES = [
    b'{"kind":"acted"}', b"{}", b"", b" {}", b"{}\n", b'{"a":\n1}', b"\x00\xff", b'{"base64":"eA=="}', b'{"base64":1}',
    b"null", b'{"a":1,"a":2}', b"1e400", b'"\\ud800"', '"Zürich \u2028 🚌"'.encode(), b'"\xff"', b"123456789" * 9,
    b"[" * 5000 + b"]" * 5000,
]  # fmt: skip


def nothing(_: int) -> None:
    """No progress is shown."""


async def fill_with_everything(store: SqlStore) -> None:
    """Something in every relation, with every kind of value."""
    await store.add_person(person("Ann", account=True, email="ann@example.org"))
    await store.add_person(person("Bob \x1b[31m \u202e", recovery="r", blocked=True, id="bob"))
    await store.new_session("bob")
    await store.end_session("bob", 1)
    await store.add_token(token("h2", "ann", revoked=5))
    await store.add_token(token("h1", "bob"))
    await store.set_setting("secret", "§ 128 bits")
    for name in ("b", "a", "ä", "z", "Z", "t10", "t9"):
        await store.create_table(table(name, city=None, due=7, public=name == "a"), entries(1, 2), seated(name, "ann"))
    bodies = [entry(number, body) for number, body in enumerate(BODIES, 3)]
    over = result("a", "ann", None, record=b"\x80", event="class")
    await store.append(bodies, table("a", status="over", event="class"), seated("a", "ann", "bob"), over)
    for number in range(3):
        await store.add_chat("a", number, "ann", None if number else 1, 'hi\n"<b>"')
    await store.set_ratings([rating("ann", 0.1 + 0.2, 1e-7), rating("bob", 25, 25 / 3)])


async def exported(store: SqlStore) -> bytes:
    target = io.BytesIO()
    await moving.export(store, target, nothing)
    return target.getvalue()


@pytest.fixture
def other_urls(tmp_path: Path, request: pytest.FixtureRequest) -> list[str]:
    """An empty database of each kind."""
    return [str(tmp_path / "other.db"), request.getfixturevalue("postgres").new_database()]


def test_export_import_export_is_byte_equal_between_all_databases(url: str, other_urls: list[str]) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await fill_with_everything(store)
            first = await exported(store)
            assert {json.loads(line).get("in") for line in first.splitlines()[1:-1]} == {
                each.name for each in RELATIONS
            }
            for other_url in other_urls:
                async with opened(other_url) as other:
                    count = await moving.import_(other, io.BytesIO(first), nothing, replace=False)
                    assert count == len(first.splitlines()) - 2
                    assert await exported(other) == first
                    # And it works as before.
                    assert await other.entries("a") == await store.entries("a")
                    assert await other.result("a") == await store.result("a")
                    assert await other.tables(TableFilter()) == await store.tables(TableFilter())
                    assert await other.account("ANN") == await store.account("ann")
                    assert (await other.add_chat("a", 9, "ann", None, "on")).number == 4
                    await other.append([entry(len(BODIES) + 3)], table("a"))

    run(scenario())


def test_an_export_is_one_moment_while_others_write(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store, opened(url) as other:
            for number in range(30):
                await store.create_table(table(f"t{number:02}", updated=1), entries(1, 1))
            stop = False

            async def keep_writing() -> int:
                number = 1
                while not stop:
                    number += 1
                    rows = [table(f"t{each:02}", updated=number) for each in range(30)]
                    await asyncio.gather(*(other.append(entries(number, number), row) for row in rows))
                return number

            writing = asyncio.create_task(keep_writing())
            for _ in range(5):
                lines = [json.loads(line) for line in (await exported(store)).splitlines()[1:-1]]
                last = {line["id"]: line["updated"] for line in lines if line["in"] == "tables"}
                written = {line["table_id"]: line["number"] for line in lines if line["in"] == "entries"}
                assert last == written
            stop = True
            assert await writing > 1

    run(scenario())


def test_an_import_into_a_database_that_is_used_is_refused_unless_it_may_replace(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await fill_with_everything(store)
            full = await exported(store)
            with pytest.raises(StoreFault, match="not empty"):
                await moving.import_(store, io.BytesIO(full), nothing, replace=False)
            await store.create_table(table("new"), entries(1, 1))
            assert await exported(store) != full
            await moving.import_(store, io.BytesIO(full), nothing, replace=True)
            assert await exported(store) == full

    run(scenario())


Spoil = Callable[[list[bytes]], list[bytes]]


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda lines: lines[:-1], "ends too early"),
        (lambda lines: lines[:-5], "ends too early"),
        (lambda lines: [], "not an export"),
        (lambda lines: lines[1:], "not an export"),
        (lambda lines: [b"\xff\xfe", *lines], "not an export"),
        (lambda lines: [re.sub(rb'"schema":\d+', b'"schema":99', lines[0]), *lines[1:]], "schema 99"),
        (lambda lines: lines[:4] + lines[5:], "should be"),
        (lambda lines: [*lines, lines[1]], "should have ended"),
        (lambda lines: [lines[0], b"{", *lines[2:]], "line 2: is not a row"),
        (lambda lines: [lines[0], b"[1]", *lines[2:]], "line 2: is not a row"),
        (lambda lines: [lines[0], b'{"in":"users"}', *lines[2:]], "line 2: there is nothing called users"),
        (lambda lines: [lines[0], b'{"in":[1]}', *lines[2:]], "line 2: there is nothing called a list"),
        (lambda lines: [lines[0], b'{"in":"settings","key":"k"}', *lines[2:]], "line 2: settings lacks.* value"),
        (lambda lines: [lines[0], b'{"in":"settings","key":"k","value":7}', *lines[2:]], "line 2: value is not what"),
        (lambda lines: [lines[0], b'{"in":"settings","key":"k","value":null}', *lines[2:]], "line 2: value is not"),
        (lambda lines: [lines[0], b'{"in":"settings","key":"k","value":"\\u0000"}', *lines[2:]], "line 2: .*null char"),
        (lambda lines: [line.replace(b'"due":7', b'"due":9223372036854775808') for line in lines], "64 bits"),
        (lambda lines: [line.replace(b'"number":2', b'"number":1') for line in lines], "(?i)unique|duplicate"),
        (lambda lines: [line.replace(b'"table_id":"a"', b'"table_id":"x"') for line in lines], "(?i)foreign key"),
    ],
)
def test_a_spoilt_export_is_refused_and_changes_nothing(url: str, spoil: Spoil, message: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await fill_with_everything(store)
            full = await exported(store)
            spoilt = b"".join(line + b"\n" for line in spoil(full.splitlines()))
            assert spoilt != full
            with pytest.raises((FaultsFound, StoreFault), match=message) as caught:
                await moving.import_(store, io.BytesIO(spoilt), nothing, replace=True)
            assert "\n" not in str(caught.value)
            assert await exported(store) == full

    run(scenario())


def test_an_export_never_changes_an_old_or_foreign_database(tmp_path: Path, postgres: Cluster) -> None:
    empty = postgres.new_database()

    async def scenario() -> None:
        path = tmp_path / "foreign.db"
        connection = sqlite3.connect(path)
        connection.execute("CREATE TABLE recipes (name)")
        connection.close()
        before = path.read_bytes()
        with pytest.raises(WrongSchema):
            await exported(store_of(str(path)))
        with pytest.raises(WrongSchema):
            await backups.back_up(store_of(str(path)), tmp_path / "copy", nothing)
        assert path.read_bytes() == before
        with pytest.raises(StoreFault, match="there is no database"):
            await exported(store_of(str(tmp_path / "none.db")))
        assert sorted(each.name for each in tmp_path.iterdir()) == ["foreign.db"]
        with pytest.raises(WrongSchema, match="start the server"):
            await exported(store_of(empty))

    run(scenario())


def test_a_backup_is_one_moment_while_others_write_and_only_its_owner_can_read_it(url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        target = tmp_path / "copy"
        async with opened(url) as store:
            for number in range(40):
                await store.create_table(table(f"t{number:02}"), [entry(1, b"x" * 50_000)])
            done = False

            async def keep_writing() -> None:
                number = 1
                while not done:
                    number += 1
                    await asyncio.gather(
                        *(
                            store.append(entries(number, number), table(f"t{each:02}", updated=number))
                            for each in range(40)
                        )
                    )

            writing = asyncio.create_task(keep_writing())
            told: list[int] = []
            await backups.back_up(store, target, told.append)
            done = True
            await writing
            assert told
            with pytest.raises(FaultsFound, match="is there already"):
                await backups.back_up(store, target, nothing)
        assert stat.S_IMODE(target.stat().st_mode) == 0o600
        assert {each.name for each in tmp_path.iterdir()} - {"copy"} <= {"tables.db"}
        async with opened(str(tmp_path / "restored.db")) as restored:
            if url.startswith("postgres"):
                await moving.import_(restored, io.BytesIO(target.read_bytes()), nothing, replace=False)
        async with opened(str(target if url.startswith("sqlite") else tmp_path / "restored.db")) as copy:
            rows = await copy.tables(TableFilter())
            assert len(rows) == 40
            for row in rows:
                assert len(await copy.entries(row.id)) == (row.updated if row.updated != 1_000 else 1)

    run(scenario())


def test_files_are_readable_by_their_owner_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        path = tmp_path / "tables.db"
        async with opened(str(path)) as store:
            await store.create_table(table(), entries(1, 1))
            await moving.export_file(store, tmp_path / "out.jsonl", nothing)
            found = {each.name: stat.S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()}
            assert found == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm", "out.jsonl"), 0o600)

    run(scenario())
