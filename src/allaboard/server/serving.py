"""One worker: the application on a socket, until it is told to stop."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import FrameType

import uvicorn
from litestar import Litestar
from structlog import get_logger

from allaboard.server.app import make_app
from allaboard.server.broker import broker_of
from allaboard.server.collecting import collect_calmly
from allaboard.server.edge.services import Services, let_go_if_away, say_goodbye, warm_up
from allaboard.server.http_protocol import most_connections, with_connections
from allaboard.server.logs import set_up_logs
from allaboard.server.settings import Settings
from allaboard.server.sockets import TableSockets
from allaboard.server.store.interface import Store
from allaboard.server.store.opening import store_of
from allaboard.server.tidying import Tidying

_LOG = get_logger("allaboard.server")

LONGEST_MESSAGE = 65_536  # bytes that a socket takes; the application refuses much sooner
_PING = 20.0  # seconds
_PATIENCE = 10  # seconds that requests get to finish when the server stops
_BACKLOG = 2048
_KEEP_ALIVE = 75  # seconds that a connection may rest between two requests
_PER_SOCKET = 5  # connections of one address for each socket that it may have: a browser opens six


def bind(settings: Settings) -> socket.socket:
    """The socket to listen on; `OSError` if the port is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host.strip("[]"), settings.port))
        listener.listen(_BACKLOG)
        listener.set_inheritable(True)
    except BaseException:
        listener.close()
        raise
    return listener


def bound(settings: Settings, listener: socket.socket) -> Settings:
    """The settings with the port that was really given, where 0 asked for any."""
    return replace(settings, port=listener.getsockname()[1])


class TableServer(uvicorn.Server):
    """Stops in this order: no new connections, a word to everybody at a table, what is being written, the store."""

    def __init__(self, app: Litestar, settings: Settings, on_start: Callable[[], None] | None = None) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=with_connections(
                    _PER_SOCKET * settings.connections_per_address, settings.trusted_proxies, most_connections()
                ),
                ws=TableSockets,
                ws_per_message_deflate=False,
                ws_max_size=LONGEST_MESSAGE,
                ws_ping_interval=_PING,
                ws_ping_timeout=_PING,
                lifespan="on",
                log_config=None,
                access_log=False,
                proxy_headers=False,  # who may speak for others is for `address_of` to say
                server_header=False,
                timeout_keep_alive=_KEEP_ALIVE,
                timeout_graceful_shutdown=_PATIENCE,
                backlog=_BACKLOG,
            )
        )
        self._app = app
        self._settings = settings
        self._on_start = on_start
        self._tidying: Tidying | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Whoever is told to stop while it starts stops at once: it has accepted nothing, and a database that is away
        would keep it waiting.
        """
        if not self.started:
            os._exit(0)
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        collect_calmly()
        _LOG.info("serving", host=self._settings.host, port=self._settings.port)
        if self._on_start is not None:
            self._on_start()
        services = self._services
        if services is not None:
            metrics = services.metrics
            self._tidying = Tidying(services.watch, lambda: metrics.said + metrics.answered)
            self._tidying.open()
            services.warming_up = asyncio.get_running_loop().create_task(warm_up())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _LOG.info("stopping")
        for server in self.servers:
            server.close()
        if self._tidying is not None:
            await self._tidying.close()
        services = self._services
        if services is not None:
            letting_go = asyncio.create_task(let_go_if_away(services.store))
            await say_goodbye(services)
            await letting_go
        await super().shutdown(sockets)
        _LOG.info("stopped")

    @property
    def _services(self) -> Services | None:
        """None if the application could not start."""
        found = self._app.state.get("services")
        return found if isinstance(found, Services) else None

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A stop that was asked for is a good end, so the signal is not raised again afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def serve(settings: Settings, listener: socket.socket, on_start: Callable[[], None] | None = None) -> None:
    """Serve until SIGTERM or SIGINT."""
    set_up_logs(settings)
    app = make_app(settings, store_of(settings.database), broker_of(settings))
    TableServer(app, settings, on_start).run(sockets=[listener])


async def try_out(settings: Settings) -> None:
    """Open the database once, with its migrations, so that what is wrong with it shows before anything runs."""
    store: Store = store_of(settings.database)
    await store.open(alone=True)
    try:
        await store.ping()
    finally:
        await store.close()


def try_out_now(settings: Settings) -> None:
    asyncio.run(try_out(settings))
