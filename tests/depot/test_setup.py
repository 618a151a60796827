"""Set-ups and house rules from outside: every fault with its place."""

from __future__ import annotations

import pickle
import random
from dataclasses import fields, replace

import pytest
from tests.depot.dealing import random_setup

from allaboard.boards.faults import FaultsFound
from allaboard.engine.depot.cards import TRAVELLER_IDS
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
    with pytest.raises(FaultsFound) as refused:
        start_depot(setup, DepotOptions(teams=True))
    assert [(fault.code, fault.at) for fault in refused.value.faults] == found


def only(setup: DepotSetup, options: DepotOptions | None = None) -> tuple[str, str, str]:
    """The single fault of a set-up."""
    [fault] = setup_faults(setup, options or DepotOptions())
    return fault.code, fault.at, fault.message


def test_each_fault_in_its_words() -> None:
    one, two = SETUP.days
    buses, travellers = one.buses, one.travellers

    def with_buses(*cards: str) -> DepotSetup:
        return replace(SETUP, days=(replace(one, buses=cards), two))

    assert only(replace(SETUP, first=3)) == ("first", "setup.first", "no seat 3")
    assert only(replace(SETUP, first=-1)) == ("first", "setup.first", "no seat -1")
    assert only(replace(SETUP, ties=(0, 3, 1))) == ("range", "setup.ties[1]", "no seat 3")
    assert only(replace(SETUP, ties=(0, 1, -1))) == ("range", "setup.ties[2]", "no seat -1")
    assert only(replace(SETUP, ties=(1, 0, 1))) == ("twice", "setup.ties[2]", "seat 1 is there twice")
    assert only(replace(SETUP, days=(one,))) == ("length", "setup.days", "needs 2 days, not 1")
    assert only(with_buses(*buses, buses[3])) == ("twice", "setup.days[0].buses[16]", f"{buses[3]} is there twice")
    assert only(with_buses(*buses, "R6")) == ("card", "setup.days[0].buses[16]", "no such bus")
    assert only(with_buses(*buses[1:])) == ("missing", "setup.days[0].buses", f"{buses[0]} not there")
    assert only(replace(SETUP, days=(one, replace(two, travellers=(*two.travellers, "RA6"))))) == (
        "card",
        "setup.days[1].travellers[56]",
        "no such traveller",
    )
    gone = [card for card in TRAVELLER_IDS if card in travellers[:4]]
    assert only(replace(SETUP, days=(replace(one, travellers=travellers[4:]), two))) == (
        "missing",
        "setup.days[0].travellers",
        f"{gone[0]}, {gone[1]}, {gone[2]} and 1 more not there",
    )
    three = [card for card in TRAVELLER_IDS if card in travellers[:3]]
    assert (
        only(replace(SETUP, days=(replace(one, travellers=travellers[3:]), two)))[2] == ", ".join(three) + " not there"
    )
    seven = replace(SETUP, ties=tuple(range(7)))
    assert only(seven) == ("players", "players", "depot is for 2 to 6 players, not 7")
    assert only(SETUP, DepotOptions(teams=True)) == ("option", "options.teams", "teams are for 4 players, not 3")
    assert only(replace(SETUP, first=0, ties=(0,))) == ("players", "players", "depot is for 2 to 6 players, not 1")


def test_each_fault_of_a_house_rule_in_its_words() -> None:
    bad = {"team_hands": "open", "teams": "true", "baby_windows": "end"}
    assert [str(fault) for fault in option_faults(bad)] == [
        "options.team_hands: is not an option of depot",
        "options.teams: is not one of false, true",
        "options.baby_windows: is not one of attempt_and_end, attempt, none",
    ]
    assert {fault.code for fault in option_faults(bad)} == {"option"}
    broken = DepotOptions(final_turn="never")  # type: ignore[arg-type]
    assert only(SETUP, broken) == ("option", "options.final_turn", "is not one of optional, mandatory")


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
