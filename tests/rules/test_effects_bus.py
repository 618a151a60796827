"""E5 and E7: professionals, offices, interns and sightseeing spots."""

from __future__ import annotations

import pytest
from tests.rules.positions import ahead, happened, points, sheet_of, solo, street, travel, words_of

# E5


@pytest.mark.parametrize(("reached", "ticked"), [(1, 1), (2, 2), (3, 3), (4, 3), (6, 3)])
def test_e5_professionals_fill_a_row_of_three(reached: int, ticked: int) -> None:
    seen = sheet_of(travel("bus", words_of(f"{reached} professional")))["professionals"]
    assert seen == {"ticks": [ticked, 0, 0], "open": 0, "points": 0}


@pytest.mark.parametrize(("ticks", "worth"), [(1, 2), (2, 4), (3, 6), (4, 6)])
def test_e5_an_office_closes_the_row_for_two_points_a_box(ticks: int, worth: int) -> None:
    seen = sheet_of(travel("bus", words_of(f"{ticks} professional, office")))["professionals"]
    assert seen == {"ticks": [min(ticks, 3), 0, 0], "open": 1, "points": worth}


@pytest.mark.parametrize(
    ("ticks", "bonus", "zone"), [(1, "granny", "grannies"), (2, "tourist", "tourists"), (3, "intern", "interns")]
)
def test_e5_the_bonus_passenger_stands_under_the_last_ticked_box(ticks: int, bonus: str, zone: str) -> None:
    game = solo(street("bus", words_of(f"{ticks} professional, office")), [1, 7] if ticks == 3 else [5])
    if ticks == 1:
        game = solo(street("bus", "professional office"), [1])
    events = ahead(game, len(game.deal.setup.tickets))
    office = f"{'ABCDE'[ticks + 1]}1"
    told = [event.to_json() for event in events if getattr(event, "stop", "") == office][1:]
    closed = {"zone": "professionals", "row": 0, "box": ticks - 1, "points": 2 * ticks}
    assert told == [
        {"type": "row_closed", "seat": 0, **closed, "stop": office},
        {"type": "bonus", "seat": 0, "passenger": bonus, "stop": office},
        {
            "type": "ticked",
            "seat": 0,
            "zone": zone,
            "row": 0 if zone == "tourists" else None,
            "box": 0,
            "stop": office,
        },
    ]


def test_e5_an_office_without_a_tick_closes_nothing_and_brings_nobody() -> None:
    game = travel("bus", "office office professional office office")
    sheet = sheet_of(game)
    assert sheet["professionals"] == {"ticks": [1, 0, 0], "open": 1, "points": 2}
    assert sheet["grannies"] == 1


def test_e5_rows_go_on_below_and_end_after_three() -> None:
    words = words_of("professional, office, 2 professional, office, 3 professional, office, professional, office")
    sheet = sheet_of(travel("bus", words))
    assert sheet["professionals"] == {"ticks": [1, 2, 3], "open": 3, "points": 12}
    assert (sheet["grannies"], sheet["tourists"]["ticks"], sheet["interns"]) == (1, [1, 0, 0], 1)


def test_e5_only_the_bonus_fills_the_three_intern_boxes() -> None:
    words = words_of("student", "3 professional, office", "3 professional, office", "3 professional, office")
    sheet = sheet_of(travel("bus", words))
    assert (sheet["students"], sheet["interns"]) == (1, 3)


def test_e5_a_full_student_zone_leaves_the_intern_boxes_alone() -> None:
    sheet = sheet_of(travel("bus", words_of("4 student+student, student, 3 professional, office")))
    assert (sheet["students"], sheet["interns"]) == (6, 1)


def test_e5_a_bonus_granny_finds_no_box_in_a_full_zone() -> None:
    city = street("bus", words_of("4 granny+granny, professional, office"))
    game = solo(city, [5, 11])
    events = ahead(game, 2)
    assert sheet_of(game)["grannies"] == 8
    assert happened(events, "bonus") == [{"seat": 0, "passenger": "granny", "stop": "G1"}]
    assert [event for event in happened(events, "ticked") if event["stop"] == "G1"] == []


