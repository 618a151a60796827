"""People with the printed game before them, who let the page do the counting."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.visitors import Visitor


def begin(person: Visitor, game: str, city: str, players: int) -> None:
    """From the page of the helper to the first ticket, dealt by the app."""
    person.click(person.page.get_by_role("radio", name=person.say(game), exact=True))
    size = str(players) if players > 1 else person.say("web-solo")
    person.click(person.page.get_by_role("radio", name=size, exact=True))
    person.click(person.page.get_by_role("radio", name=person.say(city), exact=True))
    person.click(person.button("web-helper-on"))
    person.click(person.button("web-helper-deal"))
    names = person.page.get_by_label(person.say("web-helper-name"), exact=True)
    for seat in range(players):
        names.nth(seat).fill(f"Nr {seat + 1}")
    person.click(person.button("web-helper-begin"))
    expect(person.button("web-helper-ticket-number", number=7)).to_be_visible()


def tap_a_turn(person: Visitor) -> int:
    """Enter the turn that promises most; says which total that was."""
    expect(person.offers().first).to_be_visible()
    best = person.best_offer()
    assert best is not None
    promised = int((best.get_attribute("aria-label") or "").rstrip(".").split()[-1].replace("−", "-"))
    person.click(best)
    person.click(person.button("web-confirm"))
    expect(person.button("web-confirm").and_(person.page.locator(":enabled"))).to_have_count(0)
    return promised
