"""Random games of every kind through real sockets: people, bots, spectators, chat, orders, reconnections."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Container
from contextlib import suppress
from typing import Any

import msgspec
from tests.server.secrecy.searching import Search
from tests.server.secrecy.serving import Running

from allaboard.client import Connection, Follower, ServerRefused
from allaboard.client.seat import SeatSocket
from allaboard.protocol import commands as c
from allaboard.protocol.messages import Snapshot
from allaboard.protocol.orders import Clause, Orders
from allaboard.protocol.tables import TableWishes

CITIES: dict[Any, list[tuple[str, list[int]]]] = {
    "bus": [("new_york", [2, 3]), ("london", [4, 5])],
    "metro": [("rome", [2, 3]), ("paris", [4, 5])],
}
PROFILES: list[Any] = ["A", "SU", "L", "GE", "BA", "ST", "DR", "BP", "CO"]


def wishes_of(chance: random.Random) -> TableWishes:
    game: Any = chance.choice(["bus", "bus", "bus", "metro", "metro", "metro", "depot"])  # a Depot takes the longest
    if game == "depot":
        size = chance.choice([2, 2, 2, 2, 3, 3, 4, 5])  # as many days as seats: large tables take long
        return TableWishes(game=game, seats=size, beat=0, pace=chance.choice(["live", "days"]))
    city, seats = chance.choice(CITIES[game])
    return TableWishes(game=game, city=city, seats=chance.choice(seats))


def orders_of(chance: random.Random, taken: Container[str]) -> Orders:
    """A sheet that nobody else has."""
    while True:
        clause = Clause(profiles=chance.sample(PROFILES, 6), misses=True)
        orders = Orders(R=[clause], G=[clause], B=[clause], Y=[clause])
        if secret_of(orders) not in taken:
            return orders


def secret_of(orders: Orders) -> str:
    return msgspec.json.encode(orders.R[0].profiles).decode()


class Player:
    """Somebody who plays at random, comes and goes."""

    def __init__(self, connection: Connection, table: str, chance: random.Random, *, is_watching: bool = False) -> None:
        self.connection = connection
        self.table = table
        self.chance = chance
        self.is_watching = is_watching
        self.received: list[bytes] = []

    async def play(self) -> None:
        """Until the game is over, with a new socket now and then."""
        follower = Follower()
        while not follower.is_over:
            await self._one_socket(follower)

    async def _one_socket(self, follower: Follower) -> None:
        after = max(follower.seq - self.chance.randrange(3), 0)
        seat = "none" if self.is_watching else None
        socket: SeatSocket = self.connection.at_table(self.table, seat=seat, after=after)
        socket.received = self.received
        left = self.chance.randrange(20, 200)
        answered = -1
        async with socket:
            async for message in socket:
                if isinstance(message, Snapshot):
                    answered = -1
                follower.hear(message)
                left -= 1
                if follower.is_over or (left < 0 and not follower.asked):
                    return
                if follower.asked and answered != follower.seq:
                    answered = follower.seq
                    asked = self.chance.choice(follower.asked)
                    action = self.chance.choice(asked.legal)["action"]
                    await socket.send(c.Act(action=action, seen=follower.seq, seat=asked.seat))
                    if self.chance.random() < 0.02:
                        await socket.send(c.Chat(text="Hello <b>there</b>"))


async def play_random_table(server: Running, search: Search, seed: int) -> None:
    """One game from an empty table to its record."""
    chance = random.Random(seed)
    wishes = wishes_of(chance)
    async with server.some_guests(wishes.seats + 1) as (*guests, watching):
        search.remember([*guests, watching])
        people, watcher = [guest.connection for guest in guests], watching.connection
        table = (await people[0].create_table(wishes)).id
        seated = guests[:1]
        for seat in range(1, wishes.seats):
            if chance.random() < (0.6 if wishes.game == "depot" else 0.3):
                await people[0].command(table, c.AddBot(seat=seat, bot=chance.choice(["random", "greedy"])))
            else:
                await people[seat].command(table, c.Sit(seat=seat))
                seated.append(guests[seat])
        await people[0].command(table, c.Start())
        if wishes.game == "depot":
            for guest in seated:
                orders = orders_of(chance, search.owned)
                search.owned[secret_of(orders)] = ("standing orders", guest.id)
                await guest.connection.command(table, c.GiveOrders(orders=orders))
        for connection in (people[0], watcher):
            with suppress(ServerRefused):
                await connection.record(table)
                search.found.append("a record before the end")
        places = [Player(guest.connection, table, random.Random(f"{seed} {guest.name}")) for guest in seated]
        players = [*places, Player(watcher, table, random.Random(seed), is_watching=True)]
        await asyncio.gather(*(player.play() for player in players))
        assert (await watcher.record(table))["actions"]
        sent = {body for bodies in search.sent.values() for body in bodies}
        for player in players:
            assert not sent or set(player.received) <= sent
