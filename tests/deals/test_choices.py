"""S1, S5, D12, D76: what a host decides instead of chance, and that everything else stays as N2 deals it."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations, product

import pytest

from allaboard.boards.faults import FaultsFound
from allaboard.boards.loader import load
from allaboard.deals import DepotChoices, LineChoices, deal_depot_setup, deal_line_setup, rival_line
from allaboard.engine import LineOptions
from allaboard.engine.depot.setup import DepotOptions
from allaboard.engine.depot.setup import setup_faults as depot_faults
from allaboard.engine.line.setup import setup_faults

SEEDS = [f"host {number}" for number in range(12)]
CITIES = [("new_york", 2), ("new_york", 3), ("rome", 3), ("london", 4), ("paris", 5)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("city", "seats"), CITIES)
def test_n2_no_choice_changes_nothing(city: str, seats: int, seed: str) -> None:
    assert deal_line_setup(load(city), seats, seed, LineChoices()) == deal_line_setup(load(city), seats, seed)
    assert deal_depot_setup(seats, seed, DepotChoices()) == deal_depot_setup(seats, seed)


@pytest.mark.parametrize("sheets", list(permutations(range(1, 6), 3)))
def test_s1_chosen_sheets_replace_the_dealt_ones_and_nothing_else(sheets: tuple[int, ...]) -> None:
    dealt = deal_line_setup(load("new_york"), 3, "chosen")
    assert deal_line_setup(load("new_york"), 3, "chosen", LineChoices(sheets=sheets)) == replace(dealt, sheets=sheets)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("chosen", [(3, None, None), (None, 3, None), (None, 1, 5), (None, None, None)])
def test_s1_seats_without_a_choice_are_dealt_sheets_that_nobody_has(seed: str, chosen: tuple[int | None, ...]) -> None:
    setup = deal_line_setup(load("new_york"), 3, seed, LineChoices(sheets=chosen))
    assert all(wanted in (None, sheet) for wanted, sheet in zip(chosen, setup.sheets, strict=True))
    assert len(set(setup.sheets)) == 3
    assert setup_faults(load("new_york"), setup, LineOptions()) == []


def test_s1_equal_sheets_only_where_the_host_allows_them() -> None:
    for pair in product(range(1, 6), repeat=2):
        allowed = LineChoices(sheets=pair, equal_sheets=True)
        assert deal_line_setup(load("rome"), 2, "x", allowed).sheets == pair
        strict = LineChoices(sheets=pair)
        assert [fault.code for fault in strict.faults(2)] == (["twice"] if len(set(pair)) == 1 else [])


def test_s1_sheets_that_are_dealt_where_equal_ones_are_allowed_are_drawn_for_each_seat() -> None:
    deals = [deal_line_setup(load("london"), 4, seed, LineChoices(equal_sheets=True)) for seed in SEEDS]
    assert any(len(set(setup.sheets)) < 4 for setup in deals)
    assert {sheet for setup in deals for sheet in setup.sheets} == {1, 2, 3, 4, 5}
    for seed, setup in zip(SEEDS, deals, strict=True):
        assert replace(setup, sheets=()) == replace(deal_line_setup(load("london"), 4, seed), sheets=())
        assert setup_faults(load("london"), setup, LineOptions()) == []


@pytest.mark.parametrize("seats", [2, 3])
def test_s5_the_host_chooses_the_first_inspector(seats: int) -> None:
    dealt = deal_line_setup(load("rome"), seats, "first")
    for first in range(seats):
        assert deal_line_setup(load("rome"), seats, "first", LineChoices(first=first)) == replace(
            dealt, inspector=first
        )


@pytest.mark.parametrize("sheet", range(1, 6))
def test_z3_alone_the_rival_draws_with_the_sheet_after_the_chosen_one(sheet: int) -> None:
    city = load("new_york")
    setup = deal_line_setup(city, 1, "alone", LineChoices(sheets=(sheet,)))
    assert setup.sheets == (sheet,)
    assert setup.rival == rival_line(city, replace(deal_line_setup(city, 1, "alone"), sheets=(sheet,)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d12_d76_the_host_chooses_the_first_player_and_the_order_that_breaks_ties(seats: int) -> None:
    dealt = deal_depot_setup(seats, "ties")
    for ties in permutations(range(seats)):
        choices = DepotChoices(first=ties[-1], ties=ties)
        setup = deal_depot_setup(seats, "ties", choices)
        assert setup == replace(dealt, first=ties[-1], ties=ties)
        assert depot_faults(setup, DepotOptions()) == []


@pytest.mark.parametrize(
    ("choices", "faults"),
    [
        (LineChoices(sheets=(1, 2)), ["sheets: needs 3 entries, one for each seat, not 2"]),
        (LineChoices(sheets=(0, 6, 2)), ["sheets[0]: 0 is not one of 1 to 5", "sheets[1]: 6 is not one of 1 to 5"]),
        (LineChoices(sheets=(2, 3, 2)), ["sheets[2]: sheet 2 is there twice; equal sheets are not allowed"]),
        (LineChoices(first=3), ["first: no seat 3"]),
        (
            LineChoices(first=-1, sheets=(1,)),
            ["sheets: needs 3 entries, one for each seat, not 1", "first: no seat -1"],
        ),
        (DepotChoices(first=3), ["first: no seat 3"]),
        (DepotChoices(ties=(0, 1)), ["ties: needs every seat once: 3 entries, not 2"]),
        (DepotChoices(ties=(0, 1, 1)), ["ties[2]: seat 1 is there twice"]),
        (DepotChoices(ties=(0, 1, 3)), ["ties[2]: no seat 3"]),
    ],
)
def test_choices_that_do_not_fit_are_refused_with_every_fault(
    choices: LineChoices | DepotChoices, faults: list[str]
) -> None:
    def deal() -> object:
        if isinstance(choices, LineChoices):
            return deal_line_setup(load("new_york"), 3, "x", choices)
        return deal_depot_setup(3, "x", choices)

    with pytest.raises(FaultsFound) as refused:
        deal()
    assert [str(fault) for fault in refused.value.faults] == faults
