"""The map: ground, roads, the lines on them, and the stops on top."""

from __future__ import annotations

from collections.abc import Iterator

from allaboard.boards.city import City, Stop
from allaboard.boards.harmless import harmless
from allaboard.drawing.elements import (
    Element,
    circle,
    element,
    group,
    label,
    number,
    path,
    rectangle,
    title,
)
from allaboard.drawing.geometry import PAIR_WIDTH, SIGN, UNIT, Grid, LineKey
from allaboard.drawing.lettering import width_of, wrapped
from allaboard.drawing.position import Position
from allaboard.drawing.signs import sign, star
from allaboard.drawing.studio import Studio
from allaboard.drawing.tracks import draw_ends, draw_pawns, draw_tracks
from allaboard.locales import Words

_BLOCK_INSET = 13
_SPOT_SIZES = (11, 10, 9)
_SPOT_ROOM = 76
_SPOT_LINES = 3


def draw_board(studio: Studio, position: Position, grid: Grid, names: dict[LineKey, str]) -> Element:
    """The whole board, `grid.width` by `grid.height`."""
    city = position.city
    board = group(data_board=city.name)
    board.add(
        rectangle(0, 0, grid.width, grid.height, rx=14, fill=studio.theme.ground, stroke=studio.theme.strong_line),
        _blocks(studio, city, grid),
        _frame(studio, grid),
        _roads(studio, position, grid),
    )
    board.extend(draw_tracks(studio, position, grid, names))
    board.extend(draw_ends(studio, position, grid))
    wanted = _wanted_letters(position)
    stops = group(data_stops=len(city.stops))
    stops.extend(_stop(studio, stop, grid, stop.letter in wanted) for stop in city.stops)
    board.add(stops)
    board.extend(draw_pawns(studio, position, grid))
    return board.add(_spot_names(studio, city, grid))


def icon_name(words: Words, icon: str) -> str:
    """What players call an icon."""
    named = {"metro": "entrance", "flirt_light": "drawing-flirt-light", "flirt_dark": "drawing-flirt-dark"}
    return words(named.get(icon, icon))


def road_samples(studio: Studio, special: str, d: str, sides: tuple[str, str], slashes: str) -> Iterator[Element]:
    """A special road along `d`. Its build tells it apart, not its colour.

    `sides` are two paths beside `d`, `slashes` strokes across it.
    """
    if special == "jammed":  # two queues of cars, one each way
        yield path(d, stroke=studio.theme.ink, stroke_width=30)
        for side in sides:
            yield path(side, stroke=studio.theme.surface, stroke_width=5, stroke_dasharray="9 4")
    elif special == "yellow":
        yield path(d, stroke=studio.theme.ink, stroke_width=25)
        yield path(d, stroke=studio.theme.yellow_road, stroke_width=22.4)
        yield path(slashes, stroke=studio.theme.on_yellow_road, stroke_width=2.2)
    else:  # burgundy, studded on both edges
        yield path(d, stroke=studio.theme.ink, stroke_width=25)
        yield path(d, stroke=studio.theme.burgundy_road, stroke_width=22.4)
        for side in sides:
            yield path(
                side,
                stroke=studio.theme.surface,
                stroke_width=3.6,
                stroke_linecap="round",
                stroke_dasharray="0.01 8",
            )


def sleeping_edges(studio: Studio, sides: tuple[str, str]) -> Iterator[Element]:
    """The dotted edges of a road whose colour is not fast in this game."""
    for side in sides:
        yield path(
            side, stroke=studio.theme.pale_ink, stroke_width=1.6, stroke_linecap="round", stroke_dasharray="1.5 5"
        )


SIDE = {"jammed": 9.8, "burgundy": 8, "yellow": 8}
SLEEPING_SIDE = 9.4


def special_roads(city: City) -> dict[frozenset[str], str]:
    """What is special about which road: jammed, yellow or burgundy."""
    found = {frozenset(road): "jammed" for road in city.jammed_roads}
    for colour, roads in city.fast_roads.items():
        found.update({frozenset(road): colour for road in roads})
    return found


def _blocks(studio: Studio, city: City, grid: Grid) -> Element:
    """The houses between four stops, where at most one of them is missing."""
    size = UNIT - 2 * _BLOCK_INSET
    blocks = group(fill=studio.theme.block)
    for column in range(grid.first_column, grid.last_column):
        for row in range(grid.first_row, grid.last_row):
            corners = [f"{chr(column + right)}{row + down}" for right in (0, 1) for down in (0, 1)]
            if sum(corner in city for corner in corners) >= 3:
                x, y = grid.column_x(column) + _BLOCK_INSET, grid.row_y(row) + _BLOCK_INSET
                blocks.add(rectangle(x, y, size, size, rx=7))
    return blocks


def _frame(studio: Studio, grid: Grid) -> Element:
    """The letters and numbers that name the stops."""
    frame = group(font_size=13, font_weight=600, fill=studio.theme.soft_ink, text_anchor="middle")
    for column in range(grid.first_column, grid.last_column + 1):
        frame.add(element("text", chr(column), x=grid.column_x(column), y=19))
    for row in range(grid.first_row, grid.last_row + 1):
        frame.add(element("text", str(row), x=15, y=grid.row_y(row) + 4))
    return frame


