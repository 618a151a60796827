"""N1: from a seed to numbers, the same in every build.

The stream of a seed is the SHA-256 of `seed:0`, `seed:1`, ... read as big-endian numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Stream:
    """The numbers of one seed, in order."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn = 0

    def below(self, limit: int) -> int:
        """The next number, from 0 to `limit - 1`."""
        digest = sha256(f"{self._seed}:{self._drawn}".encode()).digest()
        self._drawn += 1
        return int.from_bytes(digest, "big") % limit

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in an order drawn by Fisher-Yates from the last index down."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            drawn = self.below(last + 1)
            pile[last], pile[drawn] = pile[drawn], pile[last]
        return pile
