"""P1-P5, P12: how markers are placed, and what a joint costs."""

from __future__ import annotations

import pytest
from tests.rules.positions import ahead, drawn, happened, legal, play, sheet_of, solo, street, words_of

from allaboard.engine import IllegalAction

GRID = drawn(
    "bus",
    """
    g---s---g---s---g
    |   |   |   |   |
    s---t---s---t---s
    |   |   |   |   |
    g---s---1---s---g
    |   |   |   |   |
    s---t---s---t---s
    |   |   |   |   |
    g---s---g---s---g
    """,
)
# A long straight street with a block of houses at its end.
AVENUE = drawn(
    "bus",
    """
    1---g---g---g---g---g---g---g---g---g---g---g
    |                               |   |   |   |
    g---g---g---g---g---g---g---g---g---g---g---g
    |                               |   |   |   |
    g                               g---g---g---g
    """,
)


def costs(game_tickets: list[int], *before: str) -> dict[str, int]:
    """The legal turns after these, with the boxes of the turn zone that each ticks."""
    game = solo(GRID, game_tickets)
    play(game, *before)
    return {text: game.cost(game.parse(text))[0] for text in legal(game)}


# P1


def test_p1_in_round_1_the_first_marker_starts_at_the_departure() -> None:
    assert legal(solo(GRID, [4])) == ["C3-B3", "C3-C2", "C3-C4", "C3-D3"]


def test_p1_later_it_continues_from_the_end_of_the_line() -> None:
    game = solo(GRID, [4, 10])
    play(game, "C3-B3")
    assert legal(game) == ["B3-A3", "B3-B2", "B3-B4"]


def test_p1_a_turn_that_starts_elsewhere_is_refused() -> None:
    game = solo(GRID, [4, 10])
    play(game, "C3-B3")
    with pytest.raises(IllegalAction) as refused:
        play(game, "C3-D3")
    assert refused.value.code == "wrong-start"
    assert str(refused.value) == "C3-D3 starts at C3, but the line ends at B3"


# P2


@pytest.mark.parametrize(("ticket", "markers"), [(4, 1), (1, 2), (2, 2), (3, 2), (5, 3), (6, 3)])
def test_p2_exactly_as_many_markers_as_the_shape_says(ticket: int, markers: int) -> None:
    assert {text.count("-") for text in legal(solo(GRID, [ticket]))} == {markers}


@pytest.mark.parametrize("text", ["C3-B3", "C3-B3-A3-A2"])
def test_p2_fewer_or_more_are_refused(text: str) -> None:
    game = solo(GRID, [1])
    with pytest.raises(IllegalAction) as refused:
        play(game, text)
    assert refused.value.code == "out-of-shape"


def test_p2_markers_lie_one_after_the_other_along_roads() -> None:
    game = solo(GRID, [1])
    for text, code, message in [
        ("C3-C5-C4", "not-a-road", "C3-C5 is not a road in testville"),
        ("C3-B3-Z9", "no-stop", "Z9 is not a stop in testville"),
        ("C3-B3-D3", "not-a-road", "B3-D3 is not a road in testville"),
    ]:
        with pytest.raises(IllegalAction) as refused:
            play(game, text)
        assert (refused.value.code, str(refused.value)) == (code, message)


def test_p2_going_straight_back_is_impossible_within_a_turn_and_after_it() -> None:
    game = solo(GRID, [5, 4])
    assert not [text for text in legal(game) if text.split("-")[0] == text.split("-")[2]]
    play(game, "C3-D3-E3-E2")
    assert legal(game) == ["E2-D2", "E2-E1"]
    for text in ("E2-E3", "E2-E3#"):
        with pytest.raises(IllegalAction):
            play(game, text)


# P3


def test_p3_inner_joints_count_whatever_the_line_did_before() -> None:
    """The line comes from the east; going on west, north or south with the first marker costs nothing."""
    assert costs([4, 1], "C3-B3") == {
        "B3-A3-A2": 1,
        "B3-A3-A4": 1,
        "B3-B2-A2": 1,
        "B3-B2-B1": 0,
        "B3-B2-C2": 1,
        "B3-B4-A4": 1,
        "B3-B4-B5": 0,
        "B3-B4-C4": 1,
    }


def test_p3_left_or_right_is_free() -> None:
    found = costs([6])
    assert [text for text in found if text.startswith("C3-C2-") and found[text] == 0] == [
        "C3-C2-B2-B1",
        "C3-C2-B2-B3",
        "C3-C2-D2-D1",
        "C3-C2-D2-D3",
    ]


