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
from allaboard.drawing.elements import Element, circle, element, group, number, path, rectangle
from allaboard.drawing.icons import pictogram
from allaboard.drawing.lettering import cap_height
from allaboard.drawing.studio import Studio

_FOCUS_GAP, _FOCUS_WIDTH = 3, 4


def draw_halos(studio: Studio, layout: Layout) -> Iterator[Element]:
    for halo in layout.halos:
        yield studio.definitions.use(
            _halo(studio, halo),
            halo.outline.x,
            halo.outline.y,
            class_="halo chosen" if halo.is_chosen else "halo",
            data_lit=halo.stop,
            data_kind=halo.lit.kind,
            data_turn_boxes=halo.lit.turn_boxes,
            data_shared=halo.lit.shared,
            data_chosen=halo.is_chosen or None,
        )


def _halo(studio: Studio, halo: Halo) -> str:
    """The name of a halo: light with a ring, gold with a strong one when chosen. The ring is one of warning for a dead
    end, and a broken one for a loop.
    """
    theme = studio.theme
    fill, stroke, width = theme.legal_halo, theme.legal, HALO_WIDTH
    dashes, kind = None, ""
    if halo.is_chosen:
        fill, width, kind = theme.gold, float(CHOSEN_WIDTH), "chosen-"
    if halo.lit.kind in {"loop", "dead-end"}:
        stroke, width, kind = theme.warn, max(width, 3.4), f"{kind}{halo.lit.kind}-"
    if halo.lit.loops:
        fill, dashes = theme.warn_soft, "7 5"
    around = halo.outline
    name = f"halo-{kind}{around.radius:g}-{around.reach:g}"
    if name not in studio.definitions:
        here = Pill(0, 0, around.radius, around.reach)
        studio.definitions.define(name, _pill(here, width, fill=fill, stroke=stroke, stroke_dasharray=dashes))
    return name


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
        drawing = group(class_="cost", data_cost=badge.stop, font_size=badge.size if badge.parts else None)
        costs.add(drawing.extend(_costs(studio, badge) if badge.parts else [_mark(studio, badge)]))
    return costs


def _costs(studio: Studio, badge: Badge) -> Iterator[Element]:
    """A plate with a row for each kind of box."""
    box = badge.box
    row = row_height(badge.parts, badge.size)
    first = (box.bottom - box.top - row * len(badge.parts)) / 2 + row / 2
    rows = [first + place * row for place in range(len(badge.parts))]
    icons = [part.icon for part in badge.parts]
    x = 9.0 if is_tight(badge) else 10.6
    plate = _plate(studio, icons, rows, box.right - box.left, box.bottom - box.top, x)
    yield studio.definitions.use(plate, box.left, box.top)
    middle = (box.left + (15.5 if is_tight(badge) else 18.2) + box.right - 4) / 2
    for part, y in zip(badge.parts, rows, strict=True):
        yield element("text", part.text, x=middle, y=box.top + y + cap_height(badge.size) / 2)


def offer_sample(studio: Studio, kind: str) -> Element:
    """What a sign of a cost looks like, around the origin: for a legend."""
    if kind in {"free", "loop", "dead-end"}:
        return studio.definitions.use(_mark_name(studio, kind), 0, 0)
    return studio.definitions.use(_plate(studio, [kind], [10.0], 22, 20, 11), -11, -10)


def _plate(studio: Studio, icons: list[str], rows: list[float], width: float, height: float, x: float) -> str:
    """The name of a plate with its pictograms; there are few, however many stops are lit."""
    name = f"plate-{'-'.join(icons)}-{number(width)}-{number(height)}-{number(x)}"
    if name not in studio.definitions:
        theme = studio.theme
        plate = group().add(
            rectangle(0, 0, width, height, rx=10, fill=theme.plate, stroke=theme.sign, stroke_width=1.6)
        )
        plate.extend(
            pictogram(icon, 12.5, x, y, theme.on_plate, theme.plate) for icon, y in zip(icons, rows, strict=True)
        )
        studio.definitions.define(name, plate)
    return name


def _mark(studio: Studio, badge: Badge) -> Element:
    box = badge.box
    name = _mark_name(studio, badge.lit.kind)
    return studio.definitions.use(name, (box.left + box.right) / 2, (box.top + box.bottom) / 2)


_MARKS = {"free": "M-4.6 .4-1.4 3.6 4.6-3.4", "loop": "M0-5.4V1.2M0 5.2V5.3", "dead-end": "M0 6V-4M-4.6-4.6H4.6"}


def _mark_name(studio: Studio, kind: str) -> str:
    """A tick for what costs nothing, an exclamation mark for a loop, and for a dead end its road sign, a square one."""
    name = f"cost-{kind}"
    if name not in studio.definitions:
        theme, d = studio.theme, _MARKS[kind]
        colour = theme.ok if kind == "free" else theme.warn
        around: dict[str, str | float] = {"fill": colour, "stroke": theme.sign, "stroke_width": 1.6}
        studio.definitions.define(
            name,
            group().add(
                rectangle(-10, -10, 20, 20, rx=4, **around) if kind == "dead-end" else circle(0, 0, 10.5, **around),
                path(
                    d, fill="none", stroke=theme.sign, stroke_width=2.4, stroke_linecap="round", stroke_linejoin="round"
                ),
            ),
        )
    return name
