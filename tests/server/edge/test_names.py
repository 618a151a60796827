"""Whoever plays can change their name at any time, and everybody sees it, at once and for good."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.edge.serving import PATIENCE, Running, play_on, running, started_table

from allaboard.client import Connection, ServerRefused
from allaboard.protocol import commands as c
from allaboard.protocol.messages import Snapshot, TableNews
from allaboard.protocol.tables import TableInfo, TableWishes


@asynccontextmanager
async def people(server: Running, *names: str) -> AsyncIterator[list[Connection]]:
    found = [Connection(server.address) for _ in names]
    for connection, name in zip(found, names, strict=True):
        await connection.play_as_guest(name)
    try:
        yield found
    finally:
        for connection in found:
            await connection.close()


def names_of(table: TableInfo) -> list[str | None]:
    return [seat.name for seat in table.seats]


async def code_of(connection: Connection, name: str) -> str:
    with pytest.raises(ServerRefused) as refused:
        await connection.rename(name)
    return refused.value.code


async def code_or_none(connection: Connection, name: str) -> str | None:
    try:
        await connection.rename(name)
    except ServerRefused as refused:
        return refused.code
    return None


def test_a_guest_changes_the_name_and_everybody_sees_it_live_and_after_a_restart(tmp_path: Path) -> None:
    async def live(server: Running) -> tuple[str, str, str]:
        async with people(server, "Ada", "Bo", "Cy") as (ada, bo, cy):
            table = await started_table(ada, bo, seats=2)
            waiting = (await ada.create_table(TableWishes(game="bus", city="new_york", seats=2))).id
            heard: dict[str, list[str | None]] = {}
            there = {name: asyncio.Event() for name in ("ada", "bo", "cy")}

            async def listen(name: str, person: Connection) -> None:
                async with person.at_table(table) as socket:
                    async for message in socket:
                        if isinstance(message, Snapshot):
                            there[name].set()
                        if isinstance(message, TableNews):
                            heard[name] = names_of(message.table)
                            return

            async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
                for name, person in (("ada", ada), ("bo", bo), ("cy", cy)):
                    group.create_task(listen(name, person))
                for event in there.values():
                    await event.wait()
                renamed = await ada.rename("  Ada   Lovelace ")
            assert (renamed.name, renamed.is_guest) == ("Ada Lovelace", True)
            assert heard == {name: ["Ada Lovelace", "Bo"] for name in there}
            assert names_of(await cy.table(waiting)) == ["Ada Lovelace", None]
            return table, waiting, str(ada.cookie)

    async def again(server: Running, table: str, waiting: str, cookie: str) -> None:
        async with Connection(server.address, cookie=cookie) as ada, people(server, "Dee") as (dee,):
            assert names_of(await dee.table(table)) == ["Ada Lovelace", "Bo"]
            assert names_of(await dee.table(waiting)) == ["Ada Lovelace", None]
            await ada.rename("Countess")
            assert names_of(await dee.table(table)) == ["Countess", "Bo"]
            picture = await dee.ask("GET", f"/api/tables/{table}/log", list[dict[str, object]])
            assert "Ada Lovelace" not in str(picture)

    with running(tmp_path) as server:
        found = asyncio.run(live(server))
    with running(tmp_path) as server:
        asyncio.run(again(server, *found))


def test_a_new_name_is_checked_like_a_first_one_and_changes_nothing_if_it_is_not_good(tmp_path: Path) -> None:
    async def live(server: Running) -> None:
        async with people(server, "Ada") as (ada,), Connection(server.address) as nobody:
            for bad, code in {"": "bad_request", "   ": "bad_name", "x" * 41: "bad_request"}.items():
                assert await code_of(ada, bad) == code
                with pytest.raises(ServerRefused, match=code):
                    await nobody.play_as_guest(bad)
            assert await code_of(nobody, "Bo") == "no_name_yet"
            assert (await ada.ask("GET", "/api/me", dict[str, object]))["name"] == "Ada"
            codes = [found for number in range(20) if (found := await code_or_none(ada, f"Ada {number}"))]
            assert set(codes) == {"too_often"}

    with running(tmp_path) as server:
        asyncio.run(live(server))


def test_an_account_logs_in_with_its_new_name_which_nobody_else_has(tmp_path: Path) -> None:
    async def live(server: Running) -> None:
        address = server.address
        async with Connection(address) as ada, Connection(address) as bo, people(server, "Gus") as (gus,):
            await ada.make_account("Ada", "correct horse")
            await bo.make_account("Bo", "battery staple")
            table = await started_table(ada, bo)
            assert await code_of(ada, "bO") == "name_taken"
            assert names_of(await bo.table(table)) == ["Ada", "Bo"]
            await ada.rename("Countess")
            assert names_of(await bo.table(table)) == ["Countess", "Bo"]
            async with Connection(address) as again:
                assert (await again.log_in("Countess", "correct horse")).name == "Countess"
                with pytest.raises(ServerRefused, match="wrong_login"):
                    await again.log_in("Ada", "correct horse")
            # A guest who makes an account under another name has that name at the table too.
            other = await started_table(gus)
            await gus.make_account("Gustav", "staple battery")
            assert names_of(await gus.table(other))[0] == "Gustav"

    with running(tmp_path) as server:
        asyncio.run(live(server))


def test_at_one_device_only_the_seat_with_the_own_name_changes(tmp_path: Path) -> None:
    async def live(server: Running) -> None:
        async with people(server, "Ada") as (ada,):
            table = (await ada.create_table(TableWishes(game="bus", city="new_york", seats=3, hot_seat=True))).id
            await ada.command(table, c.Sit(seat=1, name="Bo"))
            await ada.command(table, c.Sit(seat=2, name="Cy"))
            await ada.rename("Countess")
            assert names_of(await ada.table(table)) == ["Countess", "Bo", "Cy"]

    with running(tmp_path) as server:
        asyncio.run(live(server))


def test_what_is_over_keeps_the_name_it_was_played_under(tmp_path: Path) -> None:
    async def live(server: Running) -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            table = await started_table(ada)
            await play_on(ada, table)
            kicked = await started_table(bo, ada)
            await bo.command(kicked, c.Kick(seat=1))
            await ada.rename("Countess")
            assert names_of(await bo.table(table))[0] == "Ada"
            assert names_of(await bo.table(kicked))[1] == "Ada"  # who was sent away says nothing there any more

    with running(tmp_path) as server:
        asyncio.run(live(server))
