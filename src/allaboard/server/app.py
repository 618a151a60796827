"""The application: routes, headers, the order in which things open and close."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from allaboard._version import __version__
from allaboard.boards.faults import FaultsFound
from allaboard.protocol.schemas import protocol_schemas
from allaboard.server.broker import Broker, NoBroker
from allaboard.server.clock import WallClock, Watch
from allaboard.server.edge.answers import SECURITY_HEADERS, failed, faulty, refused, wrong_request
from allaboard.server.edge.guards import SAFE_METHODS, check_origin, services_of
from allaboard.server.edge.people import People
from allaboard.server.edge.services import close_services, open_services
from allaboard.server.edge.socket import table_socket
from allaboard.server.edge.tables import Tables
from allaboard.server.settings import Settings
from allaboard.server.store.interface import Store
from allaboard.server.table.gauntlet import Refusal

_MOST_BODY = 1_100_000  # a record, or a city of one's own


@get("/health", tags=["operation"], summary="The process is alive")
async def health() -> dict[str, str]:
    return {"status": "ok", "version": __version__}


@get("/ready", tags=["operation"], summary="The server can take requests")
async def ready(request: Request[Any, Any, Any]) -> dict[str, str]:
    services = services_of(request)
    if services.is_stopping:
        raise Refusal("busy")
    await services.store.ping()
    return {"status": "ready"}


@get("/api/protocol.json", tags=["tables"], summary="The schemas of all messages")
async def protocol() -> dict[str, Any]:
    return protocol_schemas()


async def _refuse_other_origins(request: Request[Any, Any, Any]) -> None:
    if request.method not in SAFE_METHODS:
        check_origin(request, services_of(request).settings)


def make_app(settings: Settings, store: Store, broker: Broker | None = None, watch: Watch | None = None) -> Litestar:
    """The application of one worker."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = await open_services(settings, store, broker or NoBroker(), watch or WallClock())
        app.state.services = services
        try:
            yield
        finally:
            await close_services(services)

    return Litestar(
        route_handlers=[health, ready, protocol, People, Tables, table_socket],
        lifespan=[lifespan],
        before_request=_refuse_other_origins,
        exception_handlers={
            Refusal: refused,
            FaultsFound: faulty,
            HTTPException: wrong_request,
            Exception: failed,
        },
        response_headers=SECURITY_HEADERS,
        request_max_body_size=_MOST_BODY,
        openapi_config=OpenAPIConfig(title="All Aboard", version=__version__, path="/api/docs"),
    )
