"""A whole sheet: who it is, the shapes of the tickets, the zones, the total."""

from __future__ import annotations

from allaboard.drawing.documents import document
from allaboard.drawing.elements import Element, group, label, path, rectangle, title
from allaboard.drawing.lettering import fitted, signed, width_of
from allaboard.drawing.sheets.boxes import RADIUS
from allaboard.drawing.sheets.bus import draw_bus_zones
from allaboard.drawing.sheets.header import STRIP_HEIGHT, STRIP_Y, draw_header, draw_strip
from allaboard.drawing.sheets.metro import draw_metro_zones
from allaboard.drawing.sheets.sketch import LEFT, RIGHT, SHEET_WIDTH, Sketch, difference
from allaboard.drawing.sheets.state import SheetState
from allaboard.drawing.studio import Studio

_BAR = 38
_TOTAL = 22


def draw_sheet(studio: Studio, state: SheetState, after: SheetState | None = None) -> tuple[Element, float]:
    """A sheet, `SHEET_WIDTH` wide, and its height.

    With `after`, the same sheet after a turn that is only tried out: what it would change is drawn in pencil. Of
    `after` nothing but boxes, points and letters is used: it may know the next ticket, the picture does not.
    """
    sketch = Sketch(studio, state, after)
    sketch.y = STRIP_Y + STRIP_HEIGHT + 12
    sketch.add(path(f"M{LEFT} {sketch.y}H{RIGHT}", stroke=studio.theme.paper_ink, stroke_width=1.6))
    sketch.y += 9
    if state.game == "bus":
        draw_bus_zones(sketch)
    else:
        draw_metro_zones(sketch)
    sketch.add(_total(sketch, sketch.y))
    height = sketch.y + _BAR + 14
    is_pending = state.owner is not None and state.owner.is_pending
    paper = _paper(state, sketch).add(
        title(_name(studio, state)),
        rectangle(
            0.6,
            0.6,
            SHEET_WIDTH - 1.2,
            height - 1.2,
            rx=10,
            fill=studio.theme.paper,
            stroke=studio.theme.paper_ink if is_pending else studio.theme.paper_line,
            stroke_width=2.4 if is_pending else 1.2,
        ),
        *draw_header(studio, state),
        *draw_strip(studio, state),
        sketch.drawing,
    )
    return paper, height


def sheet_document(studio: Studio, state: SheetState, after: SheetState | None = None) -> str:
    """A sheet as a picture of its own."""
    drawing, height = draw_sheet(studio, state, after)
    return document(studio, drawing, SHEET_WIDTH, height, _name(studio, state))


def _name(studio: Studio, state: SheetState) -> str:
    name = studio.words("drawing-sheet", type=state.sheet_type)
    return f"{studio.words(state.game)} · {name}" if state.owner is None else state.owner.name


def _paper(state: SheetState, sketch: Sketch) -> Element:
    owner = state.owner
    if owner is None:
        return group(data_sheet="blank", data_sheet_type=state.sheet_type)
    is_lost = sketch.after.is_out and not state.is_out
    return group(
        data_sheet=owner.seat,
        data_sheet_type=state.sheet_type,
        data_shape=state.shape,
        data_departure_number=owner.departure,
        data_eliminated=owner.is_eliminated,
        data_pencil_eliminated=is_lost or None,
        data_rank=owner.rank,
        data_winner=owner.is_winner,
        data_pending=owner.is_pending,
        data_inspector=owner.is_inspector,
    )


def _total(sketch: Sketch, y: float) -> Element:
    """The total as the viewer may know it; an eliminated player has none, a blank sheet a space for it."""
    studio, state, after = sketch.studio, sketch.state, sketch.after
    if state.owner is None:
        return _blank_total(studio, y)
    theme = studio.theme
    is_lost = after.is_out and not state.is_out
    now, then = state.total, after.total
    is_changed = now is not None and then is not None and now != then
    fill, ink = theme.paper_ink, theme.paper
    if state.is_out:
        fill = theme.pale_ink
    elif is_lost:  # this far, and no further
        fill, ink = theme.warn_soft, theme.warn
    bar = group(data_total=now, data_pencil_total=then if is_changed else None, data_seat=sketch.seat).add(
        rectangle(
            LEFT,
            y,
            RIGHT - LEFT,
            _BAR,
            rx=6,
            fill=fill,
            stroke=ink if is_lost else None,
            stroke_width=1.8 if is_lost else None,
            stroke_dasharray="4 2.6" if is_lost else None,
        ),
    )
    right: float = RIGHT - 12
    if now is not None:
        number = signed(now)
        bar.add(label(right, y + 27, number, _TOTAL, ink, font_weight=700, text_anchor="end"))
        right -= width_of(number, _TOTAL) + 10
    if now is not None and then is not None and is_changed:
        room = 36
        bar.add(
            rectangle(
                right - room,
                y + 9,
                room,
                20,
                rx=RADIUS,
                fill="none",
                stroke=theme.paper,
                stroke_width=1.4,
                stroke_dasharray="4 2.6",
            ),
            difference(studio, then - now, right - room / 2, y + 23.8, "middle", theme.paper),
        )
        right -= room + 8
    words = studio.words
    text = words("drawing-eliminated").capitalize() if is_lost or state.is_out else _total_text(studio, state)
    shown = fitted(text, 15, right - LEFT - 20)
    return bar.add(label(LEFT + 12, y + 24.4, shown, 15, ink, font_weight=600))


def _total_text(studio: Studio, state: SheetState) -> str:
    if state.breakdown is not None and None in state.breakdown.values():
        return studio.words("drawing-total-partly")
    return studio.words("total" if state.is_over else "drawing-total-now")


def _blank_total(studio: Studio, y: float) -> Element:
    theme = studio.theme
    return group().add(
        rectangle(LEFT, y, RIGHT - LEFT, _BAR, rx=6, fill=theme.well, stroke=theme.paper_ink, stroke_width=2),
        label(LEFT + 12, y + 24.4, studio.words("total"), 16, theme.paper_ink, font_weight=700),
    )
