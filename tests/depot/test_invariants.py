"""Properties of random games, 2 to 6 players, with the printed and with random house rules (section 16)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.depot.dealing import random_game
from tests.depot.from_events import Told
from tests.depot.positions import zones_of

from allaboard.engine.depot import events as told
from allaboard.engine.depot.actions import action_of
from allaboard.engine.depot.cards import (
    CAPACITY,
    CORRUPTER,
    PROFILE,
    SEATS,
    bus_ids,
    matches,
    traveller_ids,
)
from allaboard.engine.depot.day import GOING_ON, Day
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.pending import CHOOSE, DEPARTURE_TEST, EXCHANGE
from allaboard.engine.events import Event

SAMPLE = range(60)


def check_invariants(day: Day) -> None:
    """I1-I8 and I10 as they must hold at every decision."""
    cards: list[str] = []
    for pile in (
        *day.hands,
        *day.passengers,
        *day.unhappy,
        *day.room,
        day.pile,
        *(day.aboard[bus] for bus in day.dock),
    ):
        cards += traveller_ids(pile)
    for rank in (*day.buses, day.garage, day.bus_pile, day.dock, day.departed):
        cards += bus_ids(rank)
    assert (len(cards), len(set(cards))) == (72, 72)  # I1
    for seat in range(day.seats):
        assert len(day.hands[seat]) <= 7  # I2
        assert len(day.buses[seat]) <= 2
        assert day.hands[seat] == sorted(day.hands[seat])
    assert max(len(column) for column in day.room) <= 4  # I3
    assert len(day.garage) <= 4
    tested_later = {step.bus for step in day.stack if step.kind == DEPARTURE_TEST}  # D54: after the exchange
    for bus in day.dock:
        used = sum(SEATS[card] for card in day.aboard[bus])
        assert 0 <= used <= CAPACITY[bus]  # I4
        assert all(matches(card, bus) for card in day.aboard[bus])  # I5
        if bus not in tested_later:
            assert used < CAPACITY[bus] or day.lone_lover(bus) >= 0  # I7
    for bus in day.departed:
        assert not day.aboard[bus]  # I6
    if day.end == GOING_ON and day.decision().kind == CHOOSE and day.garage:
        assert len(day.buses[day.current]) == 2  # I8
    assert sum(1 for step in day.stack if step.kind == EXCHANGE) <= 4  # I10
    for step in day.stack:
        assert step.kind != EXCHANGE or PROFILE[step.card] == CORRUPTER


def days_of(game: DepotGame, rng: random.Random) -> Iterator[Day]:
    """Both days of a game, decision by decision, the forced ones too; yields the day after each."""
    first = game.deal.first
    for number in range(2):
        day = Day(game.deal.rules, game.seats)
        day.lay_out(game.deal.buses[number], game.deal.travellers[number])
        day.start(first, None)
        yield day
        while day.end == GOING_ON:
            texts = [action_of(code).text for code in day.options]
            assert texts
            assert texts == sorted(set(texts))
            day.answer(rng.choice(day.options), None)
            yield day


@pytest.mark.parametrize("seed", SAMPLE)
@pytest.mark.parametrize("house_rules", [False, True])
def test_i1_to_i10_hold_at_every_decision(seed: int, house_rules: bool) -> None:
    game = random_game(seed, house_rules=house_rules)
    for day in days_of(game, random.Random(seed)):
        check_invariants(day)
        assert day.turn <= 72


@pytest.mark.parametrize("seed", SAMPLE)
@pytest.mark.parametrize("house_rules", [False, True])
def test_events_tell_everything_and_keep_72_cards(seed: int, house_rules: bool) -> None:
    game = random_game(seed, house_rules=house_rules)
    table, rng = Told(game.seats), random.Random(seed)
    heard: list[Event] = list(game.opening())
    shouts = 0
    while True:
        for event in heard:
            table.hear(event)
            if isinstance(event, told.DayStarted | told.Dealt):
                continue
            cards = table.cards()
            assert (len(cards), len(set(cards))) == (72, 72)
            shouts = 0 if isinstance(event, told.TurnStarted) else shouts + isinstance(event, told.Shouted)
            assert shouts <= 1  # I9
        mine = table.zones()
        zones = zones_of(game._day)
        assert mine == {name: zones[name] for name in mine}
        if game.is_over:
            break
        seat = game.pending()[0]
        assert len(game.legal(seat)) > 1  # a forced decision is never asked
        heard = list(game.apply(seat, rng.choice(game.legal(seat))))
    last = heard[-1]
    assert isinstance(last, told.GameOver)
    assert list(last.winners) == game.tally()["winners"]


@pytest.mark.parametrize("seed", SAMPLE)
def test_totals_are_the_sums_of_the_breakdowns(seed: int) -> None:
    game = random_game(seed, house_rules=True)
    rng = random.Random(seed)
    while not game.is_over:
        game.play_choice(rng.randrange(game.count_choices()))
        tally = game.tally()
        assert game.totals() == [seat["total"] for seat in tally["seats"]]
        for seat in tally["seats"]:
            assert seat["total"] == sum(points or 0 for points in seat["breakdown"].values())
    assert len(game.ends) == 2
    assert game.tally()["winners"]
