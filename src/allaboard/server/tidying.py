"""When to look through everything for garbage: it takes a moment, in which the whole server stands still."""

from __future__ import annotations

import gc
from collections.abc import Callable

from allaboard.server.chores import Chore
from allaboard.server.clock import Watch

_LOOK = 1_000  # milliseconds
_AGAIN = 60_000  # at the earliest, in a calm moment
_WORTH_A_CALM_MOMENT = 10_000  # objects more than there were
_TOO_MANY = 500_000  # these cannot wait for a calm moment; as garbage they would be about 80 MB
_MOST = 1_000_000  # whatever is alive: a threshold that only grows would let garbage pile up after a busy hour


class Tidying:
    """Collects when nobody minds, or when it must. `told` counts what was said to anybody so far."""

    def __init__(
        self,
        watch: Watch,
        told: Callable[[], int],
        *,
        grown: Callable[[], int] = lambda: gc.get_count()[0],  # objects made since, less those that are gone
        collect: Callable[[], int] = gc.collect,
    ) -> None:
        self._watch = watch
        self._told = told
        self._grown = grown
        self._collect = collect
        self._chore = Chore("garbage", watch, _LOOK, self.look)
        self._last = watch.now()
        self._told_before = 0
        self._alive = 0  # after the last collection

    def open(self) -> None:
        self._chore.open()

    async def close(self) -> None:
        await self._chore.close()

    async def look(self) -> None:
        """Every second: collect, if it is time to."""
        now, told, grown = self._watch.now(), self._told(), self._grown()
        is_calm, self._told_before = told == self._told_before, told
        is_time = is_calm and now - self._last >= _AGAIN and grown >= _WORTH_A_CALM_MOMENT
        # The more there is the longer it takes, and the less often it may.
        if is_time or grown >= min(max(_TOO_MANY, self._alive // 2), _MOST):
            self._alive = max(0, self._alive + grown - self._collect())
            self._last = now
