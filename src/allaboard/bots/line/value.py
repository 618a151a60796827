"""What the rest of the game will bring: points now, plus what can be seen of the rest times learned weights.

There is one row of weights for every number of rounds left. What is looked at (`_look`) is in order: the zones of the
sheet and what their next box is worth; objectives and what is left of them; whether the tickets left still leave a
turn that does not loop; the stops that the line can still come to, by what they show and how far they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.bots.line.runner import Runner, Scene
from allaboard.engine.bus.sheet import BusSheet
from allaboard.engine.line.board import (
    DARK_PLACE,
    DIRECTIONS,
    FLIRT_DARK,
    FLIRT_LIGHT,
    GRANNY,
    LIGHT_PLACE,
    NOTHING,
    OFFICE,
    PROFESSIONAL,
    RESTAURANT,
    SCHOOL,
    STUDENT,
    TOURIST,
    Board,
)
from allaboard.engine.line.rows import ROWS, RowZone
from allaboard.engine.line.sheet import GRANNY_BOXES, GRANNY_TOTALS, NEEDED, SHARED_BOXES, TURN_BOXES, Sheet
from allaboard.engine.metro.sheet import MetroSheet, flirt_row_points

if TYPE_CHECKING:
    from mypy_extensions import i64

SHAPES: Final = 6
_SIDES: Final = 4  # neighbours of a stop, at most
_CODES: Final = 17  # effects of stops
_BANDS: Final = 3  # near, on the way, far
_NEAR: Final = 2  # stops away
_ON_THE_WAY: Final = 5
# By common objective, the stops that count for it.
_SUPPLIES: Final = bytes((GRANNY, STUDENT, TOURIST, PROFESSIONAL, LIGHT_PLACE, DARK_PLACE))
_METRO_THIRD: Final = 3  # the objective that counts flirts in Metro

FEATURES: Final = 108
OUT: Final = -15.0  # what it is worth to be eliminated


class _Map:
    """Roads and effects of a city in a form that is read in no time: one look-up each, without lists in lists."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        around: list[str] = []
        roads: list[int] = []
        for here, neighbours in enumerate(board.neighbours):
            for there in neighbours:
                around.append(chr(there))
                roads.append(board.road_index[here, there])
            # The rest leads back to the stop itself, where a walk has been.
            around += [chr(here)] * (_SIDES - len(neighbours))
            roads += [0] * (_SIDES - len(neighbours))
        effects = [(*each, NOTHING, NOTHING) for each in board.effects]
        self.around: str = "".join(around)  # by stop and side, the neighbour: characters are numbers without a box
        self.roads: list[int] = roads  # the same, the road to it
        self.first_effect: bytes = bytes([each[0] for each in effects])  # by stop
        self.second_effect: bytes = bytes([each[1] for each in effects])


