"""What an action names: `R3` is a bus after place, use and call, and a place in the room after swap."""

from __future__ import annotations

import random
from itertools import product

import pytest
from tests.depot.dealing import random_game

from allaboard.engine.actions import IllegalAction
from allaboard.engine.depot import events as e
from allaboard.engine.depot.cards import BUS_IDS, COLUMN, TRAVELLER_IDS
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.operands import operands_of
from allaboard.engine.events import Event

WAITING = ["BA1", "BA2", "BA3", "BA4", "GA1", "GA2", "GA3", "GA4"]
ROOMS = [
    (WAITING[:left], WAITING[COLUMN : COLUMN + right]) for left, right in product(range(COLUMN + 1), range(COLUMN + 1))
]


@pytest.mark.parametrize("word", ["place", "use", "call"])
def test_a_bus_is_a_bus_whoever_waits(word: str) -> None:
    for bus, (left, right) in product(BUS_IDS, ROOMS):
        assert operands_of(f"{word} {bus}", left, right) == {"word": word, "bus": bus}


@pytest.mark.parametrize(("letter", "column"), [("L", "left"), ("R", "right")])
def test_a_column_and_its_places_are_whoever_stands_there(letter: str, column: str) -> None:
    for left, right in ROOMS:
        queue = left if letter == "L" else right
        boarding = {"word": "board", "travellers": queue[:1], "column": column, "place": 0}
        assert operands_of(f"board {letter}", left, right) == boarding
        for place in range(COLUMN):
            swapped = {
                "word": "swap",
                "travellers": ["RA3", *queue[place : place + 1]],
                "column": column,
                "place": place,
            }
            assert operands_of(f"swap RA3 {letter}{place}", left, right) == swapped


def test_a_traveller_is_a_traveller_whoever_waits() -> None:
    for card, (left, right) in product(TRAVELLER_IDS, ROOMS):
        for word in ("board", "discard", "sadden"):
            assert operands_of(f"{word} {card}", left, right) == {"word": word, "travellers": [card]}
    for one, other in product(TRAVELLER_IDS, TRAVELLER_IDS):
        if one != other:
            assert operands_of(f"swap {one} {other}", WAITING, []) == {"word": "swap", "travellers": [one, other]}


@pytest.mark.parametrize("word", ["end", "pass", "shout", "skip", "decline"])
def test_a_word_alone_names_nothing(word: str) -> None:
    assert operands_of(word, WAITING[:4], WAITING[4:]) == {"word": word}


@pytest.mark.parametrize(
    "text", ["board R3", "board L0", "place R", "use L3", "swap R3 RA1", "discard R3", "take R", ""]
)
def test_what_is_no_action_names_nothing_and_says_so(text: str) -> None:
    with pytest.raises(IllegalAction):
        operands_of(text, WAITING[:4], WAITING[4:])


def _happened(game: DepotGame, text: str) -> Event:
    """The first thing that an action does."""
    twin = game.copy()
    return next(iter(twin.apply(twin.pending()[0], twin.parse(text))))


@pytest.mark.parametrize("seed", range(5))
def test_an_action_moves_the_cards_that_it_names(seed: int) -> None:
    game, rng = random_game(seed, house_rules=True), random.Random(seed)
    while not game.is_over:
        seat = game.pending()[0]
        view = game.view(seat)
        legal = game.legal(seat)
        for action in rng.sample(list(legal), min(len(legal), 8)):
            named = operands_of(action.text, view["left"], view["right"])
            match _happened(game, action.text):
                case e.BusPlaced(bus=bus) | e.BusDesignated(bus=bus) | e.BusCalled(bus=bus):
                    assert named.get("bus") == bus
                case e.Announced(traveller=traveller) | e.Discarded(traveller=traveller):
                    assert named.get("travellers") == [traveller]
                case e.RoomExchanged() as event:
                    assert named.get("travellers") == [event.given, event.taken]
                    assert (named.get("column"), named.get("place")) == (event.column, event.place)
                case e.PassengerExchanged() as event:
                    assert named.get("travellers") == [event.given, event.taken]
                case e.Saddened() as event:
                    assert named.get("travellers") == list(event.travellers)
                case _:
                    assert "bus" not in named
        game.play_choice(rng.randrange(game.count_choices()))
