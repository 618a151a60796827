"""P9: entrances are circled, and crossed out for an extra marker."""

from __future__ import annotations

import pytest
from tests.rules.positions import ahead, drawn, happened, legal, play, points, sheet_of, solo, street, words_of

from allaboard.engine import IllegalAction, LineGame


def circles(game: LineGame) -> tuple[int, int]:
    found = sheet_of(game)["entrances"]
    return found["circled"], found["crossed"]


def test_p9_every_entrance_reached_is_circled() -> None:
    game = solo(street("metro", "metro student metro"), [5])
    events = ahead(game, 1)
    assert circles(game) == (2, 0)
    assert [(event["zone"], event["box"], event["stop"]) for event in happened(events, "ticked")] == [
        ("entrances", 0, "B1"),
        ("students", 0, "C1"),
        ("entrances", 1, "D1"),
    ]


def test_p9_the_departure_is_not_reached_and_not_circled() -> None:
    game = solo(street("metro", "student student"), [4])
    assert circles(game) == (0, 0)
    assert legal(game) == ["A1-A2", "A1-B1"]


def test_p9_without_a_circled_entrance_there_is_no_extra_marker() -> None:
    game = solo(street("metro", words_of("8 student")), [5, 11])
    ahead(game, 1)
    assert legal(game) == ["D1-E1-F1-G1"]


def test_p9_an_entrance_circled_this_very_turn_pays() -> None:
    game = solo(street("metro", "student metro student student"), [1])
    assert legal(game) == ["A1-A2-B2", "A1-B1-C1", "A1-B1-C1+D1"]
    events = play(game, "A1-B1-C1+D1")
    assert circles(game) == (1, 1)
    assert [event.to_json() for event in events if event.type in {"entrance_crossed", "placed"}][-2:] == [
        {"type": "entrance_crossed", "seat": 0, "box": 0},
        {"type": "placed", "seat": 0, "start": "C1", "stop": "D1", "kind": "extra", "shared": 0, "road": "plain"},
    ]
    assert sheet_of(game)["students"] == 2


def test_p9_also_one_passed_on_the_way() -> None:
    game = solo(street("metro", "metro student student student"), [1])
    assert legal(game) == ["A1-A2-B2", "A1-B1-C1", "A1-B1-C1+D1"]


def test_p9_an_entrance_circled_earlier_pays() -> None:
    game = solo(street("metro", "metro student student student"), [4, 10])
    ahead(game, 1)
    assert legal(game) == ["B1-C1", "B1-C1+D1"]
    play(game, "B1-C1+D1")
    assert circles(game) == (1, 1)


def test_p9_the_extra_marker_goes_in_any_direction_and_costs_no_box() -> None:
    city = drawn(
        "metro",
        """
        g---g---g
        |   |   |
        1---M---g
        |   |   |
        g---g---g
        """,
    )
    game = solo(city, [4])
    assert [text for text in legal(game) if text.startswith("A2-B2")] == [
        "A2-B2",
        "A2-B2+B1",
        "A2-B2+B3",
        "A2-B2+C2",
    ]
    assert {game.cost(game.parse(text)) for text in legal(game)} == {(0, 0, False)}


def test_p9_at_most_one_per_turn() -> None:
    game = solo(street("metro", words_of("8 metro")), [5, 11])
    ahead(game, 1)
    assert circles(game) == (3, 0)
    assert legal(game) == ["D1-E1-F1-G1", "D1-E1-F1-G1+H1"]
    with pytest.raises(IllegalAction) as refused:
        play(game, "D1-E1-F1-G1+H1+I1")
    assert refused.value.code == "not-a-turn"


def test_p9_an_entrance_reached_by_the_extra_marker_is_circled_too() -> None:
    game = solo(street("metro", "metro metro student"), [4, 10])
    play(game, "A1-B1+C1")
    assert circles(game) == (2, 1)
    assert legal(game) == ["C1-D1", "C1-D1+E1"]


def test_p9_the_extra_marker_comes_only_after_the_whole_shape() -> None:
    game = solo(street("metro", words_of("8 metro")), [5])
    for text in ("A1-B1+C1", "A1-B1-C1+D1"):
        with pytest.raises(IllegalAction) as refused:
            play(game, text)
        assert refused.value.code == "out-of-shape"


