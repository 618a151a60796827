"""What stands before several workers: one address, and a worker for each connection, as nginx would choose it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

_LOST = (ConnectionError, OSError)


class Proxy:
    """Hands connections out in turn, to workers that are known to be well."""

    def __init__(self, ports: list[int], addresses: dict[int, str] | None = None) -> None:
        """`addresses`: the hosts of workers that are not on this one, by port."""
        self.well = set(ports)
        self._addresses = addresses or {}
        self._ports = ports
        self._next = 0
        self._server: asyncio.Server | None = None
        self._open: dict[asyncio.StreamWriter, int] = {}  # the way to a client, and the worker at the other end

    async def open(self) -> str:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for port in self._ports:
            self.lose(port)
        while self._open:
            await asyncio.sleep(0.01)

    def lose(self, port: int) -> None:
        """A worker is gone, and with it whoever waits to be let in: its socket outlives it in these tests."""
        self.well.discard(port)
        self._hang_up(port)

    def mix(self) -> None:
        """Everybody has to come again, and is handed out anew."""
        for port in self._ports:
            self._hang_up(port)

    def _hang_up(self, port: int) -> None:
        for writer, worker in self._open.items():
            if worker == port:
                writer.transport.abort()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            self._open[writer] = port = self._choose()
            worker_reader, worker_writer = await asyncio.open_connection(self._addresses.get(port, "127.0.0.1"), port)
        except _LOST:
            self._open.pop(writer, None)
            writer.close()
            return
        ways = [
            asyncio.create_task(_carry(reader, worker_writer)),
            asyncio.create_task(_carry(worker_reader, writer)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for each in (writer, worker_writer):
            each.transport.abort()
        await asyncio.wait(ways)
        self._open.pop(writer)

    def _choose(self) -> int:
        for _ in self._ports:
            self._next += 1
            port = self._ports[self._next % len(self._ports)]
            if port in self.well:
                return port
        raise ConnectionError("no worker is well")


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(*_LOST):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
