"""How many durable appends a store takes, with 1, 50 and 500 writers at once.

    PYTHONPATH=src python benchmarks/store.py [--seconds 3] URL…

Each writer has a table of its own and waits for its answer before it goes on, as the hub does. `flushes` is what the
disk does by itself, one small write after another: nobody can commit one by one faster than that. The CPU of an
append is that of this process, with the tables' making in it; it says more than the rate when others use the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import quantiles
from uuid import uuid4

from msgspec.structs import replace

from allaboard.server.store.common import SqlStore
from allaboard.server.store.interface import Entry, TableRow
from allaboard.server.store.opening import store_of

WRITERS = (1, 50, 500)
BODY = b'{"kind":"acted","seat":1,"action":"C3-C4-D4","seen":17,"clock":[812000,655000,901000,120000]}'
ROW = TableRow(
    id="", game="bus", city="london", status="playing", public=True, pace="live", seats=4, taken=4, host="ann",
    created=1, updated=1, due=None,
)  # fmt: skip


async def measure(store: SqlStore, writers: int, seconds: float) -> tuple[float, Sequence[float]]:
    """Appends per second, and how long each took."""
    names = [uuid4().hex for _ in range(writers)]
    await asyncio.gather(*(store.create_table(replace(ROW, id=name), []) for name in names))
    waits: list[float] = []
    begin = time.perf_counter()

    async def write(name: str) -> None:
        number = 0
        while (now := time.perf_counter()) < begin + seconds:
            number += 1
            row = replace(ROW, id=name, updated=number, due=number + 30_000)
            await store.append([Entry(number, number, BODY)], row)
            waits.append(time.perf_counter() - now)

    await asyncio.gather(*(write(name) for name in names))
    return len(waits) / (time.perf_counter() - begin), waits


def flushes(seconds: float, flush: Callable[[int], None] = os.fsync) -> float:
    """Small writes that reach the disk one after another, per second."""
    with tempfile.NamedTemporaryFile(dir=Path.cwd()) as file:
        count, begin = 0, time.perf_counter()
        while time.perf_counter() < begin + seconds:
            os.write(file.fileno(), BODY)
            flush(file.fileno())
            count += 1
        return count / (time.perf_counter() - begin)


async def main(urls: Sequence[str], seconds: float) -> None:
    print(f"{'flushes of the disk':<24} {flushes(seconds):>10,.0f}/s")
    for url in urls:
        store = store_of(url)
        await store.open()
        for writers in WRITERS:
            busy = time.process_time()
            rate, waits = await measure(store, writers, seconds)
            cost = (time.process_time() - busy) / len(waits) * 1e6
            cuts = [1000 * cut for cut in quantiles(waits, n=100)]
            name = f"{url.partition(':')[0]}, {writers} writers"
            shares = f"p50 {cuts[49]:.1f} ms   p99 {cuts[98]:.1f} ms   {cost:.0f} µs of CPU each"
            print(f"{name:<24} {rate:>10,.0f}/s   {shares}")
        await store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("urls", nargs="+", metavar="URL")
    arguments = parser.parse_args()
    asyncio.run(main(arguments.urls, arguments.seconds))
