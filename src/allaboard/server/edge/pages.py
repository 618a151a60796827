"""The plain page: one document, one script, one style sheet, and its words. Most browsers get the built one instead."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Controller, Request, Response, get

from allaboard.boards.faults import FaultsFound
from allaboard.boards.loader import load, names
from allaboard.bots import BOT_NAMES
from allaboard.locales import LANGUAGES, words_of
from allaboard.protocol.tables import MOST_SEATS, GameName, TableWishes
from allaboard.server.deals import check_wishes
from allaboard.server.edge.built import document
from allaboard.server.edge.languages import language_of

_FOLDER = Path(__file__).parent.parent / "page"
_ASK_AGAIN = {"cache-control": "no-cache"}


@cache
def _file(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")


@cache
def page_words(language: str) -> dict[str, str]:
    """The words of the page. What is to be filled in stays as `{name}`, for the script to fill."""
    words = words_of(language)
    found = {}
    for key in words:
        if key.startswith(("page-", "refusal-", "phase-")) or key in _TERMS:
            found[key] = words(key, **{name: f"{{{name}}}" for name in _FILLED})
    return found


_FILLED = ("name", "count", "total", "link", "code", "seat", "points", "cost", "traffic", "date", "player")
_TERMS = frozenset(("bus", "metro", "depot", *names()))


@cache
def _places() -> list[dict[str, object]]:
    """What can be played where, and by how many."""
    kinds: list[tuple[GameName, str | None]] = [(load(city).game, city) for city in names()]  # type: ignore[misc]
    return [
        {"game": game, "city": city, "seats": [seats for seats in range(1, MOST_SEATS + 1) if _fits(game, city, seats)]}
        for game, city in (*kinds, ("depot", None))
    ]


def _fits(game: GameName, city: str | None, seats: int) -> bool:
    try:
        check_wishes(TableWishes(game=game, city=city, seats=seats))
    except FaultsFound:
        return False
    return True


def _plain() -> Response[str]:
    return Response(_file("index.html"), media_type="text/html")


class Pages(Controller):
    """What a browser opens. Everything else happens over the API."""

    include_in_schema = False

    @get(["/", "/t/{_:str}"], media_type="text/html")
    async def page(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """The page that is built, where it is; otherwise the plain one."""
        return document(request) or _plain()

    @get(["/plain", "/c/{_:str}", "/replay/{_:str}"], media_type="text/html")
    async def plain_page(self) -> Response[str]:
        return _plain()

    @get("/static/app.js", media_type="text/javascript")
    async def script(self) -> Response[str]:
        return Response(_file("app.js"), media_type="text/javascript", headers=_ASK_AGAIN)

    @get("/static/style.css", media_type="text/css")
    async def style(self) -> Response[str]:
        return Response(_file("style.css"), media_type="text/css", headers=_ASK_AGAIN)

    @get("/static/icon.svg", media_type="image/svg+xml")
    async def icon(self) -> Response[str]:
        return Response(_file("icon.svg"), media_type="image/svg+xml", headers=_ASK_AGAIN)

    @get("/static/words.json")
    async def words(self, request: Request[Any, Any, Any]) -> Response[dict[str, object]]:
        language = language_of(request)
        told: dict[str, object] = {
            "language": language,
            "languages": {each: words_of(each)("language-name") for each in LANGUAGES},
            "words": page_words(language),
            "places": await asyncio.to_thread(_places),
            "bots": list(BOT_NAMES),
        }
        return Response(told, headers=_ASK_AGAIN | {"vary": "accept-language", "content-language": language})

    @get("/robots.txt", media_type="text/plain")
    async def robots(self) -> str:
        return "User-agent: *\nDisallow: /\n"
