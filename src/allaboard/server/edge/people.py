"""People over HTTP: guests, accounts, tokens."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from allaboard.protocol.tables import Name
from allaboard.server.deleting import delete_person
from allaboard.server.edge.doors import show_out, show_out_ended_sessions
from allaboard.server.edge.guards import COOKIE, address_of, needed_person, person_of, services_of
from allaboard.server.edge.languages import remember_language
from allaboard.server.identity import hash_of, who_is
from allaboard.server.store.interface import Person
from allaboard.server.table.gauntlet import Refusal

KNOWN = "allaboard_known"  # says who has logged in on this device before, and lets nobody in
_YEAR = 365 * 24 * 60 * 60
_NO_COOKIE = Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True)
Password = Annotated[str, Meta(min_length=1, max_length=200)]


class GuestWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest needs no more than a name."""

    name: Name


class NameWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that somebody wants to have from now on. An account logs in with it."""

    name: Name


class Login(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name and password of an account, new or known."""

    name: Name
    password: Password


class PasswordWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password of an account, and the one that it should have."""

    password: Password
    new: Password


class DeletionWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest needs no password."""

    password: Password | None = None


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wrote down."""

    person: Annotated[str, Meta(max_length=64)]
    code: Annotated[str, Meta(max_length=64)]


class TokenWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a token is called, so that it can be told from others."""

    label: Name
    kind: Annotated[str, Meta(pattern="^(bot|feed)$")] = "bot"


