"""What a connection may send: a limited head, a limited request, limited frames, in limited time."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from tests.server.attacks.floods import CONTINUED, PING, TEXT, frame
from tests.server.edge.serving import Running, running, started_table

from allaboard.client import Connection
from allaboard.server import http_protocol
from allaboard.server.http_protocol import MAX_HEAD, MAX_HEADERS, MAX_REQUEST, MAX_URL
from allaboard.server.settings import Settings
from allaboard.server.sockets import MOST_FRAGMENTS

PATIENCE = 20.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("limits")) as found:
        yield found


@contextmanager
def connected(server: Running) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.settings.port), PATIENCE) as found:
        yield found


def answer(connection: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    found = b""
    with suppress(ConnectionError):
        while piece := connection.recv(65_536):
            found += piece
    return found


def asked(server: Running, *pieces: bytes) -> bytes:
    with connected(server) as connection:
        with suppress(ConnectionError):
            for piece in pieces:
                connection.sendall(piece)
        return answer(connection)


GET = b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"


def test_a_head_within_the_limits_is_answered(server: Running) -> None:
    value = b"x-y: " + b"y" * (MAX_HEAD - 1_000) + b"\r\n"
    assert asked(server, GET + value + b"\r\n").startswith(b"HTTP/1.1 200")
    assert asked(server, GET + b"x: y\r\n" * (MAX_HEADERS - 2) + b"\r\n").startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    ("pieces", "status"),
    [
        ((GET + b"x: " + b"y" * MAX_HEAD + b"\r\n\r\n",), 431),
        ((GET + b"x: ", *([b"y" * 4_096] * 40)), 431),  # a value without end
        ((GET, *([b"x: y\r\n" * 50] * 4)), 431),  # headers without end
        ((GET + b"x: y\r\n" * MAX_HEADERS + b"\r\n",), 431),
        ((b"GET /" + b"a" * MAX_URL + b" HTTP/1.1\r\nhost: x\r\n\r\n",), 414),
        ((b"GET /", *([b"a" * 4_096] * 40)), 414),  # an address without end
        ((b"not http at all\r\n\r\n",), 400),
    ],
    ids=["long value", "endless value", "endless headers", "many headers", "long url", "endless url", "not http"],
)
def test_a_head_beyond_the_limits_is_refused_and_the_connection_closed(
    server: Running, pieces: tuple[bytes, ...], status: int
) -> None:
    found = asked(server, *pieces)
    assert found == b"" or found.startswith(b"HTTP/1.1 %d" % status), found[:80]  # reset before it was read, or told


def test_a_request_without_end_is_cut_off(server: Running) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    chunk = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
    sent = 0
    with connected(server) as connection:
        connection.sendall(head)
        with suppress(ConnectionError):
            while sent < 40 * MAX_REQUEST:
                connection.sendall(chunk)
                sent += len(chunk)
    assert sent < 40 * MAX_REQUEST


def test_trailers_without_end_are_cut_off(server: Running) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nx: "
    sent = 0
    with connected(server) as connection:
        connection.sendall(head)
        with suppress(ConnectionError):
            while sent < 40 * MAX_REQUEST:
                connection.sendall(b"y" * 65_536)
                sent += 65_536
    assert sent < 40 * MAX_REQUEST


def test_too_many_requests_at_once_are_cut_off(server: Running) -> None:
    found = asked(server, b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n" * 500)
    assert found.count(b"HTTP/1.1 200") < 100


def test_a_few_requests_at_once_are_all_answered_in_order(server: Running) -> None:
    found = asked(server, b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n" * 8 + GET + b"\r\n")
    assert found.count(b"HTTP/1.1 200") == 9


@pytest.mark.parametrize("sent", [b"", b"GET / HT", GET, GET + b"x: y\r\n"], ids=["nothing", "line", "head", "more"])
def test_a_connection_that_asks_nothing_is_closed(tmp_path: Path, sent: bytes) -> None:
    with patch.object(http_protocol, "HEAD_SECONDS", 0.2), running(tmp_path) as server, connected(server) as connection:
        connection.sendall(sent)
        found = answer(connection)  # a silent server would time out here
        assert found == b"" if not sent else found.startswith(b"HTTP/1.1 408")


def test_a_connection_that_drips_is_closed(tmp_path: Path) -> None:
    """Each byte must not win new time."""
    with patch.object(http_protocol, "HEAD_SECONDS", 0.5), running(tmp_path) as server, connected(server) as connection:
        connection.sendall(GET)
        closed = False
        for _ in range(200):
            try:
                connection.sendall(b"x: y\r\n")
            except ConnectionError:
                closed = True
                break
            time.sleep(0.02)
        assert closed


def test_a_body_that_never_comes_is_not_awaited_for_ever(tmp_path: Path) -> None:
    with patch.object(http_protocol, "BODY_SECONDS", 0.2), running(tmp_path) as server, connected(server) as connection:
        connection.sendall(b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
        assert answer(connection) == b""


def test_a_rest_between_requests_ends_after_a_late_body_too(tmp_path: Path) -> None:
    """Answered before its body had come: the connection still has a limited time for the next request."""
    with patch("allaboard.server.serving._KEEP_ALIVE", 1), running(tmp_path) as server, connected(server) as connection:
        connection.sendall(b"POST /nowhere HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\n")
        assert connection.recv(65_536).startswith(b"HTTP/1.1 404")
        connection.sendall(b"late")
        while connection.recv(65_536):
            pass


def test_one_address_holds_a_limited_number_of_connections(tmp_path: Path) -> None:
    with running(tmp_path, Settings(connections_per_address=2)) as server:
        held = [socket.create_connection(("127.0.0.1", server.settings.port), PATIENCE) for _ in range(30)]
        try:
            time.sleep(0.2)
            open_still = 0
            for each in held:
                each.setblocking(False)
                try:
                    open_still += each.recv(1) != b""
                except BlockingIOError:
                    open_still += 1
                except ConnectionError:
                    pass
            assert open_still == 10
        finally:
            for each in held:
                each.close()
        assert httpx.get(server.address + "/health").status_code == 200


def test_a_full_server_closes_the_connection_that_has_been_idle_longest(tmp_path: Path) -> None:
    with (
        patch("allaboard.server.serving.most_connections", return_value=5),
        running(tmp_path) as server,
    ):
        held = []
        for _ in range(5):
            held.append(socket.create_connection(("127.0.0.1", server.settings.port), PATIENCE))
            time.sleep(0.05)
        try:
            assert httpx.get(server.address + "/health").status_code == 200
            assert answer(held[0]) == b""
            held[4].sendall(GET + b"\r\n")
            assert answer(held[4]).startswith(b"HTTP/1.1 200")
        finally:
            for each in held:
                each.close()


# Sockets.


@contextmanager
def at_table(server: Running) -> Iterator[socket.socket]:
    async def make() -> str:
        async with Connection(server.address) as ada:
            await ada.play_as_guest("Ada")
            return await started_table(ada, seats=3)

    table = asyncio.run(make())
    with connected(server) as connection:
        connection.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: 127.0.0.1:{server.settings.port}\r\n"
            "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert connection.recv(65_536).startswith(b"HTTP/1.1 101")
        yield connection


@pytest.mark.parametrize(
    "piece",
    [
        frame(PING, b"x" * 100) * 100,
        frame(TEXT, b"{", final=False) + frame(CONTINUED, final=False) * (MOST_FRAGMENTS + 1),
        frame(TEXT, b"{}") * 3_000,
        frame(TEXT, b"[" * 60_000) * 30,
    ],
    ids=["pings", "fragments", "messages", "long messages"],
)
def test_a_flood_of_frames_ends_the_socket(server: Running, piece: bytes) -> None:
    with at_table(server) as connection:
        with suppress(ConnectionError):
            connection.sendall(piece)
        answer(connection)  # a socket that stays open would time out here


def test_a_ping_now_and_then_is_answered(server: Running) -> None:
    with at_table(server) as connection:
        time.sleep(0.3)
        connection.recv(1_000_000)
        for number in range(5):
            connection.sendall(frame(PING, b"%d" % number))
            assert b"\x8a\x01%d" % number in connection.recv(65_536)


def test_a_message_in_a_few_fragments_is_read(server: Running) -> None:
    with at_table(server) as connection:
        time.sleep(0.3)
        connection.recv(1_000_000)
        connection.sendall(frame(TEXT, b'{"ty', final=False) + frame(CONTINUED, b'pe":"x"}'))
        assert b"bad_message" in connection.recv(65_536)


def test_commands_of_nobody_end_the_socket(server: Running) -> None:
    with at_table(server) as connection:
        for _ in range(30):
            with suppress(ConnectionError):
                connection.sendall(frame(TEXT, b'{"type":"act","id":1,"action":"A1-A2","seen":0}'))
        assert b"no_name_yet" in answer(connection)
