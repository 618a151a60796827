"""What lies beside the board: the city and the round, the tickets, the common objectives."""

from __future__ import annotations

from allaboard.boards import loader
from allaboard.drawing.cards import draw_clock
from allaboard.drawing.elements import Element, group, label, moved, rectangle, title
from allaboard.drawing.lettering import fitted, width_of
from allaboard.drawing.position import Position
from allaboard.drawing.sheets.objectives import needed_for, side_colours
from allaboard.drawing.signs import sign, token
from allaboard.drawing.studio import Studio
from allaboard.drawing.tickets import SMALL_TICKET, TICKET, TicketState, draw_ticket, fast_road
from allaboard.engine.line.shapes import TICKETS

PANEL_WIDTH = 600
PANEL_HEIGHT = 206

_TITLE_HEIGHT = 58
_ROW = TICKET[1]  # the height of the row of tickets
_GAP = 6
_CARDS_Y = _TITLE_HEIGHT + _ROW + 20
_CARD_WIDTH, _CARD_HEIGHT, _CARD_GAP = 190.0, 50, 15  # the width grows with the words of the language
_CARD_TEXT, _LEAST_CARD_TEXT = 14.0, 9.5
_CARD_REST = 60  # of the width of a card, beside its words


def draw_panel(studio: Studio, position: Position, width: float) -> Element:
    """The panel, `width` by `PANEL_HEIGHT`."""
    panel = group(data_panel=True)
    name = fitted(city_name(studio, position), 26, width * 0.55)
    panel.add(label(0, 24, name, 26, studio.theme.ink, font_weight=700))
    panel.extend(_facts(studio, position, width, width_of(name, 26)))
    panel.add(moved(0, _TITLE_HEIGHT).add(draw_tickets(studio, position)))
    slots = len(position.view["common"])
    texts = [_objective_text(studio, position, slot) for slot in range(slots)]
    wished = max([_CARD_WIDTH, *(width_of(text, _CARD_TEXT) + _CARD_REST for text in texts)])
    card_width = round(min(wished, max(_CARD_WIDTH, (width + _CARD_GAP) / max(slots, 1) - _CARD_GAP)))
    for slot, text in enumerate(texts):
        card = _objective(studio, position, slot, text, card_width)
        panel.add(moved(slot * (card_width + _CARD_GAP), _CARDS_Y).add(card))
    return panel


def city_name(studio: Studio, position: Position) -> str:
    """A built-in city as players call it, any other by the name in its file."""
    name = position.city.name
    return studio.words(name) if name in loader.names() else name.replace("_", " ").title()


def _facts(studio: Studio, position: Position, width: float, taken: float) -> list[Element]:
    """Game and moment in a few words, beside the name or below it; a clock where rush hours are counted."""
    view = position.view
    facts = [studio.words(view["game"])]
    if view["phase"] == "departure":
        facts.append(studio.words("drawing-choosing"))
    elif position.is_over:
        facts.append(studio.words("drawing-over"))
    else:
        facts.append(studio.words("drawing-round", round=view["round"], rounds=TICKETS))
    if view["rush_hours"] is not None:
        facts.append(studio.words("drawing-rush-hours", count=view["rush_hours"]))
    text = fitted(" · ".join(facts), 15, width - 24)
    room = width_of(text, 15)
    is_beside = taken + room + 40 <= width
    has_clock = view["rush_hours"] is not None
    x, y = (width - room, 24.0) if is_beside else (24.0 if has_clock else 0.0, 47.0)
    colour = studio.theme.soft_ink
    drawn: list[Element] = []
    if has_clock:
        name = title(studio.words("drawing-rush-hour"))
        drawn.append(moved(x - 15, y - 5.2, 0.8).add(name, draw_clock(studio, colour)))
    if is_beside:
        return [*drawn, label(width, y, text, 15, colour, font_weight=500, text_anchor="end")]
    return [*drawn, label(x, y, text, 15, colour, font_weight=500)]


def draw_tickets(studio: Studio, position: Position) -> Element:
    """The played tickets in order, the current one large, then those to come in the order of their numbers.

    The current one shows the shape that it means to the viewer, if the viewer has a sheet.
    """
    view = position.view
    shape = _shape(position)
    row = group(data_tickets=True)
    x = 0.0
    last = len(view["played"]) - 1
    for place, number in enumerate([*view["played"], *view["to_come"]]):
        state: TicketState = "played" if place <= last else "to-come"
        if place == last and number == view["ticket"]:
            state = "current"
        is_large = state == "current"
        if state == "to-come" and place == last + 1 and place:
            x += _GAP
        width, height = TICKET if is_large and shape else SMALL_TICKET
        if is_large and shape is None:
            width, height = 1.35 * width, 1.35 * height
        x += _GAP if is_large and place else 0
        ticket = draw_ticket(
            studio,
            view["game"],
            number,
            state,
            shape=shape if is_large else None,
            road=fast_road(position.city, number) if state != "to-come" else None,
            size=(width, height),
        )
        ticket.attributes["data-place"] = str(place)
        row.add(moved(x, (_ROW - height) / 2).add(ticket))
        x += width + (_GAP if is_large else _GAP - 1)
    return row


def _shape(position: Position) -> str | None:
    """The shape that the current ticket means to the viewer."""
    seats = position.view["seats"]
    if isinstance(position.viewer, int):
        return seats[position.viewer]["shape"]
    return seats[0]["shape"] if len(seats) == 1 else None


def _objective_text(studio: Studio, position: Position, slot: int) -> str:
    name = position.view["common"][slot]["objective"]
    return f"{needed_for(position.view['game'], name)} × {studio.words(name)}"


def _objective(studio: Studio, position: Position, slot: int, text: str, width: float) -> Element:
    """A common objective: what it counts, its visible side, and who has written it."""
    objective = position.view["common"][slot]
    name, value = objective["objective"], objective["value"]
    needed = needed_for(position.view["game"], name)
    ground, ink = side_colours(studio, value)
    card = group(data_objective=name, data_slot=slot, data_value=value)
    middle = _CARD_HEIGHT / 2
    room = width - _CARD_REST
    size = round(max(_LEAST_CARD_TEXT, _CARD_TEXT * min(1.0, room / width_of(text, _CARD_TEXT))), 2)
    card.add(
        title(studio.words("drawing-objective", needed=needed, what=studio.words(name), value=value)),
        rectangle(
            0.7,
            0.7,
            width - 1.4,
            _CARD_HEIGHT - 1.4,
            rx=8,
            fill=ground,
            stroke=studio.theme.ink,
            stroke_width=1.4,
        ),
        sign(studio, (name,), 28, middle, 32),
        label(52, 20, fitted(text, size, room), size, ink, font_weight=600),
        label(52, 41, str(value), 19, ink, font_weight=700),
    )
    reached = [seat["seat"] for seat in position.view["seats"] if _written(position, seat["seat"], slot)]
    for place, seat in enumerate(reached):
        card.add(token(studio, seat, 92 + 20 * place, 34, 18))
    return card


def _written(position: Position, seat: int, slot: int) -> bool:
    common = position.seat(seat)["sheet"]["common"]
    return isinstance(common, list) and common[slot] is not None
