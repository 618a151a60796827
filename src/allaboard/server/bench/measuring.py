"""The whole run: a server under full and half load, then an echo that tells as much to as many.

What is compared is an action that everybody at the table has heard of: a frame for each client and the answer for its
sender. The echo writes as many messages of the same size to as many clients for each one it gets, and does nothing
else. Server and echo have a core, the clients have the others; how busy those are is measured too, for clients that are
too slow would make the echo look slower than it is. Time on the processor says more than the clock where other
programs run beside.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec
from uvicorn.loops.auto import auto_loop_factory

from allaboard.arena.benchmark import Figure, ratio
from allaboard.server.bench.load import CLIENTS_AT_A_TABLE, SETTLING, Load, LoadTable, Tally
from allaboard.server.bench.wire import open_wire

_AT_ONCE = 20  # tables that are set up at the same time
_WISHES = {"game": "bus", "city": "london", "seats": CLIENTS_AT_A_TABLE, "public": True}


@dataclass(frozen=True)
class _Run:
    """What one stretch of play gave."""

    rate: float  # accepted actions a second
    tally: Tally
    cost: float  # microseconds of the server's processor time for each of them
    busy: float  # percent of a core that the clients needed


def bench_server(clients: int, seconds: float, progress: Callable[[str], None]) -> Iterator[Figure]:
    """Every figure as soon as it is known."""
    with asyncio.Runner(loop_factory=auto_loop_factory(use_subprocess=False)) as runner:
        yield from runner.run(_measure(clients, seconds, progress))


async def _measure(clients: int, seconds: float, progress: Callable[[str], None]) -> list[Figure]:
    tables = max(clients // CLIENTS_AT_A_TABLE, 1)
    with (
        tempfile.TemporaryDirectory() as folder,
        child_process("tables", str(Path(folder) / "bench.sqlite")) as (port, pid),
    ):
        _leave_core()
        progress("tables")
        async with _tables(port, pid, tables) as (load, memory):
            progress("full load")
            full = await _run(load, pid, seconds)
            progress("half load")
            half = await _run(load, pid, seconds, pace=full.rate / 2)
    frame = full.tally.frame_bytes // max(full.tally.frames, 1)
    answer = full.tally.answer_bytes // max(full.tally.actions, 1)
    progress("echo")
    with child_process("echo", str(frame), str(answer)) as (port, pid):
        async with _echoes(port, tables) as load:
            echo = await _run(load, pid, seconds)
    return _figures(tables, memory, frame, full, half, echo)


def _figures(tables: int, memory: float, frame: int, full: _Run, half: _Run, echo: _Run) -> list[Figure]:
    server_rate = Figure("accepted actions", full.rate, "/s")
    server_cost = Figure("processor time of an action", full.cost, "us")
    echo_rate = Figure(f"echo, {CLIENTS_AT_A_TABLE} frames and an answer each", echo.rate, "/s")
    echo_cost = Figure("processor time of an echo", echo.cost, "us")
    return [
        Figure("clients", tables * CLIENTS_AT_A_TABLE, ""),
        Figure("tables", tables, ""),
        server_rate,
        Figure("refused", full.tally.refused + half.tally.refused, ""),
        Figure("full load, all told, p50", full.tally.quantile(0.5), "ms"),
        Figure("full load, all told, p99", full.tally.quantile(0.99), "ms"),
        Figure("half load", half.rate, "/s"),
        Figure("half load, all told, p50", half.tally.quantile(0.5), "ms"),
        Figure("half load, all told, p99", half.tally.quantile(0.99), "ms"),
        Figure("memory of a connection", memory, "kB"),
        Figure("bytes of a frame", frame, ""),
        echo_rate,
        Figure("echo, all told, p99", echo.tally.quantile(0.99), "ms"),
        ratio("server to echo", server_rate, echo_rate),
        server_cost,
        echo_cost,
        ratio("server to echo, by processor time", echo_cost, server_cost),
        Figure("clients' core, full load", full.busy, "%"),
        Figure("clients' core, echo", echo.busy, "%"),
    ]


async def _run(load: Load, pid: int, seconds: float, pace: float | None = None) -> _Run:
    spent, own, begun = _processor_time(pid), time.process_time(), time.perf_counter()
    rate = await load.play(seconds, pace)
    spent, own = _processor_time(pid) - spent, time.process_time() - own
    passed = time.perf_counter() - begun - SETTLING
    return _Run(rate, load.tally, spent * 1e6 / max(load.tally.actions, 1), own / passed * 100)


@contextmanager
def child_process(*arguments: str) -> Iterator[tuple[int, int]]:
    """The port and the number of a process that is measured."""
    command = [sys.executable, "-m", "allaboard.server.bench.child", *arguments]
    child = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert child.stdout is not None
    try:
        yield int(child.stdout.readline()), child.pid
    finally:
        child.terminate()
        child.wait(30)
        child.stdout.close()


def _leave_core() -> None:
    """The clients take the other cores."""
    if hasattr(os, "sched_setaffinity") and len(cores := sorted(os.sched_getaffinity(0))) > 1:
        os.sched_setaffinity(0, set(cores[1:]))


@asynccontextmanager
async def _tables(port: int, pid: int, count: int) -> AsyncIterator[tuple[Load, float]]:
    """So many tables with everybody connected and the game begun, and the memory that a connection takes."""
    load = Load()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        seated = []
        for start in range(0, count, _AT_ONCE):
            group = range(start, min(start + _AT_ONCE, count))
            seated += await asyncio.gather(*(_seat(http, number) for number in group))
        before = _memory(pid)
        for table_id, people in seated:
            await _connect(load.new_table(), port, f"/api/tables/{table_id}/socket", people)
        memory = (_memory(pid) - before) / (count * CLIENTS_AT_A_TABLE)
        for table_id, people in seated:
            answer = await http.post(f"/api/tables/{table_id}/commands", json={"type": "start"}, headers=people[0])
            answer.raise_for_status()
    await asyncio.sleep(0.5)
    try:
        yield load, memory
    finally:
        _close(load)


async def _seat(http: httpx.AsyncClient, number: int) -> tuple[str, list[dict[str, str]]]:
    """A table and the headers of its people."""
    people = []
    for seat in range(CLIENTS_AT_A_TABLE):
        address = {"x-forwarded-for": f"10.{number // 250}.{number % 250}.{seat + 1}"}
        answer = await http.post("/api/guests", json={"name": f"Guest {number} {seat}"}, headers=address)
        answer.raise_for_status()
        people.append({**address, "cookie": answer.headers["set-cookie"].partition(";")[0]})
        http.cookies.clear()
    answer = await http.post("/api/tables", json=_WISHES, headers=people[0])
    answer.raise_for_status()
    table_id = str(msgspec.json.decode(answer.content)["id"])
    for seat, person in enumerate(people[1:], 1):
        answer = await http.post(f"/api/tables/{table_id}/commands", json={"type": "sit", "seat": seat}, headers=person)
        answer.raise_for_status()
    return table_id, people


@asynccontextmanager
async def _echoes(port: int, count: int) -> AsyncIterator[Load]:
    load = Load()
    for number in range(count):
        await _connect(load.new_table(), port, f"/echo/{number}", [{}] * CLIENTS_AT_A_TABLE)
    await asyncio.sleep(0.5)
    try:
        yield load
    finally:
        _close(load)


async def _connect(table: LoadTable, port: int, path: str, people: list[dict[str, str]]) -> None:
    for client, headers in enumerate(people):
        table.wires.append(
            await open_wire(port, path, headers, lambda body, client=client: table.hear(client, body))  # type: ignore[misc]
        )


def _close(load: Load) -> None:
    for table in load.tables:
        for wire in table.wires:
            wire.close()


def _memory(pid: int) -> float:
    """What a process has in memory, in kB; 0 where the system does not say."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0.0
    line = next((line for line in status.read_text().splitlines() if line.startswith("VmRSS")), "VmRSS: 0 kB")
    return float(line.split()[1])


def _processor_time(pid: int) -> float:
    """What a process has had of the processors so far, in seconds; 0 where the system does not say."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
