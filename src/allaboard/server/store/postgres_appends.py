"""The group commit of PostgreSQL: appends that wait go out together, in one statement.

One statement is one transaction that runs at the server from beginning to end. A worker that is stopped in the middle
of its work therefore never holds a table that others need, which `BEGIN` and `COMMIT` as messages of their own could.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from allaboard.server.store.faults import StoreFault, Unreachable
from allaboard.server.store.interface import Conflict
from allaboard.server.store.steps import Row

_MOST_AT_ONCE = 500
_LANES = 2  # while one statement is flushed the next is already on its way

# Everybody locks tables in the order of their ids, so that nobody waits in a circle. Whoever comes second to a table
# sees its new `last` after the wait, and moves nothing.
APPEND_GROUP: Final = """
WITH given AS (
    SELECT * FROM unnest(
        $1::text[], $2::text[], $3::text[], $4::text[], $5::boolean[], $6::text[], $7::bigint[], $8::bigint[],
        $9::text[], $10::bigint[], $11::bigint[], $12::bigint[], $13::text[], $14::bigint[], $15::bigint[]
    ) AS g (id, game, city, status, public, pace, seats, taken, host, created, updated, due, event, last, before)
), locked AS MATERIALIZED (
    SELECT id FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE
), moved AS (
    UPDATE tables AS t SET
        game = g.game, city = g.city, status = g.status, public = g.public, pace = g.pace, seats = g.seats,
        taken = g.taken, host = g.host, created = g.created, updated = g.updated, due = g.due, event = g.event,
        last = g.last
    FROM given AS g JOIN locked AS l ON l.id = g.id
    WHERE t.id = g.id AND t.last = g.before
    RETURNING t.id
), written AS (
    INSERT INTO entries (table_id, number, at, body)
    SELECT e.table_id, e.number, e.at, e.body
    FROM unnest($16::text[], $17::bigint[], $18::bigint[], $19::bytea[]) AS e (table_id, number, at, body)
    JOIN moved ON moved.id = e.table_id
)
SELECT id FROM moved
"""


@dataclass(slots=True, eq=False)
class Append:
    """Entries of one table and its changed row, and who waits for them."""

    changed: Row
    new: Sequence[Row]
    waiter: asyncio.Future[None]

    @property
    def table(self) -> str:
        return str(self.changed[0])


def arguments(group: Sequence[Append]) -> list[list[object]]:
    """The nineteen columns that the statement is given."""
    tables = [(*each.changed, each.new[-1][1], each.new[0][1] - 1) for each in group]
    entries = [row for each in group for row in each.new]
    return [list(column) for column in (*zip(*tables, strict=True), *zip(*entries, strict=True))]


class Appends:
    """The queue before the statement; `run` executes it and returns the tables that moved on."""

    def __init__(self, run: Callable[[Sequence[Append]], Awaitable[set[str]]]) -> None:
        self._run = run
        self._waiting: list[Append] = []
        self._lanes: set[asyncio.Task[None]] = set()

    async def append(self, changed: Row, new: Sequence[Row]) -> None:
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(changed, new, waiter))
        if len(self._lanes) < _LANES:
            lane = asyncio.create_task(self._work())
            self._lanes.add(lane)
            lane.add_done_callback(self._lanes.discard)
        await waiter

    async def finish(self) -> None:
        """Wait until nobody waits."""
        while self._lanes:
            await asyncio.wait(self._lanes)

    async def _work(self) -> None:
        await asyncio.sleep(0)  # whoever appends in this same moment comes along
        while self._waiting:
            await self._send(self._next_group())

    def _next_group(self) -> list[Append]:
        """As many as fit, at most one for each table; the others keep their order."""
        group: dict[str, Append] = {}
        left = []
        for each in self._waiting:
            if len(group) < _MOST_AT_ONCE and each.table not in group:
                group[each.table] = each
            else:
                left.append(each)
        self._waiting = left
        return list(group.values())

    async def _send(self, group: list[Append]) -> None:
        try:
            moved = await self._run(group)
        except Unreachable as error:
            for each in group:
                _fail(each, error)
        except StoreFault as error:
            if len(group) == 1:
                _fail(group[0], error)
                return
            for each in group:  # nothing was written: find out whose fault it is
                await self._send([each])
        else:
            for each in group:
                if each.table not in moved:
                    _fail(each, Conflict(f"entry {each.new[0][1]} of table {each.table} does not follow its last one"))
                elif not each.waiter.done():
                    each.waiter.set_result(None)


def _fail(append: Append, error: Exception) -> None:
    if not append.waiter.done():  # otherwise its caller was cancelled
        append.waiter.set_exception(error)
