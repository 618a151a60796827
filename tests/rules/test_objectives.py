"""O: the six common objectives, who writes them, and when they turn blue."""

from __future__ import annotations

import pytest
from tests.rules.positions import ahead, happened, points, sheet_of, street, table, travel, words_of

from allaboard.engine import LineGame

# O1: a street that just fails, and one more stop that fulfils.
BUS = {
    "granny": ("2 granny+granny", "granny"),
    "student": ("2 student+student", "student"),
    "tourist": ("2 tourist+tourist, museum", "tourist"),
    "professional": ("professional+professional, professional, office, professional", "professional"),
    "monument": ("2 monument, museum", "monument"),
    "museum": ("2 museum, monument", "museum"),
}
METRO = {
    "granny": ("2 granny+granny", "granny"),
    "student": ("2 student+student", "student"),
    "tourist": ("2 tourist+tourist, theater", "tourist"),
    "flirt": ("2 flirt_light+flirt_dark, restaurant", "flirt_dark"),
    "opera": ("2 opera, theater", "opera"),
    "theater": ("2 theater, opera", "theater"),
}
CASES = [("bus", name, *words) for name, words in BUS.items()] + [
    ("metro", name, *words) for name, words in METRO.items()
]


def with_objective(game: str, name: str) -> tuple[str, ...]:
    others = [other for other in (BUS if game == "bus" else METRO) if other != name]
    return (others[0], name, others[1]) if name not in others[:2] else (name, *others[:2])


@pytest.mark.parametrize(("game", "name", "short", "last"), CASES)
def test_o1_each_of_the_six(game: str, name: str, short: str, last: str) -> None:
    common = with_objective(game, name)
    slot = common.index(name)
    before = travel(game, words_of(short), common=common, rush=(5, 11))
    after = travel(game, words_of(short, last), common=common, rush=(5, 11))
    assert sheet_of(before)["common"][slot] is None
    assert sheet_of(after)["common"][slot] == 10


def test_o1_interns_count_as_students() -> None:
    words = words_of("2 student+student, 3 professional, office")
    assert sheet_of(travel("bus", words, common=["student", "museum", "monument"], rush=(5, 11)))["common"] == [
        10,
        None,
        None,
    ]


def test_o1_bonus_passengers_count() -> None:
    words = words_of("2 granny+granny, professional, office")
    assert sheet_of(travel("bus", words, common=["granny", "museum", "monument"], rush=(5, 11)))["common"][0] == 10


@pytest.mark.parametrize(
    ("game", "name", "words"),
    [
        ("bus", "tourist", "6 tourist"),
        ("bus", "professional", "6 professional"),
        ("metro", "flirt", "6 flirt_light"),
        ("metro", "tourist", "6 tourist"),
        ("bus", "student", "4 student, 3 university"),
        ("bus", "monument", "2 monument, 3 museum"),
    ],
)
def test_o1_ticked_boxes_count_not_visits_that_ticked_nothing(game: str, name: str, words: str) -> None:
    common = with_objective(game, name)
    found = sheet_of(travel(game, words_of(words), common=common, rush=(5, 11)))["common"]
    assert found[common.index(name)] is None


def test_o1_places_without_a_row_to_close_count() -> None:
    found = sheet_of(travel("bus", "museum museum museum", common=["museum", "granny", "student"], rush=(5, 11)))
    assert found["common"] == [10, None, None]


def three_players() -> LineGame:
    """Seats 0 and 1 have five grannies in round 2, seat 2 in round 3."""
    city = street(
        "bus",
        words_of("3 student, 3 granny+granny, 6 office"),
        words_of("3 granny+granny, 6 office"),
        words_of("2 student, 3 granny+granny, 6 office"),
    )
    # On straight streets sheet 1 goes 3, 3, 2, sheet 3 goes 2, 2, 3 and sheet 2 goes 1, 1, 3.
    return table(city, [1, 3, 2], [5, 11, 1, 7], common=["granny", "student"])


