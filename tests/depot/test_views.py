"""Views word for word: what each viewer sees of a position (D15-D17, 15.5)."""

from __future__ import annotations

from typing import Any

from tests.depot.dealing import random_game
from tests.depot.positions import play

from allaboard.engine.depot.day import Day
from allaboard.engine.depot.seeing import seen_pending, seen_phase, view_of

ZONES: dict[str, Any] = {
    "hands": {"0": ["RA1", "RA3", "GA1"], "1": ["RBA", "YA1"]},
    "buses": {"0": ["B3"], "1": ["Y3", "Y5"]},
    "left": ["GA2"],
    "right": ["BA1", "BA2"],
    "pile": ["YA2", "YA3", "YA4"],
    "garage": ["G3", "G5"],
    "bus_pile": ["B5"],
    "dock": {"R5": ["RA2"], "B4a": ["BL1", "BA3", "BSU"], "G4a": ["GL1", "GL2"]},
    "departed": ["R3"],
    "passengers": {"0": ["YL1"], "1": ["YST"]},
    "unhappy": {"0": ["YGE", "YDR"], "1": ["YBP"]},
}
OPTIONS: dict[str, bool | str] = {"teams": False}


def window() -> Day:
    """P0 boarded RA1 and announces RA3; P1 may shout."""
    return play(2, ZONES, "0 use R5", "0 board RA1", "1 pass", "0 board RA3").day


COMMON: dict[str, Any] = {
    "game": "depot",
    "options": OPTIONS,
    "day": 1,
    "turn": 1,
    "current": 0,
    "active": "R5",
    "fresh": False,
    "boarded": 1,
    "last_lap": None,
    "left": ["GA2"],
    "right": ["BA1", "BA2"],
    "pile": 3,
    "garage": ["G3", "G5"],
    "bus_pile": 1,
    "dock": [
        {"bus": "R5", "capacity": 5, "free": 3, "blocked": False, "passengers": ["RA2", "RA1"]},
        {"bus": "B4a", "capacity": 4, "free": 0, "blocked": True, "passengers": ["BL1", "BA3", "BSU"]},
        {"bus": "G4a", "capacity": 4, "free": 2, "blocked": False, "passengers": ["GL1", "GL2"]},
    ],
    "departed": ["R3"],
    "ends": ["last_lap"],
}
NOTHING_KNOWN: dict[str, list[str]] = {"travellers": [], "buses": []}
ZERO: dict[str, Any] = {
    "seat": 0, "travellers": 2, "buses": 1, "hand": None, "known": NOTHING_KNOWN, "revealed": False,
    "passengers": ["YL1"], "unhappy": 2, "unhappy_cards": None,
}  # fmt: skip
ONE: dict[str, Any] = {
    "seat": 1, "travellers": 2, "buses": 2, "hand": None, "known": NOTHING_KNOWN, "revealed": False,
    "passengers": ["YST"], "unhappy": 1, "unhappy_cards": None,
}  # fmt: skip


def test_d15_what_the_holder_of_the_baby_sees() -> None:
    mine = {**ONE, "hand": {"travellers": ["RBA", "YA1"], "buses": ["Y3", "Y5"]}, "unhappy_cards": ["YBP"]}
    assert view_of(window(), 1, ["last_lap"], OPTIONS, 1) == {
        **COMMON,
        "seat": 1,
        "phase": "shout",
        "pending": [1],
        "announced": {"bus": "R5", "traveller": "RA3", "source": "hand"},
        "seats": [{**ZERO, "travellers": 2}, mine],
    }


def test_d15_what_the_current_player_and_a_spectator_see_meanwhile() -> None:
    boarding = {**COMMON, "phase": "boarding", "pending": [], "announced": None}
    mine = {**ZERO, "hand": {"travellers": ["GA1", "RA3"], "buses": ["B3"]}, "unhappy_cards": ["YDR", "YGE"]}
    assert view_of(window(), 1, ["last_lap"], OPTIONS, 0) == {**boarding, "seat": 0, "seats": [mine, ONE]}
    assert view_of(window(), 1, ["last_lap"], OPTIONS, None) == {**boarding, "seat": None, "seats": [ZERO, ONE]}


def test_15_5_the_closing_window_names_no_traveller_and_a_head_its_column() -> None:
    closing = play(2, ZONES, "0 use R5", "0 board RA1", "1 pass", "0 end").day
    assert view_of(closing, 1, [], OPTIONS, 1)["announced"] == {"bus": "R5", "traveller": None, "source": None}
    for column in ("left", "right"):
        head = play(2, {**ZONES, column: ["RA5"]}, "0 use R5").day
        assert view_of(head, 1, [], OPTIONS, 1)["announced"] == {"bus": "R5", "traveller": "RA5", "source": column}


def test_d27_the_view_counts_who_boarded() -> None:
    both = play(2, {**ZONES, "hands": {"0": ["RA1", "RA3", "RA4"]}}, "0 use R5", "0 board RA1", "0 board RA3").day
    assert view_of(both, 1, [], OPTIONS, 1)["boarded"] == 2


def test_15_5_the_phases_as_everybody_may_know_them() -> None:
    choosing = play(2, ZONES).day
    assert [seen_phase(choosing, viewer) for viewer in (0, 1, None)] == ["choose"] * 3
    assert [seen_pending(choosing, viewer) for viewer in (0, 1, None)] == [[0]] * 3
    assert view_of(choosing, 1, [], OPTIONS, 0)["active"] is None
    hand = play(2, ZONES, "0 use R5").day
    assert [seen_phase(hand, viewer) for viewer in (0, 1, None)] == ["hand", "boarding", "boarding"]
    assert [seen_pending(hand, viewer) for viewer in (0, 1, None)] == [[0], [], []]
    room = play(2, {**ZONES, "left": ["RA5"], "right": ["RA4"]}, "0 use R5").day
    assert [seen_phase(room, viewer) for viewer in (0, 1, None)] == ["waiting_room", "boarding", "boarding"]
    penalty = play(2, {**ZONES, "right": []}, "0 place B3").day
    assert view_of(penalty, 2, [], OPTIONS, 1)["phase"] == "penalty"
    assert (view_of(penalty, 2, [], OPTIONS, 1)["fresh"], view_of(penalty, 2, [], OPTIONS, 1)["day"]) == (True, 2)


def test_d69_the_view_counts_the_turns_of_the_last_lap_and_a_finished_day_is_over() -> None:
    zones = {"hands": {"0": ["RA1"], "1": ["GA1"]}, "buses": {"1": ["Y3"]}}
    table = play(2, zones)
    assert view_of(table.day, 1, [], OPTIONS, None)["last_lap"] == 1
    table.decide(1, "decline")
    view = view_of(table.day, 1, ["last_lap"], OPTIONS, 1)
    assert (view["phase"], view["pending"], view["announced"], view["ends"]) == ("day_over", [], None, ["last_lap"])


def test_a_game_shows_its_options_its_day_and_its_ends() -> None:
    game = random_game(4, house_rules=True)
    view = game.view(0)
    assert (view["options"], view["day"], view["ends"]) == (game.deal.options.to_json(), 1, [])
    while game.day == 1:
        game.play_choice(0)
    assert (game.view(0)["day"], game.view(0)["ends"], len(game.ends)) == (2, game.ends, 1)
    assert game.view(0)["ends"][0] in ("empty_hand", "last_lap", "empty_hand_in_last_lap")
