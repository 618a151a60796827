"""A game and an action are values: copies, equality, pickle, text and back."""

from __future__ import annotations

import copy
import pickle
import random

import pytest
from tests.depot.dealing import play_on, random_game
from tests.depot.vectors import GAMES

from allaboard.engine.actions import Action, IllegalAction
from allaboard.engine.depot.actions import DepotAction, action_of, code_of
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.interface import Game


def test_a_game_has_the_verbs_of_every_game() -> None:
    game: Game = random_game(1)
    assert game.seats == 3
    assert game.phase == "choose"


@pytest.mark.parametrize("seed", range(20))
def test_a_copy_goes_its_own_way(seed: int) -> None:
    game = play_on(random_game(seed, house_rules=True), random.Random(seed), 40)
    before = [game.view(seat) for seat in (None, *range(game.seats))]
    twin = game.copy()
    assert twin == game
    assert copy.copy(game) == copy.deepcopy(game) == game
    play_on(twin, random.Random(1))
    assert twin != game
    assert [game.view(seat) for seat in (None, *range(game.seats))] == before
    again = play_on(game.copy(), random.Random(1))
    assert again == twin
    assert again.tally() == twin.tally()
    assert game != "a game"


def test_a_pickled_game_goes_on() -> None:
    game = play_on(random_game(3, house_rules=True), random.Random(3), 60)
    twin: DepotGame = pickle.loads(pickle.dumps(game))  # noqa: S301
    assert twin == game
    assert twin.view(0) == game.view(0)
    assert twin.deal == game.deal
    with pytest.raises(TypeError):
        hash(game)


def test_every_written_action_is_parsed_and_written_alike() -> None:
    texts = {text for vector in GAMES for row in vector["legal"] for text in row[1:]}
    assert len(texts) > 1000
    for text in texts:
        action = DepotAction(text)
        assert str(action) == text
        assert action_of(code_of(text)) == action == Action(text)
        assert pickle.loads(pickle.dumps(action)) == action  # noqa: S301


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "place", "place G6", "place g5", "place  G5", "place G5 ", " place G5", "use L", "board",
        "board L0", "board RA6", "take", "take 5", "take 01", "take -1", "sadden", "sadden RL1 RDR",
        "sadden RDR RDR", "sadden RDR RGE RL1", "swap RA1", "swap RA1 RA1", "swap RA1 L4", "swap RA1 M0",
        "swap RA1 L", "end now", "shout RBA", "call RST R4a", "discard", "discard R3", "board L\n", "take ²",
        "\x1b[31mplace", "place G5\x00", "x" * 10_000,
    ],
)  # fmt: skip
def test_other_texts_are_no_actions(text: str) -> None:
    game = random_game(1)
    with pytest.raises(IllegalAction) as refused:
        game.parse(text)
    assert refused.value.code == "not-an-action"
    assert refused.value.message.isprintable()
    assert len(refused.value.message) < 200
    assert game.named(game.pending()[0], text) is None
