"""No number on a page is typed: commands write what they measured into files, and the pages agree with these."""

from __future__ import annotations

from pathlib import Path

import filling
import measured
import pytest
import strategy

from allaboard.locales import words_of


@pytest.mark.parametrize("page", measured.PAGES, ids=lambda page: page.name)
def test_pages_show_what_was_measured(page: Path) -> None:
    text = page.read_text("utf-8")
    assert filling.fill(text, measured.parts(measured.read())) == text, "run tools/measured.py"


def test_the_page_on_strategy_shows_what_was_played() -> None:
    text = strategy.PAGE.read_text("utf-8")
    assert filling.fill(text, strategy.parts(strategy.read())) == text, "run tools/strategy.py --page"


def test_what_was_played_can_be_played_again() -> None:
    """The first deal, in the game that takes least time."""
    assert strategy.play("new_york", 2, 1) == strategy.play("new_york", 2, 1)


def test_a_number_that_was_changed_by_hand_is_found() -> None:
    page = "Fast:\n\n<!-- made: speed -->\n\n9 km/h\n\n<!-- end -->\n"
    assert filling.fill(page, {"speed": "8 km/h"}) == page.replace("9", "8")
    with pytest.raises(KeyError):
        filling.fill(page, {})


def test_figures_are_measured_against_their_goals() -> None:
    slow = measured.Figure("half load, all told, p99", 51.0, "ms")
    found = measured.Measured("a command", "2026-01-01", 2, 4.0, "3.11", [slow])
    assert "| half load, all told, p99 | 51 ms | ≤ 50 ✗ |" in measured.parts({"server": found})["server"]
    assert "busy" in measured.parts({"server": found})["server"]


def test_kinds_of_travellers_have_names() -> None:
    assert all(words_of("en")(f"depot-profile-{kind}") for kind in strategy._KINDS)
