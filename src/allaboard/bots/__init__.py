"""Players that see only what their seat may see."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from allaboard.bots.levels import LEVELS, LevelBot
from allaboard.bots.perspective import Perspective
from allaboard.bots.simple import Bot, GreedyBot, RandomBot

__all__ = ["BOT_NAMES", "Bot", "GreedyBot", "Perspective", "RandomBot", "bot_of"]

_BOTS: dict[str, Callable[[str | None], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: partial(LevelBot, level) for level in LEVELS},
}
BOT_NAMES = tuple(_BOTS)  # the weakest first


def bot_of(name: str, seed: str | None = None) -> Bot:
    """The bot of that name. With a seed it plays the same game again; `KeyError` if there is no such bot."""
    return _BOTS[name](seed)
