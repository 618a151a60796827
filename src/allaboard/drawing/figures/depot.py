"""Depot: buses that wait, leave and cannot leave, and the table at the start of a day."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from allaboard.drawing.depot.areas import WIDTH
from allaboard.drawing.depot.buses import BUS_HEIGHT, BUS_WIDTH, draw_bus
from allaboard.drawing.depot.position import depot_position_of
from allaboard.drawing.depot.table import draw_table
from allaboard.drawing.figures.drawn import Figure
from allaboard.drawing.studio import Studio
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS
from allaboard.engine.depot.game import start_depot
from allaboard.engine.depot.setup import DayDecks, DepotOptions, DepotSetup
from allaboard.records import Player, record_of

_BUSES: dict[str, tuple[str, list[str], bool]] = {
    "coach-boarding": ("G4a", ["GA1", "GST"], False),
    "coach-full": ("R3", ["RA1", "RCO", "RGE"], False),
    "coach-blocked": ("Y3", ["YA1", "YL1", "YBA"], True),
    "coach-backpacker": ("G3", ["GA1", "RBP"], False),
}


def _bus(studio: Studio, name: str) -> Figure:
    bus, passengers, is_blocked = _BUSES[name]
    return Figure(draw_bus(studio, bus, passengers, is_blocked=is_blocked), BUS_WIDTH + 8, BUS_HEIGHT + 10, -4, -4)


def _strewn(cards: Sequence[str], step: int) -> tuple[str, ...]:
    """Mixed, and in the same way each time: every so-manieth card."""
    return tuple(cards[place * step % len(cards)] for place in range(len(cards)))


def _table(studio: Studio) -> Figure:
    """The table in the first turn of a day: a bus has come, and one traveller is aboard."""
    day = DayDecks(_strewn(BUS_IDS, 5), _strewn(TRAVELLER_IDS, 17))
    game = start_depot(DepotSetup(first=0, ties=(0, 1), days=(day, day)), DepotOptions())
    game.apply(0, next(action for action in game.legal(0) if str(action).startswith("place")))
    record = record_of(game, [Player("1"), Player("2")])
    position = depot_position_of(record, game, 0, studio)
    table = draw_table(studio, position)
    return Figure(table.drawing, WIDTH, table.height)


FIGURES: dict[str, Callable[[Studio], Figure]] = {
    **{name: partial(_bus, name=name) for name in _BUSES},
    "table-depot": _table,
}
