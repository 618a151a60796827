"""P7 and P13: running into the own line, being out, and the end that follows."""

from __future__ import annotations

import pytest
from tests.rules.positions import drawn, happened, legal, play, sheet_of, solo, table

from allaboard.boards.city import City
from allaboard.engine import IllegalAction, LineGame

BLOCK = drawn(
    "bus",
    """
    1---g---g---g---g---g---g---g---g---g
    |                           |   |   |
    g---g---g---g---g---g---g---g---g---g
    |
    g
    """,
)
# Two blocks: seat 0 starts left, seat 1 far off in the suburb.
SQUARES = drawn(
    "bus",
    """
    g---g---g
    |   |   |
    1---g---g
    |   |   |
    g---g---g
    """,
)
METRO_SQUARES = drawn(
    "metro",
    """
    g---g---g
    |   |   |
    1---g---g
    |   |   |
    g---g---g
    """,
)


def first_safe(game: LineGame) -> None:
    """Whoever's turn it is plays the first turn that does not loop."""
    play(game, next(text for text in legal(game) if "#" not in text))


def test_p7_a_marker_that_reaches_the_own_line_ends_the_turn_at_once() -> None:
    """A three-marker shape that meets the line with its second marker is two markers long."""
    game = solo(SQUARES, [6, 5])
    play(game, "A2-A1-B1-B2")
    assert legal(game) == [
        "B2-A2#",
        "B2-B3-A3-A2#",
        "B2-B3-A3-A4",
        "B2-B3-C3-C2",
        "B2-C2-C1-B1#",
        "B2-C2-C3-B3",
    ]
    assert game.cost(game.parse("B2-A2#")) == (0, 0, True)
    assert game.cost(game.parse("B2-C2-C1-B1#")) == (2, 0, True)


def test_p7_at_the_first_second_and_third_marker() -> None:
    game = solo(SQUARES, [6, 12])
    play(game, "A2-A1-B1-B2")
    loops = [text for text in legal(game) if text.endswith("#")]
    assert loops == ["B2-A2#", "B2-B3-A3-A2#", "B2-C2-C1-B1#"]


def test_p7_the_departure_is_part_of_the_line() -> None:
    game = solo(SQUARES, [6, 4])
    play(game, "A2-A1-B1-B2")
    events = play(game, "B2-A2#")
    assert [event.to_json() for event in events] == [
        {"type": "placed", "seat": 0, "start": "B2", "stop": "A2", "kind": "shape", "shared": 0, "road": "plain"},
        {"type": "eliminated", "seat": 0, "stop": "A2"},
        {"type": "personal_revealed", "seat": 0, "objective": 1},
        {"type": "game_over", "reason": "all_eliminated", "winners": ()},
    ]


def test_p7_this_turns_markers_are_part_of_the_line() -> None:
    city = drawn(
        "bus",
        """
        1---L---L---g
        |   |   |   |
        g---L---L---g
        """,
    )
    game = solo(city, [4])
    assert [text for text in legal(game) if text.endswith("#")] == [
        "A1-B1>B2>C2>C1>B1#",
        "A1-B1>C1>C2>B2>B1#",
    ]
    events = play(game, "A1-B1>C1>C2>B2>B1#")
    assert [event["stop"] for event in happened(events, "placed")] == ["B1", "C1", "C2", "B2", "B1"]
    assert game.view(None)["seats"][0]["line"] == ["A1", "B1", "C1", "C2", "B2", "B1"]


def test_p7_the_markers_up_to_the_loop_must_respect_the_boxes_left() -> None:
    """Without boxes the loop straight ahead is legal, the one round the corner is not."""
    game = solo(BLOCK, [6, 12, 2, 8, 4, 5])
    play(game, "A1-B1-C1-D1", "D1-E1-F1-G1", "G1-H1-H2", "H2-I2-J2", "J2-J1")
    assert legal(game) == ["J1-I1-H1#"]
    with pytest.raises(IllegalAction):
        play(game, "J1-I1-I2#")


def test_p7_whether_the_rest_of_the_shape_would_fit_does_not_matter() -> None:
    """Three straight markers up from I2 leave the map, but the first of them loops."""
    game = solo(BLOCK, [6, 12, 2, 8, 4, 5])
    play(game, "A1-B1-C1-D1", "D1-E1-F1-G1", "G1-H1-I1", "I1-J1-J2", "J2-I2")
    assert sheet_of(game)["turn_zone"] == 5
    assert legal(game) == ["I2-H2-G2-F2", "I2-I1#"]


def test_p7_a_loop_is_legal_even_when_another_choice_exists() -> None:
    game = solo(SQUARES, [6, 4])
    play(game, "A2-A1-B1-B2")
    assert legal(game) == ["B2-A2#", "B2-B3", "B2-C2"]


