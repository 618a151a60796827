"""What holds in every game: of the four cities, of invented ones, of any number of players."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from itertools import pairwise
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.dealing import Dealt, choose, deals, played_to
from tests.engine.from_events import Listener

from allaboard.engine import Action, Depart, Event, IllegalAction, LineGame, Turn

FEW = settings(max_examples=settings.default.max_examples // 2 if settings.default else 30)
positions = st.integers(0, 60)


def texts(game: LineGame, seat: int) -> list[str]:
    return [str(action) for action in game.legal(seat)]


def told(events: object) -> list[dict[str, object]]:
    return [event.to_json() for event in cast("list[Event]", events)]


def everything(game: LineGame) -> dict[str, object]:
    """All that anybody can see of a game."""
    viewers = [None, *range(game.seats)]
    return {
        "views": [game.view(viewer) for viewer in viewers],
        "scores": [game.scores(viewer) for viewer in viewers],
        "legal": [texts(game, seat) for seat in range(game.seats)],
        "tally": game.tally(),
        "totals": game.totals(),
        "rest": (game.pending(), game.phase, game.round, game.is_over, game.departures, game.actions),
        "opening": told(game.opening()),
    }


# Lines and roads


@given(deals())
def test_a_line_is_a_simple_path_along_roads(dealt: Dealt) -> None:
    game = played_to(dealt, 99)
    roads = {frozenset(road) for road in dealt.city.roads}
    for seat in game.view(None)["seats"]:
        line = seat["line"]
        assert all(frozenset(pair) in roads for pair in pairwise(line))
        assert line[0] == dealt.city.departures[cast("int", seat["departure"])]
        body = line[:-1] if seat["eliminated"] else line
        assert len(set(body)) == len(body)
        if seat["eliminated"]:
            assert line[-1] in body
        used = [frozenset(pair) for pair in pairwise(line)]
        assert len(set(used)) == len(used), "two markers of one player on one road"


@given(deals())
def test_a_road_never_holds_more_markers_than_players_and_a_rival(dealt: Dealt) -> None:
    game = played_to(dealt, 99)
    lines = [seat["line"] for seat in game.view(None)["seats"]]
    markers = Counter(frozenset(pair) for line in lines for pair in pairwise(line))
    markers += Counter(frozenset(pair) for pair in pairwise(dealt.setup.rival))
    assert max(markers.values(), default=0) <= game.seats + (game.seats == 1)


# Events


@given(deals())
def test_sheets_kept_from_events_alone_have_the_same_totals(dealt: Dealt) -> None:
    game, rng = dealt.start(), dealt.rng()
    listeners = [Listener(seat) for seat in range(game.seats)]
    city = dealt.city
    for listener in listeners:
        listener.hear(game.opening())
    while game.pending():
        seat = game.pending()[0]
        events = game.apply(seat, choose(rng, game.legal(seat)))
        for listener in listeners:
            listener.hear(events)
        for listener, score in zip(listeners, game.scores(None)["seats"], strict=True):
            assert listener.out == score["eliminated"]
            if score["breakdown"] is None:
                continue
            found = {zone: points or 0 for zone, points in score["breakdown"].items()}
            heard = listener.bus(city.letters, city.personal_objectives) if city.game == "bus" else listener.metro()
            if dealt.options.open_personal:
                found.pop("personal")  # known from the start, so no event tells it
                heard.pop("personal")
            assert heard == found
    assert [seat["line"] for seat in game.view(None)["seats"]] == [listener.line for listener in listeners]


@given(deals())
def test_an_opening_is_told_the_same_at_any_time(dealt: Dealt) -> None:
    game = dealt.start()
    opening = told(game.opening())
    kinds = [event["type"] for event in opening]
    assert kinds[: game.seats] == ["departed"] * game.seats
    assert kinds.count("ticket_revealed") == (1 if dealt.setup.tickets else 0)
    assert ("rush_hour" in kinds) == (
        dealt.setup.rush is not None and dealt.setup.rush[0] == 0 and bool(dealt.setup.tickets)
    )
    assert told(played_to(dealt, 7).opening()) == opening


@given(deals())
def test_the_end_is_told_once_with_reason_and_winners(dealt: Dealt) -> None:
    game, rng = dealt.start(), dealt.rng()
    events: list[dict[str, object]] = []
    while game.pending():
        assert not any(event["type"] == "game_over" for event in events)
        seat = game.pending()[0]
        events = told(game.apply(seat, choose(rng, game.legal(seat))))
    if not game.is_over:
        assert len(dealt.setup.tickets) < 12
        return
    tally = game.tally()
    everyone_is_out = all(score["eliminated"] for score in tally["seats"])
    assert events[-1] == {
        "type": "game_over",
        "reason": "all_eliminated" if everyone_is_out else "rounds",
        "winners": tuple(tally["winners"]),
    }
    assert bool(tally["winners"]) == (not everyone_is_out)
    hidden = dealt.city.game == "bus" and not dealt.options.open_personal
    assert [event for event in events if event["type"] == "personal_revealed"] == [
        {"type": "personal_revealed", "seat": seat, "objective": objective}
        for seat, objective in enumerate(dealt.setup.personal)
        if hidden and objective is not None
    ]
    assert (game.phase, game.pending()) == ("over", ())
    assert game.scores(None) == tally


@given(deals(), positions)
def test_no_event_is_kept_from_anybody(dealt: Dealt, turns: int) -> None:
    game = played_to(dealt, turns)
    if game.pending():
        seat = game.pending()[0]
        events = game.apply(seat, game.legal(seat)[0])
        assert all(event.seen_by(viewer) for event in events for viewer in (None, *range(game.seats)))
        assert len(list(events)) == len(events)
        assert events[0].type in {"placed", "off_map", "departure_chosen"}


# Legal actions


@given(deals(choosing=True), positions)
def test_legal_actions_are_in_text_order_each_once_and_parse_back(dealt: Dealt, turns: int) -> None:
    game = played_to(dealt, turns)
    for seat in range(game.seats):
        found = texts(game, seat)
        assert found == sorted(set(found))
        assert bool(found) == (seat in game.pending())
        for action in game.legal(seat):
            parsed = game.parse(str(action))
            assert parsed == action
            assert str(parsed) == str(action)
            assert hash(parsed) == hash(action)
            assert eval_repr(parsed) == action
            assert action in game.legal(seat)


def eval_repr(action: Action) -> Action:
    """The action that `repr` writes, without evaluating anything."""
    name, _, inside = repr(action).partition("(")
    return Depart(int(inside[:-1])) if name == "Depart" else Turn(inside[1:-2])


def mutations(rng: random.Random, game: LineGame, text: str) -> set[str]:
    """Texts that look like the turn and are not it."""
    stops = [stop.name for stop in game.deal.city.stops]
    found = {text + "#", text.rstrip("#"), text.replace("-", ">", 1), text + "+" + rng.choice(stops)}
    found |= {text.replace(">", "-"), text.replace("+", "-"), text.replace("+", ">"), text.replace(">", "+")}
    parts = text.rstrip("#").replace(">", "-").replace("+", "-").split("-")
    found |= {"-".join(parts[:count]) for count in range(2, len(parts) + 1)}
    found |= {f"{text.rstrip('#')}{sign}{rng.choice(stops)}" for sign in "->+"}
    changed = list(parts)
    changed[rng.randrange(len(parts))] = rng.choice(stops)
    found |= {"-".join(changed), "-".join(reversed(parts)), "-".join(["A1", *parts])}
    last = parts[-1]
    found |= {f"{text.rstrip('#')}-{parts[-2]}", f"{last}-{parts[-2]}", f"{text.rstrip('#')}>{parts[-2]}"}
    found |= {"depart 1", "depart 12", "Z99-Z98", "A1-A2-A3-A4-A5"}
    return found


def parsed(game: LineGame, text: str) -> Action | None:
    """The action, or None if the text is none."""
    try:
        return game.parse(text)
    except IllegalAction:
        return None


@FEW
@given(deals(choosing=True), positions)
def test_legal_is_exactly_what_apply_accepts_and_a_refusal_changes_nothing(dealt: Dealt, turns: int) -> None:
    game, rng = played_to(dealt, turns), random.Random(dealt.seed)
    before, twin = everything(game), game.copy()
    legal = {seat: set(texts(game, seat)) for seat in range(game.seats)}
    tried: set[str] = {text for found in legal.values() for text in found}
    for text in sorted(tried)[:10]:
        tried |= mutations(rng, game, text) if not text.startswith("depart") else {"depart 1", "depart 7"}
    other = played_to(dealt, turns + 1 + game.seats)
    tried |= {text for seat in range(other.seats) for text in texts(other, seat)}
    for seat in range(-1, game.seats + 1):
        for text in sorted(tried):
            action = parsed(game, text)
            if action is None:
                continue
            if text in legal.get(seat, set()):
                game.copy().apply(seat, action)
                continue
            with pytest.raises(IllegalAction) as caught:
                game.apply(seat, action)
            assert caught.value.code
            assert "\n" not in str(caught.value)
    assert everything(game) == before
    assert game == twin


@given(deals(), positions)
def test_apply_and_play_do_the_same(dealt: Dealt, turns: int) -> None:
    game = played_to(dealt, turns)
    twin = game.copy()
    for _ in range(3):
        if game.pending():
            seat = game.pending()[0]
            action = choose(dealt.rng(), game.legal(seat))
            game.apply(seat, action)
            twin.play(seat, action)
    assert everything(game) == everything(twin)


@given(deals(), positions)
def test_the_outlook_of_a_turn_is_the_total_after_it(dealt: Dealt, turns: int) -> None:
    """Without the objectives of the running round, which a total does not have yet, it is at most that."""
    game = played_to(dealt, turns)
    if not game.pending():
        return
    seat = game.pending()[0]
    outlook = game.outlook(seat)
    assert len(outlook) == len(game.legal(seat))
    for action, total in zip(game.legal(seat), outlook, strict=True):
        assert (total is None) == str(action).endswith("#")
        assert game.cost(action)[2] == (total is None)
        twin = game.copy()
        twin.apply(seat, action)
        after = twin.totals()[seat]
        if total is not None and twin.round == game.round and not twin.is_over and twin.pending() != (seat,):
            assert after is not None
            assert total - after in {0, 6, 10, 12, 16, 20}


# Copies


@given(deals(choosing=True), positions)
def test_a_copy_shares_nothing(dealt: Dealt, turns: int) -> None:
    game = played_to(dealt, turns)
    twin = game.copy()
    assert twin == game
    before = everything(game)
    assert everything(twin) == before
    rng = dealt.rng()
    while twin.pending():
        twin.apply(twin.pending()[0], choose(rng, twin.legal(twin.pending()[0])))
    assert everything(game) == before
    assert (twin == game) == (not game.pending())
    after = everything(twin)
    rng = random.Random(dealt.seed + 1)
    while game.pending():
        game.apply(game.pending()[0], choose(rng, game.legal(game.pending()[0])))
    assert everything(twin) == after


@given(deals(choosing=True), positions)
def test_pickle_and_copy_make_equal_games_that_play_on_alike(dealt: Dealt, turns: int) -> None:
    game = played_to(dealt, turns)
    twins = [pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)]  # noqa: S301
    for twin in twins:
        assert twin == game
        assert type(twin) is type(game)
        assert everything(twin) == everything(game)
    if game.pending():
        seat = game.pending()[0]
        action = choose(dealt.rng(), game.legal(seat))
        heard = told(game.apply(seat, action))
        for twin in twins:
            assert twin != game
            assert told(twin.apply(seat, action)) == heard
            assert twin == game
            assert everything(twin) == everything(game)


@given(deals(choosing=True), positions)
def test_actions_and_refusals_survive_pickling(dealt: Dealt, turns: int) -> None:
    game = played_to(dealt, turns)
    for seat in game.pending():
        for action in game.legal(seat):
            again = pickle.loads(pickle.dumps(action))  # noqa: S301
            assert again == action
    with pytest.raises(IllegalAction) as caught:
        game.apply(-1, game.parse("A1-A2"))
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301
    assert (again.code, str(again)) == (caught.value.code, str(caught.value))


@given(deals(choosing=True))
def test_games_differ_when_their_deals_or_decisions_do(dealt: Dealt) -> None:
    game = dealt.start()
    assert game != dealt.city
    with pytest.raises(TypeError):
        hash(game)
    other = dealt.start()
    other.apply(0, other.legal(0)[0])
    assert other != game
    again = dealt.start()
    again.apply(0, again.legal(0)[1])
    assert again != other


@given(deals(), positions)
def test_actions_and_departures_are_the_whole_game(dealt: Dealt, turns: int) -> None:
    game = played_to(dealt, turns)
    again = dealt.start()
    for action in game.actions:
        again.apply(again.pending()[0], again.parse(str(action)))
    assert again == game
    assert everything(again) == everything(game)
    assert game.departures == list(dealt.setup.departures)


# Views


OWN = ("seat", "hand", "kept")


@given(deals(choosing=True), positions)
def test_a_spectator_sees_nothing_that_a_player_does_not(dealt: Dealt, turns: int) -> None:
    game = played_to(dealt, turns)
    outside = cast("dict[str, Any]", game.view(None))
    assert [outside[key] for key in OWN] == [None, None, None]
    for seat in range(game.seats):
        inside = cast("dict[str, Any]", game.view(seat))
        assert inside["seat"] == seat
        assert list(inside) == list(outside)
        for key, value in outside.items():
            if key not in {*OWN, "seats"}:
                assert inside[key] == value
        for other, (one, two) in enumerate(zip(inside["seats"], outside["seats"], strict=True)):
            assert one | {"personal": None} == two | {"personal": None}
            if other != seat:
                assert one["personal"] == two["personal"]
            else:
                assert one["personal"] == dealt.setup.personal[seat]
