"""The best line: what the search proves is what trying everything finds, and it is a game that can be played."""

from __future__ import annotations

from random import Random

import pytest

from allaboard.boards.loader import load, names
from allaboard.bots.best.problem import Course, task_of
from allaboard.bots.best.solving import Best, Progress, best_game, best_line, solve, value_in
from allaboard.deals import deal_line_setup
from allaboard.engine import start_game
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.table import TableTurn
from allaboard.records import Player, parse_record, play_line_record, record_of

ROUNDS = 12
ENDINGS = 200  # by `make proof`
KINDS = [(city, seats) for city in names() for seats in (1, load(city).players[1])]


def played(city: str, seats: int, seed: str) -> LineGame:
    """A game whose lines were drawn at random, without looping where that could be helped."""
    board = load(city)
    game = start_game(board, deal_line_setup(board, seats, seed))
    chance = Random(seed)
    while not game.is_over:
        seat = game.pending()[0]
        legal = list(game.legal(seat))
        game.play(seat, chance.choice([each for each in legal if not each.text.endswith("#")] or legal))
    return game


def position(game: LineGame, seat: int, rounds_left: int) -> LineGame | None:
    """The game when a seat has so many turns left, or None if it was out by then."""
    twin = start_game(game.deal.city, game.deal.setup, game.deal.options)
    if twin.phase == "departure":
        for each, number in enumerate(game.departures):
            twin.play(each, twin.parse(f"depart {number}"))
    for action in game.actions:
        if twin.pending() == (seat,) and twin.round == ROUNDS + 1 - rounds_left:
            return twin
        twin.play(twin.pending()[0], action)
    return None


def by_trying_everything(game: LineGame, seat: int, others: list[str]) -> int | None:
    """The highest total of a seat that is to move, with the real engine; others play what they played."""
    if game.round == ROUNDS:
        return max((total for total in game.outlook(seat) if total is not None), default=None)
    best: int | None = None
    for turn in game.legal(seat):
        if turn.text.endswith("#"):
            continue
        twin = game.copy()
        twin.play(seat, turn)
        rest = list(others)
        while twin.pending() != (seat,):
            twin.play(twin.pending()[0], twin.parse(rest.pop(0)))
        total = by_trying_everything(twin, seat, rest)
        if total is not None and (best is None or total > best):
            best = total
    return best


def check_ending(city: str, seats: int, seed: str, rounds_left: int) -> bool:
    """Whether there was such an ending; if there was, the search must agree with trying everything."""
    game = played(city, seats, seed)
    seat = Random(seed + " seat").randrange(seats)
    start = position(game, seat, rounds_left)
    if start is None:
        return False
    done = len(start.actions)
    later = game.actions[done:]
    order = start.copy()
    others: list[str] = []
    for action in later:
        if order.pending() != (seat,):
            others.append(action.text)
        order.play(order.pending()[0], action)
    if seats > 1 and order.totals()[seat] is None:
        return False  # the order of turns would be another one
    course = Course(game, seat)
    own = course.turns[seat][: ROUNDS - rounds_left]
    found = solve(task_of(course, own), value_in(course), width=3)
    assert found.proven
    assert found.total == found.bound == by_trying_everything(start, seat, others)
    return True


@pytest.mark.parametrize(("city", "seats"), KINDS)
def test_the_search_finds_what_trying_everything_finds(city: str, seats: int) -> None:
    number = found = 0
    while found < 2:
        found += check_ending(city, seats, f"ending {number}", 3)
        number += 1


@pytest.mark.proof
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("city", "seats"), KINDS)
def test_it_does_so_in_two_hundred_endings_of_five_rounds(city: str, seats: int) -> None:
    number = found = 0
    while found < ENDINGS // len(KINDS):
        found += check_ending(city, seats, f"long ending {number}", 5)
        number += 1


def check_line(game: LineGame, seat: int, best: Best) -> None:
    """The best line is played by the real engine and comes to the total that was promised."""
    twin = best_game(game, seat, best)
    assert twin.is_over
    assert twin.totals()[seat] == best.total
    before = game.totals()[seat]
    assert best.total is not None
    assert best.bound is not None
    assert best.bound >= best.total >= (before if before is not None else -100)
    record = record_of(twin, [Player(f"Player {each}") for each in range(twin.seats)])
    assert play_line_record(parse_record(record.to_json())).totals()[seat] == best.total
    for other in range(game.seats):
        if other != seat:  # others played what they had played
            lines = [each.view(None)["seats"][other]["line"] for each in (game, twin)]
            assert lines[0] == lines[1]


@pytest.mark.parametrize("city", names())
def test_the_best_line_can_be_played_and_brings_what_it_says(city: str) -> None:
    for seats in (1, load(city).players[0]):
        game = played(city, seats, "whole game")
        for seat in range(min(seats, 2)):
            check_line(game, seat, best_line(game, seat, seconds=0, width=2))


def test_others_stay_in_their_rounds_when_the_seat_was_out_early() -> None:
    """R4: with the seat still in, the inspector passes otherwise; others' markers lie where the rules then put them."""
    found = 0
    for number in range(4):
        board = load("new_york")
        game = start_game(board, deal_line_setup(board, 3, f"early {number}"))
        chance = Random(number)
        while not game.is_over:
            seat = game.pending()[0]
            game.play(seat, chance.choice(list(game.legal(seat))))
        for seat in range(3):
            if game.totals()[seat] is None:
                best = best_line(game, seat, seconds=0, width=1)
                if best.total is not None:
                    check_line(game, seat, best)
                    found += 1
    assert found


def test_a_departure_that_was_not_chosen_can_be_the_better_one() -> None:
    """A solo deal that nobody has played yet: both tickets of the hand are tried."""
    board = load("new_york")
    setup = deal_line_setup(board, 1, "departures")
    game = start_game(board, setup)
    best = best_line(game, 0, seconds=0, width=2)
    assert setup.hands is not None
    alone = []
    for number in setup.hands[0]:
        chosen = start_game(board, setup)
        chosen.play(0, chosen.parse(f"depart {number}"))
        alone.append((best_line(chosen, 0, seconds=0, width=2).total or 0, number))
    assert best.total == max(alone)[0]
    assert (best.total, best.departure) in alone
    chosen = start_game(board, setup)
    chosen.play(0, chosen.parse(f"depart {min(alone)[1]}"))
    assert best_line(chosen, 0, seconds=0, width=2, any_departure=True).total == best.total


def test_it_tells_how_far_it_is_and_stops_in_time() -> None:
    told: list[Progress] = []
    game = played("new_york", 1, "progress")
    best = best_line(game, 0, seconds=0, watch=told.append, width=1)
    assert told
    assert not best.proven
    assert best.bound is not None
    assert best.total is not None
    assert best.bound > best.total


@pytest.mark.parametrize("rounds_left", [0, 1])
def test_with_nothing_left_to_choose_the_line_is_what_it_is(rounds_left: int) -> None:
    game = next(
        game for number in range(100) if (game := played("new_york", 1, f"the end {number}")).totals()[0] is not None
    )
    course = Course(game, 0)
    own: list[TableTurn] = course.turns[0][: ROUNDS - rounds_left]
    found = solve(task_of(course, own), value_in(course), width=1)
    assert found.proven
    assert found.total is not None
    assert len(found.turns) == rounds_left
    assert found.total >= (game.totals()[0] or -100)
