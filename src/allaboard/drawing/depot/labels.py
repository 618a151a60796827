"""Travellers as luggage labels: two corners cut off, an eyelet, a band in the colour with its symbol twice.

A label is drawn at the origin, in any size: on a screen in pixels, for print in millimetres.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from allaboard.drawing.depot.cards import Traveller, symbol, traveller_of
from allaboard.drawing.elements import Element, circle, group, label, moved, number, path, title
from allaboard.drawing.icons import stamp
from allaboard.drawing.lettering import NAMES, SIGN, fitted, width_of
from allaboard.drawing.studio import Studio

# What can be done with a card (look, section 6). A selected one is also raised.
State: TypeAlias = Literal["", "legal", "selected", "dimmed"]

LABEL_WIDTH, LABEL_HEIGHT = 92, 128
CARD_WIDTH, CARD_HEIGHT = 63, 88  # in millimetres, of every card for print
RAISED = 9

_CUT = 0.16
_BAND = 0.25
_NAME = NAMES.at(700)
_LEAST_NAME = 10.0  # of a label in its own size; a longer name is shortened


def draw_label(
    studio: Studio,
    card: str,
    width: float = LABEL_WIDTH,
    height: float = LABEL_HEIGHT,
    state: State = "",
    *,
    place: int | None = None,
) -> Element:
    """A traveller with pictogram and name."""
    traveller = traveller_of(card)
    unit = width / LABEL_WIDTH
    drawing = _started(studio, traveller, width, height, state, place)
    theme = studio.theme
    band = height * _BAND
    middle = width / 2
    body = theme.depot_body[traveller.colour]
    drawing.add(
        circle(middle, 12 * unit, 6.2 * unit, fill=theme.paper),
        circle(middle, 12 * unit, 3.4 * unit, fill=theme.casing),
        symbol(studio, traveller.colour, 17 * unit, 19 * unit, 19.5 * unit),
        _corner(studio, traveller, width, unit),
        _rule(studio, 6 * unit, width - 6 * unit, band + 3.4 * unit, 0.9 * unit),
        stamp(studio, traveller.pictogram, 50 * unit, middle, band + (height - band) * 0.43, theme.ink, body),
        _rule(studio, 10 * unit, width - 10 * unit, height - 27 * unit, 0.9 * unit),
        _name(studio, traveller, width, height - 9.5 * unit, unit),
    )
    return drawing


def draw_small_label(
    studio: Studio, card: str, width: float, height: float, state: State = "", *, place: int | None = None
) -> Element:
    """A traveller where there is no room for a name: one symbol, one pictogram."""
    traveller = traveller_of(card)
    drawing = _started(studio, traveller, width, height, state, place)
    band = height * (_BAND if width >= 40 else 0.36)
    if width < 40:
        drawing.add(_band(studio, traveller, width, band))
    body = studio.theme.depot_body[traveller.colour]
    size = min(width * 0.68, (height - band) * 0.86)
    drawing.add(
        symbol(studio, traveller.colour, band * 0.84, width / 2, band * 0.53),
        stamp(studio, traveller.pictogram, size, width / 2, band + (height - band) * 0.5, studio.theme.ink, body),
        _outline(studio, width, height, fill="none"),
    )
    return drawing


def draw_label_card(studio: Studio, card: str, width: float = CARD_WIDTH, height: float = CARD_HEIGHT) -> Element:
    """A traveller as a card for print; its edge is inside the given size."""
    edge = edge_of(width)
    return moved(edge, edge).add(draw_label(studio, card, width - 2 * edge, height - 2 * edge))


def draw_label_back(studio: Studio, width: float = LABEL_WIDTH, height: float = LABEL_HEIGHT) -> Element:
    """The back of every traveller: a line from stop to stop, in no player's colour. Its edge is inside the size."""
    edge = edge_of(width)
    width, height = width - 2 * edge, height - 2 * edge
    unit = width / LABEL_WIDTH
    theme = studio.theme
    drawing = moved(edge, edge).add(
        _outline(studio, width, height, fill=theme.sunken),
        path(
            label_path(5 * unit, 5 * unit, width - 10 * unit, height - 10 * unit, width * _CUT - 2 * unit, 4 * unit),
            fill="none",
            stroke=theme.strong_line,
            stroke_width=0.9 * unit,
        ),
        circle(width / 2, 14 * unit, 4.4 * unit, fill="none", stroke=theme.strong_line, stroke_width=1.6 * unit),
    )
    return drawing.add(back_mark(studio, width / 2, height * 0.54, 46 * unit))


def edge_of(width: float) -> float:
    """Half of the stroke around a card, which lies outside its outline."""
    return 0.7 * max(width / LABEL_WIDTH, 0.5)


