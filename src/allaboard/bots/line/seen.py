"""From what a seat sees to a line that can be thought about. Nothing else of a game comes in here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import cast

from allaboard.boards.city import City
from allaboard.bots.line.others import Others
from allaboard.bots.line.runner import Runner, Scene
from allaboard.bots.line.value import SHAPES
from allaboard.engine.bus.sheet import BusSheet
from allaboard.engine.line.board import DIRECTIONS, FAST_COLOURS, FROM_NOWHERE, Board
from allaboard.engine.line.setup import OBJECTIVE_NAMES
from allaboard.engine.line.shapes import SHEET_TYPES, TICKETS, shape_code
from allaboard.engine.line.sheet import Sheet
from allaboard.engine.line.table import table_of
from allaboard.engine.line.view import LineView, SeatView, SheetView
from allaboard.engine.metro.sheet import MetroSheet

FIRST_RUSH = 6  # the first rush hour is before one of so many tickets (Z1); the second finds nothing left to turn


@dataclass(frozen=True)
class Seen:
    """A seat's own line, who and what is around it, and which shapes are to come."""

    scene: Scene
    seat: int
    runner: Runner
    ticket: int | None  # of this round; None before it is drawn
    to_come: tuple[int, ...]  # tickets after this round, in no order
    waiting: tuple[int, ...]  # the seats whose turn comes after this one in this round, in their order
    inspector: int  # of the next round
    rush: range  # the tickets to come, from 0, before which the next rush hour may be, if it can turn anything (Z1)
    rivals: tuple[Runner | None, ...]  # by seat; None for the own one and those who are out
    sheet_types: tuple[int, ...]  # by seat

    @property
    def shape(self) -> int:
        assert self.ticket is not None
        return self.shape_of(self.ticket)

    def shape_of(self, ticket: int) -> int:
        return shape_code(self.sheet_types[self.seat], ticket)

    def counts(self) -> list[int]:
        """How many of the tickets to come bring each shape."""
        counts = [0] * SHAPES
        for ticket in self.to_come:
            counts[self.shape_of(ticket)] += 1
        return counts

    def others(self) -> Others:
        """Those around, to be moved on in thought."""
        shapes = [_SHAPES_OF[sheet_type] for sheet_type in self.sheet_types]
        return Others(self.scene, self.seat, list(self.rivals), shapes, self.inspector)

    def before_the_round(self, inspector: int) -> Seen:
        """The same before the ticket of this round was known, and nobody has had a turn yet."""
        tickets = self.to_come if self.ticket is None else (*self.to_come, self.ticket)
        later = range(self.rush.start + 1, self.rush.stop + 1) if self.rush else self.rush
        return replace(self, ticket=None, to_come=tickets, waiting=(), inspector=inspector, rush=later)


# By sheet type and ticket, both from 1.
_SHAPES_OF = [[0] * (TICKETS + 1)] + [
    [0, *(shape_code(sheet_type, ticket) for ticket in range(1, TICKETS + 1))]
    for sheet_type in range(1, SHEET_TYPES + 1)
]


def seen_by(view: Mapping[str, object], city: City, seat: int, departure: str | None = None) -> Seen:
    """What `seat` sees of itself in a view of the game.

    Of another seat than the viewer's own it is what everybody sees: the personal objective is unknown. With a
    `departure` the line starts there, as if it had been chosen.
    """
    shown = cast("LineView[SheetView]", view)
    table = table_of(city)
    board = table.board
    scene = Scene(
        table,
        _special(board, shown["fast_roads"]),
        _load(board, [each["line"] for each in shown["seats"]] + [shown["rival"]]),
        [OBJECTIVE_NAMES[city.game].index(each["objective"]) for each in shown["common"]],
        [each["value"] for each in shown["common"]],
        len(shown["seats"]),
    )
    rivals = tuple(
        None
        if each["seat"] == seat or each["eliminated"] or not each["line"]
        else _runner(board, city, each, each["line"])
        for each in shown["seats"]
    )
    own = shown["seats"][seat]
    return Seen(
        scene,
        seat,
        _runner(board, city, own, own["line"] if departure is None else [departure]),
        shown["ticket"],
        tuple(shown["to_come"]),
        _waiting(shown, seat),
        _next_inspector(shown, seat),
        range(FIRST_RUSH - len(shown["played"])) if shown["rush_hours"] == 0 else range(0),
        rivals,
        tuple(each["sheet_type"] for each in shown["seats"]),
    )


def _waiting(shown: LineView[SheetView], seat: int) -> tuple[int, ...]:
    order = shown["order"]
    if seat not in order:
        return ()
    return tuple(each for each in order[order.index(seat) + 1 :] if not shown["seats"][each]["eliminated"])


def _next_inspector(shown: LineView[SheetView], seat: int) -> int:
    """R4, as things stand."""
    seats = len(shown["seats"])
    clockwise = [(shown["inspector"] + place) % seats for place in range(1, seats + 1)]
    return next(each for each in clockwise if each == seat or not shown["seats"][each]["eliminated"])


def _special(board: Board, colour: str | None) -> bytes:
    if not board.has_fast_roads:
        return board.jammed
    return bytes(len(board.roads)) if colour is None else board.fast[FAST_COLOURS.index(colour)]


def _load(board: Board, lines: list[list[str]]) -> list[int]:
    load = [0] * len(board.roads)
    for line in lines:
        stops = [board.index[name] for name in line]
        for pair in pairwise(stops):
            load[board.road_index[pair]] += 1
    return load


def _runner(board: Board, city: City, shown: SeatView[SheetView], line: list[str]) -> Runner:
    """The line of a seat and its sheet, as far as they are shown."""
    personal = shown["personal"]
    targets = board.no_targets if personal is None else board.targets[personal - 1]
    seat = shown["seat"]
    sheet: Sheet = BusSheet(board, seat, targets) if city.game == "bus" else MetroSheet(board, seat, targets)
    sheet.restore(shown["sheet"])
    path = [board.index[name] for name in line]
    if isinstance(sheet, BusSheet):
        sheet.reached_targets = sum(targets[stop] for stop in path[1:])
    on_line = [False] * board.size
    low = high = 0
    for stop in path:
        on_line[stop] = True
        low |= board.low_bit[stop]
        high |= board.high_bit[stop]
    if len(path) > 1:
        heading = board.heading(path[-2], path[-1])
    else:
        heading = path[0] * DIRECTIONS + FROM_NOWHERE if path else 0
    return Runner(sheet, on_line, low, high, heading)
