"""Pictures for the page: boards and sheets, as parts that it puts into itself.

They are drawn in `drawn`, beside the event loop; it is imported by the first thread that draws, for to import all
that drawings need takes longer than a tenth of a start.

A board comes in two: what never changes, with its geometry, and the layers that belong to a moment. The moment is
told by the page, from what it may know; nothing secret can be asked for. Sheets are drawn for the person who asks.
"""

# ruff: noqa: PLC0415 - see above

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from allaboard.boards.city import City
from allaboard.boards.loader import load, names, parse_city
from allaboard.engine import LineGame
from allaboard.locales import LANGUAGES
from allaboard.server.edge.guards import address_of, services_of
from allaboard.server.edge.table_access import Access, access, seen_table
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
    dead_end: bool = False


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
        answer = await asyncio.to_thread(_moment, city, data, lying, known_language(language))
        return compressed(request, answer, "no-store")

    @get(
        "/tables/{table_id:str}/sheets/{seat:int}",
        summary="A sheet, as the person may see it",
        opt=access(Access.VIEW),
    )
    async def sheet(
        self,
        request: Request[Any, Any, Any],
        table_id: FromPath[str],
        seat: FromPath[int],
        language: Annotated[str, QueryParameter(max_length=5)] = "en",
        trial: Annotated[str | None, QueryParameter(max_length=200)] = None,
        viewer: Annotated[
            str | None, QueryParameter(max_length=9, description="a seat of one's own, or `none` to watch")
        ] = None,
    ) -> Response[bytes]:
        """With `trial`, the own sheet after a turn that is only tried out, in pencil."""
        services = services_of(request)
        seen = seen_table(request)
        services.limits.check("sheet", address_of(request, services.settings), rate=40, burst=200)
        answer = await asyncio.to_thread(
            sheet_picture, seen.room.table, seat, seen.viewer, known_language(language), trial
        )
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


def ground_of(city: City, lying: bool, language: str) -> bytes:
    from allaboard.server.edge import drawn

    return drawn.ground_of(city, lying, language)


def _moment(city: City, wishes: BoardWishes, lying: bool, language: str) -> bytes:
    from allaboard.server.edge import drawn

    return drawn.moment_of(city, wishes, lying, language)


def warm_up(language: str) -> None:
    """Draw every board once: the first time takes a second or two, which nobody should wait for in a game."""
    from allaboard.server.edge import drawn

    drawn.draw_boards(language)


def sheet_picture(table: Table, seat: int, viewer: int | None, language: str, trial: str | None) -> bytes:
    """A sheet for a viewer; with `trial`, the own one after a turn that is only tried out, in pencil."""
    from allaboard.server.edge import drawn

    if not isinstance(table.game, LineGame) or table.record is None:
        raise Refusal("not_playing")
    name = table.info().seats[seat].name or "" if 0 <= seat < len(table.seats) else ""
    return drawn.sheet_of(table.record, table.game, seat, viewer, name=name, language=language, trial=trial)


def compressed(request: Request[Any, Any, Any], content: bytes, keep: str) -> Response[bytes]:
    """JSON or SVG, made smaller for whoever takes it so."""
    kind = "application/json" if content.startswith(b"{") else "image/svg+xml"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(gzip.compress(content, 5), media_type=kind, headers=headers | {"Content-Encoding": "gzip"})
    return Response(content, media_type=kind, headers=headers)
