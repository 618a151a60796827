"""Text with bold words and small pictures in it, in lines, and strips that fill the columns of a page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from allaboard.boards.harmless import harmless
from allaboard.drawing.elements import element
from allaboard.drawing.figures import figure_of
from allaboard.drawing.lettering import SENTENCES, cap_height, width_of
from allaboard.drawing.print.page import PrintPage, Surface
from allaboard.drawing.print.paper import UNITS

LEADING: Final = 1.36  # from line to line, by the size of the letters
PLAIN: Final = 400


class Letters(NamedTuple):
    """A part of a word, in one weight."""

    text: str
    weight: int = PLAIN


class Picture(NamedTuple):
    """A small figure within a line, in millimetres."""

    name: str
    width: float
    height: float


Draw: TypeAlias = Callable[[Surface, float, float], None]  # something with its upper left corner at a point
Word: TypeAlias = tuple[Letters | Picture, ...]  # what no line may end within


class Line(NamedTuple):
    """Words beside each other, with the room that they take."""

    words: Sequence[Word]
    height: float

    def draw(self, page: Surface, x: float, y: float, size: float) -> None:
        """The line with its upper left corner at a point; letters of one weight stay together."""
        middle = y + self.height / 2
        base = middle + cap_height(size, SENTENCES) / 2
        start, text, weight = x, "", PLAIN
        for place, word in enumerate(self.words):
            if place:
                x += _space(size, weight if text else PLAIN)
                text += " " if text else ""
            for part in word:
                if text.strip() and (isinstance(part, Picture) or part.weight != weight):
                    page.write(text.rstrip(), start, base, size, weight=weight, is_sentence=True)
                    text = ""
                if isinstance(part, Picture):
                    place_figure(page, part, x, middle - part.height / 2)
                    text = ""
                else:
                    if not text:
                        start, weight = x, part.weight
                    text += part.text
                x += _width(part, size)
        if text.strip():
            page.write(text.rstrip(), start, base, size, weight=weight, is_sentence=True)


@dataclass(frozen=True)
class Strip:
    """Something as wide as its column, which no page divides."""

    height: float
    draw: Draw
    above: float = 0.0  # left free before it, but for the top of a column
    is_kept: bool = False  # together with what follows


@dataclass
class Columns:
    """Pages that are filled column by column, from the left."""

    begin: Callable[[], PrintPage]
    lefts: Sequence[float]
    top: float
    bottom: float
    title: float = 0.0  # left free at the top of the first page
    pages: list[PrintPage] = field(default_factory=list)
    _column: int = -1
    _y: float = 0.0

    def fill(self, strips: Iterable[Strip]) -> None:
        together: list[Strip] = []
        for strip in strips:
            together.append(strip)
            if not strip.is_kept:
                self._add(together)
                together = []
        self._add(together)

    def _add(self, strips: Sequence[Strip]) -> None:
        room = sum(strip.above + strip.height for strip in strips)
        if not self.pages or (self._y > self._start and self._y + room > self.bottom):
            self._next()
        for strip in strips:
            self._y += strip.above if self._y > self._start else 0
            strip.draw(self.pages[-1], self.lefts[self._column], self._y)
            self._y += strip.height

    def _next(self) -> None:
        self._column += 1
        if not self.pages or self._column == len(self.lefts):
            self.pages.append(self.begin())
            self._column = 0
        self._y = self._start

    @property
    def _start(self) -> float:
        return self.top + self.title * (len(self.pages) == 1)


def lines_of(words: Iterable[Word], size: float, room: float) -> list[Line]:
    """Words in as few lines as they need; a word that is wider than the room has a line of its own."""
    lines: list[list[Word]] = []
    left = 0.0
    for word in words:
        width = sum(_width(part, size) for part in word)
        if not lines or _space(size) + width > left:
            lines.append([word])
            left = room - width
        else:
            lines[-1].append(word)
            left -= _space(size) + width
    return [Line(tuple(line), _height(line, size)) for line in lines]


def text_strips(words: Iterable[Word], size: float, room: float, *, above: float = 0.0) -> list[Strip]:
    """A paragraph; its first two lines stay together, and its last two."""
    lines = lines_of(words, size, room)
    last = len(lines) - 1
    return [
        Strip(line.height, _drawn(line, size), above if place == 0 else 0.0, place in {0, last - 1} and place < last)
        for place, line in enumerate(lines)
    ]


def plain_words(text: str, weight: int = PLAIN) -> list[Word]:
    """Words of one weight."""
    return [(Letters(word, weight),) for word in text.split(" ")]


def natural_width(words: Iterable[Word], size: float) -> float:
    """The width of all words in one line."""
    widths = [sum(_width(part, size) for part in word) for word in words]
    return sum(widths) + _space(size) * max(0, len(widths) - 1)


def place_figure(page: Surface, picture: Picture, x: float, y: float) -> None:
    """A figure of the rules with its upper left corner at a point."""
    figure = figure_of(page.studio, picture.name)
    frame = element(
        "svg", None, x=x * UNITS, y=y * UNITS, width=picture.width * UNITS, height=picture.height * UNITS,
        viewBox=f"{figure.left:g} {figure.top:g} {figure.width:g} {figure.height:g}", data_figure=picture.name,
    )  # fmt: skip
    page.add(frame.add(figure.drawing))


def _drawn(line: Line, size: float) -> Draw:
    return lambda page, x, y: line.draw(page, x, y, size)


def _height(line: Iterable[Word], size: float) -> float:
    pictures = [part.height + 0.6 for word in line for part in word if isinstance(part, Picture)]
    return max([size * LEADING, *pictures])


def _space(size: float, weight: int = PLAIN) -> float:
    return width_of(" ", size, SENTENCES.at(weight))


def _width(part: Letters | Picture, size: float) -> float:
    if isinstance(part, Picture):
        return part.width
    return width_of(harmless(part.text), size, SENTENCES.at(part.weight))
