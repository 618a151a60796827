"""What lies beside the board: the city and the round, the tickets, the common objectives."""

from __future__ import annotations

from allaboard.boards import loader
from allaboard.drawing import palette
from allaboard.drawing.elements import Definitions, Element, group, label, rectangle, title
from allaboard.drawing.icons import pictogram
from allaboard.drawing.lettering import fitted, width_of
from allaboard.drawing.position import Position
from allaboard.drawing.signs import sign, token
from allaboard.engine.line.course import YELLOW_SIDE
from allaboard.engine.line.setup import OBJECTIVE_NAMES
from allaboard.engine.line.shapes import TICKETS
from allaboard.engine.line.sheet import NEEDED
from allaboard.locales import Words

PANEL_WIDTH = 600
PANEL_HEIGHT = 182

_TICKET_WIDTH, _TICKET_HEIGHT, _TICKET_STEP = 40, 42, 46
_TICKETS_Y = 66
_CARDS_Y = 130
_CARD_WIDTH, _CARD_HEIGHT, _CARD_STEP = 188, 46, 200


def draw_panel(position: Position, definitions: Definitions, words: Words, width: float) -> Element:
    """The panel, `width` by `PANEL_HEIGHT`."""
    panel = group(data_panel=True)
    name = fitted(city_name(position, words), 26, width * 0.55)
    panel.add(label(0, 24, name, 26, palette.INK, font_weight=700))
    facts = fitted(" · ".join(_facts(position, words)), 14, width)
    if width_of(name, 26) + width_of(facts, 14) + 16 <= width:
        panel.add(label(width, 24, facts, 14, palette.SOFT_INK, text_anchor="end"))
    else:
        panel.add(label(0, 47, facts, 14, palette.SOFT_INK))
    panel.add(_tickets(position, words))
    for slot in range(len(position.view["common"])):
        panel.add(_objective(position, definitions, words, slot))
    return panel


def city_name(position: Position, words: Words) -> str:
    """A built-in city as players call it, any other by the name in its file."""
    name = position.city.name
    return words(name) if name in loader.names() else name.replace("_", " ").title()


def needed_for(game: str, objective: str) -> int:
    """How many ticks fulfil a common objective."""
    return NEEDED[OBJECTIVE_NAMES[game].index(objective)]


def _facts(position: Position, words: Words) -> list[str]:
    """Game and moment in a few words."""
    view = position.view
    facts = [words(view["game"])]
    if view["phase"] == "departure":
        facts.append(words("drawing-choosing"))
    elif position.is_over:
        facts.append(words("drawing-over"))
    else:
        facts.append(words("drawing-round", round=view["round"], rounds=TICKETS))
    if view["rush_hours"] is not None:
        facts.append(words("drawing-rush-hours", count=view["rush_hours"]))
    return facts


def _tickets(position: Position, words: Words) -> Element:
    """The played tickets in order, then those to come in the order of their numbers."""
    view = position.view
    row = group(data_tickets=True)
    current = view["ticket"]
    place = 0
    for number in view["played"]:
        is_current = number == current and place == len(view["played"]) - 1
        row.add(_ticket(position, words, number, "current" if is_current else "played", place))
        place += 1
    for number in view["to_come"]:
        row.add(_ticket(position, words, number, "to-come", place))
        place += 1
    return row


def _ticket(position: Position, words: Words, number: int, state: str, place: int) -> Element:
    game = position.view["game"]
    x = place * _TICKET_STEP + (10 if state == "to-come" else 0)
    y = _TICKETS_Y
    colour, ink = (table[game][(number - 1) % 6] for table in (palette.TICKETS, palette.ON_TICKETS))
    is_played = state != "to-come"
    drawing = group(data_ticket=number, data_state=state, data_place=place)
    drawing.add(
        title(words(f"drawing-ticket-{state}", number=number)),
        rectangle(
            x,
            y,
            _TICKET_WIDTH,
            _TICKET_HEIGHT,
            rx=6,
            fill=colour if is_played else palette.SURFACE,
            stroke=palette.INK if is_played else palette.STRONG_LINE,
            stroke_width=1.4,
            stroke_dasharray=None if is_played else "4 3",
        ),
        label(
            x + _TICKET_WIDTH / 2,
            y + 27,
            str(number),
            17,
            ink if is_played else palette.SOFT_INK,
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
                stroke=palette.INK,
                stroke_width=2.6,
            )
        )
    return drawing


def _objective(position: Position, definitions: Definitions, words: Words, slot: int) -> Element:
    """A common objective: what it counts, its visible side, and who has written it."""
    objective = position.view["common"][slot]
    name, value = objective["objective"], objective["value"]
    x = slot * _CARD_STEP
    is_yellow = value == YELLOW_SIDE
    needed = needed_for(position.view["game"], name)
    card = group(data_objective=name, data_slot=slot, data_value=value)
    card.add(
        title(words("drawing-objective", needed=needed, what=words(name), value=value)),
        rectangle(
            x,
            _CARDS_Y,
            _CARD_WIDTH,
            _CARD_HEIGHT,
            rx=8,
            fill=palette.GOLD if is_yellow else palette.BLUE_SIDE,
            stroke=palette.INK,
            stroke_width=1.3,
        ),
        sign(definitions, (name,), x + 25, _CARDS_Y + 23, 30),
        label(x + 48, _CARDS_Y + 20, f"{needed} ×", 13, palette.INK, font_weight=600),
        label(x + 48, _CARDS_Y + 38, str(value), 17, palette.INK, font_weight=700),
    )
    reached = [seat["seat"] for seat in position.view["seats"] if _written(position, seat["seat"], slot)]
    for place, seat in enumerate(reached):
        card.add(token(definitions, seat, x + 92 + 20 * place, _CARDS_Y + 23, 18))
    return card


def _written(position: Position, seat: int, slot: int) -> bool:
    common = position.seat(seat)["sheet"]["common"]
    return isinstance(common, list) and common[slot] is not None


def inspector_cap(x: float, y: float) -> Element:
    return pictogram("inspector", 22, x, y, palette.INK, palette.PAPER)
