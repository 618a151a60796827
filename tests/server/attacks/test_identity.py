"""Who is who: what somebody has got hold of opens no more doors than it should, and none once it is taken away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.edge.serving import PATIENCE, Running, running

from allaboard.client import Connection, ServerRefused
from allaboard.protocol import commands as c
from allaboard.protocol.tables import TableWishes
from allaboard.server.app import make_app
from allaboard.server.edge.guards import OPEN_TO_TOKENS
from allaboard.server.settings import Settings
from allaboard.server.store.opening import store_of

_BUS = TableWishes(game="bus", city="new_york", seats=2, beat=0)


def attacking(folder: Path, work: Callable[[Running], Awaitable[None]], settings: Settings | None = None) -> None:
    async def live(server: Running) -> None:
        async with asyncio.timeout(PATIENCE * 3):
            await work(server)

    with running(folder, settings) as server:
        asyncio.run(live(server))


async def code_of(work: Awaitable[object]) -> str:
    with pytest.raises(ServerRefused) as refused:
        await work
    return refused.value.code


def writing_routes() -> list[tuple[str, str]]:
    """Every request of the API that is not a mere question."""
    schema = make_app(Settings(), store_of("never-opened.sqlite")).openapi_schema.to_schema()
    return [(method.upper(), path) for path, item in schema["paths"].items() for method in item if method in _WRITING]


_WRITING = frozenset(("post", "put", "patch", "delete"))
_PRIVATE = [("GET", "/api/tokens"), ("GET", "/api/me/mail")]


# Bots' tokens.


def test_a_token_makes_no_keys_and_changes_no_person_whatever_the_route(tmp_path: Path) -> None:
    async def attack(server: Running) -> None:
        async with Connection(server.address) as ada:
            await ada.play_as_guest("Ada")
            token = await ada.new_token("bot")
            closed = [each for each in writing_routes() if not each[1].startswith(OPEN_TO_TOKENS)]
            assert {path for _, path in closed} >= {
                "/api/tokens", "/api/accounts", "/api/guests", "/api/recoveries", "/api/logins", "/api/me/mail",
                "/api/me/name", "/api/classes", "/api/classes/{code}/end",
            }  # fmt: skip
            headers = {"authorization": f"Bearer {token}"}
            async with httpx.AsyncClient(base_url=server.address, headers=headers) as http:
                for method, path in [*closed, *_PRIVATE]:
                    answer = await http.request(method, path, json={"name": "Eve", "password": "correct horse"})
                    assert answer.status_code == 403, (method, path, answer.text)
                    assert answer.json()["code"] == "not_for_tokens", (method, path)
                    assert "set-cookie" not in answer.headers
            assert len(await ada.tokens()) == 1
            assert (await ada.ask("GET", "/api/me", dict[str, Any]))["name"] == "Ada"

    attacking(tmp_path, attack)


def test_a_token_plays_and_reads_until_it_is_revoked(tmp_path: Path) -> None:
    async def attack(server: Running) -> None:
        async with Connection(server.address) as ada:
            await ada.play_as_guest("Ada")
            async with Connection(server.address, token=await ada.new_token("bot")) as bot:
                table = await bot.create_table(_BUS)
                await bot.command(table.id, c.AddBot(seat=1, bot="greedy"))
                assert (await bot.ask("GET", "/api/tables/mine", list[dict[str, Any]]))[0]["id"] == table.id
                assert await code_of(bot.ask("POST", "/api/classes/nothing/seats", dict[str, Any])) == "not_found"
                await ada.revoke_token((await ada.tokens())[0]["id"])
                assert await code_of(bot.command(table.id, c.Start())) == "bad_token"

    attacking(tmp_path, attack)
