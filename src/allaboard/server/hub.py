"""The tables that are in memory: loaded when touched, forgotten when idle, found again when something is due."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress

from allaboard.protocol.tables import TableWishes
from allaboard.server.broker import Broker
from allaboard.server.clock import Watch
from allaboard.server.deals import check_wishes
from allaboard.server.room import Room
from allaboard.server.rows import row_of, seated_of
from allaboard.server.store.interface import Entry, Store
from allaboard.server.table import entries as e
from allaboard.server.table.entries import decode_entry, encode_entry
from allaboard.server.table.gauntlet import Refusal, Who
from allaboard.server.table.state import Table

_IDLE = 60_000  # milliseconds after which a table without clients is forgotten
_LOOK = 1_000  # how often tables of nobody are looked after
_AT_ONCE = 200


class Hub:
    """All rooms of this worker."""

    def __init__(self, store: Store, broker: Broker, watch: Watch) -> None:
        self.store = store
        self.watch = watch
        self.rooms: dict[str, Room] = {}
        self._broker = broker
        self._loading: dict[str, asyncio.Lock] = {}
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._broker.open(self._heard)
        self._keeper = asyncio.get_running_loop().create_task(self._keep())

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper
        for room in list(self.rooms.values()):
            await room.stop("server_stopping")
        self.rooms.clear()
        await self._broker.close()

    async def create(
        self, who: Who, wishes: TableWishes, *, event: str | None = None, seed: str | None = None, seat: int | None = 0
    ) -> Room:
        """A new table; its host sits down unless `seat` is None. Raises `FaultsFound` for impossible wishes."""
        check_wishes(wishes)
        table = Table(secrets.token_urlsafe(9))
        entries: list[e.AnyEntry] = [e.Created(wishes=wishes, host=who.person, event=event, seed=seed)]
        if seat is not None:
            entries.append(e.Seated(seat=seat, person=who.person, name=who.name, guest=who.guest))
        now = self.watch.now()
        rows = [Entry(number, now, encode_entry(entry)) for number, entry in enumerate(entries, 1)]
        for row in rows:
            table.fold(row.number, row.at, decode_entry(row.body))
        await self.store.create_table(row_of(table), rows, seated_of(table))
        room = Room(table, self.store, self._broker, self.watch)
        self.rooms[table.id] = room
        return room

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if need be. Raises `Refusal`."""
        room = self.rooms.get(table_id)
        if room is not None and not room.is_broken:
            return room
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            room = self.rooms.get(table_id)
            if room is not None and not room.is_broken:
                return room
            if room is not None:
                await room.stop("reload")
            rows = await self.store.entries(table_id)
            self._loading.pop(table_id, None)
            if not rows:
                raise Refusal("no_such_table")
            self.rooms[table_id] = room = self._loaded(table_id, rows)
            return room

    def _loaded(self, table_id: str, rows: Sequence[Entry]) -> Room:
        table = Table(table_id)
        for row in rows:
            table.fold(row.number, row.at, decode_entry(row.body))
        return Room(table, self.store, self._broker, self.watch)

    async def _heard(self, topic: str, note: bytes) -> None:
        """Another worker has written to a table."""
        room = self.rooms.get(topic)
        if room is not None:
            await room.catch_up()

    async def _keep(self) -> None:
        """Look after tables of which something is due, and forget those that nobody needs."""
        while True:
            await self.look()
            await self.watch.sleep_until(self.watch.now() + _LOOK)

    async def look(self) -> None:
        now = self.watch.now()
        for table_id in await self.store.due_tables(now, _AT_ONCE):
            with suppress(Refusal):
                (await self.room(table_id)).wake()
        for table_id, room in list(self.rooms.items()):
            if not room.clients and now - room.touched > _IDLE:
                del self.rooms[table_id]
                await room.stop()
