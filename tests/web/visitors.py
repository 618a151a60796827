"""People who visit the page: they know what can be seen and heard there, and nothing else.

Everything is found by role, name and text, as a person or a screen reader would; never by coordinates or test ids.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect

from allaboard.locales import Words, words_of

SIZES = {"phone": (375, 667), "tablet": (820, 1180), "desktop": (1440, 900)}
_PATIENCE = 20_000  # milliseconds
expect.set_options(timeout=_PATIENCE)


class Visitors:
    """Everybody in one test, each with a browser of their own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._contexts: list[BrowserContext] = []
        self._complaints: list[str] = []
        self.may_lose_connection = False  # a browser itself complains when a server is gone
        self.may_be_refused = False  # and when one refuses

    def visitor(
        self,
        *,
        size: str = "desktop",
        language: str = "en",
        theme: Any = "light",
        path: str = "/",
        is_app: bool = False,
        motion: Any = "reduce",
    ) -> Visitor:
        """Somebody with a browser of their own; `is_app` lets the page keep itself for times without a network."""
        width, height = SIZES[size]
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=theme,
            has_touch=size == "phone",
            reduced_motion=motion,
            service_workers="allow" if is_app else "block",
        )
        context.set_default_timeout(_PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._complaints.append(f"error: {error}"))
        page.on("request", self._asked)
        page.goto(self._address + path)
        return Visitor(page, language)

    def _heard(self, message: ConsoleMessage) -> None:
        if "blocked by Playwright" in message.text:
            return  # the worker, which only some visitors have
        # Whatever the browser was at when the server went: not yet connected, waiting, amid an answer.
        is_about_connection = "net::ERR_" in message.text or "WebSocket connection" in message.text
        is_refusal = "responded with a status of 4" in message.text
        if (self.may_lose_connection and is_about_connection) or (self.may_be_refused and is_refusal):
            return
        if message.type in {"error", "warning"}:
            self._complaints.append(f"{message.type}: {message.text} ({message.location})")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self._address, self._address.replace("http", "ws"), "data:", "blob:")):
            self._complaints.append(f"request to another host: {request.url}")

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
        assert not self._complaints, "\n".join(self._complaints)


class Visitor:
    """One person with one page."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language
        self.clicks = 0

    @property
    def words(self) -> Words:
        return words_of(self.language)

    def say(self, key: str, **values: str | int) -> str:
        return self.words(key, **values)

    def button(self, key: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    def click(self, target: Locator) -> None:
        self.clicks += 1
        target.click()

    @property
    def action_bar(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("web-action-bar"), exact=True)

    def name_oneself(self, name: str) -> None:
        self.page.get_by_label(self.say("web-name"), exact=True).fill(name)

    # Getting to a game.

    def play_against_bots(self, game: str, players: int) -> None:
        """From the first page: two clicks, and one for another number of players."""
        self.click(self.page.get_by_role("link", name=self.say("web-play-game", game=self.say(game)), exact=True))
        if players != 3:
            group = self.page.get_by_role("group", name=self.say("web-players"), exact=True)
            self.click(group.get_by_role("radio", name=str(players), exact=True))
        self.click(self.button("web-play-bots"))

    # A line game.

    def points(self) -> list[str]:
        """The points beside everybody's name: on cards after their word, in the strip of a phone in its sentence."""
        players = self.page.get_by_role("list", name=self.say("web-players"), exact=True).get_by_role("button")
        read: list[str] = players.evaluate_all("all => all.map(one => one.ariaLabel ?? one.innerText)")
        on_card = re.compile(rf"{self.say('web-points')}\s*([−–\d]+)")
        in_strip = re.compile(
            re.escape(self.say("web-strip", name="§", total="@")).replace("§", ".*").replace("@", "(.+)")
        )
        found = [on_card.search(text) or in_strip.fullmatch(text) for text in read]
        return [match[1] for match in found if match]

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("web-board"), exact=True)

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("dialog").filter(has=self.button("web-see-board"))

    def offers(self, key: str = "web-stop-end") -> Locator:
        """The stops on the board that are lit: where a turn may end, or where a line may begin."""
        warnings = [self.say("dead-end-after", turns=turns) for turns in range(1, 5)]
        patterns = []
        for warning in warnings if key == "web-stop-dead-end" else warnings[:1]:
            said = self.say(key, stop="§", what="§", cost="§", total="§", number="§", warning=warning)
            # A browser may hear another space.
            patterns.append(r".*\s?".join(re.escape(part) for part in re.split(r"§|\s", said)))
        return self.board.get_by_role("button", name=re.compile(f"^({'|'.join(patterns)})$"))

    @property
    def lit(self) -> Locator:
        """The stops where a turn may end, on whatever condition."""
        return self.offers().or_(self.offers("web-stop-dead-end")).or_(self.offers("web-stop-loop"))

    def wait_for_offers(self) -> None:
        """Until something is lit: where a turn may end, on whatever condition."""
        expect(self.lit.first).to_be_visible()

    def depart(self) -> None:
        self.click(self.offers("web-stop-departure").first)

    def wait_for_turn(self) -> bool:
        """Until it is my turn, or the game is over: then false."""
        mine = self.button("web-undo")
        expect(mine.or_(self.result).first).to_be_visible(timeout=_PATIENCE)
        return self.result.count() == 0

    def best_offer(self) -> Locator | None:
        """The lit stop that promises the highest total; none if every turn is a dead end or a loop."""
        offers = self.offers()
        names: list[str] = offers.evaluate_all("all => all.map(one => one.ariaLabel ?? '')")
        if not names:
            return None
        totals = [int(name.rstrip(".").split()[-1].replace("−", "-")) for name in names]
        return offers.nth(totals.index(max(totals)))

    def take_turn(self) -> None:
        """Go to the best lit stop and confirm; if there is none, into a dead end; if there is none either, leave by a
        loop, with the second yes.
        """
        best = self.best_offer()
        if best is not None:
            self.click(best)
            self.click(self.button("web-confirm"))
        elif self.offers("web-stop-dead-end").count():  # nothing else is left, so it is not asked twice
            self.click(self.offers("web-stop-dead-end").first)
            self.click(self.button("web-confirm"))
        else:
            self.click(self.offers("web-stop-loop").first)
            self.click(self.button("web-loop-button"))
            self.click(self.button("web-loop-yes"))
        expect(self.button("web-undo").and_(self.page.locator(":enabled"))).to_have_count(0)
        # Until it is carried out: before that, every screen agrees on the points of before.
        expect(self.page.get_by_text(self.say("web-sending"), exact=True)).to_have_count(0)

    def play_to_the_end(self) -> int:
        """Every turn of a game; says how many these were."""
        turns = 0
        while self.wait_for_turn():
            if self.lit.count() == 0:  # between two turns
                self.page.wait_for_timeout(50)
                continue
            self.take_turn()
            turns += 1
            assert turns <= 12, "there are twelve rounds"
        return turns
