"""Views written out in full: every key, for the owner of a secret, for the others, in both games."""

from __future__ import annotations

from typing import Any

from tests.engine.test_refusals import HANDS

from allaboard.boards.loader import load
from allaboard.engine import Depart, LineOptions, LineSetup, Turn, start_game

EMPTY_ROWS: dict[str, Any] = {"ticks": [0, 0, 0], "open": 0, "points": 0}
EMPTY_BUS_SHEET: dict[str, Any] = {
    "turn_zone": 0,
    "grannies": 0,
    "students": 0,
    "interns": 0,
    "universities": 0,
    "tourists": EMPTY_ROWS,
    "monuments": 0,
    "museums": 0,
    "professionals": EMPTY_ROWS,
    "spots": {"university": None, "monument": None, "museum": None, "office": None},
    "traffic": 0,
    "common": [None, None],
}
RED: dict[str, Any] = {
    "seat": 0,
    "sheet_type": 1,
    "shape": "2t",
    "departure": 3,
    "line": ["A6", "A7", "B7"],
    "eliminated": False,
    "personal": 2,
    "sheet": EMPTY_BUS_SHEET | {"students": 1, "tourists": {"ticks": [1, 0, 0], "open": 0, "points": 0}},
}
BLUE: dict[str, Any] = {
    "seat": 1,
    "sheet_type": 4,
    "shape": "3",
    "departure": 5,
    "line": ["G9"],
    "eliminated": False,
    "personal": 5,
    "sheet": EMPTY_BUS_SHEET,
}
FIRST_ROUND: dict[str, Any] = {
    "game": "bus",
    "city": "new_york",
    "seat": None,
    "options": {"open_personal": False, "any_city": False},
    "phase": "turn",
    "round": 1,
    "ticket": 8,
    "played": [8],
    "to_come": [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12],
    "inspector": 0,
    "order": [0, 1],
    "pending": [1],
    "common": [{"objective": "granny", "value": 10}, {"objective": "museum", "value": 10}],
    "fast_roads": None,
    "rush_hours": None,
    "rival": [],
    "hand": None,
    "kept": None,
    "seats": [RED | {"personal": None}, BLUE | {"personal": None}],
}


def test_bus_in_the_first_round() -> None:
    game = start_game(load("new_york"), HANDS)
    for seat, number in enumerate((3, 5)):
        game.apply(seat, Depart(number))
    game.apply(0, Turn("A6-A7-B7"))
    assert game.view(None) == FIRST_ROUND
    red = {"seat": 0, "hand": [1, 3], "kept": 3, "seats": [RED, BLUE | {"personal": None}]}
    assert game.view(0) == FIRST_ROUND | red
    blue = {"seat": 1, "hand": [5, 6], "kept": 5, "seats": [RED | {"personal": None}, BLUE]}
    assert game.view(1) == FIRST_ROUND | blue


def test_bus_with_open_personal_objectives() -> None:
    options = LineOptions(open_personal=True)
    view = start_game(load("new_york"), HANDS, options).view(None)
    assert view["options"] == {"open_personal": True, "any_city": False}
    assert [seat["personal"] for seat in view["seats"]] == [2, 5]


def test_bus_while_departures_are_chosen() -> None:
    game = start_game(load("new_york"), HANDS)
    game.apply(1, Depart(6))
    nowhere: dict[str, Any] = {"shape": None, "departure": None, "line": [], "personal": None, "sheet": EMPTY_BUS_SHEET}
    before = {
        "phase": "departure",
        "round": 0,
        "ticket": None,
        "played": [],
        "to_come": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        "order": [],
        "pending": [0],
        "seats": [RED | nowhere, BLUE | nowhere],
    }
    assert game.view(None) == FIRST_ROUND | before
    own = {"seat": 1, "hand": [5, 6], "kept": 6, "seats": [RED | nowhere, BLUE | nowhere | {"personal": 5}]}
    assert game.view(1) == FIRST_ROUND | before | own


def test_metro_alone_in_rome() -> None:
    setup = LineSetup(
        sheets=(1,),
        personal=(1,),
        common=("granny", "opera", "theater"),
        departures=(2,),
        tickets=(2, 1, 12, 4, 8, 11, 7, 3, 5, 10, 9, 6),
        inspector=0,
        rush=(1, 7),
        rival=("D1", "D2", "E2"),
    )
    game = start_game(load("rome"), setup)
    turn = game.named(0, "H3-G3-G4+H4")
    assert turn is not None
    game.apply(0, turn)
    sheet = {
        "turn_zone": 0,
        "grannies": 0,
        "students": 0,
        "cinemas": 0,
        "tourists": {"ticks": [1, 0, 0], "open": 1, "points": 2},
        "operas": 1,
        "theaters": 0,
        "flirts": {
            "rows": [{"light": 0, "dark": 0}, {"light": 0, "dark": 0}, {"light": 0, "dark": 0}],
            "open": 0,
            "points": 0,
        },
        "entrances": {"circled": 1, "crossed": 1},
        "personal": 0,
        "connections": 0,
        "common": [None, None, None],
    }
    assert game.view(0) == {
        "game": "metro",
        "city": "rome",
        "seat": 0,
        "options": {"open_personal": False, "any_city": False},
        "phase": "turn",
        "round": 2,
        "ticket": 1,
        "played": [2, 1],
        "to_come": [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        "inspector": 0,
        "order": [0],
        "pending": [0],
        "common": [
            {"objective": "granny", "value": 6},
            {"objective": "opera", "value": 6},
            {"objective": "theater", "value": 6},
        ],
        "fast_roads": "yellow",
        "rush_hours": 1,
        "rival": ["D1", "D2", "E2"],
        "hand": None,
        "kept": 2,
        "seats": [
            {
                "seat": 0,
                "sheet_type": 1,
                "shape": "2",
                "departure": 2,
                "line": ["H3", "G3", "G4", "H4"],
                "eliminated": False,
                "personal": 1,
                "sheet": sheet,
            }
        ],
    }


def test_a_rush_hour_is_not_seen_before_its_ticket() -> None:
    setup = LineSetup(
        sheets=(1,),
        personal=(1,),
        common=("granny", "opera", "theater"),
        departures=(2,),
        tickets=(),
        inspector=0,
        rush=(0, 7),
        rival=("D1", "D2"),
    )
    view = start_game(load("rome"), setup).view(None)
    assert (view["rush_hours"], view["round"], view["ticket"], view["fast_roads"]) == (0, 1, None, None)
    assert view["seats"][0]["shape"] is None
