"""A chore goes on, whatever happens to it."""

from __future__ import annotations

import asyncio

from allaboard.server.chores import Chore
from allaboard.server.clock import ServerClock


def test_a_chore_that_fails_is_done_again_and_stops_when_it_is_closed() -> None:
    async def scenario() -> None:
        done = 0
        enough = asyncio.Event()

        async def work() -> None:
            nonlocal done
            done += 1
            if done == 3:
                enough.set()
            raise RuntimeError("not today")

        chore = Chore("test", ServerClock(), 1, work)
        chore.open()
        await asyncio.wait_for(enough.wait(), 20)
        await chore.close()
        before = done
        await asyncio.sleep(0.02)
        assert done == before

    asyncio.run(scenario())


def test_a_chore_that_was_never_opened_can_be_closed() -> None:
    asyncio.run(Chore("test", ServerClock(), 1, lambda: asyncio.sleep(0)).close())
