"""Why an action is refused: a code for programs, a sentence for people, and nothing changed."""

from __future__ import annotations

import random

import pytest
from tests.depot.dealing import play_on, random_game
from tests.depot.vectors import GAMES

from allaboard.engine.actions import Action, IllegalAction

TEXTS = sorted({text for vector in GAMES for row in vector["legal"] for text in row[1:]})


@pytest.mark.parametrize("seed", range(40))
def test_a_refused_action_changes_nothing(seed: int) -> None:
    rng = random.Random(seed)
    game = play_on(random_game(seed, house_rules=True), rng, rng.randrange(150))
    twin = game.copy()
    for text in [*rng.sample(TEXTS, 100), "nonsense", "place R3", "decline", "end", "pass", "shout", "skip"]:
        for seat in (-1, *range(game.seats + 1)):
            if game.named(seat, text) is None:
                with pytest.raises(IllegalAction) as refused:
                    game.apply(seat, Action(text))
                assert refused.value.code
                assert refused.value.message.isprintable()
    assert game == twin
    for viewer in (None, *range(game.seats)):
        assert game.view(viewer) == twin.view(viewer)
    assert play_on(game, random.Random(5)).tally() == play_on(twin, random.Random(5)).tally()


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
