"""Hubs without HTTP: a clock that is turned by hand, a store in memory, notes between hubs that can be lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from allaboard.protocol import commands as c
from allaboard.protocol.tables import TableWishes
from allaboard.server.broker import Heard, Missed, NoBroker
from allaboard.server.hub import Hub
from allaboard.server.room import Room
from allaboard.server.store.faults import StoreFault
from allaboard.server.store.interface import Entry, Result, Seated, TableRow
from allaboard.server.store.sqlite import SqliteStore
from allaboard.server.table.frames import Viewer
from allaboard.server.table.gauntlet import Who

ADA, BOB = Who("ada", "Ada"), Who("bob", "Bob")


class HandClock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self._now = 1_000_000
        self._moved = asyncio.Event()

    def now(self) -> int:
        return self._now

    async def sleep_until(self, moment: int) -> None:
        while self._now < moment:
            await self._moved.wait()

    async def move(self, milliseconds: int) -> None:
        self._now += milliseconds
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()
        await settle()


async def settle() -> None:
    """Let everything happen that can happen now. The store works in threads, so this takes real time."""
    for _ in range(20):
        await asyncio.sleep(0.002)


class Wire:
    """Notes between the hubs of a test; `is_cut`: they are lost."""

    def __init__(self) -> None:
        self.is_cut = False
        self.notes: list[tuple[str, bytes]] = []
        self.ends: dict[str, tuple[Heard, Missed]] = {}
        self.on_the_way: set[asyncio.Future[None]] = set()

    def end(self, name: str) -> WireEnd:
        return WireEnd(self, name)


class WireEnd:
    """The broker of one hub."""

    is_alone = False

    def __init__(self, wire: Wire, name: str) -> None:
        self._wire = wire
        self._name = name

    async def open(self, heard: Heard, missed: Missed) -> None:
        self._wire.ends[self._name] = heard, missed

    def tell(self, topic: str, note: bytes) -> None:
        self._wire.notes.append((topic, note))
        if self._wire.is_cut:
            return
        for name, (heard, _) in self._wire.ends.items():
            if name != self._name:
                task = asyncio.ensure_future(heard(self._name, topic, note))
                self._wire.on_the_way.add(task)
                task.add_done_callback(self._wire.on_the_way.discard)

    async def close(self) -> None:
        self._wire.ends.pop(self._name, None)


class FailingStore(SqliteStore):
    """A store that can be told to fail: before a write, or after it, when nobody knows."""

    fails: str | None = None  # "before", "after", or "all": reading too
    appends = 0

    async def append(
        self,
        entries: Sequence[Entry],
        row: TableRow,
        seated: Sequence[Seated] | None = None,
        result: Result | None = None,
    ) -> None:
        self.appends += 1
        if self.fails in {"before", "all"}:
            raise StoreFault("broken", "the disk is full")
        await super().append(entries, row, seated, result)
        if self.fails == "after":
            raise StoreFault("unreachable", "the connection is lost")

    async def _select(self, sql: str, values: tuple[Any, ...]) -> Sequence[tuple[Any, ...]]:
        if self.fails == "all":
            raise StoreFault("unreachable", "the connection is lost")
        return await super()._select(sql, values)


class Ear:
    """A client that keeps what it hears."""

    def __init__(self, viewer: Viewer, person: str | None) -> None:
        self.viewer = viewer
        self.person = person
        self.heard: list[dict[str, Any]] = []
        self.closed: str | None = None

    def push(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def close(self, code: str) -> None:
        self.closed = code

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]

    @property
    def asked(self) -> list[Any]:
        told = [message for message in self.heard if message["type"] in {"frame", "snapshot"}]
        return list(told[-1].get("asked") or ())

    @property
    def seq(self) -> int:
        return int([message for message in self.heard if message["type"] in {"frame", "snapshot"}][-1]["seq"])


@asynccontextmanager
async def hubs(folder: Path, count: int = 1) -> AsyncIterator[tuple[list[Hub], FailingStore, HandClock, Wire]]:
    """So many workers on one store."""
    store, clock, wire = FailingStore(folder / "tables.db"), HandClock(), Wire()
    await store.open()
    made = [Hub(store, wire.end(str(n)) if count > 1 else NoBroker(), clock) for n in range(count)]
    try:
        for hub in made:
            await hub.open()
        yield made, store, clock, wire
    finally:
        for hub in made:
            await hub.close()
        await store.close()


BUS = TableWishes(game="bus", city="new_york", seats=2, take_backs=False)


async def started(hub: Hub, wishes: TableWishes = BUS) -> Room:
    """A table where Ada and Bob play."""
    room = await hub.create(ADA, wishes)
    await room.command(BOB, c.Sit(seat=1))
    for seat in range(2, wishes.seats):
        await room.command(ADA, c.AddBot(seat=seat, bot="random"))
    await room.command(ADA, c.Start())
    return room


def joined(room: Room, seat: int, after: int = 0) -> Ear:
    """Ada or Bob, connected."""
    ear = Ear(seat, (ADA, BOB)[seat].person)
    room.join(ear, after, [])
    return ear


def answer(ear: Ear) -> c.Act:
    """The first legal action of what is asked."""
    return c.Act(action=ear.asked[0]["legal"][0]["action"], seen=ear.seq)


def asked_one(*ears: Ear) -> tuple[Ear, Who]:
    """Whoever is asked."""
    ear = next(ear for ear in ears if ear.asked)
    return ear, (ADA, BOB)[ear.viewer or 0]
