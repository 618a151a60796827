"""Set-ups and house rules from outside: every fault with its place."""

from __future__ import annotations

import pickle
import random
from dataclasses import fields, replace

import pytest
from tests.depot.dealing import random_setup

from allaboard.boards.faults import FaultsFound
from allaboard.engine.depot.deal import DepotDeal, checked_deal
from allaboard.engine.depot.game import start_depot
from allaboard.engine.depot.setup import (
    OPTION_VALUES,
    DayDecks,
    DepotOptions,
    DepotSetup,
    option_faults,
    options_of,
    setup_faults,
)

SETUP = random_setup(random.Random(7), 3)


def places(setup: DepotSetup, options: DepotOptions | None = None) -> list[tuple[str, str]]:
    return [(fault.code, fault.at) for fault in setup_faults(setup, options or DepotOptions())]


def test_a_good_setup_has_no_faults() -> None:
    assert places(SETUP) == []
    deal = checked_deal(SETUP, DepotOptions())
    assert deal == DepotDeal(SETUP, DepotOptions()) == pickle.loads(pickle.dumps(deal))  # noqa: S301
    assert hash(deal) == hash(DepotDeal(SETUP, DepotOptions()))
    assert deal != DepotDeal(SETUP, DepotOptions(final_turn="mandatory"))


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_d6_two_to_six_play(seats: int) -> None:
    assert ("players", "players") in places(replace(SETUP, first=0, ties=tuple(range(seats))))


def test_every_fault_is_told_at_once() -> None:
    good = SETUP.days[0]
    setup = DepotSetup(
        first=3,
        ties=(0, 0, 5),
        days=(
            DayDecks(("R3", "R3", "X1", *good.buses[3:]), good.travellers[1:]),
            good,
            good,
        ),
    )
    found = places(setup, DepotOptions(teams=True))
    for fault in [
        ("option", "options.teams"),
        ("first", "setup.first"),
        ("twice", "setup.ties[1]"),
        ("range", "setup.ties[2]"),
        ("length", "setup.days"),
        ("card", "setup.days[0].buses[2]"),
        ("missing", "setup.days[0].buses"),
        ("missing", "setup.days[0].travellers"),
    ]:
        assert fault in found
    with pytest.raises(FaultsFound):
        start_depot(setup)


def test_house_rules_are_typed_and_have_their_defaults_first() -> None:
    assert {field.name: field.default for field in fields(DepotOptions)} == {
        name: allowed[0] for name, allowed in OPTION_VALUES.items()
    }
    assert options_of({}) == DepotOptions()
    for name, allowed in OPTION_VALUES.items():
        for value in allowed:
            assert options_of({name: value}).to_json()[name] == value
    bad = {"teams": 1, "final_turn": "never", "baby_windows": None, "card_memory": "off", "drunkard_may_pick_self": 0}
    assert [fault.at for fault in option_faults(bad)] == [f"options.{name}" for name in bad]
    with pytest.raises(FaultsFound):
        options_of(bad)


def test_d79_teams_are_for_four() -> None:
    options = DepotOptions(teams=True)
    assert places(random_setup(random.Random(1), 4), options) == []
    assert places(SETUP, options) == [("option", "options.teams")]
