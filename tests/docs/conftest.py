"""The site, built once for all tests of a run, and somebody who reads it in a real browser."""

from __future__ import annotations

import fcntl
import functools
import http.server
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browsing import chromium
from tests.docs.pages import ROOT


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site. Several workers of one run share it: whoever comes first builds it."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = shared / "site"
        said = shared / "site.log"
        if not said.exists():
            said.write_text(_build(folder), encoding="utf-8")
    assert not said.read_text(encoding="utf-8"), said.read_text(encoding="utf-8")
    return folder


def _build(folder: Path) -> str:
    """Build with warnings as errors; says what was complained about."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = {**os.environ, "PYTHONPATH": "src", "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return done.stderr or ("" if done.returncode == 0 else f"exit code {done.returncode}")


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name in the standard library
        pass


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the site is served."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=site)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module only: while Playwright is at work, no other test of the process can have an event loop."""
    with chromium() as opened:
        yield opened
