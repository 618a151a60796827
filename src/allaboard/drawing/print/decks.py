"""Cards side by side on pages for both sides of the paper.

The cards of a page touch, so that one cut serves two. The back of a card stands where it lies behind its front
when the paper is turned over the long edge: the columns in opposite order. For printers that turn over the short
edge, the same page stands on its head.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from allaboard.drawing.elements import Element, group, number
from allaboard.drawing.print.marks import cut_marks
from allaboard.drawing.print.page import Look, PrintPage, at
from allaboard.drawing.print.paper import MARGIN, UNITS, Paper
from allaboard.drawing.studio import Studio

Flip: TypeAlias = Literal["long", "short"]
Size: TypeAlias = tuple[float, float]
Side: TypeAlias = Callable[[Studio, float, float], Element]  # a drawing that fills a width and a height

_MARKS = 1.8  # at least so much room for marks outside the margin


class Card(NamedTuple):
    """Both sides of a card."""

    front: Side
    back: Side


class Place(NamedTuple):
    """Where a card lies on the front of its page."""

    x: float
    y: float


class Layout:
    """As many cards as fit, in the middle of the paper."""

    def __init__(self, paper: Paper, size: Size) -> None:
        self.paper, self.size = paper, size
        room = (paper.width - 2 * (MARGIN + _MARKS), paper.height - 2 * (MARGIN + _MARKS))
        self.columns, self.rows = (int(room[axis] // size[axis]) for axis in (0, 1))
        self.left = (paper.width - self.columns * size[0]) / 2
        self.top = (paper.height - self.rows * size[1]) / 2

    @property
    def places(self) -> list[Place]:
        return [
            Place(self.left + column * self.size[0], self.top + row * self.size[1])
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    @property
    def lines(self) -> tuple[list[float], list[float]]:
        """Where the cuts are."""
        return (
            [self.left + column * self.size[0] for column in range(self.columns + 1)],
            [self.top + row * self.size[1] for row in range(self.rows + 1)],
        )


def deck_pages(
    paper: Paper, size: Size, cards: Sequence[Card], look: Look, caption: str, flip: Flip = "long"
) -> list[PrintPage]:
    """The fronts of a page full of cards, then their backs, then the next ones."""
    layout = Layout(paper, size)
    places = layout.places
    pages: list[PrintPage] = []
    for first in range(0, len(cards), len(places)):
        some = cards[first : first + len(places)]
        front = _page(layout, look, caption, is_back=False)
        back = _page(layout, look, caption, is_back=True)
        whole = group()
        for card, place in zip(some, places, strict=False):
            front.add(_drawn(card.front, front.studio, size, place))
            opposite = Place(paper.width - place.x - size[0], place.y)
            whole.add(_drawn(card.back, back.studio, size, opposite))
        if flip == "short":
            middle = f"{number(paper.width * UNITS / 2)} {number(paper.height * UNITS / 2)}"
            whole.attributes["transform"] = f"rotate(180 {middle})"
        back.add(whole)
        pages += [front, back]
    return pages


def _page(layout: Layout, look: Look, caption: str, *, is_back: bool) -> PrintPage:
    page = PrintPage(layout.paper, look, caption, is_back=is_back)
    side = page.studio.words("print-backs" if is_back else "print-fronts")
    page.caption = f"{caption} · {side}"
    xs, ys = layout.lines
    page.add(cut_marks(layout.paper, xs, ys))
    page.foot = (xs[0] + 2, xs[-1] - 2)
    page.foot_room = layout.size[0] - 4
    return page


def _drawn(side: Side, studio: Studio, size: Size, place: Place) -> Element:
    """Cards are drawn in units of the page: their lines and letters are then rounded least."""
    return at(place.x, place.y, 1 / UNITS).add(side(studio, size[0] * UNITS, size[1] * UNITS))
