"""The graph of all walks: a cell is a marker that some turn of a round can place, and the markers after it.

It comes from the table of turns, so that rules of placing are nowhere else. Walks forget where they have been; a stop
of the line is closed to them by what it brings: nothing that could be made good again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.bots.best.resources import EARLY, GOODS, TARGET
from allaboard.bots.best.task import Task
from allaboard.engine.line.board import DIRECTIONS, Board
from allaboard.engine.line.sheet import counts_for
from allaboard.engine.line.table import DIFFERENT, EXTRA, JOINT, MARKER, NO_EXTRA, PAID, ROAD, SIGN, TableTurn

if TYPE_CHECKING:
    from mypy_extensions import i64

_END: Final = 9  # the number of a turn's last marker, whatever its length
_PLACE_OF: Final = 4096  # more than there are headings


class Gain:
    """What it brings to reach a stop: goods, and at the prices points."""

    def __init__(self, stop: i64, goods: list[int]) -> None:
        self.stop: i64 = stop
        self.goods: list[int] = goods
        self.points: i64 = 0


class Others:
    """Markers that follow a cell beyond the first three, and those that cost an entrance."""

    def __init__(self) -> None:
        self.more: list[Cell] = []
        self.boxed: list[Cell] = []  # after a joint that costs a box of the turn zone
        self.paid: list[Cell] = []  # after crossing out an entrance


class Cell:
    """A marker, and where a turn or the next one can go on.

    Hardly ever more than three markers can follow. They stand in three fields: a list would cost more than all the
    rest. A line that has come from nowhere, may be off the map or may cross out an entrance has more. There are
    thousands of cells, looked at in no order, so the smaller they are the faster is the search.
    """

    def __init__(self, gain: Gain, shared: i64) -> None:
        self.stamp: i64 = 0
        self.worth: i64 = 0  # of all that follows and what the marker itself brings
        self.after: i64 = 0  # the best that can follow
        self.gain: Gain = gain
        self.shared: i64 = shared  # boxes that the road ticks
        self.one: Cell | None = None
        self.two: Cell | None = None
        self.three: Cell | None = None
        self.others: Others | None = None
        # Whether each of the three comes after a joint that costs a box of the turn zone.
        self.box_one: bool = False
        self.box_two: bool = False
        self.box_three: bool = False
        self.last: bool = False  # the last round ends here

    def add(self, cell: Cell, boxed: bool) -> None:
        """Let a marker follow, once."""
        if self.one is cell or self.two is cell or self.three is cell:
            return
        if self.one is None:
            self.one = cell
            self.box_one = boxed
        elif self.two is None:
            self.two = cell
            self.box_two = boxed
        elif self.three is None:
            self.three = cell
            self.box_three = boxed
        else:
            if self.others is None:
                self.others = Others()
            others = self.others.boxed if boxed else self.others.more
            if cell not in others:
                others.append(cell)

    def add_paid(self, cell: Cell) -> None:
        """Let a marker follow that is paid with an entrance."""
        if self.others is None:
            self.others = Others()
        if cell not in self.others.paid:
            self.others.paid.append(cell)

    def go_on_like(self, cell: Cell) -> None:
        """Let the same markers follow as after another cell, beside those that cost an entrance."""
        self.one = cell.one
        self.two = cell.two
        self.three = cell.three
        self.box_one = cell.box_one
        self.box_two = cell.box_two
        self.box_three = cell.box_three
        self.last = cell.last
        if cell.others is not None:
            if self.others is None:
                self.others = Others()
            self.others.more = cell.others.more
            self.others.boxed = cell.others.boxed


class Standing:
    """Where a line stands when a turn begins."""

    def __init__(self, heading: i64) -> None:
        self.heading: i64 = heading
        self.cell: Cell = Cell(Gain(heading // DIRECTIONS, []), 0)  # the stop under it brings nothing again
        self.limits: bytes = b""  # the most of each of the goods that can follow
        self.most: bytes = b""  # the most places that can follow beside so many passengers (`reach`)
        self.together: i64 = 0  # the sets of targets that can follow, as bits


class Ending:
    """A cell with which a turn of a round ends, and the heading there."""

    def __init__(self, cell: Cell, number: i64, heading: i64) -> None:
        self.cell: Cell = cell
        self.round: i64 = number
        self.heading: i64 = heading


class Cells:
    """All cells that a line from the start of a task could come to."""

    def __init__(self, task: Task, targets: list[int]) -> None:
        self.task: Task = task
        self.board: Board = task.scenes[0].board
        # What stops bring changes when objectives turn blue: one list of gains for each time between.
        self.phases: list[int] = []  # by round
        self.gains: list[list[Gain]] = []  # by phase and stop
        self._add_gains(targets)
        self._cells: list[dict[int, Cell]] = [{} for _ in range(task.rounds)]
        self.standing: list[list[Standing | None]] = [
            [None] * (self.board.size * DIRECTIONS) for _ in range(task.rounds + 1)
        ]  # by the number of rounds played and the heading
        self._endings: list[Ending] = []
        self._nowhere: list[bool] = [False] * self.board.size
        self._stand(task.first, task.start.heading)
        self._build()

    def _add_gains(self, targets: list[int]) -> None:
        before: list[int] = [-1]
        for number in range(self.task.rounds):
            yellow = [slot for slot, turned in enumerate(self.task.turns) if number < turned]
            if yellow != before:
                self.gains.append([Gain(stop, self._goods(stop, targets, yellow)) for stop in range(self.board.size)])
                before = yellow
            self.phases.append(len(self.gains) - 1)

    def _goods(self, stop: int, targets: list[int], yellow: list[int]) -> list[int]:
        """Everything that a stop brings while some objectives are yellow."""
        goods: list[int] = []
        for effect in self.board.effects[stop]:
            goods.append(effect)
            for slot in yellow:
                if counts_for(effect, self.task.objectives[slot]):
                    goods.append(EARLY + slot)
        for place, target in enumerate(targets):
            if target == stop:
                goods.append(TARGET + place)
        return goods

    def _build(self) -> None:
        """Every cell, round by round."""
        number: i64 = self.task.first
        while number < self.task.rounds:
            for standing in self.standing[number]:
                if standing is not None:
                    self._go_on(standing, number)
            number += 1
        for standing in self.standing[number]:
            if standing is not None:
                standing.cell.last = True
        for ending in self._endings:
            after = self.standing[ending.round + 1][ending.heading]
            assert after is not None
            ending.cell.go_on_like(after.cell)

    def _stand(self, played: i64, heading: i64) -> None:
        """Let a line stand with a heading after so many rounds."""
        if self.standing[played][heading] is None:
            self.standing[played][heading] = Standing(heading)

    def _go_on(self, standing: Standing, number: i64) -> None:
        """Add all turns that a round allows from somewhere, with many boxes or none, and entrances to cross out."""
        scene = self.task.scenes[number]
        shape: i64 = self.task.shapes[number]
        extra: i64 = EXTRA if self.board.city.game == "metro" else NO_EXTRA
        boxes: i64 = 0
        while boxes <= 2:
            choices = scene.table.choices(standing.heading, shape, boxes, extra)
            for place in choices.legal(self._nowhere, 0, 0):
                if place & 1 == 0:
                    self._add(standing.cell, choices.turn(place), choices.wish, number)
            boxes += 1

    def _add(self, cell: Cell, turn: TableTurn, wish: i64, number: i64) -> None:
        code = turn.code
        size: i64 = len(code)
        here = cell
        stop: i64 = turn.start
        at: i64 = 0
        while at < size:
            there: i64 = code[at] << 8 | code[at + 1]
            ends: bool = at + MARKER == size
            # A turn may end with its shape or with the extra marker after it: the same cell goes on in both ways.
            paid: bool = code[at + SIGN] == PAID
            heading: i64 = self.board.heading(stop, there)
            marker: i64 = at // MARKER
            if paid:
                marker = _END + 1
            elif ends or code[at + MARKER + SIGN] == PAID:
                marker = _END
            found = self._cell(number, marker, there, heading, code[at + ROAD] << 8 | code[at + ROAD + 1])
            if ends:
                self._stand(number + 1, heading)
            if paid:
                here.add_paid(found)
            else:
                here.add(found, code[at + JOINT] + wish == DIFFERENT)
            here = found
            stop = there
            at += MARKER

    def _cell(self, number: i64, marker: i64, stop: i64, heading: i64, road: i64) -> Cell:
        cells = self._cells[number]
        key: i64 = marker * _PLACE_OF + heading
        cell = cells.get(key)
        if cell is None:
            scene = self.task.scenes[number]
            shared: i64 = scene.load[road] + scene.special[road]
            gain = self.gains[self.phases[number]][stop]
            cell = Cell(gain, shared)
            cells[key] = cell
            if marker >= _END:
                self._endings.append(Ending(cell, number, heading))
        return cell

    def supplies(self) -> list[int]:
        """How many stops of the map bring each of the goods."""
        found = [0] * GOODS
        for gain in self.gains[0]:
            for good in gain.goods:
                found[good] += 1
        return found
