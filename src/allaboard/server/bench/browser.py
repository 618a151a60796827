"""The page in a real browser: how much it loads, how soon a table can be used, how soon a move is seen.

Everything is measured inside the browser, by its own clock: from the navigation to the frame in which the first lit
stop has answered a press, on a processor that is four times slower, and from the press that confirms a turn to the
frame in which the line lies on the board, for whoever moves and for another browser at the same table.
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import httpx

from allaboard.arena.benchmark import Figure
from allaboard.server.bench.measuring import child_process

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SLOWER = 4  # a phone of a few years ago beside this machine
LOADS = 5
MOVES = 8
_PATIENCE = 30_000  # milliseconds
_SEATS = 2

# Runs in every page before its own scripts. `seen` waits until something is there, and says when it was painted.
_WATCH = """
window.bench = {
  now: () => performance.timeOrigin + performance.now(),
  seen: (found) => new Promise((told) => {
    const painted = () => setTimeout(() => told(window.bench.now()));
    const look = () => requestAnimationFrame(found() ? painted : look);
    look();
  }),
  lit: () => document.querySelector('[data-lit]') && document.querySelector('button[data-at]'),
  markers: (seat) => document.querySelectorAll(`[data-marker][data-seat="${seat}"]`).length,
  line: (seat, before) => window.bench.markers(seat) > before || document.querySelector('polyline.sketch:not(.hint)'),
};
window.bench.ready = window.bench.seen(window.bench.lit);
"""
# Press the first lit stop as soon as it is seen; the answer is that it is chosen, and that this is seen too.
_PRESS = """
window.bench.usable = window.bench.ready.then(async () => {
  window.bench.lit().click();
  const answered = () => document.querySelector('button[data-at][aria-pressed="true"]');
  return (await window.bench.seen(answered)) - performance.timeOrigin;
});
"""
_LOADED = """() => performance.getEntriesByType('resource')
  .filter((one) => /\\.(js|css)$/.test(new URL(one.name).pathname))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
_MOVE = """async (seat) => {
  const before = window.bench.markers(seat);
  const confirm = [...document.querySelectorAll('section button.primary')].at(-1);
  const pressed = window.bench.now();
  confirm.click();
  const shown = await window.bench.seen(() => window.bench.line(seat, before));
  return [pressed, shown - pressed];
}"""
_OTHER = """(seat) => {
  const before = window.bench.markers(seat);
  window.bench.told = window.bench.seen(() => window.bench.markers(seat) > before);
}"""


class NoBrowser(Exception):
    """There is no Chromium, or nothing that can drive it."""


def find_browser() -> str:
    """The Chromium of this machine; raises `NoBrowser`."""
    try:
        import playwright.sync_api  # noqa: F401, PLC0415 - only this measurement needs it
    except ImportError:
        raise NoBrowser("playwright") from None
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if (found := shutil.which(name)) is not None:
            return found
    raise NoBrowser("chromium")


