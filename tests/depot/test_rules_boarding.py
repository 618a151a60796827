"""Boarding, profiles and the Baby by their rules (sections 7 to 9), and what a day is worth (section 12)."""

from __future__ import annotations

from typing import Any

from tests.depot.positions import play, position, zones_of
from tests.depot.test_rules_turn import TWO_BUSES, kinds

from allaboard.engine.depot.account import Events
from allaboard.engine.depot.actions import code_of
from allaboard.engine.depot.cards import TRAVELLER_NUMBERS
from allaboard.engine.depot.scoring import day_points


def after(zones: dict[str, Any], *script: str, **options: bool) -> dict[str, Any]:
    return zones_of(play(2, zones, *script, start=0, **options).day)


def test_d29_d32_each_boarding_is_completed_before_the_next() -> None:
    zones = {"hands": {"0": ["RA2", "RA3"]}, "buses": TWO_BUSES, "dock": {"R3": ["RA1"]}}
    table = play(2, zones, "0 use R3", "0 board RA2")
    assert table.asked[-1] == (0, "hand", ["board RA3", "end"])
    table.decide(0, "board RA3")
    assert zones_of(table.day)["departed"] == ["R3"]


def test_d29_announcement_window_move_profile_departure_and_only_then_the_next() -> None:
    zones = {
        "hands": {"0": ["RA2", "RA3"], "1": ["RBA"]},
        "buses": {**TWO_BUSES, "1": ["B3"]},
        "dock": {"R4a": ["RA1", "RDR"]},
    }
    day, log = position(2, zones), Events()
    for text in ("use R4a", "board RA2", "pass", "board RA3", "pass", "sadden RA1 RA2", "take 0"):
        day.answer(code_of(text), log)
    assert [event.type for event in log] == [
        "bus_designated",
        *("announced", "passed", "boarded"),
        *("announced", "passed", "boarded", "bus_departed", "saddened"),
        "turn_started",
    ]


def test_d30_d38_a7_a_surfer_needs_two_seats() -> None:
    zones = {"hands": {"0": ["RSU"]}, "buses": TWO_BUSES, "dock": {"R4a": ["RA1", "RA2", "RA3"], "R3": ["RA4"]}}
    assert play(2, zones).asked[0][2] == ["place Y3", "place Y5", "use R3"]


def test_d31_d39_a11_a_lone_lover_blocks_only_a_full_bus() -> None:
    zones = {"hands": {"0": ["RA2", "GA1"]}, "buses": TWO_BUSES, "dock": {"R3": ["RL1"]}}
    table = play(2, zones, "0 use R3")
    assert zones_of(table.day)["dock"] == {"R3": ["RL1", "RA2"]}
    full = {"hands": {"0": ["RA2", "GA1"]}, "buses": TWO_BUSES, "dock": {"R3": ["RL1", "RA1"]}}
    assert after(full, "0 use R3")["dock"] == {"R3": ["RL1", "RA1", "RA2"]}


def test_d33_d34_a13_the_current_player_takes_every_bus_of_the_turn() -> None:
    zones = {
        "hands": {"0": ["RA1", "YA1"], "1": ["RBA", "GA1"]},
        "buses": {**TWO_BUSES, "1": ["B3", "B5"]},
        "dock": {"R3": ["RA2", "RA3"]},
    }
    found = after(zones, "0 use R3", "1 shout")
    assert found["passengers"] == {"0": ["RA2", "RA3", "RBA"], "1": []}
    assert (found["departed"], found["dock"]) == (["R3"], {})
    # Another bus that his Corrupter sends off is his too.
    other = {
        "hands": {"0": ["RCO", "BL2", "YA1"]},
        "buses": {"0": ["R4a", "Y5"]},
        "dock": {"B3": ["BL1", "BA1", "BA2"]},
    }
    sent = after(other, "0 place R4a", "0 board RCO", "0 swap BL2 BA1")
    assert (sent["passengers"]["0"], sent["departed"]) == (["BA2", "BL1", "BL2"], ["B3"])


def test_d35_d50_a25_the_lover_of_a_general_is_not_one_of_the_two() -> None:
    zones = {"hands": {"0": ["RGE", "YA1"]}, "buses": TWO_BUSES, "dock": {"R5": ["RL1", "RDR", "RA1"]}}
    table = play(2, zones, "0 use R5")
    assert table.legal("sadden") == ["sadden RA1 RDR", "sadden RA1 RGE", "sadden RDR RGE"]
    assert zones_of(table.day)["unhappy"]["0"] == ["RL1"]


