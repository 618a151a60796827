"""The engine and the slow reading of the rules agree, turn by turn, on games of every kind."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.cities import cities, metropolis
from tests.engine.dealing import BUILT_IN, Dealt, choose, dealt_in, seeds
from tests.engine.reference import DARK, LIGHT, SCHOOL, Reference, Row, Sheet

from allaboard.boards.city import City
from allaboard.engine import LineGame

EXAMPLES = settings.default.max_examples if settings.default else 60


def sheet_as_seen(sheet: Sheet, game: str, common: tuple[str, ...]) -> dict[str, Any]:
    """The sheet of the reference in the words of a view."""

    def rows(zone: list[Row]) -> dict[str, object]:
        return {
            "ticks": [len(row.ticked) for row in zone],
            "open": sum(row.points is not None for row in zone),
            "points": sum(row.points or 0 for row in zone),
        }

    plural = {"university": "universities", "cinema": "cinemas", "monument": "monuments"}
    plural |= {"opera": "operas", "museum": "museums", "theater": "theaters"}
    seen: dict[str, Any] = {
        "turn_zone": sheet.turn_zone,
        "grannies": sheet.grannies,
        "students": sheet.students,
        plural[SCHOOL[game]]: sheet.schools,
        plural[LIGHT[game]]: sheet.light_places,
        plural[DARK[game]]: sheet.dark_places,
        "tourists": rows(sheet.tourists),
        "common": [sheet.common.get(name) for name in common],
    }
    if game == "bus":
        kinds = ("university", "monument", "museum", "office")
        return seen | {
            "interns": sheet.interns,
            "professionals": rows(sheet.professionals),
            "spots": {kind: sheet.spots.get(kind) for kind in kinds},
            "traffic": sheet.shared,
        }
    couples = [{"light": row.ticked.count("light"), "dark": row.ticked.count("dark")} for row in sheet.flirts]
    return seen | {
        "flirts": {"rows": couples} | {key: rows(sheet.flirts)[key] for key in ("open", "points")},
        "entrances": {"circled": sheet.circled, "crossed": sheet.crossed},
        "personal": sheet.personal,
        "connections": sheet.shared,
    }


def compare(game: LineGame, reference: Reference) -> None:
    """Everything that both of them know."""
    assert game.is_over == reference.over
    assert game.pending() == (() if reference.over or reference.seat is None else (reference.seat,))
    view = cast("Mapping[str, Any]", game.view(None))
    assert view["inspector"] == reference.inspector
    assert [entry["value"] for entry in view["common"]] == list(reference.values.values())
    for seat, seen in enumerate(view["seats"]):
        assert seen["line"] == reference.lines[seat]
        assert seen["eliminated"] == (seat in reference.out)
        common = game.deal.setup.common
        assert seen["sheet"] == sheet_as_seen(reference.sheets[seat], game.deal.city.game, common)
    tally = game.tally()
    assert [score["rank"] for score in tally["seats"]] == reference.ranks()
    assert game.totals() == [reference.total(seat) for seat in range(game.seats)]
    for seat, score in enumerate(tally["seats"]):
        points = reference.breakdown(seat)
        found = score["breakdown"]
        if points is None:
            assert score["total"] is None
            assert found is None
        else:
            assert found is not None
            assert {zone: value or 0 for zone, value in found.items()} == points
            assert score["total"] == sum(points.values())
    assert tally["winners"] == (reference.winners() if reference.over else [])


def play_both(dealt: Dealt) -> None:
    game, reference, rng = dealt.start(), Reference(dealt.city, dealt.setup), dealt.rng()
    compare(game, reference)
    while game.pending():
        seat = game.pending()[0]
        legal = game.legal(seat)
        assert [str(turn) for turn in legal] == reference.legal()
        view = cast("Mapping[str, Any]", game.view(seat))
        assert view["seats"][seat]["shape"] == reference.shape(seat)
        if rng.random() < 0.1:
            assert game.outlook(seat) == [reference.total_if(str(turn)) for turn in legal]
        turn = choose(rng, legal)
        text = str(turn)
        stops = text.rstrip("#").replace(">", "-").replace("+", "-").split("-")
        roads = [frozenset(pair) for pair in itertools.pairwise(stops)]
        shared = sum(reference.shared_by(seat, road) for road in roads)
        before = reference.sheets[seat].turn_zone
        cost = game.cost(turn)
        off_map = reference.is_off_map(seat)
        reference.play(text)
        assert cost == (reference.sheets[seat].turn_zone - before, shared, text.endswith("#"))
        events = list(game.apply(seat, turn))
        assert [event.type for event in events].count("off_map") == off_map
        compare(game, reference)


@pytest.mark.parametrize("city", BUILT_IN, ids=lambda city: str(city.name))
@given(seed=seeds)
@settings(max_examples=EXAMPLES // 4)
def test_games_in_the_printed_cities(city: City, seed: int) -> None:
    play_both(dealt_in(city, seed))


@given(city=cities(), seed=seeds)
@settings(max_examples=EXAMPLES * 3)
def test_games_in_invented_cities(city: City, seed: int) -> None:
    play_both(dealt_in(city, seed))


@pytest.mark.parametrize("game", ["bus", "metro"])
@pytest.mark.parametrize("seed", [5, 6])
def test_games_in_a_city_of_more_stops_and_roads_than_a_byte_can_count(game: str, seed: int) -> None:
    play_both(dealt_in(metropolis(game), seed))


@given(city=cities("bus"), seed=seeds, careful=st.sampled_from([0.0, 1.0]))
@settings(max_examples=EXAMPLES // 2)
def test_only_the_legal_turns_of_short_and_of_long_lives(city: City, seed: int, careful: float) -> None:
    dealt = dealt_in(city, seed)
    game, reference, rng = dealt.start(), Reference(dealt.city, dealt.setup), dealt.rng()
    while game.pending():
        seat = game.pending()[0]
        legal = game.legal(seat)
        assert [str(turn) for turn in legal] == reference.legal()
        turn = choose(rng, legal, careful)
        reference.play(str(turn))
        game.play(seat, turn)
    assert game.totals() == [reference.total(seat) for seat in range(game.seats)]
