"""A database that is restarted and a disk that is full, under a whole server with people at a table."""

from __future__ import annotations

import asyncio
import resource
import shutil
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.kill.audit import journal_of
from tests.server.postgres import Cluster
from tests.server.secrecy.serving import OPEN, Running, running

from allaboard.client import Connection, Follower, SeatSocket, ServerRefused
from allaboard.protocol import commands as c
from allaboard.protocol.messages import AnyMessage, Bye, Done, Refused
from allaboard.protocol.tables import TableWishes
from allaboard.server.store.common import SqlStore
from allaboard.server.store.opening import store_of

PATIENCE = 120


class Seated:
    """Somebody at the table who stays connected, hears everything, and acts when told to."""

    def __init__(self, connection: Connection, table: str) -> None:
        self.connection = connection
        self.follower = Follower()
        self._socket: SeatSocket = connection.at_table(table)
        self._answers: asyncio.Queue[Done | Refused] = asyncio.Queue()
        self._heard = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async with self._socket as socket:
            async for message in socket:
                await self._hear(message)

    async def _hear(self, message: AnyMessage) -> None:
        assert not isinstance(message, Bye), "nobody is to be sent away"
        if isinstance(message, Done | Refused):
            self._answers.put_nowait(message)
        async with self._heard:
            self.follower.hear(message)
            self._heard.notify_all()

    async def until(self, holds: Callable[[Follower], bool]) -> None:
        async with self._heard:
            await self._heard.wait_for(lambda: holds(self.follower))

    async def say(self, command: c.Command) -> str:
        """`done`, or the code of the refusal."""
        await self._socket.send(command)
        answer = await self._answers.get()
        return "done" if isinstance(answer, Done) else answer.code

    async def act(self) -> str:
        """The first legal action that keeps the own line going."""
        asked = self.follower.asked[0]
        choice = next((each for each in asked.legal if not each.get("eliminates")), asked.legal[0])
        return await self.say(c.Act(action=choice["action"], seen=self.follower.seq, seat=asked.seat))

    async def go(self) -> None:
        self._listening.cancel()
        with suppress(asyncio.CancelledError):
            await self._listening


class TwoPeople:
    """Ada and Bo at a table of Bus."""

    def __init__(self, server: Running, table: str, people: list[Seated]) -> None:
        self.server = server
        self.table = table
        self.people = people

    async def asked(self) -> Seated:
        """Somebody who owes a decision, once everybody has heard everything."""
        while True:
            for person in self.people:
                if person.follower.asked:
                    return person
            await asyncio.sleep(0.005)

    async def turn(self) -> str:
        """One decision; when it is accepted everybody has heard of it."""
        before = [person.follower.seq for person in self.people]
        answer = await (await self.asked()).act()
        if answer == "done":
            for person, seq in zip(self.people, before, strict=True):
                await person.until(lambda follower, seq=seq: follower.seq > seq or follower.is_over)  # type: ignore[misc]
        return answer

    @property
    def heard(self) -> list[int]:
        return [person.follower.seq for person in self.people]

    async def finish(self) -> None:
        while not all(person.follower.is_over for person in self.people):
            if any(person.follower.asked for person in self.people):
                assert await self.turn() == "done"
            else:
                await asyncio.sleep(0.005)
        assert (await self.people[0].connection.record(self.table))["actions"]


async def _with_two_people(folder: Path, store: SqlStore, work: Callable[[TwoPeople], Awaitable[None]]) -> None:
    async with running(folder, OPEN, store=store) as server, asyncio.timeout(PATIENCE):
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        table = (await ada.create_table(TableWishes(game="bus", city="new_york", seats=2))).id
        await bo.command(table, c.Sit(seat=1))
        people = [Seated(ada, table), Seated(bo, table)]
        for person in people:
            await person.until(lambda follower: follower.table is not None)
        await ada.command(table, c.Start())
        for person in people:
            await person.until(lambda follower: bool(follower.asked))
        try:
            await work(TwoPeople(server, table, people))
        finally:
            for person in people:
                await person.go()


