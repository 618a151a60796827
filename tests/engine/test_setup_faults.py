"""What is said about a set-up that cannot be played: everything, in words and with the place."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.rules.test_setup import GOOD, SOLO

from allaboard.boards.faults import FaultsFound
from allaboard.boards.loader import load
from allaboard.engine import LineOptions, LineSetup, start_game

FOUR = replace(
    GOOD,
    sheets=(1, 2, 3, 4),
    personal=(1, 2, 3, 4),
    departures=(None,) * 4,
    hands=((1, 2), (3, 4), (5, 6), (7, 8)),
)
CASES: list[tuple[LineSetup, str, list[str]]] = [
    (
        FOUR,
        "new_york",
        [
            "players: new_york is for 2 to 3 players, not 4",
            "setup.hands[3][0]: new_york has no departure 7",
            "setup.hands[3][1]: new_york has no departure 8",
        ],
    ),
    (GOOD, "london", ["players: london is for 4 to 5 players; with any_city also for 2"]),
    (replace(GOOD, personal=(1,)), "new_york", ["setup.personal: needs 2 entries, one for each player, not 1"]),
    (replace(GOOD, inspector=2), "new_york", ["setup.inspector: no seat 2"]),
    (replace(GOOD, common=("granny",)), "new_york", ["setup.common: needs 2 different objectives"]),
    (
        replace(GOOD, common=("granny", "opera")),
        "new_york",
        ["setup.common[1]: not one of granny, student, tourist, professional, monument, museum"],
    ),
    (
        replace(GOOD, common=("granny", "museum")),
        "rome",
        ["setup.common[1]: not one of granny, student, tourist, flirt, opera, theater"],
    ),
    (
        replace(GOOD, tickets=(0, 13, 3, 3)),
        "new_york",
        [
            "setup.tickets[0]: 0 is not one of 1 to 12",
            "setup.tickets[1]: 13 is not one of 1 to 12",
            "setup.tickets[3]: 3 is there twice",
        ],
    ),
    (replace(GOOD, sheets=(6, 1)), "new_york", ["setup.sheets[0]: 6 is not one of 1 to 5"]),
    (replace(GOOD, personal=(1, 6)), "new_york", ["setup.personal[1]: 6 is not one of 1 to 5"]),
    (
        replace(GOOD, hands=((3, 7), (3, 1))),
        "new_york",
        ["setup.hands[0][1]: new_york has no departure 7", "setup.hands[1][0]: 3 is there twice"],
    ),
    (
        replace(GOOD, hands=None, departures=(None, 2)),
        "new_york",
        ["setup.departures[0]: is still to be chosen, but there are no hands to choose from"],
    ),
    (
        replace(GOOD, departures=(5, 5)),
        "new_york",
        ["setup.departures[0]: 5 is not in the hand of seat 0", "setup.departures[1]: 5 is there twice"],
    ),
    (
        replace(GOOD, departures=(7, 1), hands=None),
        "new_york",
        ["setup.departures[0]: new_york has no departure 7"],
    ),
    (
        replace(GOOD, rush=(0, 6), rival=("C2",)),
        "new_york",
        ["setup.rush: rush-hour cards are for one player", "setup.rival: a rival line is for one player"],
    ),
    (
        replace(SOLO, rush=None, rival=()),
        "new_york",
        ["setup.rush: one player needs two rush-hour cards", "setup.rival: one player needs a rival line"],
    ),
    (
        replace(SOLO, rush=(6, 6), rival=("C2", "C4", "Z9", "C2")),
        "new_york",
        [
            "setup.rush: must be one of 0 to 5 and one of 6 to 11",
            "setup.rival[1]: C2-C4 is not a road in new_york",
            "setup.rival[2]: no such stop in new_york",
            "setup.rival[3]: Z9-C2 is not a road in new_york",
            "setup.rival[3]: the rival line runs into itself",
        ],
    ),
    (replace(SOLO, common=("granny", "student")), "new_york", ["setup.common: needs 3 different objectives"]),
    (
        replace(SOLO, common=("granny", "student", "granny")),
        "new_york",
        ["setup.common: needs 3 different objectives"],
    ),
]


@pytest.mark.parametrize(("setup", "city", "faults"), CASES)
def test_every_fault_says_what_and_where(setup: LineSetup, city: str, faults: list[str]) -> None:
    with pytest.raises(FaultsFound) as refused:
        start_game(load(city), setup)
    assert [str(fault) for fault in refused.value.faults] == faults


def test_an_option_of_bus_only() -> None:
    metro = replace(GOOD, common=("granny", "opera"))
    with pytest.raises(FaultsFound) as refused:
        start_game(load("rome"), metro, LineOptions(open_personal=True))
    assert str(refused.value) == "options.open_personal: open_personal is an option of bus only"


def test_nobody_and_six_are_no_table() -> None:
    nobody = replace(GOOD, sheets=(), personal=(), departures=(), hands=None)
    with pytest.raises(FaultsFound) as refused:
        start_game(load("london"), nobody)
    assert str(refused.value.faults[0]) == "players: london is for 4 to 5 players, not 0"
    six = replace(GOOD, sheets=(1, 2, 3, 4, 5, 5), personal=(None,) * 6, departures=(1, 2, 3, 4, 5, 6), hands=None)
    with pytest.raises(FaultsFound) as refused:
        start_game(load("london"), six, LineOptions(any_city=True))
    assert [str(fault) for fault in refused.value.faults] == ["players: london is for 4 to 5 players, not 6"]
