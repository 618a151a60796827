"""The number of chains on the empty map that the rules give for each city, by length."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.rules.positions import legal, solo

from allaboard.boards.city import City
from allaboard.boards.loader import load

# Sheet 1 makes 1, 2/2t and 3 of these tickets. A fresh turn zone pays for any joints.
TICKETS = {1: 4, 2: 3, 3: 5}


def departing_anywhere(city: City) -> Iterator[City]:
    """The city once for every stop, with departure 1 there."""
    for start in city.stops:
        yield replace(
            city,
            name="moved",
            stops=tuple(
                replace(stop, departure=1 if stop == start else None if stop.departure == 1 else stop.departure)
                for stop in city.stops
            ),
        )


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("new_york", (324, 831, 2125)),
        ("london", (390, 942, 2336)),
        ("rome", (240, 564, 1330)),
        ("paris", (328, 836, 2174)),
    ],
)
def test_p2_chains_on_the_empty_map_by_length(name: str, counts: tuple[int, int, int]) -> None:
    """Every chain from every stop, green lights resolved, self-closing ones included; no extra markers."""
    found = dict.fromkeys(TICKETS, 0)
    for city in departing_anywhere(load(name)):
        for length, ticket in TICKETS.items():
            game = solo(city, [ticket], rival=[city.stops[0].name])
            found[length] += sum("+" not in text for text in legal(game))
    assert tuple(found.values()) == counts
