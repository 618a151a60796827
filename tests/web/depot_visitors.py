"""People who play Depot in the browser: by the names of cards and buttons, never by where they lie."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator
from tests.web.visitors import Visitor, Visitors

from allaboard.client import Connection, Follower, at_random, play_seat
from allaboard.protocol.messages import Asked

_MOST_STEPS = 900  # of a whole game, with everything that is looked at in vain


class DepotVisitor:
    """One person at a table of Depot."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page
        self.say = person.say
        self.bar = self.page.get_by_role("region", name=person.say("web-action-bar"), exact=True)
        self.log = self.page.get_by_role("log", name=person.say("web-log"), exact=True)
        self.status = self.page.get_by_role("status")

    # What can be seen.

    def area(self, key: str) -> Locator:
        return self.page.get_by_role("group", name=self.say(key), exact=True)

    @property
    def lit(self) -> Locator:
        """Every card that can be chosen now."""
        return self.page.get_by_role("button", name=_ending(self.say("web-depot-name-lit", what="§")))

    @property
    def chosen(self) -> Locator:
        return self.page.get_by_role("button", name=_ending(self.say("web-depot-name-chosen", what="§")))

    def card(self, key: str, letter: str, **values: str | int) -> Locator:
        """The first card of that name: a profile such as `A`, or a bus with `size`."""
        beginning = re.compile("^" + re.escape(self.name(key, letter, **values)), re.IGNORECASE)
        return self.page.get_by_role("button", name=beginning).first

    def name(self, profile: str, letter: str, **values: str | int) -> str:
        colour = self.say(f"depot-colour-{letter}")
        if profile == "bus":
            return self.say("depot-bus", colour=colour, **values)
        return self.say("depot-traveller", colour=colour, profile=self.say(f"depot-profile-{profile}"))

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("dialog").filter(has=self.person.button("web-see-board"))

    def confirm(self) -> Locator:
        """What carries out a choice: the last button of the action bar."""
        return self.bar.get_by_role("button").last

    # Playing.

    def play_with_one_tap(self) -> None:
        self.person.click(self.person.button("web-menu"))
        self.person.click(self.page.get_by_role("switch", name=self.say("web-one-tap")))
        self.person.click(self.page.get_by_role("dialog").get_by_role("button", name=self.say("web-close"), exact=True))

    def play(self, card: Locator) -> None:
        """Choose a card, and confirm it."""
        self.person.click(card)
        self.person.click(self.confirm())

    def carry_by_finger(self, card: Locator, target: Locator) -> None:
        """A finger on the card, along the screen, and off where the target is."""
        finger = self.page.context.new_cdp_session(self.page)
        card.scroll_into_view_if_needed()
        (x, y), (end_x, end_y) = _middle(card), _middle(target)
        # It rests before it leaves: a page that was flung takes the next touch for a hand that stops it.
        way = [(x + (end_x - x) * part / 8, y + (end_y - y) * part / 8) for part in (*range(9), 8, 8)]
        moves = [("touchStart", way[:1]), *(("touchMove", [point]) for point in way[1:]), ("touchEnd", [])]
        began = time.time()
        for moment, (kind, points) in enumerate(moves):
            touches = [{"x": x, "y": y} for x, y in points]
            at = began + moment / 20
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, "timestamp": at})
        finger.detach()

    def step(self) -> str:
        """One decision if there is one, and what it was; `over` at the end of the game."""
        if self.result.count():
            return "over"
        next_day = self.person.button("web-depot-next-day", day=2)
        if next_day.count():  # in the result of the day, and in the bar behind it
            _try(next_day.last)
            return "day"
        quiet = self.person.button("web-depot-pass")
        if quiet.count():
            _try(quiet)
            return "quiet"
        lit = self.lit
        if lit.count() == 0:
            return ""
        if self.person.button("web-depot-go-skip").count():  # an exchange is whole with its second card
            if not _try(lit.first) or not _try(lit.last):
                _try(self.person.button("web-depot-go-skip"))
            return "exchange"
        if not _try(lit.first):
            return ""
        if self.person.button("web-depot-go-sadden").count():
            _try(self.lit.last)  # two become unhappy
        # With one tap it is played already, and the button belongs to the next decision.
        if self.chosen.count():
            _try(self.confirm())
        return "played"

    def play_to_the_end(self) -> set[str]:
        """Everything that was decided in a whole game."""
        seen = set()
        for _ in range(_MOST_STEPS):
            what = self.step()
            seen.add(what)
            if what == "over":
                return seen
            if not what:
                self.page.wait_for_timeout(25)
        raise AssertionError("the game does not end")


