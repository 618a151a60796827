"""What lies on the table of a line game, as cards of any size: tickets, departures, objectives, rush hours.

Every drawing fills exactly the width and height that it is given; sizes within are shares of them, so a card can
be printed at any scale.
"""

from __future__ import annotations

from allaboard.drawing.elements import Element, circle, group, label, moved, number, path, rectangle, title
from allaboard.drawing.icons import pictogram
from allaboard.drawing.lettering import fitted, width_of, wrapped
from allaboard.drawing.shapes import draw_shape, shape_width
from allaboard.drawing.sheets.objectives import needed_for, side_colours
from allaboard.drawing.signs import sign
from allaboard.drawing.studio import Studio
from allaboard.drawing.tickets import back_motif, draw_band
from allaboard.engine.bus.sheet import PERSONAL_POINTS
from allaboard.engine.line.board import FAST_COLOURS
from allaboard.engine.line.course import YELLOW_SIDE
from allaboard.engine.line.shapes import SHEET_TYPES, shape_name
from allaboard.engine.metro.sheet import PERSONAL_STEPS

_ACROSS = 63  # a card is drawn on a grid of so many units across its shorter side


class _Card:
    """A card while it is drawn."""

    def __init__(self, studio: Studio, width: float, height: float, fill: str, **attributes: str | int) -> None:
        self.studio = studio
        self.width, self.height = width, height
        self.unit = min(width, height) / _ACROSS
        self.radius = 3 * self.unit
        theme = studio.theme
        edge = 0.5 * self.unit
        self.drawing = group(**attributes).add(
            rectangle(
                edge / 2,
                edge / 2,
                width - edge,
                height - edge,
                rx=self.radius,
                fill=fill,
                stroke=theme.paper_ink,
                stroke_width=edge,
            )
        )

    def add(self, *elements: Element) -> None:
        self.drawing.add(*elements)

    def text(self, text: str, x: float, y: float, size: float, colour: str, *, room: float, weight: int = 700) -> None:
        """One line around a point, in units of the card, made smaller where it must be."""
        u = self.unit
        while size > 3 and width_of(text, size * u) > room * u:
            size -= 0.25
        shown = fitted(text, size * u, room * u)
        self.add(
            label(x, y + 0.35 * size * u, shown, round(size * u, 2), colour, font_weight=weight, text_anchor="middle")
        )

    def lines(self, text: str, y: float, size: float, colour: str) -> None:
        """Up to three lines around a height in the middle of the card."""
        size *= self.unit
        shown = wrapped(text, size, self.width - 10 * self.unit, 3)
        for place, line in enumerate(shown):
            middle = y + (place - (len(shown) - 1) / 2) * size * 1.2
            self.add(
                label(
                    self.width / 2,
                    middle + 0.35 * size,
                    line,
                    round(size, 2),
                    colour,
                    font_weight=500,
                    text_anchor="middle",
                )
            )


def draw_ticket_card(
    studio: Studio, game: str, ticket: int, width: float, height: float, *, has_fast_roads: bool = True
) -> Element:
    """A ticket to print: its number, and the shape it means on each of the sheets; in Metro the roads that it makes
    fast as the first of a game, unless the city has none.
    """
    theme = studio.theme
    colour, ink = theme.ticket(game, ticket)
    card = _Card(studio, width, height, theme.well, data_ticket=ticket)
    u = card.unit
    card.add(title(f"{studio.words(game)} · {ticket}"))
    stub = 0.27 * height
    r = number(card.radius)
    down, across = number(stub - card.radius), number(width - 2 * card.radius)
    stub_path = f"M0 {number(stub)}v-{down}a{r} {r} 0 0 1 {r}-{r}h{across}a{r} {r} 0 0 1 {r} {r}v{down}Z"
    card.add(path(stub_path, fill=colour), _perforation(studio, width, stub, u))
    card.text(str(ticket), width / 2, stub / 2, 15, ink, room=40)
    road = FAST_COLOURS[ticket % 2] if game == "metro" and has_fast_roads else None
    band = 7 * u if road else 0
    _shapes(card, ticket, stub, height - band)
    if road:
        card.add(draw_band(studio, road, width, height, band, card.radius))
    return _edged(card)


