"""A table to look at: its picture, what happened in words, and the replay of a finished game."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import FromPath, QueryParameter

from allaboard.boards.harmless import harmless
from allaboard.engine import LineGame
from allaboard.engine.depot.scoring import team_seats
from allaboard.engine.events import Event
from allaboard.locales import Words
from allaboard.locales.telling import tell
from allaboard.records import Record, parse_record
from allaboard.records.replaying import start_record, steps
from allaboard.server.edge.guards import services_of
from allaboard.server.edge.languages import language_of, words_for
from allaboard.server.edge.table_access import Access, access, finished_table, seen_table
from allaboard.server.store.interface import Result
from allaboard.server.table.frames import stream_of, withdrawn_frames
from allaboard.server.table.gauntlet import Refusal

if TYPE_CHECKING:
    from allaboard.records.answers import AnyGame

TableId = FromPath[str]
SeatWish = Annotated[str | None, QueryParameter(max_length=9, description="a seat of one's own, or `none` to watch")]
Dark = Annotated[bool, QueryParameter(description="in the dark theme")]
_SVG = "image/svg+xml"
# A picture is a document of its own: it may have styles, and nothing else.
_PICTURE_HEADERS = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:"}


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """What one frame told, in words."""

    seq: int
    texts: list[str]
    withdrawn: bool = False  # it was taken back


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """One action of a finished game, what it did in words, and the totals after it."""

    seat: int
    action: str
    texts: list[str]
    totals: list[int | None]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, step by step."""

    table: str
    game: str
    city: str | None
    names: list[str]
    opening: list[str]
    steps: list[ReplayStep]
    took_back: bool = False  # turns were taken back; what was withdrawn is no part of a replay


class Showing(Controller):
    """Tables to look at."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012 - Litestar reads it from the instance

    @get("/{table_id:str}/picture.svg", summary="The table as I may see it", media_type=_SVG, opt=access(Access.VIEW))
    async def picture(
        self, request: Request[Any, Any, Any], table_id: TableId, seat: SeatWish = None, dark: Dark = False
    ) -> Response[str]:
        services = services_of(request)
        seen = seen_table(request)
        table, viewer = seen.room.table, seen.viewer
        settled = table.shown(seen.room.now())
        if settled is None or table.record is None:
            raise Refusal("not_found")
        names = [place.name or "?" for place in table.seats]
        players = [replace(player, name=name) for player, name in zip(table.record.players, names, strict=True)]
        record = replace(table.record, players=tuple(players))
        # Drawn anew only when the viewer has heard of something: else the time it takes would tell of the rest.
        heard = sum(happening.concerns(viewer) for happening in table.happenings[: settled.happenings])
        key = (table.id, heard, len(table.cuts), *names)
        drawn = await services.pictures.draw(
            key, record, settled.game, viewer, is_dark=dark, language=language_of(request)
        )
        return Response(drawn, media_type=_SVG, headers=_PICTURE_HEADERS)

    @get("/{table_id:str}/log", summary="What happened so far, in words, as I may hear it", opt=access(Access.VIEW))
    async def log(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        seat: SeatWish = None,
        after: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
    ) -> list[LogLine]:
        seen = seen_table(request)
        table, viewer, words = seen.room.table, seen.viewer, words_for(request)
        names = [harmless(place.name or "?") for place in table.seats]
        teams = _teams(table.game)
        now = seen.room.now()
        withdrawn = withdrawn_frames(table.happenings, viewer, now)
        return [
            LogLine(
                seq=told.seq,
                texts=_in_words(told.happening.heard_by(viewer), names, words, teams),
                withdrawn=told.seq in withdrawn,
            )
            for told in stream_of(table.happenings, viewer, now)
            if told.seq > after
        ]

    @get("/{table_id:str}/record", summary="The record of a finished game", opt=access(Access.RESULT))
    async def record(self, request: Request[Any, Any, Any], table_id: TableId) -> Response[bytes]:
        return Response(finished_table(request).record, media_type="application/json")

    @get("/{table_id:str}/replay", summary="A finished game step by step", opt=access(Access.RESULT))
    async def replay(self, request: Request[Any, Any, Any], table_id: TableId) -> Replay:
        return await asyncio.to_thread(_replay, finished_table(request), words_for(request))

    @get(
        "/{table_id:str}/replay.svg",
        summary="A finished game after some of its steps",
        media_type=_SVG,
        opt=access(Access.RESULT),
    )
    async def replay_picture(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        step: Annotated[int, QueryParameter(ge=0, le=10_000)] = 10_000,
        dark: Dark = False,
    ) -> Response[str]:
        services = services_of(request)
        record = _parsed(finished_table(request))
        step = min(step, len(record.actions))
        game = start_record(record)
        await asyncio.to_thread(game.play_texts, record.actions[:step])
        language = language_of(request)
        key = ("replay", table_id, step)
        drawn = await services.pictures.draw(key, record, game, "all", is_dark=dark, language=language)
        return Response(drawn, media_type=_SVG, headers=_PICTURE_HEADERS)


def _in_words(
    events: tuple[Event, ...] | list[Event], names: list[str], words: Words, teams: list[list[int]]
) -> list[str]:
    return [tell(event, words, names, teams) for event in events]


def _teams(game: AnyGame | None) -> list[list[int]]:
    """The seats of every team; none where everybody plays alone."""
    return [] if game is None or isinstance(game, LineGame) else team_seats(game.scores(None))


def _parsed(result: Result) -> Record:
    return parse_record(msgspec.json.decode(result.record))


def _replay(result: Result, words: Words) -> Replay:
    record = _parsed(result)
    game = start_record(record)
    names = [harmless(player.name) for player in record.players]
    teams = _teams(game)
    opening = _in_words(list(game.opening()), names, words, teams)
    found = [
        ReplayStep(
            seat=step.seat,
            action=step.action,
            texts=_in_words(list(step.events), names, words, teams),
            totals=list(step.scores),
        )
        for step in steps(record, game, with_legal=False)
    ]
    return Replay(
        table=result.table,
        game=result.game,
        city=result.city,
        names=names,
        opening=opening,
        steps=found,
        took_back=result.took_back,
    )
