"""N2 for Depot: the golden deals, and who can be dealt to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from allaboard.boards.faults import FaultsFound
from allaboard.deals import deal_depot_setup
from allaboard.engine.depot.setup import DepotOptions, setup_faults

VECTORS = Path(__file__).parents[1] / "vectors" / "deals.json"
GOLDEN: list[dict[str, Any]] = [
    deal for deal in json.loads(VECTORS.read_text(encoding="utf-8")) if deal["game"] == "depot"
]


@pytest.mark.parametrize("deal", GOLDEN, ids=lambda deal: f"{deal['seed']}-{deal['players']}")
def test_n2_a_seed_deals_what_is_written_down(deal: dict[str, Any]) -> None:
    setup = deal_depot_setup(deal["players"], deal["seed"])
    days = [{"buses": list(day.buses), "travellers": list(day.travellers)} for day in setup.days]
    assert {"first": setup.first, "ties": list(setup.ties), "days": days} == deal["setup"]


@pytest.mark.parametrize("seats", range(2, 7))
def test_n2_every_deal_can_be_played(seats: int) -> None:
    assert setup_faults(deal_depot_setup(seats, f"deal {seats}"), DepotOptions()) == []


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_d6_there_are_no_deals_for_other_numbers_of_players(seats: int) -> None:
    with pytest.raises(FaultsFound, match="depot is for 2 to 6 players"):
        deal_depot_setup(seats, "1")
