"""The value of Depot: what it looks at, and how it is learned."""

from __future__ import annotations

import json
import random

import pytest
from tests.depot.dealing import play_on, random_game

from allaboard.bots.depot.imagining import Imagined
from allaboard.bots.depot.players import weights_of
from allaboard.bots.depot.training import learn, weights_text
from allaboard.bots.depot.turns import Planner
from allaboard.bots.depot.worth import Worth, margin_of
from allaboard.bots.ridge import Sums


def test_the_regression_finds_a_line() -> None:
    rng = random.Random(1)
    sums = Sums(4)
    for _ in range(400):
        row = [1.0, rng.random(), rng.choice([0.0, 1.0]), rng.gauss(0, 1)]
        sums.add(row, 2.0 - 3.0 * row[1] + 0.5 * row[2])
    assert sums.solved(0.001) == pytest.approx([2.0, -3.0, 0.5, 0.0], abs=0.01)


def test_a_feature_that_never_shows_has_no_weight() -> None:
    sums = Sums(2)
    sums.add([1.0, 0.0], 5.0)
    assert sums.solved(0.001)[1] == 0.0


def test_the_same_seed_learns_the_same() -> None:
    runs = [list(learn(2, "same", rounds=2, days=3)) for _ in range(2)]
    assert runs[0] == runs[1]
    assert [lesson.round for lesson, _weights in runs[0]] == [0, 1]


def test_weights_are_read_as_they_are_written() -> None:
    weights = {seats: weights_of(seats) for seats in range(2, 7)}
    assert {int(seats): rows for seats, rows in json.loads(weights_text(weights)).items()} == weights


def test_a_margin_is_against_the_mean_and_the_best_of_the_others() -> None:
    assert margin_of([10, 4], 0, False) == 6
    assert margin_of([10, 4, 8], 0, False) == 3
    assert margin_of([10, 4, 8, 2], 0, True) == (10 + 8 - 4 - 2) / 2


def test_the_value_looks_only_at_what_the_seat_may_see() -> None:
    """The best turns and their values are the same on every table that looks the same."""
    rng = random.Random(5)
    looked = 0
    for seed in range(40):
        game = play_on(random_game(seed), rng, 3 * seed)
        if game.is_over or game._day.current != game.pending()[0]:
            continue
        seat = game.pending()[0]
        # Without a bus the next player might be stuck, and that ends the day in a way that no view tells.
        if not all(game._day.buses) or game._day.lap:
            continue
        tables = Imagined(game.view(seat), [action.code for action in game.legal(seat)])
        planner = Planner(Worth(weights_of(game.seats)), 2, False)
        found = [
            [(plan.value, plan.codes) for plan in planner.plans(day)]
            for day in (game._day, tables.day(rng), tables.day(rng))
        ]
        assert found[0] == found[1] == found[2]
        looked += 1
    assert looked > 15
