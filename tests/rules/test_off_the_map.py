"""P6: a shape that does not fit the map."""

from __future__ import annotations

from tests.rules.positions import ahead, drawn, happened, legal, play, sheet_of, solo, street, words_of

STREET = street("bus", words_of("16 student"))
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


def test_p6_without_boxes_a_turning_shape_does_not_fit_a_straight_street() -> None:
    game = solo(STREET, [6, 12, 2, 8])
    ahead(game, 3)
    assert sheet_of(game)["turn_zone"] == 5
    assert legal(game) == ["I1-J1"]
    assert game.cost(game.parse("I1-J1")) == (0, 0, False)
    events = play(game, "I1-J1")
    assert [event.type for event in events] == ["off_map", "placed", "inspector_passed"]
    assert happened(events, "off_map") == [{"seat": 0, "stop": "I1"}]
    assert sheet_of(game)["turn_zone"] == 5


def test_p6_with_one_box_left_and_two_needed() -> None:
    """The ruling: an exhausted zone is not needed, only one that does not suffice."""
    game = solo(STREET, [6, 2, 8, 12])
    ahead(game, 3)
    assert sheet_of(game)["turn_zone"] == 4
    assert legal(game) == ["H1-I1"]
    events = play(game, "H1-I1")
    assert happened(events, "off_map") == [{"seat": 0, "stop": "H1"}]
    assert sheet_of(game)["turn_zone"] == 4


def test_p6_one_box_left_and_one_needed_fits() -> None:
    game = solo(STREET, [6, 12, 8])
    ahead(game, 2)
    assert legal(game) == ["G1-H1-I1"]
    events = play(game, "G1-H1-I1")
    assert happened(events, "off_map") == []
    assert sheet_of(game)["turn_zone"] == 5


def test_p6_two_boxes_left_and_two_needed_fits() -> None:
    game = solo(STREET, [6, 2, 12])
    ahead(game, 2)
    assert legal(game) == ["F1-G1-H1-I1"]
    assert game.cost(game.parse("F1-G1-H1-I1")) == (2, 0, False)


def test_p6_a_straight_shape_does_not_fit_round_a_corner() -> None:
    """Q1 is one stop before the corner R1; three straight markers have no room, and no box is left for the corner."""
    game = solo(STREET, [6, 12, 2, 1, 7, 3, 9, 5])
    ahead(game, 7)
    assert legal(game) == ["Q1-R1"]
    assert happened(play(game, "Q1-R1"), "off_map") == [{"seat": 0, "stop": "Q1"}]


def test_p6_a_corner_is_a_turn_so_a_turning_shape_fits_there() -> None:
    game = solo(STREET, [6, 12, 2, 1, 7, 3, 9, 8])
    ahead(game, 7)
    assert legal(game) == ["Q1-R1-R2"]
    assert happened(play(game, "Q1-R1-R2"), "off_map") == []


def test_p6_the_single_marker_goes_in_any_direction() -> None:
    game = solo(BLOCK, [6, 12, 2, 5])
    ahead(game, 3)
    assert legal(game) == ["I1-I2", "I1-J1"]


def test_p6_with_a_box_left_the_same_shape_fits() -> None:
    game = solo(BLOCK, [6, 12, 1, 5])
    ahead(game, 3)
    assert legal(game) == ["I1-I2-H2-G2"]
    assert game.cost(game.parse("I1-I2-H2-G2")) == (1, 0, False)


def test_p6_the_own_line_counts_as_free_so_it_does_not_help() -> None:
    """At J1 three straight markers would fit over the own stop H1: the loop is forced."""
    game = solo(BLOCK, [6, 12, 2, 8, 4, 5])
    play(game, "A1-B1-C1-D1", "D1-E1-F1-G1", "G1-H1-H2", "H2-I2-J2", "J2-J1")
    assert sheet_of(game)["turn_zone"] == 5
    assert legal(game) == ["J1-I1-H1#"]
    events = play(game, "J1-I1-H1#")
    assert happened(events, "off_map") == []
    assert happened(events, "eliminated") == [{"seat": 0, "stop": "H1"}]


def test_p6_the_same_with_a_box_left_also_runs_into_the_line_at_the_corner() -> None:
    game = solo(BLOCK, [6, 12, 2, 1, 4, 5])
    play(game, "A1-B1-C1-D1", "D1-E1-F1-G1", "G1-H1-H2", "H2-I2-J2", "J2-J1")
    assert sheet_of(game)["turn_zone"] == 4
    assert legal(game) == ["J1-I1-H1#", "J1-I1-I2#"]


def test_p6_only_straight_back_is_not_free_in_the_test() -> None:
    """At J2, come from J1, there is no straight way of three but west; at J1, come from I1, there is none at all."""
    game = solo(BLOCK, [6, 12, 2, 4, 5])
    play(game, "A1-B1-C1-D1", "D1-E1-F1-G1", "G1-H1-I1", "I1-J1")
    assert legal(game) == ["J1-J2"]
    play(game, "J1-J2")
    assert game.round == 6


def test_p6_the_single_marker_may_run_into_the_own_line() -> None:
    """At J2, come from I2, three straight markers fit nowhere: up is one road, then the map ends."""
    game = solo(BLOCK, [6, 12, 8, 3, 5])
    play(game, "A1-B1-C1-D1", "D1-E1-F1-G1", "G1-H1-I1", "I1-I2-J2")
    assert sheet_of(game)["turn_zone"] == 5
    assert legal(game) == ["J2-J1"]
    play(game, "J2-J1")
    assert game.round == 6

    game = solo(BLOCK, [6, 12, 8, 3, 5, 11])
    play(game, "A1-B1-C1-D1", "D1-E1-F1-G1", "G1-H1-I1", "I1-J1-J2")
    # West from J2 there is room for three: no single marker, and the first turn that fits is the only one.
    assert legal(game) == ["J2-I2-H2-G2"]


def test_p6_off_the_map_with_the_own_line_beside() -> None:
    """At J2, come from I2 after I1: `J2-J1` is off the map; at J1 the only way is I1, on the own line."""
    game = solo(BLOCK, [6, 12, 8, 3, 5, 11])
    play(game, "A1-B1-C1-D1", "D1-E1-F1-G1", "G1-H1-I1", "I1-I2-J2", "J2-J1")
    # Straight over the own stops I1, H1 and G1 three markers fit, so P6 is no way out.
    assert legal(game) == ["J1-I1#"]


def test_p6_the_single_marker_still_goes_on_from_a_green_light() -> None:
    city = street("bus", words_of("8 student, green_light, 3 student"))
    game = solo(city, [6, 12, 2, 8])
    ahead(game, 3)
    assert legal(game) == ["I1-J1>K1"]
    events = play(game, "I1-J1>K1")
    assert [event["kind"] for event in happened(events, "placed")] == ["shape", "green_light"]
    assert len(happened(events, "off_map")) == 1


def test_p6_the_single_marker_may_be_followed_by_an_extra_one() -> None:
    city = street("metro", words_of("8 student, metro, 3 student"))
    game = solo(city, [6, 12, 2, 8])
    ahead(game, 3)
    assert legal(game) == ["I1-J1", "I1-J1+K1"]


def test_p6_the_view_still_names_the_shape_of_the_ticket() -> None:
    game = solo(STREET, [6, 12, 2, 8])
    ahead(game, 3)
    assert game.view(0)["seats"][0]["shape"] == "2t"
