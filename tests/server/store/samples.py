"""Tables, people and results to store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace

from allaboard.server.store.common import SqlStore
from allaboard.server.store.interface import Entry, Person, Rating, Result, Seated, SeatResult, TableRow, Token
from allaboard.server.store.opening import store_of

TABLE = TableRow(
    id="t1", game="bus", city="london", status="waiting", public=True, pace="live", seats=4, taken=1, host="ann",
    created=1_000, updated=1_000, due=None,
)  # fmt: skip


def table(name: str = "t1", **changes: Any) -> TableRow:
    return replace(TABLE, id=name, **changes)


def entry(number: int, body: bytes | None = None, at: int | None = None) -> Entry:
    return Entry(number, 1_000 + number if at is None else at, b'{"n":%d}' % number if body is None else body)


def entries(first: int, last: int) -> list[Entry]:
    return [entry(number) for number in range(first, last + 1)]


def person(name: str, account: bool = False, **changes: Any) -> Person:
    values = Person(id=name.lower(), name=name, created=5, password="$argon2id$…" if account else None)
    return replace(values, **changes)


def token(token_hash: str, owner: str, **changes: Any) -> Token:
    return replace(Token(hash=token_hash, person=owner, kind="bot", label="my bot", created=7), **changes)


def seated(name: str, *people: str) -> list[Seated]:
    return [Seated(table=name, person=each, seat=seat) for seat, each in enumerate(people)]


def result(name: str, *people: str | None, **changes: Any) -> Result:
    seats = [
        SeatResult(seat=seat, person=each, bot=None if each else "greedy", name=each or "B", total=seat, rank=seat + 1)
        for seat, each in enumerate(people)
    ]
    values = Result(
        table=name, game="bus", city="london", finished=9_000, rated=True, event=None, record=b'{"x":1}', seats=seats
    )
    return replace(values, **changes)


def rating(owner: str, mu: float, sigma: float, game: str = "bus") -> Rating:
    return Rating(person=owner, game=game, mu=mu, sigma=sigma, games=3, updated=9)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[SqlStore]:
    store = store_of(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)
