"""What the tests of the server share."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache

import httpx
import pytest
import structlog
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


@pytest.fixture(scope="session", autouse=True)
def thrift() -> Iterator[None]:
    """What takes longer than the tests: writing every request down, painting tracebacks, whom https believes."""
    structlog.configure(
        processors=[structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)],
        wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR),
    )
    with pytest.MonkeyPatch.context() as patches:
        patches.setattr("httpx._transports.default.create_ssl_context", cache(httpx.create_ssl_context))
        yield
