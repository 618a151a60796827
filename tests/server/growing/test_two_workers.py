"""Two workers on PostgreSQL and Redis: any client on any of them, and one that dies or stops harms nobody."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from tests.server.growing.proxy import Proxy
from tests.server.kill.audit import audit
from tests.server.kill.evenings import Evening, next_accepted
from tests.server.kill.nursery import NEVER, ROOM_POINTS, STORE_POINTS, Nursery, Server
from tests.server.kill.playing import Game, new_game, play
from tests.server.postgres import Cluster
from tests.server.redis_server import RedisServer

from allaboard.protocol.tables import TableWishes
from allaboard.server.store.common import SqlStore
from allaboard.server.store.opening import store_of

# PostgreSQL commits by itself, so there is nothing between the write and the commit.
POINTS = tuple(point for point in (*STORE_POINTS, *ROOM_POINTS) if point != "before the commit")
TABLES = 3


class House:
    """Two workers behind one address."""

    def __init__(self, servers: Nursery, proxy: Proxy, store: SqlStore, address: str) -> None:
        self.servers = servers
        self.proxy = proxy
        self.store = store
        self.address = address
        self.workers: list[Server] = [servers.start(place) for place in range(2)]

    async def lose(self, place: int, point: str, chance: random.Random) -> None:
        """Replace a worker by one that dies at a point, and wait until it has."""
        self.workers[place].kill()
        self.proxy.lose(self.workers[place].port)
        self.workers[place] = dying = self.servers.start(place, point, chance.randint(1, 40))
        await _answers(dying.port)
        self.proxy.well.add(dying.port)
        self.proxy.mix()
        end = time.monotonic() + (0.2 + chance.random() * 0.5 if point == NEVER else 5.0)
        while dying.is_alive and time.monotonic() < end:
            await asyncio.sleep(0.005)
        dying.kill()
        self.proxy.lose(dying.port)

    async def restore(self, place: int) -> None:
        """A new worker, which is handed clients when it is ready."""
        self.workers[place] = worker = self.servers.start(place)
        await _answers(worker.port)
        self.proxy.well.add(worker.port)


async def _answers(port: int) -> None:
    """Wait until a worker is ready, or has died."""
    with suppress(httpx.TransportError):
        async with httpx.AsyncClient(timeout=30) as client:
            await client.get(f"http://127.0.0.1:{port}/ready")


@asynccontextmanager
async def opened(servers: Nursery) -> AsyncIterator[House]:
    store = store_of(servers.url)
    await store.open()
    proxy = Proxy(servers.ports)
    house = House(servers, proxy, store, await proxy.open())
    try:
        for port in servers.ports:
            await _answers(port)
        yield house
    finally:
        await proxy.close()
        await store.close()


async def _lose_workers(servers: Nursery, times: int, seed: int, patience: float) -> list[float]:
    chance = random.Random(seed)
    waits = []
    async with opened(servers) as house:
        evening = Evening(house.address, house.store, chance)
        async with evening, asyncio.TaskGroup() as together:
            for _ in range(TABLES):
                together.create_task(evening.go_on())
            together.create_task(evening.abandon())
            for turn in range(times):
                point = POINTS[turn // 2 % len(POINTS)] if turn % 2 else NEVER
                while not (playing := evening.in_play):
                    await asyncio.sleep(0.01)
                await house.lose(turn % 2, point, chance)
                waits.append(await next_accepted(playing, time.monotonic(), patience))
                await audit(house.store, evening.games)
                await house.restore(turn % 2)
            evening.is_late = True
        assert evening.answers
        assert max(waits) > 0
        print(f"{times} workers lost, {evening.finished} games, {evening.abandoned} abandoned ones,", end=" ")
        print(f"{evening.answers} accepted actions; the others went on after {max(waits):.2f} s at most")
    return waits


@pytest.fixture
def servers(tmp_path: Path, postgres: Cluster, redis_server: RedisServer) -> Callable[[], Nursery]:
    url = postgres.new_database()
    return lambda: Nursery(url, tmp_path, redis_server.url, listeners=2)


def run_with(make: Callable[[], Nursery], work: Callable[[Nursery], Awaitable[object]]) -> None:
    made = make()

    async def waited() -> None:
        await work(made)

    try:
        asyncio.run(waited())
    finally:
        made.close()


def test_a_killed_workers_tables_go_on_at_the_other(servers: Callable[[], Nursery]) -> None:
    run_with(servers, lambda made: _lose_workers(made, 4, seed=3, patience=60))


@pytest.mark.proof
@pytest.mark.timeout(3600)
def test_fifty_times_the_next_action_is_accepted_within_five_seconds(servers: Callable[[], Nursery]) -> None:
    run_with(servers, lambda made: _lose_workers(made, 50, seed=4, patience=5))


async def _stop_and_continue(servers: Nursery, seconds: float) -> None:
    """Everybody plays at one worker and watches at the other, which stands still in the middle of it."""
    chance = random.Random(5)
    async with opened(servers) as house:
        still = house.workers[1]
        house.proxy.lose(still.port)
        evening = Evening(house.address, house.store, chance)
        async with evening:
            game = await new_game(house.address, TableWishes(game="depot", seats=3, beat=0), 2, chance, evening.opened)
            watchers = [evening.another(player, f"http://127.0.0.1:{still.port}", chance) for player in game.players]
            async with asyncio.TaskGroup() as together:
                for watcher in watchers:
                    together.create_task(watcher.play(game.table, is_watching=True))
                while any(watcher.follower.table is None for watcher in watchers):
                    await asyncio.sleep(0.01)
                together.create_task(play(game))
                while len(game.players[0].follower.events) < 20:
                    await asyncio.sleep(0.01)
                still.signal(signal.SIGSTOP)
                heard = len(game.players[0].follower.events)
                await asyncio.sleep(seconds)
                assert game.is_over or len(game.players[0].follower.events) > heard
                still.signal(signal.SIGCONT)
            everybody = Game(game.table, game.wishes, [*game.players, *watchers])
            assert await audit(house.store, [everybody])


def test_a_worker_that_stands_still_for_a_while_does_no_harm(servers: Callable[[], Nursery]) -> None:
    run_with(servers, lambda made: _stop_and_continue(made, 3))


@pytest.mark.proof
@pytest.mark.timeout(600)
def test_nor_does_one_that_stands_still_for_thirty_seconds(servers: Callable[[], Nursery]) -> None:
    run_with(servers, lambda made: _stop_and_continue(made, 30))
