"""E: what grannies, students and tourists do, in both games."""

from __future__ import annotations

import pytest
from tests.rules.positions import ahead, happened, points, sheet_of, solo, street, travel, words_of

BOTH = pytest.mark.parametrize("game", ["bus", "metro"])
SCHOOLS = {"bus": ("university", "universities"), "metro": ("cinema", "cinemas")}
LIGHT = {"bus": ("monument", "monuments"), "metro": ("opera", "operas")}
DARK = {"bus": ("museum", "museums"), "metro": ("theater", "theaters")}


# E1


@BOTH
def test_e1_each_granny_ticks_the_next_of_eight_boxes(game: str) -> None:
    events = ahead(solo(street(game, words_of("3 granny")), [5]), 1)
    assert happened(events, "ticked") == [
        {"seat": 0, "zone": "grannies", "row": None, "box": 0, "stop": "B1"},
        {"seat": 0, "zone": "grannies", "row": None, "box": 1, "stop": "C1"},
        {"seat": 0, "zone": "grannies", "row": None, "box": 2, "stop": "D1"},
    ]


@BOTH
@pytest.mark.parametrize(("reached", "ticked"), [(1, 1), (7, 7), (8, 8), (9, 8), (12, 8)])
def test_e1_a_full_zone_ignores_further_grannies(game: str, reached: int, ticked: int) -> None:
    assert sheet_of(travel(game, words_of(f"{reached} granny")))["grannies"] == ticked


def test_e1_the_granny_that_found_no_box_is_not_told() -> None:
    game = solo(street("bus", words_of("9 granny")), [5, 11, 1, 4])
    ahead(game, 3)
    assert [event.type for event in ahead(game, 1)] == ["placed", "inspector_passed"]


# E2


@BOTH
@pytest.mark.parametrize(("reached", "ticked"), [(1, 1), (5, 5), (6, 6), (7, 6), (9, 6)])
def test_e2_students_have_six_boxes(game: str, reached: int, ticked: int) -> None:
    assert sheet_of(travel(game, words_of(f"{reached} student")))["students"] == ticked


@BOTH
@pytest.mark.parametrize(("reached", "ticked"), [(1, 1), (3, 3), (4, 4), (5, 4), (7, 4)])
def test_e2_universities_and_cinemas_have_four_boxes(game: str, reached: int, ticked: int) -> None:
    icon, zone = SCHOOLS[game]
    sheet = sheet_of(travel(game, words_of(f"{reached} {icon}")))
    assert sheet[zone] == ticked
    assert sheet["students"] == 0


@BOTH
def test_e2_the_events_name_zone_and_box(game: str) -> None:
    icon, zone = SCHOOLS[game]
    events = ahead(solo(street(game, f"student {icon} student"), [5]), 1)
    assert [(event["zone"], event["box"]) for event in happened(events, "ticked")] == [
        ("students", 0),
        (zone, 0),
        ("students", 1),
    ]


# E3


@BOTH
@pytest.mark.parametrize(("reached", "ticked"), [(1, 1), (3, 3), (4, 4), (5, 4), (8, 4)])
def test_e3_tourists_fill_the_topmost_row_and_stop_when_it_is_full(game: str, reached: int, ticked: int) -> None:
    seen = sheet_of(travel(game, words_of(f"{reached} tourist")))["tourists"]
    assert seen == {"ticks": [ticked, 0, 0], "open": 0, "points": 0}


@BOTH
def test_e3_after_a_row_is_closed_tourists_fill_the_next_one(game: str) -> None:
    words = words_of(f"2 tourist, {LIGHT[game][0]}, 3 tourist, {DARK[game][0]}, tourist")
    seen = sheet_of(travel(game, words))["tourists"]
    assert seen == {"ticks": [2, 3, 1], "open": 2, "points": 14}


@BOTH
def test_e3_when_all_three_rows_are_closed_a_tourist_does_nothing(game: str) -> None:
    place = LIGHT[game][0]
    words = words_of(f"tourist, {place}, 2 tourist, {place}, tourist, {place}, 3 tourist")
    seen = sheet_of(travel(game, words))["tourists"]
    assert seen == {"ticks": [1, 2, 1], "open": 3, "points": 2 + 5 + 2}


@BOTH
def test_e3_the_event_names_row_and_box(game: str) -> None:
    events = ahead(solo(street(game, f"tourist {LIGHT[game][0]} tourist tourist"), [5, 4]), 2)
    ticks = [event for event in happened(events, "ticked") if event["zone"] == "tourists"]
    assert [(event["row"], event["box"], event["stop"]) for event in ticks] == [
        (0, 0, "B1"),
        (1, 0, "D1"),
        (1, 1, "E1"),
    ]


# E4


