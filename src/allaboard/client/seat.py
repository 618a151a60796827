"""A person at a table, over a socket that comes back by itself where it left off."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import TracebackType
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from allaboard.protocol.commands import Command
from allaboard.protocol.messages import AnyMessage, Bye, Done, Frame, Refused, Snapshot

_MESSAGES: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
_LONGEST = 4_000_000
_FIRST_WAIT, _LONGEST_WAIT = 0.1, 5.0

# Why there is no use in coming back.
_FINAL = frozenset(
    (
        "no_such_table", "kicked", "not_your_seat", "other_origin", "bad_token", "bad_request", "blocked",
        "embargoed",
    )
)  # fmt: skip


class Gone(Exception):
    """The server does not want this client; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class SeatSocket:
    """Messages of one viewer: iterate over it. After a lost connection it goes on from the last frame."""

    def __init__(
        self, address: str, headers: dict[str, str], *, seat: int | str | None = None, after: int | None = None
    ) -> None:
        self.seq = after  # the last frame; None: there was no snapshot yet
        self.received: list[bytes] | None = None  # set to a list to keep every message as it came
        self._address = address
        self._headers = headers
        self._seat = seat
        self._socket: ClientConnection | None = None
        self._next_id = 1

    async def __aenter__(self) -> SeatSocket:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def __aiter__(self) -> AsyncIterator[AnyMessage]:
        wait = _FIRST_WAIT
        while True:
            try:
                async for message in self._messages():
                    wait = _FIRST_WAIT
                    yield message
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                pass
            await asyncio.sleep(wait)
            wait = min(wait * 2, _LONGEST_WAIT)

    async def _messages(self) -> AsyncIterator[AnyMessage]:
        """The messages of one connection."""
        wanted = {"after": self.seq, "seat": self._seat}
        query = {name: str(value) for name, value in wanted.items() if value is not None}
        async with connect(
            f"{self._address}?{urlencode(query)}", additional_headers=self._headers, max_size=_LONGEST
        ) as socket:
            self._socket = socket
            async for text in socket:
                data = text if isinstance(text, bytes) else text.encode()
                if self.received is not None:
                    self.received.append(data)
                message = _MESSAGES.decode(data)
                if isinstance(message, Bye) and message.code in _FINAL:
                    raise Gone(message.code)
                if isinstance(message, Frame):
                    if self.seq is None or message.seq != self.seq + 1:  # something was lost on the way
                        await socket.close()
                        return
                    self.seq = message.seq
                elif isinstance(message, Snapshot):
                    self.seq = message.seq
                yield message

    async def send(self, command: Command) -> int:
        """Send a command; its number comes back in a `Done` or a `Refused`. `ConnectionError` if nobody is there."""
        if self._socket is None:
            raise ConnectionError("not connected")
        number = self._next_id
        self._next_id += 1
        try:
            await self._socket.send(msgspec.json.encode(msgspec.structs.replace(command, id=number)).decode())
        except ConnectionClosed as closed:
            raise ConnectionError("not connected any more") from closed
        return number


__all__ = ["Done", "Gone", "Refused", "SeatSocket"]
