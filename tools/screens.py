"""`make gallery`, second part: every screen of the page for browsers in every mode, photographed by a real browser.

A screen is one more line in `SCREENS`: a name and how a visitor gets there. It is visited once in each language; size
and theme change while it is open, which shows that it can. `python tools/screens.py home waiting` takes only these.
"""

from __future__ import annotations

import base64
import json
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TypeAlias

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import WebSocketRoute, expect, sync_playwright
from tests.web.depot_visitors import open_table
from tests.web.real_table import begin, tap_a_turn
from tests.web.records import known_game, watch
from tests.web.table_server import ADMIN_TOKEN, TableServer
from tests.web.test_learn import Learner
from tests.web.visitors import SIZES, Visitor, Visitors

from allaboard.locales import LANGUAGES

FOLDER = Path(__file__).parents[1] / "build" / "gallery"
THEMES = ("light", "dark")
TRIALS = 3
Reach: TypeAlias = Callable[[Visitor, Visitors], None]


@dataclass(frozen=True)
class Screen:
    """A screen, and how somebody who has just opened the page at `path` gets there."""

    name: str
    reach: Reach
    path: str = "/"
    sizes: tuple[str, ...] = tuple(SIZES)


def stay(_: Visitor, __: Visitors) -> None:
    """The screen is at its address."""


def set_up(person: Visitor, _: Visitors) -> None:
    person.page.get_by_text(person.say("web-more-options"), exact=True).click()


def departing(person: Visitor, _: Visitors, city: str = "new_york") -> None:
    game, players = {"new_york": ("bus", 2), "london": ("bus", 4), "rome": ("metro", 2), "paris": ("metro", 4)}[city]
    person.play_against_bots(game, players)
    expect(person.offers("web-stop-departure").first).to_be_visible()


def turns(city: str, count: int, *, choose: bool = False, then: str | None = None) -> Reach:
    """After so many turns; with one that is chosen and not sent; with a part of the table opened by its name."""

    def reach(person: Visitor, visitors: Visitors) -> None:
        departing(person, visitors, city)
        person.depart()
        lit = person.lit.first
        for _ in range(count):
            if not person.wait_for_turn():
                break
            expect(lit).to_be_visible()
            person.take_turn()
        if person.wait_for_turn() and choose:
            expect(lit).to_be_visible()
            best = person.best_offer()
            if best is not None:
                best.click()
        if then is not None:
            person.page.get_by_role("button", name=person.say(then), exact=True).first.click()

    return reach


def over(city: str) -> Reach:
    def reach(person: Visitor, visitors: Visitors) -> None:
        departing(person, visitors, city)
        person.depart()
        person.play_to_the_end()

    return reach


def waiting(person: Visitor, visitors: Visitors) -> None:
    person.button("web-play-friends").click()
    link = person.page.get_by_label(person.say("web-invite-link"), exact=True)
    address = link.input_value()
    friend = visitors.visitor(path=address[address.index("/t/") :])
    friend.click(friend.button("web-sit-down").first)
    friend.page.get_by_label(friend.say("web-name")).fill("Chloé")
    friend.click(friend.button("web-name-take"))
    expect(person.page.get_by_text("Chloé").first).to_be_visible()


def waiting_here(person: Visitor, _: Visitors) -> None:
    person.button("web-play-device").click()
    expect(person.button("web-add-player").first).to_be_visible()


def pass_on(person: Visitor, visitors: Visitors) -> None:
    waiting_here(person, visitors)
    while person.button("web-add-player").count():
        count = person.button("web-add-player").count()
        person.button("web-add-player").first.click()
        expect(person.button("web-add-player")).to_have_count(count - 1)
    person.button("web-start").click()
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def watched(city: str | None, steps: int) -> Reach:
    """A record from a file, some steps on."""

    def reach(person: Visitor, _: Visitors) -> None:
        with tempfile.TemporaryDirectory() as folder:
            watch(person, known_game(city), Path(folder))
        for _step in range(steps):
            person.page.keyboard.press("ArrowRight")
        person.page.wait_for_load_state("networkidle")

    return reach


def helped(rounds: int) -> Reach:
    """A game in London with printed things, some rounds on; none: before it begins."""

    def reach(person: Visitor, _: Visitors) -> None:
        if not rounds:
            person.button("web-helper-on").click()
            person.button("web-helper-deal").click()
            return
        begin(person, "bus", "london", 4)
        for _round in range(rounds):
            person.button("web-helper-ticket-draw").click()
            for _seat in range(4):
                tap_a_turn(person)
        person.button("web-helper-ticket-draw").click()

    return reach


