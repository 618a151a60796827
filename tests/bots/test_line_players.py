"""The strong players of the line games: they know the rules, they see what a seat sees, and they play well."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random

import pytest
from tests.bots.worlds import dealt, play_on, twin_games

from allaboard.boards.loader import load, names
from allaboard.bots import Perspective, bot_of
from allaboard.bots.line.players import LEVELS, Depth, LinePlayer, Ranked
from allaboard.bots.line.search import expand
from allaboard.bots.line.seen import seen_by
from allaboard.bots.line.value import FEATURES, Value
from allaboard.bots.line.weights import no_weights, weights_of

CITIES = names()
QUICK = Depth(candidates=3, orders=2, width=1)


def counts_of(city: str) -> tuple[int, ...]:
    least, most = load(city).players
    return (1, *range(least, most + 1))


@pytest.mark.parametrize("city", CITIES)
def test_what_is_imagined_from_a_view_is_the_line_itself(city: str) -> None:
    """The same turns in the same order, and after each the same points as on the real sheet."""
    for number, seats in enumerate(counts_of(city)):
        game = dealt(city, seats, f"imagined {number}")
        chance = Random(number)
        value = Value(len(load(city).stops), no_weights())
        play_on(game, chance, seats)
        while not game.is_over:
            seat = game.pending()[0]
            seen = seen_by(game.view(seat), load(city), seat)
            steps = expand(seen.scene, seen.runner, value, seen.shape, seen.counts(), len(seen.to_come))
            assert [step.turn.text for step in steps] == [turn.text for turn in game.legal(seat)]
            outlook = game.outlook(seat)
            for step, total in zip(steps, outlook, strict=True):
                assert (None if step.runner is None else step.runner.sheet.total()) == total
            play_on(game, chance, 1)


@pytest.mark.parametrize("city", CITIES)
def test_the_weights_that_came_with_the_package_fit(city: str) -> None:
    game = dealt(city, load(city).players[0], "weights")
    play_on(game, Random(1), game.seats)
    seat = game.pending()[0]
    seen = seen_by(game.view(seat), load(city), seat)
    value = Value(len(load(city).stops), weights_of(load(city)))
    assert len(value.note(seen.scene, seen.runner, seen.counts(), len(seen.to_come))) == FEATURES


@pytest.mark.parametrize("city", CITIES)
def test_what_is_hidden_does_not_change_a_choice(city: str) -> None:
    """The order of the tickets, others' objectives and hands: another world that looks the same to the seat."""
    for number in range(3):
        game, other, seat = twin_games(city, number)
        choices = [LinePlayer("x", "seed", depth=QUICK).choose(Perspective(each, seat)) for each in (game, other)]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_seed_decides_everything(level: str) -> None:
    """And two games of one player do not disturb each other."""
    depth = replace(LEVELS[level], orders=min(LEVELS[level].orders, 2), candidates=2, seconds=None)

    def story() -> list[str]:
        game = dealt("rome", 2, "story")
        bots = [LinePlayer(level, f"seed {seat}", depth=depth) for seat in range(2)]
        for _ in range(6):
            seat = game.pending()[0]
            game.play(seat, bots[seat].choose(Perspective(game, seat)))
        return [str(action) for action in game.actions]

    first = story()
    Random().random()
    assert story() == first


def test_time_ends_a_thought() -> None:
    """No order is followed that would pass the limit; the first one always is, so that there is an answer."""
    game = dealt("new_york", 2, "time")
    play_on(game, Random(3), 6)
    seat = game.pending()[0]

    def followed(orders: int, seconds: float | None) -> list[Ranked]:
        depth = Depth(candidates=2, orders=orders, width=1, seconds=seconds)
        ticks = count()
        player = LinePlayer("x", "seed", depth=depth, clock=lambda: float(next(ticks)))
        return player.rank(game.view(seat), load("new_york"), seat)

    assert followed(60, 5.0) == followed(4, None) != followed(60, None)
    assert followed(60, 0.0) == followed(1, None)


def wins_and_points(city: str, games: int, depth: Depth | None) -> tuple[float, list[int], int]:
    """One player against greedy ones, every deal once from the first seat and once from the last."""
    wins = 0.0
    points: list[int] = []
    out = 0
    for number in range(games):
        game = dealt(city, load(city).players[0], f"strength {number // 2}")
        own = 0 if number % 2 else game.seats - 1
        player = LinePlayer("regular", f"{number}", depth=depth)
        bots = [player if seat == own else bot_of("greedy", f"{number} {seat}") for seat in range(game.seats)]
        while not game.is_over:
            seat = game.pending()[0]
            game.play(seat, bots[seat].choose(Perspective(game, seat)))
        totals = game.totals()
        total = totals[own]
        if total is None:
            out += 1
            continue
        points.append(total)
        best = max(each for each in totals if each is not None)
        wins += (total == best) / totals.count(best)
    return wins / games, points, out


@pytest.mark.parametrize(("city", "least"), [("new_york", 0.75), ("rome", 0.7)])
def test_the_value_alone_beats_greedy(city: str, least: float) -> None:
    """A sample of what `docs/strength.md` measures; the interval of 30 games is wide."""
    share, points, out = wins_and_points(city, 30, Depth(candidates=1))
    assert share >= least
    assert sum(points) / len(points) > 45
    assert out <= 3
