"""One page: what is drawn on it, and its foot, which is written when all pages are known. A card is drawn alike."""

from __future__ import annotations

from dataclasses import dataclass

from allaboard.drawing.elements import NAMESPACE, Element, element, group, label, number, rectangle, title
from allaboard.drawing.lettering import FONTS, SENTENCES, SIGN, Font, fitted, width_of, wrapped
from allaboard.drawing.pdf import Page
from allaboard.drawing.print.paper import MARGIN, UNITS, Paper
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import LIGHT, Theme

FOOT = 2.5  # the size of the text at the foot of a page


@dataclass(frozen=True)
class Look:
    """How pages are to look."""

    theme: Theme = LIGHT
    language: str = "en"


class Surface:
    """Something to draw on. Everything is placed in millimetres from its upper left corner."""

    def __init__(self, studio: Studio) -> None:
        self.studio = studio
        self.drawings: list[Element] = []

    def add(self, *drawings: Element) -> None:
        """Something that is drawn in the units of paper already."""
        self.drawings.extend(drawings)

    def place(self, drawing: Element, x: float, y: float, scale: float = 1) -> Element:
        """A drawing with its origin at a point; `scale` is in millimetres for one of its units."""
        placed = at(x, y, scale).add(drawing)
        self.add(placed)
        return placed

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        *,
        weight: int = 500,
        colour: str | None = None,
        anchor: str | None = None,
        room: float | None = None,
        is_sentence: bool = False,
    ) -> None:
        """A line of text, shortened where it has less room than it needs."""
        font = font_of_text(weight, is_sentence=is_sentence)
        shown = text if room is None else fitted(text, size * UNITS, room * UNITS, font)
        self.add(
            label(
                x * UNITS,
                y * UNITS,
                shown,
                round(size * UNITS, 2),
                colour or self.studio.theme.ink,
                font_family=font.families,
                font_weight=font.weight,
                text_anchor=anchor,
            )
        )

    def paragraph(self, text: str, x: float, y: float, size: float, room: float, lines: int = 4) -> float:
        """Sentences in lines from a baseline downwards; returns the baseline below them."""
        for line in wrapped(text, size * UNITS, room * UNITS, lines, font_of_text(400, is_sentence=True)):
            self.write(line, x, y, size, weight=400, is_sentence=True, colour=self.studio.theme.soft_ink)
            y += size * 1.4
        return y


class PrintPage(Surface):
    """A page while it is drawn."""

    def __init__(self, paper: Paper, look: Look, caption: str, *, is_back: bool = False) -> None:
        super().__init__(Studio(look.theme, look.language))
        self.paper = paper
        self.caption = caption
        self.is_back = is_back  # of the page before
        self.foot = (2 * MARGIN, paper.width - 2 * MARGIN)  # from where to where it may be written
        self.foot_room = (self.foot[1] - self.foot[0]) / 2 - 4

    def finished(self, place: int, total: int) -> Page:
        """The page for the PDF, with its foot."""
        words = self.studio.words
        left, right = self.foot
        y = self.paper.height - MARGIN - 0.35 * FOOT
        colour = self.studio.theme.soft_ink
        self.write(self.caption, left, y, FOOT, room=self.foot_room, colour=colour)
        text = words("print-page", page=place, pages=total)
        self.write(text, right, y, FOOT, room=self.foot_room, colour=colour, anchor="end")
        return Page(self.svg(), 1 / UNITS)

    def svg(self) -> str:
        width, height = self.paper.width * UNITS, self.paper.height * UNITS
        root = element(
            "svg",
            None,
            xmlns=NAMESPACE,
            viewBox=f"0 0 {number(width)} {number(height)}",
            width=width,
            height=height,
            role="img",
            aria_label=self.caption,
            font_family=FONTS,
        )
        root.add(title(self.caption), rectangle(0, 0, width, height, fill="#FFFFFF"))
        return f"{root.add(self.studio.definitions.drawn(), *self.drawings)}\n"


def at(x: float, y: float, scale: float = 1) -> Element:
    """A group that begins at a point of the page; more exact than others, for its content may be large."""
    return group(transform=f"translate({x * UNITS:.3f} {y * UNITS:.3f}) scale({scale * UNITS:.6f})")


def font_of_text(weight: int, *, is_sentence: bool) -> Font:
    return (SENTENCES if is_sentence else SIGN).at(weight)


def text_width(text: str, size: float, weight: int = 500) -> float:
    return width_of(text, size * UNITS, SIGN.at(weight)) / UNITS