def depot(steps: int, *, choose: bool = False, then: str | None = None) -> Reach:
    """At a table of Depot, after so many decisions; with a card that is chosen and not played; with a part opened."""

    def reach(person: Visitor, _: Visitors) -> None:
        visitor = open_table(person, 3, name="Chloé")
        expect(visitor.area("depot-platform")).to_be_visible()
        done = 0
        while done < steps:
            what = visitor.step()
            if what == "over":
                return
            done += what != ""
            if not what:
                person.page.wait_for_timeout(25)
        while choose and visitor.lit.count() == 0 and visitor.step() != "over":
            person.page.wait_for_timeout(25)  # until it is our turn again
        if choose:
            visitor.lit.first.click()
        if then is not None:
            person.page.get_by_role("button", name=person.say(then), exact=True).first.click()

    return reach


def lesson(game: str, steps: int) -> Reach:
    """In a lesson, some steps on."""

    def reach(person: Visitor, _: Visitors) -> None:
        learner = Learner(person, game)
        for number in range(1, steps + 1):
            learner.follow(number)
        expect(learner.coach).to_be_visible()

    return reach


def cut_off(person: Visitor, visitors: Visitors) -> None:
    """At a table whose connection is gone, and does not come back."""
    lines: list[WebSocketRoute] = []

    def connected(line: WebSocketRoute) -> None:
        if lines:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    person.page.route_web_socket(re.compile("/socket"), connected)
    departing(person, visitors)
    lines[0].close()
    expect(person.page.get_by_text(person.say("web-reconnecting"))).to_be_visible()


def counted(person: Visitor, _: Visitors) -> None:
    person.page.get_by_role("radio", name=person.say("depot"), exact=True).click()
    person.button("web-helper-begin").click()


def astray(person: Visitor, visitors: Visitors) -> None:
    visitors.may_be_refused = True  # which a browser complains about
    person.page.goto(f"{person.page.url}nowhere")


def glossary(person: Visitor, _: Visitors) -> None:
    words = person.page.get_by_text(person.say("learn-glossary-of", game=person.say("bus")), exact=True)
    words.click()
    words.evaluate("one => one.scrollIntoView()")


def led(person: Visitor, _: Visitors) -> None:
    person.button("web-class-make").click()
    person.page.get_by_label(person.say("web-name")).fill("Chloé")
    person.button("web-name-take").click()
    expect(person.page.get_by_label(person.say("web-invite-link"), exact=True)).to_be_visible()


def administered(person: Visitor, visitors: Visitors) -> None:
    """What the host of a server sees, when somebody plays there."""
    root = person.page.url
    departing(person, visitors)
    password = base64.b64encode(f"host:{ADMIN_TOKEN}".encode()).decode()
    person.page.set_extra_http_headers({"Authorization": f"Basic {password}"})
    person.page.goto(f"{root}admin")


def reviewed(city: str | None) -> Reach:
    """A record, its review, and a decision that is looked at."""

    def reach(person: Visitor, visitors: Visitors) -> None:
        watched(city, 0)(person, visitors)
        person.page.set_viewport_size({"width": SIZES["desktop"][0], "height": SIZES["desktop"][1]})
        person.page.get_by_role("tab", name=person.say("web-replay-review")).click()
        person.page.get_by_role("table", name=person.say("review-turns")).wait_for(timeout=90_000)
        person.page.get_by_role("row").nth(3).get_by_role("button").click()

    return reach


def hinted(person: Visitor, visitors: Visitors) -> None:
    """What promises most, at a table that allows hints."""
    set_up(person, visitors)
    person.page.get_by_role("switch", name=re.compile(person.say("web-hints-on"))).check()
    person.button("web-play-bots").click()
    person.depart()
    person.wait_for_turn()
    person.button("web-hint").click()
    hints = person.page.get_by_role("region", name=person.say("web-hint-title"))
    expect(hints.get_by_role("button")).to_have_count(3, timeout=90_000)


