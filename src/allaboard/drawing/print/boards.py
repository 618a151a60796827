"""A board over several pages.

Every page but the last of a row goes on beyond its tile: there the next page, cut at its left edge, is glued on.
Rows go together in the same way. Seams lie between the stops, never on one.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from allaboard.boards.city import City
from allaboard.drawing.elements import Element, element, group, label, path, rectangle
from allaboard.drawing.lettering import fitted
from allaboard.drawing.print.empty_board import BoardSize, board_size, draw_empty_board
from allaboard.drawing.print.marks import GAP, LENGTH, STROKE, cut_marks
from allaboard.drawing.print.page import FOOT, Look, PrintPage, at
from allaboard.drawing.print.paper import MARGIN, UNITS, Paper

FLAP = 8.0  # what the next page is glued on
LARGEST, SMALLEST, STEP = 34.0, 27.0, 0.5  # from stop to stop; smaller only to save pages
_AROUND = MARGIN + GAP + LENGTH
_MOST = 12  # tiles in a row
_HATCH = 4.0


class Tile(NamedTuple):
    """A part of a board, in millimetres of the whole board."""

    column: int
    row: int
    x: float
    y: float
    width: float
    height: float

    @property
    def name(self) -> str:
        """Columns are letters, as on the board itself."""
        return f"{column_letter(self.column)}{self.row + 1}"


class Plan(NamedTuple):
    """How a board is shared out to pages."""

    paper: Paper  # upright or lying
    stops: float  # the distance between two stops
    scale: float  # millimetres for a unit of the board
    xs: tuple[float, ...]  # the edges of the columns, the outer ones included
    ys: tuple[float, ...]

    @property
    def tiles(self) -> list[Tile]:
        return [
            Tile(column, row, left, top, right - left, bottom - top)
            for row, (top, bottom) in enumerate(pairwise(self.ys))
            for column, (left, right) in enumerate(pairwise(self.xs))
        ]

    @property
    def width(self) -> float:
        return self.xs[-1]

    @property
    def height(self) -> float:
        return self.ys[-1]


def plan_of(city: City, paper: Paper) -> Plan:
    """As few pages as possible, then as large as possible."""
    size = board_size(city)
    found: list[Plan] = []
    for each in (paper, paper.turned):
        stops = LARGEST
        while stops >= SMALLEST:
            scale = stops / size.step
            xs = _seams(size.width, size.first[0], size, scale, each.width - 2 * _AROUND)
            ys = _seams(size.height, size.first[1], size, scale, each.height - 2 * _AROUND)
            found.append(Plan(each, stops, scale, xs, ys))
            stops -= STEP
    return min(found, key=lambda plan: (len(plan.tiles), -plan.stops))


def _seams(length: float, first: float, size: BoardSize, scale: float, room: float) -> tuple[float, ...]:
    """The edges of as few tiles as fit into the room, about equally long, between the stops."""
    between = [first + (place + 0.5) * size.step for place in range(int(length // size.step))]
    for count in range(1, _MOST + 1):
        inner = [min(between, key=lambda at, part=part: abs(at - part * length / count)) for part in range(1, count)]  # type: ignore[misc]
        edges = [0.0, *inner, length]
        parts = [(end - start) * scale + FLAP * (end < length) for start, end in pairwise(edges)]
        if max(parts) <= room and len(set(edges)) == len(edges):
            return tuple(edge * scale for edge in edges)
    raise ValueError("a board is larger than any paper")  # cities have at most 26 columns and 99 rows


def board_pages(paper: Paper, city: City, look: Look, caption: str) -> list[PrintPage]:
    """Every tile on a page of its own, row by row."""
    plan = plan_of(city, paper)
    return [_tile_page(plan, tile, city, look, caption) for tile in plan.tiles]


def _tile_page(plan: Plan, tile: Tile, city: City, look: Look, caption: str) -> PrintPage:
    page = PrintPage(plan.paper, look, caption)
    words = page.studio.words
    total = len(plan.tiles)
    if total > 1:
        place = words(
            "print-tile",
            tile=plan.tiles.index(tile) + 1,
            tiles=total,
            column=column_letter(tile.column),
            row=tile.row + 1,
        )
        page.caption = f"{caption} · {place}"
    right = tile.column < len(plan.xs) - 2
    below = tile.row < len(plan.ys) - 2
    width, height = tile.width + FLAP * right, tile.height + FLAP * below
    left, top = (plan.paper.width - width) / 2, (plan.paper.height - height) / 2
    page.add(_content(page, plan, tile, city, left, top, width, height))
    if right:
        page.add(_flap(page, left + tile.width, top, FLAP, height, neighbour(plan, tile, 1, 0)))
        page.add(_meeting(plan.paper, left + tile.width, None, (left, top, left + width, top + height)))
    if below:
        page.add(_flap(page, left, top + tile.height, width, FLAP, neighbour(plan, tile, 0, 1)))
        page.add(_meeting(plan.paper, None, top + tile.height, (left, top, left + width, top + height)))
    page.add(cut_marks(plan.paper, (left, left + width), (top, top + height)))
    page.foot = (left + 2, left + tile.width - 3)
    page.foot_room = 0.42 * width
    if total > 1:
        page.add(_locator(page, plan, tile, left + width / 2))
    return page


def _content(
    page: PrintPage, plan: Plan, tile: Tile, city: City, left: float, top: float, width: float, height: float
) -> Element:
    """The tile and its flaps, and nothing beyond."""
    clip = element("clipPath", None, id="tile")
    clip.add(rectangle(left * UNITS, top * UNITS, width * UNITS, height * UNITS))
    board = at(left - tile.x, top - tile.y, plan.scale).add(draw_empty_board(page.studio, city))
    return group(data_tile=tile.name).add(element("defs", None).add(clip), group(clip_path="url(#tile)").add(board))


def _flap(page: PrintPage, x: float, y: float, width: float, height: float, tile: Tile) -> Element:
    """Where glue goes: pale and hatched, with the name of the page that comes there."""
    theme, words = page.studio.theme, page.studio.words
    is_upright = height > width
    u = UNITS
    d = ""
    length, depth = (height, width) if is_upright else (width, height)
    for place in range(int(length / _HATCH)):
        start = (place + 0.2) * _HATCH
        ends = ((0.0, start), (depth, start + 0.6 * _HATCH))
        points = ends if is_upright else tuple((b, a) for a, b in ends)
        d += "".join(
            f"{'L' if end else 'M'}{(x + dx) * u:.2f} {(y + dy) * u:.2f}" for end, (dx, dy) in enumerate(points)
        )
    size = 3.0
    text = fitted(words("print-glue", tile=tile.name), size * u, 0.8 * length * u)
    middle = (x + width / 2, y + height / 2)
    words_on = label(
        0, 0.36 * size * u, text, size * u, theme.ink, font_weight=600, text_anchor="middle",
        stroke="#FFFFFF", stroke_width=1.4 * u, stroke_linejoin="round", paint_order="stroke",
    )  # fmt: skip
    turn = " rotate(-90)" if is_upright else ""
    return group(data_flap=tile.name).add(
        rectangle(x * u, y * u, width * u, height * u, fill="#FFFFFF", fill_opacity=0.72),
        path(d, fill="none", stroke=theme.pale_ink, stroke_width=0.15 * u),
        group(transform=f"translate({middle[0] * u:.2f} {middle[1] * u:.2f}){turn}").add(words_on),
    )


def _meeting(paper: Paper, x: float | None, y: float | None, around: tuple[float, float, float, float]) -> Element:
    """Two arrowheads that point along the line where the edge of the next page comes to lie."""
    left, top, right, bottom = around
    u, tip = UNITS, 2.2
    if x is not None:
        ends = ((x, top - GAP, 0.0, -tip), (x, bottom + GAP, 0.0, tip))
    else:
        assert y is not None
        ends = ((left - GAP, y, -tip, 0.0), (right + GAP, y, tip, 0.0))
    d = "".join(
        f"M{a * u:.2f} {b * u:.2f}L{(a + dx + dy * 0.4) * u:.2f} {(b + dy + dx * 0.4) * u:.2f}"
        f"L{(a + dx - dy * 0.4) * u:.2f} {(b + dy - dx * 0.4) * u:.2f}Z"
        for a, b, dx, dy in ends
    )
    return path(d, fill="none", stroke="#000000", stroke_width=STROKE * u, data_marks="glue")


def _locator(page: PrintPage, plan: Plan, tile: Tile, x: float) -> Element:
    """Which of the tiles this is, as a small map beside the foot."""
    theme = page.studio.theme
    height = FOOT * 1.1
    scale = height / plan.height
    y = page.paper.height - MARGIN - height - 0.3
    drawing = group()
    for each in plan.tiles:
        drawing.add(
            rectangle(
                (x - plan.width * scale / 2 + each.x * scale) * UNITS,
                (y + each.y * scale) * UNITS,
                each.width * scale * UNITS,
                each.height * scale * UNITS,
                fill=theme.ink if each == tile else "#FFFFFF",
                stroke=theme.ink,
                stroke_width=1.2,
            )
        )
    return drawing


def neighbour(plan: Plan, tile: Tile, columns: int, rows: int) -> Tile:
    wanted = (tile.column + columns, tile.row + rows)
    return next(each for each in plan.tiles if (each.column, each.row) == wanted)


def column_letter(column: int) -> str:
    return chr(ord("A") + column)
