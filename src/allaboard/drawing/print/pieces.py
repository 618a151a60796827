"""What is laid on a board: the markers of every line, the pawns, and the inspector."""

from __future__ import annotations

from allaboard.boards.city import City
from allaboard.drawing.elements import Element, group, rectangle
from allaboard.drawing.geometry import RIVAL, TRACK, LineKey
from allaboard.drawing.icons import pictogram
from allaboard.drawing.print.marks import GAP, LENGTH, cut_marks
from allaboard.drawing.print.page import Look, PrintPage
from allaboard.drawing.print.paper import UNITS, Paper
from allaboard.drawing.signs import colour_of, pawn, token
from allaboard.drawing.studio import Studio
from allaboard.drawing.tracks import pattern

MARKERS = 32  # of each line (P12)
ACROSS = 4
MARKER_WIDTH = 4.0
_LENGTH = 0.56  # of the distance between two stops: from sign to sign
_SQUARE = 4 * MARKER_WIDTH  # a pawn, and the inspector
_COLUMNS = 2


def piece_lines(city: City) -> list[LineKey]:
    """Whose pieces there are: every seat's, and those of the rival of the solo game."""
    return [*range(city.players[1]), RIVAL]


def marker_length(stops: float) -> float:
    return round(_LENGTH * stops, 1)


def piece_pages(paper: Paper, city: City, stops: float, look: Look, caption: str) -> list[PrintPage]:
    """A block for every line, two beside each other, and the inspector."""
    page = PrintPage(paper, look, caption)
    length = marker_length(stops)
    width, height = ACROSS * length + _SQUARE, MARKERS // ACROSS * MARKER_WIDTH
    lines = piece_lines(city)
    gap = (paper.width - _COLUMNS * width) / (_COLUMNS + 1)
    rows = -(-len(lines) // _COLUMNS)
    first, last = 20.0, paper.height - 20 - _SQUARE
    step = min((last - first) / rows, height + 32)
    words = page.studio.words
    marks = min(LENGTH, gap / 2 - GAP - 0.5)
    page.paragraph(words("print-pieces-help"), gap, 14, 3.2, paper.width - 2 * gap, 2)
    for place, line in enumerate(lines):
        row, column = divmod(place, _COLUMNS)
        left, top = gap + column * (width + gap), first + row * step + (step - height) / 2 + 3
        name = words("drawing-rival") if line == RIVAL else words("drawing-player", number=int(line) + 1)
        page.write(name, left + 1, top - 7, 3.6, weight=700, room=width)
        page.add(_block(page.studio, line, left, top, length), cut_marks(paper, *_cuts(left, top, length), marks))
    _inspector(page, gap, first + rows * step + 6)
    return [page]


def _block(studio: Studio, line: LineKey, left: float, top: float, length: float) -> Element:
    """At the left the pawn for the departure and a token for the end of the line, beside them the markers."""
    block = group(data_pieces=line)
    u = UNITS
    block.add(_frame(left, top, _SQUARE, _SQUARE), _frame(left, top + _SQUARE, _SQUARE, _SQUARE))
    pin = group(transform=f"translate({(left + _SQUARE / 2) * u:.2f} {(top + 0.42 * _SQUARE) * u:.2f}) scale(4.6)")
    block.add(pin.add(pawn(studio, line, 0, 0)))
    block.add(token(studio, line, (left + _SQUARE / 2) * u, (top + 1.5 * _SQUARE) * u, 0.74 * _SQUARE * u))
    for place in range(MARKERS):
        row, column = divmod(place, ACROSS)
        block.add(_marker(studio, line, left + _SQUARE + column * length, top + row * MARKER_WIDTH, length))
    return block


def _frame(x: float, y: float, width: float, height: float) -> Element:
    return rectangle(
        x * UNITS, y * UNITS, width * UNITS, height * UNITS, fill="none", stroke="#9AA0A4", stroke_width=0.6
    )


def _marker(studio: Studio, line: LineKey, x: float, y: float, length: float) -> Element:
    """One marker with colour, pattern and shape; it fills its cut."""
    scale = UNITS * MARKER_WIDTH / (TRACK + 2)  # a track with its casing is as wide as a marker
    units = length * UNITS / scale
    d = f"M{TRACK / 2} {(TRACK + 2) / 2}H{units - TRACK / 2:.2f}"  # beads have round ends, which stay inside
    drawing = group(
        data_marker=line, fill="none", transform=f"translate({x * UNITS:.2f} {y * UNITS:.2f}) scale({scale:.6f})"
    )
    edge = rectangle(
        0.15, 0.15, units - 0.3, TRACK + 1.7, fill=colour_of(studio, line), stroke=studio.theme.casing, stroke_width=0.3
    )
    drawing.add(edge, *pattern(studio, line, d))
    return drawing.add(token(studio, line, units / 2, (TRACK + 2) / 2, 8.2))


def _inspector(page: PrintPage, left: float, top: float) -> None:
    """The cap that passes from player to player."""
    u = UNITS
    middle = ((left + _SQUARE / 2) * u, (top + _SQUARE / 2) * u)
    drawing = group(data_inspector=True).add(
        _frame(left, top, _SQUARE, _SQUARE),
        pictogram("inspector", 0.72 * _SQUARE * u, *middle, page.studio.theme.ink, "#FFFFFF"),
    )
    page.add(drawing, cut_marks(page.paper, (left, left + _SQUARE), (top, top + _SQUARE)))
    name = page.studio.words("drawing-inspector").capitalize()
    page.write(name, left + _SQUARE + 8, top + _SQUARE / 2 + 1.2, 3.4, weight=700)


def _cuts(left: float, top: float, length: float) -> tuple[list[float], list[float]]:
    """Where a block is cut."""
    xs = [left, *(left + _SQUARE + column * length for column in range(ACROSS + 1))]
    return xs, [top + row * MARKER_WIDTH for row in range(MARKERS // ACROSS + 1)]
