"""Many line games, one small step of each at a time. Compiled: this loop is where a learner's time is spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.engine.bus.game import BusGame
from allaboard.engine.line.course import DEPARTURE, OVER
from allaboard.engine.line.deal import LineDeal
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.pen import PLACED
from allaboard.engine.line.steps import STEPS
from allaboard.engine.metro.game import MetroGame
from allaboard.envs.line.row import LineRow, Opening

if TYPE_CHECKING:
    from mypy_extensions import i64

_STEP_BITS: Final = 2**STEPS - 1


def game_of(deal: LineDeal) -> LineGame:
    """A new game of a deal; as the engine's own, which is not compiled."""
    return BusGame(deal) if deal.city.game == "bus" else MetroGame(deal)


class Dealt:
    """A deal, and what it looks like before the first decision."""

    def __init__(self, deal: LineDeal, opening: Opening) -> None:
        self.deal: LineDeal = deal
        self.opening: Opening = opening


class LineBatch:
    """Games that are stepped together, and for each of them whose decision it is and which steps are legal."""

    def __init__(self, rows: list[LineRow], following: list[Dealt], flat: bytearray, drawn: int) -> None:
        """A game that is over is followed by that of the deal in `following`.

        The observations of whoever is to decide go to `flat`; the field `drawn` is at that place in each.
        """
        self.rows: list[LineRow] = rows
        self.following: list[Dealt] = following
        self._flat: bytearray = flat
        self._drawn: i64 = drawn
        self._size: i64 = rows[0].plan.size
        self.seats: list[int] = [0] * len(rows)
        self.legal: list[int] = [0] * len(rows)  # as bits, without departures
        self.departing: list[int] = []  # the games in which departures are chosen
        self.over: list[int] = []  # the games that were over with the last step
        self.totals: list[int | None] = []  # of their seats, game by game; None for the eliminated

    def look(self, number: i64) -> None:
        """Note what is due in a game."""
        row = self.rows[number]
        pen = row.pen
        self.seats[number] = pen.seat
        self.legal[number] = pen.legal & _STEP_BITS
        self._flat[number * self._size : (number + 1) * self._size] = row.flat(pen.seat)
        if row.game._phase == DEPARTURE:
            self.departing.append(number)

    def look_at_all(self) -> None:
        """Note what is due in every game."""
        self.departing = []
        self.over = []
        self.totals = []
        for number in range(len(self.rows)):
            self.look(number)

    def step(self, actions: bytes) -> None:
        """One step of every game."""
        over: list[int] = []
        totals: list[int | None] = []
        departing: list[int] = []
        seats = self.seats
        steps = self.legal
        number: i64 = 0
        for row in self.rows:
            done: i64 = row.step(actions[number])
            pen = row.pen
            if done == PLACED:
                steps[number] = pen.legal
                count: i64 = len(pen.stops)
                self._flat[number * self._size + self._drawn + pen.stops[count - 1]] = count
            else:
                if row.game._phase == OVER:
                    over.append(number)
                    totals += row.game.totals()
                    dealt = self.following[number]
                    row.begin(game_of(dealt.deal), dealt.opening)
                seats[number] = pen.seat
                steps[number] = pen.legal & _STEP_BITS
                self._flat[number * self._size : (number + 1) * self._size] = row.flat(pen.seat)
                if row.game._phase == DEPARTURE:
                    departing.append(number)
            number += 1
        self.over = over
        self.totals = totals
        self.departing = departing
