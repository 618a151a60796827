"""People at a table with each other: rematches, reminders, consent, what a host may do; and programs among them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.edge.serving import PATIENCE, play_on, running, started_table

from allaboard.client import BotRefused, Connection, ServerRefused, at_random, best_total, play_seat
from allaboard.client.bots import Chooser
from allaboard.client.seat import Gone
from allaboard.protocol import commands as c
from allaboard.protocol.messages import Nudged, Snapshot, TableNews
from allaboard.protocol.tables import TableInfo


def together(folder: Path, work: Callable[[Connection, Connection, Connection], Awaitable[None]]) -> None:
    """Ada, Bo and Cy are guests of one server."""

    async def live(address: str) -> None:
        async with Connection(address) as ada, Connection(address) as bo, Connection(address) as cy:
            for person, name in ((ada, "Ada"), (bo, "Bo"), (cy, "Cy")):
                await person.play_as_guest(name)
            async with asyncio.timeout(PATIENCE * 3):
                await work(ada, bo, cy)

    with running(folder) as server:
        asyncio.run(live(server.address))


async def code_of(work: Awaitable[object]) -> str:
    with pytest.raises(ServerRefused) as refused:
        await work
    return refused.value.code


def names(table: TableInfo) -> list[str | None]:
    return [seat.name for seat in table.seats]


async def first_action(person: Connection, table: str) -> c.Act:
    """What this person could do first."""
    async with person.at_table(table) as socket:
        async for message in socket:
            if isinstance(message, Snapshot):
                assert message.asked
                return c.Act(action=message.asked[0].legal[0]["action"], seen=message.seq)
    raise AssertionError


# Again.


def test_a_rematch_keeps_everybody_in_the_same_seat_and_is_one_table_whoever_asks(tmp_path: Path) -> None:
    async def work(ada: Connection, bo: Connection, cy: Connection) -> None:
        table = await started_table(ada, bo, seats=3)
        assert await code_of(ada.command(table, c.Rematch())) == "not_over"
        await ada.command(table, c.Close())
        assert await code_of(cy.command(table, c.Rematch())) == "not_seated"
        await asyncio.gather(*(person.command(table, c.Rematch()) for person in (ada, bo, ada, bo)))
        again = (await ada.table(table)).rematch
        assert again is not None
        assert names(await ada.table(again)) == names(await ada.table(table))
        for person in (ada, bo):
            mine = await person.ask("GET", "/api/tables/mine", list[dict[str, Any]])
            assert [line["id"] for line in mine if line["status"] == "waiting"] == [again]
        await bo.command(table, c.Rematch())  # once more changes nothing
        assert (await ada.table(table)).rematch == again

    together(tmp_path, work)


def test_whoever_was_sent_away_is_not_in_the_rematch(tmp_path: Path) -> None:
    async def work(ada: Connection, bo: Connection, _: Connection) -> None:
        table = await started_table(ada, bo)
        await ada.command(table, c.Kick(seat=1))
        await ada.command(table, c.Close())
        assert await code_of(bo.command(table, c.Rematch())) == "kicked"
        await ada.command(table, c.Rematch())
        again = (await ada.table(table)).rematch
        assert again is not None
        assert names(await ada.table(again)) == ["Ada", None]

    together(tmp_path, work)


# Reminders.


def test_a_nudge_is_heard_by_the_one_it_is_meant_for(tmp_path: Path) -> None:
    async def work(ada: Connection, bo: Connection, cy: Connection) -> None:
        table = await started_table(ada, bo, cy, seats=3)
        heard: dict[str, list[object]] = {"bo": [], "cy": []}
        there = {name: asyncio.Event() for name in heard}

        async def listen(name: str, person: Connection) -> None:
            async with person.at_table(table) as socket:
                async for message in socket:
                    heard[name].append(message)
                    there[name].set()
                    if isinstance(message, TableNews):  # the pause that is asked for last
                        return

        async with asyncio.TaskGroup() as group:
            group.create_task(listen("bo", bo))
            group.create_task(listen("cy", cy))
            for event in there.values():
                await event.wait()
            await ada.command(table, c.Nudge(seat=1))
            await ada.command(table, c.AskPause())
        assert [message for message in heard["bo"] if isinstance(message, Nudged)] == [Nudged(by=0)]
        assert not any(isinstance(message, Nudged) for message in heard["cy"])
        assert await code_of(ada.command(table, c.Nudge(seat=4))) == "nobody_there"
        await ada.command(table, c.Nudge(seat=1))
        assert await code_of(ada.command(table, c.Nudge(seat=2))) == "too_often"
        await ada.command(table, c.Kick(seat=1))
        assert await code_of(bo.command(table, c.Nudge(seat=0))) == "kicked"

    together(tmp_path, work)


# Consent.


def test_a_decision_is_taken_back_when_everybody_agrees_and_not_before(tmp_path: Path) -> None:
    async def work(ada: Connection, bo: Connection, cy: Connection) -> None:
        table = await started_table(ada, bo, cy, seats=3)
        act = await first_action(ada, table)
        await ada.command(table, act)
        assert await code_of(ada.command(table, act)) == "not_your_turn"
        await ada.command(table, c.AskTakeBack())
        await bo.command(table, c.Vote(yes=True))
        assert await code_of(bo.command(table, c.Vote(yes=True))) == "voted_already"
        assert await code_of(bo.command(table, c.AskPause())) == "vote_open"
        assert (await ada.table(table)).vote is not None
        await cy.command(table, c.Vote(yes=True))
        assert (await ada.table(table)).vote is None
        await ada.command(table, await first_action(ada, table))  # it is hers again

        await ada.command(table, c.AskTakeBack())
        await bo.command(table, c.Vote(yes=False))
        assert (await ada.table(table)).vote is None
        assert await code_of(cy.command(table, c.Vote(yes=True))) == "no_vote_open"
        for person in (bo, cy):
            await person.command(table, await first_action(person, table))
        assert await code_of(ada.command(table, c.AskTakeBack())) == "nothing_to_take_back"  # all departures are open

    together(tmp_path, work)


def test_a_pause_needs_everybody_and_anybody_ends_it(tmp_path: Path) -> None:
    async def work(ada: Connection, bo: Connection, cy: Connection) -> None:
        table = await started_table(ada, bo, cy, seats=3)
        act = await first_action(cy, table)
        await ada.command(table, c.AskPause())
        await bo.command(table, c.Vote(yes=True))
        assert not (await ada.table(table)).paused
        await cy.command(table, c.Vote(yes=True))
        assert (await ada.table(table)).paused
        assert await code_of(cy.command(table, act)) == "paused"
        await bo.command(table, c.Resume())
        assert await code_of(bo.command(table, c.Resume())) == "not_paused"
        await cy.command(table, act)

    together(tmp_path, work)


# Programs.


@pytest.mark.parametrize(
    ("wishes", "choose"),
    [
        ({}, best_total),
        ({"game": "metro", "city": "rome", "seats": 2}, at_random(3)),
        ({"game": "depot", "city": None, "seats": 2}, at_random(4)),
    ],
)
def test_a_program_with_a_token_plays_a_seat_of_its_person(
    tmp_path: Path, wishes: dict[str, Any], choose: Chooser
) -> None:
    async def work(ada: Connection, bo: Connection, _: Connection) -> None:
        token = await ada.new_token("my bot")
        async with Connection(ada.address, token=token) as program:
            table = await started_table(ada, bo, **wishes)
            told, _follower = await asyncio.gather(play_seat(program, table, choose), play_on(bo, table))
        assert told.is_over
        assert (await ada.record(table))["actions"]

    together(tmp_path, work)


def test_a_program_that_errs_hears_why_and_one_whose_token_is_revoked_is_shown_out(tmp_path: Path) -> None:
    async def work(ada: Connection, bo: Connection, _: Connection) -> None:
        token = await ada.new_token("my bot")
        (known,) = await ada.tokens()
        async with Connection(ada.address, token=token) as program:
            table = await started_table(ada, bo)
            with pytest.raises(BotRefused, match="illegal"):
                await play_seat(program, table, lambda asked, follower: "fly to the moon")
            playing = asyncio.create_task(play_seat(program, table, best_total))
            while not (await ada.ask("GET", f"/api/tables/{table}/log", list[object])):
                await asyncio.sleep(0.01)
            await ada.revoke_token(known["id"])
            with pytest.raises(Gone, match="bad_token"):
                await playing

    together(tmp_path, work)


def test_the_lobby_shows_public_tables_by_what_is_wished(tmp_path: Path) -> None:
    async def work(ada: Connection, bo: Connection, _: Connection) -> None:
        await started_table(ada, bo)
        rome = await started_table(ada, game="metro", city="rome", public=True)
        paris = await started_table(bo, game="metro", city="paris", seats=4, public=True, pace="days")
        assert {line["id"] for line in await ada.public_tables()} == {rome, paris}
        assert [line["id"] for line in await ada.public_tables(city="rome")] == [rome]
        assert [line["id"] for line in await ada.public_tables(pace="days", status="playing")] == [paris]
        assert await ada.public_tables(game="bus") == []
        assert await ada.public_tables(free="true") == []

    together(tmp_path, work)
