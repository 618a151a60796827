"""Your turn: a private feed, and mails against a real mail server."""

from __future__ import annotations

import asyncio
import email
import re
import socket
from collections.abc import Iterator
from email.header import decode_header, make_header
from email.message import Message
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from aiosmtpd.controller import Controller
from tests.server.edge.serving import Running, running, started_table

from allaboard.client import Connection, ServerRefused
from allaboard.locales import words_of
from allaboard.protocol import commands as c
from allaboard.server.settings import Settings

ATOM = "{http://www.w3.org/2005/Atom}"


class Letterbox:
    """What the mail server was handed."""

    def __init__(self) -> None:
        self.mails: list[Message] = []

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802 - its name
        self.mails.append(email.message_from_bytes(envelope.content))
        return "250 taken"


@pytest.fixture
def mail_server() -> Iterator[tuple[str, Letterbox]]:
    box = Letterbox()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield f"smtp://127.0.0.1:{port}", box
    controller.stop()


def text_of(mail: Message) -> str:
    body = mail.get_payload(decode=True)
    assert isinstance(body, bytes)
    return body.decode()


def subject(mail: Message) -> str:
    return str(make_header(decode_header(mail["Subject"])))


def links(mail: Message) -> list[str]:
    """Where the links of a mail lead, without the server."""
    return re.findall(r"http://[^/\s]+(/\S+)", text_of(mail))


def test_the_feed_tells_whose_turn_it_is_until_it_is_revoked(tmp_path: Path) -> None:
    async def live(address: str) -> None:
        async with Connection(address) as ada, Connection(address) as bo, httpx.AsyncClient(base_url=address) as http:
            await ada.play_as_guest("Ada <b>")
            await bo.play_as_guest("Bo")
            made = await ada.ask("POST", "/api/tokens", dict[str, Any], {"label": "phone", "kind": "feed"})
            path = f"/api/feed/{made['token']}"
            assert ElementTree.fromstring((await http.get(path + ".atom")).text).findall(f"{ATOM}entry") == []
            table = await started_table(ada, bo, pace="days")
            feed = ElementTree.fromstring((await http.get(path + ".atom")).text)
            (entry,) = feed.findall(f"{ATOM}entry")
            assert entry.findtext(f"{ATOM}title") == "Your turn: Bus, New York"
            assert table in entry.find(f"{ATOM}link").attrib["href"]  # type: ignore[union-attr]
            assert [turn["table"] for turn in (await http.get(path + ".json")).json()] == [table]
            hand = (await ada.ask("GET", "/api/me", dict[str, Any]))["id"]
            await ada.command(table, c.Act(action=await first_departure(ada, table), seen=99))
            assert (await http.get(path + ".json")).json() == []
            bots = await ada.new_token("bot")
            for wrong in (f"/api/feed/{bots}.atom", f"/api/feed/{hand}.atom", path, "/api/feed/.atom"):
                assert (await http.get(wrong)).status_code == 404
            # A feed's token opens nothing else.
            with pytest.raises(ServerRefused, match="bad_token"):
                async with Connection(address, token=made["token"]) as thief:
                    await thief.ask("GET", "/api/tables/mine", list[Any])
            await ada.ask("DELETE", f"/api/tokens/{made['id']}", type(None))
            assert (await http.get(path + ".atom")).status_code == 404

    with running(tmp_path) as server:
        asyncio.run(live(server.address))


async def first_departure(person: Connection, table: str) -> str:
    from allaboard.protocol.messages import Snapshot

    async with person.at_table(table) as seat:
        async for message in seat:
            if isinstance(message, Snapshot):
                assert message.asked
                return str(message.asked[0].legal[0]["action"])
    raise AssertionError


