"""For whoever runs the server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

import secrets
from ipaddress import ip_address
from typing import Any

from litestar import Controller, Request, Response, get

from allaboard._version import __version__
from allaboard.protocol.schemas import protocol_schemas
from allaboard.server.edge.guards import address_of, bearer_of, services_of
from allaboard.server.metrics import CONTENT_TYPE
from allaboard.server.store.faults import StoreFault
from allaboard.server.table.gauntlet import Refusal

_FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


def _check_may_measure(request: Request[Any, Any, Any]) -> None:
    """The token, or a request of this machine itself that no proxy has passed on. Raises `Refusal`."""
    services = services_of(request)
    token = services.settings.metrics_token
    given = bearer_of(request)
    if given is not None:
        services.limits.check("metrics", address_of(request, services.settings), rate=1, burst=20)
        if token is not None and secrets.compare_digest(given.encode(), token.encode()):
            return
        raise Refusal("bad_token")
    host = request.client.host if request.client is not None else ""
    is_passed_on = any(name in request.headers for name in _FORWARDED)
    if token is not None or is_passed_on or not _is_loopback(host):
        raise Refusal("not_allowed")


def _is_loopback(host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


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
        try:
            await services.store.ping()
        except StoreFault as fault:
            raise Refusal("storage", fault.code) from None
        return {"status": "ready"}

    @get("/metrics", summary="Numbers for Prometheus: for this machine, or with a token", media_type="text/plain")
    async def metrics(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        _check_may_measure(request)
        return Response(services_of(request).metrics.exposed(), media_type=CONTENT_TYPE)

    @get("/api/protocol.json", summary="The schemas of all messages")
    async def protocol(self) -> dict[str, Any]:
        return protocol_schemas()
