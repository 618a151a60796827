"""The application with places where it dies. The product itself knows nothing of them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence

from litestar import Litestar
from tests.server.kill.nursery import MIGRATION_POINTS
from tests.server.store.dying import NEXT_MIGRATION, dying_store

from allaboard.server import clock
from allaboard.server.app import make_app
from allaboard.server.broker import broker_of
from allaboard.server.hub import Hub
from allaboard.server.room import Room
from allaboard.server.settings import Settings
from allaboard.server.sockets import TableSockets
from allaboard.server.store import migrating
from allaboard.server.table.entries import AnyEntry
from allaboard.server.table.state import Table


class Fate:
    """Kills the process at the `times`th arrival at a point."""

    def __init__(self, point: str, times: int) -> None:
        self._point = point
        self._left = times

    def reached(self, point: str) -> None:
        if self.has_come(point):
            die()

    def has_come(self, point: str) -> bool:
        self._left -= point == self._point
        return point == self._point and self._left == 0


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def dying_app(url: str, redis: str | None, point: str, times: int) -> Litestar:
    """The application on a store that dies as well. Nobody is slowed down, however busy."""
    _plant(Fate(point, times))
    if point in MIGRATION_POINTS:
        more = (*migrating.migrations(), NEXT_MIGRATION)
        migrating.migrations = lambda: more  # type: ignore[assignment]
    settings = Settings(database=url, redis=redis, connections_per_address=10_000, commands_per_second=100_000)
    return make_app(settings, dying_store(url, point, times), broker_of(settings))


def _plant(fate: Fate) -> None:
    become, take_over, write_text = Room._become, Hub._take_over, TableSockets.write_text

    def dying_become(self: Room, table: Table) -> None:
        fate.reached("before the broadcast")
        become(self, table)

    async def dying_take_over(self: Hub, table_id: str) -> None:
        await take_over(self, table_id)
        fate.reached("take-over")

    def dying_write_text(self: TableSockets, message: bytes) -> None:
        if message.startswith(b'{"type":"done"'):
            fate.reached("before the answer")
        write_text(self, message)
        if message.startswith(b'{"type":"frame"') and fate.has_come("amid the broadcast"):
            # One client gets it, others do not. What is written leaves at the end of this turn of the loop.
            TableSockets.write_text = lambda self, message: None  # type: ignore[method-assign]
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, die)

    Room._become = dying_become  # type: ignore[method-assign]
    Hub._take_over = dying_take_over  # type: ignore[method-assign]
    TableSockets.write_text = dying_write_text  # type: ignore[method-assign]


def set_clock_ahead(milliseconds: int) -> None:
    """The clock of this host is wrong."""
    right = clock.host_time
    clock.host_time = lambda: right() + milliseconds


def tell_too_early() -> None:
    """The mistake that the tests with kills are there to find: people hear of an entry before it is stored."""
    store_entries = Room._store_entries

    async def tell_and_store(self: Room, entries: Sequence[AnyEntry], now: int) -> bool:
        twin = self.table.fork()
        for entry in entries:
            twin.fold(twin.number + 1, now, entry)
        told, self.table = self.table, twin
        self.publish(now)
        self.table = told
        await asyncio.sleep(0.01)
        return await store_entries(self, entries, now)

    Room._store_entries = tell_and_store  # type: ignore[method-assign]
