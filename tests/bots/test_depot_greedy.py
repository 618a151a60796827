"""Greedy in Depot: always legal, from its own view alone, sensible in plain positions, and far stronger than random.

`make test` plays a sample with bars a little below those of `make proof`, which plays 1,000 games each.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.depot.dealing import play_on, random_game
from tests.depot.positions import Table, play
from tests.depot.test_secrets import both_stories, compare

from allaboard.bots import Perspective, bot_of
from allaboard.bots.depot_greedy import best_actions
from allaboard.deals import deal_depot_setup
from allaboard.engine.depot.actions import action_of
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.engine.depot.seeing import view_of
from allaboard.engine.depot.setup import options_of

SAMPLE = 200
ALL = 1000


def chosen(table: Table, **options: object) -> str:
    """What greedy does at a table, ties by the smallest text."""
    day = table.day
    view = view_of(day, 1, [], options_of(options).to_json(), day.decision().seat)
    return best_actions(view, tuple(action_of(code) for code in day.options))[0].text


# Always legal, and nothing that the seat may not know.


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_play_whole_games_with_any_house_rules(name: str) -> None:
    for seed in range(20):
        game = random_game(seed, house_rules=True)
        bots = [bot_of(name, f"{seed} {seat}") for seat in range(game.seats)]
        while not game.is_over:
            seat = game.pending()[0]
            perspective = Perspective(game, seat)
            action = bots[seat].choose(perspective)
            assert action in perspective.legal()
            game.apply(seat, action)


def test_greedy_is_legal_wherever_random_play_leads() -> None:
    for seed in range(60):
        game = play_on(random_game(seed, house_rules=bool(seed % 2)), random.Random(seed), 3 * seed)
        if not game.is_over:
            seat = game.pending()[0]
            assert bot_of("greedy").choose(Perspective(game, seat)) in game.legal(seat)


def test_what_is_hidden_does_not_change_the_choice() -> None:
    def choice(game: DepotGame, viewer: int | None) -> object:
        if viewer is None or viewer not in game.pending():
            return None
        perspective = Perspective(game, viewer)
        return [str(bot_of("greedy", seed).choose(perspective)) for seed in (None, "a", "b")]

    stories = [both_stories(seed, showing=choice) for seed in range(30)]
    lengths = [compare(*pair) for pair in stories]
    decided = sum(
        view != "null" and at in other.views and at < length
        for length, (story, other) in zip(lengths, stories, strict=True)
        if story is not other
        for at, view in story.views.items()
    )
    assert decided >= 100


def test_a_perspective_of_depot_has_no_outlook_and_hides_shouts() -> None:
    """Two seats that are not asked learn the same phase, whether a Baby's holder is asked or not."""
    met = False
    for seed in range(20):
        game = random_game(seed, seats=4)
        rng = random.Random(seed)
        while not game.is_over:
            asked = game.pending()[0]
            others = [Perspective(game, seat) for seat in range(4) if seat != asked]
            assert all(other.outlook() is None for other in others)
            assert all(tuple(other.legal()) == () for other in others)
            if game.phase in ("shout", "hand", "waiting_room"):
                assert {other.phase for other in others} == {"boarding"}
                met = met or game.phase == "shout"
            game.play_choice(rng.randrange(game.count_choices()))
    assert met


def test_a_seed_draws_among_equals_and_no_seed_takes_the_smallest_text() -> None:
    game = start_depot(deal_depot_setup(2, "ties"))
    drawn: set[str] = set()
    met = 0
    while not game.is_over:
        seat = game.pending()[0]
        perspective = Perspective(game, seat)
        equals = best_actions(perspective.view(), perspective.legal())
        plain = bot_of("greedy").choose(perspective)
        assert plain.text == min(action.text for action in equals)
        if len(equals) > 1:
            drawn = {bot_of("greedy", str(seed)).choose(perspective).text for seed in range(40)}
            assert drawn == {action.text for action in equals} or len(equals) > 4
            met += 1
        game.play(seat, plain)
    assert met


# What it knows about the game.

SPARE = {"0": ["Y3", "Y5"], "1": ["G3", "G5"]}


def test_it_completes_a_bus_that_pays() -> None:
    zones = {"hands": {"0": ["RA3", "GA1", "YA1"]}, "buses": SPARE, "dock": {"R3": ["RA1", "RA2"], "G5": ["GA2"]}}
    assert chosen(play(2, zones)) == "use R3"


def test_it_places_a_bus_that_its_hand_fills() -> None:
    zones: dict[str, Any] = {"hands": {"0": ["YA1", "YA2", "YA3", "RA2"]}, "buses": SPARE, "dock": {"R5": ["RA1"]}}
    table = play(2, zones)
    assert chosen(table) == "place Y3"
    table.decide(0, "place Y3")
    assert chosen(table) == "board YA1"


