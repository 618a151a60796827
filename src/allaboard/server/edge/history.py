"""What was played: results, statistics, ratings. Of deals that others still play only their players are told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, get
from litestar.params import FromPath, QueryParameter

from allaboard.engine.depot.setup import TEAMS
from allaboard.server.edge.guards import needed_person, services_of
from allaboard.server.edge.services import Services
from allaboard.server.events import is_running
from allaboard.server.store.interface import Rating, Result
from allaboard.server.table.gauntlet import Refusal

GameQuery = Annotated[Literal["bus", "metro", "depot"] | None, QueryParameter(description="of this game only")]
_PAGE = 50
_MOST_COUNTED = 1_000


class SeatLine(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat did. `person` is there for accounts and guests, not for bots."""

    seat: int
    name: str
    total: int | None
    rank: int
    person: str | None = None
    bot: str | None = None


class TeamLine(msgspec.Struct, frozen=True, kw_only=True):
    """How a team did."""

    seats: list[int]
    total: int
    rank: int


class ResultLine(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in a list; its replay is at `/replay/{table}`."""

    table: str
    game: str
    city: str | None
    finished: int
    rated: bool
    took_back: bool = False
    event: str | None
    seats: list[SeatLine]
    teams: list[TeamLine] = []  # in a team game; the seats of a team have its rank


class _Options(msgspec.Struct, frozen=True):
    teams: bool = False


class _Played(msgspec.Struct, frozen=True):
    """What of a record of Depot says whether teams played."""

    options: _Options = _Options()


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """A person in one game and city. Points are of games that were not lost by elimination.

    Games in which turns were taken back do not count.
    """

    game: str
    city: str | None
    games: int
    wins: int
    average: float | None
    best: int | None


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A person on a leaderboard. `sure` is what is certain of the strength: mu - 3 sigma."""

    place: int
    person: str
    name: str
    mu: float
    sigma: float
    sure: float
    games: int


class RatingLine(msgspec.Struct, frozen=True, kw_only=True):
    """The rating of a person in one game."""

    game: str
    mu: float
    sigma: float
    sure: float
    games: int


class PersonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a person."""

    id: str
    name: str
    is_guest: bool
    statistics: list[Tally]
    ratings: list[RatingLine]


def result_line(result: Result) -> ResultLine:
    return ResultLine(
        table=result.table,
        game=result.game,
        city=result.city,
        finished=result.finished,
        rated=result.rated,
        took_back=result.took_back,
        event=result.event,
        seats=[
            SeatLine(seat=each.seat, name=each.name, total=each.total, rank=each.rank, person=each.person, bot=each.bot)
            for each in result.seats
        ],
        teams=team_lines(result),
    )


def team_lines(result: Result) -> list[TeamLine]:
    """The teams of a team game; of other games none."""
    if result.game != "depot" or not msgspec.json.decode(result.record, type=_Played).options.teams:
        return []
    return [
        TeamLine(
            seats=list(team),
            total=sum(result.seats[seat].total or 0 for seat in team),
            rank=result.seats[team[0]].rank,
        )
        for team in TEAMS
    ]


def tallies(results: Iterable[Result], person: str) -> list[Tally]:
    """Statistics of a person by game and city."""
    by_kind: dict[tuple[str, str | None], list[tuple[int | None, bool]]] = {}
    for result in results:
        for seat in () if result.took_back else result.seats:
            if seat.person == person:
                won = seat.rank == 1 and len(result.seats) > 1
                by_kind.setdefault((result.game, result.city), []).append((seat.total, won))
    found = []
    for (game, city), played in sorted(by_kind.items(), key=lambda item: (item[0][0], item[0][1] or "")):
        totals = [total for total, _ in played if total is not None]
        found.append(
            Tally(
                game=game,
                city=city,
                games=len(played),
                wins=sum(won for _, won in played),
                average=round(sum(totals) / len(totals), 2) if totals else None,
                best=max(totals, default=None),
            )
        )
    return found


class History(Controller):
    """What was played."""

    path = "/api"
    tags = ["history"]  # noqa: RUF012 - Litestar reads it from the instance

    @get("/results", summary="My finished games, newest first")
    async def results(
        self,
        request: Request[Any, Any, Any],
        game: GameQuery = None,
        before: Annotated[
            int | None, QueryParameter(ge=0, le=2**53, description="`finished` of the last one of the page before")
        ] = None,
        limit: Annotated[int, QueryParameter(ge=1, le=_PAGE)] = _PAGE,
    ) -> list[ResultLine]:
        person = await needed_person(request)
        found = await services_of(request).store.results(person=person.id, game=game, before=before, limit=limit)
        return [result_line(result) for result in found]

    @get("/people/{person_id:str}", summary="A person's games in numbers")
    async def person(self, request: Request[Any, Any, Any], person_id: FromPath[str]) -> PersonInfo:
        services = services_of(request)
        person = await services.store.person(person_id[:64])
        if person is None or person.blocked:
            raise Refusal("no_such_person")
        results = await services.store.results(person=person.id, limit=_MOST_COUNTED)
        told = [result for result in results if not await _is_secret(services, result)]
        ratings = [
            rating
            for game in ("bus", "metro", "depot")
            for rating in await services.store.ratings_of([person.id], game)
        ]
        return PersonInfo(
            id=person.id,
            name=person.name,
            is_guest=person.password is None,
            statistics=tallies(told, person.id),
            ratings=[RatingLine(game=rating.game, games=rating.games, **_strength(rating)) for rating in ratings],
        )

    @get("/leaderboards/{game:str}", summary="The best players of a game")
    async def leaderboard(self, request: Request[Any, Any, Any], game: FromPath[str]) -> list[Standing]:
        services = services_of(request)
        if game not in {"bus", "metro", "depot"}:
            raise Refusal("not_found")
        found: list[Standing] = []
        for rating in await services.store.ratings(game):
            person = await services.store.person(rating.person)
            if person is not None and not person.blocked:
                found.append(_standing(len(found) + 1, person.name, rating))
        return found


def _standing(place: int, name: str, rating: Rating) -> Standing:
    return Standing(place=place, person=rating.person, name=name, games=rating.games, **_strength(rating))


def _strength(rating: Rating) -> dict[str, float]:
    sure = rating.mu - 3 * rating.sigma
    return {"mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3), "sure": round(sure, 3)}


async def _is_secret(services: Services, result: Result) -> bool:
    return await is_running(services.store, result.event, services.watch.now())
