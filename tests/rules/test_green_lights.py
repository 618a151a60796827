"""P8: a bus that stops at a green light goes on."""

from __future__ import annotations

from tests.rules.positions import ahead, drawn, happened, legal, play, sheet_of, solo, street, table, words_of

LIGHTS = drawn(
    "bus",
    """
    1---g---L---L---g
    |   |   |   |   |
    g---g---L---L---g
    |   |   |   |   |
    g---g---g---g---g
    """,
)


def test_p8_a_shape_that_ends_on_a_green_light_goes_on_in_any_free_direction() -> None:
    game = solo(LIGHTS, [4, 10])
    play(game, "A1-B1")
    assert legal(game)[:1] == ["B1-B2"]
    assert "B1-C1" not in legal(game)
    assert all(text.startswith("B1-C1>") for text in legal(game)[1:])


def test_p8_again_if_it_ends_on_a_green_light() -> None:
    assert [text for text in legal(solo(LIGHTS, [1])) if text.startswith("A1-B1-C1")] == [
        "A1-B1-C1>C2>B2",
        "A1-B1-C1>C2>C3",
        "A1-B1-C1>C2>D2>D1>C1#",
        "A1-B1-C1>C2>D2>D1>E1",
        "A1-B1-C1>C2>D2>D3",
        "A1-B1-C1>C2>D2>E2",
        "A1-B1-C1>D1>D2>C2>B2",
        "A1-B1-C1>D1>D2>C2>C1#",
        "A1-B1-C1>D1>D2>C2>C3",
        "A1-B1-C1>D1>D2>D3",
        "A1-B1-C1>D1>D2>E2",
        "A1-B1-C1>D1>E1",
    ]


def test_p8_the_turn_rule_does_not_apply_to_these_markers() -> None:
    """However the lights lead, only the one joint inside the shape can cost a box."""
    game = solo(LIGHTS, [1])
    costs = {text: game.cost(game.parse(text))[0] for text in legal(game)}
    assert {cost for text, cost in costs.items() if text.startswith("A1-B1-C1")} == {0}
    game = solo(LIGHTS, [2])
    costs = {text: game.cost(game.parse(text))[0] for text in legal(game)}
    assert {cost for text, cost in costs.items() if text.startswith("A1-B1-C1")} == {1}


def test_p8_also_without_boxes() -> None:
    city = drawn(
        "bus",
        """
        1---g---g---g---g---g---g---g---g---L---g
        |                               |   |   |
        g---g---g---g---g---g---g---g---g---g---g
        |
        g
        """,
    )
    game = solo(city, [6, 12, 2, 4])
    ahead(game, 3)
    assert sheet_of(game)["turn_zone"] == 5
    assert legal(game) == ["I1-I2", "I1-J1>J2", "I1-J1>K1"]


def test_p8_a_green_light_passed_on_the_way_does_nothing() -> None:
    game = solo(street("bus", "student green_light student student"), [5, 4])
    assert legal(game)[-1] == "A1-B1-C1-D1"
    events = play(game, "A1-B1-C1-D1")
    assert [event["kind"] for event in happened(events, "placed")] == ["shape"] * 3
    assert [event["stop"] for event in happened(events, "ticked")] == ["B1", "D1"]


def test_p8_the_events_tell_green_light_markers() -> None:
    game = solo(LIGHTS, [1])
    events = play(game, "A1-B1-C1>D1>D2>E2")
    assert happened(events, "placed") == [
        {"seat": 0, "start": "A1", "stop": "B1", "kind": "shape", "shared": 0, "road": "plain"},
        {"seat": 0, "start": "B1", "stop": "C1", "kind": "shape", "shared": 0, "road": "plain"},
        {"seat": 0, "start": "C1", "stop": "D1", "kind": "green_light", "shared": 0, "road": "plain"},
        {"seat": 0, "start": "D1", "stop": "D2", "kind": "green_light", "shared": 0, "road": "plain"},
        {"seat": 0, "start": "D2", "stop": "E2", "kind": "green_light", "shared": 0, "road": "plain"},
    ]
    assert sheet_of(game)["grannies"] == 2


def test_p8_it_must_go_on_even_when_the_marker_loops() -> None:
    """B2 is a green light, and from there the only road leads back to B1 on the own line."""
    city = drawn(
        "bus",
        """
        1---g---g
        |   |   |
        g   L---g
        |
        g
        """,
    )
    game = solo(city, [1, 4, 10])
    play(game, "A1-B1-C1", "C1-C2")
    assert legal(game) == ["C2-B2>B1#"]
    events = play(game, "C2-B2>B1#")
    assert [event["kind"] for event in happened(events, "placed")] == ["shape", "green_light"]
    assert happened(events, "eliminated") == [{"seat": 0, "stop": "B1"}]


def test_p8_a_loop_on_a_green_light_marker_is_legal_beside_others() -> None:
    city = drawn(
        "bus",
        """
        1---g---g
        |   |   |
        g---L---g
        """,
    )
    game = solo(city, [1, 4, 10])
    play(game, "A1-B1-C1", "C1-C2")
    assert legal(game) == ["C2-B2>A2", "C2-B2>B1#"]


def test_p8_a_shape_that_loops_onto_a_green_light_does_not_go_on() -> None:
    """The own departure is a green light, but the turn is over when the line runs into itself."""
    game = solo(LIGHTS, [6, 4])
    play(game, "A1-B1-B2-A2")
    assert legal(game) == ["A2-A1#", "A2-A3"]


def test_p8_departures_are_green_lights_like_any_other() -> None:
    city = drawn(
        "bus",
        """
        1---g---2---g---g
        |   |   |   |   |
        g---g---g---g---g
        """,
    )
    game = table(city, [1, 2], [1])
    assert [text for text in legal(game) if text.startswith("A1-B1-C1")] == ["A1-B1-C1>C2", "A1-B1-C1>D1"]


def test_p8_the_last_green_light_marker_has_the_effect_of_its_stop() -> None:
    game = solo(street("bus", "green_light green_light museum"), [4])
    play(game, "A1-B1>C1>D1")
    assert sheet_of(game)["museums"] == 1


def test_p8_the_next_turn_goes_on_from_where_the_lights_led() -> None:
    game = solo(street("bus", words_of("2 green_light, 4 student")), [4, 10])
    play(game, "A1-B1>C1>D1")
    assert legal(game) == ["D1-E1"]


def test_p8_lights_in_new_york() -> None:
    game = solo("new_york", [1], departure=1)
    assert [text for text in legal(game) if ">" in text] == [
        "C2-B2-B1>A1",
        "C2-B2-B1>C1",
        "C2-C1-B1>A1",
        "C2-C1-B1>B2",
        "C2-D2-E2>E1",
        "C2-D2-E2>E3",
        "C2-D2-E2>F2",
    ]