def test_it_does_not_complete_a_bus_that_costs() -> None:
    """A Drunkard makes two of three unhappy (D50)."""
    zones = {
        "hands": {"0": ["RA2", "YA1", "GA1"]},
        "buses": SPARE,
        "garage": ["B3", "B5"],
        "left": ["BA1", "BA2", "BA3", "BA4"],
        "dock": {"R3": ["RDR", "RA1"]},
    }
    assert chosen(play(2, zones)).startswith("place Y")


def test_it_avoids_the_penalty() -> None:
    zones = {
        "hands": {"0": ["GA1", "YA1", "YA2"]},
        "buses": {"0": ["R5", "Y5"]},
        "garage": ["B3", "B5"],
        "left": ["BA1", "BA2", "BA3", "BA4"],
    }
    table = play(2, zones)
    assert chosen(table) == "place Y5"
    table.decide(0, "place Y5")
    assert chosen(table).startswith("board YA")


def test_it_does_not_fill_a_bus_with_a_lone_lover() -> None:
    zones = {"hands": {"0": ["RL1", "RA3", "GA1"]}, "buses": SPARE, "dock": {"R3": ["RA1", "RA2"]}}
    assert chosen(play(2, zones, "0 use R3")) == "board RA3"


def test_it_unites_lovers() -> None:
    zones = {"hands": {"0": ["RL2", "RA3", "GA1"]}, "buses": SPARE, "dock": {"R4a": ["RL1", "RA1", "RA2"]}}
    assert chosen(play(2, zones, "0 use R4a")) == "board RL2"


def test_it_shouts_to_block() -> None:
    """The Baby keeps the second lover off (X14): the bus is full and cannot leave."""
    zones = {
        "hands": {"0": ["RL2", "GA1"], "1": ["RBA", "YA1"]},
        "buses": SPARE,
        "dock": {"R4a": ["RL1", "RA1", "RA2"]},
        "pile": ["BA1"],
    }
    assert chosen(play(2, zones, "0 use R4a")) == "shout"


def test_it_does_not_shout_when_the_bus_leaves_all_the_same() -> None:
    zones = {
        "hands": {"0": ["RA4", "GA1"], "1": ["RBA", "YA1"]},
        "buses": SPARE,
        "dock": {"R4a": ["RA1", "RA2", "RA3"]},
        "pile": ["BA1"],
    }
    assert chosen(play(2, zones, "0 use R4a")) == "pass"


def test_it_never_shouts_at_its_partner() -> None:
    zones = {
        "hands": {"0": ["RL2", "GA1"], "1": ["YA2"], "2": ["RBA", "YA1"], "3": ["YA3"]},
        "buses": SPARE,
        "dock": {"R4a": ["RL1", "RA1", "RA2"]},
        "pile": ["BA1"],
    }
    table = play(4, zones, "0 use R4a", teams=True)
    assert chosen(table, teams=True) == "pass"
    assert chosen(table) == "shout"


def test_it_sends_a_blocked_bus_off_by_an_exchange() -> None:
    zones = {"hands": {"0": ["RCO", "BL2"]}, "buses": {"0": ["R4a", "Y5"]}, "dock": {"B3": ["BL1", "BA1", "BA2"]}}
    table = play(2, zones, "0 place R4a", "0 board RCO")
    assert chosen(table) == "swap BL2 BA1"


def test_it_saves_the_lovers_from_the_drunkard() -> None:
    zones = {"hands": {"0": ["RL2", "YA1"]}, "buses": SPARE, "dock": {"R4a": ["RDR", "RL1", "RA1"]}}
    assert chosen(play(2, zones, "0 use R4a")) == "sadden RA1 RDR"


# Strength.


def wins(seats: int, games: int) -> float:
    """The share of games that greedy wins alone against `random` at all other seats."""
    won = 0
    for number in range(games):
        name = f"strength {number}"
        game = start_depot(deal_depot_setup(seats, name))
        greedy = number % seats
        bots = [bot_of("greedy" if seat == greedy else "random", f"{name} {seat}") for seat in range(seats)]
        while not game.is_over:
            seat = game.pending()[0]
            game.play(seat, bots[seat].choose(Perspective(game, seat)))
        won += game.tally()["winners"] == [greedy]
    return won / games


@pytest.mark.parametrize(("seats", "bar"), [(2, 0.93), (4, 0.78)])
def test_greedy_beats_random_in_a_sample(seats: int, bar: float) -> None:
    assert wins(seats, SAMPLE) >= bar


@pytest.mark.proof
@pytest.mark.parametrize(("seats", "bar"), [(2, 0.95), (4, 0.80)])
def test_greedy_beats_random(seats: int, bar: float) -> None:
    assert wins(seats, ALL) >= bar