@pytest.mark.parametrize(
    ("text", "straight", "turning"),
    [("C3-B3-A3-A2", 1, 1), ("C3-B3-B2-B1", 1, 1), ("C3-B3-B2-A2", 2, 0), ("C3-C2-C1-B1", 1, 1)],
)
def test_p3_each_of_the_two_inner_joints_counts(text: str, straight: int, turning: int) -> None:
    assert costs([5])[text] == straight
    assert costs([6])[text] == turning


# P4


def test_p4_either_shape_may_be_picked() -> None:
    found = costs([3])
    assert set(found.values()) == {0}
    assert {"C3-B3-A3", "C3-B3-B2", "C3-C4-D4", "C3-C4-C5"} < set(found)
    assert len(found) == 12


# P5


def test_p5_each_joint_that_differs_costs_one_box_left_to_right() -> None:
    game = solo(GRID, [6, 2])
    events = play(game, "C3-B3-A3-A2")
    assert happened(events, "ticked")[:2] == [
        {"seat": 0, "zone": "students", "row": None, "box": 0, "stop": "B3"},
        {"seat": 0, "zone": "turn_zone", "row": None, "box": 0, "stop": "A3"},
    ]
    events = play(game, "A2-B2-C2")
    assert [event["box"] for event in happened(events, "ticked") if event["zone"] == "turn_zone"] == [1]
    assert sheet_of(game)["turn_zone"] == 2


def test_p5_a_joint_ticks_its_box_before_the_next_stop_has_its_effect() -> None:
    events = play(solo(GRID, [1]), "C3-B3-B2")
    assert [event.type for event in events][:5] == ["placed", "ticked", "placed", "ticked", "ticked"]
    assert [event["zone"] for event in happened(events, "ticked")] == ["students", "turn_zone", "tourists"]


def test_p5_length_never_changes() -> None:
    game = solo(GRID, [5])
    assert {text.count("-") for text in legal(game)} == {3}


def at_the_block(boxes: int, ticket: int) -> dict[str, int]:
    """The line stands at the block I1 with so many boxes left: its turns for this ticket, and their cost."""
    start = {0: [6, 12, 2], 1: [6, 12, 1], 2: [6, 2, 11], 3: [6, 5, 7]}[boxes]
    game = solo(AVENUE, [*start, ticket])
    ahead(game, 3)
    assert sheet_of(game)["turn_zone"] == 5 - boxes
    return {text: game.cost(game.parse(text))[0] for text in legal(game)}


def test_p5_without_boxes_only_the_shape_itself_is_legal() -> None:
    assert at_the_block(0, 1) == {"I1-I2-I3": 0, "I1-J1-K1": 0}
    assert at_the_block(0, 8) == {"I1-I2-H2": 0, "I1-I2-J2": 0, "I1-J1-J2": 0}
    assert at_the_block(0, 5) == {"I1-J1-K1-L1": 0}
    assert at_the_block(0, 3) == {
        "I1-I2-H2": 0,
        "I1-I2-I3": 0,
        "I1-I2-J2": 0,
        "I1-J1-J2": 0,
        "I1-J1-K1": 0,
    }


def test_p5_one_box_buys_one_joint() -> None:
    assert at_the_block(1, 8) == {
        "I1-I2-H2": 0,
        "I1-I2-I3": 1,
        "I1-I2-J2": 0,
        "I1-J1-J2": 0,
        "I1-J1-K1": 1,
    }
    assert at_the_block(1, 5) == {
        "I1-I2-H2-G2": 1,
        "I1-I2-I3-J3": 1,
        "I1-I2-J2-K2": 1,
        "I1-J1-J2-J3": 1,
        "I1-J1-K1-K2": 1,
        "I1-J1-K1-L1": 0,
    }


def test_p5_two_boxes_buy_both_joints() -> None:
    found = at_the_block(2, 5)
    assert found["I1-J1-J2-K2"] == 2
    assert found["I1-J1-J2-I2"] == 2
    assert set(found.values()) == {0, 1, 2}
    assert at_the_block(3, 11) == found


def test_p5_five_boxes_for_the_whole_game() -> None:
    game = solo(street("bus", words_of("12 student")), [6, 12, 2, 8])
    ahead(game, 4)
    assert sheet_of(game)["turn_zone"] == 5


# P12


def test_p12_markers_never_run_out() -> None:
    """32 are printed; green lights make a longer line."""
    city = street("bus", words_of("22 green_light"))
    game = solo(city, [4, 5, 11, 1, 7])
    play(game, "A1-B1>" + ">".join(f"{column}1" for column in "CDEFGHIJKLMNOPQRSTUVWX"))
    assert len(game.view(None)["seats"][0]["line"]) == 24
    while game.pending():
        play(game, next(text for text in legal(game) if "#" not in text))
    line = game.view(None)["seats"][0]["line"]
    assert len(line) - 1 > 32
    assert len(set(line)) == len(line)
