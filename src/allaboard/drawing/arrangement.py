"""Where board, legend and sheets go on a page, so that little of it stays empty.

Sheets are never scaled: they are read. The board may grow until it is as tall as the sheets beside it, or as wide as
those below it; the legend is below the board, or where a last row of sheets leaves a place.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from allaboard.drawing.sheets import SHEET_WIDTH

GAP = 16
BESIDE = 24  # between the board and the sheets
_SCREEN = 1.5  # width to height of the screen that a page is arranged for
_LARGEST = 1.6  # how much a board may grow


class Parts(NamedTuple):
    """What is to be arranged."""

    width: float  # of the board with what is above it
    height: float
    legend: float  # its height below the board
    tall_legend: float  # its height in the place of a sheet
    sheets: int
    sheet: float  # the height of the tallest


class Arrangement(NamedTuple):
    """How large the board is, where the rest begins, and how large the page becomes."""

    scale: float
    columns: int
    x: float  # of the sheets
    y: float
    is_legend_in_place: bool  # of the sheet that would come after the last
    width: float
    height: float


def arranged(parts: Parts) -> Arrangement:
    """What is large on a screen and has little emptiness."""
    return min(_candidates(parts), key=lambda page: _price(page, parts))


def narrow(parts: Parts) -> Arrangement:
    """For a phone: everything below each other, as wide as a sheet."""
    scale = SHEET_WIDTH / parts.width
    top = parts.height * scale + GAP + parts.tall_legend + GAP
    height = top + parts.sheets * (parts.sheet + GAP) - GAP
    return Arrangement(scale, 1, 0, top, False, SHEET_WIDTH, height)


def _candidates(parts: Parts) -> Iterator[Arrangement]:
    for columns in range(1, parts.sheets + 1):
        rows = -(-parts.sheets // columns)
        width = columns * (SHEET_WIDTH + GAP) - GAP
        height = rows * (parts.sheet + GAP) - GAP
        has_place = rows * columns > parts.sheets and parts.tall_legend <= parts.sheet
        for in_place in (False, True) if has_place else (False,):
            tall = parts.height + (0 if in_place else GAP + parts.legend)
            for scale in (1.0, _grown((1 + height / tall) / 2), _grown(height / tall)):
                x = parts.width * scale + BESIDE
                yield Arrangement(scale, columns, x, 0, in_place, x + width, max(tall * scale, height))
            scale = _grown(width / parts.width)
            y = tall * scale + BESIDE
            yield Arrangement(scale, columns, 0, y, in_place, max(parts.width * scale, width), y + height)


def _grown(scale: float) -> float:
    return min(_LARGEST, max(1.0, scale))


def _price(page: Arrangement, parts: Parts) -> float:
    """The size of the page, the more the emptier it is."""
    tall = parts.height + (0 if page.is_legend_in_place else GAP + parts.legend)
    filled = parts.width * tall * page.scale**2 + parts.sheets * SHEET_WIDTH * parts.sheet
    if page.is_legend_in_place:
        filled += SHEET_WIDTH * parts.tall_legend
    return max(page.width / _SCREEN, page.height) * page.width * page.height / filled
