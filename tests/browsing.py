"""A real browser, and what axe-core says about a page in it: for the tests of the page and of the documentation.

Where there is no Chromium such tests are left out, except with `CI=true`.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

_AXE = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_FIND = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
_IS_STRICT = os.environ.get("CI", "").lower() in {"true", "1"}


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's, or whatever the machine has."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        missing("there is no chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield opened
        opened.close()


def missing(reason: str) -> NoReturn:
    """End a test that cannot be made here."""
    if _IS_STRICT:
        pytest.fail(reason)
    pytest.skip(reason)


def violations(page: Page) -> list[dict[str, Any]]:
    """What axe-core complains about on the page as it is."""
    page.evaluate(_AXE.read_text(encoding="utf-8") + ";0")  # a script tag would be refused by the table's policy
    found: list[dict[str, Any]] = page.evaluate(_FIND)
    return found
