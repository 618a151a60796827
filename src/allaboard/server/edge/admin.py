"""A small page for hosts, behind a token: what there is, closing a table, blocking a person.

The token is the password of HTTP Basic authentication, so a browser asks for it; the user's name does not matter.
"""

from __future__ import annotations

import base64
import secrets
from datetime import UTC, datetime
from html import escape
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect
from msgspec import Meta
from msgspec.structs import replace
from structlog import get_logger

from allaboard.locales import Words
from allaboard.server.edge.doors import show_out
from allaboard.server.edge.guards import address_of, services_of
from allaboard.server.edge.languages import words_for
from allaboard.server.edge.plain import document, form, paragraph
from allaboard.server.edge.services import Services
from allaboard.server.store.interface import TableFilter, TableRow
from allaboard.server.table import entries as e
from allaboard.server.table.gauntlet import Refusal

_LOG = get_logger("allaboard.server.admin")
_LATEST = 100
_NOT_BLOCKED = '<input type="hidden" name="blocked" value="no">'


class PersonWish(msgspec.Struct, frozen=True):
    """Who is meant, and whether to block them."""

    person: Annotated[str, Meta(max_length=64)]
    blocked: Annotated[str, Meta(max_length=5)] = "yes"


class Admin(Controller):
    """For hosts."""

    path = "/admin"
    include_in_schema = False

    @get("/")
    async def page(self, request: Request[Any, Any, Any]) -> Response[Any]:
        services = services_of(request)
        if not _may(request, services):
            return _ask_for_token(request)
        words = words_for(request)
        counts = await services.store.counts()
        rows = await services.store.tables(TableFilter(limit=_LATEST))
        kinds = {kind: counts.get(kind, 0) for kind in ("waiting", "playing", "over", "closed")}
        people = {kind: counts.get(kind, 0) for kind in ("people", "accounts", "results")}
        field = f'<label>{escape(words("admin-person"))}<input name="person" required maxlength="64"></label>'
        return document(
            words,
            "admin-title",
            paragraph(words("admin-people", **people)),
            paragraph(words("admin-tables", memory=len(services.hub.rooms), **kinds)),
            form("/admin/people", words("admin-block"), field, "warn"),
            form(
                "/admin/people", words("admin-unblock"), field + '<input type="hidden" name="blocked" value="no">', ""
            ),
            f"<h2>{escape(words('admin-latest'))}</h2>",
            _list(rows, words),
        )

    @post("/tables/{table_id:str}/close")
    async def close_table(self, request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[Any]:
        services = services_of(request)
        if not _may(request, services):
            return _ask_for_token(request)
        room = await services.hub.room(table_id)
        if room.table.status in {"waiting", "playing"}:
            await room.append(e.Closed())
        _LOG.info("table closed by the host of the server", table=table_id)
        return Redirect("/admin", status_code=303)

    @post("/people")
    async def block(self, request: Request[Any, Any, Any], data: URLEncodedBody[PersonWish]) -> Response[Any]:
        services = services_of(request)
        if not _may(request, services):
            return _ask_for_token(request)
        person = await services.store.person(data.person.strip())
        if person is None:
            raise Refusal("no_such_person")
        is_blocked = data.blocked != "no"
        await services.store.change_person(replace(person, blocked=is_blocked), ("blocked",))
        if is_blocked:
            await show_out(services, person.id)
        _LOG.info("person blocked" if is_blocked else "person let in again", person=person.id)
        return Redirect("/admin", status_code=303)


def _may(request: Request[Any, Any, Any], services: Services) -> bool:
    """Raises `Refusal` where there is no such page, or for somebody who guesses."""
    token = services.settings.admin_token
    if token is None:
        raise Refusal("not_found")
    scheme, _, text = request.headers.get("authorization", "").partition(" ")
    if not text:
        return False
    services.limits.check("admin", address_of(request, services.settings), rate=1, burst=20)
    try:
        given = base64.b64decode(text.strip(), validate=True).partition(b":")[2] if scheme.lower() == "basic" else b""
    except ValueError:  # not base64, or not even ASCII
        return False
    return secrets.compare_digest(given, token.encode())


def _ask_for_token(request: Request[Any, Any, Any]) -> Response[Any]:
    headers = {"www-authenticate": 'Basic realm="All Aboard", charset="UTF-8"'}
    return document(words_for(request), "admin-title", status=401, headers=headers)


def _list(rows: list[TableRow], words: Words) -> str:
    heads = ("admin-table", "admin-game", "admin-status", "admin-seats", "admin-updated")
    head = "".join(f"<th>{escape(words(key))}</th>" for key in heads)
    lines = "".join(_line(row, words) for row in rows)
    return f"<table><thead><tr>{head}<th></th></tr></thead><tbody>{lines}</tbody></table>"


def _line(row: TableRow, words: Words) -> str:
    changed = datetime.fromtimestamp(row.updated / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    cells = (row.id, f"{row.game} {row.city or ''}", row.status, f"{row.taken}/{row.seats}", changed)
    close = ""
    if row.status in {"waiting", "playing"}:
        close = form(f"/admin/tables/{row.id}/close", words("admin-close"), kind="warn")
    return f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}<td>{close}</td></tr>"
