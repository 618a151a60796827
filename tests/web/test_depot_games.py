"""Whole games of Depot through the page, by one person against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.depot_visitors import DepotVisitor, sit_down
from tests.web.test_screens import barriers
from tests.web.visitors import Visitors


@pytest.mark.parametrize(
    ("players", "size", "theme"),
    [
        (2, "phone", "dark"),
        pytest.param(4, "desktop", "light", marks=pytest.mark.proof),
        pytest.param(2, "desktop", "light", marks=pytest.mark.proof),
        pytest.param(4, "phone", "dark", marks=pytest.mark.proof),
        pytest.param(6, "tablet", "dark", marks=pytest.mark.proof),
    ],
)
def test_a_whole_game_against_bots(visitors: Visitors, players: int, size: str, theme: str) -> None:
    ann = sit_down(visitors, players, size=size, theme=theme)
    ann.play_with_one_tap()
    seen = ann.play_to_the_end()
    assert {"played", "day", "over"} <= seen
    assert barriers(ann.person) == []
    for line in ann.result.get_by_role("list").get_by_role("listitem").all():
        text = line.inner_text()
        assert all(ann.say(f"depot-item-{item}") in text for item in ("passengers", "lovers", "unhappy", "night"))
        assert ann.say("drawing-depot-day-points", day=2, points="§").split("§")[0] in text
    ann.person.click(ann.result.get_by_role("button", name=ann.say("web-see-board")))
    expect(ann.result).to_have_count(0)


@pytest.mark.parametrize("language", ["de", pytest.param("fr", marks=pytest.mark.proof)])
def test_a_game_in_another_language(visitors: Visitors, language: str) -> None:
    ann = sit_down(visitors, 3, language=language, size="phone")
    decided = 0
    for _ in range(400):
        decided += ann.step() == "played"
        if decided == 4:
            break
        ann.page.wait_for_timeout(20)
    assert decided == 4
    ann.person.click(ann.page.get_by_role("navigation").get_by_role("button", name=ann.say("web-log")))
    expect(ann.log).to_contain_text("Ann")


def test_two_clicks_from_the_first_page_to_a_lit_bus(visitors: Visitors) -> None:
    newcomer = visitors.visitor()
    newcomer.play_against_bots("depot", 3)
    player = DepotVisitor(newcomer)
    expect(player.area("depot-hand")).to_be_visible()
    assert newcomer.clicks == 2
