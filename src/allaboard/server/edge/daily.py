"""The deal of the day: the same for everybody, alone, one ranked try, results when the day is over."""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import FromPath

from allaboard.boards.loader import load, names
from allaboard.protocol.commands import Close, Start
from allaboard.protocol.tables import TableWishes
from allaboard.server.edge.guards import needed_person, person_of, services_of
from allaboard.server.events import daily_event, daily_seed, day_after, day_of, is_running
from allaboard.server.identity import who_is
from allaboard.server.store.interface import Result
from allaboard.server.table.gauntlet import Refusal

_MOST = 500
CityName = FromPath[str]


class DailyDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal of today; `table` is where I play it, once I do."""

    day: str
    game: str
    city: str
    table: str | None = None


class DailyTry(msgspec.Struct, frozen=True, kw_only=True):
    """Where my try is played."""

    table: str


class DailyLine(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody did, once the day is over. Who was eliminated has no total."""

    place: int
    name: str
    total: int | None
    table: str


def _try_key(event: str, person: str) -> str:
    return f"try:{event}:{person}"


def _known(city: str) -> str:
    if city not in names():
        raise Refusal("not_found")
    return city


class Daily(Controller):
    """The deal of the day."""

    path = "/api/daily"
    tags = ["daily"]  # noqa: RUF012 - Litestar reads it from the instance

    @get("/", summary="The deals of today")
    async def today(self, request: Request[Any, Any, Any]) -> list[DailyDeal]:
        services = services_of(request)
        person = await person_of(request)
        day = day_of(services.watch.now())
        found = []
        for city in names():
            table = None
            if person is not None:
                table = await services.store.setting(_try_key(daily_event(day, city), person.id))
            found.append(DailyDeal(day=day.isoformat(), game=load(city).game, city=city, table=table))
        return found

    @post("/{city:str}", summary="Play the deal of today; whoever has begun gets the same table again")
    async def play(self, request: Request[Any, Any, Any], city: CityName) -> DailyTry:
        person = await needed_person(request)
        services = services_of(request)
        event = daily_event(day_of(services.watch.now()), _known(city))
        key = _try_key(event, person.id)
        begun = await services.store.setting(key)
        if begun is not None:
            return DailyTry(table=begun)
        services.limits.check("create", person.id, rate=0.5, burst=30)
        wishes = TableWishes(game=load(city).game, city=city, seats=1, take_backs=False)  # type: ignore[arg-type]
        seed = await daily_seed(services.store, event)
        room = await services.hub.create(who_is(person), wishes, event=event, seed=seed)
        # Whatever was asked at the same time: one of the tables is the try, and only that one is dealt.
        chosen = await services.store.set_setting(key, room.table.id)
        if chosen == room.table.id:
            await room.command(who_is(person), Start())
        else:
            await room.command(who_is(person), Close())
        return DailyTry(table=chosen)

    @get("/{day:str}/{city:str}", summary="The results of a day that is over")
    async def results(self, request: Request[Any, Any, Any], day: FromPath[str], city: CityName) -> list[DailyLine]:
        services = services_of(request)
        try:
            ends = day_after(date.fromisoformat(day))
            event = daily_event(date.fromisoformat(day), _known(city))
        except (ValueError, OverflowError):
            raise Refusal("not_found") from None
        if await is_running(services.store, event, services.watch.now()):
            raise Refusal("embargoed")
        found = await services.store.results(event=event, limit=_MOST)
        return ranked([result for result in found if result.finished < ends and not _was_helped(result)])


def ranked(results: list[Result]) -> list[DailyLine]:
    """Best first; the same total is the same place, the eliminated come last."""
    totals = sorted((_total(result) for result in results), reverse=True)
    return [
        DailyLine(
            place=totals.index(_total(result)) + 1,
            name=result.seats[0].name,
            total=result.seats[0].total,
            table=result.table,
        )
        for result in sorted(results, key=lambda each: (-_total(each), each.finished))
    ]


def _total(result: Result) -> float:
    total = result.seats[0].total
    return float("-inf") if total is None else total


def _was_helped(result: Result) -> bool:
    """Turns were taken back, or a bot played on for somebody who left: no try of theirs."""
    if result.took_back:
        return True
    players = msgspec.json.decode(result.record)["players"]
    return any(player.get("left") is not None for player in players)
