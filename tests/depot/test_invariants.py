"""Properties of whole games, 2 to 6 players, with the printed and with random house rules (section 16).

Everybody plays at random, greedily, or one like this and the next like that. `make test` plays a sample, `make proof`
all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.depot.counts import sample
from tests.depot.from_events import Told
from tests.depot.players import TABLES, chooser, game_of, table_of
from tests.depot.positions import zones_of

from allaboard.engine.depot import events as told
from allaboard.engine.depot.account import Events
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
from allaboard.engine.depot.day import GOING_ON, LAST_LAP, Day
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.pending import CHOOSE, DEPARTURE_TEST, EXCHANGE
from allaboard.engine.depot.setup import OPTION_VALUES

# Thirty games are one of every number of players with every kind of players, with and without house rules.
SAMPLE = sample(90)
ALL = range(3000)
PARTS = 20


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
        for pile in (day.hands[seat], day.buses[seat], day.passengers[seat], day.unhappy[seat]):
            assert pile == sorted(pile)
    assert day.departed == sorted(day.departed)
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


def days_of(game: DepotGame, seed: int) -> Iterator[Day]:
    """Both days of a game, decision by decision, the forced ones too; yields the day after each."""
    choose = chooser(seed, game)
    for number in range(2):
        day = Day(game.deal.rules, game.seats)
        day.lay_out(game.deal.buses[number], game.deal.travellers[number])
        day.start(game.deal.first, None)
        yield day
        while day.end == GOING_ON:
            texts = [action_of(code).text for code in day.options]
            assert texts
            assert texts == sorted(set(texts))
            day.answer(choose(day, number + 1), None)
            yield day


def check_every_decision(seed: int) -> None:
    game = game_of(seed)
    for day in days_of(game, seed):
        check_invariants(day)
        assert day.turn <= 72
        if day.end != GOING_ON:
            empty = [seat for seat in range(day.seats) if day.is_empty_handed(seat)]
            assert len(empty) == (0 if day.end == LAST_LAP else 1)  # D72


def check_every_event(seed: int) -> None:
    """A table rebuilt from events keeps 72 cards after each, and agrees with the game at every rest."""
    game = game_of(seed)
    choose = chooser(seed, game)
    table = Told(game.seats)
    heard: Events = game.opening()
    starts = [event for event in heard if isinstance(event, told.DayStarted)]
    assert [event.first for event in starts] == [game.deal.first]
    shouts = 0
    while True:
        for event in heard:
            table.hear(event)
            if isinstance(event, told.DayStarted | told.Dealt):
                continue
            cards = table.cards()
            assert (len(cards), len(set(cards))) == (72, 72)  # I1
            if isinstance(event, told.TurnStarted):
                shouts = 0
                assert event.turn <= 72
            elif isinstance(event, told.Shouted):
                shouts += 1
                assert shouts == 1  # I9
            elif isinstance(event, told.BusDeparted):
                lovers = [card for card in event.passengers if card[1:] in ("L1", "L2")]
                assert len(lovers) in (0, 2)  # D40
            elif isinstance(event, told.DayEnded):
                assert (event.day, event.reason) == (table.day, game.ends[table.day - 1])
            elif isinstance(event, told.DayScored):
                points = {key: value for key, value in event.to_json().items() if key not in ("type", "seat")}
                assert points == game.tally()["seats"][event.seat]["days"][table.day - 1]
        mine = table.zones()
        zones = zones_of(game._day)
        assert mine == {name: zones[name] for name in mine}
        if game.is_over:
            break
        seat = game.pending()[0]
        assert len(game.legal(seat)) > 1  # a forced decision is never asked
        assert [other for other in range(game.seats) if game.legal(other)] == [seat]
        heard = game.apply(seat, action_of(choose(game._day, game.day)))
    last = heard[len(heard) - 1]
    assert isinstance(last, told.GameOver)
    assert list(last.winners) == game.tally()["winners"]


def check_every_total(seed: int) -> None:
    game = game_of(seed)
    choose = chooser(seed, game)
    while not game.is_over:
        game.play(game.pending()[0], action_of(choose(game._day, game.day)))
        tally = game.tally()
        assert game.totals() == [seat["total"] for seat in tally["seats"]]
        for seat in tally["seats"]:
            assert seat["total"] == sum(points or 0 for points in seat["breakdown"].values())
    assert len(game.ends) == 2
    assert game.tally()["winners"]


def test_the_sample_has_every_table_and_every_house_rule() -> None:
    games = {seed: game_of(seed) for seed in range(90)}
    assert len({(game.seats, table_of(seed)) for seed, game in games.items()}) == 5 * len(TABLES)
    values = {item for game in games.values() for item in game.deal.options.to_json().items()}
    assert values == {(name, value) for name, allowed in OPTION_VALUES.items() for value in allowed}


@pytest.mark.parametrize("seed", SAMPLE)
def test_d5_d72_i1_to_i10_hold_at_every_decision(seed: int) -> None:
    check_every_decision(seed)


@pytest.mark.parametrize("seed", SAMPLE)
def test_d5_d40_events_tell_everything_and_keep_72_cards(seed: int) -> None:
    check_every_event(seed)


@pytest.mark.parametrize("seed", SAMPLE[::3])
def test_totals_are_the_sums_of_the_breakdowns(seed: int) -> None:
    check_every_total(seed)


@pytest.mark.proof
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("check", [check_every_decision, check_every_event, check_every_total])
def test_all_of_it_in_thousands_of_games(check: Callable[[int], None], part: int) -> None:
    for seed in ALL[part::PARTS]:
        check(seed)
