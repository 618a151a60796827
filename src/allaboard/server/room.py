"""One table in memory: who is connected, one command after the other, timers, bots.

What is judged is folded on a twin of the table first, then stored, and only then becomes the table that is told.
So whatever goes wrong on the way, nobody has heard of something that is not there. Other workers may have the same
table: whoever is second to write a number takes in what is new and judges again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from structlog import get_logger

from allaboard.bots import Perspective
from allaboard.bots.review.answers import Choice
from allaboard.bots.sight import Sight
from allaboard.protocol.commands import Act, Command
from allaboard.protocol.messages import AnyMessage, ChatMessage, Nudged
from allaboard.server.broker import Broker
from allaboard.server.clock import TableClock, Watch
from allaboard.server.deals import deal_record
from allaboard.server.notes import AnyNote, Nudge, Written, encode_note
from allaboard.server.presence import Attendance
from allaboard.server.rows import result_of, row_of, seated_of
from allaboard.server.store.faults import StoreFault, Unstorable
from allaboard.server.store.interface import Conflict, Entry, Store
from allaboard.server.table import entries as e
from allaboard.server.table.duties import BotTurn, Duty, duty_of, follow_up, next_moment, window_end
from allaboard.server.table.entries import AnyEntry, decode_entry, encode_entry
from allaboard.server.table.frames import Viewer
from allaboard.server.table.gauntlet import MINDER, Gauntlet, Refusal, Who
from allaboard.server.table.hinting import Basis, basis_for, noted
from allaboard.server.table.state import PASS, Table
from allaboard.server.table.telling import Breath, Listener
from allaboard.server.thinking import SLOW, Thinkers

_LOG = get_logger("allaboard.server.room")
_ENCODER = msgspec.json.Encoder()

_TRIES = 8  # against other workers that write to the same table
_DOUBTS = 3  # how often to look again after a write of which nobody knows whether it happened
_COURTESY = 1_000  # milliseconds for which a bot's turn is left to the worker that wrote last
_AGAIN = 200  # milliseconds until a duty that could not be done is looked at again
_LONGEST_WAIT = 5_000

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

    def __init__(self, table: Table, store: Store, broker: Broker, watch: Watch, thinkers: Thinkers) -> None:
        self.table = table
        self.clock = TableClock(watch, table.updated)
        self.touched = watch.now()
        table.forget_told(self.clock.now())
        self.clients: set[Client] = set()
        self.is_broken = False  # its journal cannot be read on: to be loaded anew
        self.attendance = Attendance(self)
        self._store = store
        self._broker = broker
        self._watch = watch
        self._thinkers = thinkers
        self._lock = asyncio.Lock()
        self._listeners: dict[Viewer, Listener] = {}
        self._changed = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None
        self._writes: set[asyncio.Task[None]] = set()
        self._fetcher: asyncio.Task[None] | None = None
        self._is_behind = False
        self._doubts = 0
        self._is_left = False  # nobody needs it any more
        self._followed: int | None = None  # when another worker was the last to write

    # Commands.

    async def command(self, who: Who, command: Command, done: Callable[[], None] | None = None) -> None:
        """Carry out a command of a person; raises `Refusal`. When it returns, it is stored and told.

        `done` is called right behind that, so that the answer goes out together with what is told.
        """

        def judged(table: Table, now: int) -> Sequence[AnyEntry]:
            return Gauntlet(table, who, now, deal_record).judge(command)

        await self._write(judged, done)

    def check(self, who: Who, act: Act) -> None:
        """Whether a decision of a person would be taken; raises `Refusal` if not. Nothing is written or told."""
        Gauntlet(self.table, who, self.clock.now(), deal_record).judge(act)

    async def hint(self, who: Who, wanted: int | None) -> tuple[Sight, list[Choice]]:
        """What promises most for a seat of a person that owes a decision; raises `Refusal`.

        That the seat is helped is written before anything is told, and nobody else notices.
        """
        found: list[Basis] = []

        def judged(table: Table, now: int) -> Sequence[AnyEntry]:
            found[:] = [basis_for(table, Gauntlet(table, who, now, deal_record), wanted, now)]
            return noted(table, found[0].sight)

        await self._write(judged)
        return found[0].sight, await self._thinkers.hint(found[0].seed, found[0].sight)

    async def rename(self, who: Who, was: str) -> None:
        """Show the name that a person has now, where it is not shown yet and the table is still in use."""

        def judged(table: Table, now: int) -> Sequence[AnyEntry]:
            seats = table.seats_renamed(who.person, was)
            is_old = any(table.seats[seat].name != who.name for seat in seats)
            if not is_old or who.person in table.kicked or table.status not in {"waiting", "playing"}:
                return []
            return [e.Renamed(person=who.person, was=was, name=who.name)]

        await self._write(judged)

    async def judge(self, judge: Callable[[Table], Sequence[AnyEntry]]) -> None:
        """Write what somebody else judges, as of the latest state."""
        await self._write(lambda table, now: judge(table))

    async def append(self, *entries: AnyEntry) -> None:
        """Write entries that were judged elsewhere."""
        await self._write(lambda table, now: entries)

    async def _write(
        self, judge: Callable[[Table, int], Sequence[AnyEntry]], done: Callable[[], None] | None = None
    ) -> None:
        """Once begun it is finished, even if whoever asked has hung up: what is stored must be told."""
        task = asyncio.get_running_loop().create_task(self._write_in_turn(judge, done))
        self._writes.add(task)
        task.add_done_callback(self._written)
        await asyncio.shield(task)

    def _written(self, task: asyncio.Task[None]) -> None:
        self._writes.discard(task)
        if not task.cancelled():
            task.exception()  # its caller may be gone

    async def _write_in_turn(
        self, judge: Callable[[Table, int], Sequence[AnyEntry]], done: Callable[[], None] | None
    ) -> None:
        async with self._lock:
            may_be_old = not self._broker.is_alone
            for _ in range(_TRIES):
                now = self.clock.now()
                try:
                    entries = judge(self.table, now)
                except Refusal:
                    if not may_be_old or not await self._fetch():
                        raise
                    may_be_old = False  # there was something that this worker had not heard of: judge again
                    continue
                if not entries or await self._store_entries(entries, now):
                    if done is not None:
                        done()
                    return
        raise Refusal("busy")

    async def _store_entries(self, entries: Sequence[AnyEntry], now: int) -> bool:
        """Store and tell; False if another worker was faster, whose entries are then taken in. Raises `Refusal`."""
        twin = self.table.fork()
        rows = []
        to_do = list(entries)
        while to_do:
            body = encode_entry(to_do.pop(0))
            rows.append(Entry(twin.number + 1, now, body))
            twin.fold(twin.number + 1, now, decode_entry(body))
            if not to_do and twin.game is not None and (duty := follow_up(twin, now)) is not None:
                to_do += await self._entries_of(twin, duty)
        is_finished = twin.status == "over" and self.table.status != "over"
        try:
            await self._store.append(
                rows,
                row_of(twin),
                seated=seated_of(twin) if any(isinstance(entry, _CHANGES_SEATS) for entry in entries) else None,
                result=result_of(twin) if is_finished else None,
            )
        except Conflict:
            if not await self._fetch() and await self._store.table(self.table.id) is None:
                self._break("no_such_table")
                raise Refusal("no_such_table") from None
            return False
        except Unstorable:
            raise
        except StoreFault as fault:
            return await self._find_out(rows, fault)
        self._followed = None
        self._become(twin)
        self.tell(Written())
        return True

    async def _find_out(self, rows: list[Entry], fault: StoreFault) -> bool:
        """A write has failed, which does not say that it has not happened."""
        _LOG.error("entries not stored", code=fault.code, reason=str(fault), entries=len(rows))
        self._doubts = _DOUBTS
        self.catch_up_soon()
        with suppress(StoreFault):
            found = await self._fetch()
            if found[: len(rows)] == rows:
                self.tell(Written())
                return True
        raise Refusal("storage") from None

    def _become(self, table: Table) -> None:
        before, self.table = self.table, table
        self.touched = self._watch.now()
        self.clock.reach(table.updated)
        now = self.clock.now()
        if table.changes != before.changes:
            self._send_away(before)
        self.publish(now)
        self.wake(now)

    def _send_away(self, before: Table) -> None:
        """Hang up on whoever lost the seat it looks from: what comes now is for somebody else.

        Where others have the same deal, nobody who left a seat goes on watching either.
        """
        for client in list(self.clients):
            person = client.person or ""
            own = self.table.seats_of(person)
            has_left = self.table.event is not None and not own and bool(before.seats_of(person))
            if client.person is not None and client.person in self.table.kicked:
                client.close("kicked")
            elif has_left or (client.viewer is not None and client.viewer not in own):
                client.close("seat_changed")

    # Other workers.

    def tell(self, note: AnyNote) -> None:
        """Tell other workers that have this table."""
        if not self._broker.is_alone:
            self._broker.tell(self.table.id, encode_note(note))

    async def catch_up(self) -> None:
        """Take in what another worker has written."""
        async with self._lock:
            await self._fetch()

    def catch_up_soon(self) -> None:
        """The same without waiting; a store that does not answer is asked again."""
        self._is_behind = True
        if self._is_left:
            return
        if self._fetcher is None or self._fetcher.done():
            self._fetcher = asyncio.get_running_loop().create_task(self._keep_up())

    async def _keep_up(self) -> None:
        while not self.is_broken and (self._is_behind or self._doubts):
            if not self._is_behind:
                self._doubts -= 1
                await self.clock.sleep_until(self.clock.now() + 1_000)
            self._is_behind = False
            try:
                await self.catch_up()
            except Exception as error:  # noqa: BLE001 - tried again
                _LOG.error("table not read", exc_info=error)
                self._doubts = max(self._doubts, 1)

    async def _fetch(self) -> list[Entry]:
        """What is stored and was not known here."""
        rows = await self._store.entries(self.table.id, after=self.table.number)
        if rows:
            twin = self.table.fork()
            try:
                for row in rows:
                    twin.fold(row.number, row.at, decode_entry(row.body))
            except Exception:
                self._break("reload")
                raise
            self.clock.reach(twin.updated)
            self._followed = self.clock.now()
            self._become(twin)
        return rows

    def _break(self, code: str) -> None:
        """Give the table up; clients may find another worker that can go on with it."""
        self.is_broken = True
        for client in list(self.clients):
            client.close(code)

    # Clients.

    def join(self, client: Client, after: int | None, chat: list[ChatMessage]) -> None:
        """A client is connected: it gets a snapshot, then frames."""
        now = self.clock.now()
        self.publish(now)
        listener = self._listeners.get(client.viewer)
        if listener is None:
            listener = self._listeners[client.viewer] = Listener(client.viewer)
            listener.begin(self.table, now)
        snapshot = listener.snapshot(self.table, now, after=after, person=client.person, chat=chat)
        client.push(_ENCODER.encode(snapshot))
        self.clients.add(client)
        self.touched = self._watch.now()
        self.attendance.came()
        self.wake()

    def leave(self, client: Client) -> None:
        if client not in self.clients:
            return
        self.clients.discard(client)
        self.touched = self._watch.now()
        if not any(other.viewer == client.viewer for other in self.clients):
            self._listeners.pop(client.viewer, None)
        self.attendance.went()

    def publish(self, now: int) -> None:
        """Tell everybody what is due."""
        table, breath = self.table, None
        for viewer, listener in self._listeners.items():
            if listener.has_heard(table):
                continue
            breath = breath or Breath(self._listeners)
            for message in listener.listen(table, now, breath):
                told = _ENCODER.encode(message)
                for client in self.clients:
                    if client.viewer == viewer:
                        client.push(told)
        table.forget_told(now)

    def say(self, message: AnyMessage, person: str | None = None) -> None:
        """Something that is not part of the game, for everybody or one person who is connected here."""
        told = _ENCODER.encode(message)
        for client in list(self.clients):
            if person is None or client.person == person:
                client.push(told)

    def nudge(self, by: int, seat: int, *, is_heard: bool = False) -> None:
        """Remind the person in a seat, here and on other workers unless it was heard from there."""
        if seat < len(self.table.seats) and (person := self.table.seats[seat].person) is not None:
            self.say(Nudged(by=by), person=person)
        if not is_heard:
            self.tell(Nudge(by, seat))

    # Time.

    def now(self) -> int:
        """The time of this table."""
        return self.clock.now()

    def wake(self, now: int | None = None) -> None:
        """Look after duties and timers; begin to if nobody does."""
        self._changed.set()
        if (self._worker is None or self._worker.done()) and not self._is_at_rest(now or self.clock.now()):
            self._worker = asyncio.get_running_loop().create_task(self._work())

    def _is_at_rest(self, now: int) -> bool:
        """Whether everything has been told and nothing is to be done until somebody does something."""
        table = self.table
        if next_moment(table) is not None or not table.is_told(now) or duty_of(table, now) is not None:
            return False
        return all(listener.has_heard(table) for listener in self._listeners.values())

    async def _work(self) -> None:
        """Publish what becomes due, decide for bots, end windows, watch the clocks; rest when nothing is to come."""
        wait = 0
        while not self.is_broken:
            self._changed.clear()
            now = self.clock.now()  # one moment for all: what it leaves untold is yet to come
            self.publish(now)
            try:
                if await self._do_duty(now):
                    wait = 0
                    continue
                moment = self._next_moment(now)
            except Exception as error:  # noqa: BLE001 - whatever it is, the table must go on
                wait = min(max(wait * 2, _AGAIN), _LONGEST_WAIT)
                _LOG.error("duty not done", code=getattr(error, "code", None), again=wait, exc_info=error)
                moment = self.clock.now() + wait
            if moment is None:
                return
            await _first(self.clock.sleep_until(moment), self._changed.wait())

    async def _do_duty(self, now: int) -> bool:
        duty = duty_of(self.table, now)
        if duty is None:
            return False
        number = self.table.number
        if isinstance(duty, BotTurn) and self._followed is not None and now < self._followed + _COURTESY:
            return False  # whoever wrote last is at it already, unless it has died
        entries = await self._entries_of(self.table, duty)
        # Only if nobody was faster: a duty belongs to the state it was found in.
        await self._write(lambda table, _: entries if table.number == number else [])
        return True

    async def _entries_of(self, table: Table, duty: Duty) -> Sequence[AnyEntry]:
        """A bot decides from its own seed for each decision: the same after a restart."""
        if not isinstance(duty, BotTurn):
            return duty.entries
        assert table.game is not None
        assert table.record is not None
        secret = f"{table.record.seed}:{duty.seat}:{len(table.decisions)}"
        until = window_end(table) if table.is_blind_window else 0
        # Over days nothing hides how long somebody thinks, so whoever is asked in secret must not think for long.
        bot = MINDER if table.is_blind_window and not until and duty.bot in SLOW and table.people() else duty.bot
        thinking = asyncio.ensure_future(self._thinkers.choose(bot, secret, Perspective(table.game.copy(), duty.seat)))
        if until:
            # An answer after the beat would tell that somebody was asked.
            await _first(thinking, self.clock.sleep_until(until))
            choice = thinking.result() if thinking.done() else PASS
        else:
            choice = await thinking
        return [e.Acted(seat=duty.seat, action=choice, by="bot")]

    def _next_moment(self, now: int) -> int | None:
        moments = [happening.due for happening in self.table.happenings[-40:] if happening.due > now][:1]
        following = next_moment(self.table)
        if following is not None:
            moments.append(following if following > now else now + _AGAIN)
        return min(moments, default=None)

    @property
    def is_ahead(self) -> bool:
        """Whether something is due here that the time of the server does not show."""
        return self.clock.ahead > _LONGEST_WAIT and next_moment(self.table) is not None

    @property
    def is_writing(self) -> bool:
        return bool(self._writes)

    def let_go(self) -> None:
        """Nobody needs this table in memory."""
        self._is_left = True
        for task in (self._worker, self._fetcher):
            if task is not None:
                task.cancel()

    async def stop(self, code: str | None = None) -> None:
        """Let go of the table when what is being written is written; clients are told why, if there is a reason."""
        self._is_left = True
        for task in (self._worker, self._fetcher):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        if self._writes:
            await asyncio.wait(self._writes)
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
