"""For whoever runs the server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get

from allaboard._version import __version__
from allaboard.protocol.schemas import protocol_schemas
from allaboard.server.edge.guards import services_of
from allaboard.server.metrics import CONTENT_TYPE
from allaboard.server.table.gauntlet import Refusal


class Operation(Controller):
    """What machines ask."""

    tags = ["operation"]  # noqa: RUF012 - Litestar reads it from the instance

    @get("/health", summary="The process is alive")
    async def health(self) -> dict[str, str]:
        return {"status": "ok", "version": __version__}

    @get("/ready", summary="The server can take requests")
    async def ready(self, request: Request[Any, Any, Any]) -> dict[str, str]:
        services = services_of(request)
        if services.is_stopping:
            raise Refusal("busy")
        await services.store.ping()
        return {"status": "ready"}

    @get("/metrics", summary="Numbers for Prometheus", media_type="text/plain")
    async def metrics(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        return Response(services_of(request).metrics.exposed(), media_type=CONTENT_TYPE)

    @get("/api/protocol.json", summary="The schemas of all messages")
    async def protocol(self) -> dict[str, Any]:
        return protocol_schemas()
