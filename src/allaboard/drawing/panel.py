"""What lies beside the board: the city and the round, the tickets, the common objectives."""

from __future__ import annotations

from allaboard.boards import loader
from allaboard.drawing.elements import Element, group, label, rectangle, title
from allaboard.drawing.icons import pictogram
from allaboard.drawing.lettering import fitted, width_of
from allaboard.drawing.position import Position
from allaboard.drawing.signs import sign, token
from allaboard.drawing.studio import Studio
from allaboard.engine.line.course import YELLOW_SIDE
from allaboard.engine.line.setup import OBJECTIVE_NAMES
from allaboard.engine.line.shapes import TICKETS
from allaboard.engine.line.sheet import NEEDED

PANEL_WIDTH = 600
PANEL_HEIGHT = 182

_TICKET_WIDTH, _TICKET_HEIGHT, _TICKET_STEP = 40, 42, 46
_TICKETS_Y = 66
_CARDS_Y = 130
_CARD_WIDTH, _CARD_HEIGHT, _CARD_STEP = 188, 46, 200


def draw_panel(studio: Studio, position: Position, width: float) -> Element:
    """The panel, `width` by `PANEL_HEIGHT`."""
    panel = group(data_panel=True)
    name = fitted(city_name(studio, position), 26, width * 0.55)
    panel.add(label(0, 24, name, 26, studio.theme.ink, font_weight=700))
    facts = fitted(" · ".join(_facts(studio, position)), 14, width)
    if width_of(name, 26) + width_of(facts, 14) + 16 <= width:
        panel.add(label(width, 24, facts, 14, studio.theme.soft_ink, text_anchor="end"))
    else:
        panel.add(label(0, 47, facts, 14, studio.theme.soft_ink))
    panel.add(_tickets(studio, position))
    for slot in range(len(position.view["common"])):
        panel.add(_objective(studio, position, slot))
    return panel


def city_name(studio: Studio, position: Position) -> str:
    """A built-in city as players call it, any other by the name in its file."""
    name = position.city.name
    return studio.words(name) if name in loader.names() else name.replace("_", " ").title()


def needed_for(game: str, objective: str) -> int:
    """How many ticks fulfil a common objective."""
    return NEEDED[OBJECTIVE_NAMES[game].index(objective)]


def _facts(studio: Studio, position: Position) -> list[str]:
    """Game and moment in a few words."""
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
    return facts


def _tickets(studio: Studio, position: Position) -> Element:
    """The played tickets in order, then those to come in the order of their numbers."""
    view = position.view
    row = group(data_tickets=True)
    current = view["ticket"]
    place = 0
    for number in view["played"]:
        is_current = number == current and place == len(view["played"]) - 1
        row.add(_ticket(studio, position, number, "current" if is_current else "played", place))
        place += 1
    for number in view["to_come"]:
        row.add(_ticket(studio, position, number, "to-come", place))
        place += 1
    return row


def _ticket(studio: Studio, position: Position, number: int, state: str, place: int) -> Element:
    game = position.view["game"]
    x = place * _TICKET_STEP + (10 if state == "to-come" else 0)
    y = _TICKETS_Y
    colour, ink = (table[game][(number - 1) % 6] for table in (studio.theme.tickets, studio.theme.on_tickets))
    is_played = state != "to-come"
    drawing = group(data_ticket=number, data_state=state, data_place=place)
    drawing.add(
        title(studio.words(f"drawing-ticket-{state}", number=number)),
        rectangle(
            x,
            y,
            _TICKET_WIDTH,
            _TICKET_HEIGHT,
            rx=6,
            fill=colour if is_played else studio.theme.surface,
            stroke=studio.theme.ink if is_played else studio.theme.strong_line,
            stroke_width=1.4,
            stroke_dasharray=None if is_played else "4 3",
        ),
        label(
            x + _TICKET_WIDTH / 2,
            y + 27,
            str(number),
            17,
            ink if is_played else studio.theme.soft_ink,
            font_weight=700,
            text_anchor="middle",
        ),
    )
    if state == "current":
        drawing.add(
            rectangle(
                x - 4,
                y - 4,
                _TICKET_WIDTH + 8,
                _TICKET_HEIGHT + 8,
                rx=9,
                fill="none",
                stroke=studio.theme.ink,
                stroke_width=2.6,
            )
        )
    return drawing


def _objective(studio: Studio, position: Position, slot: int) -> Element:
    """A common objective: what it counts, its visible side, and who has written it."""
    objective = position.view["common"][slot]
    name, value = objective["objective"], objective["value"]
    x = slot * _CARD_STEP
    is_yellow = value == YELLOW_SIDE
    needed = needed_for(position.view["game"], name)
    card = group(data_objective=name, data_slot=slot, data_value=value)
    card.add(
        title(studio.words("drawing-objective", needed=needed, what=studio.words(name), value=value)),
        rectangle(
            x,
            _CARDS_Y,
            _CARD_WIDTH,
            _CARD_HEIGHT,
            rx=8,
            fill=studio.theme.gold if is_yellow else studio.theme.blue_side,
            stroke=studio.theme.ink,
            stroke_width=1.3,
        ),
        sign(studio, (name,), x + 25, _CARDS_Y + 23, 30),
        label(x + 48, _CARDS_Y + 20, f"{needed} ×", 13, studio.theme.ink, font_weight=600),
        label(x + 48, _CARDS_Y + 38, str(value), 17, studio.theme.ink, font_weight=700),
    )
    reached = [seat["seat"] for seat in position.view["seats"] if _written(position, seat["seat"], slot)]
    for place, seat in enumerate(reached):
        card.add(token(studio, seat, x + 92 + 20 * place, _CARDS_Y + 23, 18))
    return card


def _written(position: Position, seat: int, slot: int) -> bool:
    common = position.seat(seat)["sheet"]["common"]
    return isinstance(common, list) and common[slot] is not None


def inspector_cap(studio: Studio, x: float, y: float) -> Element:
    return pictogram("inspector", 22, x, y, studio.theme.ink, studio.theme.paper)
