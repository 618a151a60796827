"""A seat that is played by a program, from afar: with a revocable token, over a socket that comes back by itself.

    async with Connection("https://games.example", token="aab_…") as here:
        await play_seat(here, "the table's id", best_total)

A chooser is asked for each decision: it gets what is asked, with every legal action, and all that the seat knows.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

from allaboard.client.connection import Connection
from allaboard.client.follow import Follower
from allaboard.protocol import commands as c
from allaboard.protocol.messages import Asked, Refused, Snapshot

Chooser: TypeAlias = Callable[[Asked, Follower], str]

# Refusals after which a program asks itself again: the table has moved on, or could not write just then.
_PASSING = frozenset(("wait", "stale", "not_your_turn", "paused", "busy", "storage", "too_often"))
_A_WHILE = 0.2  # seconds


class BotRefused(Exception):
    """The server did not take a decision, and would not take it later either."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code


def at_random(seed: int | str | None = None) -> Chooser:
    """Any legal action; with the same seed the same ones."""
    chance = random.Random(seed)
    return lambda asked, _: str(chance.choice(asked.legal)["action"])


def best_total(asked: Asked, _: Follower) -> str:
    """What gives the highest own total at once, in the line games; elsewhere the first action."""
    alive = [each for each in asked.legal if not each.get("eliminates")] or asked.legal
    return str(max(alive, key=lambda each: each.get("total") or 0)["action"])


async def play_seat(connection: Connection, table: str, choose: Chooser, *, seat: int | None = None) -> Follower:
    """Play until the game is over; what the seat knew in the end. Raises `BotRefused`, and `Gone` when shown out."""
    follower = Follower()
    answered = -1
    async with connection.at_table(table, seat=seat) as socket:
        async for message in socket:
            follower.hear(message)
            if follower.is_over:
                return follower
            if isinstance(message, Refused):
                if message.code not in _PASSING:
                    raise BotRefused(message.code, message.detail)
                await asyncio.sleep(_A_WHILE)
                answered = -1
            elif isinstance(message, Snapshot) or not follower.asked:
                answered = -1  # after a lost connection the answer may be lost, too
            if follower.asked and answered != follower.seq:
                answered = follower.seq
                asked = follower.asked[0]
                answer = c.Act(action=choose(asked, follower), seen=follower.seq, seat=asked.seat)
                with suppress(ConnectionError):  # the socket says next why it closed, or comes back and asks again
                    await socket.send(answer)
    raise AssertionError("a socket comes back until it is told to go")