async def _stored(store: SqlStore, table: str) -> list[Any]:
    """Every decision that is in the journal."""
    return (await journal_of(store, table)).table.decisions


async def _ready(server: Running) -> int:
    async with httpx.AsyncClient(base_url=server.address) as http:
        return (await http.get("/ready")).status_code


def test_postgresql_is_restarted_and_the_game_goes_on(tmp_path: Path, postgres: Cluster) -> None:
    url = postgres.new_database()
    store = store_of(url)

    async def work(game: TwoPeople) -> None:
        for _ in range(4):
            assert await game.turn() == "done"
        before = game.heard, await _stored(store, game.table)
        await asyncio.to_thread(postgres.stop)
        assert await game.turn() == "storage"
        assert await (await game.asked()).say(c.Chat(text="Is it me?")) == "storage"
        with pytest.raises(ServerRefused, match="storage") as refused:
            await game.server.guest("Cy")
        assert refused.value.status == 503
        assert await _ready(game.server) == 503
        assert game.heard == before[0]
        await asyncio.to_thread(postgres.start)
        assert await _stored(store, game.table) == before[1]
        assert await game.turn() == "done"
        assert await _ready(game.server) == 200
        # One that nobody noticed.
        await asyncio.to_thread(postgres.stop, "immediate")
        await asyncio.to_thread(postgres.start)
        await game.finish()

    asyncio.run(_with_two_people(tmp_path, store, work))


@contextmanager
def no_room(path: Path) -> Iterator[None]:
    """A file cannot grow any more, as on a disk that is full: the system refuses to write behind its end."""
    before, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, most))


def test_when_the_disk_is_full_nothing_is_announced_and_when_there_is_room_the_game_goes_on(tmp_path: Path) -> None:
    store = store_of(str(tmp_path / "tables.sqlite"))

    async def work(game: TwoPeople) -> None:
        for _ in range(3):
            assert await game.turn() == "done"
        before = game.heard, await _stored(store, game.table)
        with no_room(tmp_path / "tables.sqlite-wal"):  # where SQLite writes first
            for _ in range(3):
                assert await game.turn() == "storage"
                assert await (await game.asked()).say(c.Resign()) == "storage"
                assert game.heard == before[0]
                assert await _stored(store, game.table) == before[1]
            assert await _ready(game.server) == 503
        assert await game.turn() == "done"
        assert len(await _stored(store, game.table)) == len(before[1]) + 1
        assert await _ready(game.server) == 200
        await game.finish()

    asyncio.run(_with_two_people(tmp_path, store, work))


@pytest.mark.parametrize("how", ["removed", "replaced"])
def test_when_the_file_is_gone_nothing_is_announced_and_ready_says_so_until_it_is_back(
    tmp_path: Path, how: str
) -> None:
    store = store_of(str(tmp_path / "tables.sqlite"))

    async def work(game: TwoPeople) -> None:
        for _ in range(3):
            assert await game.turn() == "done"
        before = game.heard, await _stored(store, game.table)
        file, away = tmp_path / "tables.sqlite", tmp_path / "away"
        file.rename(away)
        if how == "replaced":
            shutil.copy(away, file)
        for _ in range(2):
            assert await game.turn() == "storage"
            assert game.heard == before[0]
        async with httpx.AsyncClient(base_url=game.server.address) as http:
            answer = await http.get("/ready")
            assert (answer.status_code, answer.json()) == (503, {"code": "storage", "detail": "moved"})
            assert (await http.get("/health")).status_code == 200
        away.replace(file)
        assert await _stored(store, game.table) == before[1]
        assert await game.turn() == "done"
        assert await _ready(game.server) == 200
        await game.finish()

    asyncio.run(_with_two_people(tmp_path, store, work))
