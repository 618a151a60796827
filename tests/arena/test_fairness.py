"""A player that meets itself is nobody's better, and two seeds of one level are one level.

Both within three standard errors. Chance breaks that once in 370 times, and there are dozens of comparisons here: what
breaks it is looked at once more, on other deals and on twice as many. A real difference lies more errors apart there,
and chance breaks both once in a hundred thousand times.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.arena.test_contest import contest

from allaboard.arena.contest import Contest
from allaboard.arena.processes import on_cores
from allaboard.arena.running import Players, Run, one_by_one
from allaboard.arena.standing import Report, errors_apart, errors_from, report

KINDS: list[tuple[str, str | None]] = [("bus", "new_york"), ("metro", "rome"), ("depot", None)]
FEW = 40
MANY = 200


def told(met: Contest, games: int, players: Players = one_by_one) -> Report:
    return report(met, Run(met, games, players=players).play())


def within_three_errors(apart: Callable[[str, int], float], games: int) -> None:
    """`apart`: how many errors two means lie apart, on deals whose seeds begin so, after so many games."""
    assert apart("", games) < 3 or apart("again ", 2 * games) < 3


def mirror(level: str, game: str, city: str | None, games: int, players: Players = one_by_one, seats: int = 1) -> None:
    """A level against itself: neither leads by points, nor by victories where there are two of them."""

    def apart(deals: str, games: int) -> float:
        line_up = [f"one={level}:{seats}", f"two={level}:{seats}"]
        found = told(contest(line_up, game, city, f"{deals}mirror"), games, players)
        one, two = found.standings
        leads = [errors_from(found.differences[0].points, 0)]
        if seats == 1:
            # What one wins the other does not: their errors are one and the same, and count twice in a difference.
            leads.append(abs(one.victories.mean - two.victories.mean) / (one.victories.error + two.victories.error))
        return max(leads)

    within_three_errors(apart, games)


def two_seeds(level: str, other: str, game: str, city: str | None, games: int, players: Players = one_by_one) -> None:
    """The same level against the same opponent on other deals and with other dice."""

    def apart(deals: str, games: int) -> float:
        runs = [told(contest([level, other], game, city, deals + seed), games, players) for seed in ("one", "two")]
        return max(
            errors_apart(*(run.differences[0].points for run in runs)),
            errors_apart(*(run.standings[0].victories for run in runs)),
        )

    within_three_errors(apart, games)


@pytest.mark.parametrize(("game", "city"), KINDS)
def test_greedy_is_not_better_than_itself(game: str, city: str | None) -> None:
    mirror("greedy", game, city, FEW)


@pytest.mark.parametrize(("game", "city"), KINDS)
def test_two_seeds_of_greedy_agree(game: str, city: str | None) -> None:
    two_seeds("greedy", "random", game, city, FEW)


def test_a_better_player_is_found_out() -> None:
    """The measure is not blind: greedy and random are far apart after as few games, and on a second look."""

    def apart(deals: str, games: int) -> float:
        found = told(contest(["greedy", "random"], "depot", None, f"{deals}mirror"), games)
        return errors_from(found.differences[0].points, 0)

    with pytest.raises(AssertionError):
        within_three_errors(apart, FEW)


@pytest.mark.proof
@pytest.mark.parametrize("level", ["regular", "expert", "master"])
@pytest.mark.parametrize(("game", "city"), [*KINDS, ("bus", "london"), ("metro", "paris")])
def test_a_level_is_as_good_as_itself_whatever_its_seed(level: str, game: str, city: str | None) -> None:
    players = on_cores(2)  # also beside other tests: no clock decides, and the last one to run is not alone on a core
    if city in {"london", "paris"}:
        mirror(level, game, city, MANY, players, seats=2)
        return
    mirror(level, game, city, MANY, players)
    two_seeds(level, "greedy", game, city, MANY, players)
