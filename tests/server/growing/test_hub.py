"""Tables in memory: forgotten when idle, found again when something is due, the same on every worker."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.growing.rooms import (
    ADA,
    BOB,
    FailingStore,
    HandClock,
    Wire,
    answer,
    asked_one,
    hubs,
    joined,
    settle,
    started,
)

from allaboard.protocol import commands as c
from allaboard.protocol.tables import Clock, TableWishes
from allaboard.server.broker import NoBroker
from allaboard.server.hub import Hub
from allaboard.server.notes import Chatted, Here, Nudge, WhoIsThere, Written, decode_note
from allaboard.server.store.interface import Entry
from allaboard.server.table.gauntlet import Refusal

Work = Callable[[list[Hub], FailingStore, HandClock, Wire], Awaitable[None]]


def run(folder: Path, work: Work, count: int = 1) -> None:
    async def inside() -> None:
        async with hubs(folder, count) as (made, store, clock, wire):
            await work(made, store, clock, wire)

    asyncio.run(inside())


# One worker.


def test_a_table_without_clients_is_forgotten_after_a_minute_and_loaded_again_when_touched(tmp_path: Path) -> None:
    async def work(made: list[Hub], _: FailingStore, clock: HandClock, __: Wire) -> None:
        hub = made[0]
        room = await started(hub)
        await clock.move(59_000)
        assert hub.rooms
        await clock.move(3_000)
        await clock.move(1_000)
        assert not hub.rooms
        again = await hub.room(room.table.id)
        assert again is not room
        assert again.table.info() == room.table.info()
        assert again.table.game is not None
        assert room.table.game is not None
        assert again.table.game.view(None) == room.table.game.view(None)

    run(tmp_path, work)


def test_a_table_with_a_client_stays(tmp_path: Path) -> None:
    async def work(made: list[Hub], _: FailingStore, clock: HandClock, __: Wire) -> None:
        room = await started(made[0])
        ear = joined(room, 0)
        for _turn in range(5):
            await clock.move(60_000)
        assert made[0].rooms
        room.leave(ear)
        await clock.move(61_000)
        await clock.move(1_000)
        assert not made[0].rooms

    run(tmp_path, work)


def test_somebody_who_asks_for_a_table_keeps_it_from_being_forgotten_under_them(tmp_path: Path) -> None:
    async def work(made: list[Hub], _: FailingStore, clock: HandClock, __: Wire) -> None:
        hub = made[0]
        room = await started(hub)
        clock._now += 120_000
        assert await hub.room(room.table.id) is room
        await hub.look()
        assert hub.rooms[room.table.id] is room

    run(tmp_path, work)


def test_unknown_tables_leave_nothing_behind(tmp_path: Path) -> None:
    async def work(made: list[Hub], store: FailingStore, _: HandClock, __: Wire) -> None:
        for fails in (None, "all"):
            store.fails = fails
            for number in range(3):
                with pytest.raises(Refusal, match="storage" if fails else "no_such_table"):
                    await made[0].room(f"unknown{number}")
        store.fails = None
        assert not made[0].rooms
        assert not made[0]._loading

    run(tmp_path, work)


def test_a_deadline_passes_at_a_table_that_nobody_has_open(tmp_path: Path) -> None:
    async def work(made: list[Hub], store: FailingStore, clock: HandClock, _: Wire) -> None:
        hub = made[0]
        wishes = TableWishes(game="bus", city="new_york", seats=2, pace="days", clock=Clock("move", 24 * 60 * 60))
        table = (await started(hub, wishes)).table.id
        await clock.move(61_000)
        await clock.move(1_000)
        assert not hub.rooms
        await clock.move(23 * 60 * 60 * 1000)
        assert not hub.rooms
        await clock.move(60 * 60 * 1000)
        await settle()
        assert any(b'"minded"' in entry.body for entry in await store.entries(table))

    run(tmp_path, work)


def test_bots_play_on_after_a_crash_at_tables_that_nobody_has_open(tmp_path: Path) -> None:
    async def work(made: list[Hub], store: FailingStore, clock: HandClock, _: Wire) -> None:
        room = await started(made[0])
        for who in (ADA, BOB):
            await room.command(who, c.Resign())
        room.let_go()  # as in a process that is killed, nothing more is done
        while room.is_writing:
            await settle()
        assert await store.result(room.table.id) is None
        next_life = Hub(store, NoBroker(), clock)
        await next_life.open()
        try:
            for _turn in range(200):
                if await store.result(room.table.id) is not None:
                    break
                await clock.move(1_000)
            else:
                pytest.fail("the game is not over")
        finally:
            await next_life.close()

    run(tmp_path, work)


def test_a_command_whose_sender_hangs_up_is_told_to_the_others(tmp_path: Path) -> None:
    async def work(made: list[Hub], _: FailingStore, clock: HandClock, __: Wire) -> None:
        room = await started(made[0])
        ears = [joined(room, 0), joined(room, 1)]
        ear, who = asked_one(*ears)
        before = [each.seq for each in ears]
        command = asyncio.create_task(room.command(who, answer(ear)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        command.cancel()
        await settle()
        assert [each.seq for each in ears] == [seq + 1 for seq in before]

    run(tmp_path, work)


# A store that fails.


@pytest.mark.parametrize("fails", ["before", "all"])
def test_what_cannot_be_stored_is_refused_and_goes_well_when_the_store_is_back(tmp_path: Path, fails: str) -> None:
    async def work(made: list[Hub], store: FailingStore, clock: HandClock, _: Wire) -> None:
        room = await started(made[0])
        ears = [joined(room, 0), joined(room, 1)]
        ear, who = asked_one(*ears)
        before = [each.seq for each in ears]
        store.fails = fails
        for _turn in range(3):
            with pytest.raises(Refusal, match="storage"):
                await room.command(who, answer(ear))
            await clock.move(1_000)
        assert [each.seq for each in ears] == before
        store.fails = None
        await clock.move(1_000)
        room = await made[0].room(room.table.id)
        await room.command(who, answer(ear))
        assert [each.seq for each in ears] == [seq + 1 for seq in before]
        assert not any(each.closed for each in ears)

    run(tmp_path, work)


def test_a_write_that_happened_though_the_answer_was_lost_is_done(tmp_path: Path) -> None:
    async def work(made: list[Hub], store: FailingStore, _: HandClock, __: Wire) -> None:
        room = await started(made[0])
        ears = [joined(room, 0), joined(room, 1)]
        ear, who = asked_one(*ears)
        before = [each.seq for each in ears]
        store.fails = "after"
        command = answer(ear)
        await room.command(who, command)
        assert [each.seq for each in ears] == [seq + 1 for seq in before]
        with pytest.raises(Refusal, match=r"not_your_turn|stale"):
            await room.command(who, command)

    run(tmp_path, work)


def test_the_keeper_and_the_bots_survive_a_store_that_is_away(tmp_path: Path) -> None:
    async def work(made: list[Hub], store: FailingStore, clock: HandClock, _: Wire) -> None:
        room = await started(made[0])
        store.fails = "all"
        with pytest.raises(Refusal, match="storage"):
            await room.command(ADA, c.Resign())
        for _turn in range(5):
            await clock.move(1_000)
        store.fails = None
        for who in (ADA, BOB):
            await room.command(who, c.Resign())
        store.fails = "all"
        for _turn in range(5):
            await clock.move(1_000)
        store.fails = None
        for _turn in range(200):
            if await store.result(room.table.id) is not None:
                return
            await clock.move(1_000)
        pytest.fail("the game is not over")

    run(tmp_path, work)


def test_one_table_that_cannot_be_read_does_not_keep_others_waiting(tmp_path: Path) -> None:
    async def work(made: list[Hub], store: FailingStore, clock: HandClock, _: Wire) -> None:
        hub = made[0]
        clocked = TableWishes(game="bus", city="new_york", seats=2, clock=Clock("move", 10))
        broken, good = [(await started(hub, clocked)).table.id for _turn in range(2)]
        for room in hub.rooms.values():
            room.let_go()
        hub.rooms.clear()
        row = await store.table(broken)
        assert row is not None
        entries = await store.entries(broken)
        await store.append(
            [Entry(len(entries) + 1, 0, b'{"e":"from the future"}')], msgspec.structs.replace(row, due=1)
        )
        await clock.move(20_000)
        await settle()
        assert broken not in hub.rooms
        assert any(b'"minded"' in entry.body for entry in await store.entries(good))

    run(tmp_path, work)


# Several workers.


def test_any_client_on_any_worker_hears_everything(tmp_path: Path) -> None:
    async def work(made: list[Hub], _: FailingStore, clock: HandClock, wire: Wire) -> None:
        room = await started(made[0])
        other = await made[1].room(room.table.id, fresh=True)
        ears = [joined(room, 0), joined(other, 1)]
        for _turn in range(6):
            ear, who = asked_one(*ears)
            await (room if ear.viewer == 0 else other).command(who, answer(ear))
            await settle()
        assert room.table.number == other.table.number
        assert ears[0].seq == ears[1].seq
        assert {type(decode_note(note)) for _, note in wire.notes} == {Written, Here, WhoIsThere}

    run(tmp_path, work, 2)


def test_a_lost_note_costs_a_moment_and_nothing_else(tmp_path: Path) -> None:
    async def work(made: list[Hub], _: FailingStore, clock: HandClock, wire: Wire) -> None:
        room = await started(made[0])
        other = await made[1].room(room.table.id, fresh=True)
        ears = [joined(room, 0), joined(room, 1), joined(other, 0), joined(other, 1)]
        await settle()
        wire.is_cut = True
        ear, who = asked_one(*ears[:2])
        await room.command(who, answer(ear))
        await settle()
        assert ears[2].seq < ears[0].seq
        await clock.move(3_000)
        assert [each.seq for each in ears[2:]] == [each.seq for each in ears[:2]]

    run(tmp_path, work, 2)


def test_a_worker_that_has_not_heard_of_the_latest_judges_by_the_latest(tmp_path: Path) -> None:
    async def work(made: list[Hub], _: FailingStore, __: HandClock, wire: Wire) -> None:
        wire.is_cut = True
        room = await started(made[0])
        other = await made[1].room(room.table.id, fresh=True)
        ears = [joined(room, 0), joined(room, 1)]
        for _turn in range(6):
            ear, who = asked_one(*ears)
            await room.command(who, answer(ear))
        # Here it is the same person's turn as long ago.
        ear, who = asked_one(*ears)
        await other.command(who, answer(ear))
        await room.catch_up()
        assert room.table.number == other.table.number
        # And whoever comes back at a worker that is behind is never sent back in time.
        assert joined(await made[1].room(room.table.id, fresh=True), 0, ears[0].seq).seq >= ears[0].seq

    run(tmp_path, work, 2)


def test_two_workers_that_write_at_once_write_one_after_the_other(tmp_path: Path) -> None:
    async def work(made: list[Hub], store: FailingStore, _: HandClock, __: Wire) -> None:
        room = await started(made[0])
        other = await made[1].room(room.table.id, fresh=True)
        ears = [joined(room, 0), joined(room, 1)]
        ear, who = asked_one(*ears)
        command = answer(ear)
        answers = await asyncio.gather(room.command(who, command), other.command(who, command), return_exceptions=True)
        assert sorted(str(each) for each in answers) in (["None", "not_your_turn"], ["None", "stale"])
        numbers = [entry.number for entry in await store.entries(room.table.id)]
        assert numbers == list(range(1, len(numbers) + 1))

    run(tmp_path, work, 2)


def test_a_bots_turn_is_left_to_the_worker_that_wrote_last_unless_it_is_gone(tmp_path: Path) -> None:
    async def work(made: list[Hub], store: FailingStore, clock: HandClock, _: Wire) -> None:
        wishes = TableWishes(game="depot", seats=3, beat=0)
        room = await started(made[0], wishes)
        other = await made[1].room(room.table.id, fresh=True)
        for who in (ADA, BOB):
            await room.command(who, c.Resign())
        await settle()
        for each in (room, other):
            each.let_go()
        made[0].rooms.clear()  # it is gone, and nobody has this table open
        for _turn in range(400):
            if await store.result(room.table.id) is not None:
                return
            await clock.move(1_000)
        pytest.fail("the game is not over")

    run(tmp_path, work, 2)


def test_presence_counts_the_people_of_all_workers_and_forgets_those_of_a_dead_one(tmp_path: Path) -> None:
    async def work(made: list[Hub], _: FailingStore, clock: HandClock, wire: Wire) -> None:
        room = await started(made[0])
        other = await made[1].room(room.table.id, fresh=True)
        ada, bob = joined(room, 0), joined(other, 1)
        await settle()
        for ear in (ada, bob):
            assert ear.of("presence")[-1]["seats"] == [0, 1]
        other.leave(bob)
        await settle()
        assert ada.of("presence")[-1]["seats"] == [0]
        joined(other, 1)
        await settle()
        assert ada.of("presence")[-1]["seats"] == [0, 1]
        wire.ends.pop("1")  # the other worker dies without a word
        made[1].rooms.clear()
        for _turn in range(20):
            await clock.move(1_000)
        assert ada.of("presence")[-1]["seats"] == [0]

    run(tmp_path, work, 2)


def test_chat_and_nudges_reach_people_on_other_workers_and_notes_hold_no_words(tmp_path: Path) -> None:
    async def work(made: list[Hub], store: FailingStore, _: HandClock, wire: Wire) -> None:
        room = await started(made[0])
        other = await made[1].room(room.table.id, fresh=True)
        ada, bob = joined(room, 0), joined(other, 1)
        line = await store.add_chat(room.table.id, 1, ADA.person, 0, "Who takes the S-Bahn?")
        room.tell(Chatted(line.number))
        room.nudge(0, 1)
        await settle()
        assert [each["text"] for each in bob.of("chat")] == ["Who takes the S-Bahn?"]
        assert [each["by"] for each in bob.of("nudged")] == [0]
        assert not ada.of("nudged")
        assert Nudge(0, 1) in [decode_note(note) for _, note in wire.notes]
        assert not any(b"Bahn" in note for _, note in wire.notes)

    run(tmp_path, work, 2)