def test_d37_d44_d45_a_star_and_an_anonymous_board_alike_in_step_2() -> None:
    zones = {"hands": {"0": ["RST", "RA1"]}, "buses": {"0": ["R5", "Y5"]}, "departed": ["R3"]}
    table = play(2, zones, "0 place R5")
    assert table.asked[-1] == (0, "hand", ["board RA1", "board RST", "end"])


def test_d40_d78_a44_a_pair_is_worth_six_and_half_a_pair_one() -> None:
    table = position(2, {"passengers": {"0": ["RL1", "RL2"], "1": ["GL1", "BL2"]}, "buses": {"0": ["R3"], "1": ["R5"]}})
    assert day_points(table, 0)[:2] == [2, 4]
    assert day_points(table, 1)[:2] == [2, 0]


def test_d43_a_general_never_stays_unless_his_profile_sleeps() -> None:
    zones = {"hands": {"0": ["RCO", "RGE"]}, "buses": TWO_BUSES, "dock": {"R5": ["RA1"]}}
    script = ["0 use R5", "0 board RCO", "0 swap RGE RA1"]
    assert after(zones, *script)["departed"] == ["R5"]
    assert after(zones, *script, exchange_triggers_profiles=False)["dock"]["R5"][:2] == ["RGE", "RCO"]


def test_d49_a_drunkard_at_the_dock_does_nothing() -> None:
    zones = {"hands": {"0": ["RDR", "GA1"]}, "buses": TWO_BUSES, "dock": {"R5": ["RA1"]}}
    table = play(2, zones, "0 use R5")
    assert "sadden" not in kinds(table)
    assert zones_of(table.day)["dock"]["R5"] == ["RA1", "RDR"]


def test_d54_a27_a33_the_exchange_comes_before_the_departure_of_the_own_bus() -> None:
    zones = {"hands": {"0": ["RCO", "RSU"]}, "buses": TWO_BUSES, "dock": {"R3": ["RA1", "RA2"]}}
    table = play(2, zones, "0 use R3")
    # The bus is full with him: two seats for one do not fit, and he may not exchange himself.
    assert table.legal("exchange") == ["skip"]
    assert zones_of(table.day)["passengers"]["0"] == ["RA1", "RA2", "RCO"]


def test_d55_another_bus_that_leaves_does_not_end_the_turn() -> None:
    zones = {
        "hands": {"0": ["RCO", "BL2", "RA1"]},
        "buses": {"0": ["R4a", "Y5"]},
        "dock": {"B3": ["BL1", "BA1", "BA2"]},
    }
    table = play(2, zones, "0 place R4a", "0 board RCO", "0 swap BL2 BA1")
    assert zones_of(table.day)["departed"] == ["B3"]
    assert table.asked[-1] == (0, "hand", ["board RA1", "end"])


def test_d56_a_corrupter_sent_back_grants_nothing() -> None:
    zones = {
        "hands": {"0": ["RCO", "GA1"], "1": ["RBA", "YA2"]},
        "buses": {"0": ["R5", "Y5"], "1": ["B3", "B5"]},
        "left": ["GA2"],
    }
    table = play(2, zones, "0 place R5", "0 board RCO", "1 shout")
    assert "exchange" not in kinds(table)
    table.decide(0, "board RCO")
    assert table.asked[-1] == (0, "exchange", ["skip", "swap GA1 L0"])


def test_d53_a30_no_window_on_an_exchange_and_none_of_it_counts_for_d27() -> None:
    zones = {
        "hands": {"0": ["RCO", "RA1", "RA3", "GA1"], "1": ["RBA", "GBA"]},
        "buses": {"0": ["Y3", "Y5"], "1": ["B3", "B5"]},
        "dock": {"R5": ["RA2"], "G5": ["GA2"]},
    }
    for swap in ("swap RA1 RA2", "swap GA1 GA2"):
        table = play(2, zones, "0 use R5", "0 board RCO", "1 pass", f"0 {swap}")
        # The Baby of the bus was asked at the Corrupter's own boarding and nowhere else.
        assert kinds(table).count("shout") == 1
        assert table.asked[-1][1] == "hand"
        assert table.day.boarded == 1


