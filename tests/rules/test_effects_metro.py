"""E6 and E8: flirts, restaurants and personal objectives."""

from __future__ import annotations

import pytest
from tests.rules.positions import ahead, happened, points, sheet_of, solo, street, travel, words_of


def rows(light_and_dark: list[tuple[int, int]]) -> list[dict[str, int]]:
    return [{"light": light, "dark": dark} for light, dark in light_and_dark]


# E6


@pytest.mark.parametrize(
    ("words", "row"),
    [
        ("flirt_light", (1, 0)),
        ("flirt_dark", (0, 1)),
        ("2 flirt_light", (2, 0)),
        ("3 flirt_light", (2, 0)),
        ("2 flirt_dark", (0, 2)),
        ("3 flirt_dark", (0, 2)),
        ("2 flirt_light, 2 flirt_dark", (2, 2)),
        ("3 flirt_dark, 3 flirt_light", (2, 2)),
    ],
)
def test_e6_a_row_holds_at_most_two_of_each_shade(words: str, row: tuple[int, int]) -> None:
    seen = sheet_of(travel("metro", words_of(words)))["flirts"]
    assert seen == {"rows": rows([row, (0, 0), (0, 0)]), "open": 0, "points": 0}


@pytest.mark.parametrize(
    ("words", "worth"),
    [
        ("flirt_light", 2),
        ("flirt_dark", 2),
        ("2 flirt_light", 4),
        ("2 flirt_dark", 4),
        ("flirt_light, flirt_dark", 6),
        ("2 flirt_light, flirt_dark", 8),
        ("flirt_light, 2 flirt_dark", 8),
        ("2 flirt_light, 2 flirt_dark", 12),
        ("flirt_light+flirt_dark, flirt_dark+flirt_light", 12),
    ],
)
def test_e6_a_restaurant_closes_for_couples_and_singles(words: str, worth: int) -> None:
    game = travel("metro", words_of(words, "restaurant"))
    assert sheet_of(game)["flirts"]["points"] == worth
    assert sheet_of(game)["flirts"]["open"] == 1
    assert points(game)["flirts"] == worth


def test_e6_a_restaurant_without_a_tick_closes_nothing() -> None:
    seen = sheet_of(travel("metro", "restaurant flirt_dark restaurant restaurant flirt_light"))["flirts"]
    assert seen == {"rows": rows([(0, 1), (1, 0), (0, 0)]), "open": 1, "points": 2}


def test_e6_after_three_rows_flirts_and_restaurants_do_nothing() -> None:
    words = words_of(
        "flirt_light, restaurant, flirt_light, flirt_dark, restaurant",
        "2 flirt_dark, restaurant, flirt_light, flirt_dark, restaurant",
    )
    seen = sheet_of(travel("metro", words))["flirts"]
    assert seen == {"rows": rows([(1, 0), (1, 1), (0, 2)]), "open": 3, "points": 2 + 6 + 4}


def test_e6_the_box_that_completes_a_couple_is_chosen() -> None:
    city = street("metro", "flirt_dark flirt_light flirt_light flirt_dark flirt_dark restaurant")
    events = ahead(solo(city, [5, 11]), 2)
    boxes = [(event["row"], event["box"], event["stop"]) for event in happened(events, "ticked")]
    # The boxes of a row are light, dark, light, dark: 0 and 1 are the first couple, 2 and 3 the second.
    assert boxes == [(0, 1, "B1"), (0, 0, "C1"), (0, 2, "D1"), (0, 3, "E1")]
    assert happened(events, "row_closed") == [
        {"seat": 0, "zone": "flirts", "row": 0, "box": 3, "points": 12, "stop": "G1"}
    ]


def test_e6_the_event_of_a_single_flirt_closed() -> None:
    events = ahead(solo(street("metro", "tourist flirt_light restaurant"), [5]), 1)
    assert happened(events, "row_closed") == [
        {"seat": 0, "zone": "flirts", "row": 0, "box": 0, "points": 2, "stop": "D1"}
    ]


def test_e6_flirts_of_the_next_row_start_a_new_couple() -> None:
    game = travel("metro", words_of("flirt_light, restaurant, flirt_dark, restaurant"))
    assert points(game)["flirts"] == 2 + 2


# E8


def test_e8_objective_stops_tick_two_then_five_then_ten() -> None:
    words = ["granny=a", "student=c", "tourist=b"]
    worth = [points(travel("metro", " ".join(words[:reached] or ["granny"])))["personal"] for reached in range(4)]
    assert worth == [0, 2, 5, 10]


def test_e8_each_step_is_told_after_the_effect_of_the_stop() -> None:
    events = ahead(solo(street("metro", "granny=b tourist student=a"), [5]), 1)
    assert [event["zone"] for event in happened(events, "ticked")] == [
        "grannies",
        "personal",
        "tourists",
        "students",
        "personal",
    ]
    assert [event["box"] for event in happened(events, "ticked") if event["zone"] == "personal"] == [0, 1]


def test_e8_letters_of_other_objectives_tick_nothing() -> None:
    game = travel("metro", "granny=d granny=e granny=f granny=a")
    assert sheet_of(game)["personal"] == 1
    assert points(game)["personal"] == 2
    assert sheet_of(travel("metro", "granny=d granny=e granny=f granny=a", personal=2))["personal"] == 3


def test_e8_an_objective_that_nobody_told_ticks_nothing() -> None:
    game = travel("metro", "granny=a granny=b granny=c", personal=None)
    assert sheet_of(game)["personal"] == 0
    assert points(game)["personal"] is None
    assert game.totals() == [3]
