"""Sampled worlds are games like all others: copied, pickled, compared and played again as themselves, in every game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, replace
from random import Random
from typing import TypeVar

import pytest
from tests.bots.worlds import dealt, play_on, twin_days
from tests.depot.players import chooser
from tests.depot.players import game_of as depot_of

from allaboard.boards.loader import load, names
from allaboard.bots.depot.imagining import imagined
from allaboard.engine import game_of
from allaboard.engine.depot.actions import action_of
from allaboard.engine.depot.deal import DepotDeal
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.turn import DEPARTURES
from allaboard.envs.worlds import other_depot
from allaboard.records import Player, parse_record, play_record, record_of
from allaboard.testing.worlds import other_line_game, other_world

AnyGame = LineGame | DepotGame
T = TypeVar("T")


def pickled(value: T, protocol: int = pickle.HIGHEST_PROTOCOL) -> T:
    found: T = pickle.loads(pickle.dumps(value, protocol))  # noqa: S301 - our own
    return found


def depot_at(number: int, decisions: int) -> DepotGame:
    game = depot_of(number)
    choose = chooser(number, game)
    for _ in range(decisions):
        before = game.copy()
        game.play(game.pending()[0], action_of(choose(game._day, game.day)))
        if game.is_over:
            return before
    return game


def worlds_of(game: AnyGame, chance: Random) -> Iterator[AnyGame]:
    """One made from the view, and one with a history."""
    seat = game.pending()[0]
    world = other_world(game, seat, chance)
    assert isinstance(world, LineGame | DepotGame)
    yield world
    if isinstance(game, DepotGame):
        yield other_depot(game, seat, chance)


def positions(kind: str) -> Iterator[AnyGame]:
    for number in range(8):
        chance = Random(f"{kind} {number}")
        if kind == "depot":
            yield depot_at(number, chance.randrange(140))
        else:
            game = dealt(kind, max(2, load(kind).players[0]), f"sampled {number}")
            play_on(game, chance, chance.randrange(7 * game.seats))
            yield game


def same(one: AnyGame, other: AnyGame) -> bool:
    """In all that anybody can see or do."""
    viewers = (None, *range(one.seats))
    return (
        one == other
        and one.deal == other.deal
        and hash(one.deal) == hash(other.deal)
        and one.pending() == other.pending()
        and [[each.text for each in one.legal(seat)] for seat in range(one.seats)]
        == [[each.text for each in other.legal(seat)] for seat in range(other.seats)]
        and one.views_for(viewers) == other.views_for(viewers)
        and one.tally() == other.tally()
        and [each.text for each in one.actions] == [each.text for each in other.actions]
    )


def copies(world: AnyGame) -> Iterator[AnyGame]:
    yield world.copy()
    yield copy.copy(world)
    yield copy.deepcopy(world)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        yield pickled(world, protocol)


def again(world: AnyGame) -> AnyGame:
    """The deal and the decisions are the whole game."""
    twin: AnyGame
    if isinstance(world, DepotGame):
        twin = DepotGame(world.deal)
    else:
        twin = game_of(world.deal)
        for seat, number in enumerate(world.departures):
            if number is not None and twin.legal(seat):
                twin.play(seat, DEPARTURES[number])
    for action in world.actions:
        twin.play(twin.pending()[0], action)
    return twin


def random_ending(world: AnyGame, chance: Random) -> list[int | None]:
    while not world.is_over:
        seat = world.pending()[0]
        world.play(seat, chance.choice(list(world.legal(seat))))
    return list(world.totals())


def test_after_25_actions_a_pickled_world_of_depot_is_still_in_its_turn() -> None:
    game = depot_at(1, 25)
    assert len(game.actions) == 25
    seat = game.pending()[0]
    world = imagined(game.view(seat), [action.code for action in game.legal(seat)], Random(7))
    twin = pickled(world)
    assert game.view(seat)["turn"] > 1
    assert twin.view(seat) == world.view(seat) == game.view(seat)
    assert twin == world


@pytest.mark.parametrize("kind", [*names(), "depot"])
def test_sampled_worlds_are_copied_pickled_compared_and_replayed_as_themselves(kind: str) -> None:
    for game in positions(kind):
        chance = Random(1)
        for world in worlds_of(game, chance):
            seat = game.pending()[0]
            assert world.view(seat) == game.view(seat)
            for _ in range(3):  # as sampled, and after decisions made there
                for twin in (*copies(world), again(world)):
                    assert same(twin, world)
                if world.is_over:
                    break
                whose = world.pending()[0]
                world.play(whose, chance.choice(list(world.legal(whose))))
            # They also go the same way on, into the next day.
            first, second = world.copy(), pickled(world)
            assert random_ending(first, Random(2)) == random_ending(second, Random(2))
            assert same(first, second)


def test_different_worlds_of_one_view_are_not_equal() -> None:
    game, _, seat = twin_days(3)
    options = [action.code for action in game.legal(seat)]
    worlds = [imagined(game.view(seat), options, Random(number)) for number in range(6)]
    assert all((one == other) == (one is other) for one in worlds for other in worlds)
    assert imagined(game.view(seat), options, Random(1)) == worlds[1]
    assert all(world != game for world in worlds)
    assert len({str(pickled(world)._day.hands) for world in worlds}) > 1


def test_a_position_can_be_kept_as_a_key_and_does_not_change() -> None:
    game, _, seat = twin_days(5)
    world = imagined(game.view(seat), [action.code for action in game.legal(seat)], Random(1))
    position = world.deal.position
    assert position is not None
    before = pickled(position)
    random_ending(world, Random(1))
    assert before == position
    assert len({position, before}) == 1
    assert replace(position, flags=(True, True)) != replace(position, flags=(False, False))
    with pytest.raises(FrozenInstanceError):
        position.hands = ()  # type: ignore[misc]
    assert DepotDeal(world.deal.setup, world.deal.options) != world.deal


@pytest.mark.parametrize("kind", [*names(), "depot"])
def test_a_world_with_a_history_has_a_record_that_is_read_as_itself(kind: str) -> None:
    for game in positions(kind):
        if isinstance(game, LineGame):
            if game.phase == "departure":
                continue
            world: AnyGame = other_line_game(game, game.pending()[0], Random(1))
        else:
            world = other_depot(game, game.pending()[0], Random(1))
        record = record_of(world, [Player(f"Player {seat}") for seat in range(world.seats)])
        read = play_record(parse_record(record.to_json()))
        viewers = (None, *range(world.seats))
        assert read.views_for(viewers) == world.views_for(viewers)
        assert [each.text for each in read.actions] == [each.text for each in world.actions]


def test_a_world_that_begins_amid_a_day_says_that_it_has_no_record() -> None:
    game, world, _ = twin_days(3)
    with pytest.raises(ValueError, match="has no record"):
        record_of(world, [Player("?")] * game.seats)
