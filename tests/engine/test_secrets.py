"""Two games that differ only in what a viewer may not know look the same to that viewer, step by step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from hypothesis import assume, given
from tests.engine.dealing import Dealt, choose, deals

from allaboard.engine import LineGame, LineSetup, start_game


def known(game: LineGame, viewer: int | None) -> dict[str, object]:
    """All that reaches a viewer between two actions."""
    found: dict[str, object] = {"view": game.view(viewer), "scores": game.scores(viewer)}
    if viewer is not None:
        found["legal"] = [str(action) for action in game.legal(viewer)]
        found["outlook"] = game.outlook(viewer) if game.phase == "turn" else []
    return found


def both(dealt: Dealt, changed: LineSetup) -> tuple[LineGame, LineGame]:
    return dealt.start(), start_game(dealt.city, changed, dealt.options)


def in_step(dealt: Dealt, one: LineGame, two: LineGame) -> Iterator[tuple[list[object], list[object]]]:
    """Play the same turns in both, and give what each tells about them."""
    rng = dealt.rng()
    yield [event.to_json() for event in one.opening()], [event.to_json() for event in two.opening()]
    while one.pending() and one.pending() == two.pending():
        seat = one.pending()[0]
        action = choose(rng, one.legal(seat))
        text = str(action)
        yield (
            [event.to_json() for event in one.apply(seat, action)],
            [event.to_json() for event in two.apply(seat, two.parse(text))],
        )


@given(deals())
def test_personal_objectives_of_others_in_bus(dealt: Dealt) -> None:
    assume(dealt.city.game == "bus" and not dealt.options.open_personal)
    rng = dealt.rng()
    viewer = rng.choice([None, *range(dealt.setup.seats)])
    mine = None if viewer is None else dealt.setup.personal[viewer]
    free = [number for number in range(1, 6) if number != mine]
    rng.shuffle(free)
    personal = tuple(
        mine if seat == viewer else None if old is None else free.pop() for seat, old in enumerate(dealt.setup.personal)
    )
    one, two = both(dealt, replace(dealt.setup, personal=personal))
    for heard_one, heard_two in in_step(dealt, one, two):
        if one.is_over:
            break  # now everything is revealed
        assert heard_one == heard_two
        assert known(one, viewer) == known(two, viewer)


@given(deals())
def test_the_order_of_the_tickets_to_come(dealt: Dealt) -> None:
    tickets = dealt.setup.tickets
    assume(len(tickets) == 12)
    rng = random.Random(dealt.seed)
    same = rng.randint(1, 10)
    rest = list(tickets[same:])
    rng.shuffle(rest)
    rush = dealt.setup.rush
    if rush is not None:  # cards still in the pile are part of its order
        first = rush[0] if rush[0] < same else rng.randrange(min(same, 6), 6) if same < 6 else rush[0]
        second = rush[1] if rush[1] < same else rng.randrange(max(same, 6), 12)
        rush = (first, second)
    one, two = both(dealt, replace(dealt.setup, tickets=(*tickets[:same], *rest), rush=rush))
    for heard_one, heard_two in in_step(dealt, one, two):
        if one.round > same:
            break  # the first ticket that differs was revealed
        if not one.is_over:
            assert heard_one == heard_two
        for viewer in (None, *range(one.seats)):
            assert known(one, viewer) == known(two, viewer)


@given(deals())
def test_the_departure_tickets_that_others_did_not_keep(dealt: Dealt) -> None:
    setup = dealt.setup
    assume(setup.hands is not None and setup.seats > 1)
    assert setup.hands is not None
    kept = [number for number in setup.departures if number is not None]
    viewer = random.Random(dealt.seed).randrange(setup.seats)
    free = [number for number in dealt.city.departures if number not in {*kept, *setup.hands[viewer]}]
    random.Random(dealt.seed).shuffle(free)
    hands = tuple(hand if seat == viewer else (free.pop(), kept[seat]) for seat, hand in enumerate(setup.hands))
    one, two = both(dealt, replace(setup, hands=hands))
    for heard_one, heard_two in in_step(dealt, one, two):
        assert heard_one == heard_two
        assert known(one, viewer) == known(two, viewer)
        assert known(one, None) == known(two, None)


@given(deals(choosing=True))
def test_departures_that_were_not_revealed_yet(dealt: Dealt) -> None:
    seats = dealt.setup.seats
    assume(seats > 1)
    rng = dealt.rng()
    order = rng.sample(range(seats), seats)
    one, two = dealt.start(), dealt.start()
    viewer = order[-1]
    for seat in order[:-1]:
        choices = list(one.legal(seat))
        rng.shuffle(choices)
        first = [event.to_json() for event in one.apply(seat, choices[0])]
        second = [event.to_json() for event in two.apply(seat, choices[1])]
        assert first == second == [{"type": "departure_chosen", "seat": seat}]
        assert known(one, viewer) == known(two, viewer)
        assert known(one, None) == known(two, None)
        assert (str(choices[0]), str(choices[1])) == (
            f"depart {one.view(seat)['kept']}",
            f"depart {two.view(seat)['kept']}",
        )
        assert one != two


@given(deals(choosing=True))
def test_hands_of_others_while_departures_are_chosen(dealt: Dealt) -> None:
    setup = dealt.setup
    assert setup.hands is not None
    rng = dealt.rng()
    viewer = rng.randrange(setup.seats)
    mine = setup.hands[viewer]
    free = [number for number in dealt.city.departures if number not in mine]
    rng.shuffle(free)
    hands = tuple(mine if seat == viewer else (free.pop(), free.pop()) for seat in range(setup.seats))
    one, two = both(dealt, replace(setup, hands=hands))
    assert list(one.opening()) == list(two.opening()) == []
    assert known(one, viewer) == known(two, viewer)
    assert known(one, None) == known(two, None)
    for seat in range(setup.seats):
        if seat != viewer:
            one.apply(seat, one.legal(seat)[0])
            two.apply(seat, two.legal(seat)[1])
            assert known(one, viewer) == known(two, viewer)
            assert known(one, None) == known(two, None)


@given(deals())
def test_the_place_of_the_rush_hour_cards_to_come(dealt: Dealt) -> None:
    rush = dealt.setup.rush
    assume(rush is not None and len(dealt.setup.tickets) == 12)
    assert rush is not None
    other = (rush[0], 6 + (rush[1] - 5) % 6)
    one, two = both(dealt, replace(dealt.setup, rush=other))
    soonest = min(rush[1], other[1])
    for heard_one, heard_two in in_step(dealt, one, two):
        if one.round > soonest:
            break
        assert heard_one == heard_two
        assert known(one, 0) == known(two, 0)
