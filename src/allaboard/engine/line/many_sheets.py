"""The sheets of many games as columns (see `many_turns`): what a stop ticks, looked up instead of worked out.

A zone is a small machine: a state, and the state after each effect. The tables of all these machines are made by asking
a real sheet, once for every state that it can get into, so that this module knows which zones an effect is about but
not what it does to them.

The ticked boxes themselves are bytes in a row of numbers that the caller has, one block for each sheet; `places` tells
by the names that views use where in its block each of them is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from allaboard.engine.line.board import (
    DARK_PLACE,
    ENTRANCE,
    GRANNY,
    LIGHT_PLACE,
    SCHOOL,
    STUDENT,
    TOURIST,
)
from allaboard.engine.line.many_deals import SLOTS
from allaboard.engine.line.many_turns import Column, Numpy
from allaboard.engine.line.rows import RowZone
from allaboard.engine.line.sheet import NEEDED, OBJECTIVES, Sheet
from allaboard.engine.line.view import RowsView

State: TypeAlias = tuple[int, ...]

INTERN: Final = ENTRANCE + 1  # an intern comes with no stop, only as a bonus (E5)
EFFECT_NUMBERS: Final = INTERN + 1
LIMIT: Final = 32  # more than any zone has boxes


class ZoneTable:
    """A zone of rows as a machine. Its states are numbers; 0 is the empty zone."""

    def __init__(
        self,
        np: Numpy,
        blank: Sheet,
        effects: Sequence[int],
        read: Callable[[Sheet], State],
        write: Callable[[Sheet, State], None],
        show: Callable[[Sheet], list[int]],
        worth: Callable[[Sheet], tuple[int, int]],
        bonus: Callable[[Sheet], int] | None = None,
    ) -> None:
        """`read` and `write` a state, `show` it as a view does, say how many ticks it has and what it is `worth`.

        A `bonus` is the effect that the sheet, blank but for this zone, must have had on another zone.
        """
        states: list[State] = [read(blank)]
        numbers = {states[0]: 0}
        moves: list[tuple[int, int, int, int]] = []
        for state in states:  # which grows meanwhile
            for effect in effects:
                sheet = blank.blank()
                write(sheet, state)
                sheet.apply_effect(effect, 0, None)
                after = read(sheet)
                if after not in numbers:
                    numbers[after] = len(states)
                    states.append(after)
                moves.append((effect, numbers[state], numbers[after], 0 if bonus is None else bonus(sheet)))
        self.size: int = len(states)
        self.next: Column = np.tile(np.arange(self.size), EFFECT_NUMBERS)  # by effect and state
        self.bonus: Column = np.zeros(EFFECT_NUMBERS * self.size, np.int64)
        for effect, before, number, brought in moves:
            self.next[effect * self.size + before] = number
            self.bonus[effect * self.size + before] = brought
        shown: list[list[int]] = []
        ticked: list[int] = []
        points: list[int] = []
        for state in states:
            sheet = blank.blank()
            write(sheet, state)
            shown.append(show(sheet))
            count, total = worth(sheet)
            ticked.append(count)
            points.append(total)
        self.width: int = len(shown[0])
        self.shown: Column = wide(np, np.array(shown, np.uint8).ravel(), self.width, self.width)
        self.ticked: Column = np.array(ticked, np.int64)
        self.points: Column = np.array(points, np.int64)


def wide(np: Numpy, numbers: Column, width: int, step: int) -> Column:
    """Bytes as elements of so many bytes, one at every `step`: what is next to each other is copied at once."""
    return np.ndarray((1 + (len(numbers) - width) // step,), f"V{width}", numbers, 0, (step,))


def read_rows(zone: RowZone) -> State:
    """All of a zone as a state."""
    return (zone.row, zone.ticks, zone.ticked, zone.points, zone.past)


def write_rows(zone: RowZone, state: State) -> None:
    """The other way round."""
    zone.row, zone.ticks, zone.ticked, zone.points, zone.past = state


def show_rows(view: RowsView) -> list[int]:
    """A zone of rows as the numbers of its view."""
    return [*view["ticks"], view["open"], view["points"]]


class ManySheets:
    """What both games have in common. A subclass adds its own zones."""

    school: str = ""
    light_place: str = ""
    dark_place: str = ""
    shared_zone: str = ""
    has_extra: bool = False  # whether markers can be paid for (P9)

    def __init__(self, np: Numpy, blank: Sheet, count: int, numbers: Column, places: Mapping[str, int]) -> None:
        """So many sheets, all blank."""
        self.np: Numpy = np
        self.blank: Sheet = blank
        self.numbers: Column = numbers
        self.places: Mapping[str, int] = places
        self.reached: Column = np.zeros(count, np.int64)  # targets
        # Where the counter of an effect is, and what it says after the effect. One without a counter leaves some other
        # one as it is, which is quicker than to leave out those.
        self.counter: Column = np.full(EFFECT_NUMBERS, places["grannies"], np.int64)
        self.counted: Column = np.tile(np.arange(LIMIT, dtype=np.uint8), EFFECT_NUMBERS)
        self.add_counter(GRANNY, "grannies", "grannies")
        self.add_counter(STUDENT, "students", "students")
        self.add_counter(SCHOOL, "schools", self.school)
        self.add_counter(LIGHT_PLACE, "light_places", self.light_place)
        self.add_counter(DARK_PLACE, "dark_places", self.dark_place)
        self.turn_zone: int = places["turn_zone"]
        self.shared: int = places[self.shared_zone]
        self.common: int = places["common"]
        self.turn_zone_points: Column = self.asked("turn_zone", lambda sheet: sheet.turn_zone_points())
        self.granny_points: Column = self.asked("grannies", lambda sheet: sheet.granny_points())
        self.shared_points: Column = self.asked("shared", lambda sheet: sheet.shared_points())
        self.personal_points: Column = self.asked("reached_targets", lambda sheet: sheet.personal_points())
        self.tourist_zone: ZoneTable = ZoneTable(
            np,
            blank,
            (TOURIST, LIGHT_PLACE, DARK_PLACE),
            lambda sheet: read_rows(sheet.tourists),
            lambda sheet, state: write_rows(sheet.tourists, state),
            lambda sheet: show_rows(sheet.tourists.view()),
            lambda sheet: (sheet.tourists.ticked, sheet.tourist_points()),
        )
        self.tourists: Column = np.zeros(count, np.int64)  # the state of each zone
        self.tourists_at: Column = self.rows_at("tourists", self.tourist_zone)
        self.needed: Column = np.frombuffer(NEEDED, np.uint8)

    # Tables.

    def add_counter(self, effect: int, field: str, name: str, ask: Callable[[Sheet], None] | None = None) -> None:
        """The effect ticks a box of a plain zone: the `field` of a sheet, by this `name` in views."""
        self.counter[effect] = self.places[name]
        for ticked in range(LIMIT):
            sheet = self.blank.blank()
            setattr(sheet, field, ticked)
            if ask is None:
                sheet.apply_effect(effect, 0, None)
            else:
                ask(sheet)
            self.counted[effect * LIMIT + ticked] = getattr(sheet, field)

    def asked(self, field: str, ask: Callable[[Sheet], int]) -> Column:
        """What the sheet says for every number of a field that it has an answer to."""
        found: list[int] = []
        for number in range(LIMIT):
            sheet = self.blank.blank()
            setattr(sheet, field, number)
            try:
                found.append(ask(sheet))
            except IndexError:  # more than there are boxes
                break
        return self.np.array(found, self.np.int64)

    def rows_at(self, name: str, zone: ZoneTable) -> Column:
        """Where the rows of a zone are shown: by the beginnings of blocks."""
        return wide(self.np, self.numbers[self.places[name] :], zone.width, 1)

    # What happens. `sheets` are numbers of sheets, `at` where their blocks begin; no sheet comes twice.

    def renew(self, sheets: Column) -> None:
        """Blank sheets; the caller clears the blocks."""
        self.reached[sheets] = 0
        self.tourists[sheets] = 0

    def apply(self, sheets: Column, at: Column, effects: Column) -> None:
        """One effect for each of these sheets."""
        numbers = self.numbers
        where = at + self.counter[effects]
        numbers[where] = self.counted[effects * LIMIT + numbers[where]]
        self.move(self.tourist_zone, self.tourists, self.tourists_at, sheets, at, effects)

    def move(
        self, zone: ZoneTable, states: Column, shown: Column, sheets: Column, at: Column, effects: Column
    ) -> Column:
        """Move a zone of rows by effects, and give the moves by their numbers."""
        before = states[sheets]
        moves = effects * zone.size + before
        after = zone.next[moves]
        changed = (after != before).nonzero()[0]
        if len(changed):
            after = after[changed]
            states[sheets[changed]] = after
            shown[at[changed]] = zone.shown[after]
        return moves

    def reach(self, sheets: Column, at: Column, targets: Column) -> None:
        """So many stops of the personal objective were reached."""
        self.reached[sheets] += targets

    def pay(self, at: Column, paid: Column) -> None:
        """So many extra markers were paid for (P9)."""

    def extra(self, at: Column) -> Column | int:
        """Whether an entrance can be crossed out: a case of `table`."""
        return 0

    # What it is worth.

    def students_of(self, at: Column) -> Column:
        """What counts as students."""
        return self.numbers[at + self.places["students"]].astype(self.np.int64)

    def third_ticked(self, sheets: Column) -> Column:
        """Ticks in the third row zone."""
        raise NotImplementedError

    def fulfilled(self, sheets: Column, at: Column) -> Column:
        """Whether each sheet fulfils each common objective, in the order of O1: one row for each of them."""
        counts = self.np.empty((OBJECTIVES, len(sheets)), self.np.uint8)
        counts[0] = self.numbers[at + self.places["grannies"]]
        counts[1] = self.students_of(at)
        counts[2] = self.tourist_zone.ticked[self.tourists[sheets]]
        counts[3] = self.third_ticked(sheets)
        counts[4] = self.numbers[at + self.places[self.light_place]]
        counts[5] = self.numbers[at + self.places[self.dark_place]]
        return counts >= self.needed[:, None]

    def totals(self, sheets: Column, at: Column) -> Column:
        """All points of what both games have (F1, F2, F4, F6-F8)."""
        numbers = self.numbers
        points = self.turn_zone_points[numbers[at + self.turn_zone]]
        points += self.granny_points[numbers[at + self.places["grannies"]]]
        points += self.tourist_zone.points[self.tourists[sheets]]
        points += self.personal_points[self.reached[sheets]]
        points += self.shared_points[numbers[at + self.shared]]
        for slot in range(SLOTS):
            points += numbers[at + self.common + slot]
        return points
