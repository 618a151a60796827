"""A whole server on a free port, in the loop of the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn
from litestar import Litestar

from allaboard.client import Connection
from allaboard.server.app import make_app
from allaboard.server.broker import Broker
from allaboard.server.clock import Watch
from allaboard.server.edge.services import Services
from allaboard.server.settings import Settings
from allaboard.server.sockets import TableSockets
from allaboard.server.store.interface import Store
from allaboard.server.store.opening import store_of

# A whole class sits behind one address.
OPEN = Settings(connections_per_address=2_000, commands_per_second=10_000)


@dataclass(frozen=True)
class Guest:
    """Somebody who plays at one table after the other, and what only they may know."""

    connection: Connection
    id: str
    name: str
    recovery: str


@dataclass
class Running:
    """A server and where it is."""

    app: Litestar
    port: int
    people: list[Connection] = field(default_factory=list)
    _idle: list[Guest] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def services(self) -> Services:
        services = self.app.state.services
        assert isinstance(services, Services)
        return services

    async def guest(self, name: str) -> Connection:
        """Somebody new."""
        return (await self._arrival(name)).connection

    async def _arrival(self, name: str) -> Guest:
        self.services.limits._buckets.clear()  # people come faster in tests than a server would let them
        connection = Connection(self.address)
        self.people.append(connection)
        person = await connection.play_as_guest(name)
        assert person.recovery is not None
        return Guest(connection, person.id, name, person.recovery)

    @asynccontextmanager
    async def some_guests(self, many: int) -> AsyncIterator[list[Guest]]:
        """So many people who play nowhere else."""
        found = [self._idle.pop() for _ in range(min(many, len(self._idle)))]
        found += [await self._arrival(f"Guest {len(self.people)}") for _ in range(many - len(found))]
        self.services.limits._buckets.clear()
        yield found
        self._idle += found


@asynccontextmanager
async def running(
    folder: Path,
    settings: Settings = OPEN,
    broker: Broker | None = None,
    store: Store | None = None,
    watch: Watch | None = None,
) -> AsyncIterator[Running]:
    app = make_app(settings, store or store_of(str(folder / "tables.sqlite")), broker, watch)
    config = uvicorn.Config(
        app,
        port=0,
        log_level="critical",
        ws=TableSockets,
        ws_max_size=1_000_000,
        access_log=False,
        timeout_keep_alive=300,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    found = Running(app, server.servers[0].sockets[0].getsockname()[1])
    try:
        yield found
    finally:
        for person in found.people:
            await person.close()
        server.should_exit = True
        await serving
