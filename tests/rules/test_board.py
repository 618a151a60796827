"""B: stops, roads, icons, and which city is for how many."""

from __future__ import annotations

import pytest
from tests.rules.positions import drawn, legal, play, sheet_of, solo, table

from allaboard.boards.city import City
from allaboard.boards.faults import FaultsFound
from allaboard.boards.loader import load
from allaboard.engine import LineOptions

COMMON = {"bus": ("granny", "student"), "metro": ("granny", "student")}


# B1


def test_b1_a_stop_is_named_by_column_and_row() -> None:
    stop = load("new_york").stop("C13")
    assert (stop.column, stop.row) == ("C", 13)


def test_b1_two_roads_on_one_axis_go_straight_and_on_two_axes_turn() -> None:
    """From the departure in the middle a `2` goes straight in all four directions, a turn costs a box."""
    city = drawn(
        "bus",
        """
        g---g---g---g---g
        |   |   |   |   |
        g---g---g---g---g
        |   |   |   |   |
        g---g---1---g---g
        |   |   |   |   |
        g---g---g---g---g
        |   |   |   |   |
        g---g---g---g---g
        """,
    )
    costs = {text: cost(city, text, ticket=1)[0] for text in legal(solo(city, [1]))}
    straight = {"C3-B3-A3", "C3-D3-E3", "C3-C2-C1", "C3-C4-C5"}
    turning = {"C3-B3-B2", "C3-B3-B4", "C3-D3-D2", "C3-D3-D4", "C3-C2-B2", "C3-C2-D2", "C3-C4-B4", "C3-C4-D4"}
    assert costs == dict.fromkeys(straight, 0) | dict.fromkeys(turning, 1)
    costs = {text: cost(city, text, ticket=2)[0] for text in legal(solo(city, [2]))}
    assert costs == dict.fromkeys(straight, 1) | dict.fromkeys(turning, 0)


def cost(city: City, text: str, ticket: int) -> tuple[int, int, bool]:
    game = solo(city, [ticket])
    return game.cost(game.parse(text))


def test_b1_the_axis_is_that_of_the_name_also_where_the_number_gets_longer() -> None:
    """New York is printed turned by 45°; the data holds it upright: C9, C10 and C11 lie in one column."""
    game = solo("new_york", [1], departure=6)
    assert {text: game.cost(game.parse(text))[0] for text in legal(game)} == {
        "D11-C11-C10": 1,
        "D11-C11-C12": 1,
        "D11-C11-B11>B10": 0,
        "D11-C11-B11>B12": 0,
        "D11-D10-C10": 1,
        "D11-D10-D9": 0,
        "D11-D10-E10": 1,
        "D11-D12-C12": 1,
        "D11-D12-D13": 0,
        "D11-D12-E12": 1,
        "D11-E11-E10": 1,
        "D11-E11-E12": 1,
        "D11-E11-F11": 0,
    }


@pytest.mark.parametrize(
    ("city", "stops", "roads"),
    [("new_york", 74, 126), ("london", 96, 156), ("rome", 76, 120), ("paris", 96, 164)],
)
def test_b1_the_cities_have_as_many_stops_and_roads_as_the_printed_boards(city: str, stops: int, roads: int) -> None:
    assert (len(load(city).stops), len(load(city).roads)) == (stops, roads)


# B2


def test_b2_a_stop_shows_one_icon_or_two_passengers() -> None:
    for name in ("new_york", "london", "rome", "paris"):
        for stop in load(name).stops:
            assert len(stop.icons) in {1, 2}
    assert load("rome").stop("F1").icons == ("tourist", "flirt_dark")


def test_b2_spots_are_in_bus_cities_only() -> None:
    spots = {name: [stop.icons[0] for stop in load(name).stops if stop.spot] for name in ("new_york", "london")}
    assert {name: sorted(kinds) for name, kinds in spots.items()} == {
        "new_york": ["monument", "museum", "office", "university"],
        "london": ["monument", "museum", "office", "university"],
    }
    assert not [stop for name in ("rome", "paris") for stop in load(name).stops if stop.spot]


@pytest.mark.parametrize(
    ("city", "light", "dark"), [("new_york", "monuments", "museums"), ("rome", "operas", "theaters")]
)
def test_b2_light_places_are_monuments_and_operas_dark_ones_museums_and_theaters(
    city: str, light: str, dark: str
) -> None:
    game = solo(city, [1])
    assert {light, dark} < set(sheet_of(game))


# B3


def setup_of(city: str, seats: int, options: LineOptions | None = None) -> None:
    board = load(city)
    if seats == 1:
        solo(board, [1])
        return
    table(
        board,
        sheets=[1, 2, 3, 4, 5][:seats],
        tickets=[1],
        departures=range(1, seats + 1),
        personal=[None] * seats,
        common=COMMON[board.game],
        options=options,
    )


@pytest.mark.parametrize(
    ("city", "fitting"),
    [("new_york", {1, 2, 3}), ("rome", {1, 2, 3}), ("london", {1, 4, 5}), ("paris", {1, 4, 5})],
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_b3_the_number_of_players_decides_the_city(city: str, fitting: set[int], seats: int) -> None:
    if seats in fitting:
        setup_of(city, seats)
        return
    with pytest.raises(FaultsFound) as refused:
        setup_of(city, seats)
    assert [(fault.code, fault.at) for fault in refused.value.faults] == [("players", "players")]


@pytest.mark.parametrize("city", ["london", "paris"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_b3_with_any_city_two_or_three_may_use_london_or_paris(city: str, seats: int) -> None:
    setup_of(city, seats, LineOptions(any_city=True))


@pytest.mark.parametrize("city", ["new_york", "rome"])
@pytest.mark.parametrize("seats", [4, 5])
def test_b3_more_than_three_never_fit_new_york_or_rome(city: str, seats: int) -> None:
    with pytest.raises(FaultsFound):
        setup_of(city, seats, LineOptions(any_city=True))


def test_b3_any_city_shows_in_the_view() -> None:
    game = table("london", [1, 2], [1], options=LineOptions(any_city=True))
    assert game.view(None)["options"] == {"open_personal": False, "any_city": True}
    play(game, legal(game)[0])
    assert game.pending() == (1,)
