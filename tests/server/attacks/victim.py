"""`allaboard serve` as it ships, in a process of its own, with a bystander who must not notice an attack."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from tests.server.edge.serving import play_on, started_table

from allaboard.client import Connection
from allaboard.server.settings import PREFIX

PATIENCE = 120.0
ALLOWED_GROWTH = 100_000_000  # bytes beyond twice the memory of an idle server


@dataclass
class Victim:
    """A server that is being attacked."""

    process: subprocess.Popen[str]
    host: str
    port: int
    idle: int = 0  # bytes of memory before the attack

    @property
    def address(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def memory(self) -> int:
        """The resident set, in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1000

    @property
    def files(self) -> int:
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port)


@contextmanager
def victim(folder: Path, *, files: int | None = None) -> Iterator[Victim]:
    """A plain server; `files` limits how many it may have open, as `ulimit -n` does."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    environment |= {"XDG_DATA_HOME": str(folder), "HOME": str(folder), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "allaboard", "serve", "--host", "127.0.0.1", "--port", "0"]
    if files is not None:
        command = ["sh", "-c", 'ulimit -n "$0"; exec "$@"', str(files), *command]
    with (folder / "server.log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            command,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            encoding="utf-8",
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://([\d.]+):(\d+)", process.stdout.readline())
            assert found is not None
            server = Victim(process, found[1], int(found[2]))
            _warm_up(server)
            yield server
        finally:
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()


def _warm_up(server: Victim) -> None:
    """Load what any visitor would, so that memory is that of a server in use."""
    for path in ("/", "/health", "/api/me", "/api/tables", "/api/openapi.json"):
        httpx.get(server.address + path, timeout=PATIENCE)
    time.sleep(1.0)
    server.idle = server.memory


@dataclass
class Seen:
    """What a bystander met while the attack went on."""

    waits: list[float] = field(default_factory=list)  # seconds of each look at /health
    games: int = 0
    peak: int = 0  # bytes of the server

    @property
    def p99(self) -> float:
        return sorted(self.waits)[int(len(self.waits) * 0.99)] if self.waits else float("inf")


@asynccontextmanager
async def bystander(server: Victim) -> AsyncIterator[Seen]:
    """Somebody who looks at /health ten times a second and plays games against a bot all the while."""
    seen = Seen()
    stop = asyncio.Event()

    async def look() -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            while not stop.is_set():
                began = time.perf_counter()
                assert (await http.get("/health")).status_code == 200
                seen.waits.append(time.perf_counter() - began)
                seen.peak = max(seen.peak, server.memory)
                await asyncio.sleep(0.1)

    async def play() -> None:
        async with Connection(server.address) as ada:
            await ada.play_as_guest("Ada")
            while not stop.is_set():
                await play_on(ada, await started_table(ada))
                seen.games += 1

    tasks = [asyncio.create_task(look()), asyncio.create_task(play())]
    try:
        await asyncio.sleep(0.3)
        yield seen
    finally:
        stop.set()
        await asyncio.gather(*tasks)


Attack = Callable[[Victim, float], Awaitable[None]]


async def endure(server: Victim, attack: Attack, seconds: float) -> Seen:
    """Attack for so long, with a bystander, and look once more afterwards."""
    async with bystander(server) as seen:
        await asyncio.wait_for(attack(server, time.monotonic() + seconds), seconds + PATIENCE)
    assert server.process.poll() is None, "the server died"
    seen.peak = max(seen.peak, server.memory)
    return seen


async def drain(writer: asyncio.StreamWriter, until: float) -> bool:
    """Wait until the other side takes what was written; whether it still does."""
    try:
        await asyncio.wait_for(writer.drain(), max(0.01, until - time.monotonic()))
    except (TimeoutError, OSError):
        return False
    return not writer.is_closing()


async def hang_up(writer: asyncio.StreamWriter) -> None:
    transport = writer.transport
    transport.abort()
    with suppress(OSError):
        await writer.wait_closed()
