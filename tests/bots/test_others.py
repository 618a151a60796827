"""What others are expected to do is what they could do: the engine plays along with what was foreseen."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import cast

import pytest
from tests.bots.worlds import dealt, play_on

from allaboard.boards.loader import load, names
from allaboard.bots.line.futures import Futures
from allaboard.bots.line.others import NEVER
from allaboard.bots.line.runner import Scene
from allaboard.bots.line.seen import seen_by
from allaboard.bots.line.value import Value
from allaboard.bots.line.weights import weights_of
from allaboard.engine.line.course import BLUE_SIDE, YELLOW_SIDE
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.table import TableTurn

CASES = [(city, seats) for city in names() for seats in load(city).players]


def value_in(city: str) -> Value:
    return Value(len(load(city).stops), weights_of(load(city)))


def markers(game: LineGame, seats: list[int]) -> Counter[int]:
    """Those of some seats, by road."""
    board = game.deal.board
    lines = [game.view(None)["seats"][seat]["line"] for seat in seats]
    return Counter(
        board.road_index[board.index[one], board.index[two]] for line in lines for one, two in pairwise(line)
    )


def on_roads(scene: Scene) -> Counter[int]:
    return Counter({road: count for road, count in enumerate(scene.load) if count})


def safe_turns(game: LineGame, seat: int) -> list[TableTurn]:
    return [turn for turn in game.legal(seat) if isinstance(turn, TableTurn) and not turn.looping]


def others_play(game: LineGame, me: int, expected: list[tuple[int, TableTurn]]) -> bool:
    """Let the others take the turns that were foreseen, until it is `me` again; False if it never will be."""
    while not game.is_over and game.pending()[0] != me:
        seat = game.pending()[0]
        if not safe_turns(game, seat):
            return False  # it has to loop, and what was foreseen of others leaves it alone
        who, turn = expected.pop(0)
        assert who == seat
        assert turn in game.legal(seat)
        game.play(seat, turn)
    return not game.is_over


@pytest.mark.parametrize(("city", "seats"), CASES)
@pytest.mark.parametrize("rounds", [0, 2, 4])
def test_the_engine_agrees_with_what_was_foreseen(city: str, seats: int, rounds: int) -> None:
    """Others take the turns that were foreseen, the own seat any: markers and sides are those of the scenes."""
    compared = 0
    for number in range(seats):
        game = dealt(city, seats, f"others {number}")
        chance = Random(f"{city} {rounds} {number}")
        play_on(game, chance, seats + rounds * seats + number)  # whoever is in turn: first, last, in between
        if game.is_over:
            continue
        me = game.pending()[0]
        seen = seen_by(game.view(me), load(city), me)
        tickets = list(game.deal.tickets[game.round :])
        assert sorted(tickets) == list(seen.to_come)
        others = seen.others()
        others.finish_round(value_in(city), list(seen.waiting), game.deal.tickets[game.round - 1], tickets)
        expected = others.turns
        scenes = others.foreseen(value_in(city), tickets, NEVER)
        expected = [*expected, *others.turns]
        mine = markers(game, [me])
        for scene in scenes:
            turns = safe_turns(game, me)
            if not turns:
                break
            game.play(me, chance.choice(turns))
            if not others_play(game, me, expected):
                break
            rest = [seat for seat in range(seats) if seat != me]
            assert on_roads(scene) == markers(game, rest) + mine
            view = game.view(me)
            own = cast("list[int | None]", view["seats"][me]["sheet"]["common"])
            for shown, value, points in zip(view["common"], scene.values, own, strict=True):
                assert shown["value"] == value or (points is not None and shown["value"] == BLUE_SIDE)
            compared += 1
    assert compared


def test_somebody_will_turn_an_objective() -> None:
    """Over whole games in London somebody fulfils one, and from then on it is expected to be blue."""
    turned = 0
    for number in range(6):
        game = dealt("london", 4, f"turn {number}")
        play_on(game, Random(number), 4)
        seen = seen_by(game.view(game.pending()[0]), load("london"), game.pending()[0])
        future = Futures(seen, value_in("london")).draw(Random(number))
        sides = [scene.values for scene in future.scenes]
        assert sides[0] == [YELLOW_SIDE, YELLOW_SIDE]
        for before, after in pairwise(sides):
            assert all(two <= one for one, two in zip(before, after, strict=True))
        turned += BLUE_SIDE in sides[-1]
    assert turned >= 3


def test_z1_a_rush_hour_comes_in_the_first_half() -> None:
    """Alone, the first card is drawn among the tickets where it may be; after it nothing turns any more."""
    seen_first: set[int] = set()
    for number in range(40):
        game = dealt("rome", 1, f"rush {number}")
        play_on(game, Random(number), 2)
        view = game.view(0)
        futures = Futures(seen_by(view, load("rome"), 0), value_in("rome"))
        sides = [scene.values for scene in futures.draw(Random(number)).scenes]
        blue = [BLUE_SIDE] * 3
        if view["rush_hours"]:
            assert all(values == blue for values in sides)
        else:
            first = sides.index(blue)
            assert first + len(view["played"]) <= 5
            assert all(values == [YELLOW_SIDE] * 3 for values in sides[:first])
            assert all(values == blue for values in sides[first:])
            seen_first.add(first)
    assert len(seen_first) > 2
