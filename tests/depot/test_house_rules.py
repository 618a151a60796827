"""Each house rule of section 17: a position in which its values lead to different legal actions or results.

`SHOWN` has an observation for every house rule and what it must be under each of its values, the other rules as
printed. The list of rules and values is read off the types of the options: one that is new fails here until it has
its position.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from tests.depot.dealing import play_on, random_setup
from tests.depot.positions import play, zones_of

from allaboard.engine.depot.game import start_depot
from allaboard.engine.depot.setup import OPTION_VALUES, DepotOptions, options_of

Value = bool | str

DRUNK = {
    "hands": {"0": ["RL2", "YA1"]},
    "buses": {"0": ["G3", "G5"]},
    "dock": {"R3": ["RDR", "RL1"]},
    "passengers": {"0": ["GA1", "GDR"]},
}
SWAPS = {
    "hands": {"0": ["RCO", "GGE", "GCO", "YA1"]},
    "buses": {"0": ["R4a", "Y5"]},
    "dock": {"G5": ["GL1", "GA1"]},
}
ROVER = {
    "hands": {"0": ["RCO", "GBP"]},
    "buses": {"0": ["R4a", "Y5"]},
    "dock": {"B5": ["BA1"], "G5": ["GA1"]},
}
BABY = {
    "hands": {"0": ["GA1", "GDR"], "1": ["RBA", "YA2"]},
    "buses": {"0": ["R4a", "B5"], "1": ["Y3", "Y5"]},
}
BOARDING = {**BABY, "hands": {"0": ["RA1", "GDR"], "1": ["RBA", "YA2"]}}
LAST_LAP = {
    "hands": {"0": ["GA1"], "1": ["RA2", "RA3"]},
    "buses": {"0": [], "1": ["Y3"]},
    "dock": {"R5": ["RA1"]},
}


def victims(**options: Any) -> object:
    return play(2, DRUNK, "0 use R3", **options).legal("sadden")


def after_a_swap(**options: Any) -> object:
    found = zones_of(play(2, SWAPS, "0 place R4a", "0 board RCO", "0 swap GGE GA1", **options).day)
    return found["departed"], found["dock"].get("G5")


def swaps(**options: Any) -> object:
    return play(2, ROVER, "0 place R4a", "0 board RCO", **options).legal("exchange")


def after_a_shout(**options: Any) -> object:
    return play(2, BABY, "0 place R4a", "1 shout", **options).asked[-1][:2]


def windows(**options: Any) -> object:
    table = play(2, BOARDING, "0 place R4a", "0 board RA1", **options)
    while table.in_turn:
        table.decide(1, "pass")
        table.settle()
    return [kind for _seat, kind, _legal in table.asked].count("shout")


def last_turns(**options: Any) -> object:
    return play(2, LAST_LAP, **options).asked[0]


def winners(**options: Any) -> object:
    setup = random_setup(random.Random(1), 4)
    return play_on(start_depot(setup, options_of(options)), random.Random(1)).tally()["winners"]


SHOWN: dict[str, tuple[Callable[..., object], dict[Value, object]]] = {
    "drunkard_scope": (
        victims,
        {
            "departing_bus": ["sadden RDR RL1", "sadden RDR RL2", "sadden RL1 RL2"],
            "own_pile": [
                "sadden GA1 GDR",
                "sadden GA1 RDR",
                "sadden GA1 RL1",
                "sadden GA1 RL2",
                "sadden GDR RDR",
                "sadden GDR RL1",
                "sadden GDR RL2",
                "sadden RDR RL1",
                "sadden RDR RL2",
                "sadden RL1 RL2",
            ],
        },
    ),
    "drunkard_may_pick_self": (
        victims,
        {True: ["sadden RDR RL1", "sadden RDR RL2", "sadden RL1 RL2"], False: ["sadden RL1 RL2"]},
    ),
    "exchange_triggers_profiles": (
        after_a_swap,
        {True: (["G5"], None), False: ([], ["GL1", "GGE"])},
    ),
    "backpacker_exchange_any_bus": (
        swaps,
        {True: ["skip", "swap GBP BA1", "swap GBP GA1"], False: ["skip", "swap GBP GA1"]},
    ),
    "baby_exempts_penalty": (after_a_shout, {False: (0, "penalty"), True: (1, "choose")}),
    "baby_windows": (windows, {"attempt_and_end": 2, "attempt": 1, "none": 0}),
    "final_turn": (
        last_turns,
        {
            "optional": (1, "choose", ["decline", "place Y3", "use R5"]),
            "mandatory": (1, "choose", ["place Y3", "use R5"]),
        },
    ),
    "teams": (winners, {False: [1], True: [0, 2]}),
}


def typed_values() -> dict[str, tuple[Value, ...]]:
    """Every house rule with all the values that its type allows."""
    found: dict[str, tuple[Value, ...]] = {}
    for name, kind in get_type_hints(DepotOptions).items():
        assert kind is bool or get_origin(kind) is Literal, f"{name} is neither a yes or no nor a choice of words"
        found[name] = (True, False) if kind is bool else get_args(kind)
    return found


def test_every_house_rule_and_each_of_its_values_is_shown() -> None:
    typed = {name: set(values) for name, values in typed_values().items()}
    assert {name: set(results) for name, (_observe, results) in SHOWN.items()} == typed
    assert {name: set(allowed) for name, allowed in OPTION_VALUES.items()} == typed


@pytest.mark.parametrize("name", typed_values())
def test_the_values_of_a_house_rule_lead_to_different_results(name: str) -> None:
    observe, results = SHOWN[name]
    assert {value: observe(**{name: value}) for value in results} == results
    found = [repr(result) for result in results.values()]
    assert len(set(found)) == len(found)
    assert observe() == results[OPTION_VALUES[name][0]]  # the default


def test_d50_a22_drunkard_scope() -> None:
    """In one's own pile the pair can be saved (X12)."""
    table = play(2, DRUNK, "0 use R3", "0 sadden GA1 RDR", drunkard_scope="own_pile")
    found = zones_of(table.day)
    assert (found["passengers"]["0"], found["unhappy"]["0"]) == (["GDR", "RL1", "RL2"], ["GA1", "RDR"])


