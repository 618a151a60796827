"""What small documents (`plain`) need beside themselves: a style sheet and an icon. And what robots should know."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from litestar import Controller, Response, get

_FOLDER = Path(__file__).parent.parent / "page"
_ASK_AGAIN = {"cache-control": "no-cache"}


@cache
def _file(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")


class Pages(Controller):
    """Files that are there in every build."""

    include_in_schema = False

    @get("/static/style.css", media_type="text/css")
    async def style(self) -> Response[str]:
        return Response(_file("style.css"), media_type="text/css", headers=_ASK_AGAIN)

    @get("/static/icon.svg", media_type="image/svg+xml")
    async def icon(self) -> Response[str]:
        return Response(_file("icon.svg"), media_type="image/svg+xml", headers=_ASK_AGAIN)

    @get("/robots.txt", media_type="text/plain")
    async def robots(self) -> str:
        return "User-agent: *\nDisallow: /\n"
