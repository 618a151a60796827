"""The rules over HTTP, as parts that the page puts into itself."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import FromPath, QueryParameter

from allaboard.server.edge.pictures import compressed, known_language
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
        page = await asyncio.to_thread(_page, game, known_language(language))
        return compressed(request, page, "no-cache")


def _page(game: str, language: str) -> bytes:
    # Imported by the first thread that needs it: it draws and reads Markdown, and both take a part of a start.
    from allaboard.server.rules import GAMES, rules_page  # noqa: PLC0415

    if game not in GAMES:
        raise Refusal("not_found")
    return msgspec.json.encode(rules_page(game, language))
