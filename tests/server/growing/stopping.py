"""A server that is told to stop while people wait for a database that does not answer."""

from __future__ import annotations

import asyncio
import signal
import subprocess
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from tests.server.edge.serving import started_table

from allaboard.client import Connection, Follower, ServerRefused
from allaboard.protocol import commands as c

AT_MOST: Final = 10.0  # seconds that a worker takes to stop, whatever is away
_READERS: Final = 12  # more than there are connections to the database


async def stop_while_away(process: subprocess.Popen[str], address: str, take_away: Callable[[], None]) -> None:
    """Somebody is in the middle of a turn, others are coming and looking, when the database goes and the stop comes."""
    async with Connection(address) as ada:
        await ada.play_as_guest("Ada")
        table = await started_table(ada)
        follower = Follower()
        async with ada.at_table(table) as seat:
            async for message in seat:
                follower.hear(message)
                if follower.asked:
                    break
            take_away()
            asked = follower.asked[0]
            await seat.send(c.Act(action=asked.legal[0]["action"], seen=follower.seq, seat=asked.seat))
            waits = [asyncio.create_task(_try(ada.table(table))) for _ in range(_READERS)]
            waits.append(asyncio.create_task(_try(ada.command(table, c.Chat(text="Is it me?")))))
            await asyncio.sleep(0.2)  # they are on their way
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, AT_MOST) == 0
            await asyncio.gather(*waits)


async def _try(work: Coroutine[Any, Any, Any]) -> None:
    with suppress(ServerRefused, OSError, Exception):
        await work