def test_mail_goes_to_confirmed_addresses_once_a_turn_and_stops_on_request(
    tmp_path: Path, mail_server: tuple[str, Letterbox]
) -> None:
    smtp, box = mail_server

    async def live(server: Running) -> None:
        address = server.address
        async with Connection(address) as ada, Connection(address) as bo, httpx.AsyncClient(base_url=address) as http:
            await ada.play_as_guest("Ada")
            await bo.play_as_guest("Bo")
            for wrong in ("ada", "ada@", "a b@example.org", "ada@example.org\nBcc: x@example.org"):
                with pytest.raises(ServerRefused, match=r"bad_address|bad_request"):
                    await ada.ask("POST", "/api/me/mail", type(None), {"address": wrong})
            await ada.ask("POST", "/api/me/mail", type(None), {"address": "ada@example.org"})
            (asked,) = box.mails
            assert asked["To"] == "ada@example.org"
            (confirm,) = links(asked)
            assert confirm.startswith("/mail/confirm/")

            table = await started_table(ada, bo, pace="days")
            look(server)
            assert len(box.mails) == 1  # not confirmed yet

            assert (await http.get(confirm)).status_code == 200
            assert (await ada.ask("GET", "/api/me/mail", dict[str, Any]))["address"] is None  # looking is not agreeing
            forged = confirm[:-5] + ("B" if confirm[-5] == "A" else "A") + confirm[-4:]
            assert (await http.post(forged)).status_code == 401
            assert (await http.post(confirm)).status_code == 200
            assert (await ada.ask("GET", "/api/me/mail", dict[str, Any]))["address"] == "ada@example.org"

            for _ in range(3):
                look(server)
            assert len(box.mails) == 2  # once for a turn, and nothing to Bo, who gave no address
            told = box.mails[-1]
            turn, stop = links(told)
            assert turn == f"/t/{table}"
            assert told["Subject"] == "Your turn: Bus, New York"
            assert stop in told["List-Unsubscribe"]

            live_table = await started_table(ada, bo)  # a table at one sitting needs no mails
            look(server)
            assert len(box.mails) == 2
            assert live_table != table

            assert (await http.post(stop)).status_code == 200
            assert (await ada.ask("GET", "/api/me/mail", dict[str, Any]))["address"] is None
            await started_table(ada, bo, pace="days")
            look(server)
            assert len(box.mails) == 2

    def look(server: Running) -> None:
        asyncio.run_coroutine_threadsafe(server.services.turn_mails.look(), server.loop).result(10)

    with running(tmp_path, Settings(smtp=smtp, mail_from="tables@example.org")) as server:
        asyncio.run(live(server))


def test_mails_and_feeds_speak_the_language_that_a_person_last_read(
    tmp_path: Path, mail_server: tuple[str, Letterbox]
) -> None:
    smtp, box = mail_server

    async def live(server: Running) -> None:
        address = server.address
        async with Connection(address) as ada, Connection(address) as bo, httpx.AsyncClient(base_url=address) as http:
            ada._http.headers["accept-language"] = "de-AT,de;q=0.9"
            await ada.play_as_guest("Ada")
            await bo.play_as_guest("Bo")
            await ada.ask("POST", "/api/me/mail", type(None), {"address": "ada@example.org"})
            assert subject(box.mails[0]) == words_of("de")("mail-confirm-subject")
            await http.post(links(box.mails[0])[0], headers={"accept-language": "en"})  # whoever has the link
            made = await ada.ask("POST", "/api/tokens", dict[str, Any], {"label": "phone", "kind": "feed"})

            async def turn_in(language: str) -> None:
                await started_table(ada, bo, pace="days")
                server.inside(server.services.turn_mails.look())
                words = words_of(language)
                game = f"{words('bus')}, {words('new_york')}"
                assert subject(box.mails[-1]) == words("mail-turn-subject", game=game)
                feed = (await http.get(f"/api/feed/{made['token']}.atom")).text
                assert words("feed-entry", game=game) in feed

            await turn_in("de")
            ada._http.headers["accept-language"] = "fr"
            await ada.ask("GET", "/api/me", dict[str, Any])  # as the page asks when it is opened
            await turn_in("fr")
            del ada._http.headers["accept-language"]
            await ada.ask("GET", "/api/me", dict[str, Any])
            await turn_in("fr")

    with running(tmp_path, Settings(smtp=smtp, mail_from="tables@example.org")) as server:
        asyncio.run(live(server))


def test_without_a_mail_server_nobody_is_promised_mail(tmp_path: Path) -> None:
    async def live(address: str) -> None:
        async with Connection(address) as ada:
            await ada.play_as_guest("Ada")
            with pytest.raises(ServerRefused, match="no_mail_here"):
                await ada.ask("POST", "/api/me/mail", type(None), {"address": "ada@example.org"})

    with running(tmp_path) as server:
        asyncio.run(live(server.address))