def _shapes(card: _Card, ticket: int, top: float, bottom: float) -> None:
    """The sheets and their shapes, below each other on an upright card, else side by side."""
    theme, u = card.studio.theme, card.unit
    is_upright = card.height > card.width
    step = ((bottom - top - 4 * u) if is_upright else (card.width - 6 * u)) / SHEET_TYPES
    shapes = {sheet: shape_name(sheet, ticket) for sheet in range(1, SHEET_TYPES + 1)}
    widest = max(shape_width(shape, 1) for shape in shapes.values())
    unit = min(10 * u, 0.58 * step, 42 * u / widest) if is_upright else min(10 * u, 0.84 * step / widest)
    for sheet, shape in shapes.items():
        along = (sheet - 0.5) * step
        if is_upright:
            at, shape_at = (10 * u, top + 2 * u + along), (37 * u, top + 2 * u + along)
        else:
            at, shape_at = (3 * u + along, top + 8 * u), (3 * u + along, top + 8 * u + (bottom - top - 8 * u) / 2)
        row = group(data_sheet_type=sheet, data_shape=shape).add(
            title(card.studio.words("drawing-sheet", type=sheet)),
            rectangle(
                at[0] - 3.4 * u,
                at[1] - 4 * u,
                6.8 * u,
                8 * u,
                rx=1.2 * u,
                fill=theme.paper,
                stroke=theme.box,
                stroke_width=0.5 * u,
            ),
            label(at[0], at[1] + 1.75 * u, str(sheet), 5 * u, theme.soft_ink, font_weight=700, text_anchor="middle"),
            draw_shape(shape, shape_at[0], shape_at[1], unit, theme.ink),
        )
        card.add(row)


def draw_back_card(studio: Studio, text: str, width: float, height: float) -> Element:
    """The back of a card that lies face down, the same for all of its kind."""
    theme = studio.theme
    card = _Card(studio, width, height, theme.back)
    card.add(title(text))
    size = 0.7 * min(width, height)
    motif = moved((width - size) / 2, 0.42 * height - size / 2)
    card.add(motif.extend(back_motif(studio, size, size)))
    card.text(text, width / 2, 0.84 * height, 6.5, theme.on_back, room=width / card.unit - 10)
    return card.drawing


def draw_departure_card(studio: Studio, departure: int, width: float, height: float) -> Element:
    """A departure ticket: the number of the stop where a line begins, in the pin that stands there."""
    theme = studio.theme
    card = _Card(studio, width, height, theme.paper, data_departure=departure)
    text = studio.words("drawing-departure-ticket", number=departure)
    u = card.unit
    card.add(title(text))
    scale = 1.7 * u
    pin = path(
        "M-10 0A10 10 0 1 1 10 0C10 8.4 2 12 0 18-2 12-10 8.4-10 0Z",
        fill=theme.plate,
        stroke=theme.paper_ink,
        stroke_width=0.6,
    )
    middle = 0.38 * height
    card.add(
        moved(width / 2, middle, scale).add(pin, circle(0, 0, 7.6, fill=theme.gold)),
    )
    card.text(str(departure), width / 2, middle, 15, theme.on_gold, room=24)
    card.text(text, width / 2, 0.87 * height, 6.5, theme.paper_ink, room=width / u - 8)
    return card.drawing


def draw_objective_card(studio: Studio, game: str, objective: str, value: int, width: float, height: float) -> Element:
    """A side of a common objective. Besides its colour and value, the inner frame tells: the second is dashed."""
    ground, ink = side_colours(studio, value)
    words = studio.words
    needed = needed_for(game, objective)
    card = _Card(studio, width, height, ground, data_objective=objective, data_value=value)
    u = card.unit
    card.add(title(words("drawing-objective", needed=needed, what=words(objective), value=value)))
    card.add(
        rectangle(
            3 * u,
            3 * u,
            width - 6 * u,
            height - 6 * u,
            rx=2 * u,
            fill="none",
            stroke=ink,
            stroke_width=0.6 * u,
            stroke_dasharray=None if value == YELLOW_SIDE else f"{number(3 * u)} {number(2 * u)}",
        ),
        sign(studio, (objective,), width / 2, 0.31 * height, 0.4 * min(width, height)),
    )
    text, room = f"{needed} × {words(objective)}", width - 10 * u
    if width_of(text, 5 * u) <= room:
        card.text(text, width / 2, 0.61 * height, 7, ink, room=room / u)
    else:  # a long word stays large on two lines
        for y, line in zip((0.575, 0.65), wrapped(text, 5 * u, room, 2), strict=False):
            card.text(line, width / 2, y * height, 5.5, ink, room=room / u)
    card.text(str(value), width / 2, 0.81 * height, 18, ink, room=40)
    return card.drawing


