"""P7 and R1: a turn after which no ticket to come leaves a way out is known as a dead end before it is taken."""

from __future__ import annotations

import pytest
from tests.rules.positions import legal, play, solo, table

from allaboard.engine import LineGame

# By city: departure, sheet, the tickets so far, the turns, and how soon elimination is certain after the last of them.
EXAMPLES = [
    ("new_york", 5, 2, (1,), "G9-F9-F10-G10", 1),
    ("new_york", 3, 2, (7, 12), "A6-A5-B5-B6 B6-B7-B8-A8>A7", 1),
    ("new_york", 6, 2, (6,), "D11-D12-C12-C13", 2),
    ("new_york", 2, 1, (8, 2), "F3-E3-E2>D2 D2-D1-E1", 3),
    ("new_york", 2, 2, (10, 6), "F3-E3-E2>D2 D2-C2-B2-B1>C1", 4),
    # Down the long avenue, round the corner and back up: the north-west has no other way out.
    ("new_york", 1, 1, (1, 2, 5, 3), "C2-C1-B1>B2 B2-B3-B4 B4-B5-B6-B7 B7-A7-A6>A5", 4),
    ("new_york", 1, 1, (1, 2, 5, 3, 4), "C2-C1-B1>B2 B2-B3-B4 B4-B5-B6-B7 B7-A7-A6>A5 A5-A4>A3", 2),
    ("new_york", 1, 1, (1, 2, 5, 6, 3), "C2-C1-B1>B2 B2-B3-B4 B4-B5-B6-B7 B7-A7-A6-A5 A5-A4-A3", 3),
    # From C2 the other way round the same turns leave the edge open.
    ("new_york", 1, 1, (5, 6, 1, 2), "C2-B2-B3-B4 B4-B5-B6-B7 B7-A7-A6>A5 A5-A4-A3", 0),
    ("london", 4, 5, (4,), "K2-J2-J1-K1", 1),
    ("london", 1, 2, (2, 7), "E1-F1-G1>G2 G2-H2-I2-I1>H1", 1),
    ("london", 10, 2, (1, 2), "K8-K7-J7-I7>I8 I8-I9-J9", 2),
    ("london", 12, 1, (12, 7), "H9-H8-I8-J8 J8-K8-K9", 3),
    ("london", 9, 2, (12, 7), "E8-E9-D9-D8 D8-C8-B8-B7>A7", 4),
    ("rome", 3, 2, (7,), "J4-J3-K3-K4", 1),
    ("rome", 3, 5, (4, 10), "J4-I4-I5-I6+J6 J6-J7-I7-I8+J8", 1),
    ("rome", 5, 2, (1,), "B7-B6-B5-A5+A6", 2),
    ("rome", 3, 2, (7,), "J4-J3-J2-K2", 3),
    ("rome", 3, 2, (7,), "J4-I4-H4-H3+I3", 4),
    ("paris", 12, 1, (12,), "J9-J8-K8-K9", 1),
    ("paris", 1, 3, (10, 2), "B1-C1-C2 C2-D2-E2-E1+D1", 1),
    ("paris", 1, 4, (5, 12), "B1-B2-B3 B3-B4-A4+A3", 2),
    ("paris", 8, 1, (5, 2), "K6-J6-J7-J8 J8-J9-K9", 3),
    ("paris", 8, 1, (12, 11), "K6-J6-J5-J4+I4 I4-I3-I2-I1+J1", 4),
]


def how_soon(game: LineGame, text: str) -> int:
    seat = game.pending()[0]
    return game.dead_ends(seat)[legal(game).index(text)]


@pytest.mark.parametrize(("city", "departure", "sheet", "tickets", "turns", "soon"), EXAMPLES)
def test_p7_a_dead_end_is_known_before_it_is_entered(
    city: str, departure: int, sheet: int, tickets: tuple[int, ...], turns: str, soon: int
) -> None:
    game = solo(city, tickets, sheet=sheet, departure=departure)
    *before, last = turns.split()
    for text in before:
        play(game, text)
    assert how_soon(game, last) == soon


def test_p7_after_a_dead_end_every_turn_of_every_ticket_eliminates() -> None:
    for ticket in (ticket for ticket in range(1, 13) if ticket != 1):
        game = solo("new_york", (1, ticket), sheet=2, departure=5)
        play(game, "G9-F9-F10-G10")
        assert all(text.endswith("#") for text in legal(game))
        assert set(game.dead_ends(0)) == {0}  # they eliminate by themselves


def test_r1_only_tickets_still_to_come_count() -> None:
    """One marker fits behind D13. Sheet 3 has two tickets for one marker: 6 and 12."""
    to_come = solo("new_york", (5, 4), sheet=3, departure=6)
    play(to_come, "D11-C11-C12")
    assert how_soon(to_come, "C12-D12-D13") == 2
    played = solo("new_york", (6, 12, 4), sheet=3, departure=6)
    play(played, "D11-C11")
    play(played, "C11-C12")
    assert how_soon(played, "C12-D12-D13") == 1


def test_r1_the_order_of_the_tickets_to_come_is_not_looked_at() -> None:
    orders = [(7, *rest) for rest in ((1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12), (12, 11, 10, 9, 8, 6, 5, 4, 3, 2, 1))]
    found = [solo("rome", order, sheet=2, departure=3).dead_ends(0) for order in orders]
    assert found[0] == found[1]
    assert set(found[0]) == {0, 1, 3, 4}


def test_p5_boxes_left_in_the_turn_zone_are_ways_out() -> None:
    turns = ("F3-F2", "F2-F1", "F1-E1-D1", "D1-D2-D3-E3", "E3-E4-F4", "F4-F5-F6", "F6-E6-E5", "E5-D5-D4-C4")
    game = solo("new_york", (6, 12, 10, 8, 5, 4, 11, 1, 2), sheet=3, departure=2)
    for text in turns:
        play(game, text)
    assert game.view(0)["seats"][0]["sheet"]["turn_zone"] == 5  # with one left there was a way
    assert how_soon(game, "C4-C3-B3-B2") == 1


def test_p6_off_the_map_may_be_a_way_out() -> None:
    """Behind C13 is room for one marker, and both tickets for one are played. A shape that does not fit becomes one."""
    turns = ("F3-E3-D3-D4", "D4-D5>D6", "D6-E6-F6", "F6-F7", "F7-F8-E8>D8", "D8-D7-C7", "C7-B7-B8-C8")
    game = solo("new_york", (2, 6, 4, 12, 10, 11, 8, 7, 9, 5), sheet=3, departure=2)
    for text in (*turns, "C8-C9-B9-B10", "B10-B11-C11"):
        play(game, text)
    assert how_soon(game, "C11-C12-C13") == 0


def test_r4_in_the_last_round_no_turn_is_a_dead_end() -> None:
    game = solo("rome", (7, 2, 9, 4, 11, 6, 1, 8, 3, 10, 5, 12), sheet=2, departure=3)
    while game.round < 12:
        soon = game.dead_ends(0)
        free = [place for place, text in enumerate(legal(game)) if not text.endswith("#")]
        play(game, legal(game)[next((place for place in free if soon[place] == 0), free[0])])
    assert set(game.dead_ends(0)) == {0}


def test_r3_who_has_no_turn_has_no_dead_ends() -> None:
    game = table("new_york", (2, 1), (1,), departures=(5, 1))
    assert 1 in game.dead_ends(0)
    assert game.dead_ends(1) == game.dead_ends(2) == game.dead_ends(-1) == []
