"""Clocks of hosts that step, that are ahead, or that differ: no table stands still, and nothing told goes back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.growing.rooms import FailingStore, HandClock, answer, asked_one, joined, settle, started

from allaboard.protocol.tables import Clock, TableWishes
from allaboard.server import clock as clocks
from allaboard.server.broker import NoBroker
from allaboard.server.clock import ServerClock, TableClock
from allaboard.server.hub import Hub

DAY = 24 * 60 * 60 * 1000


class Hands:
    """A steady clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 5_000

    def __call__(self) -> int:
        return self.now


@pytest.mark.parametrize("step", [-DAY, -1, 1, DAY])
def test_a_host_clock_that_steps_does_not_move_the_time_of_the_server(
    step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    steady = Hands()
    clock = ServerClock(steady)
    before = clock.now()
    monkeypatch.setattr(clocks, "host_time", lambda: before + step)
    assert clock.now() == before
    steady.now += 250
    assert clock.now() == before + 250


def test_workers_begin_with_the_time_of_the_database_and_never_go_back() -> None:
    steady = Hands()
    clock = ServerClock(steady)
    slow = iter((800, 30, 10, 50, 200))

    async def told() -> int:
        """The time of the database at the middle of a request that takes a while."""
        takes = next(slow, 20)
        steady.now += takes
        return 1_000_000 + steady.now - takes // 2

    async def work() -> None:
        await clock.begin_with(told)
        assert clock.now() == 1_000_000 + steady.now, "the quickest answer counts"
        for answered, difference in ((-60_000, 0), (60_000, 60_000)):
            before = clock.now()

            async def answers(moment: int = before + answered) -> int:
                return moment

            await clock.follow(answers)
            assert clock.now() == before + difference

        async def none() -> None:
            return None

        before = clock.now()
        await clock.begin_with(none)
        await clock.follow(none)
        assert clock.now() == before

    asyncio.run(work())


def test_the_time_of_a_table_is_never_behind_its_journal() -> None:
    watch = HandClock()
    clock = TableClock(watch, watch.now() + DAY)
    assert clock.now() == watch.now() + DAY
    clock.reach(watch.now() + 10)
    assert clock.now() == watch.now() + DAY
    assert TableClock(watch, 0).now() == watch.now()


@pytest.mark.parametrize("people", [1, 2])
def test_a_table_that_was_written_by_a_clock_a_day_ahead_goes_on_after_a_restart(tmp_path: Path, people: int) -> None:
    """Its windows close, its bots play and its deadlines pass, with clients and without."""
    wishes = TableWishes(game="depot", seats=3 if people == 1 else 2, beat=2_000, clock=Clock("move", 3_600))

    async def work() -> None:
        store, ahead = FailingStore(tmp_path / "tables.db"), HandClock()
        await store.open()
        ahead._now += DAY
        hub = Hub(store, NoBroker(), ahead)
        await hub.open()
        table = (await started(hub, wishes)).table.id
        await hub.close()
        right = HandClock()
        again = Hub(store, NoBroker(), right)
        await again.open()
        assert table in again.rooms, "something is due there, so it was looked for"
        room = await again.room(table)
        ears = [joined(room, seat) for seat in range(2)]
        for _ in range(6):
            for _beat in range(40):
                if any(ear.asked for ear in ears):
                    break
                await right.move(500)
            ear, who = asked_one(*ears)
            decided = len(room.table.decisions)
            await room.command(who, answer(ear))
            assert len(room.table.decisions) > decided
            await right.move(2_500)
        for ear in ears:
            room.leave(ear)
        for _minute in range(65):
            await right.move(60_000)
            await settle()
        assert table in again.rooms, "its deadlines are not those of the server's clock"
        assert any(seat.minder for seat in room.table.seats), "the deadline passed although nobody was there"
        await again.close()
        await store.close()

    asyncio.run(work())
