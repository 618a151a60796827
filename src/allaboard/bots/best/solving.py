"""The best line in one call, with progress and a limit of time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from allaboard.boards.faults import refuse
from allaboard.bots.best.beam import beam_line
from allaboard.bots.best.problem import Course, opening, task_of
from allaboard.bots.best.search import NO_POINTS, Search
from allaboard.bots.best.task import Task
from allaboard.bots.line.value import Value
from allaboard.bots.line.weights import weights_of
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.table import TableTurn

WIDTH = 1000  # lines that the beam keeps
NARROW = 100  # where there is little time
_LITTLE = 10.0  # seconds


@dataclass(frozen=True)
class Progress:
    """How far a search is."""

    best: int | None  # the highest total found so far
    bound: int  # what no line can exceed
    positions: int
    seconds: float


@dataclass(frozen=True)
class Best:
    """The best line that was found, and what is known about better ones."""

    departure: int
    turns: tuple[TableTurn, ...]
    total: int | None  # None: every line is eliminated
    bound: int | None  # no line can exceed it
    positions: int
    seconds: float

    @property
    def proven(self) -> bool:
        """Whether there is no better line."""
        return self.total == self.bound


Watch = Callable[[Progress], None]


def best_line(
    game: LineGame,
    seat: int,
    *,
    seconds: float | None = None,
    watch: Watch | None = None,
    any_departure: bool = False,
    width: int | None = None,
) -> Best:
    """The highest total that a seat could have reached, with the tickets and the other lines known (see `problem`).

    It starts from the departure that the seat chose; with `any_departure`, or if none is chosen yet, from the better
    one of the hand. Within `seconds` it may find no proof: then `bound` says how much is possible at most.
    """
    start = monotonic()
    if width is None:
        width = NARROW if seconds is not None and seconds < _LITTLE else WIDTH
    found: Best | None = None
    bound = NO_POINTS
    positions = 0
    for departure in _departures(game, seat, any_departure):
        left = None if seconds is None else max(0.0, seconds - (monotonic() - start))
        course = Course(game, seat, departure)
        floor = NO_POINTS if found is None or found.total is None else found.total
        solved = solve(task_of(course), value_in(course), seconds=left, watch=watch, width=width, floor=floor)
        bound = max(bound, NO_POINTS if solved.bound is None else solved.bound)
        positions += solved.positions
        if found is None or (solved.total is not None and solved.total > floor):
            found = Best(departure, solved.turns, solved.total, None, 0, 0.0)
    assert found is not None
    return Best(found.departure, found.turns, found.total, _known(bound), positions, monotonic() - start)


def _departures(game: LineGame, seat: int, any_departure: bool) -> list[int]:
    chosen = game.departures[seat]
    hands = game.deal.setup.hands
    if chosen is not None and not (any_departure and hands is not None):
        return [chosen]
    assert hands is not None
    if any(number is None for other, number in enumerate(game.departures) if other != seat):
        raise refuse("departures-open", "setup.departures", "the others have not chosen their departures yet")
    return sorted(hands[seat])


@dataclass(frozen=True)
class Solved:
    """What a search found for one task; `turns` are those from the task's first round on."""

    turns: tuple[TableTurn, ...]
    total: int | None
    bound: int | None  # None: every line is eliminated
    positions: int
    proven: bool


def solve(
    task: Task,
    value: Value,
    *,
    seconds: float | None = None,
    watch: Watch | None = None,
    width: int = WIDTH,
    floor: int = NO_POINTS,
) -> Solved:
    """The best line of a task, if it brings more than `floor`; otherwise there is none in what is found."""
    start = monotonic()

    def ask(best: int, bound: int, positions: int) -> bool:
        spent = monotonic() - start
        if watch is not None:
            watch(Progress(_known(best), bound, positions, spent))
        return seconds is None or spent < seconds

    total, turns = beam_line(task, value, width)
    if total <= floor:
        total, turns = floor, []
    search = Search(task, total, turns, ask)
    proven = search.run()
    return Solved(tuple(search.line), _known(search.best), _known(search.left), search.positions, proven)


def _known(points: int) -> int | None:
    return None if points <= NO_POINTS else points


def value_in(course: Course) -> Value:
    """The learned value for the city of a game."""
    return Value(course.deal.board.size, weights_of(course.deal.city))


def best_game(game: LineGame, seat: int, best: Best) -> LineGame:
    """The game as it would have been with the best line, played to its end; others as they played.

    Where others had not played to the end, it stops before their next turn.
    """
    course = Course(game, seat, best.departure)
    twin = opening(course.deal, [number or 0 for number in course.opening.departures])
    taken = [0] * twin.seats
    while not twin.is_over and twin.pending():
        active = twin.pending()[0]
        line = list(best.turns) if active == seat else course.turns[active]
        if taken[active] == len(line):
            break
        twin.play(active, line[taken[active]])
        taken[active] += 1
    return twin
