"""A store in PostgreSQL: for several workers, or several machines."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg

from allaboard.server.store.common import SqlStore
from allaboard.server.store.faults import StoreFault, Unreachable, WrongSchema
from allaboard.server.store.migrating import POSTGRES, READ_VERSIONS, VERSIONS_TABLE, lacking, schema_version
from allaboard.server.store.postgres_appends import APPEND_GROUP, Append, Appends, arguments
from allaboard.server.store.postgres_faults import CONNECTING_ERRORS, ERRORS, TRY_AGAIN, fault_of
from allaboard.server.store.relations import RELATIONS, Relation
from allaboard.server.store.steps import Outcome, Row, Step

_CONNECTIONS = 8
_PORTION = 1000
_TRIES = 5
_CONNECTING = 10.0  # seconds
_FAREWELL = 3.0  # seconds for what is under way when the store closes
_LOCK: Final = 0x616C6C61  # "alla": the advisory lock of whoever changes the schema

_SETTINGS: Final = {
    "application_name": "allaboard",
    "synchronous_commit": "on",  # whatever the host's default: an answer means that it is on the disk
    "default_transaction_isolation": "read committed",
}
# A worker that is stopped in the middle of a transaction loses it, instead of keeping others waiting.
_IMPATIENT: Final = {**_SETTINGS, "idle_in_transaction_session_timeout": "2000"}


class PostgresStore(SqlStore):
    """A pool of connections, which come back by themselves after PostgreSQL was restarted."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None
        self._accepts = False
        self._appends = Appends(self._run_appends)
        self._writes: set[asyncio.Task[Outcome]] = set()
        self._waits: set[asyncio.Timeout] = set()

    async def open(self, *, alone: bool = False) -> None:
        try:
            await self._migrate()
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=_CONNECTIONS,
                timeout=_CONNECTING,
                command_timeout=30,
                server_settings=_IMPATIENT,
                reset=_leave_as_it_is,
            )
        except CONNECTING_ERRORS as error:
            raise fault_of(error, self.url) from None
        self._accepts = True

    async def close(self) -> None:
        """Finish what is under way and let go of all connections; of a database that is away after some seconds."""
        if self._pool is None:
            return
        self._accepts = False
        late = asyncio.get_running_loop().call_later(_FAREWELL, self.give_up)
        try:
            await self._appends.finish()
            if self._writes:
                await asyncio.wait(self._writes)
            await self._pool.close()
        except ERRORS:
            self._pool.terminate()
        finally:
            late.cancel()
            self._pool = None

    def give_up(self) -> None:
        self._accepts = False
        if self._pool is not None:
            self._pool.terminate()
        for wait in self._waits:  # for a connection that is being made
            wait.reschedule(asyncio.get_running_loop().time())

    def _reached(self, point: str) -> None:
        """For tests that end the process at this point."""

    def _check_accepting(self) -> None:
        if not self._accepts:
            raise StoreFault("closed", "the store is closed")

    @property
    def _open_pool(self) -> Any:
        if self._pool is None:
            raise StoreFault("closed", "the store is closed")
        return self._pool

    @asynccontextmanager
    async def _while_wanted(self) -> AsyncIterator[Any]:
        """The pool, until `give_up` ends every wait with a `TimeoutError`."""
        pool = self._open_pool
        async with asyncio.timeout(None) as wait:
            self._waits.add(wait)
            try:
                yield pool
            finally:
                self._waits.discard(wait)

    async def _migrate(self) -> None:
        async with self._connection() as connection, connection.transaction():
            # A second process waits here and then finds the work done.
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            for migration in lacking(await _versions(connection)):
                await connection.execute(VERSIONS_TABLE)
                for statement in migration.statements(POSTGRES):
                    await connection.execute(statement)
                    self._reached("migrating")
                await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", migration.version)
            self._reached("migrated")

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection outside the pool, for long work."""
        try:
            connection = await asyncpg.connect(self.url, timeout=_CONNECTING, server_settings=_SETTINGS)
        except CONNECTING_ERRORS as error:
            raise fault_of(error, self.url) from None
        try:
            yield connection
        finally:
            if connection.is_in_transaction():  # left in the middle
                connection.terminate()
            else:
                await connection.close(timeout=10)

    async def clock(self) -> int | None:
        found = await self._select("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint", ())
        return int(found[0][0])

    async def _select(self, sql: str, values: Row) -> Sequence[Row]:
        """A read that meets a dying connection is tried once more, on another."""
        try:
            return await self._fetch(sql, values)
        except Unreachable:
            return await self._fetch(sql, values)

    async def _fetch(self, sql: str, values: Row) -> list[Row]:
        try:
            async with self._while_wanted() as pool:
                return [tuple(row) for row in await pool.fetch(numbered(sql), *values)]
        except ERRORS as error:
            raise fault_of(error, self.url) from None

    async def _write(self, steps: Sequence[Step]) -> Outcome:
        self._check_accepting()
        task = asyncio.create_task(self._transact(steps))
        self._writes.add(task)
        task.add_done_callback(self._written)
        return await asyncio.shield(task)

    def _written(self, task: asyncio.Task[Outcome]) -> None:
        self._writes.discard(task)
        if not task.cancelled():
            task.exception()  # its caller may be gone

    async def _transact(self, steps: Sequence[Step]) -> Outcome:
        for left in reversed(range(_TRIES)):
            try:
                async with self._while_wanted() as pool, pool.acquire() as connection:
                    self._reached("before the write")
                    async with connection.transaction():
                        outcome = await _run_steps(connection, steps)
                        self._reached("before the commit")
                    self._reached("after the commit")
                    return outcome
            except TRY_AGAIN as error:
                if not left:
                    raise fault_of(error, self.url) from None
            except ERRORS as error:
                raise fault_of(error, self.url) from None
        raise AssertionError("unreachable")

    async def _append_plainly(self, changed: Row, new: Sequence[Row]) -> None:
        self._check_accepting()
        await self._appends.append(changed, new)

    async def _run_appends(self, group: Sequence[Append]) -> set[str]:
        for left in reversed(range(_TRIES)):
            try:
                self._reached("before the write")
                async with self._while_wanted() as pool:
                    moved = await pool.fetch(APPEND_GROUP, *arguments(group))
                self._reached("after the commit")
                return {row[0] for row in moved}
            except TRY_AGAIN as error:
                if not left:
                    raise fault_of(error, self.url) from None
            except ERRORS as error:
                raise fault_of(error, self.url) from None
        raise AssertionError("unreachable")

    # Moving.

    async def read_everything(self) -> AsyncIterator[tuple[Relation, Sequence[Row]]]:
        try:
            async with (
                self._connection() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                versions = await _versions(connection)
                if lacking(versions):
                    raise WrongSchema(
                        f"the database has schema {len(versions)}, this program works with {schema_version()}: "
                        "start the server once, which brings it up to date"
                    )
                for relation in RELATIONS:
                    cursor = await connection.cursor(relation.select_all)
                    while found := await cursor.fetch(_PORTION):
                        yield relation, [tuple(row) for row in found]
        except ERRORS as error:
            raise fault_of(error, self.url) from None

    async def fill(self, portions: AsyncIterator[tuple[Relation, Sequence[Row]]], *, replace: bool) -> None:
        names = ", ".join(relation.name for relation in RELATIONS)
        try:
            async with self._connection() as connection, connection.transaction():
                await connection.execute(f"LOCK TABLE {names} IN SHARE ROW EXCLUSIVE MODE")
                if replace:
                    for relation in reversed(RELATIONS):
                        await connection.execute(f"DELETE FROM {relation.name}")
                for relation in RELATIONS:
                    if await connection.fetch(f"SELECT 1 FROM {relation.name} LIMIT 1"):
                        raise StoreFault("not-empty", "the database is not empty")
                async for relation, found in portions:
                    await connection.copy_records_to_table(relation.name, columns=relation.names, records=found)
                self._reached("before the commit")
        except ERRORS as error:
            raise fault_of(error, self.url) from None


def numbered(sql: str) -> str:
    """`?` as PostgreSQL writes it: `$1`, `$2` and so on. No text of ours holds a question mark otherwise."""
    number = 0

    def next_one(_: re.Match[str]) -> str:
        nonlocal number
        number += 1
        return f"${number}"

    return re.sub(r"\?", next_one, sql)


async def _run_steps(connection: Any, steps: Sequence[Step]) -> Outcome:
    outcome = Outcome()
    for step in steps:
        sql = numbered(step.sql)
        try:
            if step.many is not None:
                await connection.executemany(sql, step.many)
                continue
            if " RETURNING " in sql:
                found = [tuple(row) for row in await connection.fetch(sql, *step.values)]
                outcome = Outcome(found, len(found))
            else:
                outcome = Outcome((), int((await connection.execute(sql, *step.values)).split()[-1]))
        except asyncpg.UniqueViolationError:
            if step.if_taken is None:
                raise
            raise step.if_taken from None
        except asyncpg.ForeignKeyViolationError:
            if step.if_missing is None:
                raise
            raise step.if_missing from None
        if step.if_none is not None and outcome.touched == 0:
            raise step.if_none
    return outcome


async def _versions(connection: Any) -> list[int]:
    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        return []
    return [row[0] for row in await connection.fetch(READ_VERSIONS)]


async def _leave_as_it_is(connection: Any) -> None:
    """Our statements leave nothing behind in a session, so there is nothing to reset between two of them."""
