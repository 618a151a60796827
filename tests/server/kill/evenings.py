"""People who play all evening, whatever becomes of the servers."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence

from tests.server.kill.audit import audit, journal_of
from tests.server.kill.playing import Game, Player, do, new_game, play, some_wishes

from allaboard.client import Connection
from allaboard.protocol import commands as c
from allaboard.protocol.tables import TableWishes
from allaboard.server.store.interface import Store


class Evening:
    """People at some tables, who go on with a new game when one is over."""

    def __init__(self, address: str, store: Store, chance: random.Random) -> None:
        self.games: list[Game] = []
        self.finished = 0
        self.abandoned = 0
        self.answers = 0
        self.is_late = False  # no new games
        self.opened: list[Connection] = []
        self.is_mixed = False  # workers of two versions run
        self._address = address
        self._store = store
        self._chance = chance

    async def __aenter__(self) -> Evening:
        return self

    async def __aexit__(self, *_: object) -> None:
        for connection in self.opened:
            await connection.close()

    @property
    def in_play(self) -> list[Game]:
        """Games that have begun and are not over."""
        begun = [game for game in self.games if any(player.accepted for player in game.players)]
        return [game for game in begun if not game.is_over]

    def another(self, player: Player, address: str, chance: random.Random) -> Player:
        """The same person on another device."""
        connection = Connection(address, cookie=player.connection.cookie)
        self.opened.append(connection)
        return Player(connection, player.seat, chance)

    async def go_on(self) -> None:
        """One table after the other."""
        while not self.is_late:
            wishes, people = some_wishes(self._chance)
            game = await new_game(self._address, wishes, people, self._chance, self.opened)
            self.games.append(game)
            await play(game, is_mixed=self.is_mixed)
            self.answers += await audit(self._store, [game], is_mixed=self.is_mixed)
            self.games.remove(game)
            self.finished += 1

    async def abandon(self) -> None:
        """Tables whose people are gone: bots play on, and nobody looks."""
        wishes = TableWishes(game="depot", seats=3, beat=0)
        while not self.is_late:
            game = await new_game(self._address, wishes, 1, self._chance, self.opened)
            host = game.players[0].connection
            await do(host, game.table, c.Start(), "already_started")
            await do(host, game.table, c.Resign(), "minded")
            while (await journal_of(self._store, game.table)).table.status != "over":
                await asyncio.sleep(0.05)
            assert await self._store.result(game.table) is not None
            self.abandoned += 1


async def next_accepted(games: Sequence[Game], since: float, patience: float) -> float:
    """Seconds until at each of these tables somebody's action was accepted, or its game is over."""
    for game in games:
        while not game.is_over and max(player.accepted_at for player in game.players) <= since:
            await asyncio.sleep(0.005)
            assert time.monotonic() - since < patience, f"nobody could go on: {game}"
    return time.monotonic() - since
