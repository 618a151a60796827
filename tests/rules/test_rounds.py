"""R: tickets, fast roads, turn order, the inspector."""

from __future__ import annotations

import pytest
from tests.rules.positions import ahead, drawn, happened, legal, play, sheet_of, solo, street, table, words_of

from allaboard.boards.loader import load
from allaboard.engine import IllegalAction, LineGame, LineOptions

THREE = street("bus", *[words_of("24 student")] * 3)


def first_safe(game: LineGame) -> None:
    play(game, next(text for text in legal(game) if "#" not in text))


# R1


def test_r1_the_top_ticket_is_revealed_and_translated_by_every_sheet() -> None:
    game = table(THREE, [1, 2, 3], [5, 11, 1])
    assert [event.to_json() for event in game.opening()] == [
        {"type": "departed", "seat": 0, "number": 1, "stop": "A1"},
        {"type": "departed", "seat": 1, "number": 2, "stop": "A3"},
        {"type": "departed", "seat": 2, "number": 3, "stop": "A5"},
        {"type": "ticket_revealed", "round": 1, "ticket": 5},
    ]
    view = game.view(None)
    assert (view["round"], view["ticket"]) == (1, 5)
    assert [seat["shape"] for seat in view["seats"]] == ["3", "1", "2/2t"]


def test_r1_played_tickets_and_the_set_of_those_to_come_are_open_their_order_is_not() -> None:
    game = table(THREE, [1, 2, 3], [5, 11, 1, 7])
    ahead(game, 4)
    view = game.view(None)
    assert view["played"] == [5, 11]
    assert view["to_come"] == [1, 2, 3, 4, 6, 7, 8, 9, 10, 12]
    assert (view["round"], view["ticket"]) == (2, 11)


def test_r1_the_next_ticket_comes_with_the_next_round() -> None:
    game = table(THREE, [1, 2, 3], [5, 11, 1, 7])
    assert happened(ahead(game, 2), "ticket_revealed") == []
    assert happened(ahead(game, 1), "ticket_revealed") == [{"round": 2, "ticket": 11}]
    assert game.round == 2


def test_r1_there_are_twelve_rounds() -> None:
    game = table(THREE, [1, 2, 3], [5, 11, 1, 7, 3, 9, 4, 10, 2, 8, 6, 12])
    events = ahead(game, 36)
    assert game.is_over
    assert [event["round"] for event in happened(events, "ticket_revealed")] == list(range(2, 13))
    assert happened(events, "game_over")[0]["reason"] == "rounds"
    assert happened(events, "personal_revealed") == [
        {"seat": 0, "objective": 1},
        {"seat": 1, "objective": 2},
        {"seat": 2, "objective": 3},
    ]
    assert game.view(None)["ticket"] is None
    assert game.view(None)["pending"] == []
    assert [seat["personal"] for seat in game.view(None)["seats"]] == [1, 2, 3]


def test_r1_sheets_and_lines_are_open_to_everyone() -> None:
    game = table(THREE, [1, 2, 3], [5])
    ahead(game, 1)
    seen = [game.view(viewer)["seats"][0] for viewer in (0, 1, 2, None)]
    assert all(seat["line"] == ["A1", "B1", "C1", "D1"] for seat in seen)
    assert all(seat["sheet"] == seen[0]["sheet"] for seat in seen)
    assert [seat["sheet_type"] for seat in game.view(None)["seats"]] == [1, 2, 3]


# R2


@pytest.mark.parametrize(
    ("first", "colour"), [(1, "burgundy"), (2, "yellow"), (7, "burgundy"), (11, "burgundy"), (12, "yellow")]
)
def test_r2_the_first_ticket_decides_the_fast_roads_of_rome(first: int, colour: str) -> None:
    game = table("rome", [1, 2], [first, 5 if first != 5 else 6])
    assert game.view(None)["fast_roads"] == colour
    assert [event.to_json() for event in game.opening()][-2:] == [
        {"type": "ticket_revealed", "round": 1, "ticket": first},
        {"type": "roads_sped_up", "colour": colour},
    ]


