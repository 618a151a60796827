"""How often and from how many places at once somebody may come."""

from __future__ import annotations

from collections import defaultdict

from allaboard.server.clock import Watch
from allaboard.server.table.gauntlet import Refusal

_MOST_KEYS = 50_000


class Bucket:
    """Fills with `rate` drops a second up to `burst`; whoever finds it empty must wait."""

    __slots__ = ("burst", "drops", "filled", "rate")

    def __init__(self, rate: float, burst: float, now: int) -> None:
        self.rate = rate
        self.burst = burst
        self.drops = burst
        self.filled = now

    def take(self, now: int) -> bool:
        self.drops = min(self.burst, self.drops + (now - self.filled) * self.rate / 1000)
        self.filled = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Limits:
    """Buckets by what is done and who does it."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._open: defaultdict[str, int] = defaultdict(int)

    def check(self, what: str, who: str, *, rate: float, burst: float) -> None:
        """Raise `Refusal` if this happens too often."""
        now = self._watch.now()
        if len(self._buckets) > _MOST_KEYS:  # forget whoever has been quiet
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if now - bucket.filled < 60_000}
        bucket = self._buckets.get((what, who))
        if bucket is None:
            bucket = self._buckets[what, who] = Bucket(rate, burst, now)
        if not bucket.take(now):
            raise Refusal("too_often")

    def enter(self, address: str, most: int) -> None:
        """Count a connection; raise `Refusal` if there are too many from one address."""
        if self._open[address] >= most:
            raise Refusal("too_many_connections")
        self._open[address] += 1

    def go(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]
