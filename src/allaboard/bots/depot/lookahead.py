"""Trying decisions on imagined tables: everybody plays on quickly, and the value tells what has come of it.

Every decision is tried on the same tables, so that the luck of a table counts for all of them alike; those that do
worst are dropped half by half, and what is left is tried on more tables.
"""

from __future__ import annotations

from typing import Final

from allaboard.bots.depot.turns import PASSED, Planner, play_turn, shouts
from allaboard.bots.depot.worth import margin
from allaboard.engine.depot.actions import SHOUT, coded
from allaboard.engine.depot.day import GOING_ON, Day

SHOUTED: Final = coded(SHOUT)
GUESS_TABLES: Final = 6.0  # how many tables the value's first guess counts for


class Trial:
    """One decision under trial: how it would be gone on with, and what it has come to."""

    def __init__(self, codes: list[int], guess: float) -> None:
        self.codes: list[int] = codes
        self.guess: float = guess  # before it was tried
        self.total: float = 0.0
        self.tables: int = 0

    def mean(self) -> float:
        """What it comes to on average; the first guess counts like a few tables."""
        return (self.total + GUESS_TABLES * self.guess) / (self.tables + GUESS_TABLES)


class Lookahead:
    """Plays decisions out. `rounds` is how often the turn comes back to who decides before the value is asked."""

    def __init__(self, planner: Planner, rounds: int) -> None:
        self.planner: Planner = planner
        self.rounds: int = rounds

    def outcome(self, table: Day, me: int, codes: list[int]) -> float:
        """What a seat can expect on a table, which is left as it is, after these decisions."""
        day = table.copy()
        turn = day.turn
        at = 0
        while day.end == GOING_ON and day.turn == turn and at < len(codes):
            step = day.stack[-1]
            if step.seat == me:
                code = codes[at]
                if code not in day.options:
                    break
                at += 1
            elif step.seat != day.current:
                code = SHOUTED if shouts(day, step) else PASSED
                if code == SHOUTED:
                    at = len(codes)  # what was planned may not be wise any more
            else:
                break
            day.answer(code, None)
        if day.end == GOING_ON and day.turn == turn:
            play_turn(day, self.planner)
        left = self.rounds
        while day.end == GOING_ON:
            if day.current == me:
                left -= 1
                if left <= 0:
                    return self.planner.plans(day)[0].value
            play_turn(day, self.planner)
        return margin(day, me)

    def compare(self, trials: list[Trial], tables: list[Day], me: int) -> None:
        """Try all of these on all of these tables."""
        for table in tables:
            for trial in trials:
                trial.total += self.outcome(table, me, trial.codes)
                trial.tables += 1


def better_half(trials: list[Trial]) -> list[Trial]:
    """The trials that did best so far, the best first."""
    ranked: list[Trial] = []
    for trial in trials:
        at = len(ranked)
        while at and ranked[at - 1].mean() < trial.mean():
            at -= 1
        ranked.insert(at, trial)
    return ranked[: (len(ranked) + 1) // 2]
