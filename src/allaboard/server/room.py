"""One table in memory: who is connected, one command after the other, timers, bots.

What is judged is folded on a twin of the table first, then stored, and only then becomes the table that is told.
So whatever goes wrong on the way, nobody has heard of something that is not there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from allaboard.bots import Perspective, bot_of
from allaboard.protocol.commands import Command
from allaboard.protocol.messages import AnyMessage, ChatMessage, Presence
from allaboard.server.broker import Broker
from allaboard.server.clock import Watch
from allaboard.server.deals import deal_record
from allaboard.server.rows import result_of, row_of, seated_of
from allaboard.server.store.interface import Conflict, Entry, Store
from allaboard.server.table import entries as e
from allaboard.server.table.duties import BotTurn, duty_of, next_moment
from allaboard.server.table.entries import AnyEntry, decode_entry, encode_entry
from allaboard.server.table.frames import Viewer
from allaboard.server.table.gauntlet import Gauntlet, Refusal, Who
from allaboard.server.table.state import Table
from allaboard.server.table.telling import Listener

_TRIES = 8  # against other workers that write to the same table
_ENCODER = msgspec.json.Encoder()

_CHANGES_SEATS = (e.Created, e.Seated, e.SeatFreed, e.BotSeated)


class Client(Protocol):
    """A connection that hears what one viewer may hear."""

    viewer: Viewer
    person: str | None

    def push(self, message: bytes) -> None:
        """Queue a message; a client that cannot keep up closes itself. Never waits."""

    def close(self, code: str) -> None: ...


class Room:
    """A table and everybody who is connected to it."""

    def __init__(self, table: Table, store: Store, broker: Broker, watch: Watch) -> None:
        self.table = table
        self.touched = watch.now()
        self.clients: set[Client] = set()
        self.is_broken = False  # what is stored is not known: to be loaded anew
        self._store = store
        self._broker = broker
        self._watch = watch
        self._lock = asyncio.Lock()
        self._listeners: dict[Viewer, Listener] = {}
        self._changed = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None

    # Commands.

    async def command(self, who: Who, command: Command) -> None:
        """Carry out a command of a person; raises `Refusal`. When it returns, it is stored and told."""

        def judged(table: Table, now: int) -> Sequence[AnyEntry]:
            return Gauntlet(table, who, now, deal_record).judge(command)

        await self._write(judged)

    async def append(self, *entries: AnyEntry) -> None:
        """Write entries that were judged elsewhere."""
        await self._write(lambda table, now: entries)

    async def _write(self, judge: Callable[[Table, int], Sequence[AnyEntry]]) -> None:
        async with self._lock:
            for _ in range(_TRIES):
                now = max(self._watch.now(), self.table.updated)
                entries = judge(self.table, now)
                if not entries:
                    return
                try:
                    await self._store_entries(entries, now)
                except Conflict:
                    await self._fetch()
                    continue
                except Exception:
                    self.is_broken = True
                    raise
                break
            else:
                raise Refusal("busy")
        await self._broker.tell(self.table.id, b"")

    async def _store_entries(self, entries: Sequence[AnyEntry], now: int) -> None:
        twin = self.table.fork()
        rows = []
        for entry in entries:
            body = encode_entry(entry)
            rows.append(Entry(twin.number + 1, now, body))
            twin.fold(twin.number + 1, now, decode_entry(body))
        is_finished = twin.status == "over" and self.table.status != "over"
        await self._store.append(
            rows,
            row_of(twin),
            seated=seated_of(twin) if any(isinstance(entry, _CHANGES_SEATS) for entry in entries) else None,
            result=result_of(twin) if is_finished else None,
        )
        self._become(twin)

    def _become(self, table: Table) -> None:
        self.table = table
        self.touched = self._watch.now()
        self.publish()
        self.wake()

    async def catch_up(self) -> None:
        """Take in what another worker has written."""
        async with self._lock:
            await self._fetch()

    async def _fetch(self) -> None:
        rows = await self._store.entries(self.table.id, after=self.table.number)
        if rows:
            twin = self.table.fork()
            for row in rows:
                twin.fold(row.number, row.at, decode_entry(row.body))
            self._become(twin)

    # Clients.

    def join(self, client: Client, after: int, chat: list[ChatMessage]) -> None:
        """A client is connected: it gets a snapshot, then frames."""
        listener = self._listeners.setdefault(client.viewer, Listener(client.viewer))
        self.publish()
        now = self._watch.now()
        snapshot = listener.snapshot(self.table, now, after=after, person=client.person, chat=chat)
        client.push(_ENCODER.encode(snapshot))
        self.clients.add(client)
        self.touched = now
        self.say(self.presence())
        self.wake()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.touched = self._watch.now()
        if not any(other.viewer == client.viewer for other in self.clients):
            self._listeners.pop(client.viewer, None)
        self.say(self.presence())

    def presence(self) -> Presence:
        seats = {seat for client in self.clients if client.person for seat in self.table.seats_of(client.person)}
        return Presence(seats=sorted(seats), watching=sum(client.viewer is None for client in self.clients))

    def publish(self) -> None:
        """Tell everybody what is due."""
        now = self._watch.now()
        for viewer, listener in self._listeners.items():
            for frame in listener.listen(self.table, now):
                told = _ENCODER.encode(frame)
                for client in self.clients:
                    if client.viewer == viewer:
                        client.push(told)

    def say(self, message: AnyMessage, person: str | None = None) -> None:
        """Something that is not part of the game, for everybody or one person."""
        told = _ENCODER.encode(message)
        for client in list(self.clients):
            if person is None or client.person == person:
                client.push(told)

    # Time.

    def wake(self) -> None:
        """Look after duties and timers; begin to if nobody does."""
        self._changed.set()
        if self._worker is None or self._worker.done():
            self._worker = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        """Publish what becomes due, decide for bots, end windows, watch the clocks; rest when nothing is to come."""
        while not self.is_broken:
            self._changed.clear()
            self.publish()
            now = self._watch.now()
            if await self._do_duty(now):
                continue
            moment = self._next_moment(now)
            if moment is None:
                return
            with suppress(TimeoutError):
                await _first(self._watch.sleep_until(moment), self._changed.wait())

    async def _do_duty(self, now: int) -> bool:
        duty = duty_of(self.table, now)
        if duty is None:
            return False
        number = self.table.number
        if isinstance(duty, BotTurn):
            action = await self._bot_choice(duty)
            entries: Sequence[AnyEntry] = [e.Acted(seat=duty.seat, action=action, by="bot")]
        else:
            entries = duty.entries
        # Only if nobody was faster: a duty belongs to the state it was found in.
        await self._write(lambda table, _: entries if table.number == number else [])
        return True

    async def _bot_choice(self, duty: BotTurn) -> str:
        """What a bot does, from its own seed for each decision: the same after a restart."""
        assert self.table.game is not None
        assert self.table.record is not None
        seed = f"{self.table.record.seed}:{duty.seat}:{len(self.table.decisions)}"
        perspective = Perspective(self.table.game.copy(), duty.seat)
        choice: Any = await asyncio.to_thread(bot_of(duty.bot, seed).choose, perspective)
        return str(choice)

    def _next_moment(self, now: int) -> int | None:
        moments = [happening.due for happening in self.table.happenings[-40:] if happening.due > now][:1]
        following = next_moment(self.table)
        if following is not None:
            moments.append(following)
        return min(moments, default=None)

    async def stop(self, code: str | None = None) -> None:
        """Let go of the table; clients are told why, if there is a reason."""
        if self._worker is not None:
            self._worker.cancel()
            with suppress(asyncio.CancelledError):
                await self._worker
        if code is not None:
            for client in list(self.clients):
                client.close(code)


async def _first(*waits: Any) -> None:
    """Wait for whichever is done first."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
