"""The tables that are in memory: loaded when touched, forgotten when idle, found again when something is due."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from structlog import get_logger

from allaboard.protocol.tables import TableWishes
from allaboard.server.broker import Broker
from allaboard.server.chats import chat_messages
from allaboard.server.chores import Chore
from allaboard.server.clock import Watch
from allaboard.server.deals import check_wishes
from allaboard.server.notes import PEOPLE, Chatted, Here, Nudge, ShownOut, WhoIsThere, Written, decode_note, encode_note
from allaboard.server.room import Room
from allaboard.server.rows import row_of, seated_of
from allaboard.server.store.faults import StoreFault
from allaboard.server.store.interface import Entry, Store, TableFilter
from allaboard.server.table import entries as e
from allaboard.server.table.entries import decode_entry, encode_entry
from allaboard.server.table.gauntlet import Refusal, Who
from allaboard.server.table.state import Table
from allaboard.server.thinking import Thinkers

_LOG = get_logger("allaboard.server.hub")

_IDLE = 60_000  # milliseconds after which a table without clients is forgotten
_LOOK = 1_000  # how often tables of nobody are looked after
_LOOK_AROUND = 1_000  # how often tables with clients are compared with the store, where there are other workers
_GRACE = 2_000  # for which whoever wrote last has time to do what is due
_AILING = 60_000  # until a table that cannot be loaded is tried again
_AT_ONCE = 200
_PAGE = 50


class Hub:
    """All rooms of this worker."""

    def __init__(self, store: Store, broker: Broker, watch: Watch) -> None:
        self.store = store
        self.watch = watch
        self.rooms: dict[str, Room] = {}
        self._broker = broker
        self._thinkers = Thinkers()
        self._loading: dict[str, asyncio.Lock] = {}
        self._keeper = Chore("tables", watch, _LOOK, self.look)
        self._looked_around = 0
        self._ailing: dict[str, int] = {}
        # What to do about people of whom other workers tell, or may have told; set by the edge.
        self.show_out: Callable[[ShownOut], Awaitable[None]] | None = None
        self.look_at_people: Callable[[], Awaitable[None]] | None = None

    async def open(self) -> None:
        await self._broker.open(self._heard, self._missed)
        self._keeper.open()
        await self._wake_tables_ahead()

    async def close(self) -> None:
        await self._keeper.close()
        for room in list(self.rooms.values()):
            await room.stop("server_stopping")
        self.rooms.clear()
        self._thinkers.close()
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
        room = Room(table, self.store, self._broker, self.watch, self._thinkers)
        self.rooms[table.id] = room
        return room

    async def room(self, table_id: str, *, fresh: bool = False) -> Room:
        """The room of a table, loaded if need be; `fresh`: with all that other workers have written. Raises `Refusal`
        if there is none or the store does not answer.
        """
        try:
            room = self._known(table_id)
            if room is None:
                return await self._load(table_id)
            if fresh and not self._broker.is_alone:
                await room.catch_up()
        except StoreFault as fault:
            _LOG.error("table not read", code=fault.code, reason=str(fault))
            raise Refusal("storage") from None
        return room

    async def rename(self, who: Who, was: str) -> None:
        """Show a person's new name at every table where they sit and that is still in use."""
        await self.each_table_of(who.person, ("waiting", "playing"), lambda room: room.rename(who, was))

    async def each_table_of(
        self, person: str, status: Sequence[str] | None, work: Callable[[Room], Awaitable[None]]
    ) -> None:
        """Do something at every table where somebody sits."""
        before: int | None = None
        done: set[str] = set()
        while True:
            found = await self.store.tables(TableFilter(person=person, status=status, before=before, limit=_PAGE))
            for row in found:
                if row.id not in done:  # work may move a table to the front
                    done.add(row.id)
                    with suppress(Refusal):  # a table that cannot be read or written now must not stop the others
                        await work(await self.room(row.id))
            if len(found) < _PAGE:
                return
            before = found[-1].updated

    def _known(self, table_id: str) -> Room | None:
        room = self.rooms.get(table_id)
        if room is None or room.is_broken:
            return None
        room.touched = self.watch.now()  # so that nobody joins a room that is just being forgotten
        return room

    async def _load(self, table_id: str) -> Room:
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                room = self._known(table_id)
                if room is not None:
                    return room
                broken = self.rooms.pop(table_id, None)
                if broken is not None:
                    await broken.stop("reload")
                rows = await self.store.entries(table_id)
                if not rows:
                    raise Refusal("no_such_table")
                self.rooms[table_id] = room = self._loaded(table_id, rows)
                return room
            finally:
                self._loading.pop(table_id, None)

    def _loaded(self, table_id: str, rows: Sequence[Entry]) -> Room:
        table = Table(table_id)
        for row in rows:
            table.fold(row.number, row.at, decode_entry(row.body))
        return Room(table, self.store, self._broker, self.watch, self._thinkers)

    # Other workers.

    async def _heard(self, sender: str, topic: str, note: bytes) -> None:
        """Another worker has something to say about a table, or about somebody."""
        if topic == PEOPLE:
            about = decode_note(note)
            if isinstance(about, ShownOut) and self.show_out is not None:
                await self.show_out(about)
            return
        room = self.rooms.get(topic)
        if room is None:
            return
        match decode_note(note):
            case Written():
                room.catch_up_soon()
            case Chatted(number):
                if room.clients:
                    for message in await chat_messages(self.store, topic, after=number - 1, limit=1):
                        room.say(message)
            case Nudge(by, seat):
                room.nudge(by, seat, is_heard=True)
            case Here() as there:
                room.attendance.heard(sender, there)
            case WhoIsThere():
                if room.clients:
                    room.attendance.tell()

    def tell_of_people(self, note: ShownOut) -> None:
        """Tell all other workers."""
        self._broker.tell(PEOPLE, encode_note(note))

    async def _missed(self) -> None:
        """Notes may have been lost: look at once."""
        self._looked_around = 0
        await self._look_around(self.watch.now())
        if self.look_at_people is not None:
            await self.look_at_people()

    async def _look_around(self, now: int) -> None:
        """Find out what other workers have written, should their notes have been lost."""
        if self._broker.is_alone or now - self._looked_around < _LOOK_AROUND:
            return
        self._looked_around = now
        watched = [room for room in self.rooms.values() if room.clients]
        last = await self.store.last_entries([room.table.id for room in watched])
        for room in watched:
            if last.get(room.table.id, 0) > room.table.number:
                room.catch_up_soon()
            room.attendance.look()

    # Time.

    async def look(self) -> None:
        """Every second: look after tables of which something is due, and forget those that nobody needs."""
        now = self.watch.now()
        self._forget(now)
        await self._look_around(now)
        await self._take_over_due(now)

    def _forget(self, now: int) -> None:
        for table_id, room in list(self.rooms.items()):
            if room.is_ahead:  # nobody else would find what is due there
                continue
            if not room.clients and now - room.touched > _IDLE and not room.is_writing:
                del self.rooms[table_id]
                room.let_go()

    async def _wake_tables_ahead(self) -> None:
        """Load the tables that were written by a clock ahead of this one: what is due there is due in their time."""
        for table_id in await self.store.tables_ahead(self.watch.now(), _AT_ONCE):
            try:
                (await self.room(table_id)).wake()
            except Exception as error:  # noqa: BLE001 - one table that cannot be read must not stop the others
                _LOG.error("table not taken over", code=getattr(error, "code", None), exc_info=error)

    async def _take_over_due(self, now: int) -> None:
        """Wake the tables of which something is due, be it that nobody has them open or that a worker died."""
        self._ailing = {table_id: until for table_id, until in self._ailing.items() if until > now}
        since = now if self._broker.is_alone else now - _GRACE
        for table_id in await self.store.due_tables(since, _AT_ONCE + len(self._ailing)):
            if table_id in self._ailing:
                continue
            try:
                await self._take_over(table_id)
            except StoreFault:
                raise
            except Exception as error:  # noqa: BLE001 - one table that cannot be read must not stop the others
                self._ailing[table_id] = now + _AILING
                _LOG.error("table not taken over", code=getattr(error, "code", None), exc_info=error)

    async def _take_over(self, table_id: str) -> None:
        room = await self.room(table_id)
        if not self._broker.is_alone and not room.clients:
            room.catch_up_soon()
        room.wake()
