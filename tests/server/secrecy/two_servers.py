"""Two servers with the same people and the same time, each with one of two tables that differ in a secret alone.

Every GET route of the OpenAPI document is asked, for everything that it can be asked for, and a socket is opened. What
is kept is all that arrives: status, headers, bytes.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from tests.server.edge.test_openapi import DOCUMENT, OPERATIONS
from tests.server.secrecy.serving import OPEN, Running, running

from allaboard.client import Connection
from allaboard.protocol import commands as c
from allaboard.protocol.messages import Refused, Snapshot
from allaboard.server.identity import hash_of
from allaboard.server.room import Room
from allaboard.server.rows import row_of, seated_of
from allaboard.server.store.interface import Entry, Person, Token
from allaboard.server.store.opening import store_of
from allaboard.server.table.entries import decode_entry
from allaboard.server.table.frames import Viewer
from allaboard.server.table.state import Table

Journal = Sequence[tuple[int, bytes]]
Answers = dict[str, tuple[int, list[tuple[bytes, bytes]], bytes]]

NAME = "t1"
_GZIP = b"\x1f\x8b"
NOT_COMPARED = (b"date", b"x-request-id")
# Of the metrics, times: how long something took and since when it is counted.
TIMES = re.compile(rb"^(#|.*_(created|bucket|sum)[{ ]).*\n", re.MULTILINE)
VALUES = {
    "table_id": (NAME,),
    "person_id": ("p0", "p1"),
    "game": ("bus", "metro", "depot"),
    "city": ("new_york",),
    "day": ("1970-01-01",),
    "name": ("aab_feed.json", "aab_feed.atom", "new_york"),
    "seat": ("0", "1", "2"),
    "what": ("bus",),
}
QUERIES = {
    "/api/tables": ("", "?status=playing", "?status=over", "?free=true", "?free=false"),
    "/api/tables/{table_id}/log": ("", "?seat=none", "?after=1", "?seat=0", "?seat=1"),
    "/api/tables/{table_id}/picture.svg": ("", "?seat=none", "?seat=0", "?seat=1"),
    "/api/tables/{table_id}/sheets/{seat}": ("", "?viewer=none", "?viewer=0"),
}
SLOW = ("/api/print/", "/api/lessons/", "/api/protocol.json")  # the same for everybody, whatever is played


@dataclass(frozen=True)
class Frozen:
    """A clock that stands still."""

    moment: int

    def now(self) -> int:
        return self.moment

    async def sleep_until(self, moment: int) -> None:
        if moment > self.moment:
            await asyncio.Event().wait()


def addresses() -> Iterator[str]:
    """All that can be asked for, as far as it could tell of a table."""
    for method, path in OPERATIONS:
        if method != "get" or path.startswith(SLOW):
            continue
        names = [each["name"] for each in DOCUMENT["paths"][path]["get"].get("parameters", ()) if each["in"] == "path"]
        for values in product(*(VALUES.get(name, ("x",)) for name in names)):
            filled = path
            for name, value in zip(names, values, strict=True):
                filled = filled.replace(f"{{{name}}}", value)
            for query in QUERIES.get(path, ("",)):
                yield filled + query


async def fill(database: Path, journal: Journal, seats: int) -> None:
    """A database with this table, which is public, and its people."""
    store = store_of(str(database))
    await store.open()
    for seat in range(seats):
        await store.add_person(Person(id=f"p{seat}", name=f"Person {seat}", created=5))
        for kind in ("bot", "feed"):
            token = hash_of(f"aab_{kind}" if seat == 0 else f"aab_{kind}{seat}")
            await store.add_token(Token(hash=token, person=f"p{seat}", kind=kind, label="mine", created=7))
    table = Table(NAME)
    entries = [Entry(number, at, body) for number, (at, body) in enumerate(journal, 1)]
    for entry in entries:
        table.fold(entry.number, entry.at, decode_entry(entry.body))
    await store.create_table(replace(row_of(table), public=True), entries, seated_of(table))
    await store.close()


def token_of(viewer: Viewer, kind: str = "bot") -> str | None:
    return None if viewer is None else f"aab_{kind}" if viewer == 0 else f"aab_{kind}{viewer}"


async def asked(server: Running, viewer: Viewer) -> Answers:
    """What a viewer is answered."""
    token = token_of(viewer)
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    found: Answers = {}
    async with httpx.AsyncClient(base_url=server.address, headers=headers) as http:
        for address in addresses():
            server.services.limits._buckets.clear()
            own = address.replace("aab_feed", token_of(viewer, "feed") or "aab_none")
            async with http.stream(
                "GET", own, headers={} if address != "/metrics" else {"authorization": ""}
            ) as answer:
                body = b"".join([piece async for piece in answer.aiter_raw()])
            if body.startswith(_GZIP):
                body = body[:4] + body[8:]  # without the time when it was compressed
            if address == "/metrics":
                body = TIMES.sub(b"", body)
            told = [(n, v) for n, v in answer.headers.raw if n.lower() not in NOT_COMPARED]
            if address == "/metrics":
                told = [(n, v) for n, v in told if n.lower() != b"content-length"]
            found[address] = answer.status_code, told, body
    return found


async def heard(server: Running, viewer: Viewer, after: int | None) -> list[bytes]:
    """What arrives at a socket first, and what is said to somebody who tries something."""
    connection = Connection(server.address, token=token_of(viewer))
    async with connection, connection.at_table(NAME, after=after) as socket:
        socket.received = []
        messages = aiter(socket)
        async for message in messages:
            if isinstance(message, Snapshot):
                for command in (c.Act(action="nothing", seen=10**6), c.Resume(), c.Start()):
                    await socket.send(command)
            if isinstance(message, Refused) and message.id == 3:
                return socket.received
    raise AssertionError("the server did not answer")


async def everything(folder: Path, journal: Journal, seats: int, moment: int, viewer: Viewer) -> dict[str, object]:
    """All that a viewer can find out at a moment about a table that is read from its journal."""
    folder.mkdir()
    await fill(folder / "tables.sqlite", [each for each in journal if each[0] <= moment], seats)
    async with running(folder, OPEN, watch=Frozen(moment)) as server, asyncio.timeout(250):
        found: dict[str, object] = dict(await asked(server, viewer))
        for after in (None, 0, 3):
            found[f"socket {after}"] = await heard(server, viewer, after)
        found["pictures"] = [*server.services.pictures._kept]  # what is not kept takes longer
        found["numbers"] = (await asked(server, None))["/metrics"]
        return found


def differences(
    folder: Path, journals: Sequence[Journal], seats: int, moment: int, viewer: Viewer, patch: pytest.MonkeyPatch
) -> list[str]:
    """Where both servers answer differently. Time stands still, so nothing is done that becomes due."""
    patch.setattr(Room, "wake", lambda self, now=None: None)
    one, two = (
        asyncio.run(everything(folder / str(number), journal, seats, moment, viewer))
        for number, journal in enumerate(journals)
    )
    assert len(one) > 40
    return [what for what in one if one[what] != two[what]]
