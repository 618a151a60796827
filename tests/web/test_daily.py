"""The deal of the day, my games, best players, classes and accounts: every list that the page has."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.table_server import TableServer
from tests.web.test_screens import barriers
from tests.web.visitors import Visitor, Visitors


def take_name(person: Visitor, name: str) -> None:
    person.page.get_by_label(person.say("web-name"), exact=True).fill(name)
    person.click(person.button("web-name-take"))


LISTS = {
    "/daily": "web-daily",
    "/games": "web-my-games",
    "/replays": "web-replays",
    "/leaders": "web-leaders",
    "/classes": "web-class",
}


@pytest.mark.parametrize(
    ("size", "theme"), [("phone", "dark"), pytest.param("desktop", "light", marks=pytest.mark.proof)]
)
def test_every_list_is_a_press_away_and_has_no_barriers(visitors: Visitors, size: str, theme: str) -> None:
    ann = visitors.visitor(size=size, theme=theme)
    for title in LISTS.values():
        more = ann.page.get_by_role("navigation", name=ann.say("web-more"))
        ann.click(more.get_by_role("link", name=ann.say(title), exact=True))
        expect(ann.page.get_by_role("heading", level=1, name=ann.say(title))).to_be_visible()
        assert barriers(ann) == []
        ann.page.go_back()
    ann.click(ann.page.get_by_role("link", name=ann.say("web-settings")))
    ann.click(ann.page.get_by_role("link", name=ann.say("web-account"), exact=True))
    expect(ann.page.get_by_role("heading", level=1, name=ann.say("web-account"))).to_be_visible()
    assert barriers(ann) == []


def test_the_deal_of_the_day_is_played_once_and_found_again(visitors: Visitors, server: TableServer) -> None:
    ann = visitors.visitor(path="/daily")
    rome = ann.say("drawing-title", game=ann.say("metro"), city=ann.say("rome"))
    ann.click(ann.page.get_by_role("button", name=f"{ann.say('web-daily-play')}: {rome}"))
    take_name(ann, "Ann")
    expect(ann.offers("web-stop-departure").first).to_be_visible()
    table = ann.page.url
    ann.page.goto(f"{server.address}/daily")
    again = ann.page.get_by_role("link", name=f"{ann.say('web-daily-see')}: {rome}")
    expect(ann.page.get_by_text(ann.say("web-daily-none"))).to_be_visible()
    ann.click(again)
    expect(ann.page).to_have_url(table)
    ann.page.goto(f"{server.address}/games")
    open_games = ann.page.get_by_role("region", name=ann.say("web-list-open"))
    expect(open_games.get_by_text(rome)).to_be_visible()
    expect(ann.page.get_by_text(ann.say("web-list-none-finished"))).to_be_visible()


def test_a_class_comes_by_a_link_plays_and_compares(visitors: Visitors, server: TableServer) -> None:
    teacher = visitors.visitor(path="/classes")
    teacher.click(teacher.page.get_by_role("radio", name="2", exact=True))
    teacher.click(teacher.button("web-class-make"))
    take_name(teacher, "Teacher")
    link = teacher.page.get_by_label(teacher.say("web-invite-link"), exact=True)
    address = link.input_value().removeprefix(server.address)
    assert address.startswith("/c/")
    assert barriers(teacher) == []
    pupil = visitors.visitor(path=address, size="phone", language="fr")
    pupil.click(pupil.button("web-class-join"))
    take_name(pupil, "Élise")
    expect(teacher.page.get_by_text("Élise")).to_be_visible()
    teacher.click(teacher.button("web-class-start"))
    expect(pupil.offers("web-stop-departure").first).to_be_visible()
    teacher.click(teacher.button("web-class-end"))
    dialog = teacher.page.get_by_role("dialog")
    teacher.click(dialog.get_by_role("button", name=teacher.say("web-class-end")))
    expect(teacher.page.get_by_text(teacher.say("web-class-over"))).to_be_visible()


def test_a_guest_becomes_an_account_and_comes_back(visitors: Visitors) -> None:
    visitors.may_be_refused = True
    ann = visitors.visitor(path="/account")
    ann.page.get_by_label(ann.say("web-name"), exact=True).fill("Ann Otate")
    password = ann.page.get_by_label(ann.say("web-account-password"))
    password.fill("correct horse")
    ann.click(ann.button("web-account-make"))
    expect(ann.page.get_by_text(ann.say("web-account-is"))).to_be_visible()
    ann.click(ann.button("web-account-feed-make"))
    expect(ann.page.get_by_label(ann.say("web-account-feed"), exact=True)).to_have_value(re.compile("/api/feed/"))
    ann.click(ann.button("web-account-leave"))
    ann.page.get_by_label(ann.say("web-name"), exact=True).fill("Ann Otate")
    password.fill("wrong horse")
    ann.click(ann.button("web-account-login"))
    expect(ann.page.get_by_text(ann.say("refusal-wrong_login"))).to_be_visible()
    password.fill("correct horse")
    ann.click(ann.button("web-account-login"))
    expect(ann.page.get_by_text(ann.say("web-account-is"))).to_be_visible()
