"""How far something has come: on a terminal one line that the next one replaces, elsewhere nothing."""

from __future__ import annotations

import sys
from time import monotonic

from allaboard.cli.cells import cut
from allaboard.cli.tables import screen_width
from allaboard.locales import Words

_BAR = 20
_OFTEN = 0.1  # seconds between two lines


class Progress:
    """A bar with the time that is left, by the time that was needed so far."""

    def __init__(self, total: int, words: Words, key: str, *, known: int = 0) -> None:
        """`key` is the text beside the bar, with `done`, `total` and `left`; `known` was done before."""
        self._total = max(1, total)
        self._words = words
        self._key = key
        self._known = known
        self._start = monotonic()
        self._shown = 0.0
        self._is_on = sys.stderr.isatty()

    def show(self, done: int) -> None:
        now = monotonic()
        if not self._is_on or (now - self._shown < _OFTEN and done < self._total):
            return
        self._shown = now
        bar = "#" * (_BAR * min(done, self._total) // self._total)
        text = self._words(self._key, done=done, total=self._total, left=self._left(done, now))
        line = cut(f"[{bar:<{_BAR}}] {text}", screen_width() - 1)
        sys.stderr.write(f"\r\x1b[K{line}")
        sys.stderr.flush()

    def clear(self) -> None:
        if self._is_on:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def _left(self, done: int, now: float) -> str:
        """`1:02:03` or `2:03`; nothing is known before the first is done."""
        if done <= self._known:
            return "–"
        seconds = round((now - self._start) / (done - self._known) * (self._total - done))
        hours, minutes, seconds = seconds // 3600, seconds // 60 % 60, seconds % 60
        return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
