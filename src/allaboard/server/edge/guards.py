"""Who is asking, from where, and whether a page of another site makes them."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from allaboard.server.edge.services import Services
from allaboard.server.limits import subnet_of
from allaboard.server.settings import Settings
from allaboard.server.store.interface import Person
from allaboard.server.table.gauntlet import Refusal

COOKIE = "allaboard"
SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
# What a bot's token may do besides reading: play, and ask what needs nobody. Whatever is not in this list it may not.
OPEN_TO_TOKENS = (
    "/api/tables",
    "/api/daily/",
    "/api/classes/{code}/seats",
    "/api/helper/",
    "/api/lessons/",
    "/api/boards/",
    "/api/replays",
    "/api/reviews",
)
CLOSED_TO_TOKENS = frozenset(("/api/tokens", "/api/me/mail"))  # not even to read

Connection = ASGIConnection[Any, Any, Any, Any]


def services_of(connection: Connection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def address_of(connection: Connection, settings: Settings) -> str:
    """Where a request comes from, IPv6 as its /64 network; a proxy is believed only if it is trusted."""
    client = connection.client
    address = client.host if client is not None else "local"
    if address in settings.trusted_proxies:
        forwarded = [part.strip() for part in connection.headers.get("x-forwarded-for", "").split(",") if part.strip()]
        for hop in reversed(forwarded):
            if hop not in settings.trusted_proxies:
                return subnet_of(hop[:64])
    return subnet_of(address)


def check_origin(connection: Connection, settings: Settings) -> None:
    """Refuse what a page of another site sends. Browsers always say where a page comes from; others need not."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if settings.public_url is not None and origin == _origin_of(settings.public_url):
        return
    if _host_of(origin) != connection.headers.get("host", ""):
        raise Refusal("other_origin")


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def bearer_of(connection: Connection) -> str | None:
    """The token that a request came with."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def check_token_use(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard of the whole application: a bot's token may play and read, but make no keys and change no person."""
    if bearer_of(connection) is None:
        return
    route = str(connection.scope.get("path_template", ""))
    if not route.startswith("/api/"):  # pages of the host have a token of their own
        return
    method = connection.scope.get("method", "GET")  # a socket has none
    if route in CLOSED_TO_TOKENS or (method not in SAFE_METHODS and not route.startswith(OPEN_TO_TOKENS)):
        raise Refusal("not_for_tokens")


async def person_of(connection: Connection) -> Person | None:
    """The person behind a request: by a bot's token, or by the cookie."""
    identities = services_of(connection).identities
    if connection.headers.get("authorization", ""):
        person = await identities.person_of_token(bearer_of(connection), "bot")
        if person is None:
            raise Refusal("bad_token")
        return person
    return await identities.person_of_cookie(connection.cookies.get(COOKIE))


async def needed_person(connection: Connection) -> Person:
    person = await person_of(connection)
    if person is None:
        raise Refusal("no_name_yet")
    return person
