"""Games with known answers, as files that a person may have and watch."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect
from tests.server.edge.serving import play_on, started_table
from tests.web.visitors import Visitor

from allaboard.client import Connection
from allaboard.engine.depot.game import DepotGame
from allaboard.records import parse_record, play_record
from allaboard.records.replaying import start_record, steps

Json = dict[str, Any]
VECTORS = Path(__file__).parents[1] / "vectors"


def known_game(city: str | None) -> Json:
    """A finished game in a city; without one, a game of Depot."""
    name = "depot" if city is None else "line-games"
    for line in (VECTORS / f"{name}.jsonl").read_text("utf-8").splitlines():
        record: Json = json.loads(line)["record"]
        if record.get("city") == city:
            return record
    raise AssertionError(f"no game in {city}")


def saved(record: Json, folder: Path) -> Path:
    path = folder / "game.aab.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def totals_after(record: Json, step: int) -> list[int | None]:
    """What everybody has after so many actions."""
    some = {key: value for key, value in record.items() if key != "result"}
    return list(play_record(parse_record({**some, "actions": record["actions"][:step]})).totals())


def hands_after(record: Json, step: int) -> list[int]:
    """How many cards everybody holds after so many actions of a game of Depot."""
    some = {key: value for key, value in record.items() if key != "result"}
    game = play_record(parse_record({**some, "actions": record["actions"][:step]}))
    assert isinstance(game, DepotGame)
    return [seat["travellers"] + seat["buses"] for seat in game.view(None)["seats"]]


def day_end_of(record: Json) -> int:
    """How many actions of a game of Depot were made when its first day had ended."""
    parsed = parse_record(record)
    found = steps(parsed, start_record(parsed))
    return next(
        number for number, step in enumerate(found, 1) if any(event.type == "day_started" for event in step.events)
    )


def day_totals(record: Json) -> list[int | None]:
    """What everybody got on the first day of a game of Depot."""
    game = play_record(parse_record(record))
    assert isinstance(game, DepotGame)
    return [sum(points or 0 for points in seat["days"][0].values()) for seat in game.scores(None)["seats"]]


def day_reason(record: Json) -> str:
    """How the first day of a game of Depot ended."""
    game = play_record(parse_record(record))
    assert isinstance(game, DepotGame)
    return game.ends[0]


def mover_of(record: Json, step: int) -> int:
    """The seat whose step it was, counted from 1."""
    parsed = parse_record(record)
    return list(steps(parsed, start_record(parsed)))[step - 1].seat


def watch(person: Visitor, record: Json, folder: Path) -> None:
    """Open a record from a file, on the page of replays."""
    person.page.get_by_label(person.say("web-replay-choose")).set_input_files(saved(record, folder))
    expect(person.button("web-replay-play")).to_be_visible()
    expect(slider(person)).to_have_value("0")


def slider(person: Visitor) -> Locator:
    return person.page.get_by_role("slider", name=person.say("web-replay-moment"))


def finished_table(address: str) -> str:
    """A game against a bot that was played to its end on a server; its id."""

    async def play() -> str:
        async with Connection(address) as ada:
            await ada.play_as_guest("Ada")
            table = await started_table(ada)
            await play_on(ada, table)
            return table

    with ThreadPoolExecutor(1) as aside:  # the browser has a loop of its own in this thread
        return aside.submit(lambda: asyncio.run(play())).result()
