"""Where the weights of the line games come from: self-play, and a straight line through what it brought.

A generation plays games with the weights of the one before. In every game each seat takes one turn at random, in a
round drawn beforehand; what came of every position after that is what is learned from, so that the value also knows
positions that it would avoid. The fit is ridge regression, one for every number of rounds left. Everything is drawn
from a seed, and what a generation learns is added up in the order of its games: the same seed gives the same weights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random

from allaboard.boards.city import City
from allaboard.bots.line.search import expand
from allaboard.bots.line.seen import seen_by
from allaboard.bots.line.value import FEATURES, OUT, Value
from allaboard.bots.line.weights import Rows, no_weights
from allaboard.bots.ridge import Sums
from allaboard.deals import deal_line_setup
from allaboard.engine import start_game
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.shapes import TICKETS
from allaboard.engine.line.table import TableTurn

RIDGE = 30.0
OLD_SHARE = 0.3  # what the lessons of earlier generations still count
CHUNK = 25  # games that one process plays at a time


class Lessons:
    """What positions were and what came of them, by rounds left, summed up: lessons can be added."""

    def __init__(self) -> None:
        self.sums = [Sums(FEATURES) for _ in range(TICKETS)]
        self.points: list[int] = []  # of the seats that were still in at the end
        self.out = 0

    def fade(self) -> None:
        for each in self.sums:
            each.fade(OLD_SHARE)
        self.points = []
        self.out = 0

    def take(self, games: list[Lesson]) -> None:
        for game in games:
            for left, looks, rest in game.positions:
                self.sums[left].add(looks, rest)
            self.points += game.points
            self.out += game.out

    def weights(self) -> Rows:
        rows = no_weights()
        for left in range(1, TICKETS):
            rows[left] = self.sums[left].solved(RIDGE)
        rows[TICKETS] = list(rows[TICKETS - 1])  # before the first turn: nothing was learned of that
        return rows


@dataclass
class Lesson:
    """What one game taught: positions by rounds left, and what the rest of the game brought to each."""

    positions: list[tuple[int, list[float], float]] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    out: int = 0


@dataclass(frozen=True)
class Generation:
    """How a generation did, and what it taught."""

    number: int
    games: int
    mean: float  # points of those who were still in
    out: float  # share of seats that were eliminated
    weights: Rows


def learn(
    city: City,
    *,
    games: int,
    generations: int,
    seed: str,
    jobs: int = 1,
    start: Rows | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Generation]:
    """Generation after generation. The weights of the last are what was learned."""
    weights = start or no_weights()
    lessons = Lessons()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for number in range(1, generations + 1):
            lessons.fade()
            chunks = range(0, games, CHUNK)
            tasks = [
                pool.submit(lessons_of, city, weights, f"{seed} {number}", first, min(CHUNK, games - first))
                for first in chunks
            ]
            for done, task in enumerate(tasks, 1):
                lessons.take(task.result())
                if progress is not None:
                    progress(min(done * CHUNK, games), games)
            weights = lessons.weights()
            seats = len(lessons.points) + lessons.out
            yield Generation(
                number, games, sum(lessons.points) / max(1, len(lessons.points)), lessons.out / seats, weights
            )


def lessons_of(city: City, weights: Rows, seed: str, first: int, count: int) -> list[Lesson]:
    """What some games of a generation teach."""
    value = Value(len(city.stops), weights)
    return [_lesson_of(city, value, f"{seed} {number}", number) for number in range(first, first + count)]


def _lesson_of(city: City, value: Value, seed: str, number: int) -> Lesson:
    lesson = Lesson()
    chance = Random(seed)
    least, most = city.players
    counts = (*range(least, most + 1), 1)  # alone, too
    game = start_game(city, deal_line_setup(city, counts[number % len(counts)], seed))
    assert isinstance(game, LineGame)
    while game.phase == "departure":
        seat = game.pending()[0]
        game.play(seat, chance.choice(game.legal(seat)))
    strays = [chance.randrange(TICKETS) for _ in range(game.seats)]
    met: list[list[tuple[int, list[float], float]]] = [[] for _ in range(game.seats)]
    while not game.is_over:
        seat = game.pending()[0]
        met_here = _play_turn(game, city, value, seat, chance if game.round - 1 == strays[seat] else None)
        if met_here is not None and game.round - 1 >= strays[seat]:
            met[seat].append(met_here)
    for seat, total in enumerate(game.totals()):
        if total is None:
            lesson.out += 1
        else:
            lesson.points.append(total)
        final = OUT if total is None else float(total)
        for left, looks, points in met[seat]:
            lesson.positions.append((left, looks, final - points))
    return lesson


def _play_turn(
    game: LineGame, city: City, value: Value, seat: int, chance: Random | None
) -> tuple[int, list[float], float] | None:
    """Take the best turn, or any that does not loop; gives the position after it, for which points may be learned."""
    seen = seen_by(game.view(seat), city, seat)
    counts = seen.counts()
    left = len(seen.to_come)
    steps = expand(seen.scene, seen.runner, value, seen.shape, counts, left)
    safe = [step for step in steps if step.runner is not None]
    step = max(safe or steps, key=lambda each: each.worth) if chance is None else chance.choice(safe or steps)
    assert isinstance(step.turn, TableTurn)
    game.play(seat, step.turn)
    if step.runner is None or left == 0:
        return None
    return left, value.note(seen.scene, step.runner, counts, left), float(step.runner.sheet.total())
