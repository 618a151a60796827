"""S: sheets, objectives, departures, tickets, the first inspector; and every way a set-up can be wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.rules.positions import happened, legal, play, solo, table

from allaboard.boards.faults import FaultsFound
from allaboard.boards.loader import load
from allaboard.engine import Depart, IllegalAction, LineGame, LineOptions, LineSetup, start_game

GOOD = LineSetup(
    sheets=(1, 4),
    personal=(2, 5),
    common=("granny", "museum"),
    departures=(None, None),
    tickets=(8, 1, 12, 4, 2, 11, 7, 3, 5, 10, 9, 6),
    inspector=0,
    hands=((3, 6), (5, 1)),
)
SOLO = replace(
    GOOD,
    sheets=(1,),
    personal=(2,),
    common=("granny", "museum", "student"),
    departures=(None,),
    hands=((3, 6),),
    rush=(0, 11),
    rival=("C2", "B2", "B1"),
)


def places(setup: LineSetup, city: str = "new_york", options: LineOptions | None = None) -> list[tuple[str, str]]:
    """Code and place of everything that is wrong."""
    try:
        start_game(load(city), setup, options)
    except FaultsFound as found:
        return [(fault.code, fault.at) for fault in found.faults]
    return []


def test_s1_to_s5_a_good_set_up_has_no_fault() -> None:
    assert places(GOOD) == []
    assert places(SOLO) == []


# S1


@pytest.mark.parametrize(
    ("sheets", "fault"),
    [
        ((0, 2), ("range", "setup.sheets[0]")),
        ((2, 6), ("range", "setup.sheets[1]")),
    ],
)
def test_s1_each_player_has_one_of_five_sheets(sheets: tuple[int, ...], fault: tuple[str, str]) -> None:
    assert places(replace(GOOD, sheets=sheets)) == [fault]


def test_s1_any_of_the_five_may_be_chosen() -> None:
    for pair in [(1, 2), (3, 5), (5, 4)]:
        assert places(replace(GOOD, sheets=pair)) == []


@pytest.mark.parametrize("sheet", range(1, 6))
def test_s1_a_host_may_allow_equal_sheets_and_both_seats_then_play_the_same_shapes(sheet: int) -> None:
    setup = replace(GOOD, sheets=(sheet, sheet))
    assert places(setup) == []
    game = start_game(load("new_york"), setup)
    while game.phase == "departure":
        seat = game.pending()[0]
        game.play(seat, game.legal(seat)[0])
    while not game.is_over:
        seats = game.view(None)["seats"]
        assert [each["sheet_type"] for each in seats] == [sheet, sheet]
        assert len({each["shape"] for each in seats if not each["eliminated"]}) == 1
        seat = game.pending()[0]
        game.play(seat, next((turn for turn in game.legal(seat) if not turn.text.endswith("#")), game.legal(seat)[0]))


# S2


@pytest.mark.parametrize(
    ("common", "faults"),
    [
        (("granny",), [("common", "setup.common")]),
        (("granny", "student", "museum"), [("common", "setup.common")]),
        (("granny", "granny"), [("common", "setup.common")]),
        (("granny", "opera"), [("common", "setup.common[1]")]),
        (("flirt", "granny"), [("common", "setup.common[0]")]),
        ((), [("common", "setup.common")]),
    ],
)
def test_s2_two_different_ones_of_the_six(common: tuple[str, ...], faults: list[tuple[str, str]]) -> None:
    assert places(replace(GOOD, common=common)) == faults


def test_s2_both_start_on_their_yellow_side() -> None:
    game = start_game(load("new_york"), GOOD)
    assert game.view(None)["common"] == [
        {"objective": "granny", "value": 10},
        {"objective": "museum", "value": 10},
    ]


@pytest.mark.parametrize("name", ["granny", "student", "tourist", "flirt", "opera", "theater"])
def test_s2_the_six_of_metro(name: str) -> None:
    other = "granny" if name != "granny" else "student"
    assert places(replace(GOOD, common=(name, other)), city="rome") == []


# S3


def seen_personal(game: LineGame, viewer: int | None) -> list[int | None]:
    return [seat["personal"] for seat in game.view(viewer)["seats"]]


def test_s3_bus_a_personal_objective_is_secret() -> None:
    game = table("new_york", [1, 2, 3], [1], personal=[2, 5, 1])
    assert seen_personal(game, 0) == [2, None, None]
    assert seen_personal(game, 2) == [None, None, 1]
    assert seen_personal(game, None) == [None, None, None]


def test_s3_bus_with_open_personal_all_are_open() -> None:
    game = table("new_york", [1, 2], [1], personal=[2, 5], options=LineOptions(open_personal=True))
    assert seen_personal(game, None) == [2, 5]
    assert seen_personal(game, 1) == [2, 5]


def test_s3_metro_personal_objectives_are_always_open() -> None:
    game = table("rome", [1, 2], [1], personal=[2, 5])
    assert seen_personal(game, None) == [2, 5]


def test_s3_open_personal_is_an_option_of_bus_only() -> None:
    metro = replace(GOOD, common=("granny", "opera"))
    assert places(metro, city="rome", options=LineOptions(open_personal=True)) == [("option", "options.open_personal")]


def test_s3_scores_of_others_leave_the_secret_part_out() -> None:
    """Everybody knows their own points; the others' personal objective is null and not counted."""
    game = table("new_york", [1, 2], [1], personal=[2, 5])
    for viewer in (0, 1, None):
        for seat, score in enumerate(game.scores(viewer)["seats"]):
            breakdown = score["breakdown"]
            assert breakdown is not None
            assert breakdown["personal"] == (0 if viewer == seat else None)
    open_game = table("new_york", [1, 2], [1], options=LineOptions(open_personal=True))
    for score in open_game.scores(None)["seats"]:
        assert score["breakdown"] is not None
        assert score["breakdown"]["personal"] == 0


