"""Chance: the deal of a table's game, from a seed that nobody outside this process sees before the end."""

from __future__ import annotations

import secrets
from typing import Any

from allaboard.boards.city import City
from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.loader import load, names, parse_city
from allaboard.deals import deal_depot_setup, deal_line_setup
from allaboard.engine import start_game
from allaboard.engine.depot.game import start_depot
from allaboard.protocol.tables import TableWishes
from allaboard.records import FORMAT, RULES, parse_record
from allaboard.server.table.choices import choice_faults, depot_choices, line_choices
from allaboard.server.table.state import Table

SEED_BYTES = 16


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def city_of(wishes: TableWishes) -> City | None:
    """The city that is wished for; raises `FaultsFound`. Depot has none."""
    if wishes.game == "depot":
        if wishes.city is not None or wishes.own_city is not None:
            raise refuse("no-city", "city", "depot is played without a city")
        return None
    if (wishes.city is None) == (wishes.own_city is None):
        raise refuse("city", "city", "either a built-in city or one of your own is needed")
    if wishes.own_city is not None:
        city = parse_city(wishes.own_city)
    else:
        assert wishes.city is not None
        if wishes.city not in names():
            raise refuse("city", "city", f"there is no such city; there are {', '.join(names())}")
        city = load(wishes.city)
    if city.game != wishes.game:
        raise refuse("city", "city", f"{city.name} is a city of {city.game}")
    return city


def check_wishes(wishes: TableWishes) -> None:
    """Raise `FaultsFound` if no game could be started from these wishes."""
    city = city_of(wishes)
    if faults := choice_faults(wishes):
        raise FaultsFound(faults)
    record = _record(wishes, city, "check", [{"name": f"Seat {seat + 1}"} for seat in range(wishes.seats)])
    parsed = parse_record(record)
    if city is None:
        start_depot(parsed.setup, parsed.options)  # type: ignore[arg-type]
    else:
        start_game(city, parsed.setup, parsed.options)  # type: ignore[arg-type]


def deal_record(table: Table) -> dict[str, Any]:
    """The record of a table's game before its first action."""
    assert table.wishes is not None
    players: list[dict[str, object]] = []
    for seat in table.seats:
        player: dict[str, object] = {"name": seat.name or "?"}
        if seat.bot is not None:
            player["bot"] = seat.bot
        players.append(player)
    return _record(table.wishes, city_of(table.wishes), table.seed or new_seed(), players)


def _record(wishes: TableWishes, city: City | None, seed: str, players: list[dict[str, object]]) -> dict[str, Any]:
    from allaboard.records import depot, line  # noqa: PLC0415 - their forms of a set-up

    record: dict[str, Any] = {"format": FORMAT, "rules": RULES, "game": wishes.game}
    if city is None:
        setup: object = depot.setup_to_json(deal_depot_setup(wishes.seats, seed, depot_choices(wishes)))
    else:
        record["city"] = wishes.own_city if wishes.own_city is not None else wishes.city
        setup = line.setup_to_json(deal_line_setup(city, wishes.seats, seed, line_choices(wishes)))
    return {**record, "options": dict(wishes.options), "seed": seed, "players": players, "setup": setup, "actions": []}


__all__ = ["FaultsFound", "check_wishes", "city_of", "deal_record", "new_seed"]
