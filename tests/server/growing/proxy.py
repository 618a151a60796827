"""What stands before several workers: one address, and a worker for each connection, as nginx would choose it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

_LOST = (ConnectionError, OSError)


class Proxy:
    """Hands connections out in turn, to workers that are known to be well."""

    def __init__(self, ports: list[int]) -> None:
        self.well = set(ports)
        self._ports = ports
        self._next = 0
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> str:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            worker_reader, worker_writer = await asyncio.open_connection("127.0.0.1", self._choose())
        except _LOST:
            writer.close()
            return
        ways = [
            asyncio.create_task(_carry(reader, worker_writer)),
            asyncio.create_task(_carry(worker_reader, writer)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            for each in (writer, worker_writer):
                each.close()
                with suppress(*_LOST):
                    await each.wait_closed()

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