@pytest.mark.parametrize(("tickets", "fast"), [([5, 4], 1), ([4, 10, 5], 0), ([7, 4, 10], 1)])
def test_r2_odd_tickets_are_burgundy_even_ones_yellow(tickets: list[int], fast: int) -> None:
    """The marked roads of an invented city are burgundy."""
    city = street("metro", words_of("8 student"), special=1)
    game = solo(city, tickets)
    ahead(game, 1)
    assert sheet_of(game)["connections"] == fast


@pytest.mark.parametrize(
    ("first", "shared"),
    # D1-E1 is yellow, E1-F1 has no colour, F1-F2 is burgundy.
    [(5, {"E1-D1": 0, "E1-F1": 0}), (10, {"E1-D1": 1, "E1-F1": 0})],
)
def test_r2_in_rome_itself(first: int, shared: dict[str, int]) -> None:
    game = solo("rome", [first], departure=1, rival=["A2"])
    found = {text: game.cost(game.parse(text))[1] for text in legal(game)}
    if first == 10:
        assert {text: cost for text, cost in found.items() if text in shared} == shared
    else:
        assert found["E1-F1-F2-F3"] == 1
        assert found["E1-D1-D2-D3"] == 0


def test_r2_the_first_ticket_counts_for_the_whole_game() -> None:
    """After an odd first ticket the even second one changes nothing."""
    city = street("metro", words_of("8 student"), special=8)
    game = solo(city, [7, 4, 10, 5])
    ahead(game, 4)
    assert sheet_of(game)["connections"] == 2 + 1 + 1 + 3
    game = solo(city, [4, 7, 5])
    ahead(game, 3)
    assert sheet_of(game)["connections"] == 0


def test_r2_fast_for_everyone() -> None:
    city = street("metro", words_of("8 student"), words_of("8 student"), special=8)
    game = table(city, [1, 3], [5])
    ahead(game, 2)
    assert [sheet_of(game, seat)["connections"] for seat in (0, 1)] == [3, 2]


@pytest.mark.parametrize("city", ["paris", "new_york", "london"])
def test_r2_nowhere_else(city: str) -> None:
    seats = 2 if city == "new_york" else 4
    game = table(city, [1, 2, 3, 4][:seats], [1])
    assert game.view(None)["fast_roads"] is None
    assert happened(game.opening(), "roads_sped_up") == []


def test_r2_the_colour_is_not_known_before_the_first_ticket() -> None:
    game = table("rome", [1, 2], [1], departures=[None, None], hands=[(1, 2), (3, 4)])
    assert game.view(0)["fast_roads"] is None
    play(game, "depart 1")
    game.apply(1, game.parse("depart 4"))
    assert game.view(0)["fast_roads"] == "burgundy"


# R3


