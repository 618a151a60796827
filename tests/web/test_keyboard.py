"""A game without a mouse, and for somebody who listens."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect
from tests.web.visitors import Visitor, Visitors

_FOCUSED = """() => {
  const focused = document.activeElement;
  return focused === document.body ? '' : (focused?.ariaLabel ?? focused?.textContent?.trim() ?? '');
}"""


def focused_name(person: Visitor) -> str:
    return str(person.page.evaluate(_FOCUSED)).strip()


def tab_to(person: Visitor, *names: str) -> str:
    """Press Tab until something has the focus whose name has one of these in it; gives its name."""
    for _ in range(60):
        focused = focused_name(person)
        if any(name in focused for name in names) and focused != "":
            return focused
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {names}")


def arrow_to(person: Visitor, *names: str) -> None:
    """Wander with the arrow keys until the focus is on something that has one of these names."""
    keys = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    chance = Random(1)
    for _ in range(200):
        if any(name in focused_name(person) for name in names):
            return
        person.page.keyboard.press(chance.choice(keys))
    raise AssertionError(f"no arrow leads to {names}")


def part_of(person: Visitor, key: str) -> str:
    """The words of a text that never change, as many as stand together."""
    text = person.say(key, stop="§", what="§", cost="§", total="§", number="§")
    return max(text.split("§"), key=len).strip(" .")


@pytest.mark.parametrize("turns", [2, pytest.param(12, marks=pytest.mark.proof)])
def test_a_game_by_keyboard_alone(visitors: Visitors, turns: int) -> None:
    ann = visitors.visitor()
    tab_to(ann, ann.say("web-play-game", game=ann.say("bus")))
    ann.page.keyboard.press("Enter")
    expect(ann.button("web-play-bots")).to_be_visible()
    tab_to(ann, ann.say("web-play-bots"))
    ann.page.keyboard.press("Enter")
    expect(ann.offers("web-stop-departure").first).to_be_visible()
    tab_to(ann, part_of(ann, "web-stop-departure"))
    ann.page.keyboard.press("Enter")
    for turn in range(turns):
        if not ann.wait_for_turn():
            break
        ann.wait_for_offers()
        dead_ends = [ann.say("dead-end-after", turns=turns).split(":")[0] for turns in (1, 2)]
        lit = [part_of(ann, "web-stop-end"), *dead_ends, part_of(ann, "web-stop-loop")]
        name = tab_to(ann, *lit)
        seen = {name}
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            ann.page.keyboard.press(key)
            seen.add(focused_name(ann))
        assert all(seen), "the focus never leaves the lit stops"
        arrow_to(ann, *(lit[:1] if ann.offers().count() else lit))
        ann.page.keyboard.press("Enter")
        if ann.button("web-loop-button").count():
            tab_to(ann, ann.say("web-loop-button"))
            ann.page.keyboard.press("Enter")
            tab_to(ann, ann.say("web-loop-yes"))
            ann.page.keyboard.press("Enter")
            expect(ann.result).to_be_visible()  # the others play on without her
            break
        expect(ann.button("web-confirm")).to_be_enabled()
        if turn == 0:
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


_IS_COVERED = """() => {
  const focused = document.activeElement;
  const shown = focused.matches('input') ? (focused.closest('label') ?? focused) : focused;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !(shown.contains(above) || above?.contains(shown));
}"""


@pytest.mark.parametrize("path", ["/new/depot", pytest.param("/settings", marks=pytest.mark.proof)])
def test_on_a_phone_nothing_that_has_the_focus_lies_under_the_places_at_the_bottom(
    visitors: Visitors, path: str
) -> None:
    ann = visitors.visitor(path=path, size="phone")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    if path != "/settings":
        ann.click(ann.page.get_by_text(ann.say("web-more-options"), exact=True))
    reached = set()
    for _ in range(40):
        ann.page.keyboard.press("Tab")
        name = focused_name(ann)
        if name:
            reached.add(name)
            assert not ann.page.evaluate(_IS_COVERED), name
    assert len(reached) >= 10
