"""P10: meeting other buses, and New York's black roads."""

from __future__ import annotations

from tests.rules.positions import ahead, drawn, happened, legal, play, points, sheet_of, solo, street, table, words_of

from allaboard.boards.loader import load

CROSSING = drawn(
    "bus",
    """
    1---g---g---2---g
    |   |   |   |   |
    g===g---g---3---g
    |   |   |   |   |
    g---g---g---g---g
    """,
)


def test_p10_black_road_adds_one_box() -> None:
    game = solo(CROSSING, [1])
    shared = {text: game.cost(game.parse(text))[1] for text in legal(game)}
    assert shared == {"A1-A2-A3": 0, "A1-A2-B2": 1, "A1-B1-B2": 0, "A1-B1-C1": 0}
    events = play(game, "A1-A2-B2")
    assert [event["shared"] for event in happened(events, "placed")] == [0, 1]
    assert sheet_of(game)["traffic"] == 1


def test_p10_each_marker_of_another_player_ticks_one_box() -> None:
    """Seat 2 takes the road B1-C1 after seats 0 and 1 have."""
    game = table(CROSSING, [1, 2, 3], [1, 7, 4, 5], common=["granny", "museum"])
    play(game, "A1-B1-C1")
    shared = {text: game.cost(game.parse(text))[1] for text in legal(game)}
    assert shared["D1-C1-B1-A1>A2"] == 2
    play(game, "D1-C1-B1-B2")
    assert sheet_of(game, 1)["traffic"] == 1
    shared = {text: game.cost(game.parse(text))[1] for text in legal(game)}
    assert shared["D2-C2-B2-B1"] == 1
    play(game, "D2-C2-C1-B1")
    assert sheet_of(game, 2)["traffic"] == 2
    assert sheet_of(game, 0)["traffic"] == 0


def test_p10_only_markers_already_there_count() -> None:
    """Whoever came first ticks nothing, then or later."""
    game = table(CROSSING, [1, 2, 3], [1])
    play(game, "A1-B1-C1", "D1-C1-B1-B2", "D2-C2-C1-B1")
    assert [sheet_of(game, seat)["traffic"] for seat in range(3)] == [0, 1, 2]


def test_p10_a_jammed_road_with_others_on_it_adds_up() -> None:
    game = solo(CROSSING, [1], rival=["A1", "A2", "B2"])
    events = play(game, "A1-A2-B2")
    assert [event["shared"] for event in happened(events, "placed")] == [1, 2]
    assert [event["road"] for event in happened(events, "placed")] == ["plain", "jammed"]
    assert [event["box"] for event in happened(events, "ticked") if event["zone"] == "traffic"] == [0, 1, 2]
    assert sheet_of(game)["traffic"] == 3
    assert points(game)["traffic"] == -1


def test_p10_green_light_markers_make_traffic_too() -> None:
    city = street("bus", "green_light green_light student", special=3)
    game = solo(city, [4])
    play(game, "A1-B1>C1>D1")
    assert sheet_of(game)["traffic"] == 3


def test_p10_beyond_the_last_box_nothing_happens() -> None:
    """Two boxes a marker: after nine markers 18 are ticked, the tenth ticks the last one only."""
    game = solo(
        street("bus", words_of("12 student"), special=12),
        [5, 11, 1, 4, 10, 7],
        rival=[f"{column}1" for column in "ABCDEFGHIJKLM"],
    )
    ahead(game, 4)
    assert sheet_of(game)["traffic"] == 18
    events = ahead(game, 1)
    assert happened(events, "placed")[0]["shared"] == 2
    assert [event["box"] for event in happened(events, "ticked") if event["zone"] == "traffic"] == [18]
    assert sheet_of(game)["traffic"] == 19
    events = ahead(game, 1)
    assert [event for event in happened(events, "ticked") if event["zone"] == "traffic"] == []
    assert [event["shared"] for event in happened(events, "placed")] == [2, 2]
    assert sheet_of(game)["traffic"] == 19
    assert points(game)["traffic"] == -16


def test_p10_the_cost_of_a_turn_is_told_before_the_cap() -> None:
    game = solo(
        street("bus", words_of("16 student"), special=16),
        [5, 11, 1, 7, 3],
        rival=[f"{column}1" for column in "ABCDEFGHIJKLMNO"],
    )
    ahead(game, 4)
    assert game.cost(game.parse("K1-L1-M1")) == (0, 4, False)


def test_p10_a_marker_ticks_traffic_before_its_stop_has_its_effect() -> None:
    events = ahead(solo(street("bus", "granny", special=1), [4]), 1)
    assert [event["zone"] for event in happened(events, "ticked")] == ["traffic", "grannies"]


def test_p10_new_york_has_sixteen_black_roads_and_london_none() -> None:
    assert len(load("new_york").jammed_roads) == 16
    assert load("london").jammed_roads == ()


def test_p10_black_roads_of_new_york() -> None:
    """C4-D4 is black; the roads around it are not."""
    game = solo("new_york", [5, 4], departure=1)
    play(game, "C2-C3-C4-D4")
    assert sheet_of(game)["traffic"] == 1
    assert {text: game.cost(game.parse(text))[1] for text in legal(game)} == {
        "D4-D3": 0,
        "D4-D5>D6": 0,
        "D4-D5>E5": 0,
        "D4-E4": 0,
    }
