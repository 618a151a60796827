"""The roads. Their build tells the four kinds apart, not their colour.

A jammed road carries two queues of cars, one each way; of the fast roads, burgundy ones have studs on both edges
and yellow ones slashes across; one that is not fast in this game sleeps between dotted edges.
"""

from __future__ import annotations

from functools import lru_cache

from allaboard.boards.city import City
from allaboard.drawing.board.layout import Layout
from allaboard.drawing.board.roadways import (
    CARS,
    FAST,
    JAMMED,
    PLAIN,
    STUDS,
    Roadway,
    bundle,
    road_width,
    special_roads,
)
from allaboard.drawing.elements import Element, Ready, element, group, number, path, rectangle
from allaboard.drawing.geometry import UNIT, grid_of
from allaboard.drawing.pathdata import box, straight
from allaboard.drawing.studio import Studio

_TRIM = 10  # what is wider than a sign begins this far from the stop
_CAR_LENGTH, _CAR_WIDTH = 11.4, 6.2


def draw_roads(studio: Studio, layout: Layout) -> Element:
    """Special roads grow with the lines on them; the others never change, so they are written once and kept."""
    theme = studio.theme
    special = group()
    special.extend(_special(studio, layout, road) for road in layout.roadways.all if road.special is not None)
    plain = _plain(layout.city, layout.grid.lying, theme.road_edge, theme.road)
    return group(fill="none", data_roads=len(layout.roadways.all)).add(plain, special)


@lru_cache(maxsize=32)
def _plain(city: City, lying: bool, edge: str, fill: str) -> Element:
    """All roads, and what makes the plain ones white."""
    grid = grid_of(city, lying)
    lines = {}
    for start, end in city.roads:
        (x1, y1), (x2, y2) = grid.place(start), grid.place(end)
        lines[start, end] = straight((x1, y1), (x2, y2))
    special = special_roads(city)
    roads = group(stroke=fill, stroke_width=10.6)
    roads.add(path("".join(lines.values()), stroke=edge, stroke_width=PLAIN))
    for road, d in lines.items():
        if frozenset(road) not in special:
            roads.add(path(d, data_road="-".join(road)))
    return Ready(roads)


def road_sample(studio: Studio, special: str, is_asleep: bool = False, load: int = 0) -> str:
    """A special road of the length of one unit, level and centred on the origin, defined once. Returns its id."""
    name = f"road-{special}-{'asleep' if is_asleep else load}"
    if name not in studio.definitions:
        drawing = group(fill="none")
        if is_asleep:
            _asleep(studio, drawing)
        elif special == "jammed":
            _jammed(studio, drawing, load)
        elif special == "yellow":
            _slashed(studio, drawing, load)
        else:
            _studded(studio, drawing, load)
        studio.definitions.define(name, drawing)
    return name


def _special(studio: Studio, layout: Layout, road: Roadway) -> Element:
    (x1, y1), (x2, y2) = layout.grid.place(road.start), layout.grid.place(road.end)
    transform = f"translate({number((x1 + x2) / 2)} {number((y1 + y2) / 2)})"
    return element(
        "use",
        None,
        href="#" + road_sample(studio, road.special or "", road.is_asleep, road.load),
        transform=transform if y1 == y2 else transform + " rotate(90)",
        data_road=road.name,
        data_special=road.special,
        data_asleep=road.is_asleep if road.special != "jammed" else None,
    )


_HALF = UNIT / 2


def _bed(drawing: Element, width: float, least: float, edge: str, fill: str, rim: float) -> None:
    """The surface: as long as the road where it is not wider than usual, and shorter where it is."""
    drawing.add(path(f"M-{_HALF} 0H{_HALF}", stroke=edge, stroke_width=least))
    if width > least:
        length = _HALF - _TRIM
        drawing.add(rectangle(-length, -width / 2, 2 * length, width, rx=6, fill=edge))
        inner = width - 2 * rim
        drawing.add(rectangle(rim - length, -inner / 2, 2 * length - 2 * rim, inner, rx=5, fill=fill))
    drawing.add(path(f"M-{_HALF} 0H{_HALF}", stroke=fill, stroke_width=least - 2 * rim))


