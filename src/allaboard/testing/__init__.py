"""What every game and every bot must hold, as checks that anyone can run on their own.

    import pytest
    from allaboard.testing import GAME_CHECKS, GameCase

    CASE = GameCase("my game", lambda seed: MyGame(seed))

    @pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
    def test_my_game(check):
        check(CASE)

A check takes a case and raises `AssertionError` with a sentence that says what does not hold. `games` has those of
games, `bots` those of players, `worlds` makes positions that look alike to a seat, and `chance` stirs the generators
that all programs share. Nothing here needs a test library.
"""

from __future__ import annotations

from allaboard.testing.bots import BOT_CHECKS, BotCase, check_bot
from allaboard.testing.games import GAME_CHECKS, GameCase, built_in_games, check_game

__all__ = ["BOT_CHECKS", "GAME_CHECKS", "BotCase", "GameCase", "built_in_games", "check_bot", "check_game"]
