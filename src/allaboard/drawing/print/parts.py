"""What a game consists of on paper. How many there are of a thing, the engine knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from allaboard.boards.city import City
from allaboard.drawing.cards import (
    draw_back_card,
    draw_departure_card,
    draw_objective_card,
    draw_personal_card,
    draw_rush_hour_card,
    draw_ticket_card,
)
from allaboard.drawing.depot.buses import draw_bus_back, draw_bus_card
from allaboard.drawing.depot.labels import CARD_HEIGHT, CARD_WIDTH, draw_label_back, draw_label_card
from allaboard.drawing.elements import Element
from allaboard.drawing.print.decks import Card, Side, Size
from allaboard.drawing.studio import Studio
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS
from allaboard.engine.line.course import BLUE_SIDE, YELLOW_SIDE
from allaboard.engine.line.setup import OBJECTIVE_NAMES
from allaboard.engine.line.shapes import TICKETS

_DrawCard: TypeAlias = Callable[[Studio, str, float, float], Element]

LINE_CARD: Final[Size] = (44.0, 63.0)
DEPOT_CARD: Final[Size] = (CARD_WIDTH, CARD_HEIGHT)
RUSH_HOURS: Final = 2  # Z1

# The parts of each game, in the order in which they are printed.
_CARDS: Final = ("tickets", "departures", "objectives", "personal", "rush-hours")
_LINE: Final = ("rules", "board", "sheets", "solo-sheets", *_CARDS, "pieces")
PARTS: Final[dict[str, tuple[str, ...]]] = {"bus": _LINE, "metro": _LINE, "depot": ("rules", "aids", "sheets", "deck")}
OF_A_CITY: Final = frozenset({"board", "departures", "personal", "pieces"})  # what is not the same in all cities


def line_cards(game: str, city: City | None, city_name: str, parts: Sequence[str]) -> list[Card]:
    """The cards of Bus or Metro. Rush hours have the back of tickets: they lie in the same pile."""
    is_fast = has_fast_roads(game, city)
    tickets = [Card(_ticket(game, number, is_fast), _back("icon-ticket")) for number in range(1, TICKETS + 1)]
    rush = [Card(draw_rush_hour_card, _back("icon-ticket")) for _ in range(RUSH_HOURS)]
    objectives = [
        Card(_objective(game, name, YELLOW_SIDE), _objective(game, name, BLUE_SIDE)) for name in OBJECTIVE_NAMES[game]
    ]
    departures: list[Card] = []
    personal: list[Card] = []
    if city is not None:
        departures = [Card(_departure(number), _back("print-departure")) for number in city.departures]
        personal = [
            Card(_personal(city.game, city_name, letters), _back("personal")) for letters in city.personal_objectives
        ]
    found = {
        "tickets": tickets, "rush-hours": rush, "departures": departures, "objectives": objectives,
        "personal": personal,
    }  # fmt: skip
    return [card for part, cards in found.items() if part in parts for card in cards]


def depot_cards() -> list[Card]:
    """The deck of Depot: travellers, then buses."""
    travellers = [Card(_drawn_card(draw_label_card, card), draw_label_back) for card in TRAVELLER_IDS]
    return travellers + [Card(_drawn_card(draw_bus_card, bus), draw_bus_back) for bus in BUS_IDS]


def has_fast_roads(game: str, city: City | None) -> bool:
    """Whether the first ticket makes roads fast (R2); where no city is named, it may become one that has them."""
    return bool(city.fast_roads) if city is not None else game == "metro"


def _ticket(game: str, ticket: int, is_fast: bool) -> Side:
    return lambda studio, width, height: draw_ticket_card(studio, game, ticket, width, height, has_fast_roads=is_fast)


def _departure(departure: int) -> Side:
    return lambda studio, width, height: draw_departure_card(studio, departure, width, height)


def _objective(game: str, name: str, value: int) -> Side:
    return lambda studio, width, height: draw_objective_card(studio, game, name, value, width, height)


def _personal(game: str, city: str, letters: tuple[str, ...]) -> Side:
    return lambda studio, width, height: draw_personal_card(studio, game, city, letters, width, height)


def _back(word: str) -> Side:
    return partial(_draw_back, word)


def _draw_back(word: str, studio: Studio, width: float, height: float) -> Element:
    return draw_back_card(studio, studio.words(word), width, height)


def _drawn_card(draw: _DrawCard, card: str) -> Side:
    return lambda studio, width, height: draw(studio, card, width, height)
