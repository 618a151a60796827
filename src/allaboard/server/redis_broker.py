"""Notes between workers through Redis: one channel, to which everybody listens.

Redis keeps nothing of it. While it is away the server plays on: notes are dropped, and the tables that have clients
here are looked at by themselves.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from structlog import get_logger

from allaboard.server.broker import Heard, Missed

_LOG = get_logger("allaboard.server.broker")

CHANNEL: Final = "allaboard:notes"
_MOST_WAITING = 10_000  # notes; what comes on top is lost, as if Redis were away
_AT_ONCE = 200
_PATIENCE = 5.0  # seconds without an answer after which a connection counts as lost
_FIRST_WAIT, _LONGEST_WAIT = 0.2, 5.0
_AWAY = (RedisError, OSError, TimeoutError)


class RedisBroker:
    """One connection tells, another listens; both come back by themselves."""

    is_alone = False

    def __init__(self, url: str) -> None:
        self.name = secrets.token_hex(6)
        self._redis = Redis.from_url(
            url,
            socket_connect_timeout=_PATIENCE,
            socket_timeout=_PATIENCE,
            health_check_interval=_PATIENCE,
            retry=Retry(NoBackoff(), 0),  # whoever comes back silently does not know what was missed
        )
        self._notes: asyncio.Queue[bytes] = asyncio.Queue(_MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Heard, missed: Missed) -> None:
        """Returns when this worker hears notes, or when Redis does not answer in time: then it tries on."""
        is_listening = asyncio.Event()
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._listen(heard, missed, is_listening)),
            loop.create_task(self._send()),
        ]
        with suppress(TimeoutError):
            await asyncio.wait_for(is_listening.wait(), _PATIENCE)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        with suppress(*_AWAY):
            await self._redis.aclose()

    def tell(self, topic: str, note: bytes) -> None:
        with suppress(asyncio.QueueFull):
            self._notes.put_nowait(b" ".join((self.name.encode(), topic.encode(), note)))

    async def _send(self) -> None:
        """Notes that wait go out together. That they are lost is said once, not for each of them."""
        is_losing = False
        while True:
            notes = [await self._notes.get()]
            while len(notes) < _AT_ONCE and not self._notes.empty():
                notes.append(self._notes.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for note in notes:
                        pipeline.publish(CHANNEL, note)
                    await pipeline.execute()
            except _AWAY as error:
                if not is_losing:
                    _LOG.warning("notes are lost", error=type(error).__name__)
                is_losing = True
            else:
                is_losing = False

    async def _listen(self, heard: Heard, missed: Missed, is_listening: asyncio.Event) -> None:
        wait = _FIRST_WAIT
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    if is_listening.is_set():
                        _LOG.info("redis is back")
                        await missed()
                    is_listening.set()
                    wait = _FIRST_WAIT
                    await self._hear(channel, heard)
            except _AWAY as error:
                _LOG.warning("redis does not answer", error=type(error).__name__)
                is_listening.set()  # whatever is told from now on may be missed
            await asyncio.sleep(wait)
            wait = min(wait * 2, _LONGEST_WAIT)

    async def _hear(self, channel: PubSub, heard: Heard) -> None:
        """Notes, until the connection is lost; a silent one is asked now and then whether it still is there."""
        while True:
            message = await channel.get_message(timeout=_PATIENCE)
            if message is None or message["type"] != "message":
                continue
            sender, _, rest = bytes(message["data"]).partition(b" ")
            topic, _, note = rest.partition(b" ")
            if sender == self.name.encode():
                continue
            try:
                await heard(sender.decode(), topic.decode(), note)
            except Exception as error:  # noqa: BLE001 - a note that cannot be read is none
                _LOG.error("note not understood", exc_info=error)