def test_p7_a_chain_of_full_length_into_the_line_loops_too() -> None:
    game = solo(SQUARES, [6, 2])
    play(game, "A2-A1-B1-B2")
    assert "B2-A2#" in legal(game)
    assert "B2-C2-C1" in legal(game)
    play(game, "B2-C2-C1")


def test_p7_when_every_chain_runs_into_the_own_line_it_is_forced() -> None:
    game = solo(SQUARES, [6, 2, 4])
    play(game, "A2-A1-B1-B2", "B2-C2-C1")
    assert legal(game) == ["C1-B1#"]


def test_p7_the_loop_must_be_written_and_only_a_loop_may() -> None:
    game = solo(SQUARES, [6, 4])
    play(game, "A2-A1-B1-B2")
    for text, code in [("B2-A2", "loop-unmarked"), ("B2-C2#", "no-loop")]:
        with pytest.raises(IllegalAction) as refused:
            play(game, text)
        assert refused.value.code == code
    assert legal(game) == ["B2-A2#", "B2-B3", "B2-C2"]


@pytest.mark.parametrize("city", [SQUARES, METRO_SQUARES])
def test_p7_the_looping_marker_reaches_no_stop(city: City) -> None:
    """The granny passed on the way is reached, the one at the end is not reached again."""
    game = table(city, [1, 2], [6, 1])
    play(game, "A2-A1-B1-B2")
    first_safe(game)
    first_safe(game)
    assert sheet_of(game)["grannies"] == 3
    assert [text for text in legal(game) if text.endswith("#")] == ["B2-A2#"]
    play(game, "B2-A2#")
    assert sheet_of(game)["grannies"] == 3


def test_p7_the_markers_of_an_eliminated_player_stay_and_count_the_looping_one_included() -> None:
    """Seat 0 loops over B2-A2. Later seat 1 comes along and meets its markers."""
    city = drawn(
        "bus",
        """
        1---g---2
        |   |   |
        g---g---g
        |   |   |
        g---g---g
        """,
    )
    game = table(city, [1, 2], [6, 4, 10, 5])
    play(game, "A1-A2-B2-B1")  # 3tt
    play(game, "C1-C2-C3-B3")  # 3, one box
    play(game, "B3-A3-A4")  # 2/2t
    assert game.pending() == (0,)
    events = play(game, "B1-A1#")
    assert happened(events, "eliminated") == [{"seat": 0, "stop": "A1"}]
    seats = game.view(None)["seats"]
    assert seats[0]["eliminated"]
    assert seats[0]["line"] == ["A1", "A2", "B2", "B1", "A1"]
    assert seats[0]["shape"] is None
    assert game.pending() == (1,)


def test_p7_the_looping_marker_makes_traffic_for_others() -> None:
    city = drawn(
        "bus",
        """
        1---g---2---g
        |   |   |   |
        g---g---g---g
        |   |   |   |
        g---g---g---g
        """,
    )
    game = table(city, [1, 4], [6, 4], inspector=0)
    play(game, "A1-A2-B2-B1")
    play(game, "C1-D1-D2")  # sheet 4, ticket 6: 2/2t
    assert game.pending() == (1,)
    play(game, "D2-C2-B2")  # 2
    play(game, "B1-A1#")
    assert game.pending() == ()
    assert game.tally()["seats"][0] == {"total": None, "rank": 2, "eliminated": True, "breakdown": None}
    assert sheet_of(game, 1)["traffic"] == 0

    # The same again, with seat 0 looping first.
    game = table(city, [1, 4], [6, 4, 1], inspector=1)
    play(game, "C1-C2-B2")  # seat 1
    play(game, "A1-A2-B2-B1")
    play(game, "B1-A1#")
    assert game.pending() == (1,)
    shared = {text: game.cost(game.parse(text))[1] for text in legal(game)}
    assert shared["B2-A2-A1>B1"] == 3
    assert shared["B2-B1-A1>A2"] == 3
    assert shared["B2-B1-C1#"] == 1
    assert shared["B2-B3-A3"] == 0


def test_p7_the_eliminated_take_no_more_turns_and_score_nothing() -> None:
    game = table(SQUARES, [1, 2, 3], [6, 4, 1, 2], departures=[1, 2, 4])
    play(game, "A2-A1-B1-B2")
    first_safe(game)
    first_safe(game)
    first_safe(game)
    first_safe(game)
    play(game, "B2-A2#")
    assert game.view(None)["order"] == [2, 1]
    seats: list[int] = []
    while game.pending():
        seats += game.pending()
        first_safe(game)
    assert 0 not in seats
    assert game.totals()[0] is None
    assert game.tally()["seats"][0] == {"total": None, "rank": 3, "eliminated": True, "breakdown": None}
    for viewer in (0, 1, None):
        assert game.scores(viewer)["seats"][0]["total"] is None


