"""A server on five hosts: PostgreSQL, Redis, two workers, and the people with the proxy that they come by."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, cast

import httpx
from tests.server.growing.proxy import Proxy
from tests.server.hosts.network import Network, network
from tests.server.hosts.switch import Fault
from tests.server.kill.nursery import Nursery, Server
from tests.server.postgres import Cluster, running_cluster
from tests.server.redis_server import RedisServer, running_redis

from allaboard.server.store.common import SqlStore
from allaboard.server.store.faults import StoreFault
from allaboard.server.store.interface import Store
from allaboard.server.store.opening import store_of

WORKERS: Final = ("left", "right")
HOSTS: Final = ("database", "notes", *WORKERS, "people")
_PORT: Final = 8_000
_CUT: Final = Fault(is_cut=True)


class Fleet:
    """All that runs, and what can happen to it."""

    def __init__(self, net: Network, cluster: Cluster, redis: RedisServer, folder: Path) -> None:
        self.net = net
        self.cluster = cluster
        self.redis = redis
        self.folder = folder
        self.url = cluster.new_database()  # by a socket in the file system: no partition comes between
        self.workers: dict[str, Server] = {}
        self._nurseries: dict[str, Nursery] = {}
        self._sockets = {name: net.hosts[name].listener(self._port(name)) for name in WORKERS}
        self.proxy = Proxy(
            [self._port(name) for name in WORKERS],
            {self._port(name): net.hosts[name].address for name in WORKERS},
        )

    @staticmethod
    def _port(worker: str) -> int:
        return _PORT + WORKERS.index(worker)

    def start(self, worker: str, *, skew: int = 0, source: Path | None = None) -> None:
        """Start a worker; of another version if its source is given."""
        key = f"{worker} {source or ''}"
        if key not in self._nurseries:
            host = self.net.hosts[worker]
            self._nurseries[key] = Nursery(
                self.cluster.url_over_network(self.url),
                self.folder,
                f"redis://{self.redis.address}:6379",
                sockets=[self._sockets[worker]],
                prefix=host.prefix,
                source=source,
            )
        self.workers[worker] = self._nurseries[key].start(skew=skew)

    def close(self) -> None:
        for nursery in self._nurseries.values():
            nursery.end()
        for each in self._sockets.values():
            each.close()

    async def answers(self, worker: str) -> None:
        """Wait until a worker is ready, and let people come to it."""
        address = f"http://{self.net.hosts[worker].address}:{self._port(worker)}/ready"
        async with httpx.AsyncClient(timeout=5) as client:
            while True:
                with suppress(httpx.TransportError):
                    if (await client.get(address)).status_code == 200:
                        break
                await asyncio.sleep(0.02)
        self.proxy.well.add(self._port(worker))

    def lose(self, worker: str) -> None:
        """Nobody is sent to a worker any more, and whoever is there must come again."""
        self.proxy.lose(self._port(worker))

    def cut(self, one: str, other: str, ways: str = "both") -> None:
        """Nothing passes between two hosts: in `both` directions, or only not `there` or not `back`."""
        if ways in {"both", "there"}:
            self.net.switch.set(one, other, _CUT)
        if ways in {"both", "back"}:
            self.net.switch.set(other, one, _CUT)

    def slow(self, worker: str, fault: Fault) -> None:
        """A fault on every link of a worker, in both directions."""
        for other in HOSTS:
            if other != worker:
                self.net.switch.set(worker, other, fault)
                self.net.switch.set(other, worker, fault)

    def isolate(self, worker: str) -> None:
        for other in HOSTS:
            if other != worker:
                self.cut(worker, other)

    def heal(self) -> None:
        self.net.switch.heal()


class PatientStore:
    """A store for looking at what is stored, which waits while the database is away."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        ask = getattr(self._store, name)

        async def asked(*arguments: Any) -> Any:
            while True:
                try:
                    return await ask(*arguments)
                except StoreFault:
                    await asyncio.sleep(0.05)

        return asked


