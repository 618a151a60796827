"""The application: routes, headers, the order in which things open and close."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Controller, Litestar, Request
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from allaboard._version import __version__
from allaboard.boards.faults import FaultsFound
from allaboard.server.broker import Broker, NoBroker
from allaboard.server.clock import ServerClock, Watch
from allaboard.server.edge.admin import Admin
from allaboard.server.edge.answers import REFUSALS, failed, faulty, refused, too_deep, unstored, wrong_request
from allaboard.server.edge.built import Built, lost
from allaboard.server.edge.checks import Checks
from allaboard.server.edge.classes import Classes
from allaboard.server.edge.daily import Daily
from allaboard.server.edge.doors import watch_doors
from allaboard.server.edge.guards import COOKIE, SAFE_METHODS, check_origin, check_token_use, services_of
from allaboard.server.edge.helping import Helping
from allaboard.server.edge.history import History
from allaboard.server.edge.lessons import Lessons
from allaboard.server.edge.operation import Operation
from allaboard.server.edge.pages import Pages
from allaboard.server.edge.people import People
from allaboard.server.edge.pictures import Pictures
from allaboard.server.edge.posting import Posting
from allaboard.server.edge.printing import Printing
from allaboard.server.edge.replaying import Replaying
from allaboard.server.edge.reviewing import Reviewing
from allaboard.server.edge.rules import Rules
from allaboard.server.edge.services import close_services, open_services
from allaboard.server.edge.showing import Showing
from allaboard.server.edge.socket import table_socket
from allaboard.server.edge.table_access import check_routes, check_table_access
from allaboard.server.edge.tables import Tables
from allaboard.server.edge.watching import Watching
from allaboard.server.settings import Settings
from allaboard.server.store.faults import StoreFault
from allaboard.server.store.interface import Store
from allaboard.server.table.gauntlet import Refusal

_MOST_BODY = 1_100_000  # a record, or a city of one's own
_CONTROLLERS: tuple[type[Controller], ...] = (
    Operation, Pages, Built, Pictures, People, Tables, Showing, Lessons, Rules, History, Daily, Classes, Posting, Admin,
    Replaying, Helping, Reviewing, Checks, Printing,
)  # fmt: skip


_ABOUT = """\
Tables for Bus, Metro and Depot. Whoever has no key yet gets one as a guest (`POST /api/guests`): a cookie. Programs
come with a token of a person (`POST /api/tokens`), which may play and read, and can be revoked. Every refusal is a
`Problem` with a code.

A table is watched and played over a WebSocket, `/api/tables/{table_id}/socket`, with the same keys. `?after=N` goes on
after the frame with that number, `?seat=none` watches. The server sends a snapshot, then frames; what a client sends
are commands, each with an `id` that comes back in `done` or `refused`. All messages are in `/api/protocol.json`.
"""
_COOKIE = SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie", description="Of a person's browser")
_TOKEN = SecurityScheme(type="http", scheme="bearer", description="Of a program that speaks for a person")


async def _refuse_other_origins(request: Request[Any, Any, Any]) -> None:
    if request.method not in SAFE_METHODS:
        check_origin(request, services_of(request).settings)


def make_app(settings: Settings, store: Store, broker: Broker | None = None, watch: Watch | None = None) -> Litestar:
    """The application of one worker."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = await open_services(settings, store, broker or NoBroker(), watch or ServerClock())
        app.state.services = services
        watch_doors(services)
        try:
            yield
        finally:
            await close_services(services)

    app = Litestar(
        route_handlers=[*map(_documented, _CONTROLLERS), table_socket],
        lifespan=[lifespan],
        before_request=_refuse_other_origins,
        guards=[check_token_use, check_table_access],
        exception_handlers={
            Refusal: refused,
            FaultsFound: faulty,
            StoreFault: unstored,
            NotFoundException: lost,
            HTTPException: wrong_request,
            RecursionError: too_deep,
            Exception: failed,
        },
        request_max_body_size=_MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="All Aboard",
            version=__version__,
            description=_ABOUT,
            components=Components(security_schemes={"cookie": _COOKIE, "token": _TOKEN}),
            security=[{}, {"cookie": []}, {"token": []}],
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json", media_type=MediaType.JSON)],
        ),
        logging_config=None,
    )
    check_routes(app)
    app.asgi_handler = Watching(app.asgi_handler, settings)  # outside of everything, so that it sees what no route took
    return app


def _documented(controller: type[Controller]) -> type[Controller]:
    """With the refusals that any of its handlers may answer."""
    for handler in vars(controller).values():
        if isinstance(handler, HTTPRouteHandler) and handler.responses is None:
            handler.responses = REFUSALS
    return controller
