"""Z: this project's own mode for one player."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.engine.reference import Reference
from tests.rules.positions import ahead, happened, legal, play, points, sheet_of, solo, street, table, travel, words_of

from allaboard.boards.loader import load
from allaboard.deals import deal_line_setup
from allaboard.engine import LineGame, start_game

STREET = street("bus", words_of("3 granny+granny, 12 office"))
ALL_TICKETS = [5, 11, 1, 7, 3, 9, 4, 10, 2, 8, 6, 12]


def values(game: LineGame) -> list[int]:
    return [entry["value"] for entry in game.view(None)["common"]]


# Z1


@pytest.mark.parametrize("city", ["new_york", "london", "rome", "paris"])
def test_z1_one_player_in_any_city_with_three_objectives(city: str) -> None:
    game = start_game(load(city), deal_line_setup(load(city), 1, "alone"))
    assert game.seats == 1
    assert len(game.view(None)["common"]) == 3
    play(game, legal(game)[0])
    assert game.pending() == (0,)


def test_z1_each_card_is_revealed_just_before_the_ticket_with_its_index() -> None:
    game = solo(STREET, ALL_TICKETS, rush=(2, 7))
    told = []
    for _ in range(9):
        told += [event.to_json() for event in ahead(game, 1) if event.type in {"rush_hour", "ticket_revealed"}]
    assert told[:4] == [
        {"type": "ticket_revealed", "round": 2, "ticket": 11},
        {"type": "rush_hour", "round": 3},
        {"type": "ticket_revealed", "round": 3, "ticket": 1},
        {"type": "ticket_revealed", "round": 4, "ticket": 7},
    ]
    assert told[6:9] == [
        {"type": "ticket_revealed", "round": 7, "ticket": 4},
        {"type": "rush_hour", "round": 8},
        {"type": "ticket_revealed", "round": 8, "ticket": 10},
    ]


def test_z1_a_card_may_come_before_the_first_ticket() -> None:
    game = solo(STREET, ALL_TICKETS, rush=(0, 6))
    assert [event.type for event in game.opening()] == [
        "departed",
        "rush_hour",
        "objective_turned",
        "objective_turned",
        "objective_turned",
        "ticket_revealed",
    ]
    assert values(game) == [6, 6, 6]


def test_z1_the_view_tells_how_many_cards_were_revealed_not_where_the_next_one_is() -> None:
    game = solo(STREET, ALL_TICKETS, rush=(1, 6))
    seen = []
    for _ in range(8):
        seen.append(game.view(0)["rush_hours"])
        ahead(game, 1)
    assert seen == [0, 1, 1, 1, 1, 1, 2, 2]
    assert "rush" not in game.view(0)


def test_z1_a_card_before_a_ticket_that_is_not_known_yet_is_not_revealed() -> None:
    game = solo(STREET, [5, 11], rush=(2, 8))
    ahead(game, 2)
    assert values(game) == [10, 10, 6]
    assert game.view(0)["rush_hours"] == 0


def test_z1_without_rush_hour_cards_the_view_has_no_count() -> None:
    assert table("new_york", [1, 2], [1]).view(None)["rush_hours"] is None


# Z2


def test_z2_every_objective_still_yellow_turns_blue_before_the_ticket_is_drawn() -> None:
    game = solo(STREET, ALL_TICKETS, rush=(1, 8), common=["student", "granny", "museum"])
    assert values(game) == [10, 10, 10]
    events = ahead(game, 1)
    assert [event.type for event in events][-7:] == [
        "objective_reached",
        "objective_turned",
        "inspector_passed",
        "rush_hour",
        "objective_turned",
        "objective_turned",
        "ticket_revealed",
    ]
    assert happened(events, "objective_reached") == [{"seat": 0, "slot": 1, "objective": "granny", "points": 10}]
    assert happened(events, "objective_turned") == [
        {"slot": 1, "objective": "granny", "value": 6},
        {"slot": 0, "objective": "student", "value": 6},
        {"slot": 2, "objective": "museum", "value": 6},
    ]
    assert values(game) == [6, 6, 6]


def test_z2_an_objective_reached_in_the_round_before_still_counts_yellow() -> None:
    game = solo(STREET, ALL_TICKETS, rush=(1, 8), common=["student", "granny", "museum"])
    ahead(game, 1)
    assert points(game)["common"] == 10


def test_z2_after_the_card_it_counts_blue() -> None:
    game = solo(STREET, ALL_TICKETS, rush=(0, 8), common=["student", "granny", "museum"])
    ahead(game, 1)
    assert points(game)["common"] == 6


def test_z2_the_second_card_finds_nothing_to_turn() -> None:
    game = solo(STREET, ALL_TICKETS, rush=(0, 6), common=["student", "granny", "museum"])
    events = ahead(game, 6)
    assert happened(events, "rush_hour") == [{"round": 7}]
    assert happened(events, "objective_turned") == []


def test_z2_twelve_tickets_are_played() -> None:
    game = solo(street("bus", words_of("24 student")), ALL_TICKETS, rush=(3, 9))
    events = ahead(game, 12)
    assert game.is_over
    assert game.round == 12
    assert len(happened(events, "rush_hour")) == 2


# Z3


def test_z3_the_rival_line_lies_on_the_board_before_round_1_and_makes_traffic() -> None:
    game = solo(street("bus", words_of("6 student")), [5, 11], rival=["C1", "D1", "E1"])
    events = ahead(game, 2)
    assert [event["shared"] for event in happened(events, "placed")] == [0, 0, 1, 1, 0, 0]
    assert sheet_of(game)["traffic"] == 2
    assert game.view(None)["rival"] == ["C1", "D1", "E1"]


def test_z3_the_direction_of_the_rival_line_does_not_matter() -> None:
    game = solo(street("metro", words_of("6 student")), [5, 11], rival=["E1", "D1", "C1"])
    ahead(game, 2)
    assert sheet_of(game)["connections"] == 2


def test_z3_the_rival_scores_nothing_and_takes_no_turn() -> None:
    game = solo("new_york", [4, 10], rival=["C2", "B2", "B3"])
    assert (game.seats, len(game.tally()["seats"])) == (1, 1)
    play(game, legal(game)[0])
    assert game.pending() == (0,)


def test_z3_running_into_the_rival_is_no_loop() -> None:
    game = solo(street("bus", words_of("6 student")), [5], rival=["B1", "C1", "D1"])
    ahead(game, 1)
    assert game.view(None)["seats"][0]["eliminated"] is False


@pytest.mark.parametrize("city", ["new_york", "london", "rome", "paris"])
@pytest.mark.parametrize("seed", ["1", "Paris", "2026-11-15"])
def test_z3_the_rival_is_drawn_by_greedy_with_the_next_sheet_and_the_tickets_reversed(city: str, seed: str) -> None:
    """Played again, with the rules in hand: each turn is the best of a game that knows no objectives."""
    board = load(city)
    setup = deal_line_setup(board, 1, seed)
    assert setup.hands is not None
    start = min(number for number in board.departures if number not in setup.hands[0])
    alone = replace(
        setup,
        sheets=(setup.sheets[0] % 5 + 1,),
        personal=(None,),
        common=(),
        departures=(start,),
        tickets=setup.tickets[::-1],
        rush=None,
        rival=(),
        hands=None,
    )

    class Rival(Reference):
        """Rome's fast roads are those of the real first ticket."""

        def shared_by(self, seat: int, road: frozenset[str]) -> int:
            colour = "burgundy" if setup.tickets[0] % 2 else "yellow"
            special = [*board.jammed_roads, *board.fast_roads.get(colour, ())]
            return int(road in {frozenset(pair) for pair in special})

    rival = Rival(board, alone)
    while not rival.over and rival.seat is not None:
        totals = {text: rival.total_if(text) for text in rival.legal()}
        best = max((total for total in totals.values() if total is not None), default=None)
        rival.play(min(text for text, total in totals.items() if total == best))
    line = rival.lines[0][:-1] if rival.out else rival.lines[0]
    assert list(setup.rival) == line


