"""What a worker does again and again, whatever goes wrong on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from structlog import get_logger

from allaboard.server.clock import Watch

_LOG = get_logger("allaboard.server.chores")


class Chore:
    """Calls `do` every so many milliseconds until it is closed. It never ends by itself: a failure is logged."""

    def __init__(self, name: str, watch: Watch, every: int, do: Callable[[], Awaitable[object]]) -> None:
        self._name = name
        self._watch = watch
        self._every = every
        self._do = do
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._keep())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _keep(self) -> None:
        while True:
            try:
                await self._do()
            except Exception as error:  # noqa: BLE001 - a store that is away, most likely: it will be back
                _LOG.error("chore failed", chore=self._name, code=getattr(error, "code", None), exc_info=error)
            await self._watch.sleep_until(self._watch.now() + self._every)
