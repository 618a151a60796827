"""Several people at one table: they come by a link, play, lose the server, ask, watch, are sent away."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, WebSocketRoute, expect
from tests.web.table_server import TableServer
from tests.web.visitors import Visitor, Visitors


def invite(visitors: Visitors) -> tuple[Visitor, str]:
    """Ann makes a table for two; gives her and the link."""
    ann = visitors.visitor(path="/new/bus")
    players = ann.page.get_by_role("group", name=ann.say("web-players"), exact=True)
    ann.click(players.get_by_role("radio", name="2", exact=True))
    ann.name_oneself("Ann")
    ann.click(ann.button("web-play-friends"))
    address = ann.page.get_by_label(ann.say("web-invite-link"), exact=True).input_value()
    return ann, address[address.index("/t/") :]


def seat_two(visitors: Visitors) -> tuple[Visitor, Visitor]:
    """Ann makes a table for two, Bea comes by the link."""
    ann, link = invite(visitors)
    bea = visitors.visitor(path=link, size="phone", theme="dark")
    bea.click(bea.button("web-sit-down"))
    bea.name_oneself("Bea")
    bea.click(bea.button("web-name-take"))
    expect(ann.page.get_by_text("Bea").first).to_be_visible()
    ann.click(ann.button("web-start"))
    return ann, bea


def play_rounds(people: tuple[Visitor, ...], rounds: int) -> None:
    """Everybody takes a turn in each round, in whatever order the table has."""
    for _ in range(rounds):
        waiting = list(people)
        while waiting:
            for person in list(waiting):
                if person.offers().count():
                    person.take_turn()
                    waiting.remove(person)
            people[0].page.wait_for_timeout(30)


def same_points(*people: Visitor) -> list[str]:
    """Everybody's points, once all of them read the same on every screen: what one did may still be on its way."""
    standing = [person.points() for person in people]
    for _ in range(400):
        if all(points == standing[0] for points in standing):
            return standing[0]
        people[0].page.wait_for_timeout(25)
        standing = [person.points() for person in people]
    raise AssertionError(f"never the same: {standing}")


def test_two_people_lose_the_server_and_go_on_without_a_click(browser: Browser, tmp_path: Path) -> None:
    with TableServer(tmp_path) as server:
        visitors = Visitors(browser, server.address)
        visitors.may_lose_connection = True
        ann, bea = seat_two(visitors)
        for person in (ann, bea):
            person.depart()
        play_rounds((ann, bea), 1)
        points = same_points(ann, bea)
        server.kill()
        expect(ann.page.get_by_text(ann.say("web-reconnecting"))).to_be_visible()
        server.start()
        expect(ann.page.get_by_text(ann.say("web-reconnecting"))).to_have_count(0)
        expect(bea.page.get_by_text(bea.say("web-reconnecting"))).to_have_count(0)
        assert same_points(ann, bea) == points
        play_rounds((ann, bea), 1)
        visitors.leave()


def test_two_people_talk_take_back_pause_and_remind_while_a_third_watches(visitors: Visitors) -> None:
    ann, bea = seat_two(visitors)
    ann.depart()
    bea.depart()
    # What one says the other reads, as it was written.
    ann.click(ann.page.get_by_role("tab", name=ann.say("web-chat")))
    ann.page.get_by_label(ann.say("web-chat-say")).fill("<b>Hello</b> Bea")
    ann.page.keyboard.press("Enter")
    bea.click(bea.button("web-log"))
    bea.click(bea.page.get_by_role("tab", name=bea.say("web-chat")))
    expect(bea.page.get_by_text("<b>Hello</b> Bea")).to_be_visible()
    bea.click(bea.button("web-tab-board"))
    # Whoever only watches sees the board, and is seen.
    carl = visitors.visitor(path=ann.page.url[ann.page.url.index("/t/") :])
    expect(carl.page.get_by_text(carl.say("web-you-watch"), exact=True)).to_be_visible()
    expect(carl.board).to_be_visible()
    expect(carl.offers()).to_have_count(0)
    expect(ann.page.get_by_text(ann.say("web-watching", count=1))).to_be_visible()
    # A turn is taken back if the other agrees.
    play_rounds((ann, bea), 1)
    before = same_points(ann, bea, carl)
    first, other = (ann, bea) if ann.offers().count() else (bea, ann)
    first.wait_for_offers()
    first.take_turn()
    first.click(first.button("web-menu"))
    first.click(first.button("web-take-back-ask"))
    name = "Ann" if first is ann else "Bea"
    expect(first.page.get_by_text(first.say("web-vote-open"))).to_be_visible()
    expect(other.page.get_by_text(other.say("web-vote-take_back", name=name))).to_be_visible()
    other.click(other.button("web-vote-yes"))
    first.wait_for_offers()
    assert same_points(ann, bea, carl) == before
    # Whoever waits may remind, kindly.
    other.click(other.button("web-nudge", name=name))
    who_asks = "Bea" if other is bea else "Ann"
    expect(first.page.get_by_text(first.say("web-nudged", name=who_asks))).to_be_visible()
    # A pause needs consent; anybody ends it.
    other.click(other.button("web-menu"))
    other.click(other.button("web-pause"))
    first.click(first.button("web-vote-yes"))
    for person in (ann, bea, carl):
        expect(person.page.get_by_text(person.say("web-paused"))).to_be_visible()
    first.click(first.button("web-resume"))
    for person in (ann, bea, carl):
        expect(person.page.get_by_text(person.say("web-paused"))).to_have_count(0)