def test_p9_the_extra_marker_may_loop() -> None:
    city = drawn(
        "metro",
        """
        g---g---g
        |   |   |
        1---M---g
        """,
    )
    game = solo(city, [1, 4, 10])
    play(game, "A2-A1-B1", "B1-C1")
    assert legal(game) == ["C1-C2"]
    play(game, "C1-C2")
    game = solo(city, [1, 3, 4])
    play(game, "A2-A1-B1", "B1-C1-C2")
    assert legal(game) == ["C2-B2", "C2-B2+A2#", "C2-B2+B1#"]
    events = play(game, "C2-B2+B1#")
    assert happened(events, "entrance_crossed") == [{"seat": 0, "box": 0}]
    assert happened(events, "eliminated") == [{"seat": 0, "stop": "B1"}]


def test_p9_a_shape_that_loops_takes_no_extra_marker() -> None:
    city = drawn(
        "metro",
        """
        M---g---g
        |   |   |
        1---M---g
        """,
    )
    game = solo(city, [6, 4])
    play(game, "A2-A1-B1-B2")
    assert legal(game) == ["B2-A2#", "B2-C2", "B2-C2+C1"]


def test_p9_only_six_circles() -> None:
    game = solo(street("metro", words_of("8 metro")), [5, 11, 1])
    ahead(game, 3)
    assert circles(game) == (6, 0)
    assert points(game)["entrances"] == 12


def test_p9_the_seventh_entrance_is_not_told() -> None:
    game = solo(street("metro", words_of("8 metro")), [5, 11, 1])
    ahead(game, 2)
    assert happened(ahead(game, 1), "ticked") == []


# One extra marker a turn down a street of entrances.
ALL_CROSSED = ["A1-B1+C1", "C1-D1+E1", "E1-F1-G1+H1", "H1-I1-J1+K1", "K1-L1-M1+N1", "N1-O1-P1+Q1"]


def test_p9_six_circled_and_all_crossed_leave_none_to_pay_with() -> None:
    game = solo(street("metro", words_of("20 metro")), [4, 10, 1, 7, 3, 9, 5])
    seen = []
    for text in ALL_CROSSED:
        assert text in legal(game)
        play(game, text)
        seen.append(circles(game))
    assert seen == [(2, 1), (4, 2), (6, 3), (6, 4), (6, 5), (6, 6)]
    # Reaching more entrances does not help: the seventh is no circle.
    assert legal(game) == ["Q1-R1-S1-T1"]
    assert points(game)["entrances"] == 0


def test_p9_six_circled_and_five_crossed_leave_one() -> None:
    game = solo(street("metro", words_of("15 metro, 6 student")), [4, 10, 1, 7, 3, 9])
    play(game, *ALL_CROSSED[:5])
    assert circles(game) == (6, 5)
    assert legal(game) == ["N1-O1-P1", "N1-O1-P1+Q1"]
    assert points(game)["entrances"] == 2


FIVE_PAID = "metro, student, metro, student, student, metro, student, student, metro, student, student, metro, student"


@pytest.mark.parametrize(
    ("next_stops", "turns"),
    [
        ("student, metro", ["N1-O1-P1", "N1-O1-P1+Q1"]),
        ("metro, student", ["N1-O1-P1", "N1-O1-P1+Q1"]),
        ("student, student", ["N1-O1-P1"]),
    ],
)
def test_p9_five_circled_and_crossed_a_sixth_must_be_reached_first(next_stops: str, turns: list[str]) -> None:
    game = solo(street("metro", words_of(FIVE_PAID, next_stops, "4 student")), [4, 10, 1, 7, 3, 9])
    play(game, *ALL_CROSSED[:5])
    assert circles(game) == (5, 5)
    assert legal(game) == turns


def test_p9_entrances_under_departure_pawns_are_entrances_like_any_other() -> None:
    city = drawn(
        "metro",
        """
        1---2---g---g
        |   |   |   |
        g---g---g---g
        """,
    )
    game = solo(city, [4])
    assert "A1-B1+C1" in legal(game)
    play(game, "A1-B1+C1")
    assert circles(game) == (1, 1)


def test_p9_the_crossed_boxes_are_told_in_order() -> None:
    game = solo(street("metro", words_of("20 metro")), [4, 10, 1])
    events = play(game, *ALL_CROSSED[:3])
    assert happened(events, "entrance_crossed") == [
        {"seat": 0, "box": 0},
        {"seat": 0, "box": 1},
        {"seat": 0, "box": 2},
    ]


def test_p9_rome_from_its_first_departure() -> None:
    game = solo("rome", [4], departure=1)
    assert legal(game) == ["E1-D1", "E1-E2", "E1-F1"]
    game = solo("rome", [1], departure=1)
    assert [text for text in legal(game) if "+" in text] == ["E1-E2-E3+D3", "E1-E2-E3+F3"]
