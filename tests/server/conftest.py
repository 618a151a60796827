"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.postgres import Cluster, running_cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of this process."""
    with running_cluster() as cluster:
        yield cluster
