"""For a real table: what a score helper must know to ask the right questions, and what a day of Depot is worth.

A line game at a real table is a record in progress; the page keeps it, and `replaying` says what fits and what it is
worth. Of Depot nobody enters every card, so its days are counted from what lies before the players at their end.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from allaboard.boards.loader import load, names
from allaboard.deals.line import deal_line_setup, rival_line
from allaboard.engine.depot.areas import Areas
from allaboard.engine.depot.cards import (
    CAPACITY,
    COLOURS,
    FIRST_LOVER,
    HAND_BUSES,
    HAND_TRAVELLERS,
    PROFILE,
    SECOND_LOVER,
    TRAVELLERS,
)
from allaboard.engine.depot.scoring import breakdown, day_points, standings
from allaboard.engine.depot.setup import DAYS, LEAST_PLAYERS, MOST_PLAYERS
from allaboard.engine.line.setup import COMMON_OBJECTIVES, OBJECTIVE_NAMES, SOLO_COMMON_OBJECTIVES
from allaboard.engine.line.shapes import SHEET_TYPES, TICKETS
from allaboard.records import FORMAT, RULES
from allaboard.server.deals import new_seed
from allaboard.server.edge.guards import address_of, services_of
from allaboard.server.table.gauntlet import Refusal

Json = dict[str, Any]
_DAY = "public, max-age=86400"
Count = Annotated[int, Meta(ge=0, le=TRAVELLERS)]


class HelperCity(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on the table before a line game begins.

    `players` fit without more ado; for fewer, down to two, the record needs the option `any_city`. One alone has
    `solo_common` objectives, a rival line (`rival`), and rush-hour cards that each lie before one of the tickets from
    the first to the last index of their entry in `rush`. `blank` is a record that lacks only what the table says.
    """

    game: str
    city: str
    players: tuple[int, int]
    departures: dict[str, str]  # the stop of each number
    objectives: list[str]
    common: int  # how many of them are drawn
    solo_common: int
    rush: list[tuple[int, int]]
    personal: list[list[str]]
    sheets: int
    tickets: int
    blank: Json


