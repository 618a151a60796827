"""A browser and a server for the tests of the page.

Every page that a test opens is watched: an error or a warning in its console, or a request to another host, fails the
test.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browsing import chromium, missing
from tests.web.table_server import TableServer
from tests.web.visitors import Visitors

import allaboard.server.app

STATIC = Path(allaboard.server.app.__file__).parent / "static"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not (STATIC / "index.html").is_file():
        missing("there is no page: make web")
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """One server for all tests that leave it alone."""
    with TableServer(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def visitors(browser: Browser, server: TableServer) -> Iterator[Visitors]:
    made = Visitors(browser, server.address)
    yield made
    made.leave()
