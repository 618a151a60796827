"""The time, where a test can stop it, and where the clock of a host cannot freeze a table.

`ServerClock` reads the host's clock once and counts on by a clock that never steps. Several workers agree on the
clock of their database. `TableClock` never reads less than what is written in a table's journal, so a table that was
written by a host whose clock was ahead goes on at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

# Time that goes on while a machine sleeps, where there is such a clock.
_STEADY: Final = getattr(time, "CLOCK_BOOTTIME", None)
_SAMPLES: Final = 5


class Watch(Protocol):
    """Tells the time in milliseconds and waits."""

    def now(self) -> int: ...

    async def sleep_until(self, moment: int) -> None: ...


def host_time() -> int:
    """What the clock of this host says, right or wrong, in milliseconds."""
    return time.time_ns() // 1_000_000


def _steady_time() -> int:
    return (time.monotonic_ns() if _STEADY is None else time.clock_gettime_ns(_STEADY)) // 1_000_000


class ServerClock:
    """The time of this process. It never runs backwards once `begin_with` is done."""

    def __init__(self, steady: Callable[[], int] = _steady_time) -> None:
        self._steady = steady
        self._offset = host_time() - steady()

    def now(self) -> int:
        return self._steady() + self._offset

    async def sleep_until(self, moment: int) -> None:
        while (left := moment - self.now()) > 0:
            await asyncio.sleep(min(left, 60_000) / 1000)

    async def begin_with(self, told: Callable[[], Awaitable[int | None]]) -> None:
        """Take over another clock that says None if there is none: its best answer of several, by the time it took."""
        best: tuple[int, int] | None = None
        for _ in range(_SAMPLES):
            before = self._steady()
            answer = await told()
            if answer is None:
                return
            after = self._steady()
            sample = after - before, answer - (before + after) // 2
            best = sample if best is None else min(best, sample)
        assert best is not None
        self._offset = best[1]

    async def follow(self, told: Callable[[], Awaitable[int | None]]) -> None:
        """Catch up with another clock that is ahead. Nothing goes back: tables have been told this time."""
        answer = await told()
        if answer is not None and answer > self.now():
            self._offset += answer - self.now()


class TableClock:
    """The time of one table: that of the server, but never behind its journal."""

    def __init__(self, watch: Watch, written: int) -> None:
        self._watch = watch
        self.ahead = 0  # milliseconds
        self.reach(written)

    def reach(self, written: int) -> None:
        """An entry of this moment is in the journal."""
        self.ahead = max(self.ahead, written - self._watch.now())

    def now(self) -> int:
        return self._watch.now() + self.ahead

    async def sleep_until(self, moment: int) -> None:
        await self._watch.sleep_until(moment - self.ahead)
