"""Nothing lost: servers are killed at named points and at random ones while people play whole games."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.kill.audit import audit
from tests.server.kill.evenings import Evening
from tests.server.kill.nursery import (
    FLUSH_POINTS,
    MIGRATION_POINTS,
    NEVER,
    ROOM_POINTS,
    STORE_POINTS,
    Nursery,
    Server,
    nursery,
)

from allaboard.server.store.opening import store_of

POINTS = (*STORE_POINTS, *FLUSH_POINTS, *ROOM_POINTS, *MIGRATION_POINTS)
MOST_TIMES = {"migrating": 3, "migrated": 1, "take-over": 2}  # others are passed all the time
TABLES = 2  # at a time; in the proof twice as many
_PATIENCE = 10.0  # seconds for a point to be reached; otherwise the kill counts as one at random


async def _end_of(server: Server, point: str, chance: random.Random, evening: Evening) -> str:
    """Wait until it has died at its point, or kill it; where it died."""
    if point == NEVER:
        if chance.random() < 0.8:  # others die before they are of any use
            await _until_busy(server, evening)
        await asyncio.sleep(chance.random() * 0.4)
    else:
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                while server.is_alive:
                    await asyncio.sleep(0.005)
        point = NEVER if server.is_alive else point
    server.kill()
    return point


async def _until_busy(server: Server, evening: Evening) -> None:
    """Wait until it has accepted something, or for as long as anybody would."""
    since = time.monotonic()
    while server.is_alive and time.monotonic() < since + _PATIENCE:
        if any(player.accepted_at > since for game in evening.games for player in game.players):
            return
        await asyncio.sleep(0.005)


async def _kill_often(
    servers: Nursery, times: int, seed: int, *, tables: int = TABLES, lies: bool = False
) -> Counter[str]:
    chance = random.Random(seed)
    store = store_of(servers.url)
    await store.open()
    evening = Evening(f"http://127.0.0.1:{servers.ports[0]}", store, chance)
    died: Counter[str] = Counter()
    points = [point for point in POINTS if servers.has_shim or point not in FLUSH_POINTS]
    try:
        async with evening, asyncio.TaskGroup() as together:
            for _ in range(tables):
                together.create_task(evening.go_on())
            together.create_task(evening.abandon())
            for turn in range(times):
                point = points[turn // 2 % len(points)] if turn % 2 else NEVER
                server = servers.start(point=point, times=chance.randint(1, MOST_TIMES.get(point, 40)), lies=lies)
                died[await _end_of(server, point, chance, evening)] += 1
                await audit(store, evening.games)  # while nobody serves
            evening.is_late = True
            last = servers.start()
        last.kill()
    finally:
        await store.close()
    assert evening.finished >= tables
    assert evening.answers
    games = f"{evening.finished} games, {evening.abandoned} abandoned ones"
    print(f"{times} kills ({dict(died)}), {games}, {evening.answers} accepted actions")
    return died


def _run(work: Awaitable[Counter[str]]) -> Counter[str]:
    async def waited() -> Counter[str]:
        return await work

    return asyncio.run(waited())


def test_whatever_a_client_heard_is_there_after_twenty_kills(tmp_path: Path) -> None:
    with nursery(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as servers:
        died = _run(_kill_often(servers, 22, seed=1))
    assert sum(died.values()) == 22


def test_a_server_that_tells_before_it_stores_is_caught(tmp_path: Path) -> None:
    with (
        nursery(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as servers,
        pytest.raises(ExceptionGroup) as found,
    ):
        _run(_kill_often(servers, 20, seed=2, lies=True))
    assert found.group_contains(AssertionError, match="not stored|lost")


@pytest.mark.proof
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(5))
def test_the_same_after_a_thousand_kills(tmp_path: Path, seed: int) -> None:
    """Two hundred for each of five seeds, at each named point several times."""
    with nursery(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as servers:
        died = _run(_kill_often(servers, 200, seed, tables=2 * TABLES))
    assert not set(POINTS) - set(died)
