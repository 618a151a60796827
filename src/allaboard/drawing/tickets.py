"""Tickets: a colour, a number, and the shape they mean on a sheet.

The number is always printed, the colour never needed. Where a city has fast roads, a ticket wears the kind of road
that it would wake as the first of a game: studs or slashes, as the road itself.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from allaboard.boards.city import City
from allaboard.drawing.documents import document
from allaboard.drawing.elements import Element, circle, group, label, number, path, title
from allaboard.drawing.shapes import draw_shape, shape_width
from allaboard.drawing.studio import Studio
from allaboard.engine.line.board import FAST_COLOURS

TicketState: TypeAlias = Literal["current", "played", "to-come", "face-down"]

TICKET = (98.0, 74.0)  # with its shape
SMALL_TICKET = (38.0, 40.0)  # with its number only

_RADIUS = 6.0
_STUB = 0.36  # of the height
_NOTCH = 6.0


def fast_road(city: City, ticket: int) -> str | None:
    """Which roads a ticket makes fast if it is the first of a game (R2); None in a city without fast roads."""
    return FAST_COLOURS[ticket % 2] if city.fast_roads else None


def draw_ticket(
    studio: Studio,
    game: str,
    ticket: int,
    state: TicketState = "current",
    *,
    shape: str | None = None,
    road: str | None = None,
    size: tuple[float, float] | None = None,
) -> Element:
    """A ticket with its corner at the origin; with a `shape` below its stub, else its number alone.

    One that is still to come is only outlined, and of one that lies face down nothing is told.
    """
    width, height = size or (TICKET if shape else SMALL_TICKET)
    if state == "face-down":
        return group(data_state=state).add(title(studio.words("drawing-ticket-back")), *_back(studio, width, height))
    text = studio.words(f"drawing-ticket-{state}", number=ticket)
    drawing = group(data_ticket=ticket, data_state=state).add(title(text))
    theme = studio.theme
    colour, ink = theme.ticket(game, ticket)
    outline = ticket_outline(0, 0, width, height, _notch(height))
    if state == "to-come":
        return drawing.add(
            path(outline, fill="none", stroke=theme.strong_line, stroke_width=1.3, stroke_dasharray="3.6 2.8"),
            _centred(str(ticket), width / 2, height / 2, 15, theme.pale_ink),
        )
    if shape is None:
        drawing.add(path(outline, fill=colour))
        room = height - (band_height(height) if road else 0)
        drawing.add(_centred(str(ticket), width / 2, room / 2, min(0.46 * height, 0.5 * width), ink))
    else:
        stub = _STUB * height
        body = height - stub - (band_height(height) if road else 0)
        unit = min(0.3 * body, 0.19 * width, 0.8 * width / (shape_width(shape, 1)))
        drawing.add(
            path(outline, fill=theme.well),
            path(_top(width, stub), fill=colour),
            _perforation(studio, width, stub),
            _centred(str(ticket), width / 2, stub / 2, 0.72 * stub, ink),
            draw_shape(shape, width / 2, stub + body / 2, unit, theme.ink),
        )
    if road:
        drawing.add(draw_band(studio, road, width, height))
    edge = theme.paper_ink if shape else theme.casing
    return drawing.add(path(outline, fill="none", stroke=edge, stroke_width=1.4))


def ticket_document(
    studio: Studio, game: str, ticket: int, *, shape: str | None = None, road: str | None = None
) -> str:
    """A ticket as a picture of its own."""
    width, height = TICKET if shape else SMALL_TICKET
    drawing = draw_ticket(studio, game, ticket, shape=shape, road=road)
    return document(studio, drawing, width, height, studio.words("drawing-ticket-current", number=ticket), 2)


def ticket_outline(x: float, y: float, width: float, height: float, notch: float, radius: float = _RADIUS) -> str:
    """Round corners, and half a round hole in either side at mid-height."""
    r, n = number(radius), number(notch)
    across, down = number(width - 2 * radius), number(height / 2 - radius - notch)
    return (
        f"M{number(x + radius)} {number(y)}h{across}a{r} {r} 0 0 1 {r} {r}v{down}a{n} {n} 0 0 0 0 {number(2 * notch)}"
        f"v{down}a{r} {r} 0 0 1-{r} {r}h-{across}a{r} {r} 0 0 1-{r}-{r}v-{down}a{n} {n} 0 0 0 0-{number(2 * notch)}"
        f"v-{down}a{r} {r} 0 0 1 {r}-{r}Z"
    )


def band_height(height: float) -> float:
    """The room of a fast road along the lower edge of a ticket."""
    return max(9.0, 0.15 * height)


def draw_band(
    studio: Studio, road: str, width: float, height: float, room: float | None = None, radius: float = _RADIUS
) -> Element:
    """The fast road along the lower edge: studs on both sides of burgundy, slashes across yellow."""
    theme = studio.theme
    room = band_height(height) if room is None else room
    top = height - room
    r = number(radius)
    d = f"M0 {number(top)}H{number(width)}V{number(height - radius)}a{r} {r} 0 0 1-{r} {r}H{r}a{r} {r} 0 0 1-{r}-{r}Z"
    margin = 0.32 * room
    steps = max(2, round((width - 2 * margin) / (0.62 * room)))
    gap = (width - 2 * margin) / steps
    middles = [margin + (step + 0.5) * gap for step in range(steps)]
    drawing = group(data_fast_road=road).add(title(studio.words(f"drawing-road-{road}")))
    if road == "yellow":
        lean, end = 0.24 * room, 0.2 * room
        slashes = "".join(
            f"M{number(x - lean)} {number(height - end)}L{number(x + lean)} {number(top + end)}" for x in middles
        )
        return drawing.add(
            path(d, fill=theme.yellow_road),
            path(slashes, stroke=theme.on_yellow_road, stroke_width=round(0.19 * room, 2), stroke_linecap="round"),
        )
    studs = "".join(f"M{number(x)} {number(top + room * share)}h0" for share in (0.27, 0.73) for x in middles)
    return drawing.add(
        path(d, fill=theme.burgundy_road),
        path(studs, stroke=theme.on_burgundy_road, stroke_width=round(0.26 * room, 2), stroke_linecap="round"),
    )


def _notch(height: float) -> float:
    return min(_NOTCH, 0.11 * height)


def _top(width: float, height: float) -> str:
    r = _RADIUS
    down = number(height - r)
    return f"M0 {number(height)}v-{down}a{r} {r} 0 0 1 {r}-{r}h{number(width - 2 * r)}a{r} {r} 0 0 1 {r} {r}v{down}Z"


def _perforation(studio: Studio, width: float, y: float) -> Element:
    return path(
        f"M6 {number(y)}H{number(width - 6)}",
        stroke=studio.theme.well,
        stroke_width=2,
        stroke_dasharray="0.01 4",
        stroke_linecap="round",
    )


def _centred(text: str, x: float, y: float, size: float, colour: str) -> Element:
    return label(x, y + 0.35 * size, text, round(size, 1), colour, font_weight=700, text_anchor="middle")


def _back(studio: Studio, width: float, height: float) -> list[Element]:
    theme = studio.theme
    outline = ticket_outline(0, 0, width, height, _notch(height))
    return [
        path(outline, fill=theme.back),
        *back_motif(studio, width, height),
        path(outline, fill="none", stroke=theme.paper_ink, stroke_width=1.4),
    ]


def back_motif(studio: Studio, width: float, height: float) -> list[Element]:
    """A line with a bend and its stops: what every back shows."""
    theme = studio.theme
    w, h = width, height
    unit = min(w, h)
    xs, ys = (0.16 * w, 0.5 * w, 0.84 * w), (0.68 * h, 0.32 * h)
    bend = 0.12 * unit
    d = (
        f"M{number(xs[0])} {number(ys[0])}H{number(xs[1] - bend)}Q{number(xs[1])} {number(ys[0])} {number(xs[1])} "
        f"{number(ys[0] - bend)}V{number(ys[1] + bend)}Q{number(xs[1])} {number(ys[1])} {number(xs[1] + bend)} "
        f"{number(ys[1])}H{number(xs[2])}"
    )
    stops = ((xs[0], ys[0]), (xs[1], (ys[0] + ys[1]) / 2), (xs[2], ys[1]))
    line = theme.gold if theme.gold != theme.back else theme.on_back  # without colours all grounds are white
    return [
        path(d, fill="none", stroke=line, stroke_width=round(0.09 * unit, 2), stroke_linecap="round"),
        *(
            circle(x, y, 0.085 * unit, fill=theme.back, stroke=theme.on_back, stroke_width=round(0.045 * unit, 2))
            for x, y in stops
        ),
    ]