def test_z3_sheet_5_is_followed_by_1() -> None:
    board = load("new_york")
    setups = [deal_line_setup(board, 1, str(seed)) for seed in range(40)]
    assert {setup.sheets[0] for setup in setups} == {1, 2, 3, 4, 5}
    assert all(setup.rival for setup in setups)


# Z4, Z5


def test_z4_the_result_is_the_score() -> None:
    game = travel("bus", words_of("5 granny, 3 student"), common=["museum", "monument", "tourist"])
    assert game.scores(0)["seats"][0]["total"] == 7
    assert game.scores(0)["seats"][0]["rank"] == 1


def test_z4_the_end_names_the_player_as_winner_unless_eliminated() -> None:
    game = solo(street("bus", words_of("24 student")), ALL_TICKETS, rush=(3, 9))
    assert happened(ahead(game, 12), "game_over") == [{"reason": "rounds", "winners": (0,)}]


@pytest.mark.parametrize("city", ["new_york", "rome"])
def test_z5_a_deal_is_its_set_up_and_can_be_played_by_many(city: str) -> None:
    setup = deal_line_setup(load(city), 1, "deal of the day")
    assert setup == deal_line_setup(load(city), 1, "deal of the day")
    games = [start_game(load(city), setup) for _ in range(3)]
    for game in games:
        for _ in range(4):
            play(game, legal(game)[0])
    assert games[0] == games[1] == games[2]
    assert games[0].tally() == games[2].tally()