@pytest.mark.parametrize(
    ("personal", "faults"),
    [
        ((2, 2), [("twice", "setup.personal[1]")]),
        ((0, 2), [("range", "setup.personal[0]")]),
        ((1, 6), [("range", "setup.personal[1]")]),
        ((None, None), []),
        ((None, 3), []),
        ((1,), [("length", "setup.personal")]),
    ],
)
def test_s3_one_of_five_for_each_or_untold(personal: tuple[int | None, ...], faults: list[tuple[str, str]]) -> None:
    assert places(replace(GOOD, personal=personal)) == faults


# S4


def test_s4_each_player_secretly_keeps_one_of_two_tickets() -> None:
    game = start_game(load("new_york"), GOOD)
    assert (game.phase, game.pending(), game.round) == ("departure", (0, 1), 0)
    assert [str(action) for action in game.legal(0)] == ["depart 3", "depart 6"]
    assert [str(action) for action in game.legal(1)] == ["depart 1", "depart 5"]
    assert list(game.opening()) == []
    assert game.departures == [None, None]


def test_s4_actions_are_in_the_order_of_their_texts() -> None:
    setup = replace(GOOD, hands=((2, 12), (10, 3)))
    game = start_game(load("london"), setup, LineOptions(any_city=True))
    assert [str(action) for action in game.legal(0)] == ["depart 12", "depart 2"]
    assert [str(action) for action in game.legal(1)] == ["depart 10", "depart 3"]


def test_s4_departures_are_revealed_together() -> None:
    game = start_game(load("new_york"), GOOD)
    events = [event.to_json() for event in game.apply(1, Depart(1))]
    assert events == [{"type": "departure_chosen", "seat": 1}]
    assert (game.phase, game.pending()) == ("departure", (0,))
    assert list(game.legal(1)) == []
    view = game.view(0)
    assert [seat["departure"] for seat in view["seats"]] == [None, None]
    assert [seat["line"] for seat in view["seats"]] == [[], []]
    assert game.view(1)["kept"] == 1
    assert game.view(0)["kept"] is None
    assert game.view(None)["kept"] is None
    events = [event.to_json() for event in game.apply(0, Depart(6))]
    assert events == [
        {"type": "departure_chosen", "seat": 0},
        {"type": "departed", "seat": 0, "number": 6, "stop": "D11"},
        {"type": "departed", "seat": 1, "number": 1, "stop": "C2"},
        {"type": "ticket_revealed", "round": 1, "ticket": 8},
    ]
    assert [seat["departure"] for seat in game.view(None)["seats"]] == [6, 1]
    assert [seat["line"] for seat in game.view(None)["seats"]] == [["D11"], ["C2"]]
    assert (game.phase, game.pending(), game.round) == ("turn", (0,), 1)
    assert game.departures == [6, 1]


