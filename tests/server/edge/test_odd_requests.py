"""Requests that nobody means well: none makes the server fail, and none gets in by another name."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.attacks.test_connection_limits import asked
from tests.server.edge.serving import Running, play_on, running, started_table

from allaboard.client import Connection
from allaboard.server.edge.hosts import is_known_host, known_hosts
from allaboard.server.settings import Settings

TOKEN = "a-token-for-the-host"
METRICS = "a-token-for-numbers"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("odd"), Settings(admin_token=TOKEN)) as found:
        yield found


def raw(server: Running, method: str, path: bytes, *headers: bytes, body: bytes = b"") -> bytes:
    """The status line of an answer to bytes that no client library would send."""
    lines = [b"%s %s HTTP/1.1" % (method.encode(), path), b"host: localhost", b"connection: close", *headers]
    if body:
        lines += [b"content-type: application/json", b"content-length: %d" % len(body)]
    return asked(server, b"\r\n".join(lines) + b"\r\n\r\n" + body).split(b"\r\n")[0]


DEEP = 200_000


@pytest.mark.parametrize(
    ("method", "path", "headers", "body", "status"),
    [
        ("POST", b"/api/guests", [b"origin: http://["], b'{"name":"x"}', 403),
        ("POST", b"/api/guests", [b"origin: http://[::1"], b'{"name":"x"}', 403),
        ("GET", b"/admin", ["authorization: Basic \u00e9\u00e9".encode("latin-1")], b"", 401),
        ("GET", b"/admin", [b"authorization: Basic \xff\xff\xff"], b"", 401),
        ("GET", b"/admin", [b"authorization: Basic " + base64.b64encode(b"\xff:\xff")], b"", 401),
        ("GET", b"/api/me", [b"authorization: Bearer \xff\xff"], b"", 401),
        ("GET", b"/api/me", [b"cookie: allaboard=\xff\xff"], b"", 200),
        ("GET", b"/assets/" + b"a" * 4_000, [], b"", 404),
        ("GET", b"/assets/%00", [], b"", 404),
        ("GET", b"/assets/x%00.js", [], b"", 404),
        ("GET", b"/assets/..%2f..%2fapp.py", [], b"", 404),
        ("GET", b"/api/daily/9999-12-31/rome", [], b"", 404),
        ("GET", b"/api/daily/0001-01-01/rome", [], b"", 200),
        ("GET", b"/api/daily/10000-01-01/rome", [], b"", 404),
        ("POST", b"/api/replays", [], b'{"record":' + b"[" * DEEP + b"]" * DEEP + b"}", 400),
        ("POST", b"/api/reviews", [], b'{"record":{"a":' + b'{"a":' * DEEP + b"1" + b"}" * DEEP + b"}}", 400),
        ("POST", b"/api/tables", [], b"[" * DEEP, 400),
        ("POST", b"/api/guests", [], b'{"name":"\\ud800"}', 400),
        ("GET", b"/api/tables/%ff%fe", [], b"", 404),
        ("GET", b"/api/tables/x/log?after=99999999999999999999", [], b"", 400),
    ],
)  # fmt: skip
def test_no_odd_request_makes_the_server_fail(
    server: Running, method: str, path: bytes, headers: list[bytes], body: bytes, status: int
) -> None:
    line = raw(server, method, path, *headers, body=body)
    assert not line.startswith(b"HTTP/1.1 5"), line
    assert line.startswith(b"HTTP/1.1 %d" % status) or (status == 400 and line.startswith(b"HTTP/1.1 4")), line


def test_names_of_files_that_do_not_exist_are_not_remembered(server: Running) -> None:
    from allaboard.server.edge import built

    before = built._read_file.cache_info().currsize
    for number in range(50):
        assert httpx.get(f"{server.address}/assets/nothing-{number}.js").status_code == 404
    assert built._read_file.cache_info().currsize == before


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20", True),
        ("localhost:8000", True),
        ("raspberrypi", True),
        ("my-laptop.local:8000", True),
        ("games.example.org", True),
        ("GAMES.example.org.", True),
        ("club.example.org:443", True),
        ("evil.example", False),
        ("games.example.org.evil.example", False),
        ("evil.example:8000", False),
        ("127.0.0.1.evil.example", False),
        ("[", False),
        ("a@127.0.0.1.evil.example", False),
        (":8000", False),
    ],
)
def test_only_known_names_are_answered(host: str, is_known: bool) -> None:
    settings = Settings(public_url="https://games.example.org", hosts=("club.example.org",))
    assert is_known_host(host, known_hosts(settings)) == is_known


def test_a_page_under_a_foreign_name_reads_nothing(server: Running) -> None:
    """DNS rebinding: the name of another site that points here."""
    for path in ("/", "/api/me", "/api/tables", "/health"):
        answer = httpx.get(server.address + path, headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()) == (421, {"code": "unknown_host"})
    twice = asked(server, b"GET /api/me HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\nconnection: close\r\n\r\n")
    assert twice.startswith((b"HTTP/1.1 421", b"HTTP/1.1 400"))
    upgrade = asked(
        server,
        b"GET /api/tables/x/socket HTTP/1.1\r\nhost: evil.example\r\norigin: http://evil.example\r\n"
        b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    )
    assert upgrade.startswith(b"HTTP/1.1 403")


# Numbers.


def test_numbers_are_for_this_machine_or_for_a_token(tmp_path: Path, server: Running) -> None:
    assert httpx.get(f"{server.address}/metrics").status_code == 200
    for header in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
        assert httpx.get(f"{server.address}/metrics", headers={header: "192.0.2.7"}).status_code == 403
    with running(tmp_path, Settings(metrics_token=METRICS)) as other:
        assert httpx.get(f"{other.address}/metrics").status_code == 403
        for wrong in ("guess", METRICS + "x"):
            headers = {"authorization": f"Bearer {wrong}"}
            assert httpx.get(f"{other.address}/metrics", headers=headers).status_code == 401
        headers = {"authorization": f"Bearer {METRICS}", "x-forwarded-for": "192.0.2.7"}
        assert httpx.get(f"{other.address}/metrics", headers=headers).status_code == 200


def test_no_number_moves_with_a_decision_in_depot(tmp_path: Path) -> None:
    """Whether a Baby's holder was asked, or has passed, must not show."""

    async def live(server: Running) -> None:
        async with Connection(server.address) as ada, httpx.AsyncClient(base_url=server.address) as http:
            await ada.play_as_guest("Ada")
            table = await started_table(ada, game="depot", city=None, seats=3)
            before = _numbers((await http.get("/metrics")).text)
            await play_on(ada, table)
            after = _numbers((await http.get("/metrics")).text)
            moved = {name for name in after if after[name] != before.get(name)}
            assert all("allaboard_request_seconds" in name and "/metrics" in name for name in moved), moved

    with running(tmp_path) as server:
        asyncio.run(live(server))


def _numbers(text: str) -> dict[str, str]:
    return dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
