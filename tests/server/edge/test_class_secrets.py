"""What the tables of a class share stays among those who sit there until nobody can win by knowing it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.edge.serving import Running, play_on, running
from tests.server.edge.test_events import guests

from allaboard.client import Connection
from allaboard.client.seat import Gone
from allaboard.protocol.messages import TableNews
from allaboard.server.events import class_end_key

Json = dict[str, Any]
NOTHING = type(None)
WISHES = {"wishes": {"game": "bus", "city": "new_york", "seats": 2}}


async def new_class(teacher: Connection) -> str:
    return str((await teacher.ask("POST", "/api/classes", Json, WISHES))["code"])


async def sit(pupil: Connection, code: str) -> str:
    return str((await pupil.ask("POST", f"/api/classes/{code}/seats", Json))["table"])


@pytest.mark.parametrize("seat", ["none", None])
def test_whoever_leaves_a_table_of_a_class_does_not_watch_it_any_more(seat: str | None, tmp_path: Path) -> None:
    """Else somebody could sit down at another table, and see the tickets of the first one before its own."""

    async def live(server: Running) -> None:
        async with AsyncExitStack() as stack:
            teacher, pupil, next_one = await guests(stack, server.address, "Teacher", "Pupil", "Next")
            code = await new_class(teacher)
            table = await sit(pupil, code)
            async with (
                asyncio.timeout(20),
                pupil.at_table(table, seat=seat) as socket,
                teacher.at_table(table) as watching,
            ):
                heard, watched = aiter(socket), aiter(watching)
                await anext(heard)
                await anext(watched)
                await pupil.ask("POST", f"/api/tables/{table}/commands", Json, {"type": "leave"})
                with pytest.raises(Gone, match="embargoed"):
                    async for _ in heard:
                        pass
                assert await sit(next_one, code) == table
                async for message in watched:  # whoever may watch still does
                    if isinstance(message, TableNews) and message.table.seats[0].name == "Next":
                        break

    with running(tmp_path) as server:
        asyncio.run(live(server))


def test_what_is_finished_after_a_class_has_ended_does_not_count(tmp_path: Path) -> None:
    """The deal is known to everybody by then."""

    async def live(server: Running) -> None:
        async with AsyncExitStack() as stack:
            teacher, one, two, three, four = await guests(stack, server.address, "Teacher", "P1", "P2", "P3", "P4")
            code = await new_class(teacher)
            early, late = (await sit(one, code), await sit(two, code)), (await sit(three, code), await sit(four, code))
            await asyncio.gather(play_on(one, early[0]), play_on(two, early[0]))
            # As if the server had failed between the end and the closing of the tables.
            end = server.services.store.set_setting(class_end_key(code), str(server.clock.now()))
            server.inside(end)
            await asyncio.gather(play_on(three, late[0]), play_on(four, late[0]))
            results = (await one.ask("GET", f"/api/classes/{code}", Json))["results"]
            assert {line["name"] for line in results} == {"P1", "P2"}

    with running(tmp_path) as server:
        asyncio.run(live(server))


def test_ratings_do_not_tell_how_a_game_of_a_class_ended_before_the_class_has(tmp_path: Path) -> None:
    async def live(server: Running) -> None:
        async with AsyncExitStack() as stack, httpx.AsyncClient(base_url=server.address) as http:
            teacher, *pupils = await guests(stack, server.address, "Teacher", "P1", "P2")
            code = await new_class(teacher)
            people = [
                await pupil.ask("POST", "/api/accounts", Json, {"name": f"Account {number}", "password": "abc" * 9})
                for number, pupil in enumerate(pupils)
            ]
            tables = [await sit(pupil, code) for pupil in pupils]
            await asyncio.gather(*(play_on(pupil, tables[0]) for pupil in pupils))

            async def shown() -> tuple[list[Json], list[Json], list[Json]]:
                server.inside(server.services.rater.rate_all())
                person = (await http.get(f"/api/people/{people[0]['id']}")).json()
                return person["ratings"], person["statistics"], (await http.get("/api/leaderboards/bus")).json()

            assert await shown() == ([], [], [])
            await teacher.ask("POST", f"/api/classes/{code}/end", NOTHING)
            ratings, statistics, leaderboard = await shown()
            assert ratings[0]["games"] == statistics[0]["games"] == 1
            assert len(leaderboard) == 2

    with running(tmp_path) as server:
        asyncio.run(live(server))
