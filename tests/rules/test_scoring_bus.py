"""F: the final scoring of Bus, every table from end to end."""

from __future__ import annotations

import pytest
from tests.rules.positions import points, sheet_of, travel, words_of

ZONES = ["turn_zone", "grannies", "students", "tourists", "professionals", "common", "personal", "traffic"]


def test_f10_the_breakdown_has_these_parts_and_they_add_up_to_the_total() -> None:
    game = travel("bus", words_of("4 granny, 2 student, university, 3 tourist, 2 professional, office"))
    breakdown = points(game)
    assert list(breakdown) == ZONES
    assert list(breakdown.values()) == [0, 5, 2, 7, 4, 0, 0, 0]
    assert game.totals() == [5 + 2 + 7 + 4]


def test_f1_an_untouched_turn_zone_costs_nothing() -> None:
    assert points(travel("bus", "granny"))["turn_zone"] == 0


@pytest.mark.parametrize(
    ("grannies", "worth"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 9), (7, 12), (8, 15), (9, 15)]
)
def test_f2_grannies_score_for_each_ticked_box(grannies: int, worth: int) -> None:
    words = words_of(f"{grannies} granny") if grannies else "student"
    assert points(travel("bus", words))["grannies"] == worth


@pytest.mark.parametrize("students", [1, 5, 6, 7])
@pytest.mark.parametrize("universities", [0, 1, 3, 4, 5])
def test_f3_students_times_universities(students: int, universities: int) -> None:
    words = words_of(f"{students} student") + (" " + words_of(f"{universities} university") if universities else "")
    assert points(travel("bus", words))["students"] == min(students, 6) * min(universities, 4)


def test_f3_interns_count_like_students() -> None:
    words = words_of("student, 3 professional, office, 3 professional, office, 2 university")
    assert points(travel("bus", words))["students"] == (1 + 2) * 2


def test_f3_universities_without_students_are_worth_nothing() -> None:
    assert points(travel("bus", words_of("4 university")))["students"] == 0


def test_f3_the_university_spot_is_added() -> None:
    assert points(travel("bus", words_of("3 student, university*, university")))["students"] == 3 * 2 + 3


def test_f3_the_spot_alone_scores_even_when_it_was_reached_early() -> None:
    assert points(travel("bus", words_of("student, university*, 3 student")))["students"] == 4 * 1 + 1


@pytest.mark.parametrize(("tourists", "worth"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7)])
def test_f4_the_open_row_counts_half_rounded_down(tourists: int, worth: int) -> None:
    words = words_of(f"{tourists} tourist") if tourists else "granny"
    assert points(travel("bus", words))["tourists"] == worth


@pytest.mark.parametrize(("open_ones", "half"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7)])
def test_f4_closed_rows_count_in_full_and_the_open_one_half(open_ones: int, half: int) -> None:
    words = words_of("4 tourist, monument, 2 tourist, museum")
    if open_ones:
        words += " " + words_of(f"{open_ones} tourist")
    assert points(travel("bus", words))["tourists"] == 14 + 5 + half


def test_f4_three_closed_rows_and_nothing_open() -> None:
    words = words_of("2 tourist+tourist, museum, 2 tourist+tourist, museum, 2 tourist+tourist, museum, tourist")
    assert points(travel("bus", words))["tourists"] == 3 * 14


def test_f4_the_higher_of_the_two_tourist_spots_is_added() -> None:
    light_higher = travel("bus", words_of("tourist, museum*, 2 tourist, monument*"))
    dark_higher = travel("bus", words_of("tourist, monument*, 2 tourist, museum*"))
    assert points(light_higher)["tourists"] == 2 + 5 + 3
    assert points(dark_higher)["tourists"] == 2 + 5 + 3


def test_f4_equal_spots_count_once() -> None:
    game = travel("bus", words_of("2 tourist, monument*, museum*"))
    assert sheet_of(game)["spots"]["monument"] == sheet_of(game)["spots"]["museum"] == 2
    assert points(game)["tourists"] == 5 + 2


@pytest.mark.parametrize("place", ["monument", "museum"])
def test_f4_one_tourist_spot_alone_counts(place: str) -> None:
    assert points(travel("bus", words_of(f"3 tourist, {place}*, tourist")))["tourists"] == 9 + 1 + 3


@pytest.mark.parametrize(("professionals", "worth"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_f5_the_open_row_of_professionals_counts_half_and_brings_no_bonus(professionals: int, worth: int) -> None:
    game = travel("bus", words_of(f"{professionals} professional"))
    assert points(game)["professionals"] == worth
    sheet = sheet_of(game)
    assert (sheet["grannies"], sheet["interns"], sheet["tourists"]["ticks"]) == (0, 0, [0, 0, 0])


def test_f5_closed_rows_half_of_the_open_one_and_the_office_spot() -> None:
    words = words_of("3 professional, office, professional, office*, 2 professional")
    assert points(travel("bus", words))["professionals"] == 6 + 2 + 2 + 4


def test_f5_three_closed_rows() -> None:
    words = words_of("3 professional, office, 3 professional, office, 3 professional, office, professional")
    assert points(travel("bus", words))["professionals"] == 18


@pytest.mark.parametrize(("letters", "worth"), [("", 0), ("a", 0), ("ab", 0), ("bc", 0), ("cba", 10)])
def test_f7_all_three_lettered_stops_or_nothing(letters: str, worth: int) -> None:
    words = " ".join(["student", *(f"student={letter}" for letter in letters)])
    assert points(travel("bus", words))["personal"] == worth


def test_f7_other_letters_do_not_help() -> None:
    assert points(travel("bus", "student=a student=b student=d student=e student=f"))["personal"] == 0
    assert points(travel("bus", "student=a student=b student=d student=e student=f", personal=3))["personal"] == 10


# 0 −1 0 −1 0 −1, then −1 for each of the other thirteen.
TRAFFIC = [0, 0, -1, -1, -2, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16]


@pytest.mark.parametrize("boxes", range(20))
def test_f8_traffic_after_every_number_of_boxes(boxes: int) -> None:
    game = travel("bus", words_of("16 student"), met=min(boxes, 16), special=max(0, boxes - 16))
    assert sheet_of(game)["traffic"] == boxes
    assert points(game)["traffic"] == TRAFFIC[boxes]


def test_f8_the_nineteenth_box_is_the_last() -> None:
    game = travel("bus", words_of("16 student"), met=16, special=16)
    assert sheet_of(game)["traffic"] == 19
    assert points(game)["traffic"] == -16


def test_f9_bus_has_no_entrances() -> None:
    assert "entrances" not in points(travel("bus", "granny"))
    assert "entrances" not in sheet_of(travel("bus", "granny"))


def test_f10_a_total_may_be_negative() -> None:
    game = travel("bus", words_of("16 office"), met=16, special=3)
    assert game.totals() == [-16]
    assert game.tally()["seats"][0]["total"] == -16
