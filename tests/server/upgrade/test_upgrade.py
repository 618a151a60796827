"""Databases that the version before made: they open, games go on to their end, and everything comes out again.

`before` has two dumps of one database, as text, and what its people know: two accounts, a guest, a bot's token, a game
that is over, games of each kind in the middle, a table that waits. It was made with the commit 5ef2f42, the SQLite one
with `iterdump` and the other with `db export`, `db import` and `pg_dump --inserts`.
"""

from __future__ import annotations

import asyncio
import io
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

import asyncpg
import msgspec
import pytest
from tests.server.edge.serving import play_on
from tests.server.kill.audit import journal_of
from tests.server.secrecy.serving import OPEN, running
from tests.server.store.test_moving import exported, nothing

from allaboard.client import Connection
from allaboard.protocol import commands as c
from allaboard.records import parse_record, play_record
from allaboard.server import backups
from allaboard.server.store import moving
from allaboard.server.store.common import SqlStore
from allaboard.server.store.opening import store_of
from allaboard.server.store.sqlite import SqliteStore

BEFORE: Final = Path(__file__).with_name("before")
KNOWN: Final[dict[str, Any]] = msgspec.json.decode((BEFORE / "known.json").read_bytes())
PATIENCE: Final = 120.0


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> SqlStore:
    """The database as the version before left it."""
    dump = (BEFORE / f"{request.param}.sql").read_text("utf-8")
    if request.param == "sqlite":
        path = tmp_path / "tables.sqlite"
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(dump)
        return store_of(str(path))
    url = request.getfixturevalue("postgres").new_database()

    async def restore() -> None:
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(dump)
        finally:
            await connection.close()

    asyncio.run(restore())
    return store_of(url)


@asynccontextmanager
async def two_accounts(address: str) -> AsyncIterator[list[Connection]]:
    async with Connection(address) as ada, Connection(address) as bo:
        for connection, (name, password) in zip((ada, bo), KNOWN["passwords"].items(), strict=True):
            assert (await connection.log_in(name, password)).name == name
        yield [ada, bo]


def test_games_of_the_version_before_are_played_to_their_end(store: SqlStore, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            running(tmp_path, OPEN, store=store) as server,
            asyncio.timeout(PATIENCE),
            two_accounts(server.address) as people,
        ):
            await people[0].command(KNOWN["waiting"], c.AddBot(seat=2, bot="greedy"))
            await people[0].command(KNOWN["waiting"], c.AddBot(seat=3, bot="random"))
            await people[0].command(KNOWN["waiting"], c.Start())
            for table in (*KNOWN["playing"], KNOWN["waiting"]):
                begun = (await journal_of(store, table)).table.decisions
                followers = await asyncio.gather(*(play_on(person, table) for person in people))
                assert all(follower.is_over for follower in followers)
                record = await people[0].record(table)
                assert play_record(parse_record(record)).is_over
                journal = (await journal_of(store, table)).table
                assert journal.decisions[: len(begun)] == begun
                assert len(journal.decisions) > len(begun)

    asyncio.run(scenario())


def test_people_of_the_version_before_come_in_and_find_what_was_theirs(store: SqlStore, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            running(tmp_path, OPEN, store=store) as server,
            asyncio.timeout(PATIENCE),
            two_accounts(server.address) as people,
            Connection(server.address) as guest,
            Connection(server.address, token=KNOWN["token"]) as bot,
        ):
            found = await guest.recover(KNOWN["guest"]["id"], KNOWN["guest"]["recovery"])
            assert found.name == "Cy"
            over = KNOWN["over"]
            for person in (people[0], bot):
                assert await person.record(over["table"]) == over["record"]
            for table in KNOWN["playing"]:
                assert (await bot.table(table)).status == "playing"
                assert [line.text for line in await store.chat(table)] == ["Good luck, all aboard!"]
            assert (await people[1].table(KNOWN["waiting"])).status == "waiting"

    asyncio.run(scenario())


def test_a_database_of_the_version_before_is_exported_copied_and_read_again(store: SqlStore, tmp_path: Path) -> None:
    async def scenario() -> None:
        if isinstance(store, SqliteStore):  # a copy from before the upgrade, made with the new program
            assert (await backups.back_up(store, tmp_path / "before", nothing)).unreadable == ()
        await store.open()
        everything = await exported(store)
        found = await backups.back_up(store, tmp_path / "copy", nothing)
        assert (found.journals, found.unreadable) == (5, ())
        await store.close()
        other = store_of(str(tmp_path / "other.sqlite"))
        await other.open()
        await moving.import_(other, io.BytesIO(everything), nothing, replace=False)
        assert await exported(other) == everything
        await other.close()

    asyncio.run(scenario())