def test_a29_a_corrupter_who_left_the_hand_does_not_come_back_for_a_corrupter() -> None:
    zones = {
        "hands": {"0": ["RCO", "GCO"], "1": ["YA1"]},
        "buses": {"0": ["R4a", "Y5"], "1": ["B3"]},
        "dock": {"G5": ["GA1"]},
    }
    table = play(2, zones, "0 place R4a", "0 board RCO", "0 swap GCO GA1")
    # The second may not take himself back, and the first could be taken for a red card only.
    assert [legal for _seat, kind, legal in table.asked if kind == "exchange"][1] == ["skip"]


def test_d58_a32_a_baby_given_into_the_room_stands_at_the_head() -> None:
    zones = {
        "hands": {"0": ["RCO", "GBA"]},
        "buses": {"0": ["R4a", "Y5"]},
        "left": ["BBA", "BA1", "BA2"],
    }
    table = play(2, {**zones, "hands": {"0": ["RCO", "GBA", "RA1"]}}, "0 place R4a", "0 board RCO", "0 swap GBA L2")
    assert zones_of(table.day)["left"] == ["GBA", "BBA", "BA1"]


def test_d59_i9_the_colour_must_be_that_of_the_active_bus_and_one_shout_a_turn() -> None:
    zones = {
        "hands": {"0": ["GBP", "RA1", "RA2", "YA1"], "1": ["GBA", "RBA"]},
        "buses": {"0": ["R5", "Y5"], "1": ["B3"]},
    }
    table = play(2, zones, "0 place R5", "0 board GBP", "1 shout", "0 board GBP", "0 board RA1", "0 end")
    assert kinds(table).count("shout") == 1
    assert zones_of(table.day)["hands"]["1"] == ["GBA"]


def test_d61_d62_a35_a_displaced_head_must_board_again_and_a_displaced_hand_may() -> None:
    zones = {
        "hands": {"0": ["RA2", "YA1"], "1": ["RBA", "YA2"]},
        "buses": {"0": ["R5", "Y5"], "1": ["B3", "B5"]},
        "left": ["RA1", "GA1"],
    }
    table = play(2, zones, "0 place R5", "1 shout")
    assert kinds(table).count("waiting_room") == 2
    assert table.day.aboard[table.day.active][:2] == [TRAVELLER_NUMBERS["RBA"], TRAVELLER_NUMBERS["RA1"]]
    hand = play(2, {**zones, "left": []}, "0 place R5", "0 board RA2", "1 shout")
    assert hand.asked[-1] == (0, "hand", ["board RA2", "end"])


def test_d63_a38_after_a_closing_shout_step_2_goes_on() -> None:
    zones = {
        "hands": {"0": ["RA1", "YA1"], "1": ["RBA", "YA2"]},
        "buses": {"0": ["R5", "Y5"], "1": ["B3", "B5"]},
    }
    table = play(2, zones, "0 place R5", "0 end", "1 shout")
    assert table.asked[-1] == (0, "hand", ["board RA1", "end"])


def test_d64_a37_the_shouter_refills_after_the_own_next_turn() -> None:
    zones = {
        "hands": {"0": ["RA1", "YA1"], "1": ["RBA", "BA1"]},
        "buses": {"0": ["R5", "Y5"], "1": ["B3", "B5"]},
        "right": ["GA1", "GA2", "GA3", "GA4"],
        "pile": ["GA5", "GL1", "GL2", "GST"],
    }
    table = play(2, zones, "0 place R5", "0 board RA1", "1 shout", "0 board RA1")
    assert zones_of(table.day)["hands"]["1"] == ["BA1"]
    assert table.day.current == 1
    table.decide(1, "place B3")
    table.decide(1, "board BA1")
    while not table.over and table.day.current == 1:
        table.day.answer(table.day.options[0], None)
    assert len(table.day.hands[1]) == 4


def test_d74_d75_a43_what_a_day_is_worth() -> None:
    zones = {
        "hands": {"1": ["GA1", "GA2"]},
        "buses": {"0": ["Y3"], "1": ["Y5", "B4a"]},
        "dock": {"R5": ["RSU", "RL1", "RDR"]},
        "passengers": {"0": ["BL1", "BL2", "BA1"]},
        "unhappy": {"0": ["BA2"]},
    }
    table = play(2, zones)  # the only card is placed
    assert table.over
    assert day_points(table.day, 0) == [3, 4, -1, 0, 0, 3]
    assert day_points(table.day, 1) == [0, 0, 0, -2, -9, 0]
