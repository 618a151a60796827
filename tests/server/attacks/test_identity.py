"""Who is who: what somebody has got hold of opens no more doors than it should, and none once it is taken away."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from tests.server.edge.serving import PATIENCE, Running, play_on, running, started_table
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from allaboard.client import Connection, ServerRefused
from allaboard.protocol import commands as c
from allaboard.protocol.tables import TableWishes
from allaboard.server.app import make_app
from allaboard.server.edge.guards import OPEN_TO_TOKENS
from allaboard.server.identity import hash_of
from allaboard.server.limits import Limits
from allaboard.server.lobby import MOST_OF_ONE_ADDRESS, MOST_OF_ONE_PERSON
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


# Sessions.


async def name_seen(server: Running, cookie: str | None) -> str | None:
    """Who the server takes somebody for who comes with this cookie."""
    async with Connection(server.address, cookie=cookie) as copy:
        found = await copy.ask("GET", "/api/me", object)
    return str(found["name"]) if isinstance(found, dict) else None


async def account(server: Running, name: str, password: str = "correct horse") -> Connection:
    connection = Connection(server.address)
    await connection.make_account(name, password)
    return connection


def old_cookie(server: Running, person: str) -> str:
    """As versions wrote it that did not number sessions."""
    return str(server.services.identities._signer.dumps(person))


async def _log_out(ada: Connection) -> None:
    await ada.log_out()


async def _log_out_everywhere(ada: Connection) -> None:
    await ada.log_out_everywhere()


async def _change_password(ada: Connection) -> None:
    await ada.change_password("correct horse", "battery staple")


@pytest.mark.parametrize("end", [_log_out, _log_out_everywhere, _change_password])
def test_a_copied_cookie_ends_with_its_session(tmp_path: Path, end: Callable[[Connection], Awaitable[None]]) -> None:
    async def attack(server: Running) -> None:
        async with await account(server, "Ada") as ada, Connection(server.address) as phone:
            await phone.log_in("Ada", "correct horse")
            stolen, other = ada.cookie, phone.cookie
            assert stolen != other
            assert await name_seen(server, stolen) == "Ada"
            await end(ada)
            assert await name_seen(server, stolen) is None
            assert await name_seen(server, other) == ("Ada" if end is _log_out else None)
            assert await name_seen(server, ada.cookie) == ("Ada" if end is _change_password else None)

    attacking(tmp_path, attack)


@pytest.mark.parametrize("end", [_log_out, _log_out_everywhere, _change_password])
def test_cookies_of_older_versions_work_until_their_session_ends(
    tmp_path: Path, end: Callable[[Connection], Awaitable[None]]
) -> None:
    async def attack(server: Running) -> None:
        async with await account(server, "Ada") as ada:
            me = (await ada.ask("GET", "/api/me", dict[str, Any]))["id"]
            old = old_cookie(server, me)
            async with Connection(server.address, cookie=old) as before:
                assert await name_seen(server, old) == "Ada"
                await end(before)
                assert await name_seen(server, old) is None

    attacking(tmp_path, attack)


def test_an_account_ends_the_cookies_and_the_recovery_code_of_the_guest(tmp_path: Path) -> None:
    async def attack(server: Running) -> None:
        async with Connection(server.address) as ada, Connection(server.address) as eve:
            me = await ada.play_as_guest("Ada")
            stolen, code = ada.cookie, me.recovery or ""
            await ada.make_account("Ada", "correct horse")
            assert await name_seen(server, stolen) is None
            assert await name_seen(server, ada.cookie) == "Ada"
            assert await code_of(eve.recover(me.id, code)) == "wrong_code"

    attacking(tmp_path, attack)


def test_an_old_account_that_still_has_a_code_is_not_recovered_by_it(tmp_path: Path) -> None:
    async def attack(server: Running) -> None:
        async with await account(server, "Ada") as ada, Connection(server.address) as eve:
            me = (await ada.ask("GET", "/api/me", dict[str, Any]))["id"]
            person = await server.services.store.person(me)
            assert person is not None
            kept = replace(person, recovery=hash_of("aaaaa-bbbbb-ccccc-ddddd"))
            await asyncio.to_thread(server.inside, server.services.store.change_person(kept))
            assert await code_of(eve.recover(me, "aaaaa-bbbbb-ccccc-ddddd")) == "wrong_code"

    attacking(tmp_path, attack)


@pytest.mark.parametrize("end", [_log_out, _log_out_everywhere, _change_password])
def test_a_socket_closes_when_its_session_ends(tmp_path: Path, end: Callable[[Connection], Awaitable[None]]) -> None:
    async def attack(server: Running) -> None:
        async with await account(server, "Ada") as ada:
            table = (await ada.create_table(_BUS)).id
            address = f"ws{server.address.removeprefix('http')}/api/tables/{table}/socket"
            stolen = {"cookie": f"allaboard={ada.cookie}"}
            async with Connection(server.address) as bo:
                await bo.play_as_guest("Bo")
                others = {"cookie": f"allaboard={bo.cookie}"}
                async with (
                    connect(address, additional_headers=stolen) as socket,
                    connect(address, additional_headers=others) as other,
                ):
                    await socket.recv()
                    await end(ada)
                    said: list[dict[str, Any]] = []
                    with suppress(ConnectionClosed):
                        async for text in socket:
                            said.append(json.loads(text))
                    assert said[-1] == {"type": "bye", "code": "logged_out"}
                    await other.send(json.dumps({"type": "chat", "id": 7, "text": "still here"}))
                    while json.loads(await other.recv()).get("id") != 7:
                        pass

    attacking(tmp_path, attack)


def test_a_password_changes_only_for_who_knows_it_and_guesses_are_slowed_down(tmp_path: Path) -> None:
    async def attack(server: Running) -> None:
        async with await account(server, "Ada") as ada, Connection(server.address) as guest:
            assert await code_of(ada.change_password("wrong horse", "battery staple")) == "wrong_password"
            assert await code_of(ada.change_password("correct horse", "short")) == "bad_password"
            assert await name_seen(server, ada.cookie) == "Ada"
            await ada.change_password("correct horse", "battery staple")
            async with Connection(server.address) as again:
                assert await code_of(again.log_in("Ada", "correct horse")) == "wrong_login"
                await again.log_in("Ada", "battery staple")
            await guest.play_as_guest("Gus")
            assert await code_of(guest.change_password("correct horse", "battery staple")) == "no_account"
            codes = [await code_of(ada.change_password("wrong horse", "battery staple")) for _ in range(10)]
            assert codes[-1] == "too_often"

    attacking(tmp_path, attack)


def test_a_change_of_name_at_the_same_time_does_not_bring_the_old_password_back(tmp_path: Path) -> None:
    async def attack(server: Running) -> None:
        identities, store = server.services.identities, server.services.store

        async def race() -> None:
            person = await identities.new_account("Ada", "correct horse")
            await identities.change_password(person, "correct horse", "battery staple")
            await identities.rename(person, "Countess")  # judged by what was read before
            changed = await store.person(person.id)
            assert changed is not None
            assert (changed.name, changed.password != person.password) == ("Countess", True)

        await asyncio.to_thread(server.inside, race())

    attacking(tmp_path, attack)


# Deleting oneself.


async def named(server: Running, name: str) -> tuple[Connection, str]:
    connection = Connection(server.address)
    return connection, (await connection.play_as_guest(name)).id


def test_whoever_is_deleted_leaves_no_key_and_no_name_and_others_play_on(tmp_path: Path) -> None:
    async def attack(server: Running) -> None:
        ada, _ = await named(server, "Ada")
        bo, _ = await named(server, "Bo")
        async with ada, bo:
            me = await ada.make_account("Ada", "correct horse")
            over = await started_table(ada, bo)
            await asyncio.gather(play_on(ada, over), play_on(bo, over))
            running_one = await started_table(ada, bo)
            waiting = (await ada.create_table(_BUS)).id
            shared = (await bo.create_table(_BUS)).id
            await ada.command(shared, c.Sit(seat=1))
            token, feed = (
                await ada.new_token("bot"),
                (await ada.ask("POST", "/api/tokens", dict[str, Any], _FEED))["token"],
            )
            stolen = ada.cookie
            assert await code_of(ada.delete_person("wrong horse")) == "wrong_password"
            assert await code_of(ada.delete_person()) == "wrong_password"
            assert await name_seen(server, stolen) == "Ada"
            await ada.delete_person("correct horse")
            assert await name_seen(server, stolen) is None
            assert await name_seen(server, ada.cookie) is None
            async with Connection(server.address, token=token) as bot, Connection(server.address) as again:
                assert await code_of(bot.command(running_one, c.Return())) == "bad_token"
                assert await code_of(again.log_in("Ada", "correct horse")) == "wrong_login"
                assert await code_of(again.ask("GET", f"/api/feed/{feed}.json", object)) == "not_found"
            assert [seat.name for seat in (await bo.table(over)).seats] == ["deleted", "Bo"]
            assert [each["name"] for each in (await bo.record(over))["players"]] == ["deleted", "Bo"]
            played = await bo.table(running_one)
            assert [(seat.name, seat.minded_by) for seat in played.seats] == [("deleted", "greedy"), ("Bo", None)]
            assert (await bo.table(waiting)).status == "closed"
            assert [seat.name for seat in (await bo.table(shared)).seats] == ["Bo", None]
            await play_on(bo, running_one)
            assert [each["name"] for each in (await bo.record(running_one))["players"]] == ["deleted", "Bo"]
            assert await code_of(bo.ask("GET", f"/api/people/{me.id}", object)) == "no_such_person"

    attacking(tmp_path, attack)


_FEED = {"label": "feed", "kind": "feed"}


# Guesses at a password, and the lobby.


BEHIND_A_PROXY = Settings(trusted_proxies=("127.0.0.1",))


async def log_in_from(server: Running, address: str, password: str, cookies: dict[str, str] | None = None) -> str:
    """The code of the refusal, or none."""
    async with httpx.AsyncClient(base_url=server.address, cookies=cookies) as http:
        headers = {"x-forwarded-for": address}
        answer = await http.post("/api/logins", json={"name": "Ada", "password": password}, headers=headers)
        return str(answer.json().get("code", ""))


def test_wrong_guesses_at_a_name_slow_down_whoever_guesses_and_not_the_owner(tmp_path: Path) -> None:
    async def attack(server: Running) -> None:
        server.services.limits = Limits(now=lambda: 0)  # however long the guesses take
        async with await account(server, "Ada") as ada:
            cookies = dict(ada._http.cookies.items())
            known = {"allaboard_known": cookies["allaboard_known"]}
            guesses = [await log_in_from(server, "198.51.100.7", "wrong horse") for _ in range(12)]
            assert guesses[0] == "wrong_login"
            assert guesses[-1] == "too_often"
            assert await log_in_from(server, "192.0.2.1", "correct horse") == ""
            assert await log_in_from(server, "198.51.100.7", "correct horse") == "too_often"
            # A device that was here before is not kept out even beside the one that guesses, and has a limit too.
            assert await log_in_from(server, "198.51.100.7", "correct horse", known) == ""
            assert await name_seen(server, known["allaboard_known"]) is None
            guesses = [await log_in_from(server, "198.51.100.7", "wrong horse", known) for _ in range(12)]
            assert guesses[-1] == "too_often"

    attacking(tmp_path, attack, BEHIND_A_PROXY)


def test_one_person_cannot_fill_the_lobby(tmp_path: Path) -> None:
    async def attack(server: Running) -> None:
        public = TableWishes(game="bus", city="new_york", seats=2, public=True)
        async with Connection(server.address) as ada:
            await ada.play_as_guest("Ada")
            tables = [(await ada.create_table(public)).id for _ in range(MOST_OF_ONE_PERSON)]
            assert await code_of(ada.create_table(public)) == "too_many_tables"
            await ada.create_table(_BUS)  # one that only friends see
            await ada.command(tables[0], c.Close())
            await ada.create_table(public)
            assert await code_of(ada.create_table(public)) == "too_many_tables"

    attacking(tmp_path, attack)


def test_one_address_cannot_fill_the_lobby_under_many_names(tmp_path: Path) -> None:
    async def attack(server: Running) -> None:
        public = TableWishes(game="bus", city="new_york", seats=2, public=True)
        codes: set[str] = set()
        for number in range(MOST_OF_ONE_ADDRESS // 4 + 1):
            async with Connection(server.address) as eve:
                await eve.play_as_guest(f"Eve {number}")
                for _ in range(4):
                    try:
                        await eve.create_table(public)
                    except ServerRefused as refused:
                        codes.add(refused.code)
        async with Connection(server.address) as bo:
            assert len(await bo.public_tables()) == MOST_OF_ONE_ADDRESS
        assert codes == {"too_many_tables"}

    attacking(tmp_path, attack)
