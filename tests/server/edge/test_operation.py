"""Running it: health, metrics, headers, logs without secrets, the admin page, a stop in good order."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from tests.server.edge.serving import PATIENCE, Running, play_on, running, started_table

from allaboard.client import Connection, ServerRefused
from allaboard.protocol import commands as c
from allaboard.protocol.messages import Bye, Snapshot
from allaboard.server.edge.watching import SECURITY_HEADERS
from allaboard.server.logs import set_up_logs
from allaboard.server.settings import Settings

TOKEN = "a-token-for-the-host"


@pytest.fixture(autouse=True)
def usual_logs() -> Iterator[None]:
    """Whatever a test does to the logs of this process ends with it."""
    handlers, level, settings = logging.getLogger().handlers[:], logging.getLogger().level, structlog.get_config()
    yield
    structlog.configure(**settings)
    logging.getLogger().handlers[:] = handlers
    logging.getLogger().setLevel(level)


def test_health_ready_and_metrics_answer(tmp_path: Path) -> None:
    async def ask(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as http, Connection(address) as ada:
            assert (await http.get("/health")).json()["status"] == "ok"
            assert (await http.get("/ready")).json() == {"status": "ready"}
            await ada.play_as_guest("Ada")
            await play_on(ada, await started_table(ada))
            text = (await http.get("/metrics")).text
            values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
            assert float(values["allaboard_tables_in_memory"]) == 1
            assert float(values['allaboard_commands_total{outcome="done",type="act"}']) > 5
            assert float(values["allaboard_append_seconds_count"]) > 10
            assert float(values["allaboard_messages_sent_total"]) > 10

    with running(tmp_path) as server:
        asyncio.run(ask(server.address))


def test_no_number_moves_with_what_is_done_at_a_table_where_that_may_be_a_secret(tmp_path: Path) -> None:
    """Of Depot even a question tells that somebody was asked, and a table in memory that somebody decided."""

    def numbers(server: Running) -> dict[str, str]:
        values = dict(line.rsplit(" ", 1) for line in httpx.get(f"{server.address}/metrics").text.splitlines())
        return {name: value for name, value in values.items() if 'route="/metrics"' not in name and name[0] != "#"}

    async def act(server: Running, ada: Connection, table: str, before: dict[str, str]) -> None:
        path = f"/api/tables/{table}"
        for last, wishes in (
            ("commands", {"type": "act", "action": "end", "seen": 0}),
            ("hints", {}),
            ("checks", {"action": "x", "seen": 0}),
        ):
            try:
                await ada.ask("POST", f"{path}/{last}", object, wishes)
            except ServerRefused as refused:
                assert refused.status == 409  # noqa: PT017 - one of them may be right
        assert numbers(server) == before

    async def live(server: Running) -> None:
        async with Connection(server.address) as ada:
            await ada.play_as_guest("Ada")
            table = await started_table(ada, game="depot", city=None, hints=True)
            server.services.hub.rooms.clear()
            before = numbers(server)
            await act(server, ada, table, before)

    with running(tmp_path) as server:
        asyncio.run(live(server))


def test_every_answer_has_the_security_headers_and_an_id(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for path in ("/", "/api/me", "/nowhere", "/api/tables/nothing", "/static/style.css", "/health"):
            answer = httpx.get(server.address + path)
            for name, value in SECURITY_HEADERS.items():
                assert answer.headers[name] == value, path
            assert answer.headers["x-request-id"], path
            assert "unsafe" not in answer.headers["content-security-policy"], path


def test_logs_hold_no_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Cookies, tokens, passwords, recovery codes, seeds, names and chat never reach the log."""
    secrets: list[str] = ["correct horse battery", "Ada Lovelace", "a whisper"]

    async def live(address: str) -> None:
        async with Connection(address) as ada, httpx.AsyncClient(base_url=address) as http:
            me = await ada.play_as_guest("Ada Lovelace")
            secrets.extend((str(me.recovery), ada.cookie or ""))
            token = await ada.new_token("my bot")
            feed = (await ada.ask("POST", "/api/tokens", dict[str, Any], {"label": "f", "kind": "feed"}))["token"]
            secrets.extend((token, feed))
            assert (await http.get(f"/api/feed/{feed}.atom")).status_code == 200
            assert (await http.get(f"/api/feed/{feed}x.atom")).status_code == 404
            await ada.make_account("Ada Lovelace", "correct horse battery")
            with pytest.raises(ServerRefused):
                await ada.log_in("Ada Lovelace", "wrong horse battery")
            table = await started_table(ada)
            await ada.command(table, c.Chat(text="a whisper"))
            with pytest.raises(ServerRefused):
                await ada.command(table, c.Act(action="call a whisper", seen=0))
            await play_on(ada, table)
            secrets.append((await ada.record(table))["seed"])
            await http.get("/api/tables/x", headers={"authorization": f"Bearer {token}", "cookie": "allaboard=guess"})

    set_up_logs(Settings(log_format="json"))
    logging.getLogger().handlers[0].setStream(sys.stderr)  # type: ignore[attr-defined]
    with running(tmp_path) as server:
        asyncio.run(live(server.address))
        structlog.get_logger("test").info("told", token="aab_secret", seed="1234")
    told = capsys.readouterr().err
    lines = [json.loads(line) for line in told.splitlines()]
    assert any(line["event"] == "request" and line["route"] == "/api/feed/{name}" for line in lines)
    assert any(line["event"] == "request" and line["status"] == 401 for line in lines)
    assert "aab_secret" not in told
    for secret in secrets:
        assert secret
        assert secret not in told


