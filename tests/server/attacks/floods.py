"""Ways to take a server's memory, time or connections, each by one anonymous client. Loopback only, bounded in time."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain, repeat

from tests.server.attacks.victim import Attack, Victim, drain, hang_up
from tests.server.edge.serving import started_table

from allaboard.client import Connection

_KEY = base64.b64encode(os.urandom(16)).decode()
_MASK = b"\x00\x00\x00\x00"  # leaves the payload as it is
TEXT, CONTINUED, PING = 0x1, 0x0, 0x9


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """A masked frame, as clients send it."""
    head = bytes([(0x80 if final else 0) | opcode])
    size = len(payload)
    if size < 126:
        head += bytes([0x80 | size])
    else:
        head += struct.pack("!BH", 0x80 | 126, size)
    return head + _MASK + payload


async def opened(server: Victim, table: str = "nothing") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket at a table."""
    reader, writer = await server.connect()
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {server.host}:{server.port}\r\nupgrade: websocket\r\n"
        f"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {_KEY}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def _pour(server: Victim, until: float, pieces: Callable[[], Iterator[bytes]]) -> None:
    """Send without end over one connection, and over a new one whenever the server has had enough."""
    while time.monotonic() < until:
        _, writer = await server.connect()
        try:
            for piece in pieces():
                writer.write(piece)
                if time.monotonic() > until or not await drain(writer, until):
                    break
        finally:
            await hang_up(writer)


def _head() -> bytes:
    return b"GET / HTTP/1.1\r\nhost: x\r\n"


async def endless_headers(server: Victim, until: float) -> None:
    def pieces() -> Iterator[bytes]:
        yield _head()
        number = 0
        while True:
            yield b"".join(b"x-%d: y\r\n" % (number + each) for each in range(5_000))
            number += 5_000

    await _pour(server, until, pieces)


async def endless_header_value(server: Victim, until: float) -> None:
    def pieces() -> Iterator[bytes]:
        yield _head() + b"x: "
        while True:
            yield b"y" * 262_144

    await _pour(server, until, pieces)


async def endless_url(server: Victim, until: float) -> None:
    def pieces() -> Iterator[bytes]:
        yield b"GET /"
        while True:
            yield b"a" * 262_144

    await _pour(server, until, pieces)


async def endless_trailers(server: Victim, until: float) -> None:
    def pieces() -> Iterator[bytes]:
        yield b"POST /api/guests HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n0\r\nx: "
        while True:
            yield b"y" * 262_144

    await _pour(server, until, pieces)


async def endless_body(server: Victim, until: float) -> None:
    def pieces() -> Iterator[bytes]:
        yield b"POST /api/guests HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
        while True:
            yield b"10000\r\n" + b" " * 0x10000 + b"\r\n"

    await _pour(server, until, pieces)


async def pipelined_requests(server: Victim, until: float) -> None:
    """Thousands of requests at once, whose answers nobody reads."""

    def pieces() -> Iterator[bytes]:
        while True:
            yield b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 2_000

    await _pour(server, until, pieces)


async def _hold(server: Victim, until: float, first: bytes, drip: bytes, most: int = 1_500) -> None:
    """Open as many connections as possible and keep them, with a few bytes now and then."""
    held: list[asyncio.StreamWriter] = []
    try:
        while time.monotonic() < until:
            held = [each for each in held if not each.is_closing()]
            for _ in range(min(50, most - len(held))):
                with suppress(OSError):
                    _, writer = await asyncio.wait_for(server.connect(), 5)
                    held.append(writer)
                    writer.write(first)
            for each in held:
                if drip and not each.is_closing():
                    each.write(drip)
            await asyncio.sleep(0.05)
    finally:
        for each in held:
            each.transport.abort()


async def idle_connections(server: Victim, until: float) -> None:
    await _hold(server, until, b"", b"")


async def half_sent_requests(server: Victim, until: float) -> None:
    await _hold(server, until, _head(), b"x: y\r\n")


async def unread_answers(server: Victim, until: float) -> None:
    await _hold(server, until, b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 8, b"", most=200)


async def _pour_frames(server: Victim, until: float, pieces: Callable[[], Iterator[bytes]], sockets: int) -> None:
    """Send frames without end over sockets at a table, reading nothing."""
    table = await _some_table(server)

    async def one() -> None:
        while time.monotonic() < until:
            try:
                _, writer = await asyncio.wait_for(opened(server, table), 5)
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.05)
                continue
            try:
                for piece in pieces():
                    writer.write(piece)
                    if time.monotonic() > until or not await drain(writer, until):
                        break
            finally:
                await hang_up(writer)

    await asyncio.gather(*(one() for _ in range(sockets)))


async def _some_table(server: Victim) -> str:
    async with Connection(server.address) as eve:
        await eve.play_as_guest("Eve")
        return await started_table(eve, seats=3)


async def unread_pongs(server: Victim, until: float) -> None:
    ping = frame(PING, b"x" * 125) * 500
    await _pour_frames(server, until, lambda: repeat(ping), 4)


async def empty_fragments(server: Victim, until: float) -> None:
    first, more = frame(TEXT, b"{", final=False), frame(CONTINUED, final=False) * 10_000
    await _pour_frames(server, until, lambda: chain([first], repeat(more)), 4)


async def anonymous_commands(server: Victim, until: float) -> None:
    command = frame(TEXT, b'{"type":"act","id":1,"action":"A1-A2","seen":0}') * 50
    await _pour_frames(server, until, lambda: repeat(command), 20)


async def malformed_commands(server: Victim, until: float) -> None:
    command = frame(TEXT, b"[" * 15_000)
    await _pour_frames(server, until, lambda: repeat(command), 20)


EVERY_FLOOD: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        endless_headers, endless_header_value, endless_url, endless_trailers, endless_body, pipelined_requests,
        idle_connections, half_sent_requests, unread_answers, unread_pongs, empty_fragments, anonymous_commands,
        malformed_commands,
    )
}  # fmt: skip
