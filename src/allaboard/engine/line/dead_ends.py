"""Dead ends: turns after which a line is certain to be eliminated, whatever tickets come and whatever it does.

Only three things decide that, and everybody may know them: the own line, the own sheet (boxes left in the turn zone,
entrances) and the set of tickets to come (R1). The order of the tickets is not known, so every order counts: a line is
lost if it survives in none of them, whichever turns it takes.

The answer for a turn is a number:

    0   elimination is not certain, as far as this looks
    1   a dead end: every turn eliminates, whichever ticket is next
    2   every way on leads into a dead end; 3 and 4: one and two turns later

It looks `HORIZON` turns ahead. The first turn is always looked at completely, the others until `MOST_POSITIONS`
positions were looked at, which no printed city needs. What is not known by then is 0, so whatever is marked is certain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.engine.line.shapes import SHAPES
from allaboard.engine.line.sheet import TURN_BOXES, Sheet
from allaboard.engine.line.table import MARKER, TableTurn, TurnTable, extra_case

if TYPE_CHECKING:
    from mypy_extensions import i64

HORIZON: Final = 4
MOST_POSITIONS: Final = 20_000  # for all legal turns of one decision together
NOT_CERTAIN: Final = 0
DEAD_END: Final = 1

_SHAPES: Final = len(SHAPES)


class Lookout:
    """Looks ahead along one line. `counts` are the tickets to come, by the shape that they mean to this line."""

    def __init__(
        self, table: TurnTable, counts: list[int], on_line: list[bool], most_positions: int = MOST_POSITIONS
    ) -> None:
        self._table: TurnTable = table
        self._most_positions: i64 = most_positions
        self._counts: list[int] = counts.copy()
        self._on_line: list[bool] = on_line.copy()  # for each stop of the board; changed and restored by a search
        self._positions: i64 = 0
        self._left: i64 = sum(counts)

    def certain_after_each(
        self, turns: tuple[TableTurn, ...], wish: i64, low: i64, high: i64, sheet: Sheet
    ) -> list[int]:
        """How soon elimination is certain after each of the legal turns. The line's stops are also given as bits."""
        return [self.certain_after(turn, wish, low, high, sheet) for turn in turns]

    def certain_after(self, turn: TableTurn, wish: i64, low: i64, high: i64, sheet: Sheet) -> i64:
        """How soon elimination is certain after a turn; `sheet` is that of before."""
        if turn.looping:
            return NOT_CERTAIN
        boxes: i64 = TURN_BOXES - sheet.turn_zone
        unspent: i64 = sheet.unspent_entrances()
        circles: i64 = sheet.circles_left()
        most: i64 = HORIZON
        if most > self._left:
            most = self._left
        if most == 0:
            return NOT_CERTAIN  # the game is over after it
        depth = self._after(turn, wish, low, high, boxes, unspent, circles, 1)
        if depth == 0:
            return DEAD_END
        if most > 1 and self._positions <= self._most_positions:
            depth = self._after(turn, wish, low, high, boxes, unspent, circles, most)
            if depth < most and self._positions <= self._most_positions:
                return depth + 1
        return NOT_CERTAIN

    def _after(
        self, turn: TableTurn, wish: i64, low: i64, high: i64, boxes: i64, unspent: i64, circles: i64, most: i64
    ) -> i64:
        """How many turns the line can take after `turn` with luck, up to `most`."""
        code = turn.code
        on_line = self._on_line
        at: i64 = 0
        while at < len(code):
            on_line[code[at] << 8 | code[at + 1]] = True
            at += MARKER
        circled: i64 = turn.entrances
        if circled > circles:
            circled = circles
        paid: i64 = 1 if turn.pays else 0
        depth = self._deepest(
            turn.heading,
            low | turn.low,
            high | turn.high,
            boxes - turn.turn_zone(wish),
            unspent + circled - paid,
            circles - circled,
            most,
        )
        at = 0
        while at < len(code):  # all of them were free before
            on_line[code[at] << 8 | code[at + 1]] = False
            at += MARKER
        return depth

    def _deepest(self, heading: i64, low: i64, high: i64, boxes: i64, unspent: i64, circles: i64, most: i64) -> i64:
        """How many turns a line can take with luck, up to `most`."""
        self._positions += 1
        if self._positions > self._most_positions and most > 1:
            return most  # enough: what follows is not known
        extra: i64 = extra_case(unspent, circles)
        deepest: i64 = 0
        shape: i64 = 0
        while shape < _SHAPES:
            count: i64 = self._counts[shape]
            if count > 0:
                choices = self._table.choices(heading, shape, boxes, extra)
                if most == 1:
                    if choices.has_way_out(self._on_line, low, high):
                        return 1
                else:
                    self._counts[shape] = count - 1
                    for place in choices.legal(self._on_line, low, high):
                        if place & 1 == 0:
                            turn = choices.turn(place)
                            depth = 1 + self._after(turn, choices.wish, low, high, boxes, unspent, circles, most - 1)
                            if depth > deepest:
                                deepest = depth
                                if deepest == most:
                                    break
                    self._counts[shape] = count
                    if deepest == most:
                        return deepest
            shape += 1
        return deepest
