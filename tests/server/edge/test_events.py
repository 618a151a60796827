"""Tables that share a deal: the deal of the day, and classes."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.edge.serving import Running, play_on, running

from allaboard.client import Connection, ServerRefused
from allaboard.client.seat import Gone
from allaboard.server.events import daily_event, day_after, day_of

Json = dict[str, Any]
DAY = 24 * 60 * 60 * 1000


async def guests(stack: AsyncExitStack, address: str, *names: str) -> list[Connection]:
    found = []
    for name in names:
        person = await stack.enter_async_context(Connection(address))
        await person.play_as_guest(name)
        found.append(person)
    return found


def test_the_deal_of_the_day_is_the_same_for_all_once_each_and_told_when_the_day_is_over(tmp_path: Path) -> None:
    async def live(server: Running) -> None:
        async with AsyncExitStack() as stack:
            ada, bo = await guests(stack, server.address, "Ada", "Bo")
            day = day_of(server.clock.now())
            tables = []
            for person in (ada, bo):
                first = await person.ask("POST", "/api/daily/rome", Json)
                again = await person.ask("POST", "/api/daily/rome", Json)
                assert first == again
                tables.append(first["table"])
                mine = await person.ask("GET", "/api/daily", list[Json])
                assert [deal["table"] for deal in mine if deal["city"] == "rome"] == [first["table"]]
            assert tables[0] != tables[1]
            async with bo.at_table(tables[0]) as seat:
                with pytest.raises(Gone, match="embargoed"):
                    async for _ in seat:
                        pass
            async with httpx.AsyncClient(base_url=server.address) as http:
                for path in ("picture.svg", "log"):
                    assert (await http.get(f"/api/tables/{tables[0]}/{path}")).json()["code"] == "embargoed"
            for person, table in zip((ada, bo), tables, strict=True):
                await play_on(person, table)
                for path in ("record", "replay", "replay.svg"):
                    with pytest.raises(ServerRefused, match="embargoed"):
                        await person.ask("GET", f"/api/tables/{table}/{path}", Json)
                assert len(await person.ask("GET", "/api/results", list[Json])) == 1
            path = f"/api/daily/{day.isoformat()}/rome"
            with pytest.raises(ServerRefused, match="embargoed"):
                await ada.ask("GET", path, list[Json])
            me = (await ada.ask("GET", "/api/me", Json))["id"]
            assert (await bo.ask("GET", f"/api/people/{me}", Json))["statistics"] == []

            server.clock.shift = day_after(day) - server.clock.now() + 1
            results = await ada.ask("GET", path, list[Json])
            assert {line["name"] for line in results} == {"Ada", "Bo"}
            assert results[0]["place"] == 1
            records = [await ada.record(table) for table in tables]
            assert records[0]["setup"] == records[1]["setup"]
            assert len(bytes.fromhex(records[0]["seed"])) == 16
            assert (await bo.ask("GET", f"/api/people/{me}", Json))["statistics"][0]["games"] == 1
            assert (await ada.ask("POST", "/api/daily/rome", Json))["table"] not in tables

    with running(tmp_path) as server:
        if day_after(day_of(server.clock.now())) - server.clock.now() < 60_000:
            server.clock.shift = 120_000  # too close to midnight for a game on one day
        asyncio.run(live(server))


def test_a_try_that_a_bot_ended_does_not_count(tmp_path: Path) -> None:
    async def live(server: Running) -> None:
        async with AsyncExitStack() as stack:
            (ada,) = await guests(stack, server.address, "Ada")
            day = day_of(server.clock.now())
            table = (await ada.ask("POST", "/api/daily/new_york", Json))["table"]
            await ada.ask("POST", f"/api/tables/{table}/commands", Json, {"type": "resign"})
            async with asyncio.timeout(20):
                while (await ada.table(table)).status != "over":
                    await asyncio.sleep(0.05)
            server.clock.shift += 2 * DAY
            assert await ada.ask("GET", f"/api/daily/{day.isoformat()}/new_york", list[Json]) == []

    with running(tmp_path) as server:
        asyncio.run(live(server))


def test_every_day_and_city_has_a_seed_of_its_own_that_survives_a_restart(tmp_path: Path) -> None:
    from allaboard.server.events import daily_seed

    found = []
    for _ in range(2):
        with running(tmp_path) as server:
            today = day_of(server.clock.now())
            later = day_of(server.clock.now() + DAY)
            events = [daily_event(today, "rome"), daily_event(later, "rome"), daily_event(today, "paris")]
            found.append([server.inside(daily_seed(server.services.store, event)) for event in events])
    assert found[0] == found[1]
    assert len(set(found[0])) == 3


def test_one_link_seats_a_class_with_one_deal_and_compares_when_it_has_ended(tmp_path: Path) -> None:
    async def live(server: Running) -> None:
        async with AsyncExitStack() as stack:
            teacher, *pupils = await guests(stack, server.address, "Teacher", "P0", "P1", "P2", "P3", "P4")
            wishes = {"game": "bus", "city": "new_york", "seats": 2}
            code = (await teacher.ask("POST", "/api/classes", Json, {"wishes": wishes}))["code"]
            seats = await asyncio.gather(
                *(pupil.ask("POST", f"/api/classes/{code}/seats", Json) for pupil in pupils for _ in range(2))
            )
            tables = [seat["table"] for seat in seats]
            assert tables[::2] == tables[1::2]  # whoever comes twice sits where they sat
            assert sorted(tables[::2].count(table) for table in set(tables)) == [1, 2, 2]
            with pytest.raises(ServerRefused, match="not_host"):
                await pupils[0].ask("POST", f"/api/classes/{code}/start", type(None))
            await teacher.ask("POST", f"/api/classes/{code}/start", type(None))
            stranger = next(pupil for pupil, table in zip(pupils, tables[::2], strict=True) if table != tables[0])
            async with stranger.at_table(tables[0]) as seat:
                with pytest.raises(Gone, match="embargoed"):
                    async for _ in seat:
                        pass
            await asyncio.gather(*(play_on(pupil, table) for pupil, table in zip(pupils, tables[::2], strict=True)))
            info = await pupils[0].ask("GET", f"/api/classes/{code}", Json)
            assert not info["results"]
            with pytest.raises(ServerRefused, match="embargoed"):
                await teacher.record(tables[0])
            await teacher.ask("POST", f"/api/classes/{code}/end", type(None))
            info = await pupils[0].ask("GET", f"/api/classes/{code}", Json)
            assert info["results"][0]["place"] == 1
            assert {line["name"] for line in info["results"]} == {f"P{n}" for n in range(5)}
            setups = [(await teacher.record(table))["setup"] for table in set(tables)]
            for setup in setups:
                setup.pop("departures")  # which of two is kept is a choice
            assert setups[0] == setups[1] == setups[2]
            with pytest.raises(ServerRefused, match="table_closed"):
                await pupils[0].ask("POST", f"/api/classes/{code}/seats", Json)

    with running(tmp_path) as server:
        asyncio.run(live(server))
