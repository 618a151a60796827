"""Pictures for the page: boards and sheets, as parts that it puts into itself.

They are drawn by `allaboard.drawing`, in colours that are named instead of said: `var(--ground)`. The page knows
these from the same file as the drawings, so light and dark need one picture only.

A board comes in two: what never changes, with its geometry, and the layers that belong to a moment. The moment is
told by the page, from what it may know; nothing secret can be asked for. Sheets are drawn for the person who asks.
"""

from __future__ import annotations

import asyncio
import gzip
from functools import cache, lru_cache
from itertools import pairwise
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from allaboard.boards.city import City
from allaboard.boards.loader import load, names, parse_city
from allaboard.drawing.board import BoardState, Lit, board_geometry
from allaboard.drawing.board.drawn import board_layers
from allaboard.drawing.geometry import RIVAL, LineKey
from allaboard.drawing.position import position_of
from allaboard.drawing.sheets import sheet_document, state_of
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import NAMED
from allaboard.engine import IllegalAction, LineGame
from allaboard.locales import LANGUAGES
from allaboard.server.edge.guards import address_of, person_of, services_of
from allaboard.server.edge.viewing import seat_at_sight
from allaboard.server.table.gauntlet import Refusal
from allaboard.server.table.state import Table

_MOST_STOPS = 400
_DAY = "public, max-age=86400"
StopName: TypeAlias = Annotated[str, Meta(max_length=4)]
Course: TypeAlias = Annotated[list[StopName], Meta(max_length=_MOST_STOPS)]
LineName: TypeAlias = Annotated[str, Meta(pattern="^([0-5]|rival)$")]


class LitWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lit stop costs."""

    turn_boxes: Annotated[int, Meta(ge=0, le=99)] = 0
    shared: Annotated[int, Meta(ge=0, le=999)] = 0
    loops: bool = False


class BoardWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A moment on a board: lines by seat, what is offered, what is chosen."""

    lines: Annotated[dict[LineName, Course], Meta(max_length=7)] = {}
    eliminated: Annotated[list[LineName], Meta(max_length=6)] = []
    awake: Annotated[str, Meta(pattern="^(yellow|burgundy)$")] | None = None
    letters: Annotated[list[Annotated[str, Meta(max_length=2)]], Meta(max_length=26)] = []
    viewer: LineName | None = None
    lit: Annotated[dict[StopName, LitWishes], Meta(max_length=_MOST_STOPS)] = {}
    reach: Annotated[list[tuple[StopName, StopName]], Meta(max_length=_MOST_STOPS)] = []
    chosen: Course = []
    to_play: Annotated[list[LineName], Meta(max_length=6)] = []
    own_city: dict[str, Any] | None = None  # of a record that has its city written out


class Pictures(Controller):
    """Boards and sheets for the page."""

    path = "/api"
    tags = ["pictures"]  # noqa: RUF012 - Litestar reads it from the instance

    @get("/boards/{name:str}", summary="What never changes on a board, and its geometry")
    async def board(
        self,
        request: Request[Any, Any, Any],
        name: FromPath[str],
        lying: FromQuery[bool] = False,
        language: Annotated[str, QueryParameter(max_length=5)] = "en",
        table: Annotated[str | None, QueryParameter(max_length=40)] = None,
    ) -> Response[bytes]:
        city = await _city(request, name, table)
        answer = await asyncio.to_thread(ground_of, city, lying, known_language(language))
        return compressed(request, answer, _DAY if table is None else "no-store")

    @post("/boards/{name:str}", summary="What lies on a board at a moment", status_code=200)
    async def layers(
        self,
        request: Request[Any, Any, Any],
        name: FromPath[str],
        data: JSONBody[BoardWishes],
        lying: FromQuery[bool] = False,
        language: Annotated[str, QueryParameter(max_length=5)] = "en",
        table: Annotated[str | None, QueryParameter(max_length=40)] = None,
    ) -> Response[bytes]:
        services = services_of(request)
        services.limits.check("board", address_of(request, services.settings), rate=40, burst=200)
        if data.own_city is not None:
            city = own_city(request, data.own_city)
        else:
            city = await _city(request, name, table)
        answer = await asyncio.to_thread(_moment, city, _state(city, data), lying, known_language(language))
        return compressed(request, answer, "no-store")

    @get("/tables/{table_id:str}/sheets/{seat:int}", summary="A sheet, as the person may see it")
    async def sheet(
        self,
        request: Request[Any, Any, Any],
        table_id: FromPath[str],
        seat: FromPath[int],
        language: Annotated[str, QueryParameter(max_length=5)] = "en",
        trial: Annotated[str | None, QueryParameter(max_length=200)] = None,
        viewer: Annotated[int | None, QueryParameter(ge=0, le=5)] = None,
    ) -> Response[bytes]:
        """With `trial`, the own sheet after a turn that is only tried out, in pencil."""
        person = await person_of(request)
        services = services_of(request)
        room = await services.hub.room(table_id)
        own = room.table.seats_of(person.id) if person is not None else []
        looking = viewer if viewer in own else seat_at_sight(own)
        services.limits.check("sheet", address_of(request, services.settings), rate=40, burst=200)
        answer = await asyncio.to_thread(sheet_picture, room.table, seat, looking, known_language(language), trial)
        return compressed(request, answer, "no-store")


