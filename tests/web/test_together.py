"""Two people at one table: they come by a link, play, lose the server in the middle and go on."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.web.table_server import TableServer
from tests.web.visitors import Visitor, Visitors


def seat_two(visitors: Visitors) -> tuple[Visitor, Visitor]:
    """Ann makes a table for two, Bea comes by the link."""
    ann = visitors.visitor(path="/new/bus")
    players = ann.page.get_by_role("group", name=ann.say("web-players"), exact=True)
    ann.click(players.get_by_role("radio", name="2", exact=True))
    ann.page.get_by_label(ann.say("web-name")).fill("Ann")
    ann.click(ann.button("web-play-friends"))
    link = ann.page.get_by_label(ann.say("web-invite-link"), exact=True)
    address = link.input_value()
    bea = visitors.visitor(path=address[address.index("/t/") :], size="phone", theme="dark")
    bea.click(bea.button("web-sit-down"))
    bea.page.get_by_label(bea.say("web-name")).fill("Bea")
    bea.click(bea.button("web-name-take"))
    expect(ann.page.get_by_text("Bea")).to_be_visible()
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
        play_rounds((ann, bea), 2)
        points = same_points(ann, bea)
        server.kill()
        expect(ann.page.get_by_text(ann.say("web-reconnecting"))).to_be_visible()
        server.start()
        expect(ann.page.get_by_text(ann.say("web-reconnecting"))).to_have_count(0)
        expect(bea.page.get_by_text(bea.say("web-reconnecting"))).to_have_count(0)
        assert same_points(ann, bea) == points
        play_rounds((ann, bea), 1)
        visitors.leave()


def test_what_one_says_the_other_reads(visitors: Visitors) -> None:
    ann, bea = seat_two(visitors)
    ann.depart()
    bea.depart()
    ann.click(ann.page.get_by_role("tab", name=ann.say("web-chat")))
    ann.page.get_by_label(ann.say("web-chat-say")).fill("<b>Hello</b> Bea")
    ann.page.keyboard.press("Enter")
    bea.click(bea.button("web-log"))
    bea.click(bea.page.get_by_role("tab", name=bea.say("web-chat")))
    expect(bea.page.get_by_text("<b>Hello</b> Bea")).to_be_visible()


def test_a_turn_is_taken_back_if_the_other_agrees(visitors: Visitors) -> None:
    ann, bea = seat_two(visitors)
    ann.depart()
    bea.depart()
    play_rounds((ann, bea), 1)
    first = ann if ann.offers().count() else bea
    other = bea if first is ann else ann
    before = same_points(ann, bea)
    first.take_turn()
    first.click(first.button("web-menu"))
    first.click(first.button("web-take-back"))
    name = "Ann" if first is ann else "Bea"
    expect(other.page.get_by_text(other.say("web-vote-take_back", name=name))).to_be_visible()
    other.click(other.button("web-vote-yes"))
    expect(first.offers().first).to_be_visible()
    assert same_points(ann, bea) == before
