"""Slow bots think in other processes, about what their seat may see, and decide as they would have decided here."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal

from tests.depot.dealing import random_game

from allaboard.boards.loader import load
from allaboard.bots import Perspective
from allaboard.bots.levels import LevelBot
from allaboard.bots.sight import sight_of
from allaboard.deals import deal_line_setup
from allaboard.engine import start_game
from allaboard.engine.line.game import LineGame
from allaboard.server.thinking import Thinkers


def asked(seed: str = "thinking") -> LineGame:
    """In the round before the last, where thinking is quick."""
    board = load("new_york")
    game = start_game(board, deal_line_setup(board, 2, seed))
    while game.view(None)["round"] < 11 and not game.is_over:
        seat = game.pending()[0]
        game.play(seat, next((each for each in game.legal(seat) if not each.text.endswith("#")), game.legal(seat)[0]))
    assert not game.is_over
    return game


def pool_of(thinkers: Thinkers) -> set[int]:
    assert thinkers._pool is not None
    return set(thinkers._pool._processes)


def test_another_process_decides_alike_and_the_table_stays_as_it_was() -> None:
    game = asked()
    before = game.view(None)

    async def twice() -> list[str]:
        thinkers = Thinkers()
        try:
            return [await thinkers.choose("expert", "a secret", Perspective(game, game.pending()[0])) for _ in range(2)]
        finally:
            thinkers.close()

    first, second = asyncio.run(twice())
    assert first == second
    assert first in {each.text for each in game.legal(game.pending()[0])}
    assert game.view(None) == before


def test_what_a_seat_sees_survives_the_way_to_another_process() -> None:
    """In both modes: a thinker that cannot read what it is given dies, and its table waits for ever."""
    for game in (asked(), random_game(7)):
        seen = sight_of(Perspective(game, game.pending()[0]))
        copied = pickle.loads(pickle.dumps(seen))  # noqa: S301 - our own
        assert copied.seen == seen.seen
        assert [str(action) for action in copied.legal()] == [str(action) for action in seen.legal()]


def test_a_thinker_that_dies_is_replaced() -> None:
    game = asked()

    async def bereaved() -> tuple[str, str]:
        thinkers = Thinkers()
        try:
            first = await thinkers.choose("expert", "a secret", Perspective(game, game.pending()[0]))
            for process in pool_of(thinkers):
                os.kill(process, signal.SIGKILL)
            return first, await thinkers.choose("expert", "a secret", Perspective(game, game.pending()[0]))
        finally:
            thinkers.close()

    first, second = asyncio.run(bereaved())
    assert first == second


def test_what_is_sent_is_the_view_and_not_the_game() -> None:
    """Depot: no hand of another and no pile goes to the process, whatever the bot is."""
    game = random_game(4)
    seat = game.pending()[0]
    sight = pickle.loads(pickle.dumps(sight_of(Perspective(game, seat))))  # noqa: S301 - our own
    assert sight.view() == game.view(seat)
    assert sight.legal() == game.legal(seat)
    assert set(vars(sight)) == {"seat", "seen", "actions", "place"}
    assert str(LevelBot("regular", "s").choose(sight)) == str(LevelBot("regular", "s").choose(Perspective(game, seat)))
