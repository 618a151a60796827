"""Near its end a day is played out in the head: what is searched, and that the search leaves nothing out."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from tests.bots.test_depot_imagining import decisions
from tests.depot.dealing import random_game
from tests.depot.positions import position

from allaboard.bots.depot.ending import Ending, is_near_end
from allaboard.bots.depot.imagining import Imagined
from allaboard.bots.depot.players import weights_of
from allaboard.bots.depot.turns import SAME, Planner, play_turn
from allaboard.bots.depot.worth import Worth, margin
from allaboard.engine.depot.day import GOING_ON, Day


def planner_for(day: Day) -> Planner:
    return Planner(Worth(weights_of(day.seats)), 2, True)


def near_the_end(seed: int, seats: int) -> Day:
    """A table of quick players before a turn, right after the last traveller has come from the pile."""
    while True:
        day = random_game(seed, seats)._day
        planner = planner_for(day)
        while day.end == GOING_ON and not is_near_end(day):
            play_turn(day, planner)
        if day.end == GOING_ON:
            return day
        seed += 1000


def every_way(day: Day, me: int, depth: int, width: int) -> float:
    """The same search without leaving out what the other would not allow."""
    planner = planner_for(day)
    while day.end == GOING_ON and depth == 0:
        play_turn(day, planner)
    if day.end != GOING_ON:
        return margin(day, me)
    found = []
    for plan in planner.turns(day, width):
        twin = day.copy()
        play_turn(twin, planner, plan.codes)
        found.append(every_way(twin, me, depth - 1, width))
    return max(found) if day.current == me else min(found)


@pytest.mark.parametrize("seed", range(6))
def test_the_search_finds_what_trying_every_way_finds(seed: int) -> None:
    day = near_the_end(seed, 2)
    ending = Ending(planner_for(day), 3, 3)
    for me in range(2):
        assert ending.outcome(day.copy(), me) == every_way(day.copy(), me, 3, 3)


@pytest.mark.parametrize("seed", range(4))
def test_one_side_gains_what_the_other_loses(seed: int) -> None:
    day = near_the_end(seed, 2)
    ending = Ending(planner_for(day), 2, 3)
    assert ending.outcome(day.copy(), 0) == -ending.outcome(day.copy(), 1)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_without_depth_everybody_plays_quickly_to_the_end(seats: int) -> None:
    day = near_the_end(1, seats)
    played = day.copy()
    while played.end == GOING_ON:
        play_turn(played, planner_for(day))
    assert Ending(planner_for(day)).outcome(day.copy(), 0) == margin(played, 0)


@pytest.mark.parametrize("seats", [3, 4])
def test_among_several_a_search_never_does_worse_than_quick_play(seats: int) -> None:
    """The others play as they would, so more turns to choose from cannot hurt."""
    for seed in range(3):
        day = near_the_end(seed, seats)
        me = day.current
        quick = Ending(planner_for(day)).outcome(day.copy(), me)
        assert Ending(planner_for(day), 2, 3).outcome(day.copy(), me) >= quick


def test_the_last_cards_win_the_night_buses() -> None:
    """D71: with both cards aboard the hand is empty, and everybody at the dock counts for it."""
    day = position(
        2,
        {
            "hands": {"0": ["RA1", "RA2"], "1": ["BA4", "YA1"]},
            "dock": {"R5": ["RA3"], "B5": ["BA1", "BA2"], "Y5": ["YA2"]},
        },
    )
    assert Ending(planner_for(day), 3, 4).outcome(day.copy(), 0) == 8  # six at night, and two that the other holds


@pytest.mark.parametrize("seed", range(4))
def test_turns_are_ranked_and_no_two_come_to_the_same(seed: int) -> None:
    day = near_the_end(seed, 2)
    planner = planner_for(day)
    best = planner.plans(day)[0]
    turns = planner.turns(day, 6)
    assert turns[0].value == best.value
    assert len(turns) <= 6
    for better, worse in pairwise(turns):
        assert better.value > worse.value + SAME


def test_a_certain_table_is_always_the_same_one() -> None:
    certain = uncertain = 0
    for seed in range(0, 20, 5):  # two players each
        for game in decisions(seed):
            seat = game.pending()[0]
            tables = Imagined(game.view(seat), [action.code for action in game.legal(seat)])
            days = [tables.day(random.Random(number)) for number in range(6)]
            places = {
                str([day.hands, day.buses, day.pile, day.bus_pile, day.unhappy])  # all that may differ
                for day in days
            }
            if tables.is_certain:
                certain += 1
                assert len(places) == 1
                assert [days[0].hands, days[0].buses] == [game._day.hands, game._day.buses]
            elif len(places) > 1:
                uncertain += 1
    assert certain > 20
    assert uncertain > 20
