"""The finished games with known answers: the same legal actions at every decision, the same result and ends."""

from __future__ import annotations

from typing import Any

import pytest
from tests.depot.vectors import GAMES, setup_of

from allaboard.engine.depot.game import start_depot
from allaboard.engine.depot.setup import options_of


def test_all_of_them_are_here() -> None:
    assert len(GAMES) == 20


@pytest.mark.parametrize("vector", GAMES, ids=lambda vector: vector["id"])
def test_the_game_goes_as_known(vector: dict[str, Any]) -> None:
    record, expect = vector["record"], vector["expect"]
    game = start_depot(setup_of(record["setup"]), options_of(record["options"]))
    assert game.seats == len(record["players"])
    for text, legal in zip(record["actions"], vector["legal"], strict=True):
        seat = game.pending()[0]
        assert [seat, *(action.text for action in game.legal(seat))] == legal
        game.apply(seat, game.parse(text))
    assert game.is_over
    assert game.ends == expect["ends"]
    found = [{key: seat[key] for key in ("total", "passengers", "days")} for seat in game.tally()["seats"]]
    assert found == expect["seats"]
    assert [action.text for action in game.actions] == record["actions"]
