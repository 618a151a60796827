"""Tables over HTTP: the lobby, new tables, commands by POST, finished games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from allaboard.protocol import commands as c
from allaboard.protocol.messages import Done
from allaboard.protocol.tables import TableInfo, TableWishes
from allaboard.server.edge.chatting import say_chat
from allaboard.server.edge.guards import address_of, needed_person, services_of
from allaboard.server.edge.languages import wished_in_language
from allaboard.server.edge.services import Services
from allaboard.server.edge.table_access import Access, access
from allaboard.server.identity import who_is
from allaboard.server.metrics import HIDES_DECISIONS
from allaboard.server.room import Room
from allaboard.server.store.interface import Person, TableFilter
from allaboard.server.table import entries as e
from allaboard.server.table.gauntlet import Refusal
from allaboard.server.table.state import Table

TableId = FromPath[str]
# Who sits at a table of a class or of the deal of the day, and when it starts, is up to the class or the day.
_BY_THE_EVENT = (c.Sit, c.AddBot, c.FreeSeat, c.Start)


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    city: str | None
    status: str
    pace: str
    seats: int
    taken: int
    updated: int


class Tables(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012 - Litestar reads it from the instance

    @get("/", summary="Public tables")
    async def lobby(
        self,
        request: Request[Any, Any, Any],
        game: Annotated[str | None, QueryParameter(max_length=20)] = None,
        city: Annotated[str | None, QueryParameter(max_length=40)] = None,
        pace: Annotated[str | None, QueryParameter(max_length=10)] = None,
        status: Annotated[str | None, QueryParameter(max_length=10)] = None,
        free: FromQuery[bool | None] = None,
    ) -> list[TableLine]:
        wanted = TableFilter(
            public=True,
            game=game,
            city=city,
            pace=pace,
            status=[status] if status else ["waiting", "playing"],
            free_seats=free,
        )
        return [_line(row) for row in await services_of(request).store.tables(wanted)]

    @get("/mine", summary="Tables where I sit")
    async def mine(self, request: Request[Any, Any, Any]) -> list[TableLine]:
        person = await needed_person(request)
        return [_line(row) for row in await services_of(request).store.tables(TableFilter(person=person.id))]

    @post("/", summary="A new table")
    async def create(self, request: Request[Any, Any, Any], data: JSONBody[TableWishes]) -> TableInfo:
        person = await needed_person(request)
        services = services_of(request)
        address = address_of(request, services.settings)
        services.limits.check("create", address, rate=0.5, burst=30)
        if data.public:
            await services.lobby.check(person.id, address)
        room = await services.hub.create(who_is(person), wished_in_language(request, data))
        if data.public:
            services.lobby.opened(person.id, address, room.table.id)
        return room.table.info()

    @get("/{table_id:str}", summary="What everybody may know of a table", opt=access(Access.FACTS))
    async def info(self, request: Request[Any, Any, Any], table_id: TableId) -> TableInfo:
        return (await services_of(request).hub.room(table_id)).table.info()

    @post("/{table_id:str}/commands", summary="Carry out a command", status_code=200, opt=access(Access.COMMAND))
    async def command(self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[c.AnyCommand]) -> Done:
        person = await needed_person(request)
        services = services_of(request)
        services.limits.check("command", person.id, rate=services.settings.commands_per_second, burst=60)
        outcome = "failed"
        room = await services.hub.room(table_id)
        try:
            await carry_out(services, room, person, data, lambda: None)
            outcome = "done"
        except Refusal as refusal:
            outcome = refusal.code
            raise
        finally:
            if not hides_decisions(room.table):
                services.metrics.count(type(data).__name__.lower(), outcome)
        return Done(id=data.id)


def _line(row: Any) -> TableLine:
    return TableLine(**{name: getattr(row, name) for name in TableLine.__struct_fields__})


async def carry_out(
    services: Services, room: Room, person: Person, command: c.Command, done: Callable[[], None]
) -> None:
    """A command of a person; calls `done` when it is, or raises `Refusal`."""
    who = who_is(person)
    if room.table.event is not None and isinstance(command, _BY_THE_EVENT):
        raise Refusal("not_allowed")
    match command:
        case c.Chat():
            await say_chat(services, room, person, command.text)
        case c.Nudge():
            nudge(services, room, person, command.seat)
        case c.Rematch():
            await rematch(services, room, person)
        case _:
            await room.command(who, command, done)
            return
    done()


def hides_decisions(table: Table) -> bool:
    """Whether nobody may learn from a number that somebody decided something here."""
    return table.wishes is not None and table.wishes.game in HIDES_DECISIONS


def nudge(services: Services, room: Room, person: Person, seat: int) -> None:
    """Remind somebody, now and then."""
    table = room.table
    own = _seats_of(table, person)
    if seat >= len(table.seats) or table.seats[seat].person is None:
        raise Refusal("nobody_there")
    services.limits.check("nudge", f"{table.id}:{person.id}", rate=1 / 30, burst=2)
    room.nudge(own[0], seat)


async def rematch(services: Services, room: Room, person: Person) -> None:
    """A new table with the same wishes; whoever asks first makes it, and everybody keeps the seat."""
    table = room.table
    _seats_of(table, person)
    if table.status not in {"over", "closed"}:
        raise Refusal("not_over")
    if table.rematch is not None:
        return
    assert table.wishes is not None
    new = await services.hub.create(who_is(person), table.wishes, seat=None)
    moves: list[e.AnyEntry] = []
    for place, seat in enumerate(table.seats):
        if seat.person is not None:
            if seat.person in table.kicked:
                continue
            moves.append(e.Seated(seat=place, person=seat.person, name=seat.name or "", guest=seat.guest))
        elif seat.bot is not None:
            moves.append(e.BotSeated(seat=place, bot=seat.bot, name=seat.name or seat.bot))
    await new.append(*moves)
    # Whoever asks at the same time, on this worker or another: one of the tables is the rematch.
    chosen = await services.store.set_setting(f"rematch:{table.id}", new.table.id)
    if chosen != new.table.id:
        await new.append(e.Closed())
    if table.rematch is None:
        await room.append(e.Rematched(table=chosen))


def _seats_of(table: Table, person: Person) -> list[int]:
    """The seats of somebody who may speak at a table."""
    if person.id in table.kicked:
        raise Refusal("kicked")
    own = table.seats_of(person.id)
    if not own:
        raise Refusal("not_seated")
    return own


__all__ = ["Tables", "carry_out"]
