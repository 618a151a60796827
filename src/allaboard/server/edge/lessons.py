"""Lessons over HTTP: the messages and the pictures of a table, made from what the learner has decided so far."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from allaboard.locales import words_of
from allaboard.protocol.checks import CheckWishes, Verdict
from allaboard.protocol.messages import Snapshot
from allaboard.server.edge.checks import act_of, verdict_of
from allaboard.server.edge.guards import address_of, services_of
from allaboard.server.edge.pictures import compressed, known_language, sheet_picture
from allaboard.server.lessons import LEARNER, check_lesson, lesson_snapshot, lesson_table
from allaboard.server.table.gauntlet import Refusal
from allaboard.server.table.state import Table

_START = "start"  # the moment before the first decision
_BETWEEN = "~"  # two decisions
_LONGEST = 1_500

Language = Annotated[str, QueryParameter(max_length=5)]


class Lessons(Controller):
    """Tables to learn at. A moment is `start`, or the decisions of the learner: `depart 4~E6-E5`."""

    path = "/api/lessons"
    tags = ["lessons"]  # noqa: RUF012 - Litestar reads it from the instance

    @get("/{name:str}/{moment:str}", summary="A lesson at a moment, as a table would tell it")
    async def lesson(
        self,
        request: Request[Any, Any, Any],
        name: FromPath[str],
        moment: FromPath[str],
        language: Language = "en",
        after: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    ) -> Response[Snapshot]:
        table = await _table(request, name, moment, language)
        return Response(lesson_snapshot(table, after), headers={"Cache-Control": "no-store"})

    @get("/{name:str}/{moment:str}/sheets/{seat:int}", summary="A sheet of a lesson")
    async def sheet(
        self,
        request: Request[Any, Any, Any],
        name: FromPath[str],
        moment: FromPath[str],
        seat: FromPath[int],
        language: Language = "en",
        trial: Annotated[str | None, QueryParameter(max_length=200)] = None,
    ) -> Response[bytes]:
        table = await _table(request, name, moment, language)
        drawn = await asyncio.to_thread(sheet_picture, table, seat, LEARNER, known_language(language), trial)
        return compressed(request, drawn, "no-store")

    @post("/{name:str}/{moment:str}/checks", summary="Ask whether a decision would be taken", status_code=200)
    async def check(
        self,
        request: Request[Any, Any, Any],
        name: FromPath[str],
        moment: FromPath[str],
        data: JSONBody[CheckWishes],
        language: Language = "en",
    ) -> Verdict:
        table = await _table(request, name, moment, language)
        return verdict_of(lambda: check_lesson(table, act_of(data)))


async def _table(request: Request[Any, Any, Any], name: str, moment: str, language: str) -> Table:
    services = services_of(request)
    services.limits.check("lesson", address_of(request, services.settings), rate=40, burst=200)
    if len(moment) > _LONGEST:
        raise Refusal("bad_request")
    decisions = () if moment == _START else tuple(moment.split(_BETWEEN))
    learner = words_of(known_language(language))("learn-you")
    return await asyncio.to_thread(lesson_table, name, learner, decisions)
