"""The pages in a real browser: no barrier that axe-core knows, nothing wider than a phone, light and dark.

`make test` reads a sample of pages, one of each kind; `make proof` reads all of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browsing import violations
from tests.docs.site import pages_of

SAMPLE = ("index.html", "rules/fr/bus.html", "strategy.de.html", "server.html", "schemas.html", "api/bots.html")
PHONE, DESKTOP = (375, 667), (1440, 900)


def look_at(browser: Browser, address: str, size: tuple[int, int], theme: Any) -> list[str]:
    """Everything that is wrong with a page for somebody with such a screen."""
    wrong: list[str] = []
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme=theme, reduced_motion="reduce"
    )
    page = context.new_page()
    host = address.split("/")[2]
    page.on("console", lambda message: wrong.append(message.text) if message.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda asked: wrong.append(asked.url) if host not in asked.url[:40] else None)
    page.goto(address)
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        wrong.append("wider than the screen")
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    if (sum(int(part) for part in background[4:-1].split(",")) < 384) != (theme == "dark"):
        wrong.append(f"not {theme}: {background}")
    wrong += [f"{found['id']}: {found['nodes'][0]['html'][:120]}" for found in violations(page)]
    context.close()
    return wrong


@pytest.mark.parametrize("path", SAMPLE)
def test_a_page_of_each_kind_has_no_barrier_on_a_phone(browser: Browser, address: str, path: str) -> None:
    assert look_at(browser, address + path, PHONE, "light") == []


def test_the_first_page_has_no_barrier_on_a_desktop_in_the_dark(browser: Browser, address: str) -> None:
    assert look_at(browser, f"{address}index.html", DESKTOP, "dark") == []


@pytest.mark.proof
def test_every_page_has_no_barrier(browser: Browser, address: str, site: Path) -> None:
    for page in pages_of(site):
        for size, theme in ((PHONE, "light"), (PHONE, "dark"), (DESKTOP, "light")):
            path = page.relative_to(site).as_posix()
            assert look_at(browser, address + path, size, theme) == [], (path, size, theme)


def test_the_search_finds_a_word_of_the_rules(browser: Browser, address: str) -> None:
    page = browser.new_page()
    page.goto(f"{address}index.html")
    page.get_by_role("textbox", name="Search").press_sequentially("inspector")  # the theme listens to keys
    page.get_by_role("link").filter(has_text="Pass the inspector").first.wait_for()
    page.close()
