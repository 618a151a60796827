"""People play through the real server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.edge.serving import play_on, running, started_table

from allaboard.client import Connection, ServerRefused


@pytest.mark.parametrize(
    "wishes", [{}, {"game": "metro", "city": "rome", "seats": 3}, {"game": "depot", "city": None, "seats": 3}]
)
def test_a_game_is_played_to_its_end_and_can_be_replayed(tmp_path: Path, wishes: dict[str, Any]) -> None:
    async def play(address: str) -> None:
        async with Connection(address) as ada, Connection(address) as bo:
            await ada.play_as_guest("Ada")
            await bo.play_as_guest("Bo")
            table = await started_table(ada, bo, **wishes)
            with pytest.raises(ServerRefused, match="not_over"):
                await ada.record(table)
            told, _ = await asyncio.gather(play_on(ada, table), play_on(bo, table))
            record = await ada.record(table)
            assert record["seed"]
            replay = await bo.ask("GET", f"/api/tables/{table}/replay", dict[str, Any])
            assert [step["action"] for step in replay["steps"]][-1] == record["actions"][-1].split(": ")[-1]
            assert told.scores is not None
            assert replay["steps"][-1]["totals"] == [seat["total"] for seat in told.scores["seats"]]
            log = await bo.ask("GET", f"/api/tables/{table}/log", list[dict[str, Any]])
            assert [line["seq"] for line in log] == list(range(1, len(log) + 1))
            results = await ada.ask("GET", "/api/results", list[dict[str, Any]])
            assert [result["table"] for result in results] == [table]

    with running(tmp_path) as server:
        asyncio.run(play(server.address))


def test_the_picture_is_for_exactly_one_viewer(tmp_path: Path) -> None:
    async def look(address: str) -> None:
        async with Connection(address) as ada, Connection(address) as bo, Connection(address) as cleo:
            for person, name in ((ada, "<b>Ada</b>"), (bo, "Bo"), (cleo, "Cleo")):
                await person.play_as_guest(name)
            table = await started_table(ada, bo)
            pictures = {}
            for person in (ada, bo, cleo):
                async with httpx.AsyncClient(base_url=address, cookies={"allaboard": person.cookie or ""}) as http:
                    answer = await http.get(f"/api/tables/{table}/picture.svg")
                    assert answer.headers["content-type"].startswith("image/svg+xml")
                    assert "<b>Ada" not in answer.text
                    pictures[person] = answer.text
                    refused = await http.get(f"/api/tables/{table}/picture.svg", params={"seat": "0"})
                    assert refused.status_code == (200 if person is ada else 403)
            assert 'data-viewer="0"' in pictures[ada]
            assert 'data-viewer="1"' in pictures[bo]
            assert 'data-viewer="spectator"' in pictures[cleo]
            assert 'data-hand="' not in pictures[cleo]

    with running(tmp_path) as server:
        asyncio.run(look(server.address))