def back_mark(studio: Studio, x: float, y: float, size: float) -> Element:
    """A line with a bend between two open stops: what the backs of all cards show."""
    unit = size / 46
    line = studio.theme.strong_line
    d = (
        f"M{number(x - 15 * unit)} {number(y + 14 * unit)}h{number(10 * unit)}"
        f"q{number(5 * unit)} 0 {number(5 * unit)}-{number(5 * unit)}v-{number(18 * unit)}"
        f"q0-{number(5 * unit)} {number(5 * unit)}-{number(5 * unit)}h{number(10 * unit)}"
    )
    stops = [
        circle(x + side * 18 * unit, y - side * 14 * unit, 5 * unit, fill="none", stroke=line, stroke_width=3.4 * unit)
        for side in (-1, 1)
    ]
    return group().add(path(d, fill="none", stroke=line, stroke_width=5 * unit), *stops)


def label_path(x: float, y: float, width: float, height: float, corner: float, radius: float) -> str:
    """The outline of a label: its upper corners cut off, the lower ones rounded."""
    right, bottom = x + width, y + height
    numbers = [number(value) for value in (x + corner, y, right - corner, right, y + corner, bottom - radius)]
    left, top, flat, edge, cut, curve = numbers
    return (
        f"M{left} {top}H{flat}L{edge} {cut}V{curve}Q{edge} {number(bottom)} {number(right - radius)} {number(bottom)}"
        f"H{number(x + radius)}Q{number(x)} {number(bottom)} {number(x)} {curve}V{cut}Z"
    )


def _started(
    studio: Studio, traveller: Traveller, width: float, height: float, state: State, place: int | None
) -> Element:
    """What all labels have: the title, the halo of a state, body and band."""
    drawing = group(
        data_card=traveller.id,
        data_place=place,
        data_colour=traveller.colour,
        data_state=state or None,
        opacity=0.6 if state == "dimmed" else None,
    )
    drawing.add(title(traveller.title(studio)))
    if state in ("legal", "selected"):
        drawing.add(_halo(studio, width, height, is_chosen=state == "selected"))
    drawing.add(
        _outline(studio, width, height, fill=studio.theme.depot_body[traveller.colour]),
        _band(studio, traveller, width, height * _BAND),
        _outline(studio, width, height, fill="none"),
    )
    return drawing


def _halo(studio: Studio, width: float, height: float, *, is_chosen: bool) -> Element:
    theme = studio.theme
    gap = 4.5 if width > 60 else 3.4
    return path(
        label_path(-gap, -gap, width + 2 * gap, height + 2 * gap, width * _CUT + gap * 0.58, 10),
        fill=theme.gold if is_chosen else theme.legal_halo,
        stroke=theme.legal,
        stroke_width=3.4 if is_chosen else 2.4,
        stroke_linejoin="round",
    )


def _outline(studio: Studio, width: float, height: float, fill: str) -> Element:
    return path(
        label_path(0, 0, width, height, width * _CUT, 7 * width / LABEL_WIDTH),
        fill=fill,
        stroke=studio.theme.card_edge,
        stroke_width=2 * edge_of(width),
        stroke_linejoin="round",
    )


def _band(studio: Studio, traveller: Traveller, width: float, height: float) -> Element:
    corner = width * _CUT
    numbers = [number(value) for value in (corner, width - corner, width, corner, height)]
    start, flat, edge, cut, bottom = numbers
    return path(f"M{start} 0H{flat}L{edge} {cut}V{bottom}H0V{cut}Z", fill=studio.theme.depot[traveller.colour])


def _corner(studio: Studio, traveller: Traveller, width: float, unit: float) -> Element:
    """The symbol again, or how many seats a traveller takes if it is more than one."""
    if traveller.seats == 1:
        return symbol(studio, traveller.colour, 17 * unit, width - 19 * unit, 19.5 * unit)
    ink = studio.theme.on_depot[traveller.colour]
    return label(
        width - 19 * unit,
        25 * unit,
        f"×{traveller.seats}",
        16 * unit,
        ink,
        font_weight=SIGN.weight,
        text_anchor="middle",
    )


def _rule(studio: Studio, left: float, right: float, y: float, width: float) -> Element:
    return path(f"M{number(left)} {number(y)}H{number(right)}", stroke=studio.theme.card_edge, stroke_width=width)


def _name(studio: Studio, traveller: Traveller, width: float, y: float, unit: float) -> Element:
    text = traveller.name(studio)
    room = width - 11 * unit
    size = max(_LEAST_NAME, min(15.0, 15 * room / width_of(text, 15 * unit, _NAME))) * unit
    return label(
        width / 2,
        y,
        fitted(text, size, room, _NAME),
        round(size, 2),
        studio.theme.ink,
        font_family=_NAME.families,
        font_weight=_NAME.weight,
        text_anchor="middle",
    )
