"""The whole run: a server under full and half load, then an echo that tells as much to as many."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import msgspec

from allaboard.arena.benchmark import Figure
from allaboard.server.bench.load import CLIENTS_AT_A_TABLE, Load, LoadTable
from allaboard.server.bench.wire import open_wire

_AT_ONCE = 20  # tables that are set up at the same time
_WISHES = {"game": "bus", "city": "london", "seats": CLIENTS_AT_A_TABLE, "public": True}


def bench_server(clients: int, seconds: float, progress: Callable[[str], None]) -> Iterator[Figure]:
    """Every figure as soon as it is known."""
    yield from asyncio.run(_measure(clients, seconds, progress))


async def _measure(clients: int, seconds: float, progress: Callable[[str], None]) -> list[Figure]:
    tables = max(clients // CLIENTS_AT_A_TABLE, 1)
    with tempfile.TemporaryDirectory() as folder, _child("tables", str(Path(folder) / "bench.sqlite")) as (port, pid):
        _leave_core()
        progress("tables")
        async with _tables(port, pid, tables) as (load, memory):
            progress("full load")
            full = await load.play(seconds)
            tally = load.tally
            progress("half load")
            half_rate = await load.play(seconds, pace=full / 2)
            half = load.tally
    frame = tally.frame_bytes // max(tally.frames, 1)
    answer = tally.answer_bytes // max(tally.actions, 1)
    progress("echo")
    with _child("echo", str(frame), str(answer)) as (port, _):
        async with _echoes(port, tables) as load:
            echo = await load.play(seconds)
            echoed = load.tally
    return [
        Figure("clients", tables * CLIENTS_AT_A_TABLE, ""),
        Figure("tables", tables, ""),
        Figure("accepted actions", full, "/s"),
        Figure("refused", tally.refused + half.refused, ""),
        Figure("full load, all told, p50", tally.quantile(0.5), "ms"),
        Figure("full load, all told, p99", tally.quantile(0.99), "ms"),
        Figure("half load", half_rate, "/s"),
        Figure("half load, all told, p50", half.quantile(0.5), "ms"),
        Figure("half load, all told, p99", half.quantile(0.99), "ms"),
        Figure("memory of a connection", memory, "kB"),
        Figure("bytes of a frame", frame, ""),
        Figure("echo of equal size", echo, "/s"),
        Figure("echo, all told, p99", echoed.quantile(0.99), "ms"),
        Figure("server to echo", full / echo if echo else 0.0, ""),
    ]


@contextmanager
def _child(*arguments: str) -> Iterator[tuple[int, int]]:
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
