"""A process that writes until it is killed, or kills itself at a named point.

    python -m tests.server.store.dying write URL POINT TIMES    append; die at the TIMESth arrival at POINT
    python -m tests.server.store.dying lie URL POINT TIMES      append; answer before the commit (SQLite)
    python -m tests.server.store.dying open URL POINT TIMES     only open
    python -m tests.server.store.dying upgrade URL POINT TIMES  open with one migration more than there is

Everything that was acknowledged is written to standard output, a line each, before anything else happens.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

from tests.server.store.samples import seated, table

from allaboard.server.store import migrating, sqlite_writer
from allaboard.server.store.common import SqlStore
from allaboard.server.store.interface import Entry
from allaboard.server.store.migrating import Migration
from allaboard.server.store.opening import store_of
from allaboard.server.store.postgres import PostgresStore
from allaboard.server.store.sqlite import SqliteStore
from allaboard.server.store.sqlite_writer import Writer

TABLES = 8
NEVER = "never"
NEXT_MIGRATION = Migration(
    migrating.schema_version() + 1,
    """
    ALTER TABLE tables ADD COLUMN colour {text};
    UPDATE tables SET colour = 'red';
    CREATE TABLE paints (name {text} NOT NULL PRIMARY KEY) {options};
    """,
)


class _Dying:
    point = NEVER
    times = 1

    def _reached(self, point: str) -> None:
        if point == self.point:
            self.times -= 1
            if self.times == 0:
                os.kill(os.getpid(), signal.SIGKILL)


class DyingSqlite(_Dying, SqliteStore):
    pass


class DyingPostgres(_Dying, PostgresStore):
    pass


def dying_store(url: str, point: str, times: int) -> SqlStore:
    plain = store_of(url)
    store = DyingSqlite(plain.path) if isinstance(plain, SqliteStore) else DyingPostgres(url)
    store.point, store.times = point, times
    return store


async def write(store: SqlStore) -> None:
    """Eight tables grow at once. Every third append also seats somebody, which takes another way."""
    await store.open()
    await asyncio.gather(*(_grow(store, f"t{number}") for number in range(TABLES)))


async def _grow(store: SqlStore, name: str) -> None:
    if await store.table(name) is None:
        await store.create_table(table(name, updated=0), [])
    number = len(await store.entries(name))
    while True:
        number += 1
        body = f'"{os.getpid()} {name} {number}"'
        people = seated(name, str(number)) if number % 3 == 0 else None
        await store.append([Entry(number, number, body.encode())], table(name, updated=number), people)
        os.write(1, f"{name} {number} {body}\n".encode())


async def open_only(store: SqlStore) -> None:
    await store.open()
    await store.close()
    os.write(1, b"opened\n")


def answer_too_early() -> None:
    """The mistake that the tests with kills are there to find."""
    write_one = Writer._write_one

    def write_and_answer(self: Writer, job: sqlite_writer._Job) -> None:
        write_one(self, job)
        sqlite_writer._answer([job])
        time.sleep(0.02)  # so that somebody hears it

    Writer._write_one = write_and_answer  # type: ignore[method-assign]


def main() -> None:
    what, url, point, times = sys.argv[1:]
    if what == "lie":
        answer_too_early()
    if what == "upgrade":
        more = (*migrating.migrations(), NEXT_MIGRATION)
        migrating.migrations = lambda: more  # type: ignore[assignment]
    asyncio.run((write if what in {"write", "lie"} else open_only)(dying_store(url, point, int(times))))


if __name__ == "__main__":
    sys.path.insert(0, str(Path.cwd()))
    main()