def draw_personal_card(
    studio: Studio, game: str, city: str, letters: tuple[str, ...], width: float, height: float
) -> Element:
    """A personal objective: the lettered stops of a city, and what they bring."""
    theme, words = studio.theme, studio.words
    card = _Card(studio, width, height, theme.paper, data_personal=" ".join(letters))
    u = card.unit
    card.add(title(f"{words('personal')}: {', '.join(letter.upper() for letter in letters)}"))
    card.text(words("personal"), width / 2, 0.14 * height, 6, theme.paper_ink, room=width / u - 8)
    card.text(city, width / 2, 0.24 * height, 5.4, theme.soft_ink, room=width / u - 8, weight=500)
    is_metro = game == "metro"
    radius, step = (6.2 * u, 14.6 * u) if is_metro else (8 * u, 18 * u)
    y = (0.4 if is_metro else 0.51) * height
    left = 11.5 * u if is_metro else width / 2 - (len(letters) - 1) * step / 2
    for place, letter in enumerate(letters):
        x = left + place * step
        card.add(
            group(data_objective_letter=letter).add(
                circle(x, y, radius, fill=theme.gold, stroke=theme.casing, stroke_width=0.9 * u)
            )
        )
        card.text(letter.upper(), x, y, radius / u * 1.25, theme.on_gold, room=14)
    if is_metro:
        card.add(pictogram("objective", 9 * u, width - 9.5 * u, y, theme.paper_ink, theme.paper))
        _ladder(card, left, left + (len(letters) - 1) * step + radius)
    else:
        text = words("drawing-all-three", points=PERSONAL_POINTS)
        card.text(text, width / 2, 0.77 * height, 7, theme.paper_ink, room=width / u - 10)
    return card.drawing


def _ladder(card: _Card, left: float, right: float) -> None:
    """What so many of the stops bring, whichever they are: a line for each number.

    The points stand right of all letters: below one they would seem to belong to it.
    """
    theme, u = card.studio.theme, card.unit
    top, step = 0.575 * card.height, 10.6 * u
    end = card.width - 5.5 * u
    for count, points in enumerate(PERSONAL_STEPS[1:], 1):
        y = top + (count - 1) * step
        row = group(data_stops=count, data_points=points)
        for place in range(count):
            row.add(
                circle(left + place * 7.4 * u, y, 2.5 * u, fill=theme.gold, stroke=theme.casing, stroke_width=0.7 * u)
            )
        dots = path(
            f"M{number(left + count * 7.4 * u - 1.6 * u)} {number(y)}H{number(right)}",
            stroke=theme.box,
            stroke_width=number(0.7 * u),
            stroke_dasharray=f"0.01 {number(2 * u)}",
            stroke_linecap="round",
        )
        size = 8 * u
        text = str(points)
        row.add(
            dots,
            label(end, y + 0.35 * size, text, size, theme.paper_ink, font_weight=700, text_anchor="end"),
        )
        card.add(row)


def draw_rush_hour_card(studio: Studio, width: float, height: float) -> Element:
    """The card of the solo game that turns the objectives."""
    theme = studio.theme
    card = _Card(studio, width, height, theme.back, data_rush_hour="true")
    text = studio.words("drawing-rush-hour")
    card.add(
        title(text), moved(width / 2, 0.32 * height, 0.019 * min(width, height)).add(draw_clock(studio, theme.on_back))
    )
    card.text(text, width / 2, 0.62 * height, 8, theme.on_back, room=width / card.unit - 8)
    card.lines(studio.words("drawing-rush-hour-effect"), 0.8 * height, 5, theme.on_back)
    return card.drawing


def draw_clock(studio: Studio, colour: str) -> Element:
    """A clock around the origin, 22 across."""
    hands = path("M0-5.6V0L4 2.6", stroke=colour, stroke_width=2.4, stroke_linecap="round", stroke_linejoin="round")
    return group(fill="none").add(circle(0, 0, 9.6, stroke=colour, stroke_width=2.4), hands)


def _perforation(studio: Studio, width: float, y: float, unit: float) -> Element:
    return path(
        f"M{number(3 * unit)} {number(y)}H{number(width - 3 * unit)}",
        stroke=studio.theme.well,
        stroke_width=number(unit),
        stroke_dasharray=f"0.01 {number(2.4 * unit)}",
        stroke_linecap="round",
    )


def _edged(card: _Card) -> Element:
    """The card with its edge once more on top of what is coloured up to it."""
    edge = 0.5 * card.unit
    card.add(
        rectangle(
            edge / 2,
            edge / 2,
            card.width - edge,
            card.height - edge,
            rx=card.radius,
            fill="none",
            stroke=card.studio.theme.paper_ink,
            stroke_width=edge,
        )
    )
    return card.drawing
