"""One anonymous client cannot take the memory, the time or the connections of others."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path

import httpx
import pytest
from tests.server.attacks.floods import EVERY_FLOOD, half_sent_requests
from tests.server.attacks.victim import ALLOWED_GROWTH, Seen, Victim, endure, victim

SHORT, LONG = 2.0, 60.0  # seconds of an attack
P99 = 0.25  # seconds that others wait at most


SAMPLE = ("endless_header_value", "unread_pongs", "anonymous_commands")  # the others are in the proof


@pytest.mark.parametrize("name", SAMPLE)
def test_a_flood_takes_no_memory_and_games_go_on(name: str, tmp_path: Path) -> None:
    with victim(tmp_path) as server:
        seen = asyncio.run(endure(server, EVERY_FLOOD[name], SHORT))
        _check(server, seen)


@pytest.mark.proof
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", EVERY_FLOOD)
def test_a_minute_of_each_flood_on_one_core(name: str, tmp_path: Path) -> None:
    with victim(tmp_path) as server:
        os.sched_setaffinity(server.process.pid, {0})
        os.sched_setaffinity(0, {1})  # the attacker's own work must not be mistaken for the server's
        try:
            seen = asyncio.run(endure(server, EVERY_FLOOD[name], LONG))
        finally:
            os.sched_setaffinity(0, {0, 1})
        _check(server, seen)
        _note(name, server, seen)
        assert seen.p99 < P99


def test_half_sent_requests_deny_nobody_when_files_are_few(tmp_path: Path) -> None:
    """Under `ulimit -n 256` more connections are held than there are files."""
    with victim(tmp_path, files=256) as server:
        seen = asyncio.run(endure(server, half_sent_requests, SHORT))
        _check(server, seen)
        assert server.files < 256
        assert httpx.get(server.address + "/health").status_code == 200


def _check(server: Victim, seen: Seen) -> None:
    assert seen.peak < 2 * server.idle + ALLOWED_GROWTH, f"{server.idle:,} to {seen.peak:,} bytes"
    assert len(seen.waits) > 1
    assert seen.games > 0


def _note(name: str, server: Victim, seen: Seen) -> None:
    """For the page of proofs, if somebody makes it."""
    figures = os.environ.get("ALLABOARD_FIGURES")
    if figures:
        found = {
            "attack": name,
            "idle_mb": round(server.idle / 1e6),
            "peak_mb": round(seen.peak / 1e6),
            "p99_ms": round(seen.p99 * 1000),
            "games": seen.games,
        }
        with Path(figures).open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")
