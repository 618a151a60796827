"""What was played: statistics, ratings, leaderboards."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.edge.serving import Running, play_on, running, started_table
from tests.server.store.samples import person, result

from allaboard.client import Connection
from allaboard.protocol import commands as c
from allaboard.protocol.messages import Snapshot
from allaboard.server.clock import ServerClock
from allaboard.server.ratings import Rater
from allaboard.server.store.interface import Entry, Store, TableRow
from allaboard.server.store.opening import store_of

Json = dict[str, Any]


def test_a_game_between_accounts_is_rated_and_others_are_not(tmp_path: Path) -> None:
    async def live(server: Running) -> None:
        address = server.address
        async with Connection(address) as ada, Connection(address) as bo, Connection(address) as guest:
            await ada.make_account("Ada", "correct horse")
            await bo.make_account("Bo", "battery staple")
            await guest.play_as_guest("Gus")
            for other in (None, guest):  # with a bot, with a guest
                table = await started_table(ada, *([other] if other else []))
                await asyncio.gather(*(play_on(each, table) for each in (ada, other) if each))
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(server.services.rater.rate_all(), server.loop))
            assert await ada.ask("GET", "/api/leaderboards/bus", list[Json]) == []
            table = await started_table(ada, bo)
            told, _ = await asyncio.gather(play_on(ada, table), play_on(bo, table))
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(server.services.rater.rate_all(), server.loop))
            board = await ada.ask("GET", "/api/leaderboards/bus", list[Json])
            assert told.scores is not None
            ranks = {seat: told.scores["seats"][seat]["rank"] for seat in (0, 1)}
            assert {line["name"] for line in board} == {"Ada", "Bo"}
            assert [line["games"] for line in board] == [1, 1]
            if ranks[0] != ranks[1]:
                assert board[0]["name"] == ("Ada" if ranks[0] < ranks[1] else "Bo")
            me = (await ada.ask("GET", "/api/me", Json))["id"]
            info = await bo.ask("GET", f"/api/people/{me}", Json)
            (tally,) = info["statistics"]
            assert tally["games"] == 3
            assert info["ratings"][0]["game"] == "bus"
            pages = []
            before = ""
            for _ in range(3):
                (page,) = await ada.ask("GET", f"/api/results?limit=1{before}", list[Json])
                pages.append(page["table"])
                before = f"&before={page['finished']}"
            assert len(set(pages)) == 3
            assert await ada.ask("GET", "/api/results?game=depot", list[Json]) == []

    with running(tmp_path) as server:
        asyncio.run(live(server))


def test_a_take_back_makes_a_game_unrated(tmp_path: Path) -> None:
    async def live(server: Running) -> None:
        address = server.address
        async with Connection(address) as ada, Connection(address) as bo:
            await ada.make_account("Ada", "correct horse")
            await bo.make_account("Bo", "battery staple")
            table = await started_table(ada, bo)
            asked = server.services.hub.rooms[table].table.game
            assert asked is not None
            action = str(asked.legal(0)[0])
            await ada.command(table, c.Act(action=action, seen=99))
            await ada.command(table, c.AskTakeBack())
            await bo.command(table, c.Vote(yes=True))
            await asyncio.gather(play_on(ada, table), play_on(bo, table))
            (line,) = await ada.ask("GET", "/api/results", list[Json])
            assert line["rated"] is False

    with running(tmp_path) as server:
        asyncio.run(live(server))


def test_results_are_rated_once_whoever_does_it_and_whenever_they_crash(tmp_path: Path) -> None:
    """Two workers rate at once, one starts anew in between: as if one had done it all, in order."""

    async def rated(name: str, workers: int) -> list[tuple[str, float, int]]:
        store: Store = store_of(str(tmp_path / name))
        await store.open()
        for who in ("ada", "bo", "cleo"):
            await store.add_person(person(who, password="x"))
        for number in range(12):
            people = [("ada", "bo"), ("bo", "cleo"), ("cleo", "ada")][number % 3]
            await add_result(store, f"table-{number}", number, *people)
        raters = [Rater(store, ServerClock()) for _ in range(workers)]
        await asyncio.gather(*(rater.rate_all() for rater in raters))
        await Rater(store, ServerClock()).rate_all()
        assert await store.unrated(10) == []
        found = [(each.person, round(each.mu, 6), each.games) for each in await store.ratings("bus")]
        await store.close()
        return sorted(found)

    alone = asyncio.run(rated("alone.sqlite", 1))
    together = asyncio.run(rated("together.sqlite", 3))
    assert [games for _, _, games in alone] == [8, 8, 8]
    assert [(who, games) for who, _, games in together] == [(who, games) for who, _, games in alone]


async def add_result(store: Store, table: str, moment: int, *people: str) -> None:
    row = TableRow(
        id=table, game="bus", city="rome", status="over", public=False, pace="live", seats=2, taken=2,
        host=people[0], created=moment, updated=moment, due=None,
    )  # fmt: skip
    await store.create_table(row, [Entry(1, moment, b"{}")])
    await store.append([Entry(2, moment, b"{}")], row, result=result(table, *people, rated=True, finished=moment))


def test_a_game_with_turns_taken_back_is_marked_everywhere_and_counts_nowhere(tmp_path: Path) -> None:
    """In the table, the list of results and the replay; not rated and in no statistics. Also after a restart."""

    async def taken_back(server: Running, ada: Connection, bo: Connection) -> str:
        table = await started_table(ada, seats=2)
        async with ada.at_table(table) as mine, bo.at_table(table, seat="none") as other:
            asked = server.services.hub.rooms[table].table.game
            assert asked is not None
            await ada.command(table, c.Act(action=str(asked.legal(0)[0]), seen=99))
            await ada.command(table, c.AskTakeBack())  # at once, although the bot has departed and all is revealed
            for socket in (mine, other):
                async for message in socket:
                    if isinstance(message, Snapshot):
                        assert message.table.took_back
                        break
        return table

    async def checked(ada: Connection, table: str) -> None:
        assert (await ada.table(table)).took_back
        (line,) = await ada.ask("GET", "/api/results", list[Json])
        assert (line["took_back"], line["rated"]) == (True, False)
        assert (await ada.ask("GET", f"/api/tables/{table}/replay", Json))["took_back"]
        me = (await ada.ask("GET", "/api/me", Json))["id"]
        assert (await ada.ask("GET", f"/api/people/{me}", Json))["statistics"] == []

    async def live(server: Running) -> tuple[str, str]:
        async with Connection(server.address) as ada, Connection(server.address) as bo:
            await ada.make_account("Ada", "correct horse")
            await bo.play_as_guest("Bo")
            table = await taken_back(server, ada, bo)
            await play_on(ada, table)
            log = await bo.ask("GET", f"/api/tables/{table}/log", list[Json])
            assert {line["withdrawn"] for line in log} == {True, False}
            await checked(ada, table)
            return table, str(ada.cookie)

    async def again(server: Running, table: str, cookie: str) -> None:
        async with Connection(server.address, cookie=cookie) as ada:
            await checked(ada, table)

    with running(tmp_path) as server:
        table, cookie = asyncio.run(live(server))
    with running(tmp_path) as server:
        asyncio.run(again(server, table, cookie))
