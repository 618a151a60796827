"""uvicorn's WebSocket protocol: it writes straight to the transport, and limits what one client may send.

A message of ours is framed and handed to the connection: no task, no queue and no layer of the framework in between,
which together would cost more than to make the message. What a client is told in one turn of the event loop is written
in one go. Frames are never compressed: they are small, and to compress each for each client takes longer than to send.
"""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Callable
from struct import pack
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from allaboard.server.http_protocol import SEND_SECONDS
from allaboard.server.limits import Bucket

SHORT_WAY: Final = "allaboard.sockets"  # the extension of a connection that has it
_TEXT = 0x81  # a whole message
_SLICE: Final = 2_048  # bytes that are parsed before frames are counted again
MOST_UNSENT: Final = 1_000_000  # bytes that a slow client may be behind
MOST_FRAGMENTS: Final = 64  # of one message
# Far more than a client needs: commands have a limit of their own, pings come every few seconds.
FRAMES_PER_SECOND: Final = 200.0
FRAMES_AT_ONCE: Final = 2_000.0
CONTROLS_PER_SECOND: Final = 2.0
CONTROLS_AT_ONCE: Final = 20.0
_CONTROLS: Final = frozenset((Opcode.PING, Opcode.PONG, Opcode.CLOSE))


class TableSockets(WebSocketsSansIOProtocol):
    """A connection, as `uvicorn.Config(ws=TableSockets)` makes it."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._unwritten: list[bytes] = []
        now = self._milliseconds()
        self._frame_budget = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE, now)
        self._control_budget = Bucket(CONTROLS_PER_SECOND, CONTROLS_AT_ONCE, now)
        self._fragments = 0
        self._patience: TimerHandle | None = None  # until a client that takes nothing is cut off
        self.on_lost: list[Callable[[], None]] = []  # called once, when the connection is gone

    def _milliseconds(self) -> int:
        return int(self.loop.time() * 1000)

    # What comes in.

    def data_received(self, data: bytes) -> None:
        """Parse in small pieces, so that a flood of tiny frames is noticed before it has taken long."""
        if len(data) <= _SLICE:
            super().data_received(data)
            return
        for start in range(0, len(data), _SLICE):
            if self.close_sent or self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE])

    def handle_events(self) -> None:
        events = self.conn.events
        if events and self.handshake_initiated and not self._are_few(events):
            self.cut()
            return
        super().handle_events()
        if self.close_sent or self.transport.is_closing():
            self._cut_later()

    def _are_few(self, events: list[Any]) -> bool:
        now = self._milliseconds()
        for event in events:
            if not isinstance(event, Frame):
                continue
            if not self._frame_budget.take(now):
                return False
            if event.opcode in _CONTROLS:
                if not self._control_budget.take(now):
                    return False
                continue
            self._fragments = self._fragments + 1 if event.opcode is Opcode.CONT else 1
            if self._fragments > MOST_FRAGMENTS:
                return False
        return True

    def handle_ping(self) -> None:
        if self.unsent > MOST_UNSENT:
            self.cut()
        else:
            super().handle_ping()

    def send_keepalive_ping(self) -> None:
        if self.unsent > MOST_UNSENT:
            self.cut()
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Whoever does not answer a ping does not read either: a close frame would wait in the buffer for ever."""
        super().keepalive_timeout()
        self.cut()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._cut_later()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._patience is not None and not self.close_sent:
            self._patience.cancel()
            self._patience = None

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._cut_later()

    def _cut_later(self) -> None:
        """Closing waits until everything is sent; a client that takes nothing must not keep the connection."""
        if self._patience is None and not self.disconnected:
            self._patience = self.loop.call_later(SEND_SECONDS, self.cut)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._patience is not None:
            self._patience.cancel()
        super().connection_lost(exc)
        while self.on_lost:
            self.on_lost.pop()()

    # What goes out.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:  # none if there was no handshake
            cast(dict[str, Any], scope["extensions"])[SHORT_WAY] = self

    def write_text(self, message: bytes) -> None:
        """Send a text at the end of this turn of the loop; nothing if the connection ends. Never waits."""
        unwritten = self._unwritten
        if not unwritten:
            self.loop.call_soon(self._write_all)
        size = len(message)
        if size < 126:
            head = pack("!BB", _TEXT, size)
        elif size < 65_536:
            head = pack("!BBH", _TEXT, 126, size)
        else:
            head = pack("!BBQ", _TEXT, 127, size)
        unwritten += (head, message)

    def _write_all(self) -> None:
        written = b"".join(self._unwritten)
        self._unwritten.clear()
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(written)

    @property
    def unsent(self) -> int:
        """The bytes that the other side has not taken yet, beyond what the system keeps for it."""
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End the connection without a word."""
        self.transport.abort()


def short_way(scope: Any) -> TableSockets:
    """The connection under a socket of the framework."""
    found = scope.get("extensions", {}).get(SHORT_WAY)
    if not isinstance(found, TableSockets):
        raise TypeError("this application is served with uvicorn.Config(ws=TableSockets)")
    return found
