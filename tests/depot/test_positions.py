"""The 38 worked positions of section 19."""

from __future__ import annotations

from typing import Any

import pytest
from tests.depot.positions import Table, position, zones_of
from tests.depot.vectors import POSITIONS


def comparable(zone: str, value: Any) -> Any:
    """Hands, piles and departed buses have no order; columns and the Garage have one."""
    if zone in ("hands", "buses", "passengers", "unhappy"):
        return {seat: sorted(cards) for seat, cards in value.items()}
    return sorted(value) if zone == "departed" else value


def test_all_of_them_are_here() -> None:
    assert [example["id"] for example in POSITIONS] == [f"X{number:02}" for number in range(1, 39)]


@pytest.mark.parametrize("example", POSITIONS, ids=lambda example: example["id"])
def test_the_position_goes_as_told(example: dict[str, Any]) -> None:
    table = Table(position(example["players"], example["setup"], example["start"], **example["options"]))
    whole_day = example["until"] == "day"
    if example["until"] != "score":
        for seat, text in example["script"]:
            table.decide(seat, text, whole_day)
        table.settle(whole_day)
        assert table.over if whole_day else not table.in_turn
    found = zones_of(table.day)
    for zone, value in example["expect"].items():
        mine = found[zone]
        if zone in ("hands", "buses", "passengers", "unhappy"):
            mine = {seat: mine[seat] for seat in value}
        assert comparable(zone, mine) == comparable(zone, value), zone
    for wanted in example["legal"]:
        legal = next(legal for seat, kind, legal in table.asked if (seat, kind) == (wanted["seat"], wanted["kind"]))
        assert len(legal) == wanted["count"] if "count" in wanted else legal == wanted["legal"]
