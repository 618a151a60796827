"""P11: connections, which are good, and fast roads."""

from __future__ import annotations

from tests.rules.positions import ahead, drawn, happened, legal, play, points, sheet_of, solo, street, table, words_of

CROSSING = drawn(
    "metro",
    """
    1---g---g---2---g
    |   |   |   |   |
    g===g---g---3---g
    |   |   |   |   |
    g---g---g---g---g
    """,
)


def test_p11_each_marker_of_another_player_ticks_a_circle() -> None:
    game = table(CROSSING, [1, 2, 3], [7])
    play(game, "A1-B1-C1", "D1-C1-B1-B2", "D2-C2-C1-B1")
    assert [sheet_of(game, seat)["connections"] for seat in range(3)] == [0, 1, 2]
    assert [points(game, seat)["connections"] for seat in range(3)] == [0, 0, 1]


def test_p11_one_more_on_a_fast_road() -> None:
    game = solo(CROSSING, [7], rival=["A1", "A2", "B2"])
    events = play(game, "A1-A2-B2")
    assert [event["shared"] for event in happened(events, "placed")] == [1, 2]
    assert [event["road"] for event in happened(events, "placed")] == ["plain", "fast"]
    assert sheet_of(game)["connections"] == 3
    assert [event["zone"] for event in happened(events, "ticked")][:2] == ["connections", "grannies"]


def test_p11_a_road_of_the_other_colour_is_slow() -> None:
    game = solo(CROSSING, [4, 7])
    play(game, "A1-A2")
    shared = {text: game.cost(game.parse(text))[1] for text in legal(game)}
    assert shared["A2-B2-C2"] == 0


def test_p11_the_extra_marker_makes_connections_too() -> None:
    game = solo(street("metro", "metro student student", special=2), [5 - 4])
    assert legal(game) == ["A1-A2-B2", "A1-B1-C1", "A1-B1-C1+D1"]
    game = solo(street("metro", "student metro student", special=3), [1])
    play(game, "A1-B1-C1+D1")
    assert sheet_of(game)["connections"] == 3


def test_p11_nineteen_circles() -> None:
    game = solo(
        street("metro", words_of("12 student"), special=12),
        [5, 11, 1, 4, 10, 7],
        rival=[f"{column}1" for column in "ABCDEFGHIJKLM"],
    )
    ahead(game, 4)
    assert (sheet_of(game)["connections"], points(game)["connections"]) == (18, 9)
    ahead(game, 1)
    assert (sheet_of(game)["connections"], points(game)["connections"]) == (19, 10)
    ahead(game, 1)
    assert (sheet_of(game)["connections"], points(game)["connections"]) == (19, 10)


def test_p11_the_markers_of_an_eliminated_player_still_connect() -> None:
    """Seat 0 loops over B1-A1; seat 1 then shares the roads of its line, that one included."""
    city = drawn(
        "metro",
        """
        1---g---2---g
        |   |   |   |
        g---g---g---g
        |   |   |   |
        g---g---g---g
        """,
    )
    game = table(city, [1, 4], [6, 4, 1], inspector=1)
    play(game, "C1-C2-B2", "A1-A2-B2-B1", "B1-A1#")
    assert game.pending() == (1,)
    play(game, "B2-B1-A1+A2")
    assert sheet_of(game, 1)["connections"] == 3
    assert points(game, 1)["connections"] == 1