def test_a_bot_plays_for_whoever_goes_until_they_come_back(visitors: Visitors) -> None:
    ann, bea = seat_two(visitors)
    ann.depart()
    bea.depart()
    bea.click(bea.button("web-menu"))
    bea.click(bea.button("web-resign"))
    expect(ann.page.get_by_role("list", name=ann.say("web-players"))).to_contain_text(ann.say("web-minded"))
    bea.click(bea.button("web-return"))
    expect(ann.page.get_by_role("list", name=ann.say("web-players"))).not_to_contain_text(ann.say("web-minded"))


def lose_every_yes(person: Visitor) -> None:
    """From now on she hears all that happens at the table, but never that her own command was carried out."""

    def listen(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda text: None if json.loads(text)["type"] == "done" else page.send(text))

    person.page.route_web_socket(re.compile("/socket"), listen)
    person.page.reload()
    expect(person.board).to_be_visible()


def test_a_menu_is_gone_before_it_could_offer_the_opposite(visitors: Visitors) -> None:
    """News may come before the answer to a command: a second press of the same finger must not undo the first."""
    ann, bea = seat_two(visitors)
    ann.depart()
    bea.depart()
    lose_every_yes(bea)
    bea.click(bea.button("web-menu"))
    bea.click(bea.button("web-resign"))
    expect(ann.page.get_by_role("list", name=ann.say("web-players"))).to_contain_text(ann.say("web-minded"))
    expect(bea.button("web-return")).to_be_visible()
    expect(bea.page.get_by_role("dialog")).to_have_count(0)


def test_who_leaves_bots_alone_is_asked_twice_for_nobody_could_come_back(visitors: Visitors) -> None:
    ann = visitors.visitor(size="phone")
    ann.play_against_bots("bus", 2)
    ann.depart()
    ann.wait_for_offers()
    ann.click(ann.button("web-menu"))
    expect(ann.page.get_by_text(ann.say("web-resign-last"))).to_be_visible()
    ann.click(ann.button("web-resign"))
    expect(ann.result).to_have_count(0)
    ann.click(ann.button("web-resign-sure"))
    expect(ann.result).to_be_visible()


def test_a_menu_offers_nothing_that_would_be_refused(visitors: Visitors) -> None:
    ann, bea = seat_two(visitors)
    ann.depart()
    bea.depart()
    bea.click(bea.button("web-menu"))
    expect(bea.button("web-pause")).to_be_visible()
    expect(bea.button("web-take-back-ask")).to_have_count(0)  # all departures are revealed
    ann.click(ann.button("web-menu"))
    ann.click(ann.button("web-pause"))
    expect(bea.page.get_by_text(bea.say("web-vote-pause", name="Ann"))).to_be_visible()
    expect(bea.button("web-pause")).to_have_count(0)  # one question at a time
    bea.click(bea.page.get_by_role("dialog").get_by_role("button", name=bea.say("web-close"), exact=True))
    bea.click(bea.button("web-vote-yes"))
    for person in (ann, bea):
        expect(person.button("web-resume").first).to_be_visible()
        expect(person.button("web-confirm")).to_have_count(0)  # nothing is played in a pause


def test_the_host_sends_somebody_away_and_closes_the_table(visitors: Visitors) -> None:
    ann, bea = seat_two(visitors)
    ann.depart()
    ann.click(ann.button("web-menu"))
    ann.click(ann.button("web-kick", name="Bea"))
    expect(bea.board).to_be_visible()  # not before the second yes
    ann.click(ann.button("web-kick-sure"))
    expect(bea.page.get_by_text(bea.say("refusal-kicked"))).to_be_visible()
    ann.click(ann.button("web-menu"))
    ann.click(ann.button("web-close-table"))
    ann.click(ann.button("web-close-sure"))
    expect(ann.page.get_by_text(ann.say("web-closed"))).to_be_visible()
