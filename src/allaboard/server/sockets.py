"""uvicorn's WebSockets with a short way out.

A message of ours is framed and handed to the connection: no task, no queue and no layer of the framework in between,
which together would cost more than to make the message. What a client is told in one turn of the event loop is written
in one go. Frames are never compressed: they are small, and to compress each for each client takes longer than to send.
"""

from __future__ import annotations

from struct import pack
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

SHORT_WAY: Final = "allaboard.sockets"  # the extension of a connection that has it
_TEXT = 0x81  # a whole message


class TableSockets(WebSocketsSansIOProtocol):
    """A connection, as `uvicorn.Config(ws=TableSockets)` makes it."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._unwritten: list[bytes] = []

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
