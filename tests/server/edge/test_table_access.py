"""Every route below a table passes one check of who asks and of the embargo."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar, get
from litestar.params import FromPath
from tests.server.edge.serving import Running, play_on, running
from tests.server.edge.test_events import DAY, guests
from tests.server.edge.test_openapi import OPERATIONS

from allaboard.client import Connection, ServerRefused
from allaboard.server.edge.table_access import Access, access, check_routes
from allaboard.server.events import day_after, day_of

Json = dict[str, Any]
BELOW_A_TABLE = [(method, path) for method, path in OPERATIONS if "{table_id}" in path]
# What anybody may ask of a table that others must not see: facts of the lobby, and commands
# and questions about them, which the table judges by itself.
OPEN = {
    ("get", "/api/tables/{table_id}"),
    ("post", "/api/tables/{table_id}/commands"),
    ("post", "/api/tables/{table_id}/checks"),
}
HINTS = ("post", "/api/tables/{table_id}/hints")


def test_there_are_routes_below_a_table() -> None:
    assert len(BELOW_A_TABLE) > 8
    assert {*OPEN, HINTS} <= set(BELOW_A_TABLE)


def test_no_application_is_made_with_a_route_that_does_not_say_what_it_gives_away() -> None:
    @get("/api/tables/{table_id:str}/new", sync_to_thread=False)
    def silent(table_id: FromPath[str]) -> str:
        return table_id

    @get("/api/tables/{table_id:str}/new", sync_to_thread=False, opt=access(Access.FACTS))
    def said(table_id: FromPath[str]) -> str:
        return table_id

    check_routes(Litestar([said]))
    with pytest.raises(TypeError, match="does not say"):
        check_routes(Litestar([silent]))


async def _answers(server: Running, person: Connection | None, table: str) -> dict[tuple[str, str], tuple[int, str]]:
    """What each route answers: its status, and the code of a refusal."""
    cookies = {"allaboard": person.cookie} if person is not None and person.cookie else {}
    found = {}
    async with httpx.AsyncClient(base_url=server.address, cookies=cookies) as http:
        for method, path in BELOW_A_TABLE:
            if (method, path) in OPEN:
                continue
            address = path.replace("{table_id}", table).replace("{seat}", "0")
            answer = await http.request(method, address, json={} if method == "post" else None)
            is_refused = answer.status_code >= 400
            found[method, path] = answer.status_code, answer.json()["code"] if is_refused else ""
    return found


def test_nobody_sees_a_table_of_a_deal_that_is_still_being_played(tmp_path: Path) -> None:
    """An opponent of tomorrow, a stranger without a name; during the game and after it."""

    async def live(server: Running) -> None:
        async with AsyncExitStack() as stack:
            ada, bo = await guests(stack, server.address, "Ada", "Bo")
            table = (await ada.ask("POST", "/api/daily/new_york", Json))["table"]
            for is_over in (False, True):
                for person in (None, bo):
                    for route, (status, code) in (await _answers(server, person, table)).items():
                        if route == HINTS:
                            assert status in {401, 403, 409}, route
                        else:
                            assert code in {"embargoed", "not_over"}, route
                if not is_over:
                    await play_on(ada, table)
            answers = await _answers(server, ada, table)
            assert answers["get", "/api/tables/{table_id}/sheets/{seat}"][0] == 200  # the own table
            assert answers["get", "/api/tables/{table_id}/record"] == (403, "embargoed")
            server.clock.shift += DAY
            for route, (status, code) in (await _answers(server, None, table)).items():
                assert status == 200 or route == HINTS, (route, code)

    with running(tmp_path) as server:
        if day_after(day_of(server.clock.now())) - server.clock.now() < 60_000:
            server.clock.shift = 120_000
        asyncio.run(live(server))


def test_whoever_was_shown_out_sees_nothing_more_of_a_table(tmp_path: Path) -> None:
    async def live(server: Running) -> None:
        async with AsyncExitStack() as stack:
            ada, bo = await guests(stack, server.address, "Ada", "Bo")
            wishes = {"game": "bus", "city": "new_york", "seats": 2}
            table = (await ada.ask("POST", "/api/tables", Json, wishes))["id"]
            await bo.ask("POST", f"/api/tables/{table}/commands", Json, {"type": "sit", "seat": 1})
            await ada.ask("POST", f"/api/tables/{table}/commands", Json, {"type": "start"})
            assert (await _answers(server, bo, table))["get", "/api/tables/{table_id}/log"][0] == 200
            await ada.ask("POST", f"/api/tables/{table}/commands", Json, {"type": "kick", "seat": 1})
            for route, (_, code) in (await _answers(server, bo, table)).items():
                assert code in {"kicked", "not_over", "no_hints_here"}, route

    with running(tmp_path) as server:
        asyncio.run(live(server))


def test_a_seat_of_a_class_is_taken_only_through_the_class(tmp_path: Path) -> None:
    """Otherwise somebody who has seen the deal from one seat could sit down at another table; the teacher, too."""

    async def live(server: Running) -> None:
        async with AsyncExitStack() as stack:
            teacher, pupil, other = await guests(stack, server.address, "Teacher", "Pupil", "Other")
            wishes = {"game": "bus", "city": "new_york", "seats": 2}
            code = (await teacher.ask("POST", "/api/classes", Json, {"wishes": wishes}))["code"]
            table = (await pupil.ask("POST", f"/api/classes/{code}/seats", Json))["table"]
            for person in (teacher, other):
                for command in (
                    {"type": "sit", "seat": 1},
                    {"type": "add_bot", "seat": 1, "bot": "random"},
                    {"type": "free_seat", "seat": 0},
                    {"type": "start"},
                ):
                    with pytest.raises(ServerRefused, match="not_allowed"):
                        await person.ask("POST", f"/api/tables/{table}/commands", Json, command)
            with pytest.raises(ServerRefused, match="not_allowed"):
                await teacher.ask("POST", f"/api/classes/{code}/seats", Json)
            assert (await other.ask("POST", f"/api/classes/{code}/seats", Json))["table"] == table

    with running(tmp_path) as server:
        asyncio.run(live(server))


def test_a_deal_of_the_day_counts_only_if_it_was_finished_on_its_day(tmp_path: Path) -> None:
    async def live(server: Running) -> None:
        async with AsyncExitStack() as stack:
            ada, bo = await guests(stack, server.address, "Ada", "Bo")
            day = day_of(server.clock.now())
            early = (await ada.ask("POST", "/api/daily/rome", Json))["table"]
            late = (await bo.ask("POST", "/api/daily/rome", Json))["table"]
            await play_on(ada, early)
            server.clock.shift += DAY
            await play_on(bo, late)  # the record of Ada's game can be read by now
            results = await ada.ask("GET", f"/api/daily/{day.isoformat()}/rome", list[Json])
            assert [line["name"] for line in results] == ["Ada"]

    with running(tmp_path) as server:
        if day_after(day_of(server.clock.now())) - server.clock.now() < 60_000:
            server.clock.shift = 120_000
        asyncio.run(live(server))
