"""`allaboard serve --workers 2`: as a host runs it, with a worker that dies and one that is renewed."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.kill.audit import audit
from tests.server.kill.evenings import Evening
from tests.server.postgres import Cluster
from tests.server.redis_server import RedisServer

from allaboard.server.store.opening import store_of

ROOT = Path(__file__).parents[3]


class Host:
    """The command, and the workers that are its children."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        found = None
        while found is None:
            line = process.stdout.readline()
            assert line, "the command has ended"
            found = re.search(r"http://[\w.:]+", line)
        self.address = found.group()

    def workers(self) -> set[int]:
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="ascii")
        return {int(pid) for pid in found.split()}

    async def until_others_work(self, than: set[int]) -> None:
        async with asyncio.timeout(60):
            while len(self.workers() - than) < len(than):
                await asyncio.sleep(0.05)


@contextmanager
def serving(database: str, redis: str, log: Path) -> Iterator[Host]:
    package = Path(next(iter(sys.modules["allaboard"].__path__))).parent
    flags = ["--workers", "2", "--port", "0", "--database", database, "--redis", redis, "--log-level", "error"]
    limits = ["--connections-per-address", "1000", "--commands-per-second", "100000"]
    with log.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "allaboard.cli", "serve", *flags, *limits],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(package)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        try:
            yield Host(process)
        finally:
            process.terminate()
            process.wait(60)
            assert process.stdout is not None
            process.stdout.close()


async def _play_through(host: Host, database: str) -> None:
    store = store_of(database)
    await store.open()
    evening = Evening(host.address, store, random.Random(6))
    try:
        async with evening, asyncio.TaskGroup() as together:
            together.create_task(evening.go_on())
            while not evening.in_play:
                await asyncio.sleep(0.01)
            for worker in (before := host.workers()):
                os.kill(worker, signal.SIGKILL)  # one after the other, so that both were the last once
                since = time.monotonic()
                playing = evening.in_play
                while any(not game.is_over and max(p.accepted_at for p in game.players) < since for game in playing):
                    await asyncio.sleep(0.01)
                await audit(store, evening.games)
            await host.until_others_work(before)
            evening.is_late = True
        assert evening.answers
    finally:
        await store.close()


def test_dead_workers_are_replaced_and_the_games_go_on(
    tmp_path: Path, postgres: Cluster, redis_server: RedisServer
) -> None:
    database = postgres.new_database()
    with serving(database, redis_server.url, tmp_path / "log") as host:
        asyncio.run(_play_through(host, database))
    assert host.process.returncode == 0
