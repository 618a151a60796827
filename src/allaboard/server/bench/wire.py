"""A WebSocket client with nothing but text messages: a thousand of them must cost less than the server they measure."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

_TEXT, _CLOSE, _PING = 0x81, 0x88, 0x89
_UNMASKED = bytes(4)  # a mask of zeros leaves every byte as it is


class Wire(asyncio.Protocol):
    """One connection; `hear` gets every text message."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self.is_open = asyncio.get_running_loop().create_future()
        self._request = request
        self._hear = hear
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self._has_shaken_hands = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # that of uvloop only looks like one
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self._buffer = buffer = self._buffer + data if self._buffer else data
        start = 0
        if not self._has_shaken_hands:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:40]:
                self.is_open.set_exception(ConnectionError(buffer[:100].decode(errors="replace")))
                return
            self._has_shaken_hands = True
            self.is_open.set_result(None)
            start = end + 4
        self._buffer = buffer[self._hear_all(buffer, start) :]

    def _hear_all(self, buffer: bytes, start: int) -> int:
        """Hear every whole message; where the first that is not whole begins."""
        size = len(buffer)
        while start + 2 <= size:
            kind, length, head = buffer[start], buffer[start + 1], start + 2
            if length == 126:
                length, head = int.from_bytes(buffer[head : head + 2], "big"), head + 2
            elif length == 127:
                length, head = int.from_bytes(buffer[head : head + 8], "big"), head + 8
            if head + length > size:
                break
            if kind == _TEXT:
                self._hear(buffer[head : head + length])
            elif kind == _PING:
                self._write(0x8A, buffer[head : head + length])
            start = head + length
        return start

    def send(self, text: bytes) -> None:
        self._write(_TEXT, text)

    def close(self) -> None:
        self._write(_CLOSE, b"")
        if self._transport is not None:
            self._transport.close()

    def _write(self, kind: int, body: bytes) -> None:
        assert self._transport is not None
        size = len(body)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + _UNMASKED + body)


async def open_wire(port: int, path: str, headers: dict[str, str], hear: Callable[[bytes], None]) -> Wire:
    """A connection that is open."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(request, hear), "127.0.0.1", port)
    await wire.is_open
    return wire
