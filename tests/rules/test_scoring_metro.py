"""F: the final scoring of Metro, every table from end to end."""

from __future__ import annotations

import pytest
from tests.rules.positions import ahead, play, points, sheet_of, solo, street, travel, words_of

ZONES = ["entrances", "turn_zone", "grannies", "students", "tourists", "flirts", "common", "personal", "connections"]


def test_f10_the_breakdown_has_these_parts_and_they_add_up_to_the_total() -> None:
    words = words_of("metro, 2 granny, 3 student, 2 cinema, 2 tourist, opera, flirt_dark, restaurant, granny=a")
    game = travel("metro", words, met=4)
    breakdown = points(game)
    assert list(breakdown) == ZONES
    assert list(breakdown.values()) == [2, 0, 3, 6, 5, 2, 0, 2, 2]
    assert game.totals() == [22]


@pytest.mark.parametrize(
    ("grannies", "worth"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 9), (7, 12), (8, 15), (9, 15)]
)
def test_f2_grannies_score_as_in_bus(grannies: int, worth: int) -> None:
    assert points(travel("metro", words_of(f"{grannies} granny")))["grannies"] == worth


@pytest.mark.parametrize("students", [1, 6, 7])
@pytest.mark.parametrize("cinemas", [1, 2, 4, 5])
def test_f3_students_times_cinemas(students: int, cinemas: int) -> None:
    words = words_of(f"{students} student, {cinemas} cinema")
    assert points(travel("metro", words))["students"] == min(students, 6) * min(cinemas, 4)


@pytest.mark.parametrize(("tourists", "worth"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 7)])
def test_f4_the_open_row_counts_half_rounded_down(tourists: int, worth: int) -> None:
    assert points(travel("metro", words_of(f"{tourists} tourist")))["tourists"] == worth


def test_f4_closed_rows_count_in_full() -> None:
    words = words_of("4 tourist, opera, 3 tourist, theater, 2 tourist, opera")
    assert points(travel("metro", words))["tourists"] == 14 + 9 + 5


@pytest.mark.parametrize(
    ("words", "worth"),
    [
        ("flirt_light", 1),
        ("flirt_dark", 1),
        ("2 flirt_dark", 2),
        ("flirt_light, flirt_dark", 3),
        ("2 flirt_light, flirt_dark", 4),
        ("2 flirt_light, 2 flirt_dark", 6),
    ],
)
def test_f5_half_of_the_open_row_of_flirts(words: str, worth: int) -> None:
    assert points(travel("metro", words_of(words)))["flirts"] == worth


def test_f5_closed_rows_of_flirts_and_half_of_the_open_one() -> None:
    words = words_of("flirt_light, flirt_dark, restaurant, flirt_dark, restaurant, flirt_light, flirt_dark")
    assert points(travel("metro", words))["flirts"] == 6 + 2 + 3


def test_f7_none_one_two_or_three_stops() -> None:
    streets = ["student", "student=a", "student=a student=c", "student=b student=a student=c"]
    assert [points(travel("metro", words))["personal"] for words in streets] == [0, 2, 5, 10]


# Points after k ticked circles, k = 1 ... 19.
CONNECTIONS = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 10]


@pytest.mark.parametrize("circles", range(20))
def test_f8_connections_after_every_number_of_circles(circles: int) -> None:
    game = travel("metro", words_of("16 student"), met=min(circles, 16), special=max(0, circles - 16))
    assert sheet_of(game)["connections"] == circles
    assert points(game)["connections"] == CONNECTIONS[circles]


def test_f8_the_nineteenth_circle_is_the_last() -> None:
    game = travel("metro", words_of("16 student"), met=16, special=16)
    assert sheet_of(game)["connections"] == 19
    assert points(game)["connections"] == 10


@pytest.mark.parametrize(("entrances", "worth"), [(1, 2), (2, 4), (5, 10), (6, 12), (7, 12), (9, 12)])
def test_f9_two_points_for_each_circled_entrance(entrances: int, worth: int) -> None:
    assert points(travel("metro", words_of(f"{entrances} metro")))["entrances"] == worth


def test_f9_a_crossed_out_entrance_is_worth_nothing() -> None:
    game = solo(street("metro", words_of("3 metro, 3 granny")), [5, 4])
    play(game, "A1-B1-C1-D1+E1")
    assert sheet_of(game)["entrances"] == {"circled": 3, "crossed": 1}
    assert points(game)["entrances"] == 4
    play(game, "E1-F1+G1")
    assert sheet_of(game)["entrances"] == {"circled": 3, "crossed": 2}
    assert points(game)["entrances"] == 2


def test_f1_a_turn_zone_costs_the_same_as_in_bus() -> None:
    game = solo(street("metro", words_of("8 student")), [6, 12, 2])
    ahead(game, 3)
    assert points(game)["turn_zone"] == -10
