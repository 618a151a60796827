"""The games and positions with known answers, and set-ups for tests."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from allaboard.engine.depot.setup import DayDecks, DepotSetup

FOLDER = Path(__file__).parents[1] / "vectors"
GAMES: list[dict[str, Any]] = [json.loads(line) for line in (FOLDER / "depot.jsonl").read_text("utf-8").splitlines()]
POSITIONS: list[dict[str, Any]] = json.loads((FOLDER / "depot-examples.json").read_text("utf-8"))


def setup_of(value: Mapping[str, Any]) -> DepotSetup:
    """The set-up of a record."""
    days = tuple(DayDecks(tuple(day["buses"]), tuple(day["travellers"])) for day in value["days"])
    return DepotSetup(value["first"], tuple(value["ties"]), days)