def _middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _try(button: Locator) -> bool:
    """A click, unless it is gone already: the table goes on by itself."""
    try:
        button.click(timeout=1_500)
    except Exception:  # noqa: BLE001 - whatever kept it, the next look at the table shows what is there now
        return False
    return True


def _ending(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text.rpartition("§")[2]) + "$")


def sit_down(
    visitors: Visitors,
    players: int = 2,
    *,
    bots: int | None = None,
    beat: int = 0,
    name: str = "Ann",
    options: Any = None,
    **look: Any,
) -> DepotVisitor:
    """Somebody at a new table, with bots in the other seats; games with a short beat are soon over."""
    person = visitors.visitor(path="/settings", **look)
    return open_table(person, players, bots=bots, beat=beat, name=name, options=options)


def open_table(
    person: Visitor, players: int, *, bots: int | None = None, beat: int = 0, name: str = "Ann", options: Any = None
) -> DepotVisitor:
    """The same for somebody who is there already, on any page."""
    ask = person.page.request.post
    root = "/".join(person.page.url.split("/")[:3])
    assert ask(f"{root}/api/guests", data={"name": name}).ok
    wishes = {"game": "depot", "seats": players, "beat": beat, "options": options or {}}
    table = ask(f"{root}/api/tables", data=wishes).json()["id"]
    for seat in range(1, players) if bots is None else range(players - bots, players):
        ask(f"{root}/api/tables/{table}/commands", data={"type": "add_bot", "seat": seat, "bot": "greedy"})
    if bots is None or bots == players - 1:
        assert ask(f"{root}/api/tables/{table}/commands", data={"type": "start"}).ok
    person.page.goto(f"{root}/t/{table}")
    return DepotVisitor(person)


def come_along(visitors: Visitors, host: DepotVisitor, name: str, **look: Any) -> DepotVisitor:
    """Somebody who takes the last seat at a table, whose host then starts the game."""
    person = visitors.visitor(path="/settings", **look)
    root, table = host.page.url.split("/t/")
    commands = f"{root}/api/tables/{table}/commands"
    assert person.page.request.post(f"{root}/api/guests", data={"name": name}).ok
    assert person.page.request.post(commands, data={"type": "sit", "seat": 1}).ok
    assert host.page.request.post(commands, data={"type": "start"}).ok
    person.page.goto(host.page.url)
    return DepotVisitor(person)


class _Enough(Exception):
    pass


def play_ahead(*people: DepotVisitor, is_enough: Callable[[Asked, Follower], bool], seed: int = 1) -> Follower:
    """Let a program decide for people at their table, up to what they want to see for themselves."""
    address, table = people[0].page.url.split("/t/")
    seen: list[Follower] = []

    async def play(cookie: str) -> None:
        at_will = at_random(seed)

        def choose(asked: Asked, follower: Follower) -> str:
            seen[:] = [follower]
            if is_enough(asked, follower):
                raise _Enough
            return at_will(asked, follower)

        async with Connection(address, cookie=cookie) as connection:
            with suppress(_Enough):
                await play_seat(connection, table, choose)

    async def play_all(cookies: list[str]) -> None:
        await asyncio.gather(*(play(cookie) for cookie in cookies))

    cookies = [str(each.page.context.cookies()[0].get("value")) for each in people]
    with ThreadPoolExecutor(1) as apart:  # the browser has an event loop of its own
        apart.submit(asyncio.run, play_all(cookies)).result(120)
    return seen[0]


def at_the_end_of_a_day(asked: Asked, _: Follower) -> bool:
    return asked.phase == "day_over"
