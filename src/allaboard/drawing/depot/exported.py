"""Depot's cards and buses as parts, for a page that puts them together itself.

A page shows the same labels and coaches as the pictures, but it moves them, turns their words into another language
and fills their windows as a game goes on. So it gets what never changes as markup, in the colours `var(--card)`,
`var(--on-card)` and `var(--card-body)` that it sets for each card, and a place for everything else: a pictogram
(centre and size), a text (baseline and size), the windows of a coach by its seats.

Everything is taken from what `labels` and `buses` draw, so it cannot differ from it. All of it is plain data.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from allaboard.drawing.depot.buses import BAY, BUS_HEIGHT, BUS_WIDTH, draw_bus, draw_small_bus
from allaboard.drawing.depot.cards import SYMBOLS
from allaboard.drawing.depot.labels import LABEL_HEIGHT, LABEL_WIDTH, draw_label, draw_small_label
from allaboard.drawing.elements import Element
from allaboard.drawing.icons.parts import GRID
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import NAMED
from allaboard.locales import LANGUAGES

SMALL_WIDTH, SMALL_HEIGHT = 46, 74  # of a label without a name
_PROFILES = {"A": "A1", "L": "L1", **{name: name for name in ("BA", "BP", "CO", "DR", "GE", "ST", "SU")}}
_CAPACITIES = (3, 4, 5)
_TEMPLATE = replace(
    NAMED,
    depot=dict.fromkeys(SYMBOLS, "var(--card)"),
    on_depot=dict.fromkeys(SYMBOLS, "var(--on-card)"),
    depot_body=dict.fromkeys(SYMBOLS, "var(--card-body)"),
)


def label_art() -> dict[str, Any]:
    """A label with a name. `seats` is where the card of a Surfer says how many it takes, instead of the symbol."""
    drawn = draw_label(_studio(), "RA1")
    symbol, corner, figure = _of(drawn, "use")
    (name,) = _of(drawn, "text")
    seats, _ = _of(draw_label(_studio(), "RSU"), "text")
    return {
        "width": LABEL_WIDTH,
        "height": LABEL_HEIGHT,
        "frame": _frame(drawn),
        "halo": _halo(draw_label(_studio(), "RA1", state="legal")),
        "symbol": _stamped(symbol),
        "corner": _stamped(corner),
        "figure": _stamped(figure),
        "seats": _written(seats),
        "name": _written(name),
    }


def small_label_art() -> dict[str, Any]:
    """A label where there is no room for a name."""
    drawn = draw_small_label(_studio(), "RA1", SMALL_WIDTH, SMALL_HEIGHT)
    symbol, figure = _of(drawn, "use")
    return {
        "width": SMALL_WIDTH,
        "height": SMALL_HEIGHT,
        "frame": _frame(drawn),
        "halo": _halo(draw_small_label(_studio(), "RA1", SMALL_WIDTH, SMALL_HEIGHT, "legal")),
        "symbol": _stamped(symbol),
        "figure": _stamped(figure),
    }


def name_sizes() -> dict[str, dict[str, float]]:
    """How large the name of each profile is written on a label, by language."""
    return {
        language: {
            profile: float(_of(draw_label(_studio(language), f"R{card}"), "text")[-1].attributes["font-size"])
            for profile, card in _PROFILES.items()
        }
        for language in LANGUAGES
    }


def coach_art() -> dict[str, Any]:
    """A bus at the platform, its blind, its windows by the number of seats, and the sign of a blocked one."""
    (coach,) = _of(draw_bus(_studio(), "R4a", [], is_blocked=True), "g")
    blind, badge = _of(coach, "g")
    coach.children = [child for child in coach.children if child not in (blind, badge)]
    windows = {
        capacity: [
            float(seat.attributes["x"]) for seat in _of(_of(draw_bus(_studio(), f"R{capacity}", []), "g")[0], "rect")
        ]
        for capacity in _CAPACITIES
    }
    free = {capacity: _of(_of(draw_bus(_studio(), f"R{capacity}", []), "g")[0], "rect")[0] for capacity in _CAPACITIES}
    window = _of(_of(_of(draw_bus(_studio(), "R4a", ["RA1"]), "g")[0], "g")[1], "use")[0]
    return {
        "width": BUS_WIDTH,
        "height": BUS_HEIGHT,
        "bay": BAY,
        "frame": _frame(coach) + _frame(blind),
        "symbol": _stamped(_of(blind, "use")[0]),
        "seats": _written(_of(blind, "text")[0]),
        "badge": _frame(badge),
        "lock": _stamped(_of(badge, "use")[0]),
        "windows": windows,
        "window": {capacity: float(seat.attributes["width"]) for capacity, seat in free.items()},
        "top": float(free[4].attributes["y"]),
        "tall": float(free[4].attributes["height"]),
        "figure": _stamped(window)["size"],
    }


def small_coach_art() -> dict[str, Any]:
    """A bus that nobody boards: symbol and seats only."""
    (coach,) = _of(draw_small_bus(_studio(), "R4a", BUS_WIDTH), "g")
    return {
        "width": BUS_WIDTH,
        "height": BUS_HEIGHT,
        "frame": _frame(coach),
        "symbol": _stamped(_of(coach, "use")[0]),
        "seats": _written(_of(coach, "text")[0]),
    }


def _studio(language: str = "en") -> Studio:
    return Studio(_TEMPLATE, language)


def _of(drawing: Element, tag: str) -> list[Element]:
    return [child for child in drawing.children if child.tag == tag]


def _frame(drawing: Element) -> str:
    """What never changes: outlines and grounds; no title, no text, no pictogram, no seat."""
    return "".join(
        str(child)
        for child in drawing.children
        if child.tag not in ("title", "text", "use", "g") and "stroke-dasharray" not in child.attributes
    )


def _halo(drawing: Element) -> str:
    """The outline of what can be done with a card."""
    return _of(drawing, "path")[0].attributes["d"]


def _stamped(used: Element) -> dict[str, float]:
    """Centre and size of a pictogram."""
    move, scale = used.attributes["transform"].removesuffix(")").split(") scale(")
    x, y = move.removeprefix("translate(").split(" ")
    return {"x": float(x), "y": float(y), "size": round(float(scale) * GRID, 1)}


def _written(text: Element) -> dict[str, float]:
    """The middle of a text's baseline, and its size."""
    return {name: float(text.attributes[key]) for name, key in (("x", "x"), ("y", "y"), ("size", "font-size"))}
