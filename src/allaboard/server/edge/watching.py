"""Every answer gets an id, the security headers, a line in the log and a place in the metrics.

Paths are told as routes, unfilled: what fills them may be a secret.
"""

from __future__ import annotations

import re
import secrets
import time
from typing import Any

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

_LOG = structlog.get_logger("allaboard.server.request")
_KIND = re.compile(r":\w+\}")
_METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
REQUEST_ID = b"x-request-id"

# Nothing from other sites, no script or style in a page, no frames, no guessing of types.
SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_ENCODED = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]
_NOT_KEPT = (b"cache-control", b"no-store")


def route_of(scope: Any) -> str:
    """The route of a request as it is declared: `/api/tables/{table_id}`."""
    return _KIND.sub("}", str(scope.get("path_template") or "")) or "(none)"


class Watching:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self._app(scope, receive, send)
            return
        request_id = secrets.token_hex(8)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request_id)
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def told(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message.get("headers", ()))
                given = {name.lower() for name, _ in headers}
                headers += [header for header in (*_ENCODED, _NOT_KEPT) if header[0] not in given]
                message["headers"] = [*headers, (REQUEST_ID, request_id.encode())]
            await send(message)

        try:
            await self._app(scope, receive, told)
        finally:
            _note(scope, status, time.perf_counter() - began)


def _note(scope: Any, status: int, seconds: float) -> None:
    route = route_of(scope)
    method = scope["method"] if scope["method"] in _METHODS else "OTHER"
    _LOG.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
    services = scope["litestar_app"].state.get("services")
    if services is not None:
        services.metrics.answered += 1
        services.metrics.requests.labels(method, route, str(status)).observe(seconds)
