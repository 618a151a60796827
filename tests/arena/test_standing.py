"""What games say about players: means over deals, intervals, differences on the same deals, ratings."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from allaboard.arena.contest import Contest, Played, contest_of
from allaboard.arena.entries import entries_of
from allaboard.arena.standing import Measured, errors_apart, errors_from, mean_of, report, share_of, wilson
from allaboard.bots.external.player import Lost


def two() -> Contest:
    return contest_of(entries_of(["a=random", "b=random"]), "bus", None, "standing")


def game(number: int, a: int | None, b: int | None, ms: float = 10.0) -> Played:
    best = max((total for total in (a, b) if total is not None), default=None)
    shares = [float(total is not None and total == best) for total in (a, b)]
    shares = [share / max(1.0, sum(shares)) for share in shares]
    return Played(number, [a, b], [1 if share else 2 for share in shares], shares, [ms, 2 * ms], [2, 4], [ms, ms])


def test_a_deal_counts_once() -> None:
    """Two deals, four games: a wins both games of the first and half of the second."""
    told = report(two(), [game(0, 50, 40), game(1, 44, 40), game(2, 30, 40), game(3, 40, 30)])
    assert (told.games, told.deals) == (4, 2)
    a, b = told.standings
    assert a.victories.mean == pytest.approx(0.75)
    assert b.victories.mean == pytest.approx(0.25)
    assert a.points is not None
    assert a.points.mean == pytest.approx((47 + 35) / 2)
    assert told.differences[0].points.mean == pytest.approx((7 + 0) / 2)
    assert a.rating > b.rating


def test_a_deal_that_is_not_complete_is_left_out() -> None:
    told = report(two(), [game(0, 50, 40), game(1, 50, 40), game(2, 0, 99)])
    assert (told.games, told.deals) == (2, 1)
    assert told.standings[0].victories.mean == 1


def test_one_deal_has_no_interval() -> None:
    """Neither its points, nor its victories, nor the difference; nor does a mean of which one deal alone is known."""
    told = report(two(), [game(0, 50, 40), game(1, 44, 40)])
    for standing in told.standings:
        assert standing.victories.interval is None
        assert standing.points is not None
        assert standing.points.interval is None
    assert told.differences[0].points == Measured(6.0 + 1.0, None, None)
    assert errors_from(told.differences[0].points, 0) == 0
    two_deals = report(two(), [game(0, 50, 40), game(1, None, 40), game(2, None, 40), game(3, None, 30)])
    a, b = two_deals.standings
    assert (a.points and a.points.interval, a.victories.interval is None) == (None, False)
    assert b.points is not None
    assert b.points.interval is not None


def test_whoever_is_out_has_no_points_and_wins_nothing() -> None:
    told = report(two(), [game(0, 50, None), game(1, None, None)])
    a, b = told.standings
    assert (a.out, b.out) == (0.5, 1.0)
    assert b.points is None
    assert a.victories.mean == 0.5
    assert told.differences[0].points.mean == 25


def test_time_is_that_of_a_decision() -> None:
    told = report(two(), [game(0, 1, 2), game(1, 1, 2)])
    assert [each.milliseconds for each in told.standings] == [5.0, 5.0]
    assert told.standings[0].longest == 10.0


def test_decisions_that_were_lost_are_counted_by_reason() -> None:
    lost = [Lost(1, "late"), Lost(2, "illegal", "fly"), Lost(3, "late")]
    played = Played(0, [1, 2], [2, 1], [0.0, 1.0], [1, 1], [3, 3], [1, 1], [lost, []])
    a, b = report(two(), [played]).standings
    assert a.lost == {"late": 2, "illegal": 1}
    assert a.lost_first == "fly"
    assert b.lost == {}


def test_intervals_hold_the_truth_nineteen_times_out_of_twenty() -> None:
    """1,000 samples of 30 deals each, drawn with a seed."""
    chance = Random(7)
    held = 0
    for _ in range(1_000):
        found = mean_of([chance.gauss(5, 7) for _ in range(30)])
        assert found.interval is not None
        held += found.interval[0] <= 5 <= found.interval[1]
    assert 920 <= held <= 970


def test_who_wins_everything_has_an_interval_all_the_same() -> None:
    everything = share_of([1.0] * 20, 40)
    assert everything == wilson(1.0, 40)
    assert (everything.mean, everything.high) == (1.0, 1.0)
    assert everything.low is not None
    assert 0.90 < everything.low < 0.92  # Wilson's, by hand: 1 / (1 + 1.96² / 40)


def test_how_far_two_means_lie_apart() -> None:
    one, other = Measured(10, 10 - 1.96 * 3, 10 + 1.96 * 3), Measured(25, 25 - 1.96 * 4, 25 + 1.96 * 4)
    assert errors_apart(one, other) == pytest.approx(15 / 5)
    assert errors_from(one, 4) == pytest.approx(2)
    assert errors_from(Measured(1, 1, 1), 1) == 0
    assert errors_from(Measured(1, 1, 1), 2) == inf