SCREENS = (
    Screen("home", stay),
    Screen("new-table", stay, "/new/bus"),
    Screen("new-table-metro", stay, "/new/metro"),
    Screen("new-table-depot", stay, "/new/depot"),
    Screen("new-table-options", set_up, "/new/depot"),
    Screen("tables", stay, "/tables"),
    Screen("settings", stay, "/settings"),
    Screen("waiting", waiting, "/new/bus"),
    Screen("one-device", waiting_here, "/new/metro"),
    Screen("pass-the-device", pass_on, "/new/metro"),
    Screen("departure", departing),
    Screen("game-new-york", turns("new_york", 3)),
    Screen("game-london", turns("london", 5)),
    Screen("game-london-chosen", turns("london", 5, choose=True)),
    Screen("game-rome", turns("rome", 4)),
    Screen("game-paris-chosen", turns("paris", 4, choose=True)),
    Screen("game-menu", turns("new_york", 1, then="web-menu")),
    Screen("game-sheet", turns("london", 5, then="web-tab-sheet"), sizes=("phone",)),
    Screen("game-players", turns("london", 5, then="web-players"), sizes=("phone",)),
    Screen("game-log", turns("london", 5, then="web-log"), sizes=("phone",)),
    Screen("result", over("rome")),
    Screen("depot", depot(12)),
    Screen("depot-chosen", depot(20, choose=True)),
    Screen("depot-piles", depot(24, then="web-depot-tab-piles"), sizes=("phone",)),
    Screen("depot-players", depot(12, then="web-players"), sizes=("phone",)),
    Screen("depot-rules", depot(0, then="web-depot-rules")),
    Screen("depot-result", depot(10_000)),
    Screen("reconnecting", cut_off),
    Screen("replays", stay, "/replays"),
    Screen("replay-london", watched("london", 22), "/replays"),
    Screen("replay-depot", watched(None, 30), "/replays"),
    Screen("review-new-york", reviewed("new_york"), "/replays"),
    Screen("review-depot", reviewed(None), "/replays"),
    Screen("hints", hinted, "/new/bus"),
    Screen("helper", stay, "/helper"),
    Screen("helper-set-up", helped(0), "/helper"),
    Screen("helper-london", helped(2), "/helper"),
    Screen("helper-depot", counted, "/helper"),
    Screen("daily", stay, "/daily"),
    Screen("my-games", stay, "/games"),
    Screen("best-players", stay, "/leaders"),
    Screen("new-class", stay, "/classes"),
    Screen("class", led, "/classes"),
    Screen("account", stay, "/account"),
    Screen("admin", administered),
    Screen("learn", stay, "/learn"),
    Screen("lesson-bus", lesson("bus", 3), "/learn/bus"),
    Screen("lesson-metro", lesson("metro", 2), "/learn/metro"),
    Screen("lesson-depot", lesson("depot", 3), "/learn/depot"),
    Screen("rules-bus", stay, "/rules/bus"),
    Screen("rules-metro", stay, "/rules/metro"),
    Screen("rules-depot", stay, "/rules/depot"),
    Screen("glossary", glossary, "/learn"),
    Screen("no-such-table", stay, "/t/nosuchtable"),
    Screen("no-such-page", astray),
)


def visit(visitors: Visitors, screen: Screen, language: str) -> Visitor:
    """Whoever got there: a game can be over too early for that, then there is another one."""
    for _ in range(TRIALS - 1):
        try:
            return _arrived(visitors, screen, language)
        except (AssertionError, PlaywrightError):
            visitors.leave()
    return _arrived(visitors, screen, language)


def _arrived(visitors: Visitors, screen: Screen, language: str) -> Visitor:
    person = visitors.visitor(size=screen.sizes[0], language=language, path=screen.path)
    screen.reach(person, visitors)
    return person


def photograph(screen: Screen, visitors: Visitors, languages: tuple[str, ...]) -> list[str]:
    """Pictures of a screen in every mode; gives the names of the files."""
    made = []
    for language in languages:
        person = visit(visitors, screen, language)
        for size in screen.sizes:
            width, height = SIZES[size]
            person.page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                person.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
                person.page.wait_for_timeout(350)
                name = f"screen-{screen.name}-{language}-{size}-{theme}.png"
                person.page.screenshot(path=FOLDER / name)
                made.append(name)
        visitors.leave()
    return made


def page_of(pictures: dict[str, list[str]]) -> str:
    parts = []
    for name, files in pictures.items():
        shown = "".join(
            f'<figure><a href="{file}"><img src="{file}" alt="" loading="lazy"></a>'
            f"<figcaption>{escape(file.removeprefix(f'screen-{name}-').removesuffix('.png'))}</figcaption></figure>"
            for file in files
        )
        parts.append(f'<h2 id="{name}">{escape(name)}</h2><div class="row">{shown}</div>')
    links = " ".join(f'<a href="#{name}">{escape(name)}</a>' for name in pictures)
    style = (
        "body{margin:0;padding:24px;font:500 15px system-ui,sans-serif;background:#F4F2EC;color:#14212B}"
        ".row{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}figure{margin:0}"
        "img{display:block;height:420px;border:1px solid #80868A;border-radius:8px}nav a{margin-right:12px}"
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{style}</style><body><h1>Every screen in every mode</h1><nav>{links}</nav>"
        f"{''.join(parts)}</body></html>\n"
    )


def main(wanted: list[str]) -> int:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        print("There is no chromium here, so there are no pictures of screens.")
        return 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    languages = tuple(name for name in wanted if name in LANGUAGES) or tuple(LANGUAGES)
    names = [name for name in wanted if name not in LANGUAGES]
    screens = [screen for screen in SCREENS if not names or screen.name in names]
    index = FOLDER / "screens.json"
    pictures: dict[str, list[str]] = json.loads(index.read_text("utf-8")) if names and index.is_file() else {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, TableServer(Path(folder)) as server:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for number, screen in enumerate(screens, 1):
            print(f"{number}/{len(screens)} {screen.name}", flush=True)
            pictures[screen.name] = photograph(screen, Visitors(browser, server.address), languages)
        browser.close()
    index.write_text(json.dumps(pictures), encoding="utf-8")
    (FOLDER / "screens.html").write_text(page_of(pictures), encoding="utf-8")
    print(FOLDER / "screens.html")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
