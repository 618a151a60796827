"""From a game to the task that a seat had in it.

Others' lines are known and stay as they were: they never depend on the seat's own line, for others change neither which
turns are legal nor what they bring, but for shared roads and the sides of objectives. So

- the markers on a road in a round are those that lay there when the seat's turn came, by the order of turns (R3, R4) of
  a game in which the seat is never eliminated;
- a common objective is worth its yellow side until the round after the first in which another seat fulfilled it, or
  until a rush-hour card turned it, and its blue side from then on. What others would have got if the seat had been
  first is nobody's concern here.

Where the game has not come to its end, others stand still from there on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from allaboard.bots.best.task import Task
from allaboard.bots.line.runner import Runner, Scene
from allaboard.bots.line.seen import seen_by
from allaboard.engine import game_of
from allaboard.engine.line.course import BLUE_SIDE, YELLOW_SIDE
from allaboard.engine.line.deal import LineDeal
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.table import TableTurn


class Course:
    """What a game was: who took which turn in which round, and when others fulfilled which objective."""

    def __init__(self, game: LineGame, seat: int, departure: int | None = None) -> None:
        setup = game.deal.setup
        kept = [departure if each == seat and departure else number for each, number in enumerate(game.departures)]
        self.seat = seat
        self.opening = opening(game.deal, [number or 0 for number in game.departures])
        self.turns: list[list[TableTurn]] = [[] for _ in range(game.seats)]
        self.whose: list[int] = []  # of each action
        self._fulfilled = [len(setup.tickets)] * len(setup.common)  # the first round in which another seat did
        self._follow(game)
        if departure:
            self.opening = opening(game.deal, [number or 0 for number in kept])
        self.deal = self.opening.deal

    def _follow(self, game: LineGame) -> None:
        twin = self.opening.copy()
        for action in game.actions:
            seat = twin.pending()[0]
            number = twin.round - 1
            turn = twin.named(seat, action.text)
            assert isinstance(turn, TableTurn)
            self.turns[seat].append(turn)
            self.whose.append(seat)
            twin.play(seat, turn)
            if twin.round - 1 > number or twin.is_over:
                self._note_objectives(twin, number)

    def _note_objectives(self, twin: LineGame, number: int) -> None:
        for each in twin.view(None)["seats"]:
            for slot, points in enumerate(cast("list[int | None]", each["sheet"]["common"])):
                if points is not None and each["seat"] != self.seat:
                    self._fulfilled[slot] = min(self._fulfilled[slot], number)

    def rounds(self) -> int:
        return len(self.deal.tickets)

    def turned(self) -> list[int]:
        """For each common objective the round from which on it is blue for the seat; after the last: never."""
        rush = min(self.deal.rush, default=self.rounds())
        return [min(rush, fulfilled + 1) for fulfilled in self._fulfilled]

    def loads(self) -> list[list[int]]:
        """For each round the markers on each road when the seat's turn comes, its own not counted."""
        seats = self.opening.seats
        load = [0] * len(self.deal.board.roads)
        for one, other in zip(self.deal.rival, self.deal.rival[1:], strict=False):
            load[self.deal.board.road_index[one, other]] += 1
        inspector = self.deal.inspector
        found: list[list[int]] = []
        for number in range(self.rounds()):
            order = [(inspector + place) % seats for place in range(seats)]
            for seat in order:
                if seat == self.seat:
                    found.append(load.copy())
                elif number < len(self.turns[seat]):
                    for road in self.turns[seat][number].roads():
                        load[road] += 1
            inspector = next(seat for seat in [*order[1:], *order] if self._is_in_after(seat, number))
        return found

    def _is_in_after(self, seat: int, number: int) -> bool:
        """Whether a seat has not been eliminated by the end of a round; the one in question never is."""
        return seat == self.seat or not any(turn.looping for turn in self.turns[seat][: number + 1])


def opening(deal: LineDeal, departures: list[int]) -> LineGame:
    """A game of a deal in which these departures were chosen, before its first turn."""
    setup = replace(deal.setup, departures=tuple(number or None for number in departures))
    return game_of(LineDeal(deal.city, setup, deal.options, deal.first_ticket))


def task_of(course: Course, own: list[TableTurn] | None = None) -> Task:
    """The task of the seat after these turns of its own; None of them may loop."""
    deal = course.deal
    turned = course.turned()
    rounds = course.rounds()
    scenes = [
        Scene(
            deal.table,
            deal.special,
            load,
            deal.objectives,
            [YELLOW_SIDE if number < turn else BLUE_SIDE for turn in turned],
            course.opening.seats,
        )
        for number, load in enumerate(course.loads())
    ]
    shapes = list(deal.shapes[course.seat])
    runner: Runner = seen_by(course.opening.view(course.seat), deal.city, course.seat).runner
    for number, turn in enumerate(own or []):
        runner = runner.after(scenes[number], turn, runner.choices(scenes[number], shapes[number]).wish)
    lasting = [BLUE_SIDE if turn < rounds else YELLOW_SIDE for turn in turned]
    early = [turn if turn < rounds else 0 for turn in turned]
    return Task(scenes, shapes, len(own or []), runner, lasting, early)
