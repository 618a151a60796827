"""Several hosts: partitions, delay, loss, crashes and wrong clocks lose no accepted action and double none.

Every client checks its own stream: nothing is missing in it, and it never goes back. After every trouble the store is
compared with all that anybody has heard: what was accepted is there, once, in one order.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import tarfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from io import BytesIO
from pathlib import Path
from typing import Final

import pytest
from tests.server.edge.test_serve_command import served
from tests.server.growing.stopping import stop_while_away
from tests.server.hosts.fleet import WORKERS, Fleet, Troubles, fleet, opened
from tests.server.hosts.network import on_thread
from tests.server.kill.audit import audit
from tests.server.kill.evenings import Evening, next_accepted

ROOT = Path(__file__).parents[3]
# The version whose workers may still run while new ones start.
BEFORE: Final = "5ef2f42"
TABLES: Final = 3
PATIENCE: Final = 10.0  # seconds after a trouble until every table has accepted an action
SAMPLE, ALL = 13, 208


def run_among_people(made: Fleet, work: Callable[[], Awaitable[None]]) -> None:
    """Run the test where people are: on their host."""

    async def waited() -> None:
        await work()

    on_thread(made.net.hosts["people"], lambda: asyncio.run(waited()))


async def playing(evening: Evening) -> None:
    while not evening.in_play:
        await asyncio.sleep(0.01)


async def trouble(made: Fleet, times: int, seed: int, longest: float) -> None:
    chance = random.Random(seed)
    waits: dict[str, float] = {}
    count: Counter[str] = Counter()
    async with opened(made) as (address, store):
        troubles = Troubles(made, chance, longest)
        order = [*troubles.kinds] * -(-times // len(troubles.kinds))
        evening = Evening(address, store, chance)
        async with evening, asyncio.TaskGroup() as together:
            for _ in range(TABLES):
                together.create_task(evening.go_on())
            for kind in order[:times]:
                await playing(evening)
                await troubles.kinds[kind]()
                wait = await next_accepted(evening.in_play, time.monotonic(), PATIENCE)
                waits[kind] = max(wait, waits.get(kind, 0))
                count[kind] += 1
                await audit(store, evening.games)
                print(f"{kind}: {wait:.1f} s", flush=True)
            evening.is_late = True
        assert evening.answers
    slowest = max(waits, key=lambda kind: waits[kind])
    print(f"{count.total()} partitions, crashes and other troubles of {len(count)} kinds, {evening.finished} games,")
    print(f"{evening.answers} accepted actions, 0 lost or doubled; every table accepted an action within", end=" ")
    print(f"{waits[slowest]:.1f} s ({slowest})")
    print(f"frames between hosts: {made.net.switch.passed} passed, {made.net.switch.dropped} dropped")


def test_no_trouble_between_hosts_loses_or_doubles_an_accepted_action(tmp_path: Path) -> None:
    with fleet(tmp_path, seed=1) as made:
        run_among_people(made, lambda: trouble(made, SAMPLE, 1, longest=1.5))


@pytest.mark.proof
@pytest.mark.timeout(3600)
def test_two_hundred_troubles_lose_nothing_and_tables_go_on_within_ten_seconds(tmp_path: Path) -> None:
    with fleet(tmp_path, seed=2) as made:
        run_among_people(made, lambda: trouble(made, ALL, 2, longest=8))


@pytest.mark.parametrize("others", [("database",), ("database", "notes")])
def test_a_worker_stops_within_ten_seconds_while_its_database_is_cut_off(
    tmp_path: Path, others: tuple[str, ...]
) -> None:
    with fleet(tmp_path, seed=4) as made:
        host, redis = made.net.hosts["left"], f"redis://{made.redis.address}:6379"
        flags = ["--host", host.address, "--database", made.cluster.url_over_network(made.url), "--redis", redis]

        def cut() -> None:
            for other in others:
                made.cut("left", other)

        with served(tmp_path, *flags, prefix=host.prefix) as (process, address):
            run_among_people(made, lambda: stop_while_away(process, address, cut))


def version_before(folder: Path) -> Path:
    """The source of the version before, out of the history of this repository."""
    known = subprocess.run(
        ["git", "cat-file", "-e", f"{BEFORE}^{{commit}}"], cwd=ROOT, capture_output=True, check=False
    )
    if known.returncode != 0:
        pytest.skip("this copy has no history to take the version before from")
    packed = subprocess.run(["git", "archive", BEFORE, "src", "tests"], cwd=ROOT, capture_output=True, check=True)
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder


async def upgrade(made: Fleet, source: Path) -> None:
    """One worker after the other is replaced by one of this version, which brings the database up to date."""
    async with opened(made, source) as (address, store):
        evening = Evening(address, store, random.Random(3))
        evening.is_mixed = True
        async with evening, asyncio.TaskGroup() as together:
            for _ in range(TABLES):
                together.create_task(evening.go_on())
            for worker in WORKERS:
                await playing(evening)
                made.workers[worker].kill()
                made.lose(worker)
                made.start(worker)
                await made.answers(worker)
                await next_accepted(evening.in_play, time.monotonic(), PATIENCE)
                await audit(store, evening.games, is_mixed=True)
            evening.is_late = True
        assert evening.answers
        print(f"{evening.finished} games went on while workers were replaced by a newer version")


def test_games_go_on_while_workers_of_two_versions_run(tmp_path: Path) -> None:
    source = version_before(tmp_path / "before")
    with fleet(tmp_path, seed=3) as made:
        run_among_people(made, lambda: upgrade(made, source))
