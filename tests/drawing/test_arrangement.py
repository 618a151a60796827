"""A page has little emptiness, whoever plays where, and nothing on it lies on anything else."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.drawing.measure import Area

from allaboard.boards.loader import load
from allaboard.drawing.arrangement import GAP, Arrangement, Parts, arranged, narrow
from allaboard.drawing.board import board_size
from allaboard.drawing.panel import PANEL_HEIGHT, PANEL_WIDTH
from allaboard.drawing.sheets import SHEET_WIDTH

SHEETS = {"new_york": 690.0, "london": 690.0, "rome": 760.0, "paris": 760.0}


def parts(city: str, players: int) -> Parts:
    width, height = board_size(load(city))
    return Parts(max(width, PANEL_WIDTH), PANEL_HEIGHT + GAP + height, 76, 250, players, SHEETS[city])


def areas(page: Arrangement, given: Parts) -> list[Area]:
    """The board, the sheets, and the legend where it has a place of its own."""
    tall = given.height + (0 if page.is_legend_in_place else GAP + given.legend)
    found = [Area(0, 0, given.width * page.scale, tall * page.scale)]
    for place in range(given.sheets + page.is_legend_in_place):
        row, column = divmod(place, page.columns)
        x, y = page.x + column * (SHEET_WIDTH + GAP), page.y + row * (given.sheet + GAP)
        height = given.sheet if place < given.sheets else given.tall_legend
        found.append(Area(x, y, x + SHEET_WIDTH, y + height))
    return found


@pytest.mark.parametrize("city", SHEETS)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_parts_keep_off_each_other_and_fill_the_page(city: str, players: int) -> None:
    given = parts(city, players)
    page = arranged(given)
    found = areas(page, given)
    assert not any(one.overlaps(other) for one, other in combinations(found, 2))
    assert all(Area(0, 0, page.width, page.height).holds(area) for area in found)
    filled = sum((area.right - area.left) * (area.bottom - area.top) for area in found)
    assert filled / (page.width * page.height) > 0.79
    assert 1 <= page.scale <= 1.6


def test_a_narrow_page_is_as_wide_as_a_sheet() -> None:
    given = parts("london", 5)
    page = narrow(given)
    assert page.width == SHEET_WIDTH
    assert page.columns == 1
    assert given.width * page.scale == pytest.approx(SHEET_WIDTH)
    assert page.height == pytest.approx(page.y + 5 * given.sheet + 4 * GAP)
