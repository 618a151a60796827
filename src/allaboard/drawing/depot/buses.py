"""Buses from the side: one window for every seat, the symbol of the colour and the seats on the blind.

A bus is drawn at the origin. The same coach is large at the platform, with its passengers, small where only colour
and seats matter, and stands on the card for print.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from allaboard.drawing.depot.cards import SYMBOLS, Bus, bus_of, symbol, traveller_of
from allaboard.drawing.depot.labels import CARD_HEIGHT, CARD_WIDTH, LABEL_WIDTH, back_mark, edge_of
from allaboard.drawing.elements import Element, circle, group, label, moved, number, path, rectangle, title
from allaboard.drawing.icons import stamp
from allaboard.drawing.lettering import NAMES, SIGN, cap_height, fitted, width_of
from allaboard.drawing.studio import Studio

# The active bus stands in a gold bay, one that may be chosen in a lit one.
BusState: TypeAlias = Literal["", "active", "legal"]

BUS_WIDTH, BUS_HEIGHT = 214, 102
BAY = 8  # around a bus of that size

_SEAT = 33.0  # the height of a window, and its width unless there are many
_WINDOWS = 33.0  # their upper edge
_FIRST, _LAST = 10.0, 181.0
_LEAST_GAP = 3.6


def draw_bus(
    studio: Studio,
    bus: str,
    passengers: list[str],
    width: float = BUS_WIDTH,
    state: BusState = "",
    *,
    is_blocked: bool = False,
    is_night: bool = False,
    place: int | None = None,
) -> Element:
    """A bus at the platform. A lock says that it waits for a Lover, a moon that it drives by night."""
    card = bus_of(bus)
    unit = width / BUS_WIDTH
    used = sum(traveller_of(each).seats for each in passengers)
    drawing = group(
        data_bus=bus,
        data_place=place,
        data_colour=card.colour,
        data_state=state or None,
        data_capacity=card.capacity,
        data_free=card.capacity - used,
        data_blocked=is_blocked,
    )
    drawing.add(title(card.title(studio)))
    if state:
        drawing.add(_bay(studio, unit, is_active=state == "active"))
    coach = moved(0, 0, unit)
    if state:
        coach.add(_body(studio, card, 7, studio.theme.surface))  # keeps a yellow bus off a golden bay
    coach.add(_body(studio, card), _screen(studio, card), *_wheels(studio), _blind(studio, card))
    drawing.add(coach.extend(_seats(studio, card, passengers)))
    signs = [name for name, is_shown in (("lock", is_blocked), ("moon", is_night)) if is_shown]
    for at, name in enumerate(signs):
        coach.add(_badge(studio, name, BUS_WIDTH - 72 - 39 * at))
    return drawing


def draw_small_bus(studio: Studio, bus: str, width: float, *, place: int | None = None) -> Element:
    """A bus that nobody boards: symbol and seats only."""
    card = bus_of(bus)
    unit = width / BUS_WIDTH
    ink = studio.theme.on_depot[card.colour]
    coach = moved(0, 0, unit).add(
        _body(studio, card, 1.5 / unit),
        _screen(studio, card),
        *_wheels(studio),
        symbol(studio, card.colour, 48, BUS_WIDTH * 0.26, 46),
        _digit(card, BUS_WIDTH * 0.56, 46, 50, ink),
    )
    drawing = group(data_bus=bus, data_place=place, data_colour=card.colour)
    return drawing.add(title(card.title(studio)), coach)


def draw_plate(studio: Studio, bus: str, width: float, height: float, *, place: int | None = None) -> Element:
    """A bus in the least room: a number plate with symbol and seats."""
    card = bus_of(bus)
    theme = studio.theme
    drawing = group(data_bus=bus, data_place=place, data_colour=card.colour)
    return drawing.add(
        title(card.title(studio)),
        rectangle(
            0,
            0,
            width,
            height,
            rx=height * 0.25,
            fill=theme.depot[card.colour],
            stroke=theme.casing,
            stroke_width=1.2,
        ),
        symbol(studio, card.colour, height * 0.62, width * 0.32, height / 2),
        _digit(card, width * 0.72, height / 2, height * 0.58, theme.on_depot[card.colour]),
    )


def draw_bus_card(studio: Studio, bus: str, width: float = CARD_WIDTH, height: float = CARD_HEIGHT) -> Element:
    """A bus as a card for print; its edge is inside the given size."""
    edge = edge_of(width)
    return moved(edge, edge).add(_bus_card(studio, bus, width - 2 * edge, height - 2 * edge))


def _bus_card(studio: Studio, bus: str, width: float, height: float) -> Element:
    card = bus_of(bus)
    theme = studio.theme
    unit = width / LABEL_WIDTH
    ink = theme.on_depot[card.colour]
    font = NAMES.at(700)
    name = card.title(studio)
    name = name[:1].upper() + name[1:]
    size = min(15.0, 15 * 80 * unit / width_of(name, 15 * unit, font)) * unit
    head = 34 * unit
    radius = 7 * unit
    drawing = group(data_bus=bus, data_colour=card.colour).add(title(name))
    drawing.add(
        _sheet(studio, width, height, radius, theme.depot_body[card.colour]),
        path(
            f"M0 {number(head)}V{number(radius)}Q0 0 {number(radius)} 0H{number(width - radius)}"
            f"Q{number(width)} 0 {number(width)} {number(radius)}V{number(head)}Z",
            fill=theme.depot[card.colour],
        ),
        symbol(studio, card.colour, 22 * unit, 19 * unit, head / 2),
        _digit(card, width / 2, head / 2, 27 * unit, ink),
        symbol(studio, card.colour, 22 * unit, width - 19 * unit, head / 2),
    )
    coach_width = 78 * unit
    coach = draw_bus(studio, bus, [], coach_width)
    drawing.add(moved((width - coach_width) / 2, 50 * unit).add(*coach.children[1:]))
    drawing.add(
        path(f"M{number(10 * unit)} {number(height - 27 * unit)}H{number(width - 10 * unit)}",
             stroke=theme.card_edge, stroke_width=0.9 * unit),
        label(
            width / 2,
            height - 9.5 * unit,
            fitted(name, size, 84 * unit, font),
            round(size, 2),
            theme.ink,
            font_family=font.families,
            font_weight=font.weight,
            text_anchor="middle",
        ),
        _sheet(studio, width, height, radius, "none"),
    )  # fmt: skip
    return drawing


def draw_bus_back(studio: Studio, width: float = CARD_WIDTH, height: float = CARD_HEIGHT) -> Element:
    """The back of every bus; its edge is inside the given size."""
    edge = edge_of(width)
    width, height = width - 2 * edge, height - 2 * edge
    unit = width / LABEL_WIDTH
    theme = studio.theme
    inner = _sheet(studio, width - 10 * unit, height - 10 * unit, 4 * unit, "none")
    inner.attributes |= {"stroke": theme.strong_line, "stroke-width": number(0.9 * unit)}
    return moved(edge, edge).add(
        _sheet(studio, width, height, 7 * unit, theme.sunken),
        moved(5 * unit, 5 * unit).add(inner),
        stamp(studio, "bus", 34 * unit, width / 2, height * 0.34, theme.strong_line, theme.sunken),
        back_mark(studio, width / 2, height * 0.68, 32 * unit),
    )


def _sheet(studio: Studio, width: float, height: float, radius: float, fill: str) -> Element:
    return rectangle(
        0,
        0,
        width,
        height,
        rx=radius,
        fill=fill,
        stroke=studio.theme.card_edge,
        stroke_width=2 * edge_of(width),
    )


def _bay(studio: Studio, unit: float, *, is_active: bool) -> Element:
    theme = studio.theme
    return rectangle(
        -BAY * unit,
        -BAY * unit,
        (BUS_WIDTH + 2 * BAY) * unit,
        (BUS_HEIGHT + 2 * BAY) * unit,
        rx=16 * unit,
        fill=theme.gold if is_active else theme.legal_halo,
        stroke=theme.legal,
        stroke_width=3.2 if is_active else 2.2,
    )


def _body(studio: Studio, card: Bus, edge: float = 1.5, colour: str | None = None) -> Element:
    return path(
        "M8 8Q8 0 18 0H184Q200 0 204 16L214 58V80Q214 88 206 88H8Q0 88 0 80V16Q0 8 8 8Z",
        fill=studio.theme.depot[card.colour],
        stroke=colour or studio.theme.casing,
        stroke_width=edge,
        stroke_linejoin="round",
    )


def _screen(studio: Studio, card: Bus) -> Element:
    """The window of the driver."""
    return path(
        "M187 34H202L209 62H187Z",
        fill=studio.theme.depot_body[card.colour],
        stroke=studio.theme.casing,
        stroke_width=1.2,
        stroke_linejoin="round",
    )


def _wheels(studio: Studio) -> list[Element]:
    theme = studio.theme
    return [
        part
        for x in (44, 168)
        for part in (
            circle(x, 88, 14, fill=theme.casing, stroke=theme.surface, stroke_width=2),
            circle(x, 88, 5, fill=theme.strong_line),
        )
    ]


def _blind(studio: Studio, card: Bus) -> Element:
    """Where other buses say where they go: the symbol, and how many seats there are."""
    theme = studio.theme
    name = SYMBOLS[card.colour]
    return group().add(
        rectangle(12, 6.5, 62, 21.5, rx=4, fill=theme.sign, stroke=theme.casing, stroke_width=1.1),
        stamp(studio, name, 17, 27, 17.2, theme.ink, theme.sign, data_symbol=name),
        _digit(card, 55, 17.2, 18, theme.ink),
    )


def _seats(studio: Studio, card: Bus, passengers: list[str]) -> list[Element]:
    """Who sits at which window; free seats are dashed."""
    theme = studio.theme
    seat = min(_SEAT, (_LAST - _FIRST + _LEAST_GAP) / card.capacity - _LEAST_GAP)
    gap = min(6.0, (_LAST - _FIRST - card.capacity * seat) / (card.capacity - 1))
    found: list[Element] = []
    x = _FIRST
    used = 0
    for place, passenger in enumerate(passengers):
        traveller = traveller_of(passenger)
        width = traveller.seats * seat + (traveller.seats - 1) * gap
        ground = theme.depot_body[traveller.colour]
        window = group(data_card=passenger, data_place=place).add(
            title(traveller.title(studio)),
            rectangle(x, _WINDOWS, width, _SEAT, rx=5, fill=ground, stroke=theme.casing, stroke_width=1.2),
            stamp(studio, traveller.pictogram, 26, x + width / 2, _WINDOWS + _SEAT / 2, theme.ink, ground),
        )
        if traveller.colour != card.colour:
            window.add(_foreign(studio, traveller.colour, x + width - 4, _WINDOWS + 2))
        found.append(window)
        used += traveller.seats
        x += width + gap
    for _ in range(card.capacity - used):
        found.append(
            rectangle(
                x,
                _WINDOWS,
                seat,
                _SEAT,
                rx=5,
                fill="none",
                stroke=theme.on_depot[card.colour],
                stroke_width=1.6,
                stroke_dasharray="4 3.4",
            )
        )
        x += seat + gap
    return found


def _foreign(studio: Studio, colour: str, x: float, y: float) -> Element:
    """The colour of a Backpacker on a bus of another."""
    disc = circle(x, y, 8, fill=studio.theme.depot[colour], stroke=studio.theme.casing, stroke_width=1)
    return group(data_colour=colour).add(disc, symbol(studio, colour, 11, x, y))


def _badge(studio: Studio, name: str, x: float) -> Element:
    theme = studio.theme
    return group().add(
        rectangle(x, 6, 34, 22, rx=11, fill=theme.sign, stroke=theme.ink, stroke_width=1.2),
        stamp(studio, name, 16, x + 17, 17, theme.ink, theme.sign),
    )


def _digit(card: Bus, x: float, y: float, size: float, colour: str) -> Element:
    """The number of seats, centred at a point."""
    return label(
        x,
        y + cap_height(size) / 2,
        str(card.capacity),
        size,
        colour,
        font_weight=SIGN.weight,
        text_anchor="middle",
    )
