"""What the signs on a board mean, and whose lines are whose: samples one after the other, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from allaboard.boards.city import ICONS, City
from allaboard.drawing.board.offers import offer_sample
from allaboard.drawing.board.roads import road_sample
from allaboard.drawing.board.roadways import special_roads
from allaboard.drawing.board.state import Lit
from allaboard.drawing.board.stops import icon_name
from allaboard.drawing.elements import Element, circle, element, group, label, moved, path
from allaboard.drawing.geometry import RIVAL, TRACK, LineKey
from allaboard.drawing.lettering import fitted, width_of
from allaboard.drawing.signs import colour_of, pawn, sign, star, token
from allaboard.drawing.studio import Studio
from allaboard.drawing.tracks import pattern

_SIZE = 13
_LINE = 38
_GAP = 18
_ROAD = 52
_SAMPLE = 30
_SWATCH = 76

_Entry = tuple[Element, float, str]


def draw_legend(
    studio: Studio,
    city: City,
    width: float,
    awake: str | None = None,
    *,
    has_rival: bool = False,
    offers: Iterable[Lit] = (),
) -> tuple[Element, float]:
    """The signs and roads of a city and what is offered may cost, and the height that they take."""
    entries = [*_signs(studio, city, awake, has_rival), *_offers(studio, city, list(offers))]
    return _in_lines(studio, group(data_legend=True), entries, width)


def draw_players(studio: Studio, names: Mapping[LineKey, str], width: float) -> tuple[Element, float]:
    """Whose line is whose: colour, pattern and shape beside the name."""
    entries = [(_swatch(studio, line), float(_SWATCH), name) for line, name in names.items()]
    return _in_lines(studio, group(data_players=True), entries, width)


def _in_lines(studio: Studio, legend: Element, entries: Iterable[_Entry], width: float) -> tuple[Element, float]:
    """Samples are drawn around the origin of their own place."""
    x, y = 0.0, 0.0
    for drawing, sample_width, text in entries:
        text = fitted(text, _SIZE, width - sample_width - 8)
        needed = sample_width + 8 + width_of(text, _SIZE)
        if x and x + needed > width:
            x, y = 0.0, y + _LINE
        legend.add(
            moved(x + sample_width / 2, y + _LINE / 2).add(drawing),
            label(x + sample_width + 8, y + _LINE / 2 + 4.6, text, _SIZE, studio.theme.ink, font_weight=500),
        )
        x += needed + _GAP
    return legend, y + _LINE


def _signs(studio: Studio, city: City, awake: str | None, has_rival: bool) -> list[_Entry]:
    shown = {icon for stop in city.stops for icon in stop.icons}
    entries: list[_Entry] = [
        (sign(studio, (icon,), 0, 0, 26), _SAMPLE, icon_name(studio.words, icon))
        for icon in ICONS[city.game]
        if icon in shown
    ]
    if any(stop.spot for stop in city.stops):
        entries.append((star(studio, 0, 0), 22.0, studio.words("drawing-spot")))
    kinds = set(special_roads(city).values())
    for kind in ("jammed", "yellow", "burgundy"):
        if kind in kinds:
            is_asleep = awake is not None and kind not in ("jammed", awake)
            key = f"drawing-road-{kind}-asleep" if is_asleep else f"drawing-road-{kind}"
            entries.append((_road(studio, kind, is_asleep), _ROAD, studio.words(key)))
    entries += [
        (pawn(studio, 0, 0, -4), 22.0, studio.words("drawing-departure")),
        (_end(studio), 28.0, studio.words("drawing-end")),
    ]
    if has_rival:
        entries.append((token(studio, RIVAL, 0, 0, 20), 22.0, studio.words("drawing-rival")))
    return entries


def _offers(studio: Studio, city: City, offers: list[Lit]) -> list[_Entry]:
    """What the badges of the lit stops mean, as far as there are any."""
    shared = "traffic" if city.game == "bus" else "connections"
    kinds = {
        "free": any(lit.kind == "free" for lit in offers),
        "turn": any(lit.turn_boxes for lit in offers if lit.kind == "cost"),
        shared: any(lit.shared for lit in offers if lit.kind == "cost"),
        "dead-end": any(lit.kind == "dead-end" for lit in offers),
        "loop": any(lit.loops for lit in offers),
    }
    return [
        (offer_sample(studio, kind), 24.0, studio.words(f"drawing-offer-{kind}"))
        for kind, is_there in kinds.items()
        if is_there
    ]


def _road(studio: Studio, kind: str, is_asleep: bool) -> Element:
    return element("use", None, href="#" + road_sample(studio, kind, is_asleep), transform=f"scale({_ROAD / 80})")


def _end(studio: Studio) -> Element:
    theme = studio.theme
    return group().add(
        circle(0, 0, 10, fill=theme.sign, stroke=theme.casing, stroke_width=6),
        circle(0, 0, 10, fill="none", stroke=theme.players[0], stroke_width=3.8),
    )


def _swatch(studio: Studio, line: LineKey) -> Element:
    """A piece of a track and a token."""
    left, right = -_SWATCH / 2 + 5, _SWATCH / 2 - 24
    d = f"M{left} 0H{right}"
    drawing = group(fill="none").add(
        path(d, stroke=studio.theme.casing, stroke_width=TRACK + 2, stroke_linecap="round"),
        path(d, stroke=colour_of(studio, line), stroke_width=TRACK, stroke_linecap="round"),
    )
    drawing.extend(pattern(studio, line, d))
    return drawing.add(token(studio, line, _SWATCH / 2 - 11, 0, 21))