class DepotDay(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies before a player at the end of a day; `night` are the travellers on buses at the platform."""

    passengers: Count = 0
    pairs: Annotated[int, Meta(ge=0, le=COLOURS)] = 0
    unhappy: Count = 0
    hand: Annotated[int, Meta(ge=0, le=HAND_TRAVELLERS)] = 0
    buses: Annotated[list[Annotated[int, Meta(ge=3, le=5)]], Meta(max_length=HAND_BUSES)] = []
    night: Count = 0


class DepotDays(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The days of every seat, as many for each; with `teams` the first and third play against the others."""

    seats: Annotated[
        list[Annotated[list[DepotDay], Meta(min_length=1, max_length=DAYS)]],
        Meta(min_length=LEAST_PLAYERS, max_length=MOST_PLAYERS),
    ]
    teams: bool = False


class DepotDoubt(msgspec.Struct, frozen=True, kw_only=True):
    """Counts that no table can have: what is wrong, on which day (from 1), at which seats."""

    doubt: str
    day: int
    seats: list[int]


class DepotStandings(msgspec.Struct, frozen=True, kw_only=True):
    """The standings as `score` prints them; `doubts` are counts that no table can have, `doubted` says whose."""

    scores: Json
    doubts: list[str]
    doubted: list[DepotDoubt] = []


class Helping(Controller):
    """The score helper for a real table."""

    path = "/api/helper"
    tags = ["records"]  # noqa: RUF012 - Litestar reads it from the instance

    @get("/cities", summary="The cities as they are set up at a real table")
    async def cities(self) -> Response[list[HelperCity]]:
        return Response(_cities(), headers={"Cache-Control": _DAY})

    @get("/rival", summary="A rival line for somebody who plays alone at a real table")
    async def rival(
        self,
        request: Request[Any, Any, Any],
        city: Annotated[str, QueryParameter(max_length=40)],
        sheet: Annotated[int, QueryParameter(ge=1, le=SHEET_TYPES)],
        departure: FromQuery[int],
    ) -> Response[list[str]]:
        services = services_of(request)
        services.limits.check("helper", address_of(request, services.settings), rate=20, burst=100)
        line = await asyncio.to_thread(_rival, city, sheet, departure)
        return Response(line, headers={"Cache-Control": "no-store"})

    @post("/depot", summary="What days of Depot are worth, from what lies before the players", status_code=200)
    async def depot(self, request: Request[Any, Any, Any], data: JSONBody[DepotDays]) -> DepotStandings:
        services = services_of(request)
        services.limits.check("helper", address_of(request, services.settings), rate=20, burst=100)
        return _standings(data)


@cache
def _cities() -> list[HelperCity]:
    found = []
    for name in names():
        city = load(name)
        blank: Json = {"format": FORMAT, "rules": RULES, "game": city.game, "city": name, "options": {}}
        found.append(
            HelperCity(
                game=city.game,
                city=name,
                players=city.players,
                departures={str(number): stop for number, stop in sorted(city.departures.items())},
                objectives=list(OBJECTIVE_NAMES[city.game]),
                common=COMMON_OBJECTIVES,
                solo_common=SOLO_COMMON_OBJECTIVES,
                rush=[(0, TICKETS // 2 - 1), (TICKETS // 2, TICKETS - 1)],
                personal=[list(letters) for letters in city.personal_objectives],
                sheets=SHEET_TYPES,
                tickets=TICKETS,
                blank={**blank, "players": [], "setup": {"tickets": []}, "actions": []},
            )
        )
    return found


def _rival(name: str, sheet: int, departure: int) -> list[str]:
    """Z3, with a pile of its own: nobody knows yet in which order the tickets on the table lie."""
    if name not in names() or departure not in (city := load(name)).departures:
        raise Refusal("bad_request")
    dealt = deal_line_setup(city, 1, new_seed())
    return list(rival_line(city, replace(dealt, sheets=(sheet,), hands=((departure, departure),))))


def _standings(days: DepotDays) -> DepotStandings:
    lengths = {len(seat) for seat in days.seats}
    if len(lengths) != 1 or (days.teams and len(days.seats) != 4):
        raise Refusal("bad_request")
    (length,) = lengths
    points = [
        [breakdown(_points(day, f"seats[{place}][{number}]"), True) for number, day in enumerate(seat)]
        for place, seat in enumerate(days.seats)
    ]
    doubted = [doubt for day in range(length) for doubt in _doubts(day + 1, [seat[day] for seat in days.seats])]
    return DepotStandings(
        scores=dict(standings(points, length == DAYS, days.teams)),
        doubts=sorted({one.doubt for one in doubted}),
        doubted=doubted,
    )


def _points(day: DepotDay, at: str) -> list[int]:
    """What the engine gives for these cards; which ones they are makes no difference but for the Lovers.

    `at` says in a refusal whose they are.
    """
    table = Areas(1)
    lovers = [card for card in range(TRAVELLERS) if PROFILE[card] in {FIRST_LOVER, SECOND_LOVER}]
    others = [card for card in range(TRAVELLERS) if card not in lovers]
    pairs, singles = lovers[: 2 * day.pairs], lovers[2 * day.pairs :: 2]
    alone = max(0, day.passengers - 2 * day.pairs)
    if 2 * day.pairs > day.passengers or alone > len(others) + len(singles):
        raise Refusal("more_pairs", at)
    table.passengers[0] = sorted([*pairs, *(others + singles)[:alone]])
    table.unhappy[0] = list(range(day.unhappy))
    table.hands[0] = list(range(day.hand))
    table.buses[0] = _buses(day.buses)
    if day.night:
        table.dock = [0]
        table.aboard[0] = list(range(day.night))
    return day_points(table, 0)


def _buses(seats: list[int]) -> list[int]:
    """Different buses with so many seats."""
    found: list[int] = []
    for wanted in seats:
        found.append(next(bus for bus, size in enumerate(CAPACITY) if size == wanted and bus not in found))
    return found


def _doubts(number: int, day: list[DepotDay]) -> list[DepotDoubt]:
    """What cannot be: each card is there once, and the night buses go to one player (D72, D75)."""
    held = [seat for seat, own in enumerate(day) if own.passengers + own.unhappy + own.hand > 0]
    paired = [seat for seat, own in enumerate(day) if own.pairs > 0]
    empty = [seat for seat, own in enumerate(day) if own.night > 0 and own.hand == 0 and not own.buses]
    found = []
    if sum(own.passengers + own.unhappy + own.hand for own in day) > TRAVELLERS:
        found.append(DepotDoubt(doubt="travellers", day=number, seats=held))
    if sum(own.pairs for own in day) > COLOURS:
        found.append(DepotDoubt(doubt="pairs", day=number, seats=paired))
    if len(empty) > 1:
        found.append(DepotDoubt(doubt="night", day=number, seats=empty))
    return found
