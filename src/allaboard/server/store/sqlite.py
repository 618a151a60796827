"""A store in one SQLite file: the default."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from allaboard.server.store import sqlite_files
from allaboard.server.store.common import SqlStore
from allaboard.server.store.faults import StoreFault
from allaboard.server.store.relations import RELATIONS, Relation
from allaboard.server.store.sqlite_guard import Guard
from allaboard.server.store.sqlite_writer import Writer
from allaboard.server.store.steps import Outcome, Row, Step

_PORTION = 1000


class SqliteStore(SqlStore):
    """One connection writes, in a thread of its own; another reads, and sees what is committed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: Writer | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading: ThreadPoolExecutor | None = None
        self._guard = Guard(path)

    async def open(self, *, alone: bool = False) -> None:
        await asyncio.to_thread(self._open, alone)

    def _open(self, alone: bool) -> None:
        try:
            if alone:
                self._guard.hold()
            sqlite_files.prepare(self.path, self._reached)
            self._reader = sqlite_files.connect(self.path)
            self._reader.execute("PRAGMA query_only = ON")
            self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
            connection = sqlite_files.connect_for_writing(self.path)
            self._guard.remember()
        except (OSError, sqlite3.Error, sqlite_files.WrongFile, StoreFault) as error:
            self._close()
            raise self._explain(error) from None
        self._writer = Writer(connection, self._guard.check, self._explain, self._reached)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        if self._reading is not None:
            self._reading.shutdown()
        if self._reader is not None:
            self._reader.close()
        self._guard.close()
        self._writer = self._reading = self._reader = None

    def remove(self) -> None:
        """Delete a database that is closed."""
        self.path.unlink(missing_ok=True)
        self._guard.remove()

    def _explain(self, error: Exception) -> StoreFault:
        return sqlite_files.fault_of(error, self.path)

    def _reached(self, point: str) -> None:
        """For tests that end the process at this point."""

    async def _select(self, sql: str, values: Row) -> Sequence[Row]:
        reader, reading = self._reader, self._reading
        if reader is None or reading is None:
            raise StoreFault("closed", "the store is closed")

        def selected() -> Sequence[Row]:
            self._guard.check()
            return reader.execute(sql, values).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(reading, selected)
        except sqlite3.Error as error:
            raise self._explain(error) from None

    async def _write(self, steps: Sequence[Step]) -> Outcome:
        if self._writer is None:
            raise StoreFault("closed", "the store is closed")
        return await self._writer.write(steps)

    async def _append_plainly(self, changed: Row, new: Sequence[Row]) -> None:
        if self._writer is None:
            raise StoreFault("closed", "the store is closed")
        await self._writer.append(changed, new)

    # Moving. These use connections of their own: they take long, and the store need not be open.

    async def read_everything(self) -> AsyncIterator[tuple[Relation, Sequence[Row]]]:
        try:
            with closing(sqlite_files.connect(self.path)) as connection:
                connection.execute("PRAGMA query_only = ON")
                connection.execute("BEGIN")  # one moment for everything, while others go on writing
                sqlite_files.check_schema(connection)
                for relation in RELATIONS:
                    cursor = connection.execute(relation.select_all)
                    while found := await asyncio.to_thread(cursor.fetchmany, _PORTION):
                        yield relation, found
        except (OSError, sqlite3.Error, sqlite_files.WrongFile) as error:
            raise self._explain(error) from None

    async def fill(self, portions: AsyncIterator[tuple[Relation, Sequence[Row]]], *, replace: bool) -> None:
        try:
            with closing(sqlite_files.connect_for_writing(self.path)) as connection:
                connection.execute("BEGIN IMMEDIATE")
                if replace:
                    for relation in reversed(RELATIONS):
                        connection.execute(f"DELETE FROM {relation.name}")
                for relation in RELATIONS:
                    if connection.execute(f"SELECT 1 FROM {relation.name} LIMIT 1").fetchone():
                        raise StoreFault("not-empty", "the database is not empty")
                async for relation, found in portions:
                    await asyncio.to_thread(connection.executemany, relation.insert, found)
                self._reached("before the commit")
                connection.execute("COMMIT")
        except (OSError, sqlite3.Error, sqlite_files.WrongFile) as error:
            raise self._explain(error) from None

    def back_up(self, target: Path, progress: Callable[[int], None]) -> dict[str, int]:
        """A copy as of one moment, while others go on writing; `target` is an empty file. Blocks. How many rows each
        table had in that moment.

        `progress` is told how many pages are done.
        """
        try:
            with closing(sqlite_files.connect(self.path)) as source, closing(sqlite3.connect(target)) as copy:
                source.execute("BEGIN")
                sqlite_files.check_ours(source)
                source.backup(copy, pages=4096, progress=lambda _, left, total: progress(total - left))
                return sqlite_files.counts(source)
        except (OSError, sqlite3.Error, sqlite_files.WrongFile) as error:
            raise self._explain(error) from None
