"""uvicorn's HTTP protocol with limits on the size, number and time of what a client sends and takes.

The parser below keeps a header value until it is complete, however long it grows, and waits for ever for the rest of a
request. Here a request has a limited head, a limited size and limited time; a connection that does nothing is closed;
one address holds a limited number of connections, and so do all of them together.
"""

from __future__ import annotations

import asyncio
from asyncio.events import TimerHandle
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Final

from structlog import get_logger
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from allaboard.server.limits import subnet_of

_LOG = get_logger("allaboard.server.http")

MAX_URL: Final = 8_192
MAX_HEAD: Final = 32_768  # bytes of the request line and all headers
MAX_HEADERS: Final = 100
MAX_REQUEST: Final = 1_300_000  # bytes of a whole request; bodies are limited again, with a better answer
MAX_PIPELINED: Final = 16
HEAD_SECONDS: Final = 10.0  # from the first byte, or from the connection, to the last header
BODY_SECONDS: Final = 60.0
SEND_SECONDS: Final = 30.0  # in which a client must take something of an answer
_RESERVED_FILES: Final = 64  # for the database, logs, child processes and the listener
_FEWEST: Final = 64
_MOST_ANYWHERE: Final = 100_000

_REASONS: Final = {
    400: b"The request is malformed.",
    408: b"The request took too long.",
    413: b"The request is too large.",
    414: b"The address is too long.",
    431: b"The headers are too large.",
}


class Connections:
    """All connections of a process: how many there are, from where, and which have been idle longest."""

    def __init__(self, most: int, most_per_address: int, trusted: Iterable[str] = ()) -> None:
        self.most = most
        self.most_per_address = most_per_address
        self._trusted = frozenset(trusted)
        self._idle: OrderedDict[HttpProtocol, None] = OrderedDict()  # oldest first
        self._by_address: dict[str, int] = {}
        self.count = 0
        self.turned_away = 0

    def admit(self, connection: HttpProtocol, address: str) -> str | None:
        """The address that the connection is counted under; None if it must be closed."""
        key = "" if address in self._trusted else subnet_of(address)
        if key and self._by_address.get(key, 0) >= self.most_per_address:
            self.turned_away += 1
            return None
        if self.count >= self.most and not self._make_room():
            self.turned_away += 1
            _LOG.warning("too many connections", most=self.most)
            return None
        self.count += 1
        if key:
            self._by_address[key] = self._by_address.get(key, 0) + 1
        self._idle[connection] = None
        return key

    def _make_room(self) -> bool:
        """Close the connection that has been idle longest."""
        if not self._idle:
            return False
        oldest, _ = self._idle.popitem(last=False)
        _LOG.warning("idle connection closed for a new one", most=self.most)
        oldest.abort()
        return True

    def busy(self, connection: HttpProtocol) -> None:
        self._idle.pop(connection, None)

    def idle(self, connection: HttpProtocol) -> None:
        self._idle[connection] = None
        self._idle.move_to_end(connection)

    def forget(self, connection: HttpProtocol, key: str) -> None:
        self._idle.pop(connection, None)
        self.count -= 1
        if key:
            left = self._by_address[key] - 1
            if left:
                self._by_address[key] = left
            else:
                del self._by_address[key]


