"""The turn by its rules: the bus, the steps, the penalty, refill and slide (sections 5, 6 and 10)."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from tests.depot.dealing import random_game, random_setup
from tests.depot.positions import play, zones_of

from allaboard.engine.depot.game import start_depot
from allaboard.engine.depot.setup import DepotOptions, setup_faults

TWO_BUSES = {"0": ["Y3", "Y5"]}


def kinds(table: Any) -> list[str]:
    return [kind for _seat, kind, _legal in table.asked]


def test_d5_d11_every_area_but_hands_room_garage_and_piles_starts_empty() -> None:
    view = random_game(1, 4).view(None)
    assert (view["dock"], view["departed"], view["active"]) == ([], [], None)
    assert [(seat["passengers"], seat["unhappy"]) for seat in view["seats"]] == [([], 0)] * 4
    counted = sum(seat["travellers"] + seat["buses"] for seat in view["seats"]) + view["pile"] + view["bus_pile"]
    assert counted + len(view["left"]) + len(view["right"]) + len(view["garage"]) == 72


def test_d7_a1_six_players_use_up_the_buses() -> None:
    for seats, pile, buses in [(2, 34, 8), (3, 27, 6), (4, 20, 4), (5, 13, 2), (6, 6, 0)]:
        view = random_game(0, seats).view(None)
        assert (view["pile"], view["bus_pile"]) == (pile, buses)
    assert setup_faults(replace(random_setup(random.Random(1), 6), ties=tuple(range(7))), DepotOptions())


def test_d12_d13_a5_the_setup_says_who_begins_and_play_goes_clockwise() -> None:
    setup = replace(random_setup(random.Random(1), 4), first=2)
    game, rng = start_depot(setup), random.Random(1)
    seats = [event.to_json()["seat"] for event in game.opening() if event.type == "turn_started"]
    while game.day == 1:
        seat = game.pending()[0]
        events = list(game.apply(seat, rng.choice(game.legal(seat))))
        if any(event.type == "day_ended" for event in events):
            break
        seats += [event.to_json()["seat"] for event in events if event.type == "turn_started"]
    assert seats == [(2 + turn) % 4 for turn in range(len(seats))]


def test_d14_a3_the_garage_is_the_open_column_only() -> None:
    zones = {"hands": {"0": ["RST"]}, "buses": TWO_BUSES, "bus_pile": ["R3"]}
    assert play(2, zones).asked[0][2] == ["place Y3", "place Y5"]


def test_d18_d28_the_steps_follow_each_other_also_when_the_bus_has_left() -> None:
    zones = {
        "hands": {"0": ["RA2", "GA1"]},
        "buses": {"0": ["R3", "Y5"]},
        "left": ["RA1", "RGE", "BA1"],
        "right": ["RA3", "BA2", "BA3", "BA4"],
        "garage": ["B3"],
    }
    table = play(2, zones, "0 place R3", "0 board L", "0 board L")
    found = zones_of(table.day)
    assert found["passengers"]["0"] == ["RA1", "RGE"]
    assert kinds(table)[:4] == ["choose", "waiting_room", "waiting_room", "refill"]
    assert found["hands"]["0"] == ["BA1", "BA2", "BA3", "BA4", "GA1", "RA2", "RA3"]
    assert found["buses"]["0"] == ["B3", "Y5"]


def test_d19_a9_a10_two_buses_of_a_colour_and_a_backpacker_in_hand() -> None:
    zones = {"hands": {"0": ["GBP"]}, "buses": {"0": ["R5"]}, "dock": {"R4a": ["RA1"], "B3": [], "R3": ["RA2"]}}
    assert play(2, zones).asked[0][2] == ["place R5", "use B3", "use R3", "use R4a"]


def test_d22_a20_who_can_play_must() -> None:
    zones = {"hands": {"0": ["RST", "GA1"], "1": ["YA1"]}, "buses": {"1": ["Y3"]}, "departed": ["R3"]}
    table = play(2, zones)
    assert table.asked[0] == (0, "choose", ["call R3"])
    assert table.day.revealed == -1


def test_d23_d25_the_room_must_board_and_the_hand_may() -> None:
    zones = {
        "hands": {"0": ["RA3", "YA1"]},
        "buses": {"0": ["R5", "Y5"]},
        "left": ["RA1", "RA2"],
        "right": ["RBP"],
    }
    table = play(2, zones, "0 place R5")
    assert table.asked[-1] == (0, "waiting_room", ["board L", "board R"])
    table.decide(0, "board R")
    table.settle()
    assert table.asked[-1] == (0, "hand", ["board RA3", "end"])


def test_d27_d48_a19_a_displaced_star_who_stays_out_costs_the_penalty() -> None:
    zones = {
        "hands": {"0": ["RST", "GA1"], "1": ["RBA", "YA2"]},
        "buses": {**TWO_BUSES, "1": ["B3", "B5"]},
        "garage": ["R4a", "R3"],
    }
    table = play(2, zones, "0 call R4a", "1 shout")
    assert table.asked[-1] == (0, "hand", ["board RST", "end"])  # no second call
    table.decide(0, "end")
    assert table.asked[-1] == (0, "penalty", ["discard GA1", "discard RST"])


def test_d16_a17_a_discard_is_told_to_its_player_alone() -> None:
    for seed in range(30):
        game, rng = random_game(seed), random.Random(seed)
        while not game.is_over:
            phase, seat = game.phase, game.pending()[0]
            events = list(game.apply(seat, rng.choice(game.legal(seat))))
            if phase == "penalty":
                penalty, discard = events[:2]
                assert (penalty.type, discard.type) == ("penalized", "discarded")
                assert set(penalty.to_json()) == {"type", "seat"}
                assert [discard.seen_by(viewer) for viewer in (seat, None, (seat + 1) % game.seats)] == [
                    True,
                    False,
                    False,
                ]
                return
    raise AssertionError("no penalty was met")


def test_d47_the_gap_closes_and_the_refill_takes_the_then_head() -> None:
    zones = {
        "hands": {"0": ["RST", "YA1"]},
        "buses": {"0": ["Y3"]},
        "garage": ["R4a", "B3"],
        "bus_pile": ["G3", "G5", "B5", "Y4a"],
    }
    found = zones_of(play(2, zones, "0 call R4a").day)
    assert found["buses"]["0"] == ["B3", "Y3"]
    assert found["garage"] == ["G3", "G5", "B5", "Y4a"]


def test_d66_a39_exactly_seven_and_two_from_the_heads() -> None:
    zones = {
        "hands": {"0": ["RA1", "YA1", "YA2", "YA3", "YA4", "YA5"]},
        "buses": {"0": ["R5", "Y5"]},
        "left": ["GA1", "GA2"],
        "right": ["BA1"],
        "pile": ["BA2"],
        "garage": ["B3"],
    }
    table = play(2, zones, "0 place R5", "0 board RA1")
    assert table.asked[-1] == (0, "refill", ["take 1", "take 2"])
    table.decide(0, "take 2")
    found = zones_of(table.day)
    assert found["hands"]["0"] == ["GA1", "GA2", "YA1", "YA2", "YA3", "YA4", "YA5"]


def test_d67_the_left_column_is_completed_first() -> None:
    zones = {
        "hands": {"0": ["RA1", "YA1", "YA2", "YA3", "YA4", "YA5", "YST"]},
        "buses": {"0": ["R5", "Y5"]},
        "left": ["GA1"],
        "right": ["BA1"],
        "pile": ["BA2", "BA3", "BA4", "BA5"],
    }
    found = zones_of(play(2, zones, "0 place R5", "0 board RA1", "0 take 1").day)
    assert (found["left"], found["right"]) == (["BA2", "BA3", "BA4", "BA5"], ["BA1"])


def test_d68_d17_a40_the_first_stuck_player_shows_the_hand_and_takes_nothing() -> None:
    zones = {"hands": {"0": ["GA1"], "1": ["YA1", "YA2"]}, "buses": {"1": ["R5"]}, "left": ["BA1"]}
    table = play(2, zones)
    assert table.day.revealed == 0
    assert zones_of(table.day)["hands"]["0"] == ["GA1"]
    assert table.asked[0] == (1, "choose", ["decline", "place R5"])


def test_d73_the_empty_pile_ends_nothing() -> None:
    zones = {"hands": {"0": ["RA1", "YA1"], "1": ["GA1"]}, "buses": {"0": ["R5", "Y5"], "1": ["B3"]}}
    table = play(2, zones, "0 place R5", "0 board RA1")
    assert not table.over
    assert table.day.current == 1
