"""A worker stops within seconds while PostgreSQL does not answer."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.edge.test_serve_command import served
from tests.server.growing.stopping import stop_while_away
from tests.server.postgres import running_cluster
from tests.server.redis_server import RedisServer


@pytest.mark.parametrize("workers", [1, 2])
def test_it_stops_within_ten_seconds_while_postgresql_is_frozen(
    tmp_path: Path, redis_server: RedisServer, workers: int
) -> None:
    with running_cluster() as cluster:  # its own: others are in the middle of something
        flags = ["--database", cluster.new_database(), "--workers", str(workers), "--redis", redis_server.url]
        with served(tmp_path, *flags) as (process, address), cluster.thawed_afterwards():
            asyncio.run(stop_while_away(process, address, cluster.freeze))
