"""Score sheets, three on a page that lies on its side: large enough to read and to write on."""

from __future__ import annotations

from collections.abc import Sequence

from allaboard.drawing.print.marks import cut_marks
from allaboard.drawing.print.page import Look, PrintPage
from allaboard.drawing.print.paper import Paper
from allaboard.drawing.sheets import SHEET_WIDTH, SheetState, draw_sheet

SHEET = 84.0  # the width of a sheet
ACROSS = 3


def sheet_pages(paper: Paper, sheets: Sequence[SheetState], look: Look, caption: str) -> list[PrintPage]:
    """All sheets of one kind, which are equally high."""
    lying = paper.turned
    left = (lying.width - ACROSS * SHEET) / 2
    pages: list[PrintPage] = []
    for first in range(0, len(sheets), ACROSS):
        page = PrintPage(lying, look, caption)
        height = 0.0
        some = sheets[first : first + ACROSS]
        drawn = [draw_sheet(page.studio, state) for state in some]
        height = sheet_height(max(height for _, height in drawn))
        top = (lying.height - height) / 2
        for place, (drawing, _) in enumerate(drawn):
            page.place(drawing, left + place * SHEET, top, SHEET / SHEET_WIDTH)
        xs = [left + place * SHEET for place in range(len(some) + 1)]
        page.add(cut_marks(lying, xs, (top, top + height)))
        page.foot = (left + 2, left + ACROSS * SHEET - 2)
        page.foot_room = SHEET - 4
        pages.append(page)
    return pages


def sheet_height(units: float) -> float:
    """The height of a sheet on paper."""
    return units * SHEET / SHEET_WIDTH
