"""How many ways a turn can go on over green lights (P8).

A turn that ends on a green light goes on with one more marker, again from the next green light, until it
leaves them or closes on itself. Where green lights touch in numbers these ways multiply, and a city of
nothing else would have more turns than anyone could list. So they are counted, and the count is bounded.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

MAX_CONTINUATIONS = 5_000  # from one green light
MAX_MARKERS = 200_000  # of all continuations of a city together


class TooManyContinuations(Exception):
    """The count passed its bound at this stop."""

    def __init__(self, stop: str) -> None:
        super().__init__(stop)
        self.stop = stop


def count_continuations(
    neighbours: Mapping[str, Collection[str]],
    green: Collection[str],
    *,
    most: int = MAX_CONTINUATIONS,
    most_markers: int = MAX_MARKERS,
) -> dict[str, int]:
    """Green light → number of ways to go on from it on the empty map.

    Raises `TooManyContinuations` as soon as there are more than `most` at one stop, or when all of them
    together take more than `most_markers` markers.
    """
    green = frozenset(green)
    counts = {}
    markers = 0
    for start in sorted(green):
        count = 0
        path = [start]
        on_path = {start}
        branches = [iter(sorted(neighbours[start]))]
        while branches:
            there = next(branches[-1], None)
            if there is None:
                branches.pop()
                on_path.discard(path.pop())
                continue
            if len(path) > 1 and there == path[-2]:  # never two markers on one road
                continue
            markers += 1
            if there in green and there not in on_path:
                path.append(there)
                on_path.add(there)
                branches.append(iter(sorted(neighbours[there])))
                continue
            count += 1
            if count > most or markers > most_markers:
                raise TooManyContinuations(start)
        counts[start] = count
    return counts
