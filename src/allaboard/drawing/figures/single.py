"""Single things as small figures: signs of stops, shapes of tickets, cards."""

from __future__ import annotations

from collections.abc import Callable

from allaboard.boards.city import ICONS
from allaboard.drawing.depot.buses import BUS_HEIGHT, BUS_WIDTH, draw_bus
from allaboard.drawing.depot.labels import LABEL_HEIGHT, LABEL_WIDTH, draw_label
from allaboard.drawing.figures.drawn import Figure
from allaboard.drawing.icons import pictogram
from allaboard.drawing.shapes import draw_shape, shape_width
from allaboard.drawing.signs import sign, star, token
from allaboard.drawing.studio import Studio
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS
from allaboard.engine.line.shapes import SHEET_TYPES, TICKETS, shape_name

_SIGN = 40
_UNIT = 15
_ICONS = ("turn", "traffic", "connections", "inspector")
_SHAPES = tuple(
    dict.fromkeys(shape_name(sheet, ticket) for sheet in range(1, SHEET_TYPES + 1) for ticket in range(1, TICKETS + 1))
)


def names() -> tuple[str, ...]:
    """Every name that `draw` knows."""
    icons = dict.fromkeys(icon for game in sorted(ICONS) for icon in ICONS[game])
    kinds: dict[str, tuple[str, ...]] = {
        "sign": tuple(icons),
        "shape": tuple(shape.replace("/", "-or-") for shape in _SHAPES),
        "icon": _ICONS,
        "label": tuple(TRAVELLER_IDS),
        "bus": tuple(BUS_IDS),
        "token": tuple(map(str, range(5))),
    }
    return (*(f"{kind}-{code}" for kind, codes in kinds.items() for code in codes), "star")


def draw(studio: Studio, name: str) -> Figure:
    """The figure of a name such as `sign-granny`."""
    if name not in names():
        raise KeyError(name)
    kind, _, code = name.partition("-")
    return _KINDS[kind](studio, code)


def _sign(studio: Studio, code: str) -> Figure:
    return Figure(sign(studio, (code,), _SIGN / 2, _SIGN / 2), _SIGN, _SIGN)


def _shape(studio: Studio, code: str) -> Figure:
    shape = code.replace("-or-", "/")
    width, height = shape_width(shape, _UNIT) + 8, 30
    return Figure(draw_shape(shape, width / 2, height / 2, _UNIT, studio.theme.ink), width, height)


def _icon(studio: Studio, code: str) -> Figure:
    return Figure(pictogram(code, 28, 14, 14, studio.theme.ink, studio.theme.surface), 28, 28)


def _label(studio: Studio, code: str) -> Figure:
    return Figure(draw_label(studio, code), LABEL_WIDTH + 4, LABEL_HEIGHT + 4, -2, -2)


def _bus(studio: Studio, code: str) -> Figure:
    return Figure(draw_bus(studio, code, []), BUS_WIDTH + 4, BUS_HEIGHT + 6, -2, -2)


def _star(studio: Studio, _: str) -> Figure:
    return Figure(star(studio, 14, 14), 28, 28)


def _token(studio: Studio, code: str) -> Figure:
    return Figure(token(studio, int(code), 14, 14, 26), 28, 28)


_KINDS: dict[str, Callable[[Studio, str], Figure]] = {
    "sign": _sign,
    "shape": _shape,
    "icon": _icon,
    "label": _label,
    "bus": _bus,
    "star": _star,
    "token": _token,
}
