"""uvicorn's WebSockets with a short way out.

A message of ours is framed and handed to the connection at once: no task, no queue and no layer of the framework in
between, which together would cost more than to make the message. Frames are never compressed: they are small, and to
compress each for each client takes longer than to send it.
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

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:  # none if there was no handshake
            cast(dict[str, Any], scope["extensions"])[SHORT_WAY] = self

    def write_text(self, message: bytes) -> None:
        """Send a text; nothing if the connection ends. Never waits."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(message)
        if size < 126:
            head = pack("!BB", _TEXT, size)
        elif size < 65_536:
            head = pack("!BBH", _TEXT, 126, size)
        else:
            head = pack("!BBQ", _TEXT, 127, size)
        self.transport.write(head + message)

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
