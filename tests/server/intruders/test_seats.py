"""Who may not look or act from a seat is turned away with a code, and a game at another table goes on meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.secrecy.random_tables import play_random_table
from tests.server.secrecy.searching import Search
from tests.server.secrecy.serving import OPEN, Running, running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from allaboard.client import Connection, ServerRefused
from allaboard.protocol import commands as c
from allaboard.protocol.tables import TableWishes
from allaboard.server.settings import Settings

PATIENCE = 60
BYSTANDERS = 3  # the seed of a short game


def intruding(folder: Path, work: Callable[[Running], Awaitable[None]], settings: Settings = OPEN) -> None:
    """Do something bad while others play a whole game."""

    async def live() -> None:
        async with running(folder, settings) as server, asyncio.timeout(PATIENCE):
            await asyncio.gather(work(server), _play_on(server))

    asyncio.run(live())


async def _play_on(server: Running) -> None:
    """Whoever plays elsewhere notices nothing."""
    await play_random_table(server, Search(), BYSTANDERS)


def socket_of(server: Running, table: str, person: Connection, query: str = "") -> connect:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket{query}"
    return connect(address, additional_headers={"cookie": f"allaboard={person.cookie}"})


async def words_until_bye(socket: ClientConnection) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    try:
        async for text in socket:
            found.append(json.loads(text))
    except ConnectionClosed:
        pass
    return found


async def two_at_a_table(server: Running) -> tuple[Connection, Connection, str]:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table = await ada.create_table(TableWishes(game="depot", seats=2, beat=0))
    await bo.command(table.id, c.Sit(seat=1))
    return ada, bo, table.id


def test_whoever_left_a_seat_hears_nothing_of_who_took_it(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bo, table = await two_at_a_table(server)
        eve = await server.guest("Eve")
        async with socket_of(server, table, bo) as socket:
            await bo.command(table, c.Leave())
            await eve.command(table, c.Sit(seat=1))
            await ada.command(table, c.Start())
            heard = await words_until_bye(socket)
        assert heard[-1] == {"type": "bye", "code": "seat_changed"}
        assert not any("view" in message or "events" in message for message in heard)

    intruding(tmp_path, work)


def test_whoever_was_kicked_is_shown_the_door_and_stays_out(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bo, table = await two_at_a_table(server)
        await ada.command(table, c.Start())
        async with socket_of(server, table, bo) as seated, socket_of(server, table, bo, "?seat=none") as watching:
            await asyncio.gather(seated.recv(), watching.recv())
            await ada.command(table, c.Kick(seat=1))
            for socket in (seated, watching):
                assert (await words_until_bye(socket))[-1] == {"type": "bye", "code": "kicked"}
        async with socket_of(server, table, bo) as socket:
            assert await words_until_bye(socket) == [{"type": "bye", "code": "kicked"}]
        with pytest.raises(ServerRefused, match="kicked"):
            await bo.command(table, c.Return())

    intruding(tmp_path, work)


def test_a_token_is_good_for_its_person_and_until_it_is_revoked(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, _, table = await two_at_a_table(server)
        await ada.command(table, c.Start())
        eve = await server.guest("Eve")
        token = await eve.new_token("bot")
        async with Connection(server.address, token=token) as bot:
            with pytest.raises(ServerRefused, match="not_seated"):
                await bot.command(table, c.Act(action="end", seen=99))
            known = await eve.ask("GET", "/api/tokens", list[dict[str, Any]])
            await eve.ask("DELETE", f"/api/tokens/{known[0]['id']}", type(None))
            with pytest.raises(ServerRefused, match="bad_token"):
                await bot.command(table, c.Leave())
        for wrong in ("aab_" + "x" * 32, "x", "aab_", token + "x"):
            async with Connection(server.address, token=wrong) as bot:
                with pytest.raises(ServerRefused, match="bad_token"):
                    await bot.command(table, c.Leave())

    intruding(tmp_path, work)


def test_an_action_counts_once_at_its_own_table(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bo, table = await two_at_a_table(server)
        await ada.command(table, c.Start())
        carl, _, elsewhere = await two_at_a_table(server)
        await carl.command(elsewhere, c.Start())
        game = server.services.hub.rooms[table].table.game
        assert game is not None
        seat = game.pending()[0]
        action = c.Act(action=str(game.legal(seat)[0]), seen=10**6)
        who = (ada, bo)[seat]
        with pytest.raises(ServerRefused, match="not_seated"):
            await who.command(elsewhere, action)
        async with socket_of(server, table, who) as socket:
            await socket.recv()
            body = json.dumps({"type": "act", "id": 7, "action": action.action, "seen": 10**6})
            await socket.send(body)
            await socket.send(body)
            answers: list[dict[str, Any]] = []
            while len(answers) < 2:
                message = json.loads(await socket.recv())
                if message["type"] in {"done", "refused"}:
                    answers.append(message)
        assert answers[0] == {"type": "done", "id": 7}
        assert (answers[1]["type"], answers[1]["code"]) in {("refused", "illegal"), ("refused", "wait")}
        assert [d.text for d in server.services.hub.rooms[table].table.decisions].count(action.action) == 1

    intruding(tmp_path, work)


NO_MESSAGES = (
    ("", "bad_message"),
    ("[]", "bad_message"),
    ("{}", "bad_message"),
    ('{"type":"act"}', "bad_message"),
    ('{"type":"act","action":"end","seen":-1}', "bad_message"),
    ('{"type":"act","action":"end","seen":1e400}', "bad_message"),
    ('{"type":"dance"}', "bad_message"),
    ('{"type":"leave","more":1}', "bad_message"),
    ('{"type":"chat","text":"' + "x" * 501 + '"}', "bad_message"),
    ('{"type":"chat","text":"' + "x" * 20_000 + '"}', "too_large"),
    ("[" * 5_000, "bad_message"),
    ('{"type":"sit","seat":99}', "bad_message"),
    ('{"type":"chat","text":"\\ud800"}', "bad_message"),
)


def test_what_is_no_message_is_answered_with_a_code(tmp_path: Path) -> None:
    async def live() -> None:
        async with running(tmp_path) as server, asyncio.timeout(PATIENCE):
            ada, _, table = await two_at_a_table(server)
            async with socket_of(server, table, ada) as socket:
                for body, code in NO_MESSAGES:
                    await socket.send(body)
                    while (message := json.loads(await socket.recv()))["type"] != "refused":
                        pass
                    assert message["code"] == code, body

    asyncio.run(live())


def test_a_flood_of_commands_ends_with_the_door(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, _, table = await two_at_a_table(server)
        async with socket_of(server, table, ada) as socket:

            async def flood() -> None:
                try:
                    for number in range(2_000):
                        await socket.send(json.dumps({"type": "vote", "yes": True, "id": number}))
                except ConnectionClosed:
                    pass

            _, heard = await asyncio.gather(flood(), words_until_bye(socket))
        # What was still to be said is dropped: whoever floods does not listen either.
        assert heard[-1] == {"type": "bye", "code": "bad_messages"}
        assert sum(message["type"] == "refused" for message in heard) < 200

    intruding(tmp_path, work, Settings(connections_per_address=2_000, commands_per_second=20))


def test_names_and_chat_are_text_that_can_be_seen(tmp_path: Path) -> None:
    async def work(server: Running, name: str) -> None:
        eve = await server.guest(name)
        table = await eve.create_table(TableWishes(game="depot", seats=2))
        shown = table.seats[0].name or ""
        assert shown.isprintable()
        async with socket_of(server, table.id, eve) as socket:
            await eve.command(table.id, c.Chat(text=name))
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "chat":
                    assert message["text"].isprintable()
                    break

    async def live() -> None:
        async with running(tmp_path) as server, asyncio.timeout(PATIENCE):
            for name in ("\u202egnp.exe", "a\x1b[31mb", "<script>alert(1)</script>", "\u200b\u200bAda", "A\nB"):
                await work(server, name)

    asyncio.run(live())