def _jammed(studio: Studio, drawing: Element, load: int) -> None:
    theme = studio.theme
    width = road_width("jammed", False, load)
    _bed(drawing, width, JAMMED, theme.road_edge, theme.jammed_road, 1)
    beside = max(CARS, bundle(load) / 2 + _CAR_WIDTH / 2 + 1)
    is_short = width > JAMMED
    left = -_HALF + 3 + (_TRIM if is_short else 0)
    lengths = [_CAR_LENGTH] * 4 if is_short else [*[_CAR_LENGTH] * 5, 8.6]
    gap = 3.0 if is_short else 1.8
    # One path for all that has one colour: a city has many jammed roads, and a browser looks at each element of each.
    cars = [""] * len(theme.cars)
    windows = ""
    for place, length in enumerate(lengths):
        x = left + (_CAR_LENGTH + gap) * place
        for way in (1, -1):  # to the right above, to the left below
            cars[place % len(cars)] += _on_queue(way, x, beside, length, _CAR_WIDTH, 2.4)
            windows += _on_queue(way, x + 5.6, beside, 2.4, 4.2, 0.8)
    drawing.extend(path(drawn, fill=colour) for drawn, colour in zip(cars, theme.cars, strict=True) if drawn)
    drawing.add(path(windows, fill=theme.jammed_road))


def _on_queue(way: int, x: float, beside: float, length: float, width: float, radius: float) -> str:
    """A car or its window in the queue that goes one way; the other is the same, turned around."""
    return box(x if way > 0 else -x - length, -way * beside - width / 2, length, width, radius)


def _fast_bed(studio: Studio, drawing: Element, load: int, fill: str) -> float:
    width = road_width("yellow", False, load)
    _bed(drawing, width, FAST, studio.theme.casing, fill, 1.3)
    return width


def _slashed(studio: Studio, drawing: Element, load: int) -> None:
    theme = studio.theme
    width = _fast_bed(studio, drawing, load, theme.yellow_road)
    half = width / 2 - 1.3
    length = _HALF - (_TRIM if width > FAST else 0)
    lean = half * 0.3
    strokes = []
    count = round(2 * length / 6.7)
    for place in range(1, count):
        x = -length + 2 * length * place / count
        strokes.append(f"M{number(x - lean)} {number(half)}L{number(x + lean)} {number(-half)}")
    drawing.add(path("".join(strokes), stroke=theme.on_yellow_road, stroke_width=2.2))


def _studded(studio: Studio, drawing: Element, load: int) -> None:
    theme = studio.theme
    width = _fast_bed(studio, drawing, load, theme.burgundy_road)
    beside = max(STUDS, width / 2 - 4.4)
    length = _HALF - (_TRIM if width > FAST else 0)
    count = round(2 * length / 8)
    studs = []
    for place in range(count):
        x = -length + 2 * length * (place + 0.5) / count
        studs += [f"M{number(x)} {number(side * beside - 2.6)}l2.6 2.6-2.6 2.6-2.6-2.6z" for side in (-1, 1)]
    drawing.add(path("".join(studs), fill=theme.on_burgundy_road))


def _asleep(studio: Studio, drawing: Element) -> None:
    theme = studio.theme
    drawing.add(
        path(f"M-{_HALF} 0H{_HALF}", stroke=theme.road_edge, stroke_width=13),
        path(f"M-{_HALF} 0H{_HALF}", stroke=theme.road, stroke_width=10.6),
        path(
            f"M-{_HALF - 4}-9.4H{_HALF - 4}M-{_HALF - 4} 9.4H{_HALF - 4}",
            stroke=theme.pale_ink, stroke_width=1.8, stroke_linecap="round", stroke_dasharray="1.6 4.8",
        ),
    )  # fmt: skip
