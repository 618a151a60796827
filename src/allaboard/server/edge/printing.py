"""Everything of a game on paper: a PDF, or pages for the browser where the server can make no PDF."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from allaboard.server.edge.guards import address_of, services_of
from allaboard.server.edge.pictures import known_language
from allaboard.server.printing import Kind, PaperName, PrintWishes, Sides

_MOST_AT_ONCE = 12  # of one address; then one every four seconds
_TYPES: dict[Kind, str] = {"pdf": "application/pdf", "pages": "text/html; charset=utf-8"}


class Printing(Controller):
    """Games on paper."""

    path = "/api/print"
    tags = ["print"]  # noqa: RUF012 - Litestar reads it from the instance

    @get(
        "/{what:str}",
        summary="All that is needed to learn and play at a table, as a PDF: for a city, or `depot`",
        media_type="application/pdf",
    )
    async def pdf(
        self,
        request: Request[Any, Any, Any],
        what: FromPath[str],
        language: Annotated[str, QueryParameter(max_length=5)] = "en",
        paper: FromQuery[PaperName] = "a4",
        sides: FromQuery[Sides] = "long",
        saves_ink: FromQuery[bool] = False,
    ) -> Response[bytes]:
        """`sides` is the edge over which the printer turns the paper, or `single` for printers that use one side."""
        return await _made(request, PrintWishes(what, known_language(language), paper, sides, saves_ink), "pdf")

    @get(
        "/{what:str}/pages",
        summary="The same pages as a document that a browser can print",
        media_type="text/html",
    )
    async def pages(
        self,
        request: Request[Any, Any, Any],
        what: FromPath[str],
        language: Annotated[str, QueryParameter(max_length=5)] = "en",
        paper: FromQuery[PaperName] = "a4",
        sides: FromQuery[Sides] = "long",
        saves_ink: FromQuery[bool] = False,
    ) -> Response[bytes]:
        """For servers without the extra `print`, which refuse to make a PDF (`no_pdf_here`)."""
        return await _made(request, PrintWishes(what, known_language(language), paper, sides, saves_ink), "pages")


async def _made(request: Request[Any, Any, Any], wishes: PrintWishes, kind: Kind) -> Response[bytes]:
    services = services_of(request)
    services.limits.check("print", address_of(request, services.settings), rate=0.25, burst=_MOST_AT_ONCE)
    found = await services.prints.make(wishes, kind)
    headers = {"Cache-Control": "no-cache", "ETag": f'"{found.tag}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    if kind == "pdf":
        headers["Content-Disposition"] = f'inline; filename="all-aboard-{wishes.what}.pdf"'
    else:
        headers["Content-Security-Policy"] = _policy(wishes)
    return Response(found.content, media_type=_TYPES[kind], headers=headers)


def _policy(wishes: PrintWishes) -> str:
    """Pictures that the document brings along, and the one style that it has."""
    from allaboard.drawing.print import PAPERS  # noqa: PLC0415 - takes longer than a start
    from allaboard.drawing.print.html import style_of  # noqa: PLC0415

    digest = b64encode(sha256(style_of(PAPERS[wishes.paper]).encode()).digest()).decode("ascii")
    return f"default-src 'none'; img-src data:; style-src 'sha256-{digest}'; base-uri 'none'; frame-ancestors 'none'"
