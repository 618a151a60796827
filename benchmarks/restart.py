"""How long a server with many unfinished games takes to start, and what tables cost in memory.

    PYTHONPATH= .venv/bin/python benchmarks/restart.py [--games 10000] [--touched 1000] [--json]

The games are half played, of all kinds, each with a journal of its own in one SQLite file. The server is started as a
host starts it, by `allaboard serve`; it is ready when `/ready` says so. Then some of the tables are looked at, left
alone until they are forgotten, and looked at again: memory that is needed once is used again, not added to.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from telling import tell

from allaboard.protocol import commands as c
from allaboard.protocol.tables import TableWishes
from allaboard.server.broker import NoBroker
from allaboard.server.clock import ServerClock
from allaboard.server.hub import Hub
from allaboard.server.room import Room
from allaboard.server.store.common import SqlStore
from allaboard.server.store.interface import Entry, Person, Seated, TableRow
from allaboard.server.store.opening import store_of
from allaboard.server.table.gauntlet import Who

KINDS = (
    TableWishes(game="bus", city="new_york", seats=3, public=True),
    TableWishes(game="metro", city="paris", seats=4, public=True),
    TableWishes(game="depot", seats=4, beat=0, public=True),
)
SAMPLES = 12
FORGOTTEN_AFTER = 65.0  # seconds: a minute without clients, and a look

Sample = tuple[TableRow, list[Entry], list[Seated]]


async def half_played(hub: Hub, store: SqlStore, wishes: TableWishes, chance: random.Random) -> Sample:
    """A game in the middle, with people in all seats."""
    people = [Who(f"p{seat}", f"Person {seat}") for seat in range(wishes.seats)]
    room = await hub.create(people[0], wishes)
    for seat, who in enumerate(people[1:], 1):
        await room.command(who, c.Sit(seat=seat))
    await room.command(people[0], c.Start())
    for _ in range(20 if wishes.game != "depot" else 100):
        await act(room, people, chance)
    row = await store.table(room.table.id)
    assert row is not None
    seated = [Seated(table=row.id, person=who.person, seat=seat) for seat, who in enumerate(people)]
    return row, await store.entries(row.id), seated


async def act(room: Room, people: list[Who], chance: random.Random) -> None:
    game = room.table.game
    if game is None or game.is_over or not game.pending():
        return
    seat = game.pending()[0]
    action = str(chance.choice(list(game.legal(seat))))
    await room.command(people[seat], c.Act(action=action, seen=room.table.seq(seat, room.table.told_at)))


async def fill(path: Path, games: int) -> list[str]:
    """The file; the ids of its tables."""
    chance = random.Random(1)
    store = store_of(str(path))
    await store.open()
    for seat in range(4):
        await store.add_person(Person(id=f"p{seat}", name=f"Person {seat}", created=1))
    hub = Hub(store, NoBroker(), ServerClock())
    await hub.open()
    samples = [await half_played(hub, store, KINDS[n % len(KINDS)], chance) for n in range(SAMPLES)]
    await hub.close()
    names = [f"bench{number:07}" for number in range(games)]
    portions = [names[start : start + 500] for start in range(0, games, 500)]
    for portion in portions:
        await asyncio.gather(*(copied(store, name, chance.choice(samples)) for name in portion))
    await store.close()
    return names


async def copied(store: SqlStore, name: str, sample: Sample) -> None:
    row, entries, seated = sample
    replace = msgspec.structs.replace
    await store.create_table(replace(row, id=name), entries, [replace(each, table=name) for each in seated])


class Served:
    """`allaboard serve` in a process of its own."""

    def __init__(self, path: Path) -> None:
        self.begun = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "allaboard.cli", "serve", "--port", "0", "--database", str(path),
             "--log-level", "error", "--connections-per-address", "10000"],
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        found = None
        while found is None:
            line = self.process.stdout.readline()
            assert line, "the server has ended"
            found = re.search(r"http://\S+", line)
        self.http = httpx.Client(base_url=found.group().rstrip("/."), timeout=60)

    def wait_until_ready(self) -> float:
        while True:
            try:
                if self.http.get("/ready").status_code == 200:
                    return time.perf_counter() - self.begun
            except httpx.TransportError:
                pass
            time.sleep(0.005)

    @property
    def cpu(self) -> float:
        """Seconds; on a busy machine it says more than the time that has passed."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().split()
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> float:
        """Resident, in megabytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def touch(self, names: list[str]) -> float:
        """Look at tables; seconds for each."""
        begin = time.perf_counter()
        for name in names:
            self.http.get(f"/api/tables/{name}").raise_for_status()
        return (time.perf_counter() - begin) / len(names)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> None:
        self.http.close()
        self.process.send_signal(number)
        self.process.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--touched", type=int, default=1_000)
    parser.add_argument("--json", action="store_true", help="say it once more at the end, for programs")
    flags = parser.parse_args()
    say = functools.partial(print, flush=True, file=sys.stderr if flags.json else sys.stdout)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        names = asyncio.run(fill(path, flags.games))
        say(f"{flags.games:,} unfinished games, {path.stat().st_size / 1e6:,.0f} MB")
        slowest = 0.0
        for kill in (signal.SIGTERM, signal.SIGKILL, signal.SIGKILL):
            served = Served(path)
            ready = served.wait_until_ready()
            slowest = max(slowest, ready)
            say(f"ready after {ready:.2f} s ({served.cpu:.2f} s of CPU), {served.memory:.0f} MB")
            served.stop(kill)
        served = Served(path)
        served.wait_until_ready()
        touched = random.Random(2).sample(names, min(flags.touched, len(names)))
        empty = served.memory
        loading = served.touch(touched) * 1000
        say(f"a table loads in {loading:.1f} ms")
        grown = round(served.memory - empty, 1)
        each = grown * 1e3 / len(touched)
        say(f"{len(touched):,} tables in memory: {grown:+.1f} MB, {each:.0f} kB each")
        time.sleep(FORGOTTEN_AFTER)
        say(f"forgotten: {served.memory - empty:+.0f} MB kept by the allocator for the next")
        for turn in range(2):
            served.touch(random.Random(turn).sample(names, len(touched)))
            say(f"others in memory: {served.memory - empty:+.0f} MB")
            time.sleep(FORGOTTEN_AFTER)
        served.stop()
    figures = [
        (f"ready with {flags.games:,} unfinished games, slowest", slowest, "s"),
        ("a table loads in", loading, "ms"),
        (f"a table in memory, {len(touched):,} of them", each, "kB"),
    ]
    tell(figures, flags.json)


if __name__ == "__main__":
    main()
