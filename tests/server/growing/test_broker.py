"""Notes through a real Redis: they arrive at the others, and a Redis that goes away is outlived."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tests.server.redis_server import RedisServer, running_redis

from allaboard.server.broker import NoBroker, broker_of
from allaboard.server.redis_broker import RedisBroker
from allaboard.server.settings import Settings


class Listener:
    """A worker that keeps what it hears."""

    def __init__(self, url: str) -> None:
        self.broker = RedisBroker(url)
        self.heard: list[tuple[str, str, bytes]] = []
        self.missed = 0

    async def open(self) -> None:
        await self.broker.open(self._hear, self._miss)

    async def _hear(self, sender: str, topic: str, note: bytes) -> None:
        if note == b"bad":
            raise ValueError(note)
        self.heard.append((sender, topic, note))

    async def _miss(self) -> None:
        self.missed += 1


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.01)


def run(url: str, work: Callable[[Listener, Listener], Awaitable[None]]) -> None:
    async def inside() -> None:
        listeners = Listener(url), Listener(url)
        for each in listeners:
            await each.open()
        try:
            await work(*listeners)
        finally:
            for each in listeners:
                await each.broker.close()

    asyncio.run(inside())


def test_a_note_is_heard_by_the_others_in_order_and_not_by_its_sender(redis_server: RedisServer) -> None:
    async def work(one: Listener, other: Listener) -> None:
        for number in range(500):
            one.broker.tell("table", b"%d and a space" % number)
        await until(lambda: len(other.heard) == 500)
        assert other.heard == [(one.broker.name, "table", b"%d and a space" % number) for number in range(500)]
        assert not one.heard

    run(redis_server.url, work)


def test_a_note_that_cannot_be_read_is_none(redis_server: RedisServer) -> None:
    async def work(one: Listener, other: Listener) -> None:
        one.broker.tell("table", b"bad")
        one.broker.tell("table", b"good")
        await until(lambda: bool(other.heard))
        assert [note for _, _, note in other.heard] == [b"good"]

    run(redis_server.url, work)


def test_after_redis_was_away_notes_go_on_and_everybody_knows_that_some_are_missed() -> None:
    with running_redis() as server:

        async def work(one: Listener, other: Listener) -> None:
            server.stop()
            for _ in range(20_000):  # more than wait anywhere
                one.broker.tell("table", b"lost")
            await asyncio.sleep(0.1)
            await asyncio.to_thread(server.start)
            await until(lambda: one.missed > 0 and other.missed > 0)
            other.heard.clear()
            one.broker.tell("table", b"found")
            await until(lambda: any(note == b"found" for _, _, note in other.heard))

        run(server.url, work)


def test_a_worker_opens_though_redis_is_away() -> None:
    with running_redis() as server:
        server.stop()

        async def work(one: Listener, other: Listener) -> None:
            one.broker.tell("table", b"lost")
            await asyncio.to_thread(server.start)
            await until(lambda: one.missed > 0 and other.missed > 0)

        run(server.url, work)


def test_without_redis_there_is_nobody_to_tell() -> None:
    assert isinstance(broker_of(Settings()), NoBroker)
    assert isinstance(broker_of(Settings(redis="redis://127.0.0.1:1")), RedisBroker)
