"""Asking whether a decision would be taken is a question: it gets an answer, and nothing else happens."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.edge.serving import Running, running, started_table

from allaboard.client import Connection, ServerRefused
from allaboard.client.follow import Follower
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS
from allaboard.protocol import commands as c
from allaboard.protocol.checks import Verdict
from allaboard.protocol.messages import AnyMessage, Presence, Snapshot
from allaboard.protocol.tables import Clock, TableWishes
from allaboard.server.settings import Settings

# Every action of Depot that names a card, and the words alone; exchanges with a few cards for all.
DEPOT = [
    *(f"{word} {bus}" for word in ("place", "use", "call") for bus in BUS_IDS),
    *(f"{word} {card}" for word in ("board", "discard") for card in TRAVELLER_IDS[::9]),
    *("board L", "board R", "end", "skip", "pass", "shout", "decline", "take 0", "take 2"),
    *("swap RA1 R3", "swap RA1 L0", "swap RA1 RA2", "sadden RA1 RA2", "dance", "place"),
]
QUICK = Settings(commands_per_second=1_000_000)
LINE = ["depart 1", "depart 2", "A1-A2", "E6-E5", "C3-C4+B4", "nonsense", "place R3"]


async def _snapshot(person: Connection, table: str, seat: int | None = None) -> Snapshot:
    async with person.at_table(table, seat=seat) as socket:
        async for message in socket:
            if isinstance(message, Snapshot):
                return message
    raise AssertionError("the socket ended")


def _everything(server: Running, table: str) -> tuple[bytes, ...]:
    """All that is kept of a table: its journal, its row, its chat and what its seats and a spectator are shown."""
    store = server.services.store

    async def found() -> tuple[bytes, ...]:
        row, chat = await store.table(table), await store.chat(table, after=0, limit=100)
        folded = server.services.hub.rooms[table].table
        return (
            msgspec.json.encode([(each.number, each.at, each.body) for each in await store.entries(table)]),
            msgspec.json.encode(row),
            msgspec.json.encode(chat),
            repr((folded.number, folded.updated, folded.changes, folded.asked_since, folded.decisions)).encode(),
            repr(vars(folded.clocks)).encode(),
        )

    return server.inside(found())


@pytest.mark.parametrize(
    ("wishes", "asked"),
    [({"game": "depot", "city": None}, DEPOT), ({}, LINE), ({"game": "metro", "city": "rome"}, LINE)],
    ids=["depot", "bus", "metro"],
)
def test_a_question_about_a_decision_never_acts(tmp_path: Path, wishes: dict[str, Any], asked: list[str]) -> None:
    async def ask(server: Running) -> None:
        async with Connection(server.address) as ada, Connection(server.address) as bo:
            await ada.play_as_guest("Ada")
            await bo.play_as_guest("Bo")
            table = await started_table(ada, bo, clock={"kind": "fischer", "seconds": 600}, **wishes)
            people = {0: ada, 1: bo}
            for _ in range(6):
                before = {seat: await _snapshot(person, table) for seat, person in people.items()}
                seat, (question, *_) = next((seat, each.asked) for seat, each in before.items() if each.asked)
                legal = [offer["action"] for offer in question.legal]
                kept = _everything(server, table)
                heard = asyncio.create_task(_heard_by(people[1 - seat], table))
                await asyncio.sleep(0)
                for action in (*asked, *legal[:10]):
                    verdict = await people[seat].check(table, action, seen=before[seat].seq)
                    assert verdict.legal == (action in legal), action
                    assert (verdict.code, bool(verdict.reason)) == (("", False) if verdict.legal else ("illegal", True))
                assert _everything(server, table) == kept
                for other, snapshot in before.items():
                    after = await _snapshot(people[other], table)
                    assert msgspec.structs.replace(after, now=0) == msgspec.structs.replace(snapshot, now=0)
                await ada.command(table, c.Chat(text="done"))
                assert await heard == []
                await people[seat].command(table, c.Act(action=legal[-1], seen=before[seat].seq))

    with running(tmp_path, QUICK) as server:
        asyncio.run(ask(server))


async def _heard_by(person: Connection, table: str) -> list[AnyMessage]:
    """What somebody hears from their snapshot to the next line of chat, but for who is there."""
    found: list[AnyMessage] = []
    async with person.at_table(table) as socket:
        async for message in socket:
            if getattr(message, "text", None) == "done":
                return found
            if not isinstance(message, Snapshot | Presence):
                found.append(message)
    raise AssertionError("the socket ended")


def test_a_check_and_a_refusal_say_the_same(tmp_path: Path) -> None:
    async def ask(server: Running) -> None:
        async with Connection(server.address) as ada, Connection(server.address) as bo:
            await ada.play_as_guest("Ada")
            await bo.play_as_guest("Bo")
            table = await started_table(ada, bo, game="depot", city=None)
            for person in (ada, bo):
                snapshot = await _snapshot(person, table)
                legal = {offer["action"] for each in snapshot.asked or [] for offer in each.legal}
                for action in [action for action in DEPOT if action not in legal][::5]:
                    for seen in (0, snapshot.seq):
                        verdict = await person.check(table, action, seen=seen)
                        with pytest.raises(ServerRefused) as refused:
                            await person.command(table, c.Act(action=action, seen=seen))
                        assert (verdict.code, verdict.detail) == (refused.value.code, refused.value.detail)

    with running(tmp_path, QUICK) as server:
        asyncio.run(ask(server))


def test_a_check_is_for_the_own_decision_only(tmp_path: Path) -> None:
    """Whoever may not decide is told what they would be told if they did, and learns nothing more."""

    async def ask(server: Running) -> None:
        async with (
            Connection(server.address) as ada,
            Connection(server.address) as bo,
            Connection(server.address) as cleo,
        ):
            for person, name in ((ada, "Ada"), (bo, "Bo"), (cleo, "Cleo")):
                await person.play_as_guest(name)
            table = await started_table(ada, bo, game="depot", city=None)
            asked = await _snapshot(ada, table)
            waits = bo if asked.asked else ada
            verdicts = {(await waits.check(table, action, seen=99)).code for action in DEPOT[::4]}
            assert verdicts == {"wait"}
            assert (await cleo.check(table, "place R3", seen=99)).code == "not_seated"
            assert (await ada.check(table, "place R3", seen=99, seat=1)).code == "not_your_seat"
            async with Connection(server.address) as nobody:
                with pytest.raises(ServerRefused, match="no_name_yet"):
                    await nobody.check(table, "place R3", seen=0)
            with pytest.raises(ServerRefused, match="no_such_table"):
                await ada.check("nowhere-at-all", "place R3", seen=0)
            with pytest.raises(ServerRefused, match="bad_request"):
                await ada.check(table, "x" * 201, seen=0)
            with pytest.raises(ServerRefused, match="too_often"):  # like commands
                await _ask_often(cleo, table)

    with running(tmp_path) as server:
        asyncio.run(ask(server))


async def _ask_often(person: Connection, table: str) -> None:
    for _ in range(200):
        await person.check(table, "place R3", seen=0)


def test_at_one_device_a_check_is_for_the_seat_that_is_named(tmp_path: Path) -> None:
    async def ask(server: Running) -> None:
        async with Connection(server.address) as ada:
            await ada.play_as_guest("Ada")
            wishes = TableWishes(game="depot", seats=2, hot_seat=True, beat=0, clock=Clock())
            table = (await ada.create_table(wishes)).id
            await ada.command(table, c.Sit(seat=1, name="Bo"))
            await ada.command(table, c.Start())
            for _ in range(4):
                seen = [await _snapshot(ada, table, seat) for seat in (0, 1)]
                seat = next(place for place, each in enumerate(seen) if each.asked)
                legal = [offer["action"] for offer in (seen[seat].asked or [])[0].legal]
                kept = _everything(server, table)
                assert (await ada.check(table, legal[0], seen=seen[seat].seq, seat=seat)) == Verdict(legal=True)
                assert (await ada.check(table, legal[0], seen=seen[seat].seq)) == Verdict(legal=True)
                assert (await ada.check(table, legal[0], seen=99, seat=1 - seat)).code == "wait"
                assert _everything(server, table) == kept
                await ada.command(table, c.Act(action=legal[0], seen=seen[seat].seq, seat=seat))

    with running(tmp_path) as server:
        asyncio.run(ask(server))


def test_a_lesson_answers_a_check_and_stays_where_it_is(tmp_path: Path) -> None:
    with running(tmp_path) as server, httpx.Client(base_url=server.address) as http:
        path = "/api/lessons/depot/place G4a~board L"
        before = http.get(path).json()
        legal = [offer["action"] for offer in before["asked"][0]["legal"]]
        for action in (*DEPOT, *legal):
            answer = http.post(f"{path}/checks", json={"action": action, "seen": before["seq"], "seat": 0}).json()
            assert answer["legal"] == (action in legal), action
            assert answer.get("code", "") == ("" if answer["legal"] else "illegal")
            assert bool(answer.get("reason")) is not answer["legal"]
        assert http.get(path).json() == before
        assert http.post("/api/lessons/depot/start/checks", json={"action": "end", "seen": -1}).status_code == 400
        assert http.post("/api/lessons/tram/start/checks", json={"action": "end", "seen": 0}).status_code == 404


def test_checks_follow_the_table(tmp_path: Path) -> None:
    """The same question has another answer once the table has gone on, and what is old is called stale."""

    async def ask(server: Running) -> None:
        async with Connection(server.address) as ada:
            await ada.play_as_guest("Ada")
            table = await started_table(ada, game="bus", city="new_york")
            follower = Follower()
            follower.hear(first := await _snapshot(ada, table))
            action = follower.asked[0].legal[0]["action"]
            assert (await ada.check(table, action, seen=first.seq)).legal
            assert (await ada.check(table, action, seen=0)).code == ("stale" if first.seq > 0 else "")
            await ada.command(table, c.Act(action=action, seen=first.seq))
            assert not (await ada.check(table, action, seen=first.seq)).legal

    with running(tmp_path) as server:
        asyncio.run(ask(server))