def most_connections() -> int:
    """As many as the open files of this process allow; the soft limit is raised to the hard one."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return _MOST_ANYWHERE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):
            pass
    if soft == resource.RLIM_INFINITY:
        return _MOST_ANYWHERE
    return max(_FEWEST, min(_MOST_ANYWHERE, soft - _RESERVED_FILES))


class HttpProtocol(HttpToolsProtocol):
    """One HTTP connection. `known` is shared by all connections of the server: see `with_connections`."""

    known: Connections

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._key: str | None = None
        self._head_complete = False
        self._message_complete = True
        self._received = 0  # bytes of the request that is being read
        self._head_size = 0  # of its names and values, as far as they are known
        self._fault = 0  # the status that ends this connection
        self._timer: TimerHandle | None = None
        self._send_timer: TimerHandle | None = None

    # The connection.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._key = self.known.admit(self, self.client[0] if self.client else "local")
        if self._key is None:
            self.connections.discard(self)
            transport.abort()
            return
        self._within(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        self._unset_keepalive_if_required()
        if self._key is not None:
            self.known.forget(self, self._key)
            self._key = None
        super().connection_lost(exc)

    def abort(self) -> None:
        """End the connection without a word, and without waiting for what is unsent."""
        if not self.transport.is_closing():
            self.transport.abort()

    # Time.

    def _within(self, seconds: float) -> None:
        """Whatever is awaited now must come in this time."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _in_time(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        if self._received and not self._head_complete:
            self._end(408)
        else:
            self.abort()

    def _stop_timers(self) -> None:
        self._in_time()
        if self._send_timer is not None:
            self._send_timer.cancel()
            self._send_timer = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._send_timer is None:
            self._send_timer = self.loop.call_later(SEND_SECONDS, self.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._send_timer is not None:
            self._send_timer.cancel()
            self._send_timer = None

    # What comes in.

    def data_received(self, data: bytes) -> None:
        if self._fault or self.transport.is_closing():
            return
        self._received += len(data)
        super().data_received(data)
        status = self._found_fault()
        if status:
            self._end(status)

    def _found_fault(self) -> int:
        """The status that the request so far deserves; 0: it may go on."""
        if self._fault or self._message_complete:
            return self._fault
        if not self._head_complete and self._received > MAX_HEAD:
            return 431
        return 413 if self._received > MAX_REQUEST else 0

    @property
    def _is_answering(self) -> bool:
        """Whether a request of this connection is still being answered."""
        cycle: Any = self.cycle  # None before the first request
        return cycle is not None and not cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head_complete = self._message_complete = False
        self._head_size = 0
        if not self._is_answering:
            self._within(HEAD_SECONDS)

    def on_url(self, url: bytes) -> None:
        self._head_size += len(url)
        if len(self.url) + len(url) > MAX_URL:
            self._fault = self._fault or 414
            return
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head_size += len(name) + len(value) + 4
        if self._head_size > MAX_HEAD or len(self.headers) >= MAX_HEADERS:
            self._fault = self._fault or 431
            return
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._head_complete = True
        if self._fault:
            return
        if len(self.pipeline) >= MAX_PIPELINED:
            self._fault = 400
            return
        self.known.busy(self)
        self._within(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._fault:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._message_complete = True
        self._received = 0
        self._in_time()
        if self._fault:
            return
        super().on_message_complete()
        if not self._is_answering and not self.parser.should_upgrade():  # it was answered before all of it had come
            self._rest()

    def handle_websocket_upgrade(self) -> None:
        if self._fault:
            return
        self._stop_timers()
        # From here on the socket's own limits hold; it is counted until its connection is lost.
        self.known.busy(self)
        key, self._key = self._key, None
        super().handle_websocket_upgrade()
        upgraded = self.transport.get_protocol()
        release = getattr(upgraded, "on_lost", None)
        if key is not None:
            if isinstance(release, list):
                release.append(lambda: self.known.forget(self, key))
            else:
                self.known.forget(self, key)

    # What goes out.

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing() or self._is_answering:
            return
        if self._message_complete:
            self._rest()
        elif not self._head_complete:  # the next request has begun already
            self._within(HEAD_SECONDS)

    def _rest(self) -> None:
        """Nothing is being asked or answered: wait for the next request, for a while."""
        self.known.idle(self)
        self._unset_keepalive_if_required()
        self.timeout_keep_alive_task = self.loop.call_later(self.timeout_keep_alive, self.timeout_keep_alive_handler)

    def _end(self, status: int) -> None:
        """Say what is wrong, if nothing else is being said, and close."""
        self._fault = status
        self._in_time()
        if self._is_answering or self.transport.is_closing():
            self.abort()
            return
        reason = _REASONS[status]
        self.transport.write(
            STATUS_LINE[status]
            + b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%s"
            % (len(reason), reason)
        )
        self.transport.close()
        # A client that does not read would keep the connection open for ever.
        self.loop.call_later(SEND_SECONDS, self.transport.abort)


def with_connections(most_per_address: int, trusted: Iterable[str], most: int) -> type[HttpProtocol]:
    """The protocol of one server, with its own count of connections."""
    known = Connections(most, most_per_address, trusted)
    return type("CountedHttpProtocol", (HttpProtocol,), {"known": known})
