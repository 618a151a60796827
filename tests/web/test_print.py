"""Printing is reachable from the page: from Learn, from the rules and from the score helper."""

from __future__ import annotations

import io
import re

import pytest
from playwright.sync_api import Locator, expect
from pypdf import PdfReader
from tests.web.test_screens import barriers
from tests.web.visitors import Visitor, Visitors

from allaboard.locales import LANGUAGES


def ask_to_print(person: Visitor, game: str) -> Locator:
    """The dialog in which one says what is wanted."""
    name = f"{person.say('web-print')}: {person.say(game)}"
    person.click(person.page.get_by_role("button", name=name, exact=True))
    title = person.say("web-print-of", game=person.say(game))
    dialog = person.page.get_by_role("dialog", name=title, exact=True)
    expect(dialog).to_be_visible()
    return dialog


def choose(person: Visitor, dialog: Locator, label: str, value: str) -> None:
    group = dialog.get_by_role("group", name=person.say(label), exact=True)
    person.click(group.get_by_role("radio", name=person.say(value), exact=True))


def printed(person: Visitor, dialog: Locator) -> tuple[str, PdfReader]:
    with person.page.expect_download() as started:
        person.click(dialog.get_by_role("button", name=person.say("web-print-get"), exact=True))
    expect(dialog.get_by_role("status")).to_have_text(person.say("web-print-made"))
    return started.value.suggested_filename, PdfReader(io.BytesIO(started.value.path().read_bytes()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "game", "size"),
    [("/learn", "metro", "desktop"), ("/rules/depot", "depot", "phone"), ("/helper", "bus", "phone")],
)
def test_print_is_offered_where_one_learns_and_plays_at_a_real_table(
    visitors: Visitors, path: str, game: str, size: str, language: str
) -> None:
    person = visitors.visitor(path=path, language=language, size=size)
    dialog = ask_to_print(person, game)
    assert barriers(person) == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    cities = dialog.get_by_role("group", name=person.say("web-city"), exact=True)
    expect(cities).to_have_count(0 if game == "depot" else 1)
    expect(dialog.get_by_role("button", name=person.say("web-print-get"), exact=True)).to_be_in_viewport()


def test_print_from_learn_gives_the_pdf_that_was_wished_for(visitors: Visitors) -> None:
    person = visitors.visitor(path="/learn", language="fr")
    dialog = ask_to_print(person, "metro")
    choose(person, dialog, "web-city", "paris")
    choose(person, dialog, "web-print-paper", "web-print-letter")
    choose(person, dialog, "web-print-sides", "web-print-sides-single")
    person.click(dialog.get_by_role("switch", name=re.compile(person.say("web-print-ink"))))
    name, reader = printed(person, dialog)
    assert name == "paris.pdf"
    first = reader.pages[0]
    assert round(float(first.mediabox.width)) == 612
    said = person.say("print-help-single").partition(".")[0]
    assert "".join(said.split()) in "".join(first.extract_text().split())


def test_print_of_a_server_that_makes_no_pdf_is_left_to_the_browser(visitors: Visitors) -> None:
    visitors.may_be_refused = True
    person = visitors.visitor(path="/helper", language="de")
    refused = {"status": 409, "content_type": "application/json", "body": '{"code": "no_pdf_here"}'}
    person.page.route("**/api/print/new_york?*", lambda route: route.fulfill(**refused))
    dialog = ask_to_print(person, "bus")
    person.click(dialog.get_by_role("button", name=person.say("web-print-get"), exact=True))
    expect(dialog.get_by_role("alert")).to_have_text(person.say("refusal-no_pdf_here"))
    with person.page.context.expect_page() as opened:
        person.click(dialog.get_by_role("link", name=person.say("web-print-pages"), exact=True))
    pages = opened.value.get_by_role("img")
    expect(pages.first).to_be_visible()
    assert pages.evaluate_all("all => all.every((one) => one.complete && one.naturalWidth > 0)")
    assert pages.count() > 10
