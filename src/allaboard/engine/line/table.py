"""The table of turns: for every place a line can stand, every turn it could ever take.

What is legal depends on few things that do not concern the other players: where the line ends and from which
side it came (its heading), the shape, how many boxes of the turn zone are left (two are as good as five), and
in the metro whether an entrance can be crossed out. For each such case the table keeps one list, made when it
is first asked for, of all the markers that could be placed, in the order of a depth-first walk:

    C3-C4          C4 on the own line? then C3-C4# and skip the walk beyond; otherwise go on
      C3-C4-C5       ... complete: a turn
      C3-C4-D4
    C3-D3
      ...

The legal turns of a line are one pass over that list with one look-up a marker (`Choices.legal`), or none where
the line does not come near. The walk
visits neighbours in the order of their names, so the turns come out in the order of their texts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, overload

from allaboard.boards.city import City
from allaboard.engine.actions import Action
from allaboard.engine.line.board import DIRECTIONS, FROM_NOWHERE, NOTHING, Board
from allaboard.engine.line.shapes import LENGTHS, SINGLE, STRAIGHT, TURN, WISHES
from allaboard.engine.line.steps import Steps, way_between
from allaboard.engine.line.turn import Turn

if TYPE_CHECKING:
    from mypy_extensions import i64

# Whether a metro entrance can be crossed out for an extra marker (P9).
NO_EXTRA: Final = 0
EXTRA_IF_REACHED: Final = 1  # only with an entrance that this very turn circles
EXTRA: Final = 2


def extra_case(unspent: i64, circles: i64) -> i64:
    """The case of a sheet with so many circled entrances that are not crossed out, and so many circles left."""
    if unspent > 0:
        return EXTRA
    return EXTRA_IF_REACHED if circles > 0 else NO_EXTRA


MOST_BOXES: Final = bytes((0, 1, 1, 0, 2, 2))  # by shape: more boxes of the turn zone could not be used
_CASES: Final = 18  # six shapes, and none, one or two boxes left


# How a marker came about: as part of the shape, for a green light, paid with an entrance.
SIGNS: Final = "->+"
PAID: Final = 2


# One marker in the code of a turn: the stop it reaches and its road (two bytes each), up to two effects of the
# stop, and the joint before it, whether the stop has a letter, how it came about.
STOP: Final = 0
ROAD: Final = 2
EFFECTS: Final = 4
JOINT: Final = 6
LETTER: Final = 7
SIGN: Final = 8
MARKER: Final = 9  # bytes of a marker


# The joint before a marker, and what a shape wishes for it, are numbers that add up to one if they differ.
NO_JOINT: Final = 2  # before the first marker, and before those that are not of the shape
DIFFERENT: Final = 1


class TableTurn(Turn):
    """A turn of the table: its text, and what it does to board and sheet, one marker after the other, in bytes."""

    def __init__(self, board: Board, text: str, path: list[int], roads: list[int], joints: list[int]) -> None:
        super().__init__(text)
        kinds = self.kinds
        code: list[int] = []
        low = high = 0
        for place, stop in enumerate(path[1:]):
            low |= board.low_bit[stop]
            high |= board.high_bit[stop]
            effects = (*board.effects[stop], NOTHING, NOTHING)[:2]
            code += (*divmod(stop, 256), *divmod(roads[place], 256), *effects)
            code += (joints[place], board.lettered[stop], SIGNS.index(kinds[place]))
        self.code: bytes = bytes(code)
        self.start: i64 = path[0]
        self.low: i64 = low  # the stops it reaches, as bits
        self.high: i64 = high
        self.heading: i64 = board.heading(path[-2], path[-1])  # where the line stands after it
        self.looping: bool = self.loops
        self.entrances: i64 = sum([board.entrance[stop] for stop in path[1:]])
        self.pays: bool = "+" in kinds  # for an extra marker, with an entrance (P9)

    def turn_zone(self, wish: i64) -> int:
        """How many of its joints differ from what the shape wishes for (P5)."""
        code = self.code
        boxes: i64 = 0
        at: i64 = JOINT
        while at < len(code):
            if code[at] + wish == DIFFERENT:
                boxes += 1
            at += MARKER
        return boxes

    def ends(self) -> list[int]:
        """The stop that each marker reaches."""
        return [self.code[at] << 8 | self.code[at + 1] for at in range(STOP, len(self.code), MARKER)]

    def roads(self) -> list[int]:
        """The road that each marker lies on."""
        return [self.code[at] << 8 | self.code[at + 1] for at in range(ROAD, len(self.code), MARKER)]


class Node:
    """One marker of a walk: the turn that may end with it, and the one that loops with it."""

    def __init__(self, gate: int, go: TableTurn | None, loop: TableTurn) -> None:
        # The stop that must be free. A marker that closes on its own turn is never free: its gate is the
        # start of the turn, which is always on the line.
        self.gate: int = gate
        self.go: TableTurn | None = go
        self.loop: TableTurn = loop
        self.beyond: int = 0  # where the list goes on when the walk ends here


class Choices:
    """All that a line could do in one case of the table.

    The walk is kept as numbers, and a legal turn is named by its place: twice the number of its last marker,
    plus one if it loops there. So the turns themselves are touched only when somebody takes them up.
    """

    def __init__(self, board: Board, walk: _Walk, always: list[int], off_map: bool) -> None:
        nodes = walk.nodes
        self.off_map: bool = off_map  # the shape does not fit the map and became a single marker (P6)
        self.wish: i64 = walk.wish
        # One number for each marker: twice its gate, plus one if a turn may end with it. They are the characters
        # of a text, the compact sequence of numbers above 255 that compiled code reads fast.
        self._gates: str = "".join([chr(node.gate * 2 + (node.go is not None)) for node in nodes])
        self._beyond: list[int] = [node.beyond for node in nodes]
        self._turns: list[TableTurn] = []
        low = high = 0
        for node in nodes:
            self._turns += (node.go or node.loop, node.loop)
            if node.gate not in always:
                low |= board.low_bit[node.gate]
                high |= board.high_bit[node.gate]
        # The neighbourhood, as bits: all gates but the stops that are on every line that stands here.
        self._low: i64 = low
        self._high: i64 = high
        on_line = [stop in always for stop in range(board.size)]
        self._undisturbed: list[int] = self._filter(on_line)
        self._leads_on: bool = any(place & 1 == 0 for place in self._undisturbed)
        self._board: Board = board
        self._steps: Steps | None = None

    def legal(self, on_line: list[bool], low: i64, high: i64) -> list[int]:
        """The places of the legal turns of a line over the stops in `on_line`, in the order of their texts.

        `low` and `high` are the same stops as bits: they tell at a glance that the line does not touch the
        neighbourhood. (In a large city two stops share a bit, so a bit that is set proves nothing.)
        """
        if (self._low & low) | (self._high & high) == 0:
            return self._undisturbed
        return self._filter(on_line)

    def _filter(self, on_line: list[bool]) -> list[int]:
        gates = self._gates
        places: list[int] = []
        at: i64 = 0
        size: i64 = len(gates)
        while at < size:
            gate: i64 = ord(gates[at])
            if on_line[gate >> 1]:
                places.append(2 * at + 1)
                at = self._beyond[at]
            else:
                if gate & 1:
                    places.append(2 * at)
                at += 1
        return places

    def has_way_out(self, on_line: list[bool], low: i64, high: i64) -> bool:
        """Whether any of the legal turns of such a line does not loop; quicker than to list them."""
        if (self._low & low) | (self._high & high) == 0:
            return self._leads_on
        gates = self._gates
        at: i64 = 0
        size: i64 = len(gates)
        while at < size:
            gate: i64 = ord(gates[at])
            if on_line[gate >> 1]:
                at = self._beyond[at]
            elif gate & 1:
                return True
            else:
                at += 1
        return False

    def turn(self, place: i64) -> TableTurn:
        """The turn in a place."""
        return self._turns[place]

    def turns(self) -> list[TableTurn]:
        """All turns that any line could take in this case."""
        return self._turns.copy()

    def steps(self) -> Steps:
        """The same turns one marker at a time; made when they are first asked for."""
        steps = self._steps
        if steps is None:
            self._steps = steps = self._make_steps()
        return steps

    def _make_steps(self) -> Steps:
        board = self._board
        ways: list[int] = []
        paid: list[bool] = []
        for loop in self._turns[1::2]:  # of every marker there is the turn that loops with it
            there, side = divmod(loop.heading, DIRECTIONS)
            ways.append(way_between(board.names[board.neighbours[there][side]], board.names[there]))
            paid.append(loop.code[-1] == PAID)
        gates = [ord(gate) for gate in self._gates]
        return Steps([gate >> 1 for gate in gates], [gate & 1 == 1 for gate in gates], self._beyond, ways, paid)


class LegalTurns:
    """The legal turns of a line, in the order of their texts: a sequence that makes nothing until it is asked."""

    def __init__(self, choices: Choices, places: list[int]) -> None:
        self._choices: Choices = choices
        self._places: list[int] = places
        self._taken: TableTurn | None = None  # the one last taken up, which is usually the one that is played

    def __len__(self) -> int:
        return len(self._places)

    @overload
    def __getitem__(self, index: int) -> TableTurn: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[TableTurn, ...]: ...

    def __getitem__(self, index: int | slice) -> TableTurn | tuple[TableTurn, ...]:
        if isinstance(index, slice):
            return self.all()[index]
        turn = self._choices.turn(self._places[index])
        self._taken = turn
        return turn

    def __iter__(self) -> Iterator[TableTurn]:
        return iter(self.all())

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.find(action) is not None

    def all(self) -> tuple[TableTurn, ...]:
        """The turns as a tuple."""
        return tuple([self._choices.turn(place) for place in self._places])

    def find(self, action: Action) -> TableTurn | None:
        """The turn that says the same as `action`, or None."""
        return self._taken if action is self._taken else self.named(action.text)

    def named(self, text: str) -> TableTurn | None:
        """The turn with this text, or None. They stand in the order of their texts, so this halves its way."""
        low = 0
        high = len(self._places)
        while low < high:
            middle = (low + high) // 2
            turn = self._choices.turn(self._places[middle])
            if turn.text == text:
                return turn
            if turn.text < text:
                low = middle + 1
            else:
                high = middle
        return None

    def __eq__(self, other: object) -> bool:
        if isinstance(other, LegalTurns):
            return self.all() == other.all()
        return isinstance(other, tuple) and self.all() == other

    def __hash__(self) -> int:
        return hash(self.all())

    def __repr__(self) -> str:
        return f"<{len(self)} legal turns: {', '.join([turn.text for turn in self.all()])}>"


class _Walk:
    """One depth-first walk over all chains of a case."""

    def __init__(self, table: TurnTable, start: int, before: int, shape: int, boxes: int, extra: int) -> None:
        self.table = table
        self.board = table.board
        self.length = LENGTHS[shape]
        self.wish: int = WISHES[shape]
        self.boxes = boxes
        self.extra = extra
        self.before = before
        self.stops = [start]
        self.roads: list[int] = []
        self.joints: list[int] = []
        self.nodes: list[Node] = []
        self.fits = False  # whether any chain of the full length exists
        self._on(self.board.names[start], "-")

    def _on(self, text: str, sign: str) -> None:
        """Add every marker that can follow the stops walked so far."""
        board = self.board
        here = self.stops[-1]
        before = self.stops[-2] if len(self.stops) > 1 else self.before
        inner_joint = sign == "-" and len(self.stops) > 1
        for there in board.neighbours[here]:
            if there == before:
                continue
            joint = NO_JOINT
            if inner_joint:
                joint = TURN if board.is_turn(before, here, there) else STRAIGHT
            different = [each + self.wish for each in (*self.joints, joint)].count(DIFFERENT)
            if different > self.boxes:
                continue
            closes = there in self.stops
            longer = text + sign + board.names[there]
            self.roads.append(board.road_index[here, there])
            self.joints.append(joint)
            self.stops.append(there)
            complete = len(self.roads) >= self.length
            # A green light is not an end: the turn goes on until it stops elsewhere (P8).
            may_end = complete and not closes and not board.green[there]
            node = Node(
                self.stops[0] if closes else there,
                self._turn(longer) if may_end else None,
                self._turn(longer + "#"),
            )
            self.nodes.append(node)
            self.fits = self.fits or complete
            if not closes:
                if not complete:
                    self._on(longer, "-")
                elif board.green[there]:
                    self._on(longer, ">")
                elif sign == "-" and self._extra_allowed():
                    self._on(longer, "+")
            node.beyond = len(self.nodes)
            self.roads.pop()
            self.joints.pop()
            self.stops.pop()

    def _extra_allowed(self) -> bool:
        if self.extra == EXTRA_IF_REACHED:
            return any(self.board.entrance[stop] for stop in self.stops[1:])
        return self.extra == EXTRA

    def _turn(self, text: str) -> TableTurn:
        turn = self.table.turns.get(text)
        if turn is None:
            turn = TableTurn(self.board, text, self.stops, self.roads, self.joints)
            self.table.turns[text] = turn
        return turn


class TurnTable:
    """The table of one board."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.turns: dict[str, TableTurn] = {}
        self._headings: i64 = board.size * DIRECTIONS
        self._choices: list[Choices | None] = [None] * (self._headings * _CASES * (EXTRA + 1))

    def choices(self, heading: i64, shape: i64, boxes: i64, extra: i64) -> Choices:
        """What a line with this heading can do. `boxes` are those left in the turn zone."""
        if boxes > MOST_BOXES[shape]:
            boxes = MOST_BOXES[shape]
        key: i64 = (extra * self._headings + heading) * _CASES + shape * 3 + boxes
        found = self._choices[key]
        if found is None:
            found = self._make(heading, shape, boxes, extra)
            self._choices[key] = found
        return found

    def _make(self, heading: int, shape: int, boxes: int, extra: int) -> Choices:
        start, side = divmod(heading, DIRECTIONS)
        before = -1 if side == FROM_NOWHERE else self.board.neighbours[start][side]
        always = [start] if before < 0 else [start, before]
        walk = _Walk(self, start, before, shape, boxes, extra)
        if walk.fits:
            return Choices(self.board, walk, always, False)
        return Choices(self.board, _Walk(self, start, before, SINGLE, boxes, extra), always, True)


_tables: list[TurnTable] = []
_TABLES_KEPT: Final = 16


def table_of(city: City) -> TurnTable:
    """The table of a city. It is kept, because it grows with use; equal cities share one."""
    for table in _tables:
        if table.board.city is city:
            return table
    for table in _tables:
        if table.board.city == city:
            return table
    if len(_tables) == _TABLES_KEPT:
        _tables.pop(0)
    _tables.append(TurnTable(Board(city)))
    return _tables[-1]