def test_s4_the_ticket_not_kept_is_never_shown_to_others() -> None:
    game = start_game(load("new_york"), GOOD)
    game.apply(0, Depart(3))
    game.apply(1, Depart(5))
    assert game.view(0)["hand"] == [3, 6]
    assert game.view(1)["hand"] == [1, 5]
    assert game.view(None)["hand"] is None


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [(0, "depart 5", "not-in-hand"), (0, "depart 12", "not-in-hand"), (0, "A6-A7", "not-in-hand")],
)
def test_s4_only_a_ticket_of_the_own_hand_can_be_kept(seat: int, text: str, code: str) -> None:
    game = start_game(load("new_york"), GOOD)
    with pytest.raises(IllegalAction) as refused:
        game.apply(seat, game.parse(text))
    assert refused.value.code == code
    assert game == start_game(load("new_york"), GOOD)


def test_s4_nobody_chooses_twice() -> None:
    game = start_game(load("new_york"), GOOD)
    game.apply(0, Depart(3))
    with pytest.raises(IllegalAction) as refused:
        game.apply(0, Depart(6))
    assert refused.value.code == "not-pending"
    game.apply(1, Depart(5))
    with pytest.raises(IllegalAction) as refused:
        game.apply(0, Depart(6))
    assert refused.value.code == "already-departed"


def test_s4_some_may_have_chosen_already() -> None:
    game = start_game(load("new_york"), replace(GOOD, departures=(3, None)))
    assert game.pending() == (1,)
    assert happened(play(game, "depart 5"), "departed") == [
        {"seat": 0, "number": 3, "stop": "A6"},
        {"seat": 1, "number": 5, "stop": "G9"},
    ]


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        ({"hands": ((3, 7), (5, 1))}, [("departure", "setup.hands[0][1]")]),
        ({"hands": ((3, 3), (5, 1))}, [("twice", "setup.hands[0][1]")]),
        ({"hands": ((3, 6), (5, 6))}, [("twice", "setup.hands[1][1]")]),
        ({"hands": ((3, 6),)}, [("length", "setup.hands")]),
        (
            {"hands": None},
            [("departure", "setup.departures[0]"), ("departure", "setup.departures[1]")],
        ),
        ({"departures": (3, 1)}, []),
        ({"departures": (5, 1)}, [("departure", "setup.departures[0]")]),
        ({"departures": (3,)}, [("length", "setup.departures")]),
        ({"departures": (3, 3), "hands": None}, [("twice", "setup.departures[1]")]),
        ({"departures": (3, 7), "hands": None}, [("departure", "setup.departures[1]")]),
        ({"departures": (0, 2), "hands": None}, [("departure", "setup.departures[0]")]),
    ],
)
def test_s4_faults_of_departures(change: dict[str, object], faults: list[tuple[str, str]]) -> None:
    assert places(replace(GOOD, **change)) == faults  # type: ignore[arg-type]


def test_s4_the_line_starts_at_the_stop_with_that_number() -> None:
    game = table("rome", [1, 2, 3], [4], departures=[6, 2, 5])
    assert [seat["line"] for seat in game.view(None)["seats"]] == [["F7"], ["H3"], ["B7"]]


# S5


@pytest.mark.parametrize(
    ("tickets", "faults"),
    [
        ((1, 2, 2), [("twice", "setup.tickets[2]")]),
        ((0, 1), [("range", "setup.tickets[0]")]),
        ((1, 13), [("range", "setup.tickets[1]")]),
        ((), []),
        ((12,), []),
    ],
)
def test_s5_the_tickets_are_twelve_different_ones(tickets: tuple[int, ...], faults: list[tuple[str, str]]) -> None:
    assert places(replace(GOOD, tickets=tickets)) == faults