async def _city(request: Request[Any, Any, Any], name: str, table_id: str | None) -> City:
    """A built-in city, or that of a table."""
    if table_id is not None:
        table = (await services_of(request).hub.room(table_id)).table
        assert table.wishes is not None
        if table.wishes.own_city is not None:
            return parse_city(table.wishes.own_city)
    if name not in names():
        raise Refusal("not_found")
    return load(name)


def own_city(request: Request[Any, Any, Any], written: dict[str, Any]) -> City:
    """A city that somebody sends. Large ones take long to draw, so not every one is, and not often."""
    services = services_of(request)
    services.limits.check("own_city", address_of(request, services.settings), rate=10, burst=100)
    city = parse_city(written)
    if len(city.stops) > _MOST_STOPS:
        raise Refusal("too_large")
    return city


def known_language(wanted: str) -> str:
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def _state(city: City, wishes: BoardWishes) -> BoardState:
    """The moment as drawings know it. Stops and roads that the city does not have are refused."""
    known = {stop.name for stop in city.stops}
    roads = {frozenset(road) for road in city.roads}

    def course(stops: list[str]) -> list[str]:
        steps = {frozenset(step) for step in pairwise(stops)}
        if not stops or not known.issuperset(stops) or not steps <= roads:
            raise Refusal("bad_request")
        return stops

    lines = {_line(name): course(stops) for name, stops in wishes.lines.items()}
    viewer = _line(wishes.viewer) if wishes.viewer is not None else None
    if wishes.chosen:
        course([*(lines[viewer][-1:] if viewer in lines else []), *wishes.chosen])
    if not known.issuperset(wishes.lit) or not {frozenset(road) for road in wishes.reach} <= roads:
        raise Refusal("bad_request")
    return BoardState(
        lines=dict(sorted(lines.items(), key=lambda item: (isinstance(item[0], str), str(item[0])))),
        eliminated=frozenset(map(_line, wishes.eliminated)),
        awake=wishes.awake,
        letters=frozenset(wishes.letters),
        viewer=viewer,
        lit={stop: Lit(lit.turn_boxes, lit.shared, lit.loops) for stop, lit in wishes.lit.items()},
        reach=tuple(wishes.reach),
        chosen=tuple(wishes.chosen),
        to_play=frozenset(map(_line, wishes.to_play)),
    )


def _line(name: str) -> LineKey:
    return RIVAL if name == RIVAL else int(name)


@lru_cache(maxsize=32)
def ground_of(city: City, lying: bool, language: str) -> bytes:
    studio = Studio(NAMED, language)
    parts = board_layers(studio, city, BoardState(), lying=lying)
    geometry = board_geometry(city, lying).to_json()
    about = {
        stop.name: {
            "icons": stop.icons,
            "spot": stop.spot,
            "departure": stop.departure,
            "letter": stop.letter,
        }
        for stop in city.stops
    }
    return msgspec.json.encode(
        {
            "geometry": geometry,
            "stops": about,
            "personal": city.personal_objectives,
            "ground": str(parts.ground),
            "definitions": str(studio.definitions.drawn()),
        }
    )


@cache
def warm_up(language: str) -> None:
    """Draw every board once: the first time takes a second or two, which nobody should wait for in a game."""
    for name in names():
        city = load(name)
        for lying in (False, True):
            ground_of(city, lying, language)


def _moment(city: City, state: BoardState, lying: bool, language: str) -> bytes:
    studio = Studio(NAMED, language)
    parts = board_layers(studio, city, state, lying=lying)
    return msgspec.json.encode(
        {
            "below": "".join(map(str, parts.below)),
            "stops": str(parts.stops),
            "above": "".join(map(str, parts.above)),
            "definitions": str(studio.definitions.drawn()),
        }
    )


def sheet_picture(table: Table, seat: int, viewer: int | None, language: str, trial: str | None) -> bytes:
    """A sheet for a viewer; with `trial`, the own one after a turn that is only tried out, in pencil."""
    game = table.game
    if not isinstance(game, LineGame) or table.record is None:
        raise Refusal("not_playing")
    if not 0 <= seat < game.seats:
        raise Refusal("no_such_seat")
    names_of_seats = [info.name or "" for info in table.info().seats]
    after = None
    if trial is not None and viewer == seat and seat in game.pending() and game.phase == "turn":
        tried = game.copy()
        try:
            tried.apply(seat, tried.parse(trial))
        except IllegalAction as reason:
            raise Refusal("illegal", reason.code) from reason
        after = state_of(position_of(table.record, tried, viewer), seat, names_of_seats[seat])
    now = state_of(position_of(table.record, game, viewer), seat, names_of_seats[seat])
    return sheet_document(Studio(NAMED, language), now, after).encode()


def compressed(request: Request[Any, Any, Any], content: bytes, keep: str) -> Response[bytes]:
    """JSON or SVG, made smaller for whoever takes it so."""
    kind = "application/json" if content.startswith(b"{") else "image/svg+xml"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(gzip.compress(content, 5), media_type=kind, headers=headers | {"Content-Encoding": "gzip"})
    return Response(content, media_type=kind, headers=headers)
