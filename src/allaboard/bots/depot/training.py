"""Learning the value by self-play: days are played, every table after a turn is kept with what came of it, and the
weights are fitted by ridge regression. The new weights play the next days. What comes of a table is mostly luck, so it
takes thousands of days until the weights of rare things are more than that. The same seed gives the same weights.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from allaboard.bots.depot.turns import Planner, play_turn
from allaboard.bots.depot.worth import FEATURES, STAGES, Worth, margin
from allaboard.bots.ridge import Sums
from allaboard.engine.depot.cards import BUSES, TRAVELLERS
from allaboard.engine.depot.day import GOING_ON, Day
from allaboard.engine.depot.deal import HouseRules
from allaboard.engine.depot.scoring import day_points
from allaboard.engine.depot.setup import DepotOptions

# How the weights of the package are made, for each number of players.
SEED = "t"
ROUNDS = 5
DAYS = 6_000

WIDTH = 3
PENALTY = 20.0
BEGINNING = 3  # rounds that are forgotten after the next one: nobody plays well in them, and a few days are enough
FEWER = 10  # times fewer days than later
KEPT = 0.4  # how much an older round counts beside the newest
STRAY = 0.06  # how often a turn is played at random, so that the value learns what mistakes cost


class Lesson(NamedTuple):
    """How a round of learning went."""

    round: int
    days: int
    error: float  # root of the mean square between the value and what came
    points: float  # the mean points of a day


def new_day(seats: int, chance: Random) -> Day:
    """A shuffled day of the printed rules at its first decision."""
    day = Day(HouseRules(DepotOptions()), seats)
    day.lay_out(chance.sample(range(BUSES), BUSES), chance.sample(range(TRAVELLERS), TRAVELLERS))
    day.start(chance.randrange(seats), None)
    return day


def learn(
    seats: int, seed: str = SEED, rounds: int = ROUNDS, days: int = DAYS
) -> Iterator[tuple[Lesson, list[list[float]]]]:
    """Rounds of self-play for a number of players; after each, how it went and the weights so far."""
    chance = Random(f"{seed} {seats}")
    weights = [[0.0] * FEATURES for _ in range(STAGES)]
    sums = [Sums(FEATURES) for _ in range(STAGES)]
    for number in range(rounds):
        worth = Worth(weights)
        points = squares = 0.0
        count = 0
        length = max(1, days // FEWER) if number < min(BEGINNING, rounds - 1) else days
        for one in sums:
            one.fade(0.0 if number < BEGINNING else KEPT)
        for _ in range(length):
            total, rows = _played(seats, chance, worth, number == 0)
            points += total / seats
            for stage, row, expected, came in rows:
                sums[stage].add(row, came)
                squares += (expected - came) ** 2
                count += 1
        weights = [one.solved(PENALTY) for one in sums]
        yield Lesson(number, length, (squares / count) ** 0.5, points / length), weights


def _played(
    seats: int, chance: Random, worth: Worth, randomly: bool
) -> tuple[float, list[tuple[int, list[float], float, float]]]:
    """One day: the points of all, and for each table its stage, its features, what was expected and what came."""
    day = new_day(seats, chance)
    planner = Planner(worth, WIDTH, True)
    kept: list[tuple[int, int, list[float], float, float]] = []
    while day.end == GOING_ON:
        me, table = day.current, day.copy()
        pile, bus_pile = len(table.pile), len(table.bus_pile)
        codes: list[int] = []
        if randomly or chance.random() < STRAY:
            _stroll(day, chance, codes)
        else:
            play_turn(day, planner, played=codes)
        table.pile, table.bus_pile = [], []  # the value looks at tables before they slide
        for code in codes:
            table.answer(code, None)
        if table.end == GOING_ON:
            worth.meet(table)
            ahead = margin(table, me)
            expected = worth.value(table, me, pile, bus_pile) - ahead
            stage = worth.look(table, me, pile, bus_pile)
            kept.append((me, stage, worth.row.copy(), expected, ahead))
    total = float(sum(sum(day_points(day, seat)) for seat in range(seats)))
    final = [margin(day, seat) for seat in range(seats)]
    return total, [(stage, row, expected, final[me] - ahead) for me, stage, row, expected, ahead in kept]


def _stroll(day: Day, chance: Random, codes: list[int]) -> None:
    """A turn at random."""
    turn = day.turn
    while day.end == GOING_ON and day.turn == turn:
        codes.append(chance.choice(day.options))
        day.answer(codes[-1], None)


def learned(seats: int, seed: str, rounds: int, days: int) -> tuple[list[Lesson], list[list[float]]]:
    """All rounds at once: how each went, and the weights of the last."""
    steps = list(learn(seats, seed, rounds, days))
    return [lesson for lesson, _weights in steps], steps[-1][1]


def weights_text(weights: Mapping[int, list[list[float]]], curves: Mapping[int, list[Lesson]] | None = None) -> str:
    """The file of weights: by number of players and stage, a row for each stage, three decimals.

    `curves` is how they were learned: for each round its number, its days, the error of the value and the mean points.
    """
    blocks = []
    if curves:
        blocks.append(
            ' "curves": ' + json.dumps({seats: [_rounded(lesson) for lesson in curves[seats]] for seats in curves})
        )
    for seats in sorted(weights):
        rows = [json.dumps(_rounded(row)) for row in weights[seats]]
        blocks.append(f' "{seats}": [\n  ' + ",\n  ".join(rows) + "\n ]")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def _rounded(row: Sequence[float]) -> list[float]:
    return [round(number, 3) + 0.0 for number in row]
