"""A player that meets itself is nobody's better, and two seeds of one level are one level.

Both within three standard errors, which chance breaks once in 370 times: the seeds here are fixed.
"""

from __future__ import annotations

import os

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


def mirror(level: str, game: str, city: str | None, games: int, players: Players = one_by_one) -> None:
    found = told(contest([f"one={level}", f"two={level}"], game, city, "mirror"), games, players)
    assert errors_from(found.differences[0].points, 0) < 3
    one, two = found.standings
    assert abs(one.victories.mean - two.victories.mean) < 3 * (one.victories.error + two.victories.error)


def two_seeds(level: str, other: str, game: str, city: str | None, games: int, players: Players = one_by_one) -> None:
    """The same level against the same opponent on other deals and with other dice."""
    runs = [told(contest([level, other], game, city, seed), games, players) for seed in ("one", "two")]
    points = [run.differences[0].points for run in runs]
    assert errors_apart(*points) < 3
    assert errors_apart(*(run.standings[0].victories for run in runs)) < 3


@pytest.mark.parametrize(("game", "city"), KINDS)
def test_greedy_is_not_better_than_itself(game: str, city: str | None) -> None:
    mirror("greedy", game, city, FEW)


@pytest.mark.parametrize(("game", "city"), KINDS)
def test_two_seeds_of_greedy_agree(game: str, city: str | None) -> None:
    two_seeds("greedy", "random", game, city, FEW)


def test_a_better_player_is_found_out() -> None:
    """The measure is not blind: greedy and random are far apart after as few games."""
    found = told(contest(["greedy", "random"], "depot", None, "mirror"), FEW)
    assert errors_from(found.differences[0].points, 0) > 3


@pytest.mark.proof
@pytest.mark.parametrize("level", ["regular", "expert", "master"])
@pytest.mark.parametrize(("game", "city"), [*KINDS, ("bus", "london"), ("metro", "paris")])
def test_a_level_is_as_good_as_itself_whatever_its_seed(level: str, game: str, city: str | None) -> None:
    players = on_cores(1 if os.environ.get("PYTEST_XDIST_WORKER") else 2)
    if city in {"london", "paris"}:
        found = told(contest([f"one={level}:2", f"two={level}:2"], game, city, "mirror"), MANY, players)
        assert errors_from(found.differences[0].points, 0) < 3
        return
    mirror(level, game, city, MANY, players)
    two_seeds(level, "greedy", game, city, MANY, players)