@BOTH
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("tourists", "worth"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 14)])
def test_e4_a_place_closes_the_row_for_the_points_under_its_last_box(
    game: str, dark: bool, tourists: int, worth: int
) -> None:
    place, zone = (DARK if dark else LIGHT)[game]
    sheet = sheet_of(travel(game, words_of(f"{tourists} tourist, {place}")))
    assert sheet["tourists"] == {"ticks": [min(tourists, 4), 0, 0], "open": 1, "points": worth}
    assert sheet[zone] == 1


@BOTH
def test_e4_with_no_tick_nothing_closes_but_the_visit_counts(game: str) -> None:
    (light, lights), (dark, darks) = LIGHT[game], DARK[game]
    sheet = sheet_of(travel(game, f"{light} {dark} {light} tourist"))
    assert sheet["tourists"] == {"ticks": [1, 0, 0], "open": 0, "points": 0}
    assert (sheet[lights], sheet[darks]) == (2, 1)


@BOTH
def test_e4_a_second_place_right_after_the_first_closes_nothing(game: str) -> None:
    sheet = sheet_of(travel(game, f"tourist {LIGHT[game][0]} {DARK[game][0]} tourist"))
    assert sheet["tourists"] == {"ticks": [1, 1, 0], "open": 1, "points": 2}


@BOTH
@pytest.mark.parametrize("dark", [False, True])
def test_e4_visits_have_three_boxes(game: str, dark: bool) -> None:
    place, zone = (DARK if dark else LIGHT)[game]
    assert [sheet_of(travel(game, words_of(f"{n} {place}")))[zone] for n in (1, 2, 3, 4, 5)] == [1, 2, 3, 3, 3]


@BOTH
def test_e4_a_place_closes_a_row_even_when_its_visits_are_full(game: str) -> None:
    place, zone = LIGHT[game]
    sheet = sheet_of(travel(game, words_of(f"3 {place}, tourist, {place}")))
    assert sheet[zone] == 3
    assert sheet["tourists"] == {"ticks": [1, 0, 0], "open": 1, "points": 2}


@BOTH
def test_e4_after_the_third_row_a_place_only_counts_the_visit(game: str) -> None:
    light, dark = LIGHT[game][0], DARK[game][0]
    words = words_of(f"tourist, {light}, tourist, {light}, tourist, {light}, tourist, {dark}")
    sheet = sheet_of(travel(game, words))
    assert sheet["tourists"] == {"ticks": [1, 1, 1], "open": 3, "points": 6}
    assert sheet[DARK[game][1]] == 1


@BOTH
def test_e4_the_row_is_closed_before_the_visit_is_ticked(game: str) -> None:
    place, zone = DARK[game]
    events = ahead(solo(street(game, f"tourist tourist {place}"), [5]), 1)
    at_place = [event.to_json() for event in events if getattr(event, "stop", "") == "D1"][1:]
    assert at_place == [
        {
            "type": "row_closed",
            "seat": 0,
            "zone": "tourists",
            "row": 0,
            "box": 1,
            "points": 5,
            "stop": "D1",
        },
        {"type": "ticked", "seat": 0, "zone": zone, "row": None, "box": 0, "stop": "D1"},
    ]


# The departure, two passengers


@BOTH
def test_e1_the_departure_stop_has_no_effect(game: str) -> None:
    started = solo(street(game, "granny"), [4])
    assert happened(started.opening(), "ticked") == []
    sheet = sheet_of(started)
    assert sheet["grannies"] == 0
    if game == "metro":
        assert sheet["entrances"] == {"circled": 0, "crossed": 0}


@BOTH
def test_e2_a_stop_with_two_passengers_applies_both_in_their_order(game: str) -> None:
    events = ahead(solo(street(game, "student+granny tourist+student granny+tourist"), [5]), 1)
    assert [(event["zone"], event["stop"]) for event in happened(events, "ticked")] == [
        ("students", "B1"),
        ("grannies", "B1"),
        ("tourists", "C1"),
        ("students", "C1"),
        ("grannies", "D1"),
        ("tourists", "D1"),
    ]


@BOTH
def test_e1_two_grannies_at_one_stop_tick_two_boxes_or_the_last_one(game: str) -> None:
    assert sheet_of(travel(game, words_of("2 granny+granny")))["grannies"] == 4
    assert sheet_of(travel(game, words_of("3 granny+granny, granny, granny+granny")))["grannies"] == 8


@BOTH
def test_e3_two_tourists_at_one_stop_may_find_one_box(game: str) -> None:
    assert sheet_of(travel(game, words_of("3 tourist, tourist+tourist")))["tourists"]["ticks"] == [4, 0, 0]


def test_e2_effects_come_in_the_order_the_line_reaches_them() -> None:
    before = travel("bus", "tourist monument tourist")
    after = travel("bus", "tourist tourist monument")
    assert (points(before)["tourists"], points(after)["tourists"]) == (2 + 1, 5)
