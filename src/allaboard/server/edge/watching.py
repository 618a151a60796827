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

from allaboard.server.edge.hosts import is_known_host, known_hosts
from allaboard.server.settings import Settings

_LOG = structlog.get_logger("allaboard.server.request")
_KIND = re.compile(r":\w+\}")
_METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
REQUEST_ID = b"x-request-id"
# Who asks them, when, and what is answered may be a secret: commands are counted apart where they are none.
_SECRET_ROUTES = frozenset(f"/api/tables/{{table_id}}/{name}" for name in ("commands", "checks", "hints"))

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
_UNKNOWN_HOST: Any = {
    "type": "http.response.start",
    "status": 421,
    "headers": [(b"content-type", b"application/json"), (b"content-length", b"23")],
}


def route_of(scope: Any) -> str:
    """The route of a request as it is declared: `/api/tables/{table_id}`."""
    return _KIND.sub("}", str(scope.get("path_template") or "")) or "(none)"


class Watching:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._hosts = known_hosts(settings)

    def _is_known(self, scope: Any) -> bool:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        return len(hosts) < 2 and all(is_known_host(host.decode("latin-1"), self._hosts) for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self._app(scope, receive, send)
            return
        request_id = secrets.token_hex(8)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request_id)
        if scope["type"] != ScopeType.HTTP:
            # A socket of a page under an unknown name: its origin is that name as well, so only the host tells.
            if self._is_known(scope):
                await self._app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "unknown_host"})
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
            if self._is_known(scope):
                await self._app(scope, receive, told)
            else:
                await told(_UNKNOWN_HOST.copy())
                await told({"type": "http.response.body", "body": b'{"code":"unknown_host"}', "more_body": False})
        finally:
            _note(scope, status, time.perf_counter() - began)


def _note(scope: Any, status: int, seconds: float) -> None:
    route = route_of(scope)
    method = scope["method"] if scope["method"] in _METHODS else "OTHER"
    _LOG.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
    services = scope["litestar_app"].state.get("services")
    if services is not None:
        services.metrics.answered += 1
        if route in _SECRET_ROUTES:
            return
        services.metrics.requests.labels(method, route, str(status)).observe(seconds)
