"""The first page: what is in the file, whether the size is right, and something to look at while the printer works.

For the line games that is how the board goes together, for Depot what the travellers do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from allaboard.boards.city import City
from allaboard.drawing.elements import group, label, path, rectangle
from allaboard.drawing.print.boards import Plan
from allaboard.drawing.print.empty_board import draw_empty_board
from allaboard.drawing.print.page import Look, PrintPage, text_width
from allaboard.drawing.print.paper import UNITS, Paper

RULER = 100  # the length of the bar that tells whether the size is right
_LEFT = 18.0
_LINE = 7.2


class Section(NamedTuple):
    """Some pages that belong together."""

    name: str
    first: int
    last: int


class Room(NamedTuple):
    """A part of a page, in millimetres."""

    x: float
    y: float
    width: float
    height: float


Below: TypeAlias = Callable[[PrintPage, Room], None]


def cover_page(
    paper: Paper,
    look: Look,
    heading: str,
    sections: Sequence[Section],
    help_: str,
    below: Below | None = None,
) -> PrintPage:
    """What is in the file; `below` fills the rest of the page."""
    page = PrintPage(paper, look, heading)
    theme = page.studio.theme
    right = paper.width - _LEFT
    page.write(heading, _LEFT, 30, 11, weight=700, room=right - _LEFT)
    y = page.paragraph(help_, _LEFT, 39, 3.6, right - _LEFT, 5) + 4
    for section in sections:
        pages = str(section.first) if section.first == section.last else f"{section.first}–{section.last}"
        room = right - _LEFT - 22
        size = max(3.2, min(4.2, 4.2 * room / text_width(section.name, 4.2, 600)))
        page.write(section.name, _LEFT, y, size, weight=600, room=room)
        page.write(pages, right, y, 4.2, weight=600, anchor="end")
        rule = f"M{_LEFT * UNITS:.1f} {(y + 2.2) * UNITS:.1f}H{right * UNITS:.1f}"
        page.add(path(rule, stroke=theme.line, stroke_width=2))
        y += _LINE
    _ruler(page, y + 6)
    if below is not None:
        below(page, Room(_LEFT, y + 24, right - _LEFT, paper.height - y - 44))
    return page


def _ruler(page: PrintPage, y: float) -> None:
    """A bar of a known length, with a mark every ten millimetres."""
    u = UNITS
    ink = page.studio.theme.ink
    d = f"M{_LEFT * u:.2f} {y * u:.2f}H{(_LEFT + RULER) * u:.2f}"
    for place in range(11):
        x = _LEFT + place * RULER / 10
        d += f"M{x * u:.2f} {(y - (2.4 if place % 5 == 0 else 1.4)) * u:.2f}V{y * u:.2f}"
    page.add(path(d, fill="none", stroke=ink, stroke_width=2.4, stroke_linecap="square", data_ruler=RULER))
    page.paragraph(page.studio.words("print-ruler", length=RULER), _LEFT, y + 5, 3.2, page.paper.width - 2 * _LEFT, 2)


def overview(city: City, plan: Plan, page: PrintPage, room: Room) -> None:
    """The board with the edges and names of its pages."""
    page.write(page.studio.words("print-overview"), room.x, room.y, 4.2, weight=700)
    theme, u = page.studio.theme, UNITS
    y = room.y + 5
    share = min(room.width / plan.width, (room.height - 5) / plan.height)
    x = (page.paper.width - plan.width * share) / 2
    page.place(draw_empty_board(page.studio, city), x, y, plan.scale * share)
    names = group()
    for tile in plan.tiles:
        left, top = (x + tile.x * share) * u, (y + tile.y * share) * u
        wide, high = tile.width * share * u, tile.height * share * u
        names.add(
            rectangle(left, top, wide, high, fill="none", stroke=theme.ink, stroke_width=5, stroke_dasharray="16 10"),
        )
        if len(plan.tiles) > 1:
            x_middle, y_middle = left + wide / 2, top + high / 2
            plate = rectangle(x_middle - 80, y_middle - 60, 160, 120, rx=24, fill="#FFFFFF", stroke=theme.ink)
            plate.attributes["stroke-width"] = "4"
            names.add(
                plate, label(x_middle, y_middle + 27, tile.name, 76, theme.ink, font_weight=700, text_anchor="middle")
            )
    page.add(names)
