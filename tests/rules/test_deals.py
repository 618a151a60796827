"""N: from a seed to a deal, the same in every build."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from allaboard.boards.loader import load
from allaboard.deals import Stream, deal_line_setup

GOLDEN: list[dict[str, Any]] = [
    deal
    for deal in json.loads((Path(__file__).parents[1] / "vectors" / "deals.json").read_text(encoding="utf-8"))
    if deal["game"] != "depot"
]


def numbers(seed: str, count: int) -> list[int]:
    """N1 in one line."""
    return [int(sha256(f"{seed}:{i}".encode()).hexdigest(), 16) for i in range(count)]


# N1


@pytest.mark.parametrize("seed", ["", "1", "2026-11-15", "zażółć 🚌", "1:0"])
def test_n1_the_stream_of_a_seed(seed: str) -> None:
    stream = Stream(seed)
    assert [stream.below(1000) for _ in range(20)] == [number % 1000 for number in numbers(seed, 20)]


def test_n1_below_takes_the_next_number_modulo_n_also_for_one() -> None:
    stream = Stream("x")
    assert stream.below(1) == 0
    assert stream.below(2**256) == numbers("x", 2)[1]


@pytest.mark.parametrize("size", [1, 2, 5, 12])
def test_n1_a_shuffle_is_fisher_yates_from_the_last_index_down(size: int) -> None:
    drawn = iter(numbers("shuffle", size))
    pile = list(range(size))
    for i in range(size - 1, 0, -1):
        j = next(drawn) % (i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    stream = Stream("shuffle")
    assert stream.shuffled(range(size)) == pile
    assert stream.below(10**9) == next(drawn) % 10**9  # and it took one number less than it has items


# N2


@pytest.mark.parametrize("deal", GOLDEN, ids=lambda deal: f"{deal['seed']}-{deal['city']}-{deal['players']}")
def test_n2_golden_deals(deal: dict[str, Any]) -> None:
    setup = deal_line_setup(load(deal["city"]), deal["players"], deal["seed"])
    expected = deal["setup"]
    assert list(setup.sheets) == expected["sheets"]
    assert list(setup.personal) == expected["personal"]
    assert list(setup.common) == expected["common"]
    assert setup.hands is not None
    assert [list(hand) for hand in setup.hands] == expected["hands"]
    assert list(setup.tickets) == expected["tickets"]
    assert setup.inspector == expected["inspector"]
    assert setup.departures == (None,) * deal["players"]
    assert setup.rush == (tuple(expected["rush"]) if "rush" in expected else None)
    assert list(setup.rival) == expected.get("rival", [])


def test_n2_there_are_golden_deals_of_every_city_and_of_solo() -> None:
    assert {deal["city"] for deal in GOLDEN} == {"new_york", "london", "rome", "paris"}
    assert any(deal["players"] == 1 for deal in GOLDEN)


@pytest.mark.parametrize("seats", [1, 4, 5])
def test_n2_the_order_of_draws(seats: int) -> None:
    """Sheets, personal, common, departure tickets, tickets, inspector, and for one player the two cards."""
    stream = Stream("order")
    six = ["granny", "student", "tourist", "flirt", "opera", "theater"]
    sheets = stream.shuffled([1, 2, 3, 4, 5])[:seats]
    personal = stream.shuffled([1, 2, 3, 4, 5])[:seats]
    common = stream.shuffled(six)[: 3 if seats == 1 else 2]
    pawns = stream.shuffled(list(range(1, 13)))
    tickets = stream.shuffled(list(range(1, 13)))
    inspector = stream.below(seats)
    setup = deal_line_setup(load("paris"), seats, "order")
    assert list(setup.sheets) == sheets
    assert list(setup.personal) == personal
    assert list(setup.common) == common
    assert setup.hands == tuple((pawns[2 * seat], pawns[2 * seat + 1]) for seat in range(seats))
    assert list(setup.tickets) == tickets
    assert setup.inspector == inspector
    if seats == 1:
        assert setup.rush == (stream.below(6), 6 + stream.below(6))
    else:
        assert setup.rush is None


def test_n2_two_seeds_give_two_deals() -> None:
    assert deal_line_setup(load("rome"), 3, "a") != deal_line_setup(load("rome"), 3, "b")
