"""A limit of time for one decision that is kept, not merely noticed when it has passed."""

from __future__ import annotations

from collections.abc import Callable


class Patience:
    """No step is begun that would pass the limit if it took as long as the one before. It begins when it is made."""

    def __init__(self, clock: Callable[[], float], seconds: float | None) -> None:
        self._clock = clock
        self._seconds = seconds  # None for no limit
        self._start = self._last = clock()

    def has_time(self) -> bool:
        """Whether another step may begin."""
        now = self._clock()
        step, self._last = now - self._last, now
        return self._seconds is None or now + step - self._start <= self._seconds
