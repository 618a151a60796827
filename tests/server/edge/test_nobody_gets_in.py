"""Whoever should not, does not: refused with a code, and the others play on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from tests.server.edge.serving import PATIENCE, play_on, running, started_table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from allaboard.client import Connection, ServerRefused
from allaboard.protocol import commands as c
from allaboard.server.settings import Settings

OLD, NEW, OTHER = "o" * 40, "n" * 40, "x" * 40


def socket_at(address: str, table: str, query: str = "", **headers: str) -> connect:
    return connect(
        f"ws{address.removeprefix('http')}/api/tables/{table}/socket{query}",
        additional_headers={name.replace("_", "-"): value for name, value in headers.items()},
    )


async def last_word(socket: ClientConnection) -> dict[str, Any]:
    """What a socket says before it closes."""
    last: dict[str, Any] = {}
    try:
        async with asyncio.timeout(PATIENCE):
            async for message in socket:
                last = json.loads(message)
    except ConnectionClosed:
        pass
    return last


def test_a_cookie_is_believed_only_with_a_key_of_this_server(tmp_path: Path) -> None:
    async def ask(address: str, cookie: str) -> dict[str, Any] | None:
        async with httpx.AsyncClient(base_url=address, cookies={"allaboard": cookie}) as http:
            found: dict[str, Any] | None = (await http.get("/api/me")).json()
            return found

    async def enter(address: str) -> tuple[str, str]:
        async with Connection(address) as ada:
            me = await ada.play_as_guest("Ada")
            return ada.cookie or "", me.id

    with running(tmp_path, Settings(secret_keys=(OLD,))) as server:
        cookie, person = asyncio.run(enter(server.address))
    with running(tmp_path, Settings(secret_keys=(NEW, OLD))) as server:
        assert asyncio.run(ask(server.address, cookie)) is not None  # an older key is still good
        signed = str(URLSafeSerializer(OTHER, salt="allaboard.person.1").dumps(person))
        for forged in (
            signed,
            cookie[:-9] + ("A" if cookie[-9] != "A" else "B") + cookie[-8:],
            person,
            "",
            "a.b.c",
            "\x00",
            "é" * 40,
        ):
            if forged.isascii() and forged.isprintable():
                assert asyncio.run(ask(server.address, forged)) is None
    with running(tmp_path, Settings(secret_keys=(NEW,))) as server:
        assert asyncio.run(ask(server.address, cookie)) is None  # rotated out


def test_a_seat_belongs_to_one_person(tmp_path: Path) -> None:
    async def live(address: str) -> None:
        async with Connection(address) as ada, Connection(address) as bo, Connection(address) as eve:
            for person, name in ((ada, "Ada"), (bo, "Bo"), (eve, "Eve")):
                await person.play_as_guest(name)
            table = await started_table(ada, bo)
            for command, code in (
                (c.Act(action="depart 1", seen=99), "not_seated"),
                (c.Act(action="depart 1", seen=99, seat=0), "not_seated"),
                (c.Sit(seat=0), "already_started"),
                (c.Close(), "not_host"),
                (c.Kick(seat=1), "not_host"),
                (c.Resign(), "not_seated"),
                (c.Vote(yes=True), "not_seated"),
                (c.AskTakeBack(), "not_seated"),
            ):
                with pytest.raises(ServerRefused, match=code):
                    await eve.command(table, command)
            with pytest.raises(ServerRefused, match="not_your_seat"):
                await bo.command(table, c.Act(action="depart 1", seen=99, seat=0))
            with pytest.raises(ServerRefused, match="stale"):
                await ada.command(table, c.Act(action="depart 1", seen=0))
            async with socket_at(address, table, "?seat=0", cookie=f"allaboard={eve.cookie}") as socket:
                assert (await last_word(socket))["code"] == "not_your_seat"
            async with socket_at(address, "nothing", cookie=f"allaboard={eve.cookie}") as socket:
                assert (await last_word(socket))["code"] == "no_such_table"
            await asyncio.gather(play_on(ada, table), play_on(bo, table))

    with running(tmp_path) as server:
        asyncio.run(live(server.address))


def test_pages_of_other_sites_are_refused(tmp_path: Path) -> None:
    async def live(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as http, Connection(address) as ada:
            await ada.play_as_guest("Ada")
            table = await started_table(ada)
            for origin in ("https://evil.example", "null", address + ".evil.example", "http://127.0.0.1:1"):
                answer = await http.post("/api/guests", json={"name": "Eve"}, headers={"origin": origin})
                assert answer.json()["code"] == "other_origin"
                async with socket_at(address, table, cookie=f"allaboard={ada.cookie}", origin=origin) as socket:
                    assert (await last_word(socket))["code"] == "other_origin"
            for origin in (address, "https://friend.example", "http://games.example"):
                answer = await http.post("/api/guests", json={"name": "Eve"}, headers={"origin": origin})
                assert answer.status_code == 201

    settings = Settings(origins=("https://friend.example",), public_url="http://games.example")
    with running(tmp_path, settings) as server:
        asyncio.run(live(server.address))


def test_cookies_are_closed_to_scripts_and_to_other_sites(tmp_path: Path) -> None:
    for url, is_secure in ((None, False), ("https://games.example", True)):
        with running(tmp_path, Settings(public_url=url)) as server:
            told = httpx.post(server.address + "/api/guests", json={"name": "Ada"}).headers["set-cookie"].lower()
            assert "httponly" in told
            assert "samesite=lax" in told
            assert ("secure" in told) is is_secure


def test_broken_messages_are_answered_and_many_of_them_end_it(tmp_path: Path) -> None:
    async def live(address: str) -> None:
        async with Connection(address) as ada:
            await ada.play_as_guest("Ada")
            table = await started_table(ada)
            async with socket_at(address, table, cookie=f"allaboard={ada.cookie}") as socket:
                for text, code in (
                    ("", "bad_message"),
                    ("[]", "bad_message"),
                    ('{"type":"nothing"}', "bad_message"),
                    ('{"type":"start","more":1}', "bad_message"),
                    ('{"type":"act","id":7,"action":"a","seen":-1}', "bad_message"),
                    ("[" * 10_000, "bad_message"),
                    ('{"type":"chat","text":"' + "x" * 17_000 + '"}', "too_large"),
                    ('{"type":"chat","id":3,"text":"  "}', "empty"),
                ):
                    await socket.send(text)
                    while (answer := json.loads(await socket.recv()))["type"] != "refused":
                        pass
                    assert answer["code"] == code, text[:50]
                for _ in range(30):
                    await socket.send("{")
                assert (await last_word(socket))["code"] == "bad_messages"
            async with socket_at(address, table, cookie=f"allaboard={ada.cookie}") as socket:
                await socket.send("x" * 70_000)  # more than a socket takes at all
                await last_word(socket)
                assert socket.close_code == 1009
            await play_on(ada, table)

    with running(tmp_path) as server:
        asyncio.run(live(server.address))


def test_one_address_may_not_hold_all_connections_and_only_a_trusted_proxy_speaks_for_others(tmp_path: Path) -> None:
    async def flood(address: str, table: str, cookie: str, **headers: str) -> list[bool]:
        sockets = [await socket_at(address, table, cookie=cookie, **headers) for _ in range(4)]
        first = [json.loads(await socket.recv()) for socket in sockets]
        for socket in sockets:
            await socket.close()
        return [message["type"] == "snapshot" for message in first]

    async def live(address: str, *, is_trusted: bool) -> None:
        async with Connection(address) as ada:
            await ada.play_as_guest("Ada")
            table = await started_table(ada)
            cookie = f"allaboard={ada.cookie}"
            assert await flood(address, table, cookie) == [True, True, False, False]
            await asyncio.sleep(0.2)
            both = [
                await socket_at(address, table, cookie=cookie, x_forwarded_for=f"1.1.1.{n}, 10.0.0.{n}")
                for n in range(4)
            ]
            kinds = [json.loads(await socket.recv())["type"] for socket in both]
            assert kinds == (["snapshot"] * 4 if is_trusted else ["snapshot", "snapshot", "bye", "bye"])
            for socket in both:
                await socket.close()

    for proxies in ((), ("127.0.0.1",)):
        settings = Settings(connections_per_address=2, trusted_proxies=proxies)
        with running(tmp_path / str(len(proxies)), settings) as server:
            asyncio.run(live(server.address, is_trusted=bool(proxies)))


def test_guessing_passwords_is_slow_and_says_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def live(address: str) -> None:
        async with Connection(address) as ada, Connection(address) as eve:
            await ada.make_account("Ada", "correct horse")
            codes: list[str] = []
            while "too_often" not in codes:
                name = ("Ada", "Nobody")[len(codes) % 2]
                with pytest.raises(ServerRefused) as refused:
                    await eve.log_in(name, "guess")
                codes.append(refused.value.code)
            assert 2 < len(codes) < 20
            assert set(codes[:-1]) == {"wrong_login"}

    with running(tmp_path) as server:
        moment = server.clock.now()  # whatever a guess takes here, no time passes
        monkeypatch.setattr(server.clock, "now", lambda: moment)
        asyncio.run(live(server.address))


TRICKS = (
    "/static/../settings.py", "/static/%2e%2e/app.py", "/t/../admin", "/%00", "//evil.example/", "/t/a/b",
    "/api/tables/%F0",
)  # fmt: skip


def test_paths_lead_nowhere_else(tmp_path: Path) -> None:
    with running(tmp_path) as server, httpx.Client(base_url=server.address) as http:
        for path in TRICKS:
            request = http.build_request("GET", "/")
            request.url = request.url.copy_with(raw_path=path.encode())
            answer = http.send(request)
            assert answer.status_code in {400, 404}, path
            assert "location" not in answer.headers, path


def test_names_and_chat_with_markup_stay_text(tmp_path: Path) -> None:
    async def live(address: str) -> None:
        async with Connection(address) as ada, httpx.AsyncClient(base_url=address) as http:
            await ada.play_as_guest("<script>alert(1)</script>")
            table = await started_table(ada)
            await ada.command(table, c.Chat(text="\x1b[2J<img src=x onerror=alert(1)>\u202e"))
            async with socket_at(address, table, cookie=f"allaboard={ada.cookie}") as socket:
                chat = json.loads(await socket.recv())["chat"][0]["text"]
                assert "\x1b" not in chat
                assert "\u202e" not in chat
            picture = (await http.get(f"/api/tables/{table}/picture.svg")).text
            assert "<script" not in picture
            for answer in (await http.get("/api/tables"), await http.get(f"/api/tables/{table}/log")):
                assert answer.headers["content-type"].startswith("application/json")

    with running(tmp_path) as server:
        asyncio.run(live(server.address))