class Me(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who I am here. `recovery` is told once."""

    id: str
    name: str
    is_guest: bool
    recovery: str | None = None


class TokenInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A token; `token` itself is told once."""

    id: str
    label: str
    kind: str
    created: int
    revoked: int | None = None
    token: str | None = None


def _me(person: Person, recovery: str | None = None) -> Me:
    return Me(id=person.id, name=person.name, is_guest=person.password is None, recovery=recovery)


class People(Controller):
    """Who somebody is."""

    path = "/api"
    tags = ["people"]  # noqa: RUF012 - Litestar reads it from the instance

    @get("/me", summary="Who I am")
    async def me(self, request: Request[Any, Any, Any]) -> Me | None:
        person = await person_of(request)
        if person is None:
            return None
        await remember_language(request, person)
        return _me(person)

    @post("/me/name", summary="Have another name, at all tables in use too", status_code=200)
    async def rename(self, request: Request[Any, Any, Any], data: JSONBody[NameWish]) -> Me:
        person = await needed_person(request)
        services = services_of(request)
        services.limits.check("rename", person.id, rate=1 / 30, burst=10)
        renamed = await services.identities.rename(person, data.name)
        await services.hub.rename(who_is(renamed), was=person.name)
        return _me(renamed)

    @post("/me/deletion", summary="Delete me; games stay without a name", status_code=200)
    async def delete_me(self, request: Request[Any, Any, Any], data: JSONBody[DeletionWish]) -> Response[None]:
        person = await needed_person(request)
        services = services_of(request)
        services.limits.check("password", person.id, rate=0.1, burst=10)
        await services.identities.check_password(person, data.password)
        tokens = await services.store.tokens(person.id)
        await delete_person(services.store, services.hub, person.id)
        await show_out_ended_sessions(services, person.id)
        for token in tokens:
            await show_out(services, person.id, token.hash)
        return Response(None, cookies=[_NO_COOKIE])

    @post("/guests", summary="Play as a guest")
    async def guest(self, request: Request[Any, Any, Any], data: JSONBody[GuestWishes]) -> Response[Me]:
        services = services_of(request)
        services.limits.check("guest", address_of(request, services.settings), rate=0.5, burst=30)
        person, code = await services.identities.new_guest(data.name)
        return await self._welcome(request, person, code)

    @post("/recoveries", summary="Be a guest again by the recovery code")
    async def recover(self, request: Request[Any, Any, Any], data: JSONBody[Recovery]) -> Response[Me]:
        self._slow_down(request, data.person)
        return await self._welcome(request, await services_of(request).identities.recover(data.person, data.code))

    @post("/accounts", summary="Make an account, from a guest if there is one")
    async def account(self, request: Request[Any, Any, Any], data: JSONBody[Login]) -> Response[Me]:
        self._slow_down(request, data.name)
        guest = await person_of(request)
        if guest is not None and guest.password is not None:
            raise Refusal("has_account")
        services = services_of(request)
        person = await services.identities.new_account(data.name, data.password, guest)
        if guest is not None:
            await show_out_ended_sessions(services, person.id)
            await services.hub.rename(who_is(person), was=guest.name)
        return await self._welcome(request, person)

    @post("/logins", summary="Log in to an account")
    async def login(self, request: Request[Any, Any, Any], data: JSONBody[Login]) -> Response[Me]:
        identities = services_of(request).identities
        if not await identities.is_known_device(request.cookies.get(KNOWN), data.name):
            self._slow_down(request, data.name)
        else:  # what others guess does not keep anybody out who was here before
            services_of(request).limits.check("login-known", data.name.casefold(), rate=0.1, burst=10)
        return await self._welcome(request, await identities.login(data.name, data.password))

    @delete("/logins", summary="Log out", status_code=200)
    async def logout(self, request: Request[Any, Any, Any]) -> Response[None]:
        services = services_of(request)
        person = await services.identities.log_out(request.cookies.get(COOKIE))
        if person is not None:
            await show_out_ended_sessions(services, person.id)
        return Response(None, cookies=[_NO_COOKIE])

    @delete("/sessions", summary="Log out everywhere", status_code=200)
    async def logout_everywhere(self, request: Request[Any, Any, Any]) -> Response[None]:
        person = await needed_person(request)
        services = services_of(request)
        await services.identities.log_out_everywhere(person)
        await show_out_ended_sessions(services, person.id)
        return Response(None, cookies=[_NO_COOKIE])

    @post("/me/password", summary="Another password; everybody else who is logged in is logged out", status_code=200)
    async def change_password(self, request: Request[Any, Any, Any], data: JSONBody[PasswordWish]) -> Response[Me]:
        person = await needed_person(request)
        services = services_of(request)
        services.limits.check("password", person.id, rate=0.1, burst=10)
        await services.identities.change_password(person, data.password, data.new)
        await show_out_ended_sessions(services, person.id)
        return await self._welcome(request, person)

    @post("/tokens", summary="A new token for a remote bot or a private feed")
    async def new_token(self, request: Request[Any, Any, Any], data: JSONBody[TokenWishes]) -> TokenInfo:
        person = await needed_person(request)
        services = services_of(request)
        services.limits.check("token", person.id, rate=0.1, burst=10)
        token = await services.identities.new_token(person, data.kind, data.label)
        made = await services.store.token(hash_of(token))
        assert made is not None
        return TokenInfo(id=made.hash[:16], label=made.label, kind=made.kind, created=made.created, token=token)

    @get("/tokens", summary="My tokens")
    async def tokens(self, request: Request[Any, Any, Any]) -> list[TokenInfo]:
        person = await needed_person(request)
        return [
            TokenInfo(
                id=token.hash[:16], label=token.label, kind=token.kind, created=token.created, revoked=token.revoked
            )
            for token in await services_of(request).store.tokens(person.id)
        ]

    @delete("/tokens/{token_id:str}", summary="Revoke a token", status_code=200)
    async def revoke(self, request: Request[Any, Any, Any], token_id: FromPath[str]) -> None:
        person = await needed_person(request)
        services = services_of(request)
        for token in await services.store.tokens(person.id):
            if token.hash[:16] == token_id:
                await services.store.revoke_token(token.hash, services.watch.now())
                await show_out(services, person.id, token.hash)
                return
        raise Refusal("not_found")

    def _slow_down(self, request: Request[Any, Any, Any], name: str) -> None:
        """Guessing is slow from one address, and slower for one name. Other addresses do not notice."""
        services = services_of(request)
        address = address_of(request, services.settings)
        services.limits.check("login-name", f"{address} {name.casefold()}", rate=0.1, burst=10)
        services.limits.check("login", address, rate=0.2, burst=10)

    async def _welcome(self, request: Request[Any, Any, Any], person: Person, code: str | None = None) -> Response[Me]:
        services = services_of(request)
        await remember_language(request, person)
        values = {COOKIE: await services.identities.new_cookie(person)}
        if person.password is not None:
            values[KNOWN] = services.identities.device_mark(person)
        cookies = [
            Cookie(
                key=key,
                value=value,
                max_age=_YEAR,
                path="/",
                httponly=True,
                samesite="lax",
                secure=services.settings.is_secure,
            )
            for key, value in values.items()
        ]
        return Response(_me(person, code), cookies=cookies)
