"""From what a seat sees to a line that can be thought about. Nothing else of a game comes in here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import cast

from allaboard.boards.city import City
from allaboard.bots.line.runner import Runner, Scene
from allaboard.bots.line.value import SHAPES
from allaboard.engine.bus.sheet import BusSheet
from allaboard.engine.line.board import DIRECTIONS, FAST_COLOURS, FROM_NOWHERE, Board
from allaboard.engine.line.setup import OBJECTIVE_NAMES
from allaboard.engine.line.shapes import shape_code
from allaboard.engine.line.sheet import Sheet
from allaboard.engine.line.table import table_of
from allaboard.engine.line.view import LineView, SheetView
from allaboard.engine.metro.sheet import MetroSheet


@dataclass(frozen=True)
class Seen:
    """A seat's own line, what lies around it, and which shapes are to come."""

    scene: Scene
    runner: Runner
    sheet_type: int
    ticket: int | None  # of this round
    to_come: tuple[int, ...]  # tickets after this round, in no order

    @property
    def shape(self) -> int:
        assert self.ticket is not None
        return shape_code(self.sheet_type, self.ticket)

    def counts(self) -> list[int]:
        """How many of the tickets to come bring each shape."""
        counts = [0] * SHAPES
        for ticket in self.to_come:
            counts[shape_code(self.sheet_type, ticket)] += 1
        return counts


def seen_by(view: Mapping[str, object], city: City, seat: int, departure: str | None = None) -> Seen:
    """What `seat` sees of itself in a view of the game.

    Of another seat than the viewer's own it is what everybody sees: the personal objective is unknown. With a
    `departure` the line starts there, as if it had been chosen.
    """
    shown = cast("LineView[SheetView]", view)
    table = table_of(city)
    board = table.board
    own = shown["seats"][seat]
    personal = own["personal"]
    targets = board.no_targets if personal is None else board.targets[personal - 1]
    sheet: Sheet = BusSheet(board, seat, targets) if city.game == "bus" else MetroSheet(board, seat, targets)
    sheet.restore(own["sheet"])
    path = [board.index[name] for name in (own["line"] if departure is None else [departure])]
    if isinstance(sheet, BusSheet):
        sheet.reached_targets = sum(targets[stop] for stop in path[1:])
    scene = Scene(
        table,
        _special(board, shown["fast_roads"]),
        _load(board, [each["line"] for each in shown["seats"]] + [shown["rival"]]),
        [OBJECTIVE_NAMES[city.game].index(each["objective"]) for each in shown["common"]],
        [each["value"] for each in shown["common"]],
        len(shown["seats"]),
    )
    return Seen(scene, _runner(board, sheet, path), own["sheet_type"], shown["ticket"], tuple(shown["to_come"]))


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


def _runner(board: Board, sheet: Sheet, path: list[int]) -> Runner:
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
