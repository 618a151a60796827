"""What the signs on a board mean: one line of samples after the other, as many as the width allows."""

from __future__ import annotations

from collections.abc import Callable

from allaboard.boards.city import ICONS
from allaboard.drawing.board import (
    SIDE,
    SLEEPING_SIDE,
    icon_name,
    road_samples,
    sleeping_edges,
    special_roads,
)
from allaboard.drawing.elements import Element, circle, group, label, moved, path
from allaboard.drawing.geometry import RIVAL
from allaboard.drawing.lettering import fitted, width_of
from allaboard.drawing.position import Position
from allaboard.drawing.signs import pawn, sign, star, token
from allaboard.drawing.studio import Studio

_SIZE = 13
_LINE = 38
_GAP = 18
_ROAD = 44
_SAMPLE = 30

Sample = Callable[[], Element]


def draw_legend(studio: Studio, position: Position, width: float) -> tuple[Element, float]:
    """The legend and its height; samples are drawn around the origin of their own place."""
    legend = group(data_legend=True)
    x, y = 0.0, 0.0
    for drawing, sample_width, text in _entries(studio, position):
        text = fitted(text, _SIZE, width - sample_width - 8)
        needed = sample_width + 8 + width_of(text, _SIZE)
        if x and x + needed > width:
            x, y = 0.0, y + _LINE
        legend.add(
            moved(x + sample_width / 2, y + _LINE / 2).add(drawing),
            label(x + sample_width + 8, y + _LINE / 2 + 4.6, text, _SIZE, studio.theme.ink),
        )
        x += needed + _GAP
    return legend, y + _LINE


def _entries(studio: Studio, position: Position) -> list[tuple[Element, float, str]]:
    city = position.city
    shown = {icon for stop in city.stops for icon in stop.icons}
    entries: list[tuple[Element, float, str]] = [
        (sign(studio, (icon,), 0, 0, 26), _SAMPLE, icon_name(studio.words, icon))
        for icon in ICONS[city.game]
        if icon in shown
    ]
    if any(stop.spot for stop in city.stops):
        entries.append((star(studio, 0, 0), 22.0, studio.words("drawing-spot")))
    awake = position.view["fast_roads"]
    kinds = set(special_roads(city).values())
    for kind in ("jammed", "yellow", "burgundy"):
        if kind in kinds:
            is_asleep = awake is not None and kind != awake
            key = f"drawing-road-{kind}-asleep" if is_asleep else f"drawing-road-{kind}"
            entries.append((_road_sample(studio, kind, is_asleep), _ROAD, studio.words(key)))
    entries += [
        (pawn(studio, 0, 0, -4), 22.0, studio.words("drawing-departure")),
        (_end_sample(studio), 28.0, studio.words("drawing-end")),
    ]
    if position.view["rival"]:
        entries.append((token(studio, RIVAL, 0, 0, 20), 22.0, studio.words("drawing-rival")))
    return entries


def _road_sample(studio: Studio, kind: str, is_asleep: bool) -> Element:
    half = _ROAD / 2
    d = f"M-{half} 0H{half}"
    side = SLEEPING_SIDE if is_asleep else SIDE[kind]
    sides = (f"M-{half}-{side}H{half}", f"M-{half} {side}H{half}")
    sample = group(fill="none")
    if is_asleep:
        sample.add(
            path(d, stroke=studio.theme.road_edge, stroke_width=13),
            path(d, stroke=studio.theme.road, stroke_width=10.6),
        )
        return sample.extend(sleeping_edges(studio, sides))
    slashes = "".join(f"M{x - 3.4} 11.2L{x + 3.4}-11.2" for x in range(-15, 16, 6))
    return sample.extend(road_samples(studio, kind, d, sides, slashes))


def _end_sample(studio: Studio) -> Element:
    return group().add(
        circle(0, 0, 10, fill=studio.theme.surface, stroke=studio.theme.ink, stroke_width=6),
        circle(0, 0, 10, fill="none", stroke=studio.theme.players[0], stroke_width=3.8),
    )