def bench_web(progress: Callable[[str], None], loads: int = LOADS, moves: int = MOVES) -> Iterator[Figure]:
    """Every figure as soon as it is known."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - as above

    chromium = find_browser()
    with (
        tempfile.TemporaryDirectory() as folder,
        child_process("tables", str(Path(folder) / "bench.sqlite")) as (port, _),
        sync_playwright() as playwright,
    ):
        address = f"http://127.0.0.1:{port}"
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            progress("a table")
            table, people = _table(address)
            address = f"{address}/t/{table}"
            asked = _depart(browser, address, people)
            yield from _first_load(browser, address, people[asked], loads, progress)
            yield from _moves(browser, address, people, moves, progress)
        finally:
            browser.close()


def _table(address: str) -> tuple[str, list[str]]:
    """A table of two people that has begun, and the cookies of both."""
    people = []
    with httpx.Client(base_url=address, timeout=60) as http:
        for seat in range(_SEATS):
            answer = http.post("/api/guests", json={"name": f"Person {seat + 1}"})
            answer.raise_for_status()
            people.append(answer.headers["set-cookie"].partition(";")[0])
            http.cookies.clear()
        wishes = {"game": "bus", "city": "new_york", "seats": _SEATS}
        made = http.post("/api/tables", json=wishes, headers={"cookie": people[0]})
        made.raise_for_status()
        table = str(made.json()["id"])
        for person, command in ((1, {"type": "sit", "seat": 1}), (0, {"type": "start"})):
            answer = http.post(f"/api/tables/{table}/commands", json=command, headers={"cookie": people[person]})
            answer.raise_for_status()
    return table, people


def _person(browser: Browser, address: str, cookie: str) -> Page:
    # Without the worker: it is loaded afterwards, and would be counted in the next visit only.
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en", service_workers="block")
    context.set_default_timeout(_PATIENCE)
    name, _, value = cookie.partition("=")
    context.add_cookies([{"name": name, "value": value, "domain": urlsplit(address).hostname or "", "path": "/"}])
    context.add_init_script(_WATCH)
    return context.new_page()


def _at_table(browser: Browser, address: str, people: list[str]) -> list[Page]:
    pages = [_person(browser, address, cookie) for cookie in people]
    for page in pages:
        page.goto(address)
    return pages


def _depart(browser: Browser, address: str, people: list[str]) -> int:
    """Everybody chooses where to begin; who is asked first."""
    pages = _at_table(browser, address, people)
    for page in pages:
        page.evaluate("() => window.bench.ready.then(() => window.bench.lit().click())")
    asked = _whose_turn(pages)
    for page in pages:
        page.context.close()
    return asked


def _first_load(
    browser: Browser, address: str, cookie: str, loads: int, progress: Callable[[str], None]
) -> Iterator[Figure]:
    """A table that is opened for the first time, again and again."""
    lit, times, size = [], [], 0.0
    for number in range(loads + 1):
        progress(f"first load {number}/{loads}")
        page = _person(browser, address, cookie)
        page.add_init_script(_PRESS)
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(address, wait_until="commit")
        usable = float(page.evaluate("() => window.bench.usable"))
        ready = float(page.evaluate("async () => (await window.bench.ready) - performance.timeOrigin"))
        size = float(page.evaluate(_LOADED))
        page.context.close()
        if number > 0:  # the first one also gets the server ready
            lit.append(ready)
            times.append(usable)
    yield Figure("script and style of a first load", size / 1000, "kB")
    yield Figure(f"first lit stop, processor {SLOWER} times slower, median", statistics.median(lit), "ms")
    yield Figure(f"table usable, processor {SLOWER} times slower, median", statistics.median(times), "ms")
    yield Figure(f"table usable, processor {SLOWER} times slower, worst", max(times), "ms")


def _moves(
    browser: Browser, address: str, people: list[str], moves: int, progress: Callable[[str], None]
) -> Iterator[Figure]:
    pages = _at_table(browser, address, people)
    mover_times, other_times = [], []
    for number in range(moves):
        progress(f"move {number + 1}/{moves}")
        seat = _whose_turn(pages)
        mover, other = pages[seat], pages[1 - seat]
        other.evaluate(_OTHER, seat)
        pressed, shown = mover.evaluate(_MOVE, seat)
        mover_times.append(float(shown))
        other_times.append(float(other.evaluate("() => window.bench.told")) - float(pressed))
    for page in pages:
        page.context.close()
    yield Figure("a move on the mover's screen, median", statistics.median(mover_times), "ms")
    yield Figure("a move on the mover's screen, worst", max(mover_times), "ms")
    yield Figure("a move on another's screen, median", statistics.median(other_times), "ms")
    yield Figure("a move on another's screen, worst", max(other_times), "ms")


def _whose_turn(pages: list[Page]) -> int:
    """The page that is asked; it has a turn chosen and nothing sent."""
    for _ in range(_PATIENCE // 50):
        for seat, page in enumerate(pages):
            if page.evaluate(_CHOOSE):
                return seat
        pages[0].wait_for_timeout(50)
    raise TimeoutError("nobody is asked")


# Choose the first stop that does not end the own line, if it is one's turn; then there is something to confirm.
_CHOOSE: Any = """async () => {
  const offered = [...document.querySelectorAll('button[data-at]:not(.loop):not(.step)')][0];
  if (!offered || !document.querySelector('section button.undo')) return false;
  if (!document.querySelector('button[data-at][aria-pressed="true"]')) offered.click();
  await new Promise((waited) => setTimeout(waited, 400));
  const confirm = [...document.querySelectorAll('section button.primary')].at(-1);
  return confirm && !confirm.disabled;
}"""

__all__ = ["NoBrowser", "bench_web", "find_browser"]
