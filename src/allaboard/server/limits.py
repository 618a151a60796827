"""Rate limits, by what is done and who does it, and the number of sockets of one address.

Time is taken from the monotonic clock: a wall clock that steps back would leave buckets empty until it has caught up.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

from allaboard.server.table.gauntlet import Refusal

MOST_KEYS = 50_000


def _monotonic() -> int:
    return time.monotonic_ns() // 1_000_000


@lru_cache(maxsize=4_096)
def subnet_of(address: str) -> str:
    """What counts as one place: an IPv4 address, or the /64 network that a provider gives to one IPv6 customer."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)


class Bucket:
    """Fills with `rate` drops a second up to `burst`; whoever finds it empty must wait."""

    __slots__ = ("burst", "drops", "filled", "rate")

    def __init__(self, rate: float, burst: float, now: int) -> None:
        self.rate = rate
        self.burst = burst
        self.drops = burst
        self.filled = now

    def take(self, now: int) -> bool:
        self.drops = min(self.burst, self.drops + max(0, now - self.filled) * self.rate / 1000)
        self.filled = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Limits:
    """Token buckets. `now` gives milliseconds that never run backwards."""

    def __init__(self, now: Callable[[], int] = _monotonic) -> None:
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()  # least recently used first
        self._open: dict[str, int] = {}

    def check(self, what: str, who: str, *, rate: float, burst: float) -> None:
        """Raise `Refusal` if this happens too often."""
        now = self._now()
        key = (what, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_KEYS:
                self._buckets.popitem(last=False)
            bucket = self._buckets[key] = Bucket(rate, burst, now)
        else:
            self._buckets.move_to_end(key)
        if not bucket.take(now):
            raise Refusal("too_often")

    def enter(self, address: str, most: int) -> None:
        """Count a socket; raise `Refusal` if there are too many from one address."""
        count = self._open.get(address, 0)
        if count >= most:
            raise Refusal("too_many_connections")
        self._open[address] = count + 1

    def go(self, address: str) -> None:
        left = self._open.get(address, 0) - 1
        if left > 0:
            self._open[address] = left
        else:
            self._open.pop(address, None)
