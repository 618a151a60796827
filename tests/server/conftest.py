"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.postgres import Cluster, running_cluster
from tests.server.redis_server import RedisServer, running_redis


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of this process."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """A Redis for all tests of this process."""
    with running_redis() as server:
        yield server
