"""Rules of Depot by their numbers, where the worked positions do not already show them."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from tests.depot.dealing import play_on, random_game, random_setup
from tests.depot.positions import play, position, zones_of

from allaboard.engine.depot.cards import BUS_IDS, CAPACITY, SEATS, TRAVELLER_IDS
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.engine.depot.scoring import breakdown, standings
from allaboard.engine.depot.setup import DayDecks, DepotOptions


def test_d1_to_d4_a2_72_cards_and_15_of_16_seats_a_colour() -> None:
    assert (len(set(BUS_IDS)), len(set(TRAVELLER_IDS))) == (16, 56)
    for colour in "RGBY":
        buses = {name[1:]: CAPACITY[bus] for bus, name in enumerate(BUS_IDS) if name[0] == colour}
        assert buses == {"3": 3, "4a": 4, "4b": 4, "5": 5}
        seats = {name[1:]: SEATS[card] for card, name in enumerate(TRAVELLER_IDS) if name[0] == colour}
        anonymous = dict.fromkeys(["A1", "A2", "A3", "A4", "A5"], 1)
        specials = dict.fromkeys(["L1", "L2", "GE", "BA", "ST", "DR", "BP", "CO"], 1)
        assert seats == {**anonymous, **specials, "SU": 2}


def test_d8_d9_dealing_is_by_seat_then_garage_then_room() -> None:
    setup = replace(
        random_setup(random.Random(1), 3),
        days=(DayDecks(tuple(BUS_IDS), tuple(sorted(TRAVELLER_IDS, key=_babies_last))),) * 2,
    )
    view = start_depot(setup).view(1)
    order = setup.days[0].travellers
    seats = view["seats"]
    assert seats[1]["hand"] == {"travellers": sorted(order[7:14]), "buses": list(BUS_IDS[2:4])}
    assert seats[0]["hand"] is None
    assert view["left"] == list(order[21:25])
    assert view["right"] == list(order[25:29])
    assert (view["pile"], view["garage"], view["bus_pile"]) == (27, list(BUS_IDS[6:10]), 6)


def _babies_last(name: str) -> tuple[bool, str]:
    return name.endswith("BA"), name


def test_d10_d58_a4_babies_dealt_into_a_column_stand_in_front_the_latest_first() -> None:
    others = [name for name in TRAVELLER_IDS if not name.endswith("BA")]
    order = [*others[:14], others[14], "RBA", others[15], "GBA", *others[16:], "BBA", "YBA"]
    days = (DayDecks(tuple(BUS_IDS), tuple(order)),) * 2
    view = start_depot(replace(random_setup(random.Random(1), 2), days=days)).view(None)
    assert view["left"] == ["GBA", "RBA", others[14], others[15]]


def test_d20_a12_a_full_blocked_bus_cannot_be_used() -> None:
    zones = {
        "hands": {"0": ["RL2", "RA4"]},
        "buses": {"0": ["Y3", "Y5"]},
        "dock": {"R3": ["RA1", "RA2", "RL1"]},
    }
    assert play(2, zones).asked[0][2] == ["place Y3", "place Y5"]


def test_d21_a6_after_use_somebody_must_board() -> None:
    zones = {"hands": {"0": ["RA1", "RA2"]}, "buses": {"0": ["Y3", "Y5"]}, "dock": {"R5": []}}
    table = play(2, zones, "0 use R5")
    assert table.asked[-1] == (0, "hand", ["board RA1", "board RA2"])
    table.decide(0, "board RA1")
    assert table.asked[-1] == (0, "hand", ["board RA2", "end"])


def test_d24_a8_a_head_that_does_not_fit_closes_its_column() -> None:
    zones = {
        "hands": {"0": ["YA1"]},
        "buses": {"0": ["Y3", "Y5"]},
        "left": ["RSU", "RA3"],
        "right": ["GA1"],
        "dock": {"R4a": ["RA1", "RA2", "RL1"]},
    }
    assert play(2, zones).asked[0][2] == ["place Y3", "place Y5"]
    # The other column goes on, and RA3 stays behind the Surfer.
    table = play(2, {**zones, "right": ["RA4", "RA5"]}, "0 use R4a")
    assert [legal for _seat, kind, legal in table.asked if kind == "waiting_room"] == [["board R"]]
    assert zones_of(table.day)["dock"]["R4a"] == ["RA1", "RA2", "RL1", "RA4"]


def test_d26_a31_heads_that_become_boardable_in_step_2_wait() -> None:
    zones = {
        "hands": {"0": ["RCO", "RA1", "RA2"]},
        "buses": {"0": ["R5", "Y5"]},
        "left": ["GA1"],
        "right": ["GA2"],
    }
    table = play(2, zones, "0 place R5", "0 board RCO", "0 swap RA1 L0")
    assert table.asked[-1] == (0, "hand", ["board RA2", "end"])


def test_d27_a14_the_penalty_is_due_though_somebody_could_board() -> None:
    zones = {"hands": {"0": ["RA1", "GA1"]}, "buses": {"0": ["R5", "Y5"]}}
    assert play(2, zones, "0 place R5", "0 end").asked[-1] == (0, "penalty", ["discard GA1", "discard RA1"])


def test_d27_a16_no_penalty_without_travellers() -> None:
    zones: dict[str, Any] = {"hands": {"0": []}, "buses": {"0": ["R5", "Y5"]}, "left": ["GA1"], "garage": ["B3"]}
    table = play(2, zones, "0 place R5")
    assert zones_of(table.day)["unhappy"]["0"] == []
    assert zones_of(table.day)["hands"]["0"] == ["GA1"]
    assert zones_of(table.day)["buses"]["0"] == ["B3", "Y5"]


def test_d36_four_exchanges_free_a_blocked_bus() -> None:
    def freed(given: str, taken: str) -> dict[str, Any]:
        zones = {
            "hands": {"0": ["GCO", given]},
            "buses": {"0": ["G5", "Y5"]},
            "dock": {"R4a": ["RSU", "RL1", "RA5"]},
        }
        return zones_of(play(2, zones, "0 place G5", "0 board GCO", f"0 swap {given} {taken}").day)

    assert freed("RL2", "RA5")["passengers"]["0"] == ["RL1", "RL2", "RSU"]
    assert freed("RA1", "RL1")["passengers"]["0"] == ["RA1", "RA5", "RSU"]
    general = freed("RGE", "RA5")
    assert (general["passengers"]["0"], general["unhappy"]["0"]) == (["RGE", "RSU"], ["RL1"])
    assert freed("RA1", "RSU")["dock"]["R4a"] == ["RA1", "RL1", "RA5"]
    assert freed("RA1", "RA5")["dock"]["R4a"] == ["RSU", "RL1", "RA1"]  # this one does not


def test_d41_d42_a21_a_general_takes_both_lovers_happy() -> None:
    zones = {"hands": {"0": ["RGE", "YA1"]}, "buses": {"0": ["G3", "G5"]}, "dock": {"R5": ["RL1", "RL2"]}}
    found = zones_of(play(2, zones, "0 use R5").day)
    assert (found["passengers"]["0"], found["unhappy"]["0"]) == (["RGE", "RL1", "RL2"], [])
    lone = zones_of(play(2, {**zones, "dock": {"R5": ["RL2", "RA1"]}}, "0 use R5").day)
    assert (lone["passengers"]["0"], lone["unhappy"]["0"]) == (["RA1", "RGE"], ["RL2"])
    # He needs a seat like anyone.
    assert play(2, {**zones, "dock": {"R3": ["RL1", "RA1", "RA2"]}}).asked[0][2] == ["place G3", "place G5"]


def test_d46_a3_a18_a_star_calls_her_colour_from_garage_or_departed_only() -> None:
    zones = {
        "hands": {"0": ["RST"]},
        "buses": {"0": ["R3", "Y5"]},
        "garage": ["B3", "R4a"],
        "bus_pile": ["R4b"],
        "departed": ["R5", "G5"],
    }
    assert play(2, zones).asked[0][2] == ["call R4a", "call R5", "place R3", "place Y5"]


def test_d52_an_exchange_may_open_a_seat_for_a_surfer() -> None:
    zones = {
        "hands": {"0": ["RCO", "GSU"]},
        "buses": {"0": ["R4a", "Y5"]},
        "dock": {"G4a": ["GL1", "GA3", "GA4", "GA5"], "G5": ["GA1", "GA2"]},
    }
    table = play(2, zones, "0 place R4a", "0 board RCO")
    assert table.legal("exchange") == ["skip", "swap GSU GA1", "swap GSU GA2"]


def test_d53_i10_a_chain_of_four_corrupters() -> None:
    zones = {
        "hands": {"0": ["BCO", "GCO", "RCO", "YCO"], "1": ["YA5"]},
        "buses": {"0": ["R4a", "Y3"], "1": ["B5"]},
        "dock": {"B4a": ["BA1"], "G4a": ["GA1"], "Y4a": ["YA1"]},
    }
    table = play(2, zones, "0 place R4a", "0 board RCO", "0 swap BCO BA1", "0 swap GCO GA1", "0 swap YCO YA1", "0 skip")
    kinds = [kind for _seat, kind, _legal in table.asked]
    assert kinds.count("exchange") == 4
    assert zones_of(table.day)["dock"] == {"B4a": ["BCO"], "G4a": ["GCO"], "Y4a": ["YCO"], "R4a": ["RCO"]}


def test_d57_no_window_against_oneself() -> None:
    zones = {"hands": {"0": ["RBA", "RA1"], "1": ["GBA"]}, "buses": {"0": ["R5", "Y5"], "1": ["B3"]}}
    table = play(2, zones, "0 place R5", "0 board RA1", "0 end")
    assert "shout" not in [kind for _seat, kind, _legal in table.asked]


def test_d60_a36_no_window_on_a_full_bus() -> None:
    zones = {
        "hands": {"0": ["RL1", "YA1"], "1": ["RBA"]},
        "buses": {"0": ["Y3", "Y5"], "1": ["B3"]},
        "dock": {"R3": ["RA1", "RA2"]},
    }
    table = play(2, zones, "0 use R3", "1 pass")
    assert [kind for _seat, kind, _legal in table.asked].count("shout") == 1


def test_d65_a_stuck_player_may_still_shout() -> None:
    zones = {
        "hands": {"0": ["RBA", "GA1"], "1": ["YA1", "YA2"]},
        "buses": {"0": [], "1": ["R5"]},
    }
    table = play(2, zones)
    assert table.day.revealed == 0
    table.decide(1, "place R5")
    assert table.asked[-1][:2] == (0, "shout")


def test_d66_both_columns_empty_and_the_hand_stays_short() -> None:
    zones = {
        "hands": {"0": ["RA1", "GA1"], "1": ["YA1"]},
        "buses": {"0": ["R5", "Y5"], "1": ["B3"]},
        "pile": ["GA2", "GA3"],
    }
    found = zones_of(play(2, zones, "0 place R5", "0 board RA1").day)
    assert found["hands"]["0"] == ["GA1"]
    assert found["left"] == ["GA2", "GA3"]


def test_d70_the_stuck_player_gets_no_further_turn() -> None:
    zones = {
        "hands": {"0": ["RA1"], "1": ["GA1", "GA2"], "2": ["YA1"]},
        "buses": {"0": [], "1": ["R5"], "2": ["Y5"]},
    }
    table = play(3, zones)
    for seat, text in [(1, "place R5"), (1, "discard GA1"), (2, "decline")]:
        table.decide(seat, text)
    assert table.over
    assert zones_of(table.day)["end"] == "last_lap"


def test_d69_who_cannot_play_in_the_last_lap_is_skipped_without_a_new_one() -> None:
    zones = {
        "hands": {"0": ["RA1"], "1": ["GA1"], "2": ["YA1", "YA2"]},
        "buses": {"2": ["Y5"]},
        "left": ["BA1"],
    }
    table = play(3, zones, start=0)
    assert (table.day.revealed, table.day.current, table.day.lap) == (0, 2, 1)
    assert table.asked[0] == (2, "choose", ["decline", "place Y5"])
    for text in ("place Y5", "board YA1", "end"):
        table.decide(2, text)
    table.settle()
    found = zones_of(table.day)
    assert (found["end"], found["left"]) == ("last_lap", [])  # the turn was a whole one, refill included
    assert found["hands"] == {"0": ["RA1"], "1": ["GA1"], "2": ["BA1", "YA2"]}


def test_d71_an_announced_last_card_ends_nothing_when_a_baby_sends_it_back() -> None:
    zones = {
        "hands": {"0": ["RA1"], "1": ["RBA", "YA1"]},
        "buses": {"1": ["B3", "B5"]},
        "left": ["GA1"],
        "dock": {"R5": []},
    }
    table = play(2, zones)
    assert table.asked[-1][:2] == (1, "shout")
    assert not table.over
    table.decide(1, "shout")
    table.settle()
    assert zones_of(table.day)["end"] == "empty_hand"  # he may and, after `use`, must board it again
    assert zones_of(table.day)["dock"] == {"R5": ["RBA", "RA1"]}


def test_d71_the_drunkard_is_served_before_an_empty_hand_ends_the_day() -> None:
    zones = {"hands": {"0": ["RA1"], "1": ["YA1"]}, "buses": {"1": ["B3"]}, "dock": {"R3": ["RDR", "RA2"]}}
    table = play(2, zones)
    assert table.asked[-1] == (0, "sadden", ["sadden RA1 RA2", "sadden RA1 RDR", "sadden RA2 RDR"])
    table.decide(0, "sadden RA1 RDR")
    assert zones_of(table.day)["end"] == "empty_hand"
    assert zones_of(table.day)["scores"] == [-1, -4]


def test_d71_a42_a_penalty_discard_can_empty_the_hand() -> None:
    zones = {
        "hands": {"0": ["GA1"], "1": ["YA1"]},
        "buses": {"0": ["R5"], "1": ["B3"]},
        "left": ["BA1"],
        "garage": ["B4a"],
    }
    table = play(2, zones)
    assert table.over
    found = zones_of(table.day)
    assert (found["end"], found["unhappy"]["0"], found["left"]) == ("empty_hand", ["GA1"], ["BA1"])


def test_d76_the_best_of_day_1_begins_day_2_a_tie_as_the_setup_says() -> None:
    for seed in range(12):
        game = random_game(seed)
        rng = random.Random(seed)
        firsts: list[object] = []
        while game.day == 1:
            seat = game.pending()[0]
            events = game.apply(seat, rng.choice(game.legal(seat)))
            firsts += [event.to_json()["first"] for event in events if event.type == "day_started"]
        points = [sum(points or 0 for points in seat["days"][0].values()) for seat in game.tally()["seats"]]
        best = [seat for seat in range(game.seats) if points[seat] == max(points)]
        assert firsts == [min(best, key=game.deal.ties.index)]


def test_d76_a45_of_those_who_tie_the_first_in_the_order_of_the_setup_begins() -> None:
    def begins(ties: tuple[int, ...], *scores: int) -> int:
        game = start_depot(replace(random_setup(random.Random(1), 4), ties=ties))
        return game._next_first([[score, 0, 0, 0, 0, 0] for score in scores])

    assert begins((2, 0, 3, 1), 5, 5, 4, 5) == 0
    assert begins((1, 3, 0, 2), 5, 5, 4, 5) == 1
    assert begins((3, 2, 1, 0), 5, 5, 4, 5) == 3
    assert begins((3, 2, 1, 0), -5, -5, -4, -5) == 2
    assert begins((0, 1, 2, 3), -5, -5, -5, -4) == 3


def _day(passengers: int, night: int = 0) -> list[dict[str, int | None]]:
    return [breakdown([passengers, 0, 0, 0, 0, night], True)]


def test_d77_a45_passengers_break_a_tie_and_then_the_victory_is_shared() -> None:
    table = standings([_day(3, 4), _day(5, 2), _day(5, 2), _day(1)], True, False)
    assert table["winners"] == [1, 2]
    assert [seat["rank"] for seat in table["seats"]] == [3, 1, 1, 4]
    assert standings([_day(3), _day(2)], False, False)["winners"] == []  # not before the end


def test_d77_a45_both_days_count_for_the_total_and_for_the_tie() -> None:
    one = [breakdown([4, 4, -1, -2, -3, 0], True), breakdown([1, 0, 0, 0, 0, 6], True)]
    two = [breakdown([2, 0, 0, 0, 0, 0], True), breakdown([7, 0, 0, 0, 0, 0], True)]
    table = standings([one, two], True, False)
    assert table["winners"] == [1]
    first, second = table["seats"]
    assert (first["total"], first["passengers"], first["rank"]) == (9, 5, 2)
    assert (second["total"], second["passengers"], second["rank"]) == (9, 9, 1)
    assert first["breakdown"] == {"passengers": 5, "lovers": 4, "unhappy": -1, "hand": -2, "buses": -3, "night": 6}
    assert (first["days"], first["eliminated"]) == (one, False)


def test_d79_a46_teams_add_up_their_totals() -> None:
    table = standings([_day(9), _day(5), _day(1), _day(4)], True, True)
    assert table["teams"] == [{"seats": [0, 2], "total": 10, "rank": 1}, {"seats": [1, 3], "total": 9, "rank": 2}]
    assert table["winners"] == [0, 2]
    shared = standings([_day(2), _day(1), _day(1), _day(2)], True, True)
    assert shared["winners"] == [0, 1, 2, 3]
    passengers = standings([_day(2), _day(1, 1), _day(1), _day(1)], True, True)
    assert passengers["winners"] == [0, 2]
    game = play_on(start_depot(random_setup(random.Random(3), 4), DepotOptions(teams=True)), random.Random(3))
    assert len(game.tally()["teams"]) == 2


def test_d79_a_partner_may_shout_and_sees_no_hand() -> None:
    zones = {
        "hands": {"0": ["RA1", "YA1"], "1": ["GA1"], "2": ["RBA", "BA1"], "3": ["BA2"]},
        "buses": {"0": ["R5", "Y5"], "1": ["G3"], "2": ["B3"], "3": ["B5"]},
    }
    table = play(4, zones, "0 place R5", "0 board RA1", teams=True)
    assert table.asked[-1] == (2, "shout", ["pass", "shout"])
    game = start_depot(random_setup(random.Random(3), 4), DepotOptions(teams=True))
    assert [seat["hand"] is not None for seat in game.view(0)["seats"]] == [True, False, False, False]


def test_d15_d17_hands_are_hidden_until_their_owner_is_stuck() -> None:
    revealed = 0
    for seed in range(15):
        game, rng = random_game(seed), random.Random(seed)
        shown: set[tuple[int, int]] = set()  # day and seat
        while not game.is_over:
            view = game.view(None)
            assert {(day, seat) for day, seat in shown if day == view["day"]} <= {
                (view["day"], seat["seat"]) for seat in view["seats"] if seat["revealed"]
            }
            for seat in view["seats"]:
                if seat["revealed"]:
                    shown.add((view["day"], seat["seat"]))
                assert (seat["hand"] is not None) == seat["revealed"]
                assert seat["unhappy_cards"] is None
                assert len(seat["known"]["travellers"]) <= seat["travellers"]
                revealed += seat["revealed"]
            game.play_choice(rng.randrange(game.count_choices()))
    assert revealed


def test_15_2_a_penalty_discard_makes_the_hand_unknown_again() -> None:
    day = position(2, {"hands": {"0": ["GA1", "GA2"]}, "buses": {"0": ["Y5", "B3"]}})
    day.known[day.hands[0][0]] = True
    day.answer(day.options[0], None)
    day.answer(day.options[0], None)
    assert not any(day.known)


def test_a_day_in_progress_is_scored_without_hidden_buses() -> None:
    game: DepotGame = random_game(2, 3)
    mine, theirs = (game.scores(0)["seats"][seat]["breakdown"] for seat in (0, 1))
    assert mine["buses"] == -sum(CAPACITY[bus] for bus in game._day.buses[0])
    assert theirs["buses"] is None
    assert game.tally()["seats"][1]["breakdown"]["buses"] is not None
