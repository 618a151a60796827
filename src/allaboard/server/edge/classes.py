"""A class: one link seats everybody at tables of the same size with the same deal, and compares the results."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from allaboard.bots import BOT_NAMES
from allaboard.protocol.commands import AddBot, Close, Sit, Start
from allaboard.protocol.tables import Name, TableWishes
from allaboard.server.deals import check_wishes, new_seed
from allaboard.server.edge.guards import address_of, needed_person, person_of, services_of
from allaboard.server.edge.languages import wished_in_language
from allaboard.server.edge.services import Services
from allaboard.server.events import class_end_key, class_event, class_key
from allaboard.server.identity import who_is
from allaboard.server.room import Room
from allaboard.server.store.interface import Person, TableFilter, TableRow
from allaboard.server.table.gauntlet import Refusal, Who

_MOST_TABLES = 200
Code = FromPath[str]


class ClassWishes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is played at every table; `seats` is the size of a group. Empty seats are filled with the bot."""

    wishes: TableWishes
    bot: Name = "regular"


class ClassMade(msgspec.Struct, frozen=True, kw_only=True):
    """The link of a class is `/c/{code}`."""

    code: str


class ClassSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Where I sit."""

    table: str


class ClassTable(msgspec.Struct, frozen=True, kw_only=True):
    """One table of a class."""

    id: str
    status: str
    names: list[str]
    is_mine: bool


class ClassResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat of a class did. Everybody in the same seat was dealt the same."""

    place: int
    name: str
    seat: int
    total: int | None
    table: str


class ClassInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A class; results are there when it has ended."""

    code: str
    game: str
    city: str | None
    seats: int
    is_host: bool
    ended: bool
    tables: list[ClassTable]
    results: list[ClassResult]


class _Class(msgspec.Struct, frozen=True, kw_only=True):
    """A class as it is stored. The seed never leaves."""

    host: str
    name: str
    bot: str
    seed: str
    wishes: TableWishes

    @property
    def who(self) -> Who:
        return Who(self.host, self.name)


class Classes(Controller):
    """Classes."""

    path = "/api/classes"
    tags = ["classes"]  # noqa: RUF012 - Litestar reads it from the instance

    @post("/", summary="A link for a whole class")
    async def create(self, request: Request[Any, Any, Any], data: JSONBody[ClassWishes]) -> ClassMade:
        person = await needed_person(request)
        services = services_of(request)
        services.limits.check("class", address_of(request, services.settings), rate=0.1, burst=10)
        if data.bot not in BOT_NAMES:
            raise Refusal("no_such_bot", ", ".join(BOT_NAMES))
        wished = wished_in_language(request, data.wishes)
        wishes = replace(wished, public=False, hot_seat=False, hints=False, take_backs=False)
        check_wishes(wishes)
        code = secrets.token_urlsafe(9)
        made = _Class(host=person.id, name=person.name, bot=data.bot, seed=new_seed(), wishes=wishes)
        await services.store.set_setting(class_key(code), msgspec.json.encode(made).decode())
        return ClassMade(code=code)

    @get("/{code:str}", summary="A class, with its results when it has ended")
    async def info(self, request: Request[Any, Any, Any], code: Code) -> ClassInfo:
        services = services_of(request)
        found = await _class(services, code)
        person = await person_of(request)
        ended = await services.store.setting(class_end_key(code))
        tables = []
        for row in await _rows(services, code):
            room = await services.hub.room(row.id)
            seats = room.table.seats
            is_mine = person is not None and bool(room.table.seats_of(person.id))
            shown = [seat.name for seat in seats if seat.name is not None]
            tables.append(ClassTable(id=row.id, status=row.status, names=shown, is_mine=is_mine))
        return ClassInfo(
            code=code,
            game=found.wishes.game,
            city=found.wishes.city,
            seats=found.wishes.seats,
            is_host=person is not None and person.id == found.host,
            ended=ended is not None,
            tables=tables,
            results=[] if ended is None else await _results(services, code, int(ended)),
        )

    @post("/{code:str}/seats", summary="Sit down at the next free seat of the class", status_code=200)
    async def join(self, request: Request[Any, Any, Any], code: Code) -> ClassSeat:
        person = await needed_person(request)
        services = services_of(request)
        found = await _class(services, code)
        if await services.store.setting(class_end_key(code)) is not None:
            raise Refusal("table_closed")
        if person.id == found.host:
            raise Refusal("not_allowed")  # the host may watch every table, and so knows the deal
        async with services.class_locks.setdefault(code, asyncio.Lock()):
            return ClassSeat(table=await _seat(services, code, found, person))

    @post("/{code:str}/start", summary="The host fills up waiting tables with bots and starts them", status_code=200)
    async def start(self, request: Request[Any, Any, Any], code: Code) -> None:
        services, found = await _as_host(request, code)
        for row in await _rows(services, code, "waiting"):
            room = await services.hub.room(row.id)
            for place, seat in enumerate(room.table.seats):
                if seat.is_free:
                    with suppress(Refusal):  # somebody sat down meanwhile
                        await room.command(found.who, AddBot(seat=place, bot=found.bot))
            await _start_if_full(room, found)

    @post("/{code:str}/end", summary="The host ends the class: open tables close, results are shown", status_code=200)
    async def end(self, request: Request[Any, Any, Any], code: Code) -> None:
        services, found = await _as_host(request, code)
        await services.store.set_setting(class_end_key(code), str(services.watch.now()))
        for row in await _rows(services, code, "waiting", "playing"):
            with suppress(Refusal):
                await (await services.hub.room(row.id)).command(found.who, Close())


async def _class(services: Services, code: str) -> _Class:
    text = await services.store.setting(class_key(code[:64]))
    if text is None:
        raise Refusal("not_found")
    return msgspec.json.decode(text, type=_Class)


async def _as_host(request: Request[Any, Any, Any], code: str) -> tuple[Services, _Class]:
    person = await needed_person(request)
    services = services_of(request)
    found = await _class(services, code)
    if person.id != found.host:
        raise Refusal("not_host")
    return services, found


async def _rows(services: Services, code: str, *status: str) -> list[TableRow]:
    wanted = TableFilter(event=class_event(code), status=status or None, limit=_MOST_TABLES)
    return sorted(await services.store.tables(wanted), key=lambda row: (row.created, row.id))


async def _seat(services: Services, code: str, found: _Class, person: Person) -> str:
    """The table where this person sits now: the one of before, one with a free seat, or a new one."""
    event = class_event(code)
    own = await services.store.tables(TableFilter(event=event, person=person.id, limit=1))
    if own:
        return own[0].id
    for row in await _rows(services, code, "waiting"):
        room = await services.hub.room(row.id)
        for place, seat in enumerate(room.table.seats):
            if not seat.is_free:
                continue
            with suppress(Refusal):  # another worker seated somebody there
                await room.command(who_is(person), Sit(seat=place))
                await _start_if_full(room, found)
                return row.id
    room = await services.hub.create(found.who, found.wishes, event=event, seed=found.seed, seat=None)
    await room.command(who_is(person), Sit(seat=0))
    await _start_if_full(room, found)
    return room.table.id


async def _start_if_full(room: Room, found: _Class) -> None:
    if not any(seat.is_free for seat in room.table.seats):
        with suppress(Refusal):  # started already
            await room.command(found.who, Start())


async def _results(services: Services, code: str, ended: int) -> list[ClassResult]:
    """People of all tables, best first. What was played on after the end does not count: the deal is known by then."""
    found = await services.store.results(event=class_event(code), limit=_MOST_TABLES)
    results = [result for result in found if result.finished <= ended]
    seats = [(seat, result.table) for result in results for seat in result.seats if seat.person is not None]
    points = sorted((_points(seat.total) for seat, _ in seats), reverse=True)
    return [
        ClassResult(
            place=points.index(_points(seat.total)) + 1, name=seat.name, seat=seat.seat, total=seat.total, table=table
        )
        for seat, table in sorted(seats, key=lambda each: (-_points(each[0].total), each[0].seat, each[0].name))
    ]


def _points(total: int | None) -> float:
    return float("-inf") if total is None else total