@pytest.mark.parametrize(("inspector", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_r3_turns_go_clockwise_from_the_inspector(inspector: int, order: list[int]) -> None:
    game = table(THREE, [1, 2, 3], [5, 11], inspector=inspector)
    assert game.view(None)["order"] == order
    seats: list[int] = []
    for _ in range(3):
        seats += game.pending()
        ahead(game, 1)
    assert seats == order


def test_r3_only_the_player_whose_turn_it_is_may_act() -> None:
    game = table(THREE, [1, 2, 3], [5])
    assert game.pending() == (0,)
    for seat in (1, 2, 3, -1):
        assert list(game.legal(seat)) == []
        with pytest.raises(IllegalAction) as refused:
            game.apply(seat, game.parse("A3-B3"))
        assert refused.value.code == "not-pending"


def test_r3_a_departure_is_no_turn() -> None:
    game = table(THREE, [1, 2, 3], [5])
    with pytest.raises(IllegalAction) as refused:
        play(game, "depart 1")
    assert refused.value.code == "already-departed"


# R4


def test_r4_the_inspector_passes_to_the_next_clockwise() -> None:
    game = table(THREE, [1, 2, 3], [5, 11, 1, 7, 3], inspector=1)
    inspectors = []
    for _ in range(4):
        inspectors += happened(ahead(game, 3), "inspector_passed")
    assert inspectors == [{"seat": 2}, {"seat": 0}, {"seat": 1}, {"seat": 2}]
    assert game.view(None)["inspector"] == 2


SQUARES = drawn(
    "bus",
    """
    1---g---g---2---g
    |   |   |   |   |
    g---g---g---g---g
    """,
)


def test_r4_the_inspector_skips_eliminated_players() -> None:
    """Seat 1, who would be next, is out; so seat 2 begins round 3, and seat 0 round 4."""
    game = table(SQUARES, [1, 2, 3], [12, 6, 4, 10, 1], departures=[1, 2, 3], inspector=0)
    play(game, "A1-A2-B2-B1", "D1-D2-E2-E1")
    first_safe(game)
    assert game.pending() == (1,)
    play(game, "E1-D1#")
    first_safe(game)
    events = play(game, "B1-C1-C2-D2")
    assert happened(events, "inspector_passed") == [{"seat": 2}]
    assert game.view(None)["order"] == [2, 0]
    first_safe(game)
    events = play(game, "D2-D1>E1")
    assert happened(events, "inspector_passed") == [{"seat": 0}]
    assert game.view(None)["order"] == [0, 2]


def test_r4_an_inspector_who_is_out_still_passes_clockwise() -> None:
    game = table(SQUARES, [1, 2, 3], [12, 6, 4], departures=[1, 2, 3], inspector=0)
    play(game, "A1-A2-B2-B1", "D1-D2-E2-E1")
    first_safe(game)
    play(game, "E1-D1#")
    first_safe(game)
    play(game, "B1-A1#")
    assert game.pending() == (2,)
    assert game.view(None)["inspector"] == 2
    assert game.view(None)["order"] == [2]


def test_r4_objectives_come_before_the_inspector_passes() -> None:
    city = street("bus", words_of("3 granny+granny"), words_of("3 student"))
    game = table(city, [1, 2], [5, 11], common=["granny", "student"])
    assert [event.type for event in ahead(game, 2)][-4:] == [
        "objective_reached",
        "objective_turned",
        "inspector_passed",
        "ticket_revealed",
    ]


def test_r4_after_round_12_comes_the_end() -> None:
    game = table(THREE, [1, 2, 3], [5, 11, 1, 7, 3, 9, 4, 10, 2, 8, 6, 12])
    events = ahead(game, 36)
    assert [event.type for event in events][-4:] == ["personal_revealed"] * 3 + ["game_over"]
    assert len(happened(events, "inspector_passed")) == 11
    assert game.tally()["over"]


def test_r1_the_metro_has_nothing_to_reveal_at_the_end() -> None:
    city = street("metro", words_of("24 student"))
    game = solo(city, [5, 11, 1, 7, 3, 9, 4, 10, 2, 8, 6, 12])
    events = ahead(game, 12)
    assert events[-1].type == "game_over"
    assert happened(events, "personal_revealed") == []


def test_r1_open_personal_objectives_are_not_revealed_again() -> None:
    tickets = [5, 11, 1, 7, 3, 9, 4, 10, 2, 8, 6, 12]
    game = table(THREE, [1, 2, 3], tickets, options=LineOptions(open_personal=True))
    assert happened(ahead(game, 36), "personal_revealed") == []


def test_r2_only_rome_has_fast_roads_in_its_data() -> None:
    assert {name: bool(load(name).fast_roads) for name in ("new_york", "london", "rome", "paris")} == {
        "new_york": False,
        "london": False,
        "rome": True,
        "paris": False,
    }
