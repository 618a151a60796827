"""Trying decisions on imagined tables: everybody plays on quickly, and the value tells what has come of it.

Every decision is tried on the same tables, so that the luck of a table counts for all of them alike; those that do
worst are dropped half by half, and what is left is tried on more tables. Near its end a day is played out instead.
"""

from __future__ import annotations

from typing import Final

from allaboard.bots.depot.ending import Ending, is_near_end
from allaboard.bots.depot.turns import Planner, play_turn
from allaboard.bots.depot.worth import margin
from allaboard.engine.depot.actions import SHOUT, coded
from allaboard.engine.depot.day import GOING_ON, Day

SHOUTED: Final = coded(SHOUT)
GUESS_TABLES: Final = 6.0  # how many tables the value's first guess counts for
NO_GUESS: Final = 0.01  # the same near the end of a day, where the guess is worth little: it only breaks ties


class Trial:
    """One decision under trial: how it would be gone on with, and what it has come to."""

    def __init__(self, codes: list[int], guess: float, guess_tables: float = GUESS_TABLES) -> None:
        self.codes: list[int] = codes
        self.guess: float = guess  # before it was tried
        self.guess_tables: float = guess_tables
        self.total: float = 0.0
        self.tables: int = 0

    def note(self, outcome: float) -> None:
        """Count what it came to on one more table."""
        self.total += outcome
        self.tables += 1

    def mean(self) -> float:
        """What it comes to on average; the first guess counts like a few tables."""
        return (self.total + self.guess_tables * self.guess) / (self.tables + self.guess_tables)


class Lookahead:
    """Plays decisions out. `rounds` is how often the turn comes back to who decides before the value is asked."""

    def __init__(self, planner: Planner, rounds: int, ending: Ending) -> None:
        self.planner: Planner = planner
        self.rounds: int = rounds
        self.ending: Ending = ending

    def outcome(self, table: Day, me: int, codes: list[int]) -> float:
        """What a seat can expect on a table, which is left as it is, after these decisions."""
        day = table.copy()
        if day.current == me:
            play_turn(day, self.planner, codes)
        else:  # it answers in a window (D59)
            turn = day.turn
            day.answer(codes[0], None)
            if day.end == GOING_ON and day.turn == turn:
                play_turn(day, self.planner)
        if is_near_end(table):
            return self.ending.outcome(day, me)
        left = self.rounds
        while day.end == GOING_ON:
            if day.current == me:
                left -= 1
                if left <= 0:
                    return self.planner.plans(day)[0].value
            play_turn(day, self.planner)
        return margin(day, me)


def better_half(trials: list[Trial]) -> list[Trial]:
    """The trials that did best so far, the best first."""
    ranked: list[Trial] = []
    for trial in trials:
        at = len(ranked)
        while at and ranked[at - 1].mean() < trial.mean():
            at -= 1
        ranked.insert(at, trial)
    return ranked[: (len(ranked) + 1) // 2]
