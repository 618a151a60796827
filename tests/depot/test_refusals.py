"""Why an action is refused: a code for programs, a sentence for people, and nothing changed."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.depot.dealing import play_on, random_game
from tests.depot.players import chooser, game_of
from tests.depot.state import state_of
from tests.depot.vectors import GAMES

from allaboard.engine.actions import Action, IllegalAction
from allaboard.engine.depot.actions import action_of
from allaboard.engine.depot.game import DepotGame

TEXTS = sorted({text for vector in GAMES for row in vector["legal"] for text in row[1:]})
ALWAYS = ["nonsense", "", "place R3", "decline", "end", "pass", "shout", "skip", "board L", "board R", "take 0"]

SAMPLE = range(30)
ALL = range(30, 2030)
PARTS = 20


def refuse(game: DepotGame, texts: list[str]) -> int:
    """Try what is not legal at every seat, and at seats that are none; tells how much was refused."""
    refused = 0
    for text in texts:
        for seat in (-1, *range(game.seats + 1)):
            if game.named(seat, text) is not None:
                continue
            for act in (game.apply, game.play):
                with pytest.raises(IllegalAction) as refusal:
                    act(seat, Action(text))
                assert refusal.value.code
                assert refusal.value.message.isprintable()
                refused += 1
    return refused


def check_refusals(seed: int) -> None:
    """At some rests of a game, and at its end."""
    rng, game = random.Random(seed), game_of(seed)
    choose = chooser(seed, game)
    rests = set(rng.sample(range(150), 4))
    decided = 0
    while True:
        if game.is_over or decided in rests:
            before, twin = state_of(game), game.copy()
            assert refuse(game, [*rng.sample(TEXTS, 12), *ALWAYS]) > 40
            assert state_of(game) == before
            assert game == twin
        if game.is_over:
            return
        game.play(game.pending()[0], action_of(choose(game._day, game.day)))
        decided += 1


@pytest.mark.parametrize("seed", SAMPLE)
def test_a_refused_action_changes_nothing(seed: int) -> None:
    check_refusals(seed)


@pytest.mark.proof
@pytest.mark.parametrize("part", range(PARTS))
def test_a_refused_action_changes_nothing_in_thousands_of_games(part: int) -> None:
    for seed in ALL[part::PARTS]:
        check_refusals(seed)


def test_a_refused_action_leaves_the_way_ahead_as_it_was() -> None:
    for seed in range(10):
        game = play_on(random_game(seed, house_rules=True), random.Random(seed), 12 * seed)
        twin = game.copy()
        refuse(game, ALWAYS)
        assert state_of(play_on(game, random.Random(5))) == state_of(play_on(twin, random.Random(5)))


def test_a_refusal_does_not_tell_who_is_asked() -> None:
    rng = random.Random(0)
    for seed in range(30):
        game = random_game(seed)
        while not game.is_over:
            asked = game.pending()[0]
            for seat in range(game.seats):
                if seat != asked:
                    with pytest.raises(IllegalAction) as refused:
                        game.apply(seat, Action("end"))
                    assert refused.value.message == f"seat {seat} has nothing to decide now"
            game.play_choice(rng.randrange(game.count_choices()))
        with pytest.raises(IllegalAction, match="the game is over"):
            game.apply(0, Action("end"))
