"""People who play whole games through real sockets, whatever becomes of the server, and remember all they heard."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed

from allaboard.client import Connection, Follower, SeatSocket, ServerRefused
from allaboard.protocol import commands as c
from allaboard.protocol.messages import AnyMessage, Done, Frame, Refused, Snapshot
from allaboard.protocol.tables import TableWishes

_T = TypeVar("_T")

# Refusals that pass by themselves, or that a message sent twice gets.
PASSING = frozenset(("wait", "stale", "not_your_turn", "busy", "storage", "not_playing"))
LOST = (httpx.TransportError, ConnectionClosed, ConnectionError, OSError)


async def until_answered(ask: Callable[[], Awaitable[_T]]) -> _T:
    """Ask again while the server is away."""
    while True:
        try:
            return await ask()
        except LOST:
            await asyncio.sleep(0.02)
        except ServerRefused as refused:
            if refused.status < 500 and refused.code != "too_often":
                raise
            await asyncio.sleep(0.05)


@dataclass(frozen=True)
class Sent:
    """An action that was sent: what, and how much its sender had heard."""

    action: str
    seen: int


@dataclass
class Player:
    """A person at one table."""

    connection: Connection
    seat: int
    chance: random.Random
    follower: Follower = field(default_factory=Follower)
    accepted: list[Sent] = field(default_factory=list)
    accepted_at: float = 0.0  # when the last answer came
    returns: int = 0
    socket: SeatSocket | None = None
    _sent: dict[int, Sent] = field(default_factory=dict)

    async def play(self, table: str, *, is_watching: bool = False) -> None:
        """Until the game is over."""
        self.socket = self.connection.at_table(table)
        asked_at = -1
        async with self.socket as socket:
            async for message in socket:
                self.hear(message)
                if self.has_heard_all:
                    return
                if isinstance(message, Refused):
                    assert message.code in PASSING, message
                    if message.code in {"busy", "storage", "wait"}:
                        await asyncio.sleep(0.01)
                        asked_at = -1
                if isinstance(message, Snapshot):
                    asked_at = -1
                if self.follower.asked and not is_watching and asked_at != self.follower.seq:
                    asked_at = self.follower.seq
                    await self._decide(socket)

    @property
    def has_heard_all(self) -> bool:
        """The table says that the game is over before the last frames do, or after them."""
        return self.follower.is_over and any(event["type"] == "game_over" for event in self.follower.events[-20:])

    async def _decide(self, socket: SeatSocket) -> None:
        asked = self.follower.asked[0]
        sent = Sent(self.chance.choice(asked.legal)["action"], self.follower.seq)
        # Now and then a message goes out twice, as after a bad connection.
        for _ in range(2 if self.chance.random() < 0.1 else 1):
            try:
                number = await socket.send(c.Act(action=sent.action, seen=sent.seen, seat=asked.seat))
            except LOST:
                return
            self._sent[number] = sent

    def hear(self, message: AnyMessage) -> None:
        """A stream has no holes and never goes back, whichever server speaks."""
        follower = self.follower
        if isinstance(message, Snapshot):
            if follower.table is not None:
                self.returns += 1
                told = [frame.seq for frame in message.since]
                assert told == list(range(follower.seq + 1, message.seq + 1)), (follower.seq, told, message.seq)
            else:
                assert message.view is None, "the game had begun"
        elif isinstance(message, Frame):
            assert message.seq == follower.seq + 1, (message.seq, follower.seq)
        elif isinstance(message, Done):
            self.accepted.append(self._sent[message.id])
            self.accepted_at = time.monotonic()
        follower.hear(message)


@dataclass(repr=False)
class Game:
    """A table and everybody who has heard of it."""

    table: str
    wishes: TableWishes
    players: list[Player]

    def __repr__(self) -> str:
        told = [
            f"seat {player.seat} is at {player.follower.seq}, owes {len(player.follower.asked)}, {player.socket}"
            for player in self.players
        ]
        return f"{self.wishes.game}, {'; '.join(told)}"

    @property
    def is_over(self) -> bool:
        return all(player.has_heard_all for player in self.players)


async def new_game(
    address: str, wishes: TableWishes, people: int, chance: random.Random, opened: list[Connection]
) -> Game:
    """A table with so many people, and bots in the other seats; not started. What is opened is for others to close."""
    players = []
    for seat in range(people):
        connection = Connection(address)
        opened.append(connection)
        await until_answered(lambda connection=connection: connection.play_as_guest("Ada"))  # type: ignore[misc]
        players.append(Player(connection, seat, random.Random(chance.random())))
    host = players[0].connection
    table = (await until_answered(lambda: host.create_table(wishes))).id
    for player in players[1:]:
        await do(player.connection, table, c.Sit(seat=player.seat), "seat_taken")
    for seat in range(people, wishes.seats):
        await do(host, table, c.AddBot(seat=seat, bot="random"), "seat_taken")
    return Game(table, wishes, players)


async def do(connection: Connection, table: str, command: c.Command, done_already: str) -> None:
    """Carry a command out, once: after an answer that was lost, a second try hears that it is done."""
    try:
        await until_answered(lambda: connection.command(table, command))
    except ServerRefused as refused:
        if refused.code != done_already:
            raise


async def play(game: Game, *, is_mixed: bool = False) -> None:
    """Everybody connects, the host starts, and they play to the end; `is_mixed`: at servers of two versions."""
    async with asyncio.TaskGroup() as together:
        for player in game.players:
            together.create_task(player.play(game.table))
        while any(player.follower.table is None for player in game.players):
            await asyncio.sleep(0.005)
        await do(game.players[0].connection, game.table, c.Start(), "already_started")
    for player in game.players:
        await check_fresh(player, game.table, is_mixed=is_mixed)


def agree(told: Any, known: Any, *, is_mixed: bool) -> bool:
    """Whether two servers say the same; of two versions one may leave out what only the other knows."""
    if not is_mixed:
        return bool(told == known)
    if isinstance(told, dict) and isinstance(known, dict):
        return all(agree(told[key], known[key], is_mixed=True) for key in told.keys() & known.keys())
    if isinstance(told, list) and isinstance(known, list):
        pairs = zip(told, known, strict=False)
        return len(told) == len(known) and all(agree(one, other, is_mixed=True) for one, other in pairs)
    return bool(told == known)


async def check_fresh(player: Player, table: str, *, is_mixed: bool = False) -> None:
    """Whoever was there all the time knows what somebody knows who comes now."""
    fresh = Follower()
    async with player.connection.at_table(table) as socket:
        async for message in socket:
            fresh.hear(message)
            if isinstance(message, Snapshot):
                break
    old = player.follower
    assert fresh.seq == old.seq
    assert fresh.table == old.table
    assert agree([fresh.view, fresh.scores], [old.view, old.scores], is_mixed=is_mixed)


def some_wishes(chance: random.Random) -> tuple[TableWishes, int]:
    """A table of any kind, and how many people come."""
    kinds: list[dict[str, Any]] = [
        {"game": "bus", "city": "new_york"},
        {"game": "metro", "city": "rome"},
        {"game": "depot", "beat": 0},
        {"game": "depot", "beat": 20},
    ]
    people = 2
    return TableWishes(**chance.choice(kinds), seats=people + chance.choice((0, 1))), people
