"""The host's choices over HTTP: with a new table or before its game, refused with a code; the Drunkard's reading."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.edge.serving import play_on, running

from allaboard.client import Connection, ServerRefused
from allaboard.protocol import commands as c
from allaboard.protocol.tables import HostChoices, TableWishes

SHEETS = TableWishes(game="bus", city="new_york", seats=2, sheets=[3, 3], equal_sheets=True, first=1)


def test_s1_s5_a_table_is_made_with_choices_and_its_record_holds_them(tmp_path: Path) -> None:
    async def live(address: str) -> None:
        async with Connection(address) as ada:
            await ada.play_as_guest("Ada")
            table = await ada.create_table(SHEETS)
            assert (table.sheets, table.equal_sheets, table.first) == ([3, 3], True, 1)
            await ada.command(table.id, c.AddBot(seat=1, bot="greedy"))
            await ada.command(table.id, c.Start())
            await play_on(ada, table.id)
            record = await ada.record(table.id)
            assert (record["setup"]["sheets"], record["setup"]["inspector"]) == ([3, 3], 1)
            assert record["options"] == {}

    with running(tmp_path) as server:
        asyncio.run(live(server.address))


def test_d12_d76_choices_are_changed_before_the_game_and_refused_with_codes(tmp_path: Path) -> None:
    async def live(address: str) -> None:
        async with Connection(address) as ada, Connection(address) as bo:
            await ada.play_as_guest("Ada")
            await bo.play_as_guest("Bo")
            table = (await ada.create_table(TableWishes(game="depot", seats=2))).id
            await bo.command(table, c.Sit(seat=1))
            wanted = HostChoices(first=1, ties=[1, 0], beat=5_000, card_memory="off")
            with pytest.raises(ServerRefused) as refused:
                await bo.command(table, c.Arrange(choices=wanted))
            assert refused.value.code == "not_host"
            with pytest.raises(ServerRefused) as refused:
                await ada.command(table, c.Arrange(choices=HostChoices(ties=[0, 0])))
            assert (refused.value.status, refused.value.code) == (400, "faults")
            assert refused.value.detail == "ties[1]: seat 0 is there twice"
            await ada.command(table, c.Arrange(choices=wanted))
            info = await bo.table(table)
            assert (info.first, info.ties, info.beat, info.card_memory) == (1, [1, 0], 5_000, "off")
            with pytest.raises(ServerRefused) as refused:
                await ada.create_table(TableWishes(game="depot", seats=2, team_hands="open"))
            assert refused.value.code == "faults"
            assert refused.value.detail == "team_hands: hands can be open only where teams play"

    with running(tmp_path) as server:
        asyncio.run(live(server.address))


@pytest.mark.parametrize(
    ("query", "header", "options", "scope"),
    [
        ("", "", {}, None),
        ("", "en", {}, None),
        ("", "de", {}, None),
        ("", "fr-CH,de;q=0.5", {}, "own_pile"),
        ("?lang=fr", "de", {}, "own_pile"),
        ("?lang=de", "fr", {}, None),
        ("", "fr", {"drunkard_scope": "departing_bus"}, "departing_bus"),
        ("", "en", {"drunkard_scope": "own_pile"}, "own_pile"),
        ("", "fr", {"final_turn": "mandatory"}, "own_pile"),
    ],
)
def test_d50_who_makes_a_table_in_french_gets_the_french_drunkard_unless_they_choose(
    tmp_path: Path, query: str, header: str, options: dict[str, Any], scope: str | None
) -> None:
    with running(tmp_path) as server, httpx.Client(base_url=server.address) as http:
        http.headers["accept-language"] = header
        http.post("/api/guests", json={"name": "Ada"})
        made = http.post(f"/api/tables{query}", json={"game": "depot", "seats": 2, "options": options}).json()
        assert made["options"] == options | ({} if scope is None else {"drunkard_scope": scope})
        line = {"game": "bus", "city": "new_york", "seats": 2}
        assert http.post(f"/api/tables{query}", json=line).json()["options"] == {}


def test_d50_a_class_that_is_made_in_french_plays_the_french_drunkard(tmp_path: Path) -> None:
    with (
        running(tmp_path) as server,
        httpx.Client(base_url=server.address, headers={"accept-language": "fr"}) as teacher,
        httpx.Client(base_url=server.address, headers={"accept-language": "en"}) as pupil,
    ):
        teacher.post("/api/guests", json={"name": "Ada"})
        wishes = {"wishes": {"game": "depot", "seats": 2}, "bot": "greedy"}
        code = teacher.post("/api/classes", json=wishes).json()["code"]
        pupil.post("/api/guests", json={"name": "Bo"})
        table = pupil.post(f"/api/classes/{code}/seats").json()["table"]
        assert pupil.get(f"/api/tables/{table}").json()["options"] == {"drunkard_scope": "own_pile"}