@pytest.mark.parametrize("inspector", [0, 1, 2])
def test_s5_the_first_inspector_may_be_anybody(inspector: int) -> None:
    game = table("new_york", [1, 2, 3], [1], inspector=inspector)
    assert game.view(None)["inspector"] == inspector
    assert game.pending() == (inspector,)


@pytest.mark.parametrize("inspector", [-1, 2])
def test_s5_the_inspector_is_a_player(inspector: int) -> None:
    assert places(replace(GOOD, inspector=inspector)) == [("inspector", "setup.inspector")]


def test_s5_a_real_table_tells_its_tickets_as_it_draws_them() -> None:
    """With fewer tickets than twelve the game waits where the next one is not known."""
    game = table("new_york", [1, 2], [4, 10])
    for _ in range(4):
        play(game, legal(game)[0])
    assert (game.phase, game.is_over, game.pending()) == ("turn", False, ())
    assert game.round == 3
    assert list(game.legal(0)) == []
    assert game.view(None)["ticket"] is None
    assert [seat["shape"] for seat in game.view(None)["seats"]] == [None, None]
    with pytest.raises(IllegalAction) as refused:
        game.apply(0, game.parse("A1-B1"))
    assert refused.value.code == "no-ticket"


def test_s5_without_any_ticket_everything_else_is_known() -> None:
    game = table("rome", [1, 2], [])
    assert (game.pending(), game.round) == ((), 1)
    assert game.view(None)["fast_roads"] is None
    assert [event.type for event in game.opening()] == ["departed", "departed"]


@pytest.mark.parametrize(
    "change",
    [
        lambda setup: replace(setup, rush=None),
        lambda setup: replace(setup, rush=(6, 7)),
        lambda setup: replace(setup, rush=(0, 5)),
        lambda setup: replace(setup, rush=(0, 12)),
        lambda setup: replace(setup, rush=(-1, 6)),
        lambda setup: replace(setup, rush=(5, 5)),
    ],
)
def test_z1_the_rush_hour_cards_lie_in_the_two_halves(change: Callable[[LineSetup], LineSetup]) -> None:
    assert places(change(SOLO)) == [("solo", "setup.rush")]


@pytest.mark.parametrize("rush", [(0, 6), (5, 11), (3, 8)])
def test_z1_any_place_within_its_half_will_do(rush: tuple[int, int]) -> None:
    assert places(replace(SOLO, rush=rush)) == []


@pytest.mark.parametrize(
    ("rival", "faults"),
    [
        ((), [("solo", "setup.rival")]),
        (("C2",), []),
        (("C2", "C4"), [("rival", "setup.rival[1]")]),
        (("C2", "Z9"), [("rival", "setup.rival[1]")]),
        (("C2", "B2", "C2"), [("rival", "setup.rival[2]")]),
        (("C3", "D3"), [("rival", "setup.rival[1]")]),
    ],
)
def test_z3_the_rival_line_is_a_line(rival: tuple[str, ...], faults: list[tuple[str, str]]) -> None:
    assert places(replace(SOLO, rival=rival)) == faults


def test_z1_three_objectives_for_one_player() -> None:
    assert places(replace(SOLO, common=("granny", "museum"))) == [("common", "setup.common")]


def test_z1_and_z3_belong_to_solo() -> None:
    assert places(replace(GOOD, rush=(0, 6), rival=("C2", "B2"))) == [
        ("solo", "setup.rush"),
        ("solo", "setup.rival"),
    ]


def test_s1_to_s5_every_fault_is_told_at_once() -> None:
    bad = replace(GOOD, sheets=(1, 6), personal=(9, 1), common=("x", "y"), tickets=(13,), inspector=5)
    assert len(places(bad)) == 6


def test_s4_without_hands_nobody_has_one_to_look_at() -> None:
    game = solo("new_york", [1], departure=3)
    assert game.view(0)["hand"] is None
    assert game.view(0)["kept"] == 3
