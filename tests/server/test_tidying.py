"""Everything is looked through for garbage in a calm moment, or when so much may have come that it cannot wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from allaboard.server.tidying import Tidying


class Stopped:
    """A watch that stands still between two looks."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def now(self) -> int:
        return self.time

    async def sleep_until(self, moment: int) -> None:
        raise AssertionError("nobody waits here")


class Heap:
    """A program that makes so many objects every second, of which some are garbage."""

    def __init__(self, made: int, garbage: int, told: Callable[[int], int]) -> None:
        self.made, self.garbage, self.told = made, garbage, told
        self.collected_at: list[int] = []
        self.second = self._since = 0

    def collect(self) -> int:
        found = self.garbage * (self.second - self._since)
        self._since = self.second
        self.collected_at.append(self.second)
        return found

    def run(self, seconds: int) -> list[int]:
        """The seconds at which it was looked through."""
        watch = Stopped()
        tidying = Tidying(
            watch,
            lambda: self.told(self.second),
            grown=lambda: self.made * (self.second - self._since),
            collect=self.collect,
        )
        for _ in range(seconds):
            self.second += 1
            watch.time += 1_000
            asyncio.run(tidying.look())
        return self.collected_at


def always_told(second: int) -> int:
    return second


def test_where_nothing_is_made_nobody_waits() -> None:
    assert Heap(0, 0, lambda _: 0).run(300) == []


def test_a_little_can_wait_for_more() -> None:
    assert Heap(100, 100, lambda _: 0).run(150) == [100]


def test_a_calm_moment_comes_at_most_once_a_minute() -> None:
    assert Heap(1_000, 1_000, lambda _: 0).run(200) == [60, 120, 180]


def test_while_people_are_told_something_it_waits() -> None:
    assert Heap(1_000, 1_000, lambda second: min(second, 90)).run(120) == [91]


def test_half_a_million_objects_cannot_wait() -> None:
    assert Heap(10_000, 10_000, always_told).run(120) == [50, 100]


def test_the_more_is_alive_the_less_often_it_is_looked_through() -> None:
    assert Heap(100_000, 0, always_told).run(40) == [5, 10, 15, 23, 33]


def test_however_much_is_alive_a_million_new_objects_are_looked_through() -> None:
    """The threshold is capped: after a busy hour it would let garbage pile up."""
    assert Heap(1_000_000, 0, always_told).run(10) == list(range(1, 11))
