"""The rules of a game on paper: the text of the rules page (`locales/*/rules`), set in two columns with its drawings.

Chapters that are of no use at a real table are left out. Headings, lists, tables and pictures are all that is known
here; anything else in the text is refused, so that nothing is missing on paper unnoticed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from allaboard.drawing.elements import path
from allaboard.drawing.figures import figure_of, is_small
from allaboard.drawing.print.page import Look, PrintPage, Surface
from allaboard.drawing.print.paper import MARGIN, UNITS, Paper
from allaboard.drawing.print.text import (
    PLAIN,
    Columns,
    Draw,
    Letters,
    Line,
    Picture,
    Strip,
    Word,
    lines_of,
    natural_width,
    place_figure,
    text_strips,
)
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import Theme
from allaboard.locales import rules_source

COLUMNS: Final = 2
_SIZE: Final = 2.85
_SIDE: Final = 13.0  # from the edge of the paper to the text
_BETWEEN: Final = 8.0
_TITLE: Final = 13.0
_INDENT: Final = 4.6
_BOLD: Final = 700
_HALF_BOLD: Final = 600
_HEADINGS: Final = {"h2": (4.6, 3.4), "h3": (3.5, 2.4)}  # the size, and the room above
_PARAGRAPH: Final = 1.4  # the room above
_CELL: Final = 1.3  # between the cells of a table, and above and below what is in them
_FIGURE: Final = "figure:"
_ANCHOR: Final = re.compile(r"\s*\{#([a-z-]+)\}$")
NOT_PRINTED: Final = frozenset({"table", "editions"})  # chapters: tables on a screen, other rulebooks
# Small figures: millimetres for a unit of the drawing. Others are as wide as a column, but not higher than this.
_SCALES: Final = {"label": 0.092, "shape": 0.165, "bus": 0.09}
_SCALE: Final = 0.145
_LARGE: Final = 0.26
_HIGHEST: Final = 28.0
_HIGHER: Final = {"table-depot": 62.0}  # what has to be read in a picture
_NOT_ON_PAPER: Final = frozenset({"sheet-bus", "sheet-metro"})  # the sheets lie on the table


def rules_pages(paper: Paper, game: str, look: Look, caption: str) -> list[PrintPage]:
    """The rules of a game, as many pages as they need."""
    tree = SyntaxTreeNode(
        MarkdownIt("commonmark", {"html": False}).enable("table").parse(rules_source(game, look.language))
    )
    room = (paper.width - 2 * _SIDE - (COLUMNS - 1) * _BETWEEN) / COLUMNS
    columns = Columns(
        begin=lambda: _page(paper, look, caption, "" if columns.pages else game),
        lefts=[_SIDE + place * (room + _BETWEEN) for place in range(COLUMNS)],
        top=_SIDE,
        bottom=paper.height - MARGIN - 6,
        title=_TITLE,
    )
    columns.fill(_Setter(look).block(_printed(tree.children), room))
    return columns.pages


def _page(paper: Paper, look: Look, caption: str, begins: str) -> PrintPage:
    """An empty page; the first has a title, for the game that begins on it."""
    page = PrintPage(paper, look, caption)
    page.foot = (_SIDE, paper.width - _SIDE)
    if begins:
        words = page.studio.words
        page.write(words("print-rules-of", game=words(begins)), _SIDE, _SIDE + 7, 9, weight=_BOLD)
    return page


def _printed(nodes: Sequence[SyntaxTreeNode]) -> list[SyntaxTreeNode]:
    """The chapters for a real table."""
    found: list[SyntaxTreeNode] = []
    is_printed = True
    for node in nodes:
        if node.type == "heading" and node.tag == "h2":
            anchor = _ANCHOR.search(node.children[0].content)
            is_printed = anchor is None or anchor[1] not in NOT_PRINTED
        if is_printed:
            found.append(node)
    return found


class _Setter:
    """Sets the blocks of a text."""

    def __init__(self, look: Look) -> None:
        self._measured = Studio(look.theme, look.language)  # figures are drawn once to know how large they are
        self._theme: Theme = look.theme

    def block(self, nodes: Sequence[SyntaxTreeNode], room: float) -> Iterator[Strip]:
        for node in nodes:
            if node.type == "heading":
                yield from self._heading(node, room)
            elif node.type == "paragraph":
                yield from self._paragraph(node, room)
            elif node.type in {"bullet_list", "ordered_list"}:
                for number, item in enumerate(node.children, 1):
                    sign = "•" if node.type == "bullet_list" else f"{number}."
                    yield from self._item(item, sign, room)
            elif node.type == "table":
                yield from self._table(node, room)
            else:
                raise ValueError(f"{node.type} cannot be set on paper")

    def _heading(self, node: SyntaxTreeNode, room: float) -> Iterator[Strip]:
        if node.tag == "h1":  # stands above the columns
            return
        size, above = _HEADINGS[node.tag]
        text = _ANCHOR.sub("", node.children[0].content)
        height = size * 1.3

        def draw(page: Surface, x: float, y: float) -> None:
            page.write(text, x, y + size, size, weight=_BOLD, room=room)

        yield Strip(height, draw, above, is_kept=True)

    def _paragraph(self, node: SyntaxTreeNode, room: float) -> Iterator[Strip]:
        figure = self._only_figure(node)
        if figure is not None:
            yield from self._figure(figure, room)
        else:
            yield from text_strips(self._words(node), _SIZE, room, above=_PARAGRAPH)

    def _item(self, item: SyntaxTreeNode, sign: str, room: float) -> Iterator[Strip]:
        for place, strip in enumerate(self.block(item.children, room - _INDENT)):
            yield Strip(strip.height, _indented(strip, sign if place == 0 else ""), strip.above * 0.7, strip.is_kept)

    def _table(self, node: SyntaxTreeNode, room: float) -> Iterator[Strip]:
        rows = [row for part in node.children for row in part.children]
        cells = [[list(self._words(cell)) for cell in row.children] for row in rows]
        cells[0] = [[tuple(_bolder(part) for part in word) for word in cell] for cell in cells[0]]
        widths = _column_widths(cells, room)
        for place, row in enumerate(cells):
            lines = [lines_of(cell, _SIZE, width) for cell, width in zip(row, widths, strict=True)]
            height = max(sum(line.height for line in cell) for cell in lines) + _CELL
            is_kept = place == 0 or (len(cells) <= 8 and place < len(cells) - 1)
            yield Strip(height, self._row(lines, widths, height, is_head=place == 0), 1.6 * (place == 0), is_kept)

    def _row(self, cells: Sequence[Sequence[Line]], widths: Sequence[float], height: float, *, is_head: bool) -> Draw:
        theme = self._theme

        def draw(page: Surface, x: float, y: float) -> None:
            right = x + sum(widths) + _CELL * (len(widths) - 1)
            rule = f"M{x * UNITS:.1f} {(y + height) * UNITS:.1f}H{right * UNITS:.1f}"
            page.add(path(rule, stroke=theme.ink if is_head else theme.line, stroke_width=2))
            for lines, width in zip(cells, widths, strict=True):
                top = y + (height - sum(line.height for line in lines)) / 2
                for line in lines:
                    line.draw(page, x, top, _SIZE)
                    top += line.height
                x += width + _CELL

        return draw

    def _only_figure(self, node: SyntaxTreeNode) -> str | None:
        """The large figure that a paragraph consists of."""
        (inline,) = node.children
        if len(inline.children) == 1 and inline.children[0].type == "image":
            name = _name_of(inline.children[0])
            return None if is_small(name) else name
        return None

    def _figure(self, name: str, room: float) -> Iterator[Strip]:
        if name in _NOT_ON_PAPER:
            return
        figure = figure_of(self._measured, name)
        scale = min(_LARGE, room / figure.width, _HIGHER.get(name, _HIGHEST) / figure.height)
        picture = Picture(name, figure.width * scale, figure.height * scale)

        def draw(page: Surface, x: float, y: float) -> None:
            place_figure(page, picture, x + (room - picture.width) / 2, y)

        yield Strip(picture.height, draw, 2.0)

    def _words(self, node: SyntaxTreeNode) -> Iterator[Word]:
        """The words below a node, with their weights and pictures."""
        word: list[Letters | Picture] = []
        for part in self._parts(node, PLAIN):
            if isinstance(part, Picture):
                word.append(part)
                continue
            first, *others = part.text.split(" ")
            word += [Letters(first, part.weight)] if first else []
            for text in others:
                if word:
                    yield tuple(word)
                word = [Letters(text, part.weight)] if text else []
        if word:
            yield tuple(word)

    def _parts(self, node: SyntaxTreeNode, weight: int) -> Iterator[Letters | Picture]:
        for child in node.children:
            if child.type in {"inline", "link"}:
                yield from self._parts(child, weight)
            elif child.type in {"strong", "em"}:
                yield from self._parts(child, _BOLD if child.type == "strong" else _HALF_BOLD)
            elif child.type == "image":
                yield self._small(_name_of(child))
            elif child.type == "softbreak":
                yield Letters(" ", weight)
            elif child.type in {"text", "code_inline"}:
                yield Letters(child.content, _HALF_BOLD if child.type == "code_inline" else weight)
            else:
                raise ValueError(f"{child.type} cannot be set on paper")

    def _small(self, name: str) -> Picture:
        figure = figure_of(self._measured, name)
        scale = _SCALES.get(name.partition("-")[0], _SCALE)
        return Picture(name, figure.width * scale, figure.height * scale)


def _name_of(image: SyntaxTreeNode) -> str:
    source = str(image.attrs.get("src", ""))
    if not source.startswith(_FIGURE):
        raise ValueError(f"{source} is no figure")
    return source.removeprefix(_FIGURE)


def _bolder(part: Letters | Picture) -> Letters | Picture:
    return Letters(part.text, _BOLD) if isinstance(part, Letters) else part


def _indented(strip: Strip, sign: str) -> Draw:
    def draw(page: Surface, x: float, y: float) -> None:
        if sign:
            Line(((Letters(sign, _HALF_BOLD),),), _SIZE * 1.36).draw(page, x, y, _SIZE)
        strip.draw(page, x + _INDENT, y)

    return draw


def _column_widths(rows: Sequence[Sequence[Sequence[Word]]], room: float) -> list[float]:
    """The first column as wide as it needs to be, within reason; the others share the rest."""
    count = len(rows[0])
    first = max(natural_width(row[0], _SIZE) for row in rows) + 1
    first = min(first, (0.34 if count == 2 else 0.16) * room)
    rest = room - first - _CELL * (count - 1)
    return [first] + [rest / (count - 1)] * (count - 1)
