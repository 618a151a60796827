"""The rules over HTTP, as parts that the page puts into itself."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import FromPath, QueryParameter

from allaboard.server.edge.pictures import compressed, known_language
from allaboard.server.rules import GAMES, rules_page
from allaboard.server.table.gauntlet import Refusal


class Rules(Controller):
    """The rules of each game in each language."""

    path = "/api/rules"
    tags = ["rules"]  # noqa: RUF012 - Litestar reads it from the instance

    @get("/{game:str}", summary="The rules of a game: title, contents, HTML with drawings")
    async def rules(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        language: Annotated[str, QueryParameter(max_length=5)] = "en",
    ) -> Response[bytes]:
        if game not in GAMES:
            raise Refusal("not_found")
        page = await asyncio.to_thread(rules_page, game, known_language(language))
        return compressed(request, msgspec.json.encode(page), "no-cache")