class Troubles:
    """What can go wrong, each for some time. A trouble is over when its coroutine returns."""

    def __init__(self, fleet: Fleet, chance: random.Random, longest: float) -> None:
        self._fleet = fleet
        self._chance = chance
        self._longest = longest
        self.kinds = {
            "database cut off": self.database_cut_off,
            "database hears, but is not heard": self.one_way_database,
            "notes cut off": self.notes_cut_off,
            "people cut off": self.people_cut_off,
            "slow links": self.slow_links,
            "lossy links": self.lossy_links,
            "isolated worker comes back": self.isolated_worker,
            "stopped worker comes back": self.stopped_worker,
            "worker killed": self.worker_killed,
            "database crash": self.database_crash,
            "notes crash": self.notes_crash,
            "clock ahead": self.clock_ahead,
            "clock behind": self.clock_behind,
        }

    def _worker(self) -> str:
        return self._chance.choice(WORKERS)

    def _ways(self) -> str:
        return self._chance.choice(("both", "there", "back"))

    async def _last(self) -> None:
        await asyncio.sleep(self._longest * (0.1 + 0.9 * self._chance.random()))
        self._fleet.heal()

    async def database_cut_off(self) -> None:
        for worker in self._chance.choice((WORKERS, (self._worker(),))):
            self._fleet.cut(worker, "database")
        await self._last()

    async def one_way_database(self) -> None:
        self._fleet.cut(self._worker(), "database", self._chance.choice(("there", "back")))
        await self._last()

    async def notes_cut_off(self) -> None:
        self._fleet.cut(self._worker(), "notes", self._ways())
        await self._last()

    async def people_cut_off(self) -> None:
        """Half of the time the proxy notices, as one with health checks does."""
        worker = self._worker()
        self._fleet.cut("people", worker, self._ways())
        if notices := self._chance.random() < 0.5:
            self._fleet.lose(worker)
        await self._last()
        if notices:
            await self._fleet.answers(worker)

    async def slow_links(self) -> None:
        self._fleet.slow(self._worker(), Fault(delay=self._chance.uniform(0.02, 0.3)))
        await self._last()

    async def lossy_links(self) -> None:
        self._fleet.slow(self._worker(), Fault(loss=self._chance.uniform(0.02, 0.3)))
        await self._last()

    async def isolated_worker(self) -> None:
        """Fenced by the numbers of entries: others go on with its tables, and it must not undo that."""
        worker = self._worker()
        self._fleet.isolate(worker)
        self._fleet.lose(worker)
        await self._last()
        await self._fleet.answers(worker)

    async def stopped_worker(self) -> None:
        worker = self._worker()
        self._fleet.workers[worker].signal(signal.SIGSTOP)
        self._fleet.lose(worker)
        await self._last()
        self._fleet.workers[worker].signal(signal.SIGCONT)
        await self._fleet.answers(worker)

    async def _replace(self, worker: str, *, skew: int = 0) -> None:
        self._fleet.workers[worker].kill()
        self._fleet.lose(worker)
        self._fleet.start(worker, skew=skew)
        await self._fleet.answers(worker)

    async def worker_killed(self) -> None:
        await self._replace(self._worker())

    async def database_crash(self) -> None:
        await asyncio.to_thread(self._fleet.cluster.stop, "immediate")
        await self._last()
        await asyncio.to_thread(self._fleet.cluster.start)

    async def notes_crash(self) -> None:
        self._fleet.redis.stop()
        await self._last()
        await asyncio.to_thread(self._fleet.redis.start)

    async def clock_ahead(self) -> None:
        await self._replace(self._worker(), skew=self._chance.randint(1_000, 120_000))

    async def clock_behind(self) -> None:
        await self._replace(self._worker(), skew=-self._chance.randint(1_000, 120_000))


@contextmanager
def fleet(folder: Path, seed: int) -> Iterator[Fleet]:
    """Everything but the workers runs."""
    with network(*HOSTS, seed=seed) as net:
        database, notes = net.hosts["database"], net.hosts["notes"]
        with (
            running_cluster(address=database.address, prefix=database.prefix) as cluster,
            running_redis(address=notes.address, prefix=notes.prefix) as redis,
        ):
            made = Fleet(net, cluster, redis, folder)
            try:
                yield made
            finally:
                made.close()


@asynccontextmanager
async def opened(made: Fleet, source: Path | None = None) -> AsyncIterator[tuple[str, Store]]:
    """Both workers run; gives the address for people, and a store that no fault of the network reaches."""
    store = store_of(made.url)
    address = await made.proxy.open()
    try:
        for worker in WORKERS:
            made.start(worker, source=source)
        for worker in WORKERS:
            await made.answers(worker)
        await store.open()  # workers of another version come first: this brings the database up to date
        yield address, cast("Store", PatientStore(store))
    finally:
        await made.proxy.close()
        await store.close()
