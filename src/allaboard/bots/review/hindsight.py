"""What could still be reached before each turn of a seat, with the tickets and the other lines known."""

from __future__ import annotations

from allaboard.bots.best.beam import beam_line
from allaboard.bots.best.problem import Course, task_of
from allaboard.bots.best.search import NO_POINTS
from allaboard.bots.best.solving import solve, value_in
from allaboard.engine.line.game import LineGame

EXACT = 6  # rounds left that are searched to the end if time allows


def reachable(game: LineGame, seat: int, *, width: int = 60, seconds: float = 1.0) -> list[int]:
    """The highest totals found before the first turn, before the second and so on, the last being what it was.

    What can be reached never rises along a line, so whatever a later turn could reach counts for the earlier ones too.
    An eliminated seat ends with nothing. With more than a few rounds left a beam is asked; from then on the search,
    for at most `seconds` a turn.
    """
    course = Course(game, seat)
    own = course.turns[seat]
    value = value_in(course)
    total = game.totals()[seat]
    found = [0 if total is None else total]
    for taken in reversed(range(len(own))):
        task = task_of(course, own[:taken])
        if seconds > 0 and course.rounds() - taken <= EXACT:
            solved = solve(task, value, seconds=seconds, width=width, floor=found[-1])
            found.append(max(found[-1], NO_POINTS if solved.total is None else solved.total))
        else:
            found.append(max(found[-1], beam_line(task, value, width)[0]))
    return found[::-1]
