"""G: the bot that takes what is best right now."""

from __future__ import annotations

import random

import pytest
from tests.engine.dealing import Dealt, choose, random_setup
from tests.engine.reference import Reference
from tests.rules.positions import drawn, legal, play, solo, street, table, words_of

from allaboard.boards.loader import load
from allaboard.bots import BOT_NAMES, Perspective, bot_of
from allaboard.engine import LineGame, start_game


def greedy(game: LineGame, seed: str | None = None) -> str:
    (seat,) = game.pending()
    return str(bot_of("greedy", seed).choose(Perspective(game, seat)))


def test_g1_is_called_greedy() -> None:
    assert "greedy" in BOT_NAMES


def test_g1_plays_the_turn_with_the_highest_total() -> None:
    city = drawn(
        "bus",
        """
        s---t---s
        |   |   |
        1---s---g
        |   |   |
        g---g---s
        """,
    )
    game = solo(city, [3])
    # One student or tourist brings nothing or half a row, the two grannies below bring two points.
    assert dict(zip(legal(game), game.outlook(0), strict=True)) == {
        "A2-A1-B1": 1,
        "A2-A3-A4": 1,
        "A2-A3-B3": 2,
        "A2-B2-B1": 1,
        "A2-B2-B3": 1,
        "A2-B2-C2": 1,
    }
    assert greedy(game) == "A2-A3-B3"


def test_g1_pays_for_turns_and_traffic_in_the_same_coin() -> None:
    """Two grannies behind a corner cost a box: 2 - 1; straight on there is one granny and no cost."""
    city = drawn(
        "bus",
        """
        1---g---s
        |   |   |
        s---g---s
        """,
    )
    game = solo(city, [1])
    assert dict(zip(legal(game), game.outlook(0), strict=True)) == {
        "A1-A2-A3": 0,
        "A1-A2-B2": 0,
        "A1-B1-B2": 1,
        "A1-B1-C1": 1,
    }


def test_g1_ties_go_to_the_smallest_action_text() -> None:
    city = drawn(
        "bus",
        """
        1---g---s
        |   |   |
        s---g---s
        """,
    )
    assert greedy(solo(city, [1])) == "A1-B1-B2"


def test_g1_with_a_seed_ties_are_drawn_among_the_best() -> None:
    city = drawn(
        "bus",
        """
        1---g---s
        |   |   |
        s---g---s
        """,
    )
    game = solo(city, [1])
    chosen = {greedy(game, str(seed)) for seed in range(30)}
    assert chosen == {"A1-B1-B2", "A1-B1-C1"}
    assert [greedy(game, "again")] * 3 == [greedy(game, "again") for _ in range(3)]


def test_g1_counts_an_objective_it_completes_at_its_visible_side() -> None:
    city = street("bus", words_of("2 granny+granny, granny, 4 student"))
    common = ["granny", "museum", "monument"]
    yellow = solo(city, [1, 4], common=common, rush=(5, 11))
    play(yellow, "A1-B1-C1")
    assert yellow.outlook(0) == [7 + 10]
    blue = solo(city, [1, 4], common=common, rush=(0, 11))
    play(blue, "A1-B1-C1")
    assert blue.outlook(0) == [7 + 6]
    assert blue.totals() == [5]


def test_g1_an_objective_already_written_counts_once() -> None:
    city = street("bus", words_of("3 granny+granny, 4 student"))
    game = solo(city, [5, 4], common=["granny", "museum", "monument"], rush=(5, 11))
    play(game, "A1-B1-C1-D1")
    assert game.totals() == [9 + 10]
    assert game.outlook(0) == [9 + 10]


def test_g1_the_own_personal_objective_counts() -> None:
    game = solo(street("bus", "student=a student=b student=c"), [5])
    assert dict(zip(legal(game), game.outlook(0), strict=True))["A1-B1-C1-D1"] == 10
    game = solo(street("metro", "student=a student=b student=c"), [5])
    assert dict(zip(legal(game), game.outlook(0), strict=True))["A1-B1-C1-D1"] == 10


def test_g1_open_rows_count_half() -> None:
    game = solo(street("bus", "tourist tourist tourist"), [5])
    assert dict(zip(legal(game), game.outlook(0), strict=True))["A1-B1-C1-D1"] == 4


def test_g1_loops_only_when_every_legal_turn_loops() -> None:
    city = drawn(
        "bus",
        """
        1---g---s
        |   |   |
        g---g---s
        """,
    )
    game = solo(city, [6, 4, 10])
    play(game, "A1-B1-B2-A2")
    assert dict(zip(legal(game), game.outlook(0), strict=True)) == {"A2-A1#": None, "A2-A3": 3}
    assert greedy(game) == "A2-A3"
    game = solo(city, [6, 2, 4])
    play(game, "A1-A2-B2-B1", "B1-C1-C2")
    assert legal(game) == ["C2-B2#"]
    assert greedy(game) == "C2-B2#"


def test_g1_it_sees_no_further_than_this_turn() -> None:
    """The outlook is not changed by what it means for the next turn, and the game is not changed by looking."""
    game = table("new_york", [1, 2], [1, 7])
    before = game.copy()
    game.outlook(0)
    greedy(game)
    assert game == before
    assert game.outlook(1) == []


@pytest.mark.parametrize("city", ["new_york", "london", "rome", "paris"])
def test_g1_is_exactly_what_the_rules_say_in_whole_games(city: str) -> None:
    """Seat 0 plays greedy, the others at random; every choice is the first best by the slow reading of the rules."""
    board = load(city)
    for seed in range(3):
        rng = random.Random(seed)
        seats = board.players[0] + seed % 2
        setup = random_setup(rng, board, seats, choosing=False)
        dealt = Dealt(board, setup, start_game(board, setup).deal.options, seed)
        game, reference = dealt.start(), Reference(board, setup)
        while game.pending():
            seat = game.pending()[0]
            if seat == 0:
                totals = {text: reference.total_if(text) for text in reference.legal()}
                best = max((total for total in totals.values() if total is not None), default=None)
                text = greedy(game)
                assert text == min(other for other, total in totals.items() if total == best)
            else:
                text = str(choose(rng, game.legal(seat)))
            play(game, text)
            reference.play(text)
