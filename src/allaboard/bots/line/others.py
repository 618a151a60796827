"""What the others will probably do meanwhile: each takes the turn that the learned value likes best.

Others never change which turns are legal, only what these bring: markers on roads, and the side of common objectives.
So along one order of the tickets they are moved on once, whatever the own line does in the same rounds, and what comes
of it is a scene for every round to come, as it will be when the own turn is due. In these thoughts the own line stands
still for the others, a personal objective that cannot be seen is none, and whoever could only loop takes no more turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.bots.line.runner import Runner, Scene
from allaboard.bots.line.search import best_step
from allaboard.bots.line.value import SHAPES, Value
from allaboard.engine.line.course import BLUE_SIDE, YELLOW_SIDE
from allaboard.engine.line.table import TableTurn

if TYPE_CHECKING:
    from mypy_extensions import i64

NEVER: Final = -1  # the round in which no rush hour turns the objectives any more


class Others:
    """Everybody around a line, as they stand when a turn of that line is due."""

    def __init__(
        self, scene: Scene, me: int, runners: list[Runner | None], shapes: list[list[int]], inspector: int
    ) -> None:
        self._scene: Scene = scene  # never changed: whoever looks ahead makes copies
        self._me: i64 = me
        self._runners: list[Runner | None] = runners  # by seat; None for the own seat and those who are out
        self._shapes: list[list[int]] = shapes  # by seat and ticket
        self._inspector: i64 = inspector  # of the next round
        self.turns: list[tuple[int, TableTurn]] = []  # what was foreseen last, in the order of the turns

    def finish_round(self, value: Value, waiting: list[int], ticket: int, to_come: list[int]) -> None:
        """Move those on who wait for their turn in this round, in this order; everybody is awarded what is due."""
        scene = self._scene.copy()
        self.turns = []
        self._runners = [None if runner is None else runner.awarded(scene) for runner in self._runners]
        for seat in waiting:
            self._take_turn(scene, seat, self._runners, value, ticket, self._counts(seat, to_come), len(to_come))
        self._turn_objectives(scene, self._runners)
        self._scene = scene

    def foreseen(self, value: Value, tickets: list[int], rush: i64) -> list[Scene]:
        """For each of the tickets the scene of the own turn, when they come in this order.

        Before the ticket with the number `rush`, counted from 0, a rush hour turns the objectives (Z2).
        """
        runners = self._runners.copy()
        seats: i64 = len(runners)
        scene = self._scene.copy()
        counts = [self._counts(seat, tickets) for seat in range(len(runners))]
        inspector: i64 = self._inspector
        left: i64 = len(tickets)
        found: list[Scene] = []
        self.turns = []
        for at, ticket in enumerate(tickets):
            if at == rush:
                scene.values = [BLUE_SIDE] * len(scene.values)
            left -= 1
            place: i64 = 0
            while place < seats:
                seat: i64 = (inspector + place) % seats
                counts[seat][self._shapes[seat][ticket]] -= 1
                if seat == self._me:
                    found.append(scene.copy())
                else:
                    self._take_turn(scene, seat, runners, value, ticket, counts[seat], left)
                place += 1
            self._turn_objectives(scene, runners)
            inspector = self._next(inspector, runners)
        return found

    def _take_turn(
        self,
        scene: Scene,
        seat: i64,
        runners: list[Runner | None],
        value: Value,
        ticket: i64,
        counts: list[int],
        left: i64,
    ) -> None:
        runner = runners[seat]
        if runner is None:
            return
        step = best_step(scene, runner, value, self._shapes[seat][ticket], counts, left)
        if step is None:
            runners[seat] = None
            return
        runners[seat] = step.runner
        for road in step.turn.roads():
            scene.load[road] += 1
        self.turns.append((seat, step.turn))

    def _turn_objectives(self, scene: Scene, runners: list[Runner | None]) -> None:
        """O3: what anybody has fulfilled shows its blue side from the next round on."""
        slot: i64 = 0
        while slot < len(scene.values):
            if scene.values[slot] == YELLOW_SIDE:
                for runner in runners:
                    if runner is not None and runner.sheet.common(slot) != 0:
                        scene.values[slot] = BLUE_SIDE
            slot += 1

    def _next(self, inspector: i64, runners: list[Runner | None]) -> i64:
        """R4: the next seat clockwise that is still in, the own one always."""
        seats: i64 = len(runners)
        seat: i64 = (inspector + 1) % seats
        while seat != self._me and runners[seat] is None:
            seat = (seat + 1) % seats
        return seat

    def _counts(self, seat: i64, tickets: list[int]) -> list[int]:
        """How many of the tickets bring each shape to a seat."""
        counts = [0] * SHAPES
        for ticket in tickets:
            counts[self._shapes[seat][ticket]] += 1
        return counts
