"""The page that is built: one document for every address of it, and its files.

The files are built into `server/static` (`tools/web.py`). Those in `assets` carry a sum in their names and are kept
for a year; the document names the newest of them, with those that its screen needs (`hints`), and is asked for each
time. Every wheel has them; a source without them says so to whoever opens it.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from litestar import Controller, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from allaboard.boards.loader import names
from allaboard.server.edge import plain
from allaboard.server.edge.answers import wrong_request
from allaboard.server.edge.guards import person_of, services_of
from allaboard.server.edge.hints import LOST, TABLE, Hints, Played
from allaboard.server.edge.languages import language_of, words_for
from allaboard.server.edge.pictures import known_language, warm_up
from allaboard.server.store.faults import StoreFault
from allaboard.server.table.gauntlet import Refusal

FOLDER = Path(__file__).parents[1] / "static"
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
}
_SMALLER = frozenset((".css", ".html", ".js", ".svg", ".webmanifest"))  # fonts and pictures are compressed already
_FOREVER = "public, max-age=31536000, immutable"
_ASK = "no-cache"
_DOCUMENT = "index.html"
_FILES = "files.json"  # which file needs which others
_VARIANTS = 200  # documents that are kept: one for each screen, language and city
# Every address that the page has a screen for (`web/src/lib/router.svelte.ts`).
_ADDRESSES = [
    "/", "/t/{_:str}", "/tables", "/new", "/new/{_:str}", "/settings", "/account",
    "/replays", "/replay", "/replay/{_:str}", "/helper", "/helper/{_:str}",
    "/daily", "/games", "/leaders", "/classes", "/c/{_:str}", "/learn", "/learn/{_:str}", "/rules/{_:str}",
]  # fmt: skip
# What devices ask for by its name: icons, what the app is called, and the worker that lets it open without a network.
_BESIDE = (
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "manifest.webmanifest",
    "worker.js",
)


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    content: bytes
    compressed: bytes | None
    media_type: str
    tag: str


def file_of(name: str) -> File | None:
    """A file of the page, by its name in the folder of the page; none if there is no such file."""
    return _read_file(name) if name in _file_names() else None


@cache
def _file_names() -> frozenset[str]:
    """Every file that may be asked for: names that somebody makes up are neither looked up nor remembered."""
    if not FOLDER.is_dir():
        return frozenset()
    return frozenset(
        path.relative_to(FOLDER).as_posix()
        for path in FOLDER.rglob("*")
        if path.suffix in _TYPES and path.is_file() and path.resolve().is_relative_to(FOLDER.resolve())
    )


@cache
def _read_file(name: str) -> File:
    """Read and compressed once."""
    path = FOLDER / name
    return _file(path.read_bytes(), path.suffix)


def _file(content: bytes, kind: str) -> File:
    compressed = gzip.compress(content, mtime=0) if kind in _SMALLER else None
    return File(content, compressed, _TYPES[kind], hashlib.sha256(content).hexdigest()[:20])


@lru_cache(maxsize=_VARIANTS)
def document_of(screen: str, language: str, played: Played | None) -> File | None:
    """The document with what its screen needs; none where the page was not built."""
    plain_one, written = file_of(_DOCUMENT), FOLDER / _FILES
    if plain_one is None or not written.is_file():
        return plain_one
    hints = Hints(written.read_bytes())
    return _file(hints.in_document(plain_one.content.decode(), screen, language, played).encode(), ".html")


def _sent(request: Request[Any, Any, Any], file: File, keep: str, status: int = 200) -> Response[bytes]:
    headers = {"Cache-Control": keep, "ETag": f'"{file.tag}"'}
    if request.headers.get("if-none-match") == headers["ETag"] and status == 200:
        return Response(b"", status_code=304, headers=headers)
    content = file.content
    if file.compressed is not None:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            content = file.compressed
    return Response(content, status_code=status, media_type=file.media_type, headers=headers)


def _document(request: Request[Any, Any, Any], file: File | None, language: str, status: int = 200) -> Response[Any]:
    """The document of the page; where it was not built, what says so."""
    if file is None:
        return _no_page(request)
    # Whoever opens the page will soon want a board; meanwhile it can be got ready.
    asyncio.get_running_loop().run_in_executor(None, warm_up, language)
    return _sent(request, file, _ASK, status)


async def _language(request: Request[Any, Any, Any]) -> str:
    """The language that somebody has read here last, or that their browser asks for. The page itself knows better."""
    person = None
    with suppress(Refusal, StoreFault):
        person = await person_of(request)
    return known_language((person.language if person is not None else None) or language_of(request))


async def _played(request: Request[Any, Any, Any], table: str | None) -> Played | None:
    """What is played at a table, if there is one."""
    if table is None:
        return None
    try:
        at_table = (await services_of(request).hub.room(table)).table
    except Refusal:
        return None  # the page will say why
    wishes = at_table.wishes
    if wishes is None:
        return None
    city = wishes.city if wishes.own_city is None and wishes.city in names() else None
    is_shown = at_table.status == "playing" and not wishes.hot_seat  # else somebody must sit down or take the device
    return Played(wishes.game, city, is_board=city is not None and is_shown)


def lost(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """An address that nothing has: a person gets the page, which says so; a program gets the code."""
    is_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not is_person or request.url.path.startswith("/api/") or file_of(_DOCUMENT) is None:
        return wrong_request(request, error)
    language = language_of(request)
    return _document(request, document_of(LOST, language, None), language, 404)


def _no_page(request: Request[Any, Any, Any]) -> Response[Any]:
    """What a source says whose page was never built (`tools/web.py`)."""
    words = words_for(request)
    return plain.document(words, "page-title", plain.paragraph(words("page-not-built")), status=503)


class Built(Controller):
    """The page at each of its addresses, and its files."""

    include_in_schema = False

    @get(_ADDRESSES, media_type="text/html")
    async def page(self, request: Request[Any, Any, Any]) -> Response[Any]:
        screen = request.url.path.split("/")[1]
        language = await _language(request)
        played = await _played(request, request.path_params["_"] if screen == TABLE else None)
        return _document(request, document_of(screen, language, played), language)

    @get("/assets/{name:str}")
    async def asset(self, request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        return self._file(request, f"assets/{name}", _FOREVER)

    @get([f"/{name}" for name in _BESIDE])
    async def beside(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        return self._file(request, request.url.path.removeprefix("/"), _ASK)

    def _file(self, request: Request[Any, Any, Any], name: str, keep: str) -> Response[bytes]:
        file = file_of(name)
        if file is None:
            raise Refusal("not_found")
        return _sent(request, file, keep)
