"""Everything that is drawn, as a list: the gallery shows it, and the golden pictures remember it.

A new drawing is one more line in `exhibits`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, partial

from allaboard.boards.loader import load, names
from allaboard.bots import Perspective, bot_of
from allaboard.deals import deal_depot_setup, deal_line_setup
from allaboard.drawing.board import draw_board_svg
from allaboard.drawing.cards import (
    draw_back_card,
    draw_departure_card,
    draw_objective_card,
    draw_personal_card,
    draw_rush_hour_card,
    draw_ticket_card,
)
from allaboard.drawing.depot.buses import draw_bus, draw_bus_back, draw_bus_card, draw_small_bus
from allaboard.drawing.depot.labels import State, draw_label, draw_label_back, draw_label_card, draw_small_label
from allaboard.drawing.depot.table import draw_depot_position
from allaboard.drawing.documents import document
from allaboard.drawing.elements import Element, group, moved
from allaboard.drawing.geometry import RIVAL, LineKey
from allaboard.drawing.icons import PICTOGRAMS, pictogram
from allaboard.drawing.plain import board_state, draw_position
from allaboard.drawing.position import Viewer, position_of
from allaboard.drawing.sheets import blank_state, draw_sheet, sheet_document, state_of
from allaboard.drawing.signs import pawn, sign, token
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import Theme
from allaboard.drawing.tickets import TicketState, draw_ticket
from allaboard.engine import LineGame, Turn, start_game
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.engine.line.setup import OBJECTIVE_NAMES
from allaboard.engine.line.shapes import TICKETS, shape_name
from allaboard.records import Player, Record, record_of

NAMES = ("Ada", "Bruno", "Chloé", "Dev", "Émile", "Fleur")
PLAYED = {"new_york": 3, "london": 5, "rome": 3, "paris": 4}

Drawing = tuple[Element, float, float]  # with its width and height


@dataclass(frozen=True)
class Exhibit:
    """A drawing in a theme."""

    name: str
    section: str
    draw: Callable[[Theme], str]
    is_golden: bool = True  # whether the tests remember what it looks like
    draw_narrow: Callable[[Theme], str] | None = None  # for a phone, where it is not the same drawing, smaller


def exhibits() -> list[Exhibit]:
    """All of them, in the order of the gallery."""
    found = [Exhibit(f"icons-{size}", "Icons and signs", partial(_icons, size=size)) for size in (64, 32, 20)]
    found.append(Exhibit("signs", "Icons and signs", _signs))
    for game in ("bus", "metro"):
        found += [
            Exhibit(f"tickets-{game}", "Tickets and cards", partial(_tickets, game=game)),
            Exhibit(f"cards-{game}", "Tickets and cards", partial(_cards, game=game)),
            Exhibit(f"sheet-{game}-blank", "Sheets", partial(_blank_sheet, game=game)),
            Exhibit(f"sheet-{game}-middle", "Sheets", partial(_sheets, game=game, rounds=6)),
            Exhibit(f"sheet-{game}-end", "Sheets", partial(_sheets, game=game, rounds=12)),
            Exhibit(f"sheet-{game}-pencil", "Sheets", partial(_pencil, game=game)),
        ]
    for city in names():
        found += [
            Exhibit(f"board-{city}", "Boards", partial(_board, city=city), is_golden=False),
            Exhibit(f"board-{city}-turn", "Boards", partial(_turn, city=city, rounds=6)),
        ]
    found += [
        Exhibit("board-new_york-lying", "Boards", partial(_turn, city="new_york", rounds=4, lying=True)),
        Exhibit("board-london-chosen", "Boards", partial(_turn, city="london", rounds=7, is_chosen=True)),
    ]
    for city in names():
        for moment, rounds in (("middle", 6), ("end", 12)):
            draw = partial(_game, city=city, rounds=rounds)
            narrow = partial(draw, is_narrow=True)
            found.append(Exhibit(f"game-{city}-{moment}", "Games", draw, is_golden=False, draw_narrow=narrow))
    found += [
        Exhibit("depot-labels", "Depot", _labels),
        Exhibit("depot-buses", "Depot", _buses),
        Exhibit("depot-cards", "Depot", _depot_cards),
    ]
    for moment, actions in (("start", 0), ("middle", 60), ("end", 10_000)):
        draw = partial(_table, actions=actions)
        narrow = partial(draw, is_narrow=True)
        found.append(Exhibit(f"depot-table-{moment}", "Depot", draw, draw_narrow=narrow))
    # What somebody at the table sees, on a phone.
    hand = partial(_table, actions=25, viewer=0, is_narrow=True)
    return [*found, Exhibit("depot-table-narrow", "Depot", hand)]


# The parts.


def _laid_out(theme: Theme, make: Callable[[Studio], list[list[Drawing]]], text: str, gap: float = 14) -> str:
    """Rows of drawings as one picture."""
    studio = Studio(theme)
    whole = group()
    y = width = 0.0
    for row in make(studio):
        x = 0.0
        for drawing, wide, _ in row:
            whole.add(moved(x, y).add(drawing))
            x += wide + gap
        width = max(width, x - gap)
        y += max(high for _, _, high in row) + gap
    return document(studio, whole, width, y - gap, text, margin=20)


def _rows(drawings: list[Drawing], columns: int) -> list[list[Drawing]]:
    return [drawings[first : first + columns] for first in range(0, len(drawings), columns)]


def _icons(theme: Theme, size: int) -> str:
    def make(_: Studio) -> list[list[Drawing]]:
        drawn: list[Drawing] = [
            (pictogram(name, size, size / 2, size / 2, theme.ink, theme.page), size, size) for name in PICTOGRAMS
        ]
        return _rows(drawn, 16)

    return _laid_out(theme, make, f"All pictograms at {size}")


def _signs(theme: Theme) -> str:
    stops = {icons: None for city in names() for icons in (stop.icons for stop in load(city).stops)}
    lines: list[LineKey] = [*range(6), RIVAL]

    def make(studio: Studio) -> list[list[Drawing]]:
        drawn: list[Drawing] = [(sign(studio, icons, 31, 20), 62, 40) for icons in stops]
        players: list[Drawing] = [(group().add(token(studio, line, 14, 14, 28)), 28, 34) for line in lines]
        pawns: list[Drawing] = [(pawn(studio, line, 14, 12), 28, 34) for line in lines]
        return [*_rows(drawn, 10), players + pawns]

    return _laid_out(theme, make, "Signs, tokens and pawns", 8)


def _tickets(theme: Theme, game: str) -> str:
    states: tuple[TicketState, ...] = ("current", "played", "to-come", "face-down")

    def make(studio: Studio) -> list[list[Drawing]]:
        small: list[list[Drawing]] = [
            [(draw_ticket(studio, game, number, state), 38, 40) for number in range(1, TICKETS + 1)] for state in states
        ]
        large: list[Drawing] = [
            (draw_ticket(studio, game, number, shape=shape_name(1, number)), 98, 74) for number in range(1, 7)
        ]
        road: list[Drawing] = [
            (draw_ticket(studio, game, number, shape=shape_name(1, number), road=kind), 98, 74)
            for number, kind in ((1, "burgundy"), (2, "yellow"))
        ]
        return [*small, large, road]

    return _laid_out(theme, make, f"Tickets of {game}", 10)


def _cards(theme: Theme, game: str) -> str:
    width, height = 132.0, 189.0
    city = load("london" if game == "bus" else "rome")

    def make(studio: Studio) -> list[list[Drawing]]:
        sides = [draw_ticket_card(studio, game, number, width, height) for number in (1, 2, 3, 4, 5, 6)]
        others = [
            draw_back_card(studio, studio.words("icon-ticket"), width, height),
            draw_departure_card(studio, 12, width, height),
            draw_personal_card(studio, game, studio.words(city.name), city.personal_objectives[0], width, height),
            draw_rush_hour_card(studio, width, height),
        ]
        objectives = [
            draw_objective_card(studio, game, name, value, width, height)
            for value in (10, 6)
            for name in OBJECTIVE_NAMES[game]
        ]
        return _rows([(card, width, height) for card in (*sides, *objectives, *others)], 6)

    return _laid_out(theme, make, f"Cards of {game}")


def _blank_sheet(theme: Theme, game: str) -> str:
    return sheet_document(Studio(theme), blank_state(game, 2, has_fast_roads=game == "metro"))


def _sheets(theme: Theme, game: str, rounds: int) -> str:
    record, line_game = played("london" if game == "bus" else "rome", rounds)

    def make(studio: Studio) -> list[list[Drawing]]:
        position = position_of(record, line_game, "all")
        drawn = [draw_sheet(studio, state_of(position, seat, NAMES[seat])) for seat in range(2)]
        return [[(sheet, 352, height) for sheet, height in drawn]]

    return _laid_out(theme, make, f"Sheets of {game}")


def _pencil(theme: Theme, game: str) -> str:
    record, before = played("london" if game == "bus" else "rome", 5)
    seat = before.pending()[0]
    after = before.copy()
    after.apply(seat, max(after.legal(seat), key=str))
    states = [state_of(position_of(record, each, "all"), seat, NAMES[seat]) for each in (before, after)]
    return sheet_document(Studio(theme), states[0], states[1])


def _board(theme: Theme, city: str, lying: bool = False) -> str:
    return draw_board_svg(load(city), theme=theme, lying=lying, legend=True)


def _turn(theme: Theme, city: str, rounds: int, lying: bool = False, is_chosen: bool = False) -> str:
    """The board of whoever is next, with what is offered; chosen is the last turn of the list."""
    record, game = played(city, rounds)
    position = position_of(record, game, game.pending()[0])
    lines: dict[LineKey, str] = dict(enumerate(NAMES[: game.seats]))
    state = board_state(position, lines)
    if is_chosen:
        turns = [turn for turn in game.legal(game.pending()[0]) if isinstance(turn, Turn) and not game.cost(turn)[2]]
        state = replace(state, chosen=tuple(turns[-1].stops[1:]))
    return draw_board_svg(position.city, state, theme=theme, lying=lying, players=True, legend=True)


def _game(theme: Theme, city: str, rounds: int, is_narrow: bool = False) -> str:
    record, game = played(city, rounds)
    return draw_position(record, game, viewer="all", theme=theme, is_narrow=is_narrow)


def _labels(theme: Theme) -> str:
    cards = ("RA1", "RSU", "GL1", "GGE", "BBA", "BST", "YDR", "YBP", "YCO")
    states: tuple[State, ...] = ("", "legal", "selected", "dimmed")

    def make(studio: Studio) -> list[list[Drawing]]:
        large: list[Drawing] = [(draw_label(studio, card), 92, 128) for card in cards]
        shown: list[Drawing] = [(draw_label(studio, "GST", state=state), 92, 128) for state in states]
        small: list[Drawing] = [(draw_small_label(studio, card, 46, 64), 46, 64) for card in cards]
        tiny: list[Drawing] = [(draw_small_label(studio, card, 30, 40), 30, 40) for card in cards]
        return [large, [*shown, (draw_label_back(studio), 92, 128)], small + tiny]

    return _laid_out(theme, make, "Travellers")


def _buses(theme: Theme) -> str:
    def make(studio: Studio) -> list[list[Drawing]]:
        full = [
            draw_bus(studio, "R3", ["RA1", "RSU"]),
            draw_bus(studio, "G4a", ["GL1"], state="active"),
            draw_bus(studio, "B4b", ["BL1", "BA1", "YBP", "BA2"], state="legal", is_blocked=True),
            draw_bus(studio, "Y5", [], is_night=True),
        ]
        small: list[Drawing] = [(draw_small_bus(studio, bus, 100), 100, 50) for bus in ("R3", "G4a", "B4b", "Y5")]
        return [*_rows([(bus, 214, 102) for bus in full], 2), small]

    return _laid_out(theme, make, "Buses", 24)


def _depot_cards(theme: Theme) -> str:
    width, height = 189.0, 264.0

    def make(studio: Studio) -> list[list[Drawing]]:
        fronts = [draw_label_card(studio, card, width, height) for card in ("RGE", "GSU")]
        buses = [draw_bus_card(studio, bus, width, height) for bus in ("B5", "Y4a")]
        backs = [draw_label_back(studio, width, height), draw_bus_back(studio, width, height)]
        return _rows([(card, width, height) for card in (*fronts, *buses, *backs)], 3)

    return _laid_out(theme, make, "Depot's cards for print")


def _table(theme: Theme, actions: int, viewer: Viewer = "all", is_narrow: bool = False) -> str:
    record, game = played_depot(actions)
    return draw_depot_position(record, game, viewer=viewer, theme=theme, is_narrow=is_narrow)


# Games to show.


@cache
def played(city: str, rounds: int) -> tuple[Record, LineGame]:
    """A game of greedy bots after so many rounds."""
    board = load(city)
    seats = PLAYED[city]
    game = start_game(board, deal_line_setup(board, seats, f"gallery {city}"))
    bots = [bot_of("greedy", f"gallery {seat}") for seat in range(seats)]
    while game.pending() and (game.phase == "departure" or game.round <= rounds):
        seat = game.pending()[0]
        game.apply(seat, bots[seat].choose(Perspective(game, seat)))
    return record_of(game, _players(seats)), game


@cache
def played_depot(actions: int) -> tuple[Record, DepotGame]:
    """A game of Depot after so many actions."""
    game = start_depot(deal_depot_setup(4, "gallery"))
    bots = [bot_of("greedy", f"gallery {seat}") for seat in range(4)]
    for _ in range(actions):
        if not game.pending():
            break
        seat = game.pending()[0]
        game.apply(seat, bots[seat].choose(Perspective(game, seat)))
    return record_of(game, _players(4)), game


def _players(seats: int) -> tuple[Player, ...]:
    return tuple(Player(name, bot="greedy") for name in NAMES[:seats])
