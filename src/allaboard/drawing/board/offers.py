"""What the viewer is offered: halos around the stops that can be reached, and what going there costs."""

from __future__ import annotations

from collections.abc import Iterator

from allaboard.drawing.board.corners import sign_outline, wider
from allaboard.drawing.board.costs import Badge, is_tight, row_height
from allaboard.drawing.board.layout import (
    CHOSEN_WIDTH,
    HALO_WIDTH,
    Halo,
    Layout,
)
from allaboard.drawing.board.outlines import Pill
from allaboard.drawing.elements import Element, circle, element, group, path, rectangle
from allaboard.drawing.icons import pictogram
from allaboard.drawing.lettering import cap_height
from allaboard.drawing.studio import Studio

_FOCUS_GAP, _FOCUS_WIDTH = 3, 4


def draw_halos(studio: Studio, layout: Layout) -> Iterator[Element]:
    for halo in layout.halos:
        yield group(
            class_="halo chosen" if halo.is_chosen else "halo",
            data_lit=halo.stop,
            data_kind=halo.lit.kind,
            data_turn_boxes=halo.lit.turn_boxes,
            data_shared=halo.lit.shared,
            data_chosen=halo.is_chosen or None,
        ).add(_halo(studio, halo))


def _halo(studio: Studio, halo: Halo) -> Element:
    """Light with a ring; gold with a strong ring when chosen; a broken ring of warning for a loop."""
    theme = studio.theme
    dashes = None
    if halo.lit.loops:
        fill, stroke, width = theme.warn_soft, theme.warn, 3.4
        dashes = "7 5"
    elif halo.is_chosen:
        fill, stroke, width = theme.gold, theme.legal, float(CHOSEN_WIDTH)
    else:
        fill, stroke, width = theme.legal_halo, theme.legal, HALO_WIDTH
    if halo.is_chosen and halo.lit.loops:
        width = float(CHOSEN_WIDTH)
    return _pill(halo.outline, width, fill=fill, stroke=stroke, stroke_dasharray=dashes)


def _pill(outline: Pill, width: float, **attributes: str | None) -> Element:
    radius = outline.radius - width / 2
    return rectangle(
        outline.x - radius - outline.reach,
        outline.y - radius,
        2 * (radius + outline.reach),
        2 * radius,
        rx=radius,
        stroke_width=width,
        **attributes,
    )


def draw_focus(studio: Studio, layout: Layout) -> Iterator[Element]:
    """The stop that the keyboard is at: never hidden by what lies around it."""
    stop = layout.state.focus
    if stop is None:
        return
    x, y = layout.grid.place(stop)
    around = [outline.radius for outline in layout.solids(stop) if isinstance(outline, Pill)]
    sign = sign_outline(layout.city.stop(stop), x, y)
    inner = max([*around, 18.0 if isinstance(sign, Pill) else 22.0]) + _FOCUS_GAP
    outline = Pill(x, y, inner + _FOCUS_WIDTH, wider(layout.city.stop(stop)))
    yield group(class_="focus", data_focus=stop).add(
        _pill(outline, _FOCUS_WIDTH, fill="none", stroke=studio.theme.accent)
    )


def draw_badges(studio: Studio, layout: Layout) -> Element:
    costs = group(font_weight=700, text_anchor="middle", fill=studio.theme.on_plate)
    for badge in layout.badges:
        drawing = group(class_="cost", data_cost=badge.stop)
        costs.add(drawing.extend(_costs(studio, badge) if badge.parts else [_mark(studio, badge)]))
    return costs


def _costs(studio: Studio, badge: Badge) -> Iterator[Element]:
    """A plate with a row for each kind of box."""
    box = badge.box
    width, height = box.right - box.left, box.bottom - box.top
    row = row_height(badge.parts, badge.size)
    yield _plate(studio, box.left, box.top, width, height)
    first = box.top + (height - row * len(badge.parts)) / 2 + row / 2
    pictogram_x, text_x = (9.0, 15.5) if is_tight(badge) else (10.6, 18.2)
    for place, part in enumerate(badge.parts):
        y = first + place * row
        yield _icon(studio, part.icon, box.left + pictogram_x, y)
        middle = (box.left + text_x + box.right - 4) / 2
        yield element("text", part.text, x=middle, y=y + cap_height(badge.size) / 2, font_size=badge.size)


def _plate(studio: Studio, x: float, y: float, width: float, height: float) -> Element:
    name = f"plate-{width:g}-{height:g}"
    if name not in studio.definitions:
        theme = studio.theme
        plate = rectangle(0, 0, width, height, rx=10, fill=theme.plate, stroke=theme.sign, stroke_width=1.6)
        studio.definitions.define(name, plate)
    return studio.definitions.use(name, x, y)


def _icon(studio: Studio, icon: str, x: float, y: float) -> Element:
    name = f"cost-{icon}"
    if name not in studio.definitions:
        theme = studio.theme
        drawing = group().add(pictogram(icon, 12.5, 0, 0, theme.on_plate, theme.plate))
        studio.definitions.define(name, drawing)
    return studio.definitions.use(name, x, y)


def _mark(studio: Studio, badge: Badge) -> Element:
    """A tick for what costs nothing, an exclamation mark for a loop."""
    name = "cost-loop" if badge.lit.loops else "cost-free"
    if name not in studio.definitions:
        theme = studio.theme
        if badge.lit.loops:
            colour, d = theme.warn, "M0-5.4V1.2M0 5.2V5.3"
        else:
            colour, d = theme.ok, "M-4.6 .4-1.4 3.6 4.6-3.4"
        studio.definitions.define(
            name,
            group().add(
                circle(0, 0, 10.5, fill=colour, stroke=theme.sign, stroke_width=1.6),
                path(
                    d, fill="none", stroke=theme.sign, stroke_width=2.4, stroke_linecap="round", stroke_linejoin="round"
                ),
            ),
        )
    box = badge.box
    return studio.definitions.use(name, (box.left + box.right) / 2, (box.top + box.bottom) / 2)
