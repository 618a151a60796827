"""The table of turns as columns: for those who step thousands of games with one instruction.

A column is an array of numpy, and index arithmetic on columns is all that `many` does. The engine gets along without
numpy; whoever steps games this way hands it in. Everything here is copied out of `table` and `steps`, case by case
when a case first comes up, so nothing is decided here.

Places of all cases are numbered through: the place `p` of a case (see `steps`) is the first place of the case plus `p`.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from allaboard.engine.line.board import DIRECTIONS, NOTHING
from allaboard.engine.line.shapes import EITHER, LENGTHS
from allaboard.engine.line.sheet import TURN_BOXES
from allaboard.engine.line.steps import (
    BEGINNING,
    BITS,
    DOUBTFUL,
    GATE,
    GOES_ON,
    LEGAL,
    LEGAL_PAYING,
    NEXT,
    NEXT_PAID,
    PLACE,
    WAYS,
    Steps,
)
from allaboard.engine.line.table import (
    EFFECTS,
    EXTRA,
    LETTER,
    MARKER,
    MOST_BOXES,
    PAID,
    SIGN,
    TableTurn,
    TurnTable,
)

Column: TypeAlias = Any  # an array of numpy with one axis
Numpy: TypeAlias = Any  # numpy itself

UNKNOWN: Final = -1  # a case that did not come up yet
LEAVES: Final = 2 * WAYS  # what a place leads to: by direction, and the same with an extra marker
WISHES: Final = EITHER + 1
NO_OBJECTIVE: Final = 0  # personal objectives count from 1
_SHAPES: Final = len(LENGTHS)
_BOXES: Final = TURN_BOXES + 1
_CASES: Final = 3  # of a shape: none, one or two boxes left that it could use


class TurnColumns:
    """The cases and turns of one table that came up so far."""

    def __init__(self, np: Numpy, table: TurnTable) -> None:
        self._np: Any = np
        self._table: TurnTable = table
        self.headings: int = table.board.size * DIRECTIONS
        # By case: its first place. What the case of a shape is with so many boxes left, is looked up.
        self.first: Column = np.full(self.headings * _SHAPES * _CASES * (EXTRA + 1), UNKNOWN, np.int64)
        self.shape_case: Column = np.array(
            [shape * _CASES + min(boxes, MOST_BOXES[shape]) for shape in range(_SHAPES) for boxes in range(_BOXES)],
            np.int64,
        )
        # By place. All columns have room for more than there is.
        self.places: int = 0
        self._place_room: int = 0
        self.leads: Column = np.zeros(0, np.int64)  # times `LEAVES`: the place after a marker
        self.gate: Column = np.zeros(0, np.int64)
        self.ends: Column = np.zeros(0, np.uint8)  # 1 if no marker can follow
        self.legal: Column = np.zeros(0, np.int64)  # times two, plus one once an extra marker is paid for
        self.doubtful: Column = np.zeros(0, np.uint8)
        self.wish: Column = np.zeros(0, np.int64)
        self.turn: Column = np.zeros(0, np.int64)  # times two, plus one for the turn that loops there
        # By doubtful place, times two, plus one once an extra marker is paid for: stops that make a step legal.
        self.doubts: Column = np.zeros(0, np.int64)  # how many
        self.first_doubt: Column = np.zeros(0, np.int64)
        self.doubt_stop: Column = np.zeros(0, np.int64)
        self.doubt_step: Column = np.zeros(0, np.int64)
        self._doubts_used: int = 0
        # By turn.
        self.turns: list[TableTurn] = []
        self._numbers: dict[str, int] = {}
        self._turn_room: int = 0
        self.markers: Column = np.zeros(0, np.int64)  # how many
        self.first_marker: Column = np.zeros(0, np.int64)
        self.effects: Column = np.zeros(0, np.int64)  # how many things its stops do to the sheet
        self.first_effect: Column = np.zeros(0, np.int64)
        self.heading: Column = np.zeros(0, np.int64)
        self.loops: Column = np.zeros(0, np.uint8)
        self.paid: Column = np.zeros(0, np.uint8)  # extra markers
        self.boxes: Column = np.zeros(0, np.uint8)  # times `WISHES`: joints that differ from a wish
        self.targets: Column = np.zeros(0, np.uint8)  # times `objectives`: stops of a personal objective
        self.objectives: int = len(table.board.targets) + 1
        # By marker, and by effect; so many are in use.
        self._markers_used: int = 0
        self._effects_used: int = 0
        self.stop: Column = np.zeros(0, np.int64)
        self.road: Column = np.zeros(0, np.int64)
        self.effect: Column = np.zeros(0, np.int64)

    def key(self, heading: Column, shape: Column, boxes: Column, extra: Column | int) -> Column:
        """The cases of lines with these headings; `boxes` are those left in the turn zone."""
        return (extra * self.headings + heading) * (_SHAPES * _CASES) + self.shape_case[shape * _BOXES + boxes]

    def first_of(self, keys: Column) -> Column:
        """The first place of each case."""
        found = self.first[keys]
        if (found == UNKNOWN).any():
            for key in self._np.unique(keys[found == UNKNOWN]).tolist():
                self._add(key)
            found = self.first[keys]
        return found

    def legal_by_line(self, places: Column, lines: Column, numbers: Column) -> Column:
        """The steps that only the line makes legal at doubtful places, as bits: those that somewhere run into it (P7).

        Places are times two, plus one once an extra marker is paid for; in `numbers` there is a 1 for each stop of
        the line, which begins at the place in `lines`.
        """
        np = self._np
        count = self.doubts[places]
        before = count.cumsum() - count
        found = np.zeros(len(places), np.int64)
        whose = np.arange(len(places)).repeat(count)
        doubts = (self.first_doubt[places] - before)[whose] + np.arange(len(whose))
        hits = (numbers[lines[whose] + self.doubt_stop[doubts]] != 0).nonzero()[0]
        np.bitwise_or.at(found, whose[hits], self.doubt_step[doubts[hits]])
        return found

    # Growing.

    def _longer(self, column: Column, size: int) -> Column:
        return self._np.concatenate([column, self._np.zeros(size - len(column), column.dtype)])

    def _make_room(self, places: int) -> None:
        """For so many places."""
        room = 2 * places
        self._place_room = room
        self.leads = self._longer(self.leads, LEAVES * room)
        self.gate = self._longer(self.gate, room)
        self.ends = self._longer(self.ends, room)
        self.legal = self._longer(self.legal, 2 * room)
        self.doubtful = self._longer(self.doubtful, room)
        self.wish = self._longer(self.wish, room)
        self.doubts = self._longer(self.doubts, 2 * room)
        self.first_doubt = self._longer(self.first_doubt, 2 * room)
        self.turn = self._longer(self.turn, 2 * room)

    def _add(self, key: int) -> None:
        """Copy a case out of the table."""
        np = self._np
        rest, case = divmod(key, _SHAPES * _CASES)
        extra, heading = divmod(rest, self.headings)
        shape, boxes = divmod(case, _CASES)
        choices = self._table.choices(heading, shape, boxes, extra)
        steps = choices.steps()
        first, size = self.places, len(steps.code) // PLACE
        last = first + size
        if last > self._place_room:
            self._make_room(last)
        rows = np.frombuffer(steps.code, np.uint8).reshape(size, PLACE).astype(np.int64)
        pairs = rows[:, NEXT : NEXT + 2 * LEAVES]
        leads = pairs[:, 0::2] << 8 | pairs[:, 1::2]
        leads[leads != BEGINNING] += first
        self.leads[first * LEAVES : last * LEAVES] = leads.ravel()
        self.gate[first:last] = rows[:, GATE] << 8 | rows[:, GATE + 1]
        self.ends[first:last] = rows[:, GOES_ON] == 0
        self.legal[2 * first : 2 * last] = rows[:, [LEGAL, LEGAL_PAYING]].ravel()
        self.doubtful[first:last] = rows[:, DOUBTFUL]
        self.wish[first:last] = choices.wish
        self.turn[2 * first + 2 : 2 * last] = [self._number(turn) for turn in choices.turns()]
        for place in rows[:, DOUBTFUL].nonzero()[0].tolist():
            for pays in range(2):
                self._add_doubts(2 * (first + place) + pays, _doubts(steps, place, pays == 1))
        self.places = last
        self.first[key] = first

    def _add_doubts(self, place: int, doubts: list[tuple[int, int]]) -> None:
        first, last = self._doubts_used, self._doubts_used + len(doubts)
        if last > len(self.doubt_stop):
            self.doubt_stop = self._longer(self.doubt_stop, 2 * last)
            self.doubt_step = self._longer(self.doubt_step, 2 * last)
        self.doubt_stop[first:last] = [stop for stop, _ in doubts]
        self.doubt_step[first:last] = [step for _, step in doubts]
        self.doubts[place], self.first_doubt[place] = len(doubts), first
        self._doubts_used = last

    def _number(self, turn: TableTurn) -> int:
        """The number of a turn, which is new or not."""
        number = self._numbers.get(turn.text)
        if number is None:
            self._numbers[turn.text] = number = len(self.turns)
            self.turns.append(turn)
            self._add_turn(number, turn)
        return number

    def _add_turn(self, number: int, turn: TableTurn) -> None:
        if number == self._turn_room:
            self._make_room_for_turns(2 * number + 64)
        code = turn.code
        stops = turn.ends()
        # The stop on which a turn loops has no effect any more (P7).
        counting = range(0, len(code) - MARKER if turn.looping else len(code), MARKER)
        effects: list[int] = []
        for at in counting:
            effects += [each for each in code[at + EFFECTS : at + EFFECTS + 2] if each != NOTHING]
        lettered = [stops[at // MARKER] for at in counting if code[at + LETTER]]
        reached = [sum([objective[stop] for stop in lettered]) for objective in self._table.board.targets]
        first, last = self._markers_used, self._markers_used + len(stops)
        if last > len(self.stop):
            self.stop = self._longer(self.stop, 2 * last)
            self.road = self._longer(self.road, 2 * last)
        self.stop[first:last] = stops
        self.road[first:last] = turn.roads()
        self._markers_used = last
        self.markers[number], self.first_marker[number] = len(stops), first
        first, last = self._effects_used, self._effects_used + len(effects)
        if last > len(self.effect):
            self.effect = self._longer(self.effect, 2 * last)
        self.effect[first:last] = effects
        self._effects_used = last
        self.effects[number], self.first_effect[number] = len(effects), first
        self.heading[number] = turn.heading
        self.loops[number] = turn.looping
        self.paid[number] = sum([code[at] == PAID for at in range(SIGN, len(code), MARKER)])
        self.boxes[number * WISHES : (number + 1) * WISHES] = [turn.turn_zone(wish) for wish in range(WISHES)]
        self.targets[number * self.objectives + 1 : (number + 1) * self.objectives] = reached

    def _make_room_for_turns(self, room: int) -> None:
        self._turn_room = room
        self.markers = self._longer(self.markers, room)
        self.first_marker = self._longer(self.first_marker, room)
        self.effects = self._longer(self.effects, room)
        self.first_effect = self._longer(self.first_effect, room)
        self.heading = self._longer(self.heading, room)
        self.loops = self._longer(self.loops, room)
        self.paid = self._longer(self.paid, room)
        self.boxes = self._longer(self.boxes, room * WISHES)
        self.targets = self._longer(self.targets, room * self.objectives)


def _doubts(steps: Steps, place: int, pays: bool) -> list[tuple[int, int]]:
    """What `Steps.legal` looks for at a doubtful place: stops of the line, and the step (as a bit) that each allows."""
    found: list[tuple[int, int]] = []
    for way in range(WAYS):
        at = place * PLACE + (NEXT_PAID if pays else NEXT) + 2 * way
        child = steps.code[at] << 8 | steps.code[at + 1]
        if child != BEGINNING:
            gates = set(steps._gates[child - 1 : steps._beyond[child - 1]])
            found += [(gate, BITS[way]) for gate in sorted(gates)]
    return found