def test_d50_a23_drunkard_may_pick_self() -> None:
    table = play(2, DRUNK, "0 use R3", drunkard_may_pick_self=False)
    assert zones_of(table.day)["unhappy"]["0"] == ["RL1", "RL2"]
    # Only he who is leaving now is spared, not another Drunkard in the pile.
    pile = play(2, DRUNK, "0 use R3", drunkard_may_pick_self=False, drunkard_scope="own_pile")
    assert "sadden GA1 GDR" in pile.legal("sadden")
    assert not [text for text in pile.legal("sadden") if "RDR" in text]


def test_d50_a24_fewer_than_two_candidates() -> None:
    zones = {"hands": {"0": ["RGE", "YA1"]}, "buses": {"0": ["G3", "G5"]}, "dock": {"R5": ["RDR"]}}
    table = play(2, zones, "0 use R5", drunkard_may_pick_self=False)
    assert table.legal("sadden") == ["sadden RGE"]
    assert zones_of(table.day)["passengers"]["0"] == ["RDR"]
    assert zones_of(table.day)["unhappy"]["0"] == ["RGE"]


def test_d53_a28_exchange_triggers_profiles() -> None:
    """A Corrupter swapped in grants an exchange, or none."""
    chain = ["0 place R4a", "0 board RCO", "0 swap GCO GA1"]
    assert play(2, SWAPS, *chain).asked[-1][1] == "exchange"
    after = play(2, SWAPS, *chain, exchange_triggers_profiles=False)
    assert [kind for _seat, kind, _legal in after.asked].count("exchange") == 1
    # A bus that is full after the exchange leaves all the same.
    full: dict[str, Any] = {**SWAPS, "hands": {"0": ["RCO", "GL2", "YA1"]}, "dock": {"G3": ["GL1", "GA1", "GA2"]}}
    script = ["0 place R4a", "0 board RCO", "0 swap GL2 GA1"]
    for triggers in (True, False):
        table = play(2, full, *script, exchange_triggers_profiles=triggers)
        assert zones_of(table.day)["departed"] == ["G3"]


def test_d51_a26_backpacker_exchange_any_bus() -> None:
    """However he came in by exchange, from hand he boards any bus."""
    zones = {"hands": {"0": ["GBP"]}, "buses": {"0": ["R5"]}, "dock": {"B4a": []}}
    assert play(2, zones, backpacker_exchange_any_bus=False).asked[0][2] == ["place R5", "use B4a"]


def test_d27_a15_baby_exempts_penalty() -> None:
    spared = play(2, BABY, "0 place R4a", "1 shout", baby_exempts_penalty=True)
    assert not spared.in_turn
    assert zones_of(spared.day)["unhappy"]["0"] == []
    # A pass spares nobody.
    assert play(2, BABY, "0 place R4a", "1 pass", baby_exempts_penalty=True).asked[-1][1] == "penalty"


def test_d60_a34_baby_windows() -> None:
    """At an attempt the announced traveller stands back; at the closing window nobody does."""
    shouted = play(2, BOARDING, "0 place R4a", "0 board RA1", "1 shout", baby_windows="attempt")
    assert zones_of(shouted.day)["dock"]["R4a"] == ["RBA"]
    closing = play(2, BOARDING, "0 place R4a", "0 board RA1", "1 pass", "1 shout")
    assert zones_of(closing.day)["dock"]["R4a"] == ["RA1", "RBA"]


def test_d69_a41_final_turn() -> None:
    table = play(2, LAST_LAP)
    table.decide(1, "decline")
    assert zones_of(table.day)["end"] == "last_lap"


def test_d79_teams_share_the_victory() -> None:
    setup = random_setup(random.Random(1), 4)
    game = play_on(start_depot(setup, DepotOptions(teams=True)), random.Random(1))
    alone = play_on(start_depot(setup), random.Random(1))
    assert game.totals() == alone.totals()  # scoring is everybody's own
    one, two = game.tally()["teams"]
    assert (one["total"], two["total"]) == tuple(game.totals()[side] + game.totals()[side + 2] for side in range(2))
    assert "teams" not in alone.tally()
