"""One thread that writes, many that wait: the group commit of SQLite.

A durable commit costs a flush of the disk. While one runs, the next writes gather; then all of them go into one
transaction, each in a savepoint of its own, so that a conflict fails alone. Nobody is answered before the commit.
What is written most, entries and their table's row, goes together into a few statements (`sqlite_appends`).

The standard library is enough for this. aiosqlite, measured beside it, is as fast with many writers and slower with
one, and would have to be asked in a private way to run a whole group in one step.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue

from allaboard.server.store.faults import StoreFault
from allaboard.server.store.sqlite_appends import append_together
from allaboard.server.store.steps import Outcome, Row, Step, append_steps

_MOST_AT_ONCE = 1000


@dataclass(slots=True, eq=False)
class _Job:
    """A write that somebody waits for."""

    steps: Sequence[Step]
    waiter: asyncio.Future[Outcome]
    moved: Row | None = None  # the same as data, if it appends entries of one table and nothing else
    entries: Sequence[Row] = ()
    outcome: Outcome | None = None
    error: Exception | None = None


class Writer:
    """Owns the connection that writes.

    `check` raises if its file is no longer the one that others see. `reached` is called at the points where a process
    may be killed in tests.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        check: Callable[[], None],
        explain: Callable[[Exception], Exception],
        reached: Callable[[str], None],
    ) -> None:
        self._connection = connection
        self._check = check
        self._explain = explain
        self._reached = reached
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, steps: Sequence[Step]) -> Outcome:
        return await self._do(_Job(steps, asyncio.get_running_loop().create_future()))

    async def append(self, changed: Row, entries: Sequence[Row]) -> None:
        """Entries of a table and its changed row."""
        moved = (*changed, entries[-1][1], entries[0][1] - 1)
        await self._do(_Job((), asyncio.get_running_loop().create_future(), moved, entries))

    async def _do(self, job: _Job) -> Outcome:
        if self._closed:
            raise StoreFault("closed", "the store is closed")
        self._jobs.put(job)
        return await job.waiter

    def close(self) -> None:
        """Finish what waits and end. Blocks."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()
            self._connection.close()

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            group, ends = [first], False
            try:
                while len(group) < _MOST_AT_ONCE and not ends:
                    job = self._jobs.get_nowait()
                    if job is None:
                        ends = True
                    else:
                        group.append(job)
            except Empty:
                pass
            self._write_together(group)
            _answer(group)
            if ends:
                return

    def _write_together(self, group: list[_Job]) -> None:
        """One transaction. If it breaks, every job of the group has failed, whatever it did by itself."""
        connection = self._connection
        try:
            self._check()
            self._reached("before the write")
            connection.execute("BEGIN IMMEDIATE")
            for jobs in _portions(group):
                if len(jobs) == 1 or not self._append(jobs):
                    for job in jobs:
                        self._write_one(job)
            self._reached("before the commit")
            connection.execute("COMMIT")
            self._reached("after the commit")
            self._check()  # nobody is told of what went into a file that was removed meanwhile
        except Exception as error:  # noqa: BLE001 - whatever it was, those who wait are told
            fault = self._explain(error)
            for job in group:
                job.error = fault
            with suppress(sqlite3.Error):  # the next group finds out whether the database still works
                if connection.in_transaction:
                    connection.execute("ROLLBACK")

    def _append(self, jobs: list[_Job]) -> bool:
        """All in a few statements; False if one of them fails, of which nothing is left then."""
        connection = self._connection
        moved = [job.moved for job in jobs if job.moved is not None]
        connection.execute("SAVEPOINT many")
        try:
            is_done = append_together(connection, moved, [row for job in jobs for row in job.entries])
        except sqlite3.Error:
            if not connection.in_transaction:
                raise
            is_done = False
        if not is_done:
            connection.execute("ROLLBACK TO many")
        connection.execute("RELEASE many")
        for job in jobs:
            job.outcome = Outcome() if is_done else None
        return is_done

    def _write_one(self, job: _Job) -> None:
        connection = self._connection
        connection.execute("SAVEPOINT one")
        try:
            steps = job.steps if job.moved is None else append_steps(job.moved[:-2], job.entries)
            job.outcome = _run_steps(connection, steps)
        except Exception as error:
            if not connection.in_transaction:  # a full disk, for example, ends the whole transaction
                raise
            job.error = error if not isinstance(error, sqlite3.Error) else self._explain(error)
            connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")


def _portions(group: list[_Job]) -> Iterator[list[_Job]]:
    """In order: appends of different tables together, everything else alone."""
    together: dict[object, _Job] = {}
    for job in group:
        table = None if job.moved is None else job.moved[0]
        if together and (table is None or table in together):
            yield list(together.values())
            together = {}
        if table is None:
            yield [job]
        else:
            together[table] = job
    if together:
        yield list(together.values())


def _run_steps(connection: sqlite3.Connection, steps: Sequence[Step]) -> Outcome:
    outcome = Outcome()
    for step in steps:
        try:
            if step.many is None or len(step.many) == 1:  # one alone is quicker so
                cursor = connection.execute(step.sql, step.values if step.many is None else step.many[0])
                found = cursor.fetchall()
            else:
                cursor = connection.executemany(step.sql, step.many)
                found = []
        except sqlite3.IntegrityError as error:
            reason = step.if_missing if "FOREIGN KEY" in str(error) else step.if_taken
            if reason is None:
                raise
            raise reason from None
        if step.if_none is not None and cursor.rowcount == 0:
            raise step.if_none
        outcome = Outcome(found, cursor.rowcount)
    return outcome


def _answer(group: list[_Job]) -> None:
    """Tell each loop once, however many of its tasks wait."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in group:
        by_loop.setdefault(job.waiter.get_loop(), []).append(job)
    for loop, jobs in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, jobs)


def _resolve(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.waiter.done():  # its caller was cancelled; the write stands
            continue
        if job.error is not None:
            job.waiter.set_exception(job.error)
        elif job.outcome is not None:
            job.waiter.set_result(job.outcome)