class Value:
    """Learned weights at work. One object serves one search: it keeps scratch space."""

    def __init__(self, board_size: int, weights: list[list[float]]) -> None:
        self._weights: list[list[float]] = weights  # by rounds left
        self._row: list[float] = weights[0]
        self._sum: float = 0.0
        self._at: i64 = 0
        self.noted: list[float] | None = None  # what was looked at, for learning
        self._map: _Map | None = None
        self._queue: list[int] = [0] * (board_size + 1)
        # What `_walk` found: effects by band, targets by band, markers on the roads nearby.
        self._shows: list[int] = [0] * (_CODES * _BANDS)
        self._targets_near: i64 = 0
        self._targets_on_the_way: i64 = 0
        self._targets_far: i64 = 0
        self._crowd: i64 = 0
        self._roads: i64 = 0

    def of(self, scene: Scene, runner: Runner, counts: list[int], left: i64) -> float:
        """The points to expect at the end, with `counts` of each shape among the `left` tickets to come."""
        points: i64 = runner.sheet.total()
        if left == 0:
            return float(points)
        self._row = self._weights[left]
        self._sum = 0.0
        self._at = 0
        self._look(scene, runner, counts, left)
        return float(points) + self._sum

    def note(self, scene: Scene, runner: Runner, counts: list[int], left: i64) -> list[float]:
        """What `of` looks at, as numbers."""
        noted: list[float] = []
        self.noted = noted
        self.of(scene, runner, counts, left)
        self.noted = None
        return noted

    def _add(self, number: float) -> None:
        if number != 0.0:  # most of them are: there is nothing of that kind nearby
            self._sum += self._row[self._at] * number
        self._at += 1
        if self.noted is not None:
            self.noted.append(number)

    def _look(self, scene: Scene, runner: Runner, counts: list[int], left: i64) -> None:
        sheet = runner.sheet
        region = self._walk(scene, runner)
        self._add(1.0)
        self._add(float(scene.players))
        self._look_at_zones(sheet)
        if isinstance(sheet, BusSheet):
            self._look_at_bus(sheet)
        elif isinstance(sheet, MetroSheet):
            self._look_at_metro(sheet)
        self._look_at_objectives(scene, sheet)
        self._look_at_survival(scene, runner, counts, left)
        self._add(float(region) if region < 3 * left else float(3 * left))
        self._add(1.0 if region < 2 * left else 0.0)
        self._add(float(region))
        self._look_around(scene, runner)

    # The sheet.

    def _look_at_zones(self, sheet: Sheet) -> None:
        zone: i64 = sheet.turn_zone
        self._add(float(zone))
        self._add(1.0 if zone >= 3 else 0.0)
        self._add(1.0 if zone == TURN_BOXES else 0.0)
        grannies: i64 = sheet.grannies
        self._add(float(grannies))
        next_granny: i64 = 0
        if grannies < GRANNY_BOXES:
            next_granny = GRANNY_TOTALS[grannies + 1] - GRANNY_TOTALS[grannies]
        self._add(float(next_granny))
        students: i64 = sheet.student_count()
        schools: i64 = sheet.schools
        self._add(float(students))
        self._add(float(schools))
        self._add(float(students * schools))
        self._look_at_rows(sheet.tourists)
        self._add(float(sheet.light_places))
        self._add(float(sheet.dark_places))
        self._add(float(sheet.shared))
        self._add(float(sheet.shared % 2))
        self._add(1.0 if sheet.shared >= SHARED_BOXES else 0.0)

    def _look_at_rows(self, zone: RowZone) -> None:
        """Six numbers."""
        self._add(float(zone.row))
        self._add(1.0 if zone.row == ROWS else 0.0)
        self._add(1.0 if zone.ticks == 1 else 0.0)
        self._add(1.0 if zone.ticks == 2 else 0.0)
        self._add(1.0 if zone.ticks == zone.size else 0.0)
        self._add(float(_gain_of_closing(zone)))

    def _look_at_bus(self, sheet: BusSheet) -> None:
        """Twelve numbers."""
        self._look_at_rows(sheet.professionals)
        self._add(float(sheet.interns))
        self._add(_rise(sheet.student_spot, sheet.student_count()))
        tourist_spot: i64 = sheet.light_spot
        tourist_spot = max(tourist_spot, sheet.dark_spot)
        self._add(_rise(tourist_spot, sheet.tourists.ticked))
        self._add(_rise(sheet.office_spot, sheet.professionals.ticked))
        self._add(float(sheet.tourists.ticked))
        self._add(float(sheet.professionals.ticked))

    def _look_at_metro(self, sheet: MetroSheet) -> None:
        """Twelve numbers."""
        points: i64 = flirt_row_points(sheet.light, sheet.dark)
        self._add(float(sheet.flirt_row))
        self._add(1.0 if sheet.flirt_row == ROWS else 0.0)
        self._add(1.0 if sheet.light > sheet.dark else 0.0)
        self._add(1.0 if sheet.dark > sheet.light else 0.0)
        self._add(1.0 if sheet.light == 2 and sheet.dark == 2 else 0.0)
        self._add(float(points - points // 2))
        self._add(float(sheet.circled - sheet.crossed))
        self._add(1.0 if sheet.circled > sheet.crossed else 0.0)
        self._add(float(sheet.circled))
        self._add(float(sheet.crossed))
        self._add(float(sheet.tourists.ticked))
        self._add(float(sheet.flirts_ticked))

    # Objectives.

    def _look_at_objectives(self, scene: Scene, sheet: Sheet) -> None:
        """Five numbers for the common ones: what those are worth that need one, two or more, and can be had."""
        needs_one: i64 = 0
        needs_two: i64 = 0
        needs_more: float = 0.0
        at_hand: i64 = 0
        out_of_reach: i64 = 0
        slot: i64 = 0
        while slot < len(scene.objectives):
            if sheet.common(slot) == 0:
                objective: i64 = scene.objectives[slot]
                value: i64 = scene.values[slot]
                wanted: i64 = NEEDED[objective]
                need: i64 = wanted - sheet.counted(objective)
                if need == 1:
                    needs_one += value
                elif need == 2:
                    needs_two += value
                else:
                    needs_more += float(value) / float(need)
                near = self._supply(objective, _BANDS - 1)
                if near >= need:
                    at_hand += value
                elif near + self._supply_far(objective) < need:
                    out_of_reach += value
            slot += 1
        self._add(float(needs_one))
        self._add(float(needs_two))
        self._add(needs_more)
        self._add(float(at_hand))
        self._add(float(out_of_reach))

    def _supply(self, objective: i64, bands: i64) -> i64:
        """How many stops that count for an objective lie in the first bands."""
        shows = self._shows
        code: i64 = _SUPPLIES[objective]
        found: i64 = 0
        band: i64 = 0
        while band < bands:
            found += shows[band * _CODES + code]
            if objective == _METRO_THIRD:
                found += shows[band * _CODES + FLIRT_LIGHT] + shows[band * _CODES + FLIRT_DARK]
            band += 1
        return found

    def _supply_far(self, objective: i64) -> i64:
        return self._supply(objective, _BANDS) - self._supply(objective, _BANDS - 1)

    # Survival.

    def _look_at_survival(self, scene: Scene, runner: Runner, counts: list[int], left: i64) -> None:
        """Four numbers: the share of tickets that leave no turn, one or two, three to five; and how many on average."""
        dead: i64 = 0
        tight: i64 = 0
        few: i64 = 0
        free: i64 = 0
        shape: i64 = 0
        while shape < SHAPES:
            count: i64 = counts[shape]
            if count > 0:
                safe: i64 = 0
                for place in runner.places(runner.choices(scene, shape)):
                    if place & 1 == 0:
                        safe += 1
                if safe == 0:
                    dead += count
                elif safe <= 2:
                    tight += count
                elif safe <= 5:
                    few += count
                free += count * (safe if safe < 20 else 20)
            shape += 1
        share = 1.0 / float(left)
        self._add(float(dead) * share)
        self._add(float(tight) * share)
        self._add(float(few) * share)
        self._add(float(free) * share)

    # The stops around.

    def _walk(self, scene: Scene, runner: Runner) -> i64:
        """Visit all stops that the line can still come to, count what they show, and say how many they are."""
        if self._map is None or self._map.board is not scene.board:
            self._map = _Map(scene.board)
        around = self._map.around
        first_effect = self._map.first_effect
        second_effect = self._map.second_effect
        shows = self._shows
        number: i64 = 0
        while number < _CODES * _BANDS:
            shows[number] = 0
            number += 1
        self._targets_near = 0
        self._targets_on_the_way = 0
        self._targets_far = 0
        self._crowd = 0
        self._roads = 0
        targets = runner.sheet.targets
        closed = runner.on_line.copy()  # the own line, and what was visited
        queue = self._queue
        queue[0] = runner.heading // DIRECTIONS
        first: i64 = 0
        last: i64 = 1
        ring: i64 = 1  # where the stops end that are as far as the first
        distance: i64 = 1
        band: i64 = 0
        while first < last:
            here: i64 = queue[first]
            first += 1
            side: i64 = here * _SIDES
            end: i64 = side + _SIDES
            while side < end:
                there: i64 = ord(around[side])
                side += 1
                if closed[there]:
                    continue
                closed[there] = True
                queue[last] = there
                last += 1
                self._count(band * _CODES + first_effect[there])
                if second_effect[there]:
                    self._count(band * _CODES + second_effect[there])
                if targets[there]:
                    if band == 0:
                        self._targets_near += 1
                    elif band == 1:
                        self._targets_on_the_way += 1
                    else:
                        self._targets_far += 1
                if band == 0:
                    road: i64 = self._map.roads[side - 1]
                    self._crowd += scene.load[road] + scene.special[road]
                    self._roads += 1
            if first == ring:
                ring = last
                distance += 1
                band = 0 if distance <= _NEAR else (1 if distance <= _ON_THE_WAY else 2)
        return last - 1

    def _count(self, at: i64) -> None:
        count: i64 = self._shows[at]
        self._shows[at] = count + 1

    def _look_around(self, scene: Scene, runner: Runner) -> None:
        sheet = runner.sheet
        shows = self._shows
        number: i64 = GRANNY
        while number < _CODES:  # effect by effect, band by band: 48 numbers
            self._add(float(shows[number]))
            self._add(float(shows[_CODES + number]))
            self._add(float(shows[2 * _CODES + number]))
            number += 1
        students = float(sheet.student_count())
        schools = float(sheet.schools)
        self._add(float(shows[SCHOOL]) * students)
        self._add(float(shows[_CODES + SCHOOL]) * students)
        self._add(float(shows[STUDENT]) * schools)
        self._add(float(shows[_CODES + STUDENT]) * schools)
        gain = float(_gain_of_closing(sheet.tourists))
        self._add(gain if shows[LIGHT_PLACE] + shows[DARK_PLACE] > 0 else 0.0)
        self._add(gain if shows[_CODES + LIGHT_PLACE] + shows[_CODES + DARK_PLACE] > 0 else 0.0)
        if isinstance(sheet, BusSheet):
            gain = float(_gain_of_closing(sheet.professionals))
        elif isinstance(sheet, MetroSheet):
            points: i64 = flirt_row_points(sheet.light, sheet.dark)
            gain = float(points - points // 2)
        self._add(gain if shows[OFFICE] + shows[RESTAURANT] > 0 else 0.0)
        self._add(gain if shows[_CODES + OFFICE] + shows[_CODES + RESTAURANT] > 0 else 0.0)
        self._look_at_targets(sheet)
        self._add(float(self._crowd) / float(self._roads) if self._roads > 0 else 0.0)

    def _look_at_targets(self, sheet: Sheet) -> None:
        """Six numbers: the personal objective."""
        reached: i64 = sheet.reached_targets
        self._add(1.0 if reached == 1 else 0.0)
        self._add(1.0 if reached == 2 else 0.0)
        self._add(1.0 if reached >= 3 else 0.0)
        self._add(float(self._targets_near))
        self._add(float(self._targets_on_the_way))
        missing: i64 = 3 - reached - self._targets_near - self._targets_on_the_way - self._targets_far
        self._add(1.0 if missing > 0 else 0.0)


def _gain_of_closing(zone: RowZone) -> i64:
    """What closing the open row brings over leaving it open (F4, F5)."""
    worth: i64 = zone.values[zone.ticks]
    return worth - worth // 2


def _rise(spot: i64, count: i64) -> float:
    """How much a spot would rise if it were written now."""
    written: i64 = spot if spot > 0 else 0
    return float(count - written) if count > written else 0.0