def test_p7_no_objective_in_the_round_of_the_elimination() -> None:
    """The fifth granny is reached in the very turn that loops: nothing is written and nothing turned."""
    city = drawn(
        "bus",
        """
        g---g---g
        |   |   |
        1---g---g
        |
        s
        """,
    )
    game = table(city, [1, 2], [6, 4, 1, 5], common=["granny", "museum"])
    play(game, "A2-A1-B1-C1")
    first_safe(game)
    first_safe(game)
    play(game, "C1-C2")
    assert sheet_of(game)["grannies"] == 4
    assert legal(game) == ["C2-B2-A2#", "C2-B2-B1#"]
    play(game, "C2-B2-A2#")
    assert sheet_of(game)["grannies"] == 5
    first_safe(game)
    assert game.round == 4
    assert game.view(None)["common"][0] == {"objective": "granny", "value": 10}
    assert sheet_of(game)["common"] == [None, None]


def test_p7_the_personal_objective_of_the_eliminated_stays_secret_in_bus() -> None:
    """S3 says so: until the end, also that of an eliminated player."""
    game = table(SQUARES, [1, 2], [6, 4, 1], personal=[4, 2])
    play(game, "A2-A1-B1-B2")
    first_safe(game)
    first_safe(game)
    play(game, "B2-A2#")
    assert not game.is_over
    assert [seat["personal"] for seat in game.view(1)["seats"]] == [None, 2]
    assert [seat["personal"] for seat in game.view(None)["seats"]] == [None, None]
    assert [seat["personal"] for seat in game.view(0)["seats"]] == [4, None]


# P13


def test_p13_when_all_are_eliminated_the_game_ends_at_once_without_a_winner() -> None:
    city = drawn(
        "bus",
        """
        1---g---g---2---g
        |   |   |   |   |
        g---g---g---g---g
        """,
    )
    game = table(city, [1, 2], [6, 12, 4, 1], common=["granny", "museum"])
    play(game, "A1-A2-B2-B1", "D1-D2-E2-E1")
    play(game, "E1-D1#")
    assert game.pending() == (0,)
    assert not game.is_over
    events = play(game, "B1-A1#")
    assert (game.phase, game.is_over, game.pending()) == ("over", True, ())
    assert [event.type for event in events] == [
        "placed",
        "eliminated",
        "personal_revealed",
        "personal_revealed",
        "game_over",
    ]
    assert happened(events, "game_over") == [{"reason": "all_eliminated", "winners": ()}]
    assert game.tally() == {
        "over": True,
        "winners": [],
        "seats": [{"total": None, "rank": 1, "eliminated": True, "breakdown": None}] * 2,
    }
    assert game.totals() == [None, None]
    with pytest.raises(IllegalAction) as refused:
        play_as(game, 0, "B1-A1#")
    assert refused.value.code == "game-over"


def play_as(game: LineGame, seat: int, text: str) -> None:
    game.apply(seat, game.parse(text))


def test_p13_the_round_is_not_finished_when_the_last_player_is_eliminated() -> None:
    """The inspector stays, no objective is awarded, nothing more is revealed."""
    game = solo(SQUARES, [6, 4, 1], common=["granny", "museum", "student"])
    play(game, "A2-A1-B1-B2")
    events = play(game, "B2-A2#")
    assert not {"inspector_passed", "ticket_revealed", "objective_reached"} & {event.type for event in events}
    assert game.round == 2
    assert game.view(None)["played"] == [6, 4]


def test_p13_if_one_player_remains_the_game_goes_on_to_round_12() -> None:
    """Seat 0 loops in round 2. Seat 1 rides on alone and wins with what it has."""
    game = table("new_york", [1, 2], [6, 4, 1, 2, 3, 5, 7, 8, 9, 10, 11, 12])
    play(game, "C2-B2-B3-C3", "F3-E3-E2-F2", "F2-F1-E1", "C3-C2#")
    alone = ["E1-D1-C1-C2>D2", "D2-D3-D4", "D4-D5-D6", "D6-E6>E7", "E7-F7-F8-E8>D8"]
    alone += ["D8-D9-D10", "D10-E10-E11", "E11-D11-D12", "D12-C12", "C12-C11-C10-B10"]
    events = []
    for number, text in enumerate(alone, 3):
        assert (game.round, game.pending(), game.is_over) == (number, (1,), False)
        assert game.view(None)["inspector"] == 1
        assert game.view(None)["order"] == [1]
        events = play(game, text)
    assert happened(events, "game_over") == [{"reason": "rounds", "winners": (1,)}]
    assert game.totals() == [None, 15]
    assert [seat["rank"] for seat in game.tally()["seats"]] == [2, 1]
    assert game.tally()["winners"] == [1]
    assert game.round == 12
    assert game.view(None)["to_come"] == []
