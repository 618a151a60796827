"""A set-up made ready: everything about a game that no turn changes, looked up once.

The same deal can be played by many (Z5), so a game starts from one without checking or computing anything
again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from allaboard.boards.city import City
from allaboard.boards.faults import FaultsFound
from allaboard.engine.line.board import FAST_COLOURS, Board
from allaboard.engine.line.setup import OBJECTIVE_NAMES, LineOptions, LineSetup, setup_faults
from allaboard.engine.line.shapes import shape_code
from allaboard.engine.line.table import TurnTable, table_of
from allaboard.engine.line.turn import DEPARTURES, Depart

if TYPE_CHECKING:
    from mypy_extensions import i64


class LineDeal:
    """City, set-up and options of a game. Use `checked_deal` for anything that comes from outside.

    `first_ticket` decides the fast roads when it is not the first of the set-up's tickets: the rival line of
    solo is drawn with the pile reversed, but on the roads of the real first ticket (Z3).
    """

    def __init__(self, city: City, setup: LineSetup, options: LineOptions, first_ticket: int | None = None) -> None:
        self.city: City = city
        self.setup: LineSetup = setup
        self.options: LineOptions = options
        self.first_ticket: int | None = first_ticket
        self.table: TurnTable = table_of(city)
        self.board: Board = self.table.board
        self.seats: i64 = setup.seats
        self.inspector: i64 = setup.inspector
        self.tickets: list[int] = list(setup.tickets)
        self.rush: list[int] = list(setup.rush or ())
        self.departures: list[int] = [number or 0 for number in setup.departures]  # 0 while the seat still chooses
        self.departure_choices: list[tuple[Depart, ...]] = [
            tuple(sorted((DEPARTURES[number] for number in hand), key=str)) for hand in setup.hands or ()
        ]
        self.shapes: list[bytes] = [
            bytes([shape_code(sheet, ticket) for ticket in setup.tickets]) for sheet in setup.sheets
        ]
        self.targets: list[bytes] = [
            self.board.no_targets if number is None else self.board.targets[number - 1] for number in setup.personal
        ]
        self.objectives: list[int] = [OBJECTIVE_NAMES[city.game].index(name) for name in setup.common]
        self.rival: list[int] = [self.board.index[name] for name in setup.rival]
        self.fast_colour: str | None = None
        self.special: bytes = self.board.jammed
        first = first_ticket if first_ticket is not None else (setup.tickets[0] if setup.tickets else None)
        if first is not None and self.board.has_fast_roads:
            self.fast_colour = FAST_COLOURS[first % 2]
            self.special = self.board.fast[first % 2]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, LineDeal)
            and self.setup == other.setup
            and self.options == other.options
            and self.first_ticket == other.first_ticket
            and self.city == other.city
        )

    def differs_only_in_departures(self, other: LineDeal) -> bool:
        """Whether both are the same deal but for the departures that were already chosen when it was made."""
        one, two = self.setup, other.setup
        return self == other or self == LineDeal(
            other.city, replace(two, departures=one.departures), other.options, other.first_ticket
        )

    def __hash__(self) -> int:
        return hash((self.city.name, self.setup, self.options, self.first_ticket))

    def __reduce__(self) -> tuple[object, ...]:
        return LineDeal, (self.city, self.setup, self.options, self.first_ticket)


def checked_deal(city: City, setup: LineSetup, options: LineOptions) -> LineDeal:
    """A deal of a set-up that comes from outside; raises `FaultsFound` with everything that is wrong with it."""
    faults = setup_faults(city, setup, options)
    if faults:
        raise FaultsFound(faults)
    return LineDeal(city, setup, options)