def test_a_traceback_shows_no_values(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(Settings(log_format="text"))
    logging.getLogger().handlers[0].setStream(sys.stderr)  # type: ignore[attr-defined]
    password = "hunter2-hunter2"  # in a variable of the frame, as any secret would be
    try:
        raise ValueError(len(password))
    except ValueError as error:
        structlog.get_logger("test").error("failed", exc_info=error)
    told = capsys.readouterr().err
    assert "ValueError: 15" in told
    assert "hunter2-hunter2" not in told.replace('password = "hunter2-hunter2"', "")


def test_a_stop_says_goodbye_and_the_game_goes_on_after_it(tmp_path: Path) -> None:
    async def until_goodbye(address: str) -> tuple[str, str]:
        async with Connection(address) as ada:
            await ada.play_as_guest("Ada")
            table = await started_table(ada)
            async with asyncio.timeout(PATIENCE), ada.at_table(table) as seat:
                async for message in seat:
                    if isinstance(message, Snapshot):
                        server.stop()
                    elif isinstance(message, Bye):
                        assert message.code == "server_stopping"
                        return table, ada.cookie or ""
        raise AssertionError("nobody said goodbye")

    async def go_on(address: str, table: str, cookie: str) -> None:
        async with Connection(address, cookie=cookie) as ada:
            await play_on(ada, table)
            assert (await ada.record(table))["actions"]

    with running(tmp_path) as server:
        table, cookie = asyncio.run(until_goodbye(server.address))
    with running(tmp_path) as server:
        asyncio.run(go_on(server.address, table, cookie))


def test_the_admin_page_is_behind_its_token(tmp_path: Path) -> None:
    def auth(token: str) -> dict[str, str]:
        return {"authorization": "Basic " + base64.b64encode(f"host:{token}".encode()).decode()}

    async def manage(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as http, Connection(address) as ada:
            me = await ada.play_as_guest("Ada")
            table = await started_table(ada, city="rome", game="metro")
            for headers in ({}, auth("guess"), {"authorization": "Basic !"}, {"authorization": f"Bearer {TOKEN}"}):
                assert (await http.get("/admin", headers=headers)).status_code == 401
                assert (await http.post(f"/admin/tables/{table}/close", headers=headers)).status_code == 401
            page = await http.get("/admin", headers=auth(TOKEN))
            assert page.status_code == 200
            assert table in page.text
            assert "seed" not in page.text
            other = {"origin": "https://evil.example"}
            assert (await http.post(f"/admin/tables/{table}/close", headers=auth(TOKEN) | other)).status_code == 403
            assert (await ada.table(table)).status == "playing"
            assert (await http.post(f"/admin/tables/{table}/close", headers=auth(TOKEN))).status_code == 303
            assert (await ada.table(table)).status == "closed"
            assert (await http.post("/admin/people", headers=auth(TOKEN), data={"person": me.id})).status_code == 303
            with pytest.raises(ServerRefused, match="no_name_yet"):
                await ada.ask("GET", "/api/tables/mine", list[object])
            back = {"person": me.id, "blocked": "no"}
            assert (await http.post("/admin/people", headers=auth(TOKEN), data=back)).status_code == 303
            await ada.ask("GET", "/api/tables/mine", list[object])

    with running(tmp_path, Settings(admin_token=TOKEN)) as server:
        asyncio.run(manage(server.address))


def test_without_a_token_there_is_no_admin_page(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert httpx.get(server.address + "/admin").status_code == 404


def test_old_tables_are_pruned_and_their_results_stay(tmp_path: Path) -> None:
    async def live(server: Running) -> None:
        async with Connection(server.address) as ada:
            await ada.play_as_guest("Ada")
            over, running_on = await started_table(ada), await started_table(ada)
            await play_on(ada, over)
            for days, pruned in ((2, 0), (2, 1)):
                server.clock.shift += days * 24 * 60 * 60 * 1000
                work = asyncio.run_coroutine_threadsafe(server.services.pruner.prune(), server.loop)
                assert await asyncio.wrap_future(work) == pruned
            assert (await ada.record(over))["actions"]
            assert (await ada.table(running_on)).status == "playing"

    with running(tmp_path, Settings(prune_days=3)) as server:
        asyncio.run(live(server))
