"""Each house rule of section 17: a position in which its values lead to different legal actions or results."""

from __future__ import annotations

from tests.depot.positions import play, zones_of

DRUNK = {
    "hands": {"0": ["RL2", "YA1"]},
    "buses": {"0": ["G3", "G5"]},
    "dock": {"R3": ["RDR", "RL1"]},
    "passengers": {"0": ["GA1", "GDR"]},
}


def test_d50_a22_drunkard_scope() -> None:
    bus = play(2, DRUNK, "0 use R3")
    pile = play(2, DRUNK, "0 use R3", drunkard_scope="own_pile")
    assert bus.legal("sadden") == ["sadden RDR RL1", "sadden RDR RL2", "sadden RL1 RL2"]
    assert len(pile.legal("sadden")) == 10


def test_d50_a23_drunkard_may_pick_self() -> None:
    table = play(2, DRUNK, "0 use R3", drunkard_may_pick_self=False)
    assert table.legal("sadden") == ["sadden RL1 RL2"]
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


def test_d53_a28_exchange_triggers_profiles() -> None:
    zones = {
        "hands": {"0": ["RCO", "GGE", "GCO", "YA1"]},
        "buses": {"0": ["R4a", "Y5"]},
        "dock": {"G5": ["GL1", "GA1"]},
    }
    script = ["0 place R4a", "0 board RCO", "0 swap GGE GA1"]
    assert zones_of(play(2, zones, *script).day)["departed"] == ["G5"]
    silent = play(2, zones, *script, exchange_triggers_profiles=False)
    assert zones_of(silent.day)["dock"]["G5"] == ["GL1", "GGE"]
    chain = ["0 place R4a", "0 board RCO", "0 swap GCO GA1"]
    assert play(2, zones, *chain).asked[-1][1] == "exchange"
    after = play(2, zones, *chain, exchange_triggers_profiles=False)
    assert [kind for _seat, kind, _legal in after.asked].count("exchange") == 1


def test_d51_a26_backpacker_exchange_any_bus() -> None:
    zones = {
        "hands": {"0": ["RCO", "GBP"]},
        "buses": {"0": ["R4a", "Y5"]},
        "dock": {"B5": ["BA1"], "G5": ["GA1"]},
    }
    script = ["0 place R4a", "0 board RCO"]
    assert play(2, zones, *script).legal("exchange") == ["skip", "swap GBP BA1", "swap GBP GA1"]
    own = play(2, zones, *script, backpacker_exchange_any_bus=False)
    assert own.legal("exchange") == ["skip", "swap GBP GA1"]


BABY = {
    "hands": {"0": ["GA1", "GDR"], "1": ["RBA", "YA2"]},
    "buses": {"0": ["R4a", "B5"], "1": ["Y3", "Y5"]},
}


def test_d27_a15_baby_exempts_penalty() -> None:
    script = ["0 place R4a", "1 shout"]
    assert play(2, BABY, *script).asked[-1] == (0, "penalty", ["discard GA1", "discard GDR"])
    spared = play(2, BABY, *script, baby_exempts_penalty=True)
    assert not spared.in_turn
    assert zones_of(spared.day)["unhappy"]["0"] == []
    # A pass spares nobody.
    assert play(2, BABY, "0 place R4a", "1 pass", baby_exempts_penalty=True).asked[-1][1] == "penalty"


def test_d60_a34_baby_windows() -> None:
    zones = {**BABY, "hands": {"0": ["RA1", "GDR"], "1": ["RBA", "YA2"]}}

    def kinds(baby_windows: str) -> list[str]:
        script = ["0 place R4a", "0 board RA1"]
        if baby_windows != "none":
            script.append("1 pass")
        table = play(2, zones, *script, baby_windows=baby_windows)
        return [kind for _seat, kind, _legal in table.asked if kind == "shout"]

    assert kinds("attempt_and_end") == ["shout", "shout"]
    assert kinds("attempt") == ["shout"]
    assert kinds("none") == []


def test_d69_a41_final_turn() -> None:
    zones = {
        "hands": {"0": ["GA1"], "1": ["RA2", "RA3"]},
        "buses": {"0": [], "1": ["Y3"]},
        "dock": {"R5": ["RA1"]},
    }
    optional = play(2, zones)
    assert optional.asked[0] == (1, "choose", ["decline", "place Y3", "use R5"])
    optional.decide(1, "decline")
    assert zones_of(optional.day)["end"] == "last_lap"
    assert play(2, zones, final_turn="mandatory").asked[0] == (1, "choose", ["place Y3", "use R5"])
