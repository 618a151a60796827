"""Players that see only what their seat may see."""

from __future__ import annotations

from collections.abc import Callable

from allaboard.bots.budget import OWN, Budget
from allaboard.bots.levels import LEVELS, LevelBot
from allaboard.bots.perspective import Perspective
from allaboard.bots.simple import Bot, GreedyBot, RandomBot

__all__ = ["BOT_NAMES", "Bot", "Budget", "GreedyBot", "Perspective", "RandomBot", "bot_of"]

_PLAIN: dict[str, Callable[[str | None], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
BOT_NAMES = (*_PLAIN, *LEVELS)  # the weakest first


def bot_of(name: str, seed: str | None = None, budget: Budget = OWN) -> Bot:
    """The bot of that name. With a seed it plays the same game again; `KeyError` if there is no such bot."""
    return LevelBot(name, seed, budget) if name in LEVELS else _PLAIN[name](seed)
