"""Your turn, by a private feed and by mail."""

from __future__ import annotations

from datetime import UTC, datetime
from html import escape
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta
from msgspec.structs import replace

from allaboard.boards.harmless import harmless
from allaboard.locales import Words
from allaboard.server.edge.guards import address_of, needed_person, services_of
from allaboard.server.edge.languages import remember_language, said_language, words_for
from allaboard.server.edge.plain import document, form, paragraph
from allaboard.server.edge.services import Services
from allaboard.server.mail import is_address
from allaboard.server.speaking import words_to
from allaboard.server.store.interface import Person, TableFilter
from allaboard.server.table.gauntlet import Refusal
from allaboard.server.table.state import Table
from allaboard.server.turns import STOP, asked_seats, others_at, what_is_played

_ATOM, _JSON = ".atom", ".json"
_CONFIRM = "confirm-mail"
_THREE_DAYS = 3 * 24 * 60 * 60
Signed = FromPath[str]


class MailWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where mails should go."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class MailInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Whether this server sends mail, and to which address of mine."""

    sends: bool
    address: str | None


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A table where it is my turn."""

    table: str
    title: str
    link: str
    names: str
    updated: int


class Posting(Controller):
    """Your turn, for whoever is not looking."""

    tags = ["turns"]  # noqa: RUF012 - Litestar reads it from the instance

    @get("/api/feed/{name:str}", summary="My turns as Atom (`TOKEN.atom`) or JSON (`TOKEN.json`)")
    async def feed(self, request: Request[Any, Any, Any], name: FromPath[str]) -> Response[Any]:
        services = services_of(request)
        services.limits.check("feed", address_of(request, services.settings), rate=1, burst=60)
        token = name.removesuffix(_ATOM).removesuffix(_JSON)
        person = await services.identities.person_of_token(token, "feed")
        if person is None or not name.endswith((_ATOM, _JSON)):
            raise Refusal("not_found")
        words = words_to(person) if said_language(request) is None else words_for(request)
        turns = await turns_of(services, person, words)
        if name.endswith(_JSON):
            return Response(turns)
        return Response(_atom(services, person, turns, words), media_type="application/atom+xml")

    @get("/api/me/mail", summary="Where mails to me go")
    async def mail(self, request: Request[Any, Any, Any]) -> MailInfo:
        person = await needed_person(request)
        return MailInfo(sends=services_of(request).settings.sends_mail, address=person.email)

    @post("/api/me/mail", summary="Ask for mails; a link in the first one confirms the address", status_code=200)
    async def ask_for_mail(self, request: Request[Any, Any, Any], data: JSONBody[MailWish]) -> None:
        person = await needed_person(request)
        services = services_of(request)
        if not services.settings.sends_mail:
            raise Refusal("no_mail_here")
        if not is_address(data.address):
            raise Refusal("bad_address")
        for who in (person.id, address_of(request, services.settings), data.address.casefold()):
            services.limits.check("mail", who, rate=1 / 600, burst=5)
        await remember_language(request, person)
        words = words_for(request)
        server = services.settings.address()
        signed = services.identities.signed(_CONFIRM, person.id, data.address)
        text = words("mail-confirm-text", name=person.name, server=server, link=f"{server}/mail/confirm/{signed}")
        if not await services.mailer.send(data.address, words("mail-confirm-subject"), text):
            raise Refusal("busy")

    @delete("/api/me/mail", summary="No more mails", status_code=200)
    async def no_mail(self, request: Request[Any, Any, Any]) -> None:
        await _set_address(services_of(request), await needed_person(request), None)

    # The links in mails show a page first: programs that look for viruses follow links, too.

    @get("/mail/confirm/{signed:str}", include_in_schema=False)
    async def confirm_page(self, request: Request[Any, Any, Any], signed: Signed) -> Response[Any]:
        return _question(request, signed, _CONFIRM, "confirm")

    @post("/mail/confirm/{signed:str}", include_in_schema=False, status_code=200)
    async def confirm(self, request: Request[Any, Any, Any], signed: Signed) -> Response[Any]:
        services = services_of(request)
        person_id, address = services.identities.unsigned(_CONFIRM, signed, _THREE_DAYS)
        person = await services.store.person(person_id)
        if person is None or person.blocked:
            raise Refusal("no_such_person")
        await _set_address(services, person, address)
        return _said(request, "mail-page-confirmed")

    @get("/mail/stop/{signed:str}", include_in_schema=False)
    async def stop_page(self, request: Request[Any, Any, Any], signed: Signed) -> Response[Any]:
        return _question(request, signed, STOP, "stop")

    @post("/mail/stop/{signed:str}", include_in_schema=False, status_code=200)
    async def stop(self, request: Request[Any, Any, Any], signed: Signed) -> Response[Any]:
        services = services_of(request)
        person_id, address = services.identities.unsigned(STOP, signed)
        person = await services.store.person(person_id)
        if person is not None and person.email == address:  # an old mail does not stop a new address
            await _set_address(services, person, None)
        return _said(request, "mail-page-stopped")


async def turns_of(services: Services, person: Person, words: Words) -> list[Turn]:
    """The tables where a person owes a decision, latest first."""
    found = []
    for row in await services.store.tables(TableFilter(person=person.id, status=["playing"])):
        room = await services.hub.room(row.id)
        table, now = room.table, room.now()
        if asked_seats(table, person.id, now):
            found.append(
                Turn(
                    table=table.id,
                    title=words("feed-entry", game=what_is_played(table, words)),
                    link=f"{services.settings.address()}/t/{table.id}",
                    names=harmless(others_at(table, person.id)),
                    updated=asked_at(table, now),
                )
            )
    return found


def asked_at(table: Table, now: int) -> int:
    """When the position was shown that asks for a decision. The time of the last entry would tell of hidden ones."""
    settled = table.shown(now)
    return table.changed if settled is None else settled.due


def _atom(services: Services, person: Person, turns: list[Turn], words: Words) -> str:
    def moment(at: int) -> str:
        return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")

    latest = max((turn.updated for turn in turns), default=person.created)
    entries = "".join(
        f"<entry><id>urn:allaboard:{escape(turn.table)}:{turn.updated}</id><title>{escape(turn.title)}</title>"
        f'<updated>{moment(turn.updated)}</updated><link href="{escape(turn.link)}"/>'
        f"<summary>{escape(turn.names)}</summary></entry>"
        for turn in turns
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">'
        f"<id>urn:allaboard:turns:{escape(person.id)}</id><title>{escape(words('feed-title'))}</title>"
        f"<author><name>All Aboard</name></author><updated>{moment(latest)}</updated>"
        f'<link href="{escape(services.settings.address())}/"/>{entries}</feed>\n'
    )


async def _set_address(services: Services, person: Person, address: str | None) -> None:
    await services.store.change_person(replace(person, email=address), ("email",))


def _question(request: Request[Any, Any, Any], signed: str, purpose: str, what: str) -> Response[Any]:
    words = words_for(request)
    try:
        services_of(request).identities.unsigned(purpose, signed, _THREE_DAYS if purpose == _CONFIRM else None)
    except Refusal:
        return document(words, "page-title", paragraph(words("mail-page-wrong")), status=404)
    button = form(f"/mail/{what}/{signed}", words(f"mail-page-{what}-button"))
    return document(words, "page-title", paragraph(words(f"mail-page-{what}")), button)


def _said(request: Request[Any, Any, Any], key: str) -> Response[Any]:
    words = words_for(request)
    return document(words, "page-title", paragraph(words(key)))
