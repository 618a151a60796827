"""One half of the bound: the walk that collects the most at given prices, true to the shapes but with no memory.

A walk forgets where it has been, except that it never goes straight back and never to a stop of the line so far. So
the best one is found backwards over rounds, markers, stops and directions. The graph of all such places comes from the
table of turns: a `Cell` is a marker that some turn of a round can place, and the markers after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.bots.best.prices import Prices
from allaboard.bots.best.resources import BOX, EARLY, EXTRA, GOODS, SHARED, TARGET
from allaboard.bots.best.task import Task
from allaboard.engine.line.board import (
    DARK_PLACE,
    DIRECTIONS,
    FLIRT_DARK,
    FLIRT_LIGHT,
    GRANNY,
    LIGHT_PLACE,
    PROFESSIONAL,
    STUDENT,
    TOURIST,
    Board,
)
from allaboard.engine.line.table import DIFFERENT, JOINT, MARKER, NO_EXTRA, PAID, ROAD, SIGN, TableTurn
from allaboard.engine.line.table import EXTRA as WITH_EXTRA

if TYPE_CHECKING:
    from mypy_extensions import i64

NOWHERE: Final = -(2**40)
_NO_WAY: Final = -(2**38)
_COUNTED: Final = bytes((GRANNY, STUDENT, TOURIST, PROFESSIONAL, LIGHT_PLACE, DARK_PLACE))  # in the order of O1
_THIRD: Final = 3  # the objective that counts flirts in Metro
_END: Final = 9  # the number of a turn's last marker, whatever its length
_PLACE_OF: Final = 4096  # more than there are headings


class Place:
    """A stop, free or on the line."""

    def __init__(self) -> None:
        self.taken: bool = False


class Gain:
    """What it brings to reach a stop in a round, at the prices."""

    def __init__(self) -> None:
        self.points: i64 = 0


class Cell:
    """A marker, and where a turn or the next one can go on.

    Hardly ever more than three markers can follow. They stand in three fields: a list would cost more than all the
    rest. A line that has come from nowhere, may be off the map or may cross out an entrance has more.
    """

    def __init__(self, place: Place, gain: Gain, number: i64, stop: i64, heading: i64, shared: i64) -> None:
        self.place: Place = place
        self.gain: Gain = gain
        self.round: i64 = number
        self.stop: i64 = stop
        self.heading: i64 = heading
        self.shared: i64 = shared  # boxes that the road ticks
        self.one: Cell | None = None
        self.two: Cell | None = None
        self.three: Cell | None = None
        self.more: list[Cell] | None = None
        self.boxed: list[Cell] | None = None  # more that come after such a joint
        self.paid: list[Cell] | None = None  # after crossing out an entrance
        # Whether each of the three comes after a joint that costs a box of the turn zone.
        self.box_one: bool = False
        self.box_two: bool = False
        self.box_three: bool = False
        self.has_others: bool = False  # in one of the three lists
        self.last: bool = False  # the last round ends here
        self.stamp: i64 = 0
        self.after: i64 = 0  # the best that can follow
        self.worth: i64 = 0  # with what the marker itself brings

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
            self.has_others = True
            others = self.boxed if boxed else self.more
            if others is None:
                others = []
                if boxed:
                    self.boxed = others
                else:
                    self.more = others
            if cell not in others:
                others.append(cell)

    def add_paid(self, cell: Cell) -> None:
        """Let a marker follow that is paid with an entrance."""
        self.has_others = True
        if self.paid is None:
            self.paid = []
        if cell not in self.paid:
            self.paid.append(cell)

    def go_on_like(self, cell: Cell) -> None:
        """Let the same markers follow as after another cell."""
        self.one = cell.one
        self.two = cell.two
        self.three = cell.three
        self.more = cell.more
        self.boxed = cell.boxed
        self.has_others = self.has_others or cell.has_others
        self.box_one = cell.box_one
        self.box_two = cell.box_two
        self.box_three = cell.box_three
        self.last = cell.last


class Walks:
    """All walks of a task."""

    def __init__(self, task: Task, targets: list[int]) -> None:
        self.task: Task = task
        self.board: Board = task.scenes[0].board
        self.places: list[Place] = [Place() for _ in range(self.board.size)]
        self.gains: list[list[Gain]] = [[Gain() for _ in range(self.board.size)] for _ in range(task.rounds)]
        self._targets: list[int] = targets
        self._cells: list[dict[int, Cell]] = [{} for _ in range(task.rounds)]
        self._standing: list[list[Cell | None]] = [
            [None] * (self.board.size * DIRECTIONS) for _ in range(task.rounds + 1)
        ]  # by the number of rounds played and the heading
        self._endings: list[Cell] = []  # where turns end
        self._stamp: i64 = 1
        self._box: i64 = 0
        self._box_price: i64 = 0
        self._extra: i64 = 0
        self._shared: i64 = 0
        # What the best walk of `trace` collects, and how often it comes to each stop.
        self.offered: list[int] = [0] * GOODS
        self.visits: list[int] = [0] * self.board.size
        self._nowhere: list[bool] = [False] * self.board.size
        self._stand(task.first, task.start.heading)
        self._build()

    # The graph.

    def _build(self) -> None:
        """Every cell that a line from the start could come to, round by round."""
        number: i64 = self.task.first
        while number < self.task.rounds:
            for cell in self._standing[number]:
                if cell is not None:
                    self._go_on(cell, number)
            number += 1
        for cell in self._standing[number]:
            if cell is not None:
                cell.last = True
        for ending in self._endings:
            standing = self._standing[ending.round + 1][ending.heading]
            assert standing is not None
            ending.go_on_like(standing)

    def _stand(self, played: i64, heading: i64) -> Cell:
        """Where a line stands with a heading after so many rounds."""
        standing = self._standing[played][heading]
        if standing is None:
            stop: i64 = heading // DIRECTIONS
            standing = Cell(self.places[stop], Gain(), played - 1, stop, heading, 0)
            self._standing[played][heading] = standing
        return standing

    def _go_on(self, cell: Cell, number: i64) -> None:
        """Add all turns that a round allows from a cell, with many boxes or none, and entrances to cross out."""
        scene = self.task.scenes[number]
        shape: i64 = self.task.shapes[number]
        extra: i64 = WITH_EXTRA if self.board.city.game == "metro" else NO_EXTRA
        boxes: i64 = 0
        while boxes <= 2:
            choices = scene.table.choices(cell.heading, shape, boxes, extra)
            for place in choices.legal(self._nowhere, 0, 0):
                if place & 1 == 0:
                    self._add(cell, choices.turn(place), choices.wish, number)
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
            cell = Cell(self.places[stop], self.gains[number][stop], number, stop, heading, shared)
            cells[key] = cell
            if marker >= _END:
                self._endings.append(cell)
        return cell

    # Prices.

    def set(self, prices: Prices) -> None:
        """Use other prices from now on."""
        goods = prices.goods
        self._box_price = goods[BOX]
        self._box = self._box_price
        self._extra = goods[EXTRA]
        good: bool = self.board.city.game == "metro"
        shared: i64 = goods[SHARED]
        self._shared = shared if good else -shared
        plain: list[int] = []
        stop: i64 = 0
        while stop < self.board.size:
            points: i64 = 0
            for effect in self.board.effects[stop]:
                points += goods[effect]
            plain.append(points - prices.stops[stop])
            stop += 1
        place: i64 = 0
        while place < len(self._targets):
            plain[self._targets[place]] += goods[TARGET + place]
            place += 1
        number: i64 = self.task.first
        while number < self.task.rounds:
            gains = self.gains[number]
            stop = 0
            while stop < self.board.size:
                gains[stop].points = plain[stop]
                stop += 1
            slot: i64 = 0
            while slot < len(self.task.objectives):
                turned: i64 = self.task.turns[slot]
                if number < turned:
                    objective: i64 = self.task.objectives[slot]
                    early: i64 = goods[EARLY + slot]
                    stop = 0
                    while early > 0 and stop < self.board.size:
                        for effect in self.board.effects[stop]:
                            if counts_for(effect, objective):
                                gains[stop].points += early
                        stop += 1
                slot += 1
            number += 1
        self.renew()

    def renew(self) -> None:
        """Forget what was worked out: stops were taken or freed, or the prices changed."""
        self._stamp += 1

    def allow_boxes(self, left: i64) -> None:
        """Say how many boxes of the turn zone are left; what was worked out with more is still a bound."""
        self._box = self._box_price if left > 0 else -NOWHERE // 2

    # The best walk.

    def best_from(self, played: i64, heading: i64) -> i64:
        """What the best walk collects for a line that stands somewhere after so many rounds."""
        cell = self._standing[played][heading]
        if cell is None:
            return NOWHERE
        if cell.stamp != self._stamp:
            self._follow(cell)
        return cell.after

    def _settle(self, cell: Cell) -> None:
        """Work out what a marker is worth, with all that can follow."""
        if cell.place.taken:
            cell.stamp = self._stamp
            cell.worth = NOWHERE
            return
        self._follow(cell)
        if cell.after == NOWHERE:
            cell.worth = NOWHERE
        else:
            cell.worth = cell.after + cell.gain.points + cell.shared * self._shared

    def _follow(self, cell: Cell) -> None:
        """Work out the best that can follow a marker."""
        stamp: i64 = self._stamp
        cell.stamp = stamp
        best: i64 = NOWHERE
        if cell.last:
            best = 0
        worth: i64
        each = cell.one
        if each is not None:
            if each.stamp != stamp:
                self._settle(each)
            worth = each.worth
            if cell.box_one:
                worth -= self._box
            if worth > best:
                best = worth
            each = cell.two
            if each is not None:
                if each.stamp != stamp:
                    self._settle(each)
                worth = each.worth
                if cell.box_two:
                    worth -= self._box
                if worth > best:
                    best = worth
                each = cell.three
                if each is not None:
                    if each.stamp != stamp:
                        self._settle(each)
                    worth = each.worth
                    if cell.box_three:
                        worth -= self._box
                    if worth > best:
                        best = worth
        if cell.has_others:
            best = self._follow_others(cell, best)
        # With no box left a price beyond everything stands for it, which must not look like a way.
        cell.after = best if best > _NO_WAY else NOWHERE

    def _follow_others(self, cell: Cell, best: i64) -> i64:
        """The same for what stands in lists; the better of the two."""
        stamp: i64 = self._stamp
        if cell.more is not None:
            for other in cell.more:
                if other.stamp != stamp:
                    self._settle(other)
                if other.worth > best:
                    best = other.worth
        if cell.boxed is not None:
            for other in cell.boxed:
                if other.stamp != stamp:
                    self._settle(other)
                if other.worth - self._box > best:
                    best = other.worth - self._box
        if cell.paid is not None:
            for other in cell.paid:
                if other.stamp != stamp:
                    self._settle(other)
                if other.worth - self._extra > best:
                    best = other.worth - self._extra
        return best

    def trace(self, played: i64, heading: i64) -> None:
        """Follow the best walk and count in `offered` and `visits` what it comes by."""
        place: i64 = 0
        while place < GOODS:
            self.offered[place] = 0
            place += 1
        stop: i64 = 0
        while stop < self.board.size:
            self.visits[stop] = 0
            stop += 1
        cell = self._standing[played][heading]
        while cell is not None and not cell.last:
            cell = self._next(cell)

    def _next(self, cell: Cell) -> Cell | None:
        """The marker that the best walk places after a cell, counted."""
        followers: list[Cell] = []
        for each in (cell.one, cell.two, cell.three):
            if each is not None:
                followers.append(each)
        place: i64 = 0
        for each in followers:
            boxed: bool = cell.box_one if place == 0 else (cell.box_two if place == 1 else cell.box_three)
            if each.worth - (self._box if boxed else 0) == cell.after:
                if boxed:
                    self.offered[BOX] -= 1
                self._count(each)
                return each
            place += 1
        if cell.more is not None:
            for each in cell.more:
                if each.worth == cell.after:
                    self._count(each)
                    return each
        if cell.boxed is not None:
            for each in cell.boxed:
                if each.worth - self._box == cell.after:
                    self.offered[BOX] -= 1
                    self._count(each)
                    return each
        if cell.paid is not None:
            for each in cell.paid:
                if each.worth - self._extra == cell.after:
                    self.offered[EXTRA] -= 1
                    self._count(each)
                    return each
        return None

    def _count(self, cell: Cell) -> None:
        stop = cell.stop
        self.visits[stop] += 1
        offered = self.offered
        good: bool = self.board.city.game == "metro"
        offered[SHARED] += cell.shared if good else -cell.shared
        for effect in self.board.effects[stop]:
            offered[effect] += 1
            slot: i64 = 0
            while slot < len(self.task.objectives):
                turned: i64 = self.task.turns[slot]
                objective: i64 = self.task.objectives[slot]
                if cell.round < turned and counts_for(effect, objective):
                    offered[EARLY + slot] += 1
                slot += 1
        place: i64 = 0
        while place < len(self._targets):
            if self._targets[place] == stop:
                offered[TARGET + place] += 1
            place += 1


def counts_for(effect: i64, objective: i64) -> bool:
    """Whether what a stop shows counts for a common objective (O1)."""
    wanted: i64 = _COUNTED[objective]
    if effect == wanted:
        return True
    return objective == _THIRD and effect in (FLIRT_LIGHT, FLIRT_DARK)
