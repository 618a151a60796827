"""The time, where a test can stop it."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Watch(Protocol):
    """Tells the time in milliseconds and waits."""

    def now(self) -> int: ...

    async def sleep_until(self, moment: int) -> None: ...


class WallClock:
    """The real time."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def sleep_until(self, moment: int) -> None:
        while (left := moment - self.now()) > 0:
            await asyncio.sleep(min(left, 60_000) / 1000)