def test_o2_several_players_in_the_same_round_get_the_same() -> None:
    game = three_players()
    assert happened(ahead(game, 3), "objective_reached") == []
    events = ahead(game, 3)
    assert happened(events, "objective_reached") == [
        {"seat": 0, "slot": 0, "objective": "granny", "points": 10},
        {"seat": 1, "slot": 0, "objective": "granny", "points": 10},
    ]


def test_o3_after_that_the_objective_turns_blue_for_good() -> None:
    game = three_players()
    ahead(game, 3)
    events = ahead(game, 3)
    assert happened(events, "objective_turned") == [{"slot": 0, "objective": "granny", "value": 6}]
    assert [event.type for event in events if event.type.startswith("objective")] == [
        "objective_reached",
        "objective_reached",
        "objective_turned",
    ]
    events = ahead(game, 3)
    assert happened(events, "objective_reached") == [{"seat": 2, "slot": 0, "objective": "granny", "points": 6}]
    assert happened(events, "objective_turned") == []
    assert [sheet_of(game, seat)["common"] for seat in range(3)] == [
        [10, None],
        [10, None],
        [6, None],
    ]
    assert [points(game, seat)["common"] for seat in range(3)] == [10, 10, 6]


def test_o2_once_per_player_and_objective() -> None:
    game = three_players()
    ahead(game, 9)
    events = ahead(game, 3)
    assert happened(events, "objective_reached") == []
    assert [points(game, seat)["common"] for seat in range(3)] == [10, 10, 6]


def test_o2_the_order_of_turns_does_not_matter_only_the_round() -> None:
    """Seat 1 plays first in round 2 and still shares the yellow side with seat 0."""
    city = street("bus", words_of("3 student, 3 granny+granny, 6 office"), words_of("3 granny+granny, 6 office"))
    game = table(city, [1, 3], [5, 11], common=["granny", "student"])
    ahead(game, 2)
    assert game.pending() == (1,)
    ahead(game, 1)
    assert sheet_of(game, 1)["grannies"] == 6
    assert sheet_of(game, 1)["common"] == [None, None]
    ahead(game, 1)
    assert [points(game, seat)["common"] for seat in (0, 1)] == [10, 10]


def test_o2_both_objectives_in_one_round() -> None:
    city = street("bus", words_of("3 granny+student"), words_of("3 office"))
    game = table(city, [1, 2], [5, 11], common=["student", "granny"])
    ahead(game, 2)
    assert points(game)["common"] == 0
    city = street("bus", words_of("6 granny+student"), words_of("3 office"))
    game = table(city, [1, 2], [5, 11], common=["student", "granny"])
    ahead(game, 3)
    events = ahead(game, 1)
    assert happened(events, "objective_reached") == [
        {"seat": 0, "slot": 0, "objective": "student", "points": 10},
        {"seat": 0, "slot": 1, "objective": "granny", "points": 10},
    ]
    assert happened(events, "objective_turned") == [
        {"slot": 0, "objective": "student", "value": 6},
        {"slot": 1, "objective": "granny", "value": 6},
    ]
    assert game.view(None)["common"] == [
        {"objective": "student", "value": 6},
        {"objective": "granny", "value": 6},
    ]


def test_o3_the_other_objective_stays_yellow() -> None:
    game = three_players()
    ahead(game, 6)
    assert game.view(None)["common"] == [
        {"objective": "granny", "value": 6},
        {"objective": "student", "value": 10},
    ]


def test_o2_objectives_are_awarded_after_round_12_too() -> None:
    """The fifth granny is met in the last turn."""
    city = street("bus", words_of("2 granny+granny, 21 student, granny"), words_of("24 office"))
    order = [5, 11, 1, 7, 3, 9, 4, 10, 2, 8, 12, 6]
    game = table(city, [1, 2], order, common=["granny", "museum"])
    events = ahead(game, 24)
    assert game.is_over
    reached = happened(events, "objective_reached")
    assert reached == [{"seat": 0, "slot": 0, "objective": "granny", "points": 10}]
    assert points(game)["common"] == 10