def test_e5_a_bonus_tourist_finds_no_box_in_a_full_row() -> None:
    sheet = sheet_of(travel("bus", words_of("2 tourist+tourist, 2 professional, office")))
    assert sheet["tourists"] == {"ticks": [4, 0, 0], "open": 0, "points": 0}
    assert sheet["professionals"]["points"] == 4


def test_e5_a_bonus_tourist_finds_no_row_when_all_are_closed() -> None:
    words = words_of("tourist, museum, tourist, museum, tourist, museum, 2 professional, office")
    sheet = sheet_of(travel("bus", words))
    assert sheet["tourists"] == {"ticks": [1, 1, 1], "open": 3, "points": 6}


def test_e5_a_bonus_tourist_takes_the_next_box_of_the_open_row() -> None:
    sheet = sheet_of(travel("bus", words_of("tourist, monument, tourist, 2 professional, office, museum")))
    assert sheet["tourists"] == {"ticks": [1, 2, 0], "open": 2, "points": 2 + 5}


def test_e5_two_professionals_at_one_stop() -> None:
    sheet = sheet_of(travel("bus", words_of("professional+professional, professional+granny, office")))
    assert sheet["professionals"]["points"] == 6
    assert (sheet["interns"], sheet["grannies"]) == (1, 1)


# E7


def test_e7_the_university_spot_writes_students_with_interns() -> None:
    game = travel("bus", words_of("2 student, 3 professional, office, university*, 2 student"))
    assert sheet_of(game)["spots"] == {"university": 3, "monument": None, "museum": None, "office": None}
    assert points(game)["students"] == (4 + 1) * 1 + 3


def test_e7_the_office_spot_writes_the_professionals_of_all_rows() -> None:
    game = travel("bus", words_of("professional, office, 2 professional, office*, professional"))
    assert sheet_of(game)["spots"]["office"] == 3
    assert points(game)["professionals"] == 2 + 4 + 1 + 3


def test_e7_the_two_tourist_spots_have_a_space_each() -> None:
    game = travel("bus", words_of("3 tourist, museum*, tourist, monument*, tourist"))
    assert sheet_of(game)["spots"] == {"university": None, "monument": 4, "museum": 3, "office": None}


def test_e7_a_spot_may_write_nothing_but_a_nought() -> None:
    game = travel("bus", "office* monument* museum* university*")
    assert sheet_of(game)["spots"] == {"university": 0, "monument": 0, "museum": 0, "office": 0}
    assert sum(value or 0 for value in points(game).values()) == 0


def test_e7_ticked_passengers_count_not_those_that_found_no_box() -> None:
    assert sheet_of(travel("bus", words_of("5 tourist, monument*")))["spots"]["monument"] == 4
    assert sheet_of(travel("bus", words_of("4 professional, office*")))["spots"]["office"] == 3
    assert sheet_of(travel("bus", words_of("7 student, university*")))["spots"]["university"] == 6


def test_e7_the_normal_effect_of_the_place_comes_first() -> None:
    events = ahead(solo(street("bus", "professional professional office*"), [5]), 1)
    at_spot = [event.type for event in events if getattr(event, "stop", "") == "D1"]
    assert at_spot == ["placed", "row_closed", "bonus", "ticked", "spot_written"]
    assert happened(events, "spot_written") == [{"seat": 0, "spot": "office", "points": 2, "stop": "D1"}]


@pytest.mark.parametrize(
    ("place", "zone"), [("university", "universities"), ("monument", "monuments"), ("museum", "museums")]
)
def test_e7_a_spot_is_a_place_like_any_other(place: str, zone: str) -> None:
    events = ahead(solo(street("bus", f"tourist student {place}*"), [5]), 1)
    assert [event.type for event in events if getattr(event, "stop", "") == "D1"][-2:] == ["ticked", "spot_written"]
    assert happened(events, "ticked")[-1] == {"seat": 0, "zone": zone, "row": None, "box": 0, "stop": "D1"}
    assert happened(events, "spot_written") == [{"seat": 0, "spot": place, "points": 1, "stop": "D1"}]


def test_e7_grannies_have_no_spot_and_change_none() -> None:
    game = travel("bus", words_of("3 granny, museum*, university*, office*"))
    assert set(sheet_of(game)["spots"].values()) == {None, 0}
