"""One person holds several seats: whoever names none of them sees no more than anybody would."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
from tests.server.edge.serving import running

from allaboard.client import Connection
from allaboard.protocol import commands as c
from allaboard.protocol.messages import Snapshot
from allaboard.protocol.tables import TableWishes


async def _seen(person: Connection, table: str, seat: int | str | None = None) -> Snapshot:
    async with person.at_table(table, seat=seat) as socket:
        async for message in socket:
            if isinstance(message, Snapshot):
                return message
    raise AssertionError("the socket ended")


async def _here(person: Connection, wishes: TableWishes) -> str:
    """A table where the person sits at every seat, started."""
    table = (await person.create_table(wishes)).id
    for seat in range(1, wishes.seats):
        await person.command(table, c.Sit(seat=seat, name=f"Guest {seat}"))
    await person.command(table, c.Start())
    return table


def _hands(snapshot: Snapshot) -> list[Any]:
    assert snapshot.view is not None
    return [seat["hand"] for seat in snapshot.view["seats"]]


def test_no_hand_is_shown_before_a_seat_is_named(tmp_path: Path) -> None:
    async def look(address: str) -> None:
        async with Connection(address) as ada, Connection(address) as bo:
            await ada.play_as_guest("Ada")
            await bo.play_as_guest("Bo")
            table = await _here(ada, TableWishes(game="depot", seats=2, hot_seat=True, beat=0))
            at_sight, stranger = await _seen(ada, table), await _seen(bo, table)
            assert at_sight.seats == [0, 1]
            assert at_sight.seat is None
            assert at_sight.asked == []
            assert at_sight.view == stranger.view
            first, second = await _seen(ada, table, 0), await _seen(ada, table, 1)
            assert _hands(first) != _hands(at_sight)
            assert _hands(first) != _hands(second)

    with running(tmp_path) as server:
        asyncio.run(look(server.address))


def test_a_sheet_hides_its_personal_objective_before_a_seat_is_named(tmp_path: Path) -> None:
    async def look(address: str) -> None:
        async with Connection(address) as ada:
            await ada.play_as_guest("Ada")
            table = await _here(ada, TableWishes(game="bus", city="new_york", seats=2, hot_seat=True))
            async with httpx.AsyncClient(base_url=address, cookies={"allaboard": ada.cookie or ""}) as http:
                sheets = [
                    (await http.get(f"/api/tables/{table}/sheets/0", params=viewer)).text
                    for viewer in ({}, {"viewer": 0}, {"viewer": 1})
                ]
            assert sheets[0] != sheets[1]
            assert sheets[0] == sheets[2]

    with running(tmp_path) as server:
        asyncio.run(look(server.address))
