"""The page that is built: one document for every address of it, and its files.

The files are built into `server/static` (`tools/web.py`). Those in `assets` carry a sum in their names and are kept
for a year; the document names the newest of them and is asked for each time. Every wheel has them; a source without
them says so to whoever opens it.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Controller, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from allaboard.server.edge import plain
from allaboard.server.edge.answers import wrong_request
from allaboard.server.edge.languages import words_for
from allaboard.server.edge.pictures import known_language, warm_up
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


@cache
def file_of(name: str) -> File | None:
    """A file of the page, read and compressed once; none outside of its folder."""
    path = (FOLDER / name).resolve()
    if not path.is_relative_to(FOLDER.resolve()) or not path.is_file() or path.suffix not in _TYPES:
        return None
    content = path.read_bytes()
    compressed = gzip.compress(content, mtime=0) if path.suffix in _SMALLER else None
    return File(content, compressed, _TYPES[path.suffix], hashlib.sha256(content).hexdigest()[:20])


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


def document(request: Request[Any, Any, Any], status: int = 200) -> Response[bytes] | None:
    """The document of the page; none where it was not built."""
    file = file_of(_DOCUMENT)
    if file is None:
        return None
    # Whoever opens the page will soon want a board; meanwhile it can be got ready.
    language = known_language(request.headers.get("accept-language", "")[:2])
    asyncio.get_running_loop().run_in_executor(None, warm_up, language)
    return _sent(request, file, _ASK, status)


def lost(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """An address that nothing has: a person gets the page, which says so; a program gets the code."""
    is_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    found = document(request, 404) if is_person and not request.url.path.startswith("/api/") else None
    return found or wrong_request(request, error)


def _no_page(request: Request[Any, Any, Any]) -> Response[Any]:
    """What a source says whose page was never built (`tools/web.py`)."""
    words = words_for(request)
    return plain.document(words, "page-title", plain.paragraph(words("page-not-built")), status=503)


class Built(Controller):
    """The page at each of its addresses, and its files."""

    include_in_schema = False

    @get(_ADDRESSES, media_type="text/html")
    async def page(self, request: Request[Any, Any, Any]) -> Response[Any]:
        return document(request) or _no_page(request)

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
