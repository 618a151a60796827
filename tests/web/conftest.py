"""A browser and a server for the tests of the page.

Where there is no Chromium these tests are left out, except with `CI=true`. Every page that a test opens is watched:
an error or a warning in its console, or a request to another host, fails the test.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.web.table_server import TableServer
from tests.web.visitors import Visitors

import allaboard.server.app

STATIC = Path(allaboard.server.app.__file__).parent / "static"
_IS_STRICT = os.environ.get("CI", "").lower() in {"true", "1"}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    has_page = (STATIC / "index.html").is_file()
    if chromium is None or not has_page:
        reason = "there is no chromium" if chromium is None else "there is no page: make web"
        if _IS_STRICT:
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield opened
        opened.close()


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
