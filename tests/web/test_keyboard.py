"""A game without a mouse, and for somebody who listens."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.visitors import Visitor, Visitors


def tab_to(person: Visitor, name: str) -> None:
    """Press Tab until something with this name has the focus."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        focused = person.page.evaluate(
            "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim()"
        )
        if focused is not None and str(focused).strip().startswith(name):
            return
    raise AssertionError(f"Tab never comes to {name}")


def focused_name(person: Visitor) -> str:
    return str(person.page.evaluate("() => document.activeElement?.getAttribute('aria-label') ?? ''"))


def test_the_first_turns_by_keyboard_alone(visitors: Visitors) -> None:
    ann = visitors.visitor()
    tab_to(ann, ann.say("web-play-game", game=ann.say("bus")))
    ann.page.keyboard.press("Enter")
    expect(ann.button("web-play-bots")).to_be_visible()
    tab_to(ann, ann.say("web-play-bots"))
    ann.page.keyboard.press("Enter")
    expect(ann.offers("web-stop-departure").first).to_be_visible()
    ann.offers("web-stop-departure").first.focus()
    ann.page.keyboard.press("Enter")
    for _ in range(2):
        assert ann.wait_for_turn()
        expect(ann.offers().first).to_be_visible()
        ann.offers().first.focus()
        seen = {focused_name(ann)}
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            ann.page.keyboard.press(key)
            seen.add(focused_name(ann))
        assert all(seen), "the focus never leaves the lit stops"
        ann.offers().first.focus()
        ann.page.keyboard.press("Enter")
        expect(ann.button("web-confirm")).to_be_enabled()
        ann.page.keyboard.press("Escape")
        expect(ann.button("web-confirm")).to_be_disabled()
        ann.page.keyboard.press("Enter")
        expect(ann.button("web-confirm")).to_be_enabled()
        ann.page.keyboard.press("Enter")  # once more on the chosen stop confirms
        expect(ann.button("web-undo").and_(ann.page.locator(":enabled"))).to_have_count(0)


def test_what_happens_is_said_aloud(visitors: Visitors) -> None:
    ann = visitors.visitor()
    ann.play_against_bots("bus", 2)
    status = ann.page.get_by_role("status")
    expect(status).to_contain_text(ann.say("web-depart-choose"))
    ann.depart()
    assert ann.wait_for_turn()
    expect(status).to_contain_text(ann.say("web-announce-turn", shape="§", stop="§", count=2).split("§")[0].strip())
