"""A real server on a real port, in a thread of its own, for the time of a test."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from allaboard.client import Connection, play_seat
from allaboard.client.follow import Follower
from allaboard.protocol import commands as c
from allaboard.protocol.messages import Asked
from allaboard.protocol.tables import TableWishes
from allaboard.server.app import make_app
from allaboard.server.clock import ServerClock
from allaboard.server.edge.services import Services
from allaboard.server.serving import TableServer, bind, bound
from allaboard.server.settings import Settings
from allaboard.server.store.opening import store_of

_T = TypeVar("_T")
PATIENCE = 20.0


class ShiftedClock(ServerClock):
    """The real time, some days later when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.shift = 0

    def now(self) -> int:
        return super().now() + self.shift


@dataclass
class Running:
    """A server that runs, and a way into its own loop."""

    address: str
    services: Services
    clock: ShiftedClock
    settings: Settings
    server: TableServer
    loop: asyncio.AbstractEventLoop

    def inside(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Run something in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def stop(self) -> None:
        self.server.should_exit = True


@contextmanager
def running(folder: Path, settings: Settings | None = None) -> Iterator[Running]:
    """Serve a database in this folder; a second time it goes on where the first ended."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = replace(settings or Settings(), database=str(folder / "tables.sqlite"), port=0)
    listener = bind(settings)
    settings = bound(settings, listener)
    clock = ShiftedClock()
    app = make_app(settings, store_of(settings.database), watch=clock)
    started = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    def note() -> None:
        loops.append(asyncio.get_running_loop())
        started.set()

    server = TableServer(app, settings, note)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    try:
        assert started.wait(PATIENCE), "the server did not start"
        yield Running(f"http://127.0.0.1:{settings.port}", app.state.services, clock, settings, server, loops[0])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
        assert not thread.is_alive(), "the server did not stop"


async def play_on(connection: Connection, table: str) -> Follower:
    """Take the first action that keeps one in the game again and again, until it is over."""
    async with asyncio.timeout(PATIENCE * 3):
        return await play_seat(connection, table, _first_alive)


def _first_alive(asked: Asked, _: Follower) -> str:
    return str(next((each for each in asked.legal if not each.get("eliminates")), asked.legal[0])["action"])


async def started_table(host: Connection, *others: Connection, **wishes: Any) -> str:
    """A table of the host where others sit too, with bots in the seats that are left, started."""
    found = msgspec.convert({"game": "bus", "city": "new_york", "seats": 2, "beat": 0} | wishes, TableWishes)
    table = await host.create_table(found)
    for seat, other in enumerate(others, 1):
        await other.command(table.id, c.Sit(seat=seat))
    for seat in range(1 + len(others), found.seats):
        await host.command(table.id, c.AddBot(seat=seat, bot="greedy"))
    await host.command(table.id, c.Start())
    return table.id
