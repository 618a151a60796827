"""A player's sheet: the zones that Bus and Metro share, and what a turn ticks in them.

A sheet knows nothing of other players. `travel` takes a turn and, for each of its roads, how often it is
shared; everything else follows from the stops. Counting on a copy is how a turn is tried out.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Final

from allaboard.engine.line import log as note
from allaboard.engine.line.board import (
    DARK_PLACE,
    FLIRT_DARK,
    FLIRT_LIGHT,
    GRANNY,
    LIGHT_PLACE,
    NOTHING,
    PROFESSIONAL,
    SCHOOL,
    STUDENT,
    TOURIST,
    Board,
)
from allaboard.engine.line.log import Log
from allaboard.engine.line.rows import FULL, RowZone
from allaboard.engine.line.table import DIFFERENT, EFFECTS, JOINT, LETTER, MARKER, NO_EXTRA, PAID, SIGN, TableTurn
from allaboard.engine.line.view import SheetView

if TYPE_CHECKING:
    from mypy_extensions import i64


def running_totals(boxes: tuple[int, ...]) -> bytes:
    """The points after 0, 1, 2, ... ticks of a zone whose boxes are worth `boxes`.

    Tables of small numbers are kept as bytes, which compiled code reads fastest; a penalty is kept positive.
    """
    return bytes(accumulate(boxes, initial=0))


TURN_ZONE_PENALTIES: Final = running_totals((1, 2, 2, 2, 3))  # F1
GRANNY_TOTALS: Final = running_totals((1, 1, 1, 2, 2, 2, 3, 3))  # F2
TOURIST_ROW: Final = bytes((0, 2, 5, 9, 14))  # E4

TURN_BOXES: Final = 5
GRANNY_BOXES: Final = 8
STUDENT_BOXES: Final = 6
SCHOOL_BOXES: Final = 4
PLACE_BOXES: Final = 3
SHARED_BOXES: Final = 19

# The common objectives in the order of O1, and how many ticks fulfil each.
OBJECTIVES: Final = 6
NEEDED: Final = bytes((5, 5, 5, 5, 3, 3))
THIRD: Final = 3  # the one for the third row zone: professionals or flirts
_COUNTED: Final = bytes((GRANNY, STUDENT, TOURIST, PROFESSIONAL, LIGHT_PLACE, DARK_PLACE))


def counts_for(effect: int, objective: int) -> bool:
    """Whether what a stop shows is counted by a common objective (O1); how many are ticked says `Sheet.counted`."""
    return effect == _COUNTED[objective] or (objective == THIRD and effect in (FLIRT_LIGHT, FLIRT_DARK))


class Sheet:
    """What both games have in common. A subclass adds its own zones and says what they are worth."""

    def __init__(self, board: Board, seat: int, targets: bytes) -> None:
        self.board: Board = board
        self.seat: i64 = seat
        self.targets: bytes = targets  # the stops of the personal objective
        self.turn_zone: i64 = 0
        self.grannies: i64 = 0
        self.students: i64 = 0
        self.schools: i64 = 0
        self.light_places: i64 = 0
        self.dark_places: i64 = 0
        self.shared: i64 = 0
        self.reached_targets: i64 = 0
        # Points written for the common objectives, slot by slot.
        self.common_0: i64 = 0
        self.common_1: i64 = 0
        self.common_2: i64 = 0
        self.tourists: RowZone = RowZone(TOURIST_ROW)
        # What the zones are called in this game.
        self.school_zone: i64 = 0
        self.light_zone: i64 = 0
        self.dark_zone: i64 = 0
        self.shared_zone: i64 = 0

    def take(self, other: Sheet) -> None:
        """Become equal to `other`, a sheet of the same seat."""
        self.turn_zone = other.turn_zone
        self.grannies = other.grannies
        self.students = other.students
        self.schools = other.schools
        self.light_places = other.light_places
        self.dark_places = other.dark_places
        self.shared = other.shared
        self.reached_targets = other.reached_targets
        self.common_0 = other.common_0
        self.common_1 = other.common_1
        self.common_2 = other.common_2
        self.tourists.take(other.tourists)

    def copy(self) -> Sheet:
        """An independent sheet with the same ticks."""
        twin = self.blank()
        twin.take(self)
        return twin

    # What differs between the games.

    def blank(self) -> Sheet:
        """A fresh sheet of the same kind and seat."""
        raise NotImplementedError

    def reach(self, effect: i64, stop: i64, log: Log | None) -> None:
        """Apply an effect that only this game has."""
        raise NotImplementedError

    def reach_target(self, stop: i64, log: Log | None) -> None:
        """Count a stop of the personal objective."""
        self.reached_targets += 1

    def pay_extra(self, log: Log | None) -> None:
        """Cross out an entrance for the extra marker that follows (P9)."""
        raise NotImplementedError

    def unspent_entrances(self) -> i64:
        """Circled entrances that are not crossed out (P9); none in a game without them."""
        return 0

    def circles_left(self) -> i64:
        """How many more entrances can be circled (P9)."""
        return 0

    def extra(self) -> i64:
        """Whether an entrance can be crossed out: a case of `table`."""
        return NO_EXTRA

    def third_ticked(self) -> i64:
        """Ticks in the third row zone: professionals or flirts (O1)."""
        raise NotImplementedError

    def student_points(self) -> i64:
        raise NotImplementedError

    def tourist_points(self) -> i64:
        raise NotImplementedError

    def third_points(self) -> i64:
        raise NotImplementedError

    def personal_points(self) -> i64:
        raise NotImplementedError

    def shared_points(self) -> i64:
        raise NotImplementedError

    def extra_points(self) -> i64:
        """F9: entrances; nothing in a game without them."""
        return 0

    def breakdown(self) -> dict[str, int]:
        """The points of every zone if the game ended now (F); they add up to `total`."""
        raise NotImplementedError

    def view(self, slots: int) -> SheetView:
        """Ticked boxes by zone, with `slots` common objectives. Nothing in it is secret."""
        raise NotImplementedError

    def restore(self, view: SheetView) -> None:
        """Become what a view shows: `view` the other way round. The reached targets of Bus are not part of it."""
        raise NotImplementedError

    def restore_common(self, written: list[int | None]) -> None:
        """The other way round of `common_view`."""
        for slot, points in enumerate(written):
            self.write_common(slot, points or 0)

    # A turn.

    def travel(self, turn: TableTurn, wish: i64, load: list[int], special: bytes, log: Log | None) -> None:
        """Tick everything that `turn` brings, marker by marker (P5, P9-P11, E).

        `wish` is what the shape wants of the joints (`shapes`), `load` counts the markers on each road before the
        turn, `special` has 1 for a jammed or fast road.
        """
        code = turn.code
        size: i64 = len(code)
        origin: i64 = turn.start
        at: i64 = 0
        while at < size:
            stop: i64 = code[at] << 8 | code[at + 1]
            road: i64 = code[at + 2] << 8 | code[at + 3]
            if code[at + SIGN] == PAID:
                self.pay_extra(log)
            by_road: i64 = special[road]
            times: i64 = load[road] + by_road
            if log is not None:
                log.add(note.PLACED, self.seat, code[at + SIGN], note.NO_ROW, by_road, times, stop, origin)
                origin = stop
            if code[at + JOINT] + wish == DIFFERENT:
                self.turn_zone += 1
                if log is not None:
                    self.note_tick(note.TURN_ZONE, self.turn_zone, stop, log)
            if times > 0:
                self._share(times, stop, log)
            if turn.looping and at + MARKER == size:
                return  # the turn ends before the stop has any effect (P7)
            effect: i64 = code[at + EFFECTS]
            if effect != NOTHING:
                self.apply_effect(effect, stop, log)
                effect = code[at + EFFECTS + 1]
                if effect != NOTHING:
                    self.apply_effect(effect, stop, log)
            if code[at + LETTER] and self.targets[stop]:
                self.reach_target(stop, log)
            at += MARKER

    def _share(self, times: i64, stop: i64, log: Log | None) -> None:
        """Tick one box for each marker met on the road (P10, P11)."""
        left: i64 = SHARED_BOXES - self.shared
        if times > left:
            times = left
        if log is not None:
            box: i64 = self.shared
            while box < self.shared + times:
                log.add(note.TICKED, self.seat, self.shared_zone, note.NO_ROW, box, 0, stop)
                box += 1
        self.shared += times

    def apply_effect(self, effect: i64, stop: i64, log: Log | None) -> None:
        """Apply what a stop shows, or the bonus passenger that it brings."""
        if effect == TOURIST:
            self._tick_tourist(stop, log)
        elif effect == GRANNY:
            if self.grannies < GRANNY_BOXES:
                self.grannies += 1
                if log is not None:
                    self.note_tick(note.GRANNIES, self.grannies, stop, log)
        elif effect == STUDENT:
            if self.students < STUDENT_BOXES:
                self.students += 1
                if log is not None:
                    self.note_tick(note.STUDENTS, self.students, stop, log)
        elif effect == SCHOOL:
            if self.schools < SCHOOL_BOXES:
                self.schools += 1
                if log is not None:
                    self.note_tick(self.school_zone, self.schools, stop, log)
        elif effect == LIGHT_PLACE:
            self._close_tourists(stop, log)
            if self.light_places < PLACE_BOXES:
                self.light_places += 1
                if log is not None:
                    self.note_tick(self.light_zone, self.light_places, stop, log)
        elif effect == DARK_PLACE:
            self._close_tourists(stop, log)
            if self.dark_places < PLACE_BOXES:
                self.dark_places += 1
                if log is not None:
                    self.note_tick(self.dark_zone, self.dark_places, stop, log)
        else:
            self.reach(effect, stop, log)

    def note_tick(self, zone: i64, count: i64, stop: i64, log: Log) -> None:
        """Log that the `count`-th box of a zone without rows was ticked."""
        log.add(note.TICKED, self.seat, zone, note.NO_ROW, count - 1, 0, stop)

    def _tick_tourist(self, stop: i64, log: Log | None) -> None:
        row: i64 = self.tourists.row
        box = self.tourists.tick()
        if log is not None and box != FULL:
            log.add(note.TICKED, self.seat, note.TOURISTS, row, box, 0, stop)

    def _close_tourists(self, stop: i64, log: Log | None) -> None:
        row: i64 = self.tourists.row
        ticks = self.tourists.close()
        if log is not None and ticks > 0:
            points: i64 = TOURIST_ROW[ticks]
            log.add(note.ROW_CLOSED, self.seat, note.TOURISTS, row, ticks - 1, points, stop)

    # Objectives.

    def counted(self, objective: i64) -> i64:
        """The ticked boxes that count for a common objective (O1)."""
        if objective == 0:
            return self.grannies
        if objective == 1:
            return self.student_count()
        if objective == 2:
            return self.tourists.ticked
        if objective == THIRD:
            return self.third_ticked()
        if objective == 4:
            return self.light_places
        return self.dark_places

    def student_count(self) -> i64:
        """Students, with interns where there are any."""
        return self.students

    def fulfils(self, objective: i64) -> bool:
        """Whether a common objective is fulfilled."""
        needed: i64 = NEEDED[objective]
        return self.counted(objective) >= needed

    def common(self, slot: i64) -> i64:
        """The points written for the common objective in a slot; 0 while it is open."""
        if slot == 0:
            return self.common_0
        if slot == 1:
            return self.common_1
        return self.common_2

    def write_common(self, slot: i64, points: i64) -> None:
        """Write the points of a common objective (O2)."""
        if slot == 0:
            self.common_0 = points
        elif slot == 1:
            self.common_1 = points
        else:
            self.common_2 = points

    def common_view(self, slots: int) -> list[int | None]:
        """The points written in each slot, null where there are none yet."""
        written = [self.common_0, self.common_1, self.common_2][:slots]
        return [points or None for points in written]

    # Points.

    def turn_zone_points(self) -> i64:
        return -TURN_ZONE_PENALTIES[self.turn_zone]

    def granny_points(self) -> i64:
        return GRANNY_TOTALS[self.grannies]

    def common_points(self) -> i64:
        return self.common_0 + self.common_1 + self.common_2

    def total(self) -> i64:
        """All points together, as if the game ended now (F1-F9)."""
        return (
            self.turn_zone_points()
            + self.granny_points()
            + self.student_points()
            + self.tourist_points()
            + self.third_points()
            + self.common_points()
            + self.personal_points()
            + self.shared_points()
            + self.extra_points()
        )