def _roads(studio: Studio, position: Position, grid: Grid) -> Element:
    city = position.city
    special = special_roads(city)
    courses = {road: (grid.place(road[0]), grid.place(road[1])) for road in city.roads}
    lines = {
        road: f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"
        for road, (start, end) in courses.items()
    }
    roads = group(fill="none")
    roads.add(path("".join(lines.values()), stroke=studio.theme.road_edge, stroke_width=13))
    plain = group(stroke=studio.theme.road, stroke_width=10.6)
    others = group()
    for road, d in lines.items():
        name = "-".join(road)
        kind = special.get(frozenset(road))
        if kind is None:
            plain.add(path(d, data_road=name))
            continue
        is_asleep = position.view["fast_roads"] is not None and kind != position.view["fast_roads"]
        start, end = courses[road]
        drawing = group(data_road=name, data_special=kind, data_asleep=is_asleep if kind != "jammed" else None)
        sides = _sides(start, end, SLEEPING_SIDE if is_asleep else SIDE[kind])
        if is_asleep:
            drawing.add(path(d, stroke=studio.theme.road, stroke_width=10.6)).extend(sleeping_edges(studio, sides))
        else:
            drawing.extend(road_samples(studio, kind, d, sides, _slashes(start, end)))
        others.add(drawing)
    return roads.add(plain, others)


def _sides(start: tuple[float, float], end: tuple[float, float], distance: float) -> tuple[str, str]:
    """Two paths beside a road."""
    (x1, y1), (x2, y2) = start, end
    dx, dy = (0.0, distance) if y1 == y2 else (distance, 0.0)
    one, other = (
        f"M{number(x1 + side * dx)} {number(y1 + side * dy)}L{number(x2 + side * dx)} {number(y2 + side * dy)}"
        for side in (-1, 1)
    )
    return one, other


def _slashes(start: tuple[float, float], end: tuple[float, float]) -> str:
    """Strokes across a road."""
    (x1, y1), (x2, y2) = start, end
    strokes = []
    for step in range(1, 12):
        x, y = x1 + (x2 - x1) * step / 12, y1 + (y2 - y1) * step / 12
        along, across = 3.4, 11.2
        dx, dy = (along, -across) if y1 == y2 else (across, -along)
        strokes.append(f"M{number(x - dx)} {number(y - dy)}L{number(x + dx)} {number(y + dy)}")
    return "".join(strokes)


def _wanted_letters(position: Position) -> set[str]:
    """The letters of the viewer's own personal objective."""
    if not isinstance(position.viewer, int):
        return set()
    return set(position.letters(position.viewer))


def _stop(studio: Studio, stop: Stop, grid: Grid, is_wanted: bool) -> Element:
    """A sign with its corners: north-west the departure number or star, north-east the letter."""
    x, y = grid.place(stop.name)
    drawing = group(
        data_stop=stop.name,
        data_icons=" ".join(stop.icons),
        data_departure=stop.departure,
        data_letter=stop.letter,
        data_spot=stop.spot,
    )
    icons = ", ".join(icon_name(studio.words, icon) for icon in stop.icons)
    text = f"{stop.name}: {icons}"
    drawing.add(title(f"{text}, {stop.spot}" if stop.spot else text), sign(studio, stop.icons, x, y))
    if stop.spot is not None:
        drawing.add(star(studio, x - 17, y - 16.4))
    if stop.departure is not None:
        width = 18 if stop.departure < 10 else 25
        left = x - 9 - width
        drawing.add(
            rectangle(
                left,
                y - 27,
                width,
                18,
                rx=4,
                fill=studio.theme.ink,
                stroke=studio.theme.surface,
                stroke_width=1.4,
            ),
            label(
                left + width / 2,
                y - 13.2,
                str(stop.departure),
                13,
                studio.theme.surface,
                font_weight=700,
                text_anchor="middle",
            ),
        )
    if stop.letter is not None:
        right = x + 18.5 + (PAIR_WIDTH - SIGN) / 2 * (len(stop.icons) - 1)
        drawing.add(
            circle(
                right,
                y - 18.5,
                10.2,
                fill=studio.theme.gold if is_wanted else studio.theme.surface,
                stroke=studio.theme.ink,
                stroke_width=2.2 if is_wanted else 1.3,
            ),
            label(
                right,
                y - 13.9,
                stop.letter.upper(),
                13,
                studio.theme.ink,
                font_weight=700,
                text_anchor="middle",
            ),
        )
    return drawing


def _spot_names(studio: Studio, city: City, grid: Grid) -> Element:
    """The names of the spots, south-east of their stops, above everything else and never off the board."""
    texts = group(
        font_weight=700,
        fill=studio.theme.ink,
        text_anchor="middle",
        stroke=studio.theme.block,
        stroke_width=3,
        stroke_linejoin="round",
        paint_order="stroke",
    )
    for stop in city.stops:
        if stop.spot is None:
            continue
        x, y = grid.place(stop.name)
        size, lines = _spot_lines(stop.spot)
        half = max(width_of(line, size) for line in lines) / 2
        middle = min(x + UNIT / 2, grid.width - 4 - half)
        first = y + 40 - 6 * (len(lines) - 1) + 4
        for place, line in enumerate(lines):
            texts.add(element("text", line, x=middle, y=first + 12 * place, font_size=size))
    return texts


def _spot_lines(name: str) -> tuple[float, list[str]]:
    """The name in lines that fit between two roads, in the largest letters in which nothing is cut off."""
    for size in _SPOT_SIZES:
        lines = wrapped(name, size, _SPOT_ROOM, _SPOT_LINES)
        if " ".join(lines) == " ".join(harmless(name).split()):
            return size, lines
    return _SPOT_SIZES[-1], wrapped(name, _SPOT_SIZES[-1], _SPOT_ROOM, _SPOT_LINES)
