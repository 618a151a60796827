"""A player's sheet: who it is, the shapes of the tickets, the zones, the total."""

from __future__ import annotations

from allaboard.drawing.bus_sheet import draw_bus_zones
from allaboard.drawing.elements import Element, group, label, path, rectangle, title
from allaboard.drawing.geometry import TRACK
from allaboard.drawing.lettering import fitted, signed
from allaboard.drawing.metro_sheet import draw_metro_zones
from allaboard.drawing.panel import inspector_cap
from allaboard.drawing.position import Position
from allaboard.drawing.shapes import draw_shape
from allaboard.drawing.signs import colour_of, token
from allaboard.drawing.sketch import LEFT, RIGHT, SHEET_WIDTH, Sketch
from allaboard.drawing.studio import Studio
from allaboard.drawing.tracks import pattern
from allaboard.engine.line.shapes import shape_name

_STRIP_Y, _STRIP_HEIGHT = 58, 50
_TICKET_KINDS = 6
_BAR = 36


def draw_sheet(studio: Studio, position: Position, seat: int, name: str) -> tuple[Element, float]:
    """The sheet of a seat, `SHEET_WIDTH` wide, and its height."""
    sketch = Sketch(studio, position, seat)
    sketch.y = _STRIP_Y + _STRIP_HEIGHT + 10
    sketch.add(path(f"M{LEFT} {sketch.y}H{RIGHT}", stroke=studio.theme.ink, stroke_width=1.6))
    sketch.y += 9
    if position.city.game == "bus":
        draw_bus_zones(sketch)
    else:
        draw_metro_zones(sketch)
    sketch.add(_total(studio, position, seat, sketch.y))
    height = sketch.y + _BAR + 14
    view, score = position.seat(seat), position.score(seat)
    paper = group(
        data_sheet=seat,
        data_sheet_type=view["sheet_type"],
        data_shape=view["shape"],
        data_departure_number=view["departure"],
        data_eliminated=view["eliminated"],
        data_rank=score["rank"],
        data_winner=seat in position.scores["winners"],
        data_pending=seat in position.view["pending"],
        data_inspector=seat == position.view["inspector"],
    )
    paper.add(
        title(name),
        rectangle(
            0.6,
            0.6,
            SHEET_WIDTH - 1.2,
            height - 1.2,
            rx=10,
            fill=studio.theme.paper,
            stroke=studio.theme.ink if seat in position.view["pending"] else studio.theme.paper_line,
            stroke_width=2.4 if seat in position.view["pending"] else 1.2,
        ),
        *_header(studio, position, seat, name),
        *_strip(studio, position, seat),
        sketch.drawing,
    )
    return paper, height


def _header(studio: Studio, position: Position, seat: int, name: str) -> list[Element]:
    """The player's token, name and standing; beside them how the line looks on the board."""
    d = f"M{RIGHT - 44} 40H{RIGHT - 4}"
    sample = group(fill="none").add(
        path(d, stroke=studio.theme.ink, stroke_width=TRACK + 2, stroke_linecap="round"),
        path(d, stroke=colour_of(studio, seat), stroke_width=TRACK, stroke_linecap="round"),
        *pattern(studio, seat, d),
    )
    status = fitted(" · ".join(_status(studio, position, seat)), 12, RIGHT - 56 - (LEFT + 40))
    hand = position.hands.get(seat)
    line = group(
        data_hand=None if hand is None else " ".join(str(number) for number in hand.numbers),
        data_kept=None if hand is None else hand.kept,
        data_seat=seat,
    )
    room = RIGHT - 30 - (LEFT + 40)
    header = [
        token(studio, seat, LEFT + 15, 30, 30),
        label(LEFT + 40, 26, fitted(name, 18, room), 18, studio.theme.ink, font_weight=700),
        line.add(label(LEFT + 40, 44, status, 12, studio.theme.soft_ink)),
        sample,
    ]
    if seat == position.view["inspector"] and not position.is_over:
        header.append(inspector_cap(studio, RIGHT - 14, 20))
    return header


def _status(studio: Studio, position: Position, seat: int) -> list[str]:
    facts = [studio.words("drawing-sheet", type=position.seat(seat)["sheet_type"])]
    hand = position.hands.get(seat)
    if hand is not None:
        one, other = hand.numbers
        if hand.kept is None:
            facts.append(studio.words("drawing-hand", one=one, other=other))
        else:
            facts.append(studio.words("drawing-hand-kept", one=one, other=other, kept=hand.kept))
    if position.seat(seat)["eliminated"]:
        facts.append(studio.words("drawing-eliminated"))
    elif seat in position.scores["winners"]:
        facts.append(studio.words("drawing-winner"))
    elif seat in position.view["pending"] and position.view["phase"] == "turn":
        facts.append(studio.words("drawing-to-play"))
    if seat == position.view["inspector"] and not position.is_over and hand is None:
        facts.append(studio.words("drawing-inspector"))
    return facts


def _strip(studio: Studio, position: Position, seat: int) -> list[Element]:
    """Which shape each ticket means on this sheet; the one that is played now is framed."""
    view = position.view
    sheet_type = position.seat(seat)["sheet_type"]
    width = (RIGHT - LEFT) / _TICKET_KINDS
    drawn: list[Element] = []
    for kind in range(_TICKET_KINDS):
        x = LEFT + kind * width
        is_now = view["ticket"] is not None and (view["ticket"] - 1) % _TICKET_KINDS == kind
        colour = studio.theme.tickets[view["game"]][kind]
        ink = studio.theme.on_tickets[view["game"]][kind]
        drawn += [
            rectangle(
                x + 1.5,
                _STRIP_Y,
                width - 3,
                _STRIP_HEIGHT,
                rx=5,
                fill=studio.theme.surface,
                stroke=studio.theme.ink if is_now else studio.theme.paper_line,
                stroke_width=2.6 if is_now else 1.2,
            ),
            rectangle(x + 4, _STRIP_Y + 3, width - 8, 16, rx=3, fill=colour),
            label(
                x + width / 2,
                _STRIP_Y + 15.4,
                f"{kind + 1} · {kind + 1 + _TICKET_KINDS}",
                11.5,
                ink,
                font_weight=700,
                text_anchor="middle",
            ),
            draw_shape(shape_name(sheet_type, kind + 1), x + width / 2, _STRIP_Y + 35, 10, studio.theme.ink),
        ]
    return drawn


def _total(studio: Studio, position: Position, seat: int, y: float) -> Element:
    """The total as the viewer may know it; an eliminated player has none."""
    score = position.score(seat)
    breakdown = score["breakdown"]
    if breakdown is None:
        text = studio.words("drawing-eliminated").capitalize()
    elif None in breakdown.values():
        text = studio.words("drawing-total-partly")
    else:
        text = studio.words("total") if position.is_over else studio.words("drawing-total-now")
    fill = studio.theme.pale_ink if breakdown is None else studio.theme.ink
    bar = group(data_total=score["total"], data_seat=seat).add(
        rectangle(LEFT, y, RIGHT - LEFT, _BAR, rx=6, fill=fill),
        label(LEFT + 12, y + 23.4, fitted(text, 15, 236), 15, studio.theme.paper, font_weight=600),
    )
    if score["total"] is not None:
        number = signed(score["total"])
        bar.add(
            label(
                RIGHT - 12,
                y + 25.6,
                number,
                21,
                studio.theme.paper,
                font_weight=700,
                text_anchor="end",
            )
        )
    return bar
