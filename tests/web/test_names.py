"""A name can be changed wherever it shows, and everybody at the table sees it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.visitors import Visitor, Visitors


def change_name(ann: Visitor, name: str) -> None:
    dialog = ann.page.get_by_role("dialog", name=ann.say("web-rename"), exact=True)
    dialog.get_by_role("textbox", name=ann.say("web-name"), exact=True).fill(name)
    ann.click(dialog.get_by_role("button", name=ann.say("web-rename-take"), exact=True))
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), ("fr", "phone"), ("de", "tablet")])
def test_a_guest_changes_the_name_amid_a_game_and_on_the_account_page(
    visitors: Visitors, language: str, size: str
) -> None:
    ann = visitors.visitor(language=language, size=size)
    ann.play_against_bots("bus", 2)
    ann.depart()
    assert ann.wait_for_turn()
    bea = visitors.visitor(path=ann.page.url[ann.page.url.index("/t/") :])
    expect(bea.page.get_by_text(ann.say("web-name-default")).first).to_be_visible()
    ann.click(ann.button("web-menu"))
    ann.click(ann.button("web-rename"))
    change_name(ann, "Countess")
    expect(bea.page.get_by_text("Countess").first).to_be_visible()
    expect(bea.page.get_by_text(ann.say("web-name-default"))).to_have_count(0)
    ann.page.goto(ann.page.url[: ann.page.url.index("/t/")] + "/account")
    expect(ann.page.get_by_role("heading", name="Countess")).to_be_visible()
    ann.click(ann.button("web-rename"))
    change_name(ann, "Ada")
    expect(ann.page.get_by_role("heading", name="Ada")).to_be_visible()
    expect(bea.page.get_by_text("Ada").first).to_be_visible()
