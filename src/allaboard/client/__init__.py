"""A typed client for table servers: for tests, remote bots and tools. It needs no server installed.

    async with Connection("http://127.0.0.1:8000") as here:
        await here.play_as_guest("Ada")
        table = await here.create_table(TableWishes(game="bus", city="new_york", seats=2))
        async with here.at_table(table.id) as seat:
            async for message in seat:
                ...

- `connection`: a person at a server, over HTTP
- `seat`: a person at a table, over a socket that comes back by itself
- `follow`: the view of a table, kept up to date from frames
- `bots`: a program that plays a seat from afar, with a token
"""

from __future__ import annotations

from allaboard.client.bots import BotRefused, at_random, best_total, play_seat
from allaboard.client.connection import Connection, ServerRefused
from allaboard.client.follow import Follower, patched
from allaboard.client.seat import SeatSocket

__all__ = [
    "BotRefused",
    "Connection",
    "Follower",
    "SeatSocket",
    "ServerRefused",
    "at_random",
    "best_total",
    "patched",
    "play_seat",
]
