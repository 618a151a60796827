"""Where bots think: quick ones in a thread, slow ones in processes of their own.

Compiled code does not let go of the interpreter, so that a bot that thinks for a second would stop every table for a
second. The processes are given what the seat may see and nothing else. They are started when the first slow bot is to
decide, and end with the server, however it ends.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from structlog import get_logger

from allaboard.bots import Perspective, bot_of
from allaboard.bots.levels import LevelBot
from allaboard.bots.review.answers import Choice
from allaboard.bots.sight import Sight, sight_of

_LOG = get_logger("allaboard.server.thinking")
_Found = TypeVar("_Found")

SLOW = frozenset({"expert", "master"})
_MOST_PROCESSES = 4


class Thinkers:
    """Decides for bots without holding up the tables."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, secret: str, perspective: Perspective) -> str:
        """The action of a bot. The same secret brings the same decision, and no bot can tell the secret from it."""
        seed = hashlib.sha256(secret.encode()).hexdigest()
        if bot not in SLOW:
            choice: Any = await asyncio.to_thread(bot_of(bot, seed).choose, perspective)
            return str(choice)
        return await self._elsewhere(decided, bot, seed, sight_of(perspective))

    async def hint(self, seed: str, sight: Sight) -> list[Choice]:
        """The decisions that promise most for a seat. The same seed and the same sight bring the same."""
        return await self._elsewhere(hinted, seed, sight)

    async def _elsewhere(self, work: Callable[..., _Found], *given: Any) -> _Found:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thinking(), work, *given)
        except BrokenProcessPool:
            _LOG.warning("thinker died", work=work.__name__)
            self.close()
            return await asyncio.get_running_loop().run_in_executor(self._thinking(), work, *given)

    def _thinking(self) -> ProcessPoolExecutor:
        if self._pool is None:
            most = max(1, min(_MOST_PROCESSES, (os.cpu_count() or 2) - 1))
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(most, context, begin_thinking)
        return self._pool

    def close(self) -> None:
        """End the processes; what they are thinking about is forgotten."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def decided(bot: str, seed: str, sight: Sight) -> str:
    """In a process of its own: the action of a bot as a text."""
    return str(LevelBot(bot, seed).choose(sight))


def hinted(seed: str, sight: Sight) -> list[Choice]:
    """In a process of its own: hints for a seat."""
    from allaboard.bots.review.hints import hints  # noqa: PLC0415 - the server itself does without

    return hints(sight, seed)


def begin_thinking() -> None:
    """A process that thinks leaves Ctrl-C to the server, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
