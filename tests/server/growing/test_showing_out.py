"""Whoever is blocked, or comes with a token that was revoked, is shown out on every worker, note or no note."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.growing.rooms import Wire
from tests.server.secrecy.serving import OPEN, Running, running

from allaboard.client import Connection, ServerRefused
from allaboard.client.seat import Gone, SeatSocket
from allaboard.protocol.messages import Snapshot
from allaboard.protocol.tables import TableWishes
from allaboard.server.store.sqlite import SqliteStore

TOKEN = "a-token-for-the-host"
HOST = {"authorization": "Basic " + base64.b64encode(f"host:{TOKEN}".encode()).decode()}
PATIENCE = 120


class SharedStore(SqliteStore):
    """A SQLite for two workers of one process, which a server refuses: what happens between workers is the same."""

    async def open(self, *, alone: bool = False) -> None:
        await super().open(alone=False)


class TwoWorkers:
    """Two workers on one database, and the wire between them."""

    def __init__(self, one: Running, two: Running, wire: Wire) -> None:
        self.one, self.two, self.wire = one, two, wire

    async def block(self, person: str, *, is_blocked: bool = True) -> None:
        data = {"person": person, "blocked": "yes" if is_blocked else "no"}
        async with httpx.AsyncClient(base_url=self.one.address, headers=HOST) as http:
            assert (await http.post("/admin/people", data=data)).status_code == 303


@asynccontextmanager
async def two_workers(folder: Path) -> AsyncIterator[TwoWorkers]:
    settings, wire = replace(OPEN, admin_token=TOKEN), Wire()
    async with (
        running(folder, settings, wire.end("0"), SharedStore(folder / "tables.sqlite")) as one,
        running(folder, settings, wire.end("1"), SharedStore(folder / "tables.sqlite")) as two,
        asyncio.timeout(PATIENCE),
    ):
        yield TwoWorkers(one, two, wire)


async def connected(socket: SeatSocket) -> asyncio.Task[str]:
    """Somebody at a table; the task ends with the code with which they are shown out."""
    is_there = asyncio.Event()

    async def listen() -> str:
        try:
            async for message in socket:
                if isinstance(message, Snapshot):
                    is_there.set()
        except Gone as gone:
            return gone.code
        raise AssertionError

    task = asyncio.create_task(listen())
    await is_there.wait()
    return task


async def a_table(workers: TwoWorkers) -> tuple[Connection, str, str]:
    """Ada, who she is, and her table."""
    ada = await workers.one.guest("Ada")
    me = (await ada.ask("GET", "/api/me", dict[str, Any]))["id"]
    return ada, str(me), (await ada.create_table(TableWishes(game="bus", city="new_york", seats=2))).id


def test_a_blocked_person_is_shown_out_on_every_worker_and_others_stay(tmp_path: Path) -> None:
    async def live() -> None:
        async with two_workers(tmp_path) as workers:
            ada, me, table = await a_table(workers)
            bo = await workers.two.guest("Bo")
            async with Connection(workers.two.address, cookie=ada.cookie) as elsewhere:
                sockets = [ada.at_table(table), elsewhere.at_table(table), elsewhere.at_table(table, seat="none")]
                ends = [await connected(socket) for socket in sockets]
                stays = await connected(bo.at_table(table))
                await workers.block(me)
                assert await asyncio.gather(*ends) == ["blocked"] * 3
                with pytest.raises(ServerRefused, match="no_name_yet"):
                    await elsewhere.ask("GET", "/api/tables/mine", list[object])
                assert not stays.done()
                stays.cancel()

    asyncio.run(live())


def test_a_worker_that_missed_the_note_looks_for_itself(tmp_path: Path) -> None:
    async def live() -> None:
        async with two_workers(tmp_path) as workers:
            ada, me, table = await a_table(workers)
            async with Connection(workers.two.address, cookie=ada.cookie) as elsewhere:
                end = await connected(elsewhere.at_table(table))
                workers.wire.is_cut = True
                await workers.block(me)
                assert not end.done()
                workers.wire.is_cut = False
                _, missed = workers.wire.ends["1"]
                await missed()
                assert await end == "blocked"

    asyncio.run(live())


def test_a_revoked_token_closes_its_sockets_and_no_others(tmp_path: Path) -> None:
    async def live() -> None:
        async with two_workers(tmp_path) as workers:
            ada, _, table = await a_table(workers)
            tokens = [await ada.new_token(label) for label in ("first", "second")]
            async with (
                Connection(workers.two.address, token=tokens[0]) as first,
                Connection(workers.two.address, token=tokens[1]) as second,
            ):
                ends = [await connected(each.at_table(table)) for each in (first, second, ada)]
                known = await ada.ask("GET", "/api/tokens", list[dict[str, Any]])
                revoked = next(each["id"] for each in known if each["label"] == "first")
                await ada.ask("DELETE", f"/api/tokens/{revoked}", type(None))
                assert await ends[0] == "bad_token"
                assert not ends[1].done()
                assert not ends[2].done()
                for end in ends[1:]:
                    end.cancel()

    asyncio.run(live())
