"""However long a bot thinks about whether its Baby shouts, nobody can tell that it was asked (15.1-15.4)."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from tests.server.growing.rooms import HandClock, settle
from tests.server.table.test_secret_rules import BEAT, at_window

from allaboard.bots import Perspective
from allaboard.server.broker import NoBroker
from allaboard.server.room import Room
from allaboard.server.store.interface import Store
from allaboard.server.table import entries as e
from allaboard.server.table.duties import BotTurn
from allaboard.server.thinking import Thinkers


class Thinker(Thinkers):
    """Answers when it is told to, if at all."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def choose(self, bot: str, secret: str, perspective: Perspective) -> str:
        self.asked.append(bot)
        return await self.answer


def window(**wishes: Any) -> tuple[Room, Thinker, HandClock, int]:
    driven, holder, _ = at_window(**wishes)
    clock, thinker = HandClock(), Thinker()
    clock._now = driven.now
    return Room(driven.table, cast(Store, None), NoBroker(), clock, thinker), thinker, clock, holder


def test_15_1_a_bot_that_thinks_longer_than_the_beat_passes_within_it() -> None:
    async def live() -> None:
        room, _, clock, holder = window()
        assert room.table.beats is not None
        end = room.table.beats.silent_until
        found = asyncio.ensure_future(room._entries_of(room.table, BotTurn(holder, "master")))
        await settle()
        assert not found.done()
        await clock.move(end - 1 - clock.now())
        assert await found == [e.Acted(seat=holder, action="pass", by="bot")]
        assert end - clock.now() < BEAT

    asyncio.run(live())


def test_15_1_a_bot_that_answers_within_the_beat_is_heard() -> None:
    async def live() -> None:
        room, thinker, _, holder = window()
        thinker.answer.set_result("shout")
        found = await room._entries_of(room.table, BotTurn(holder, "master"))
        assert found == [e.Acted(seat=holder, action="shout", by="bot")]
        assert thinker.asked == ["master"]

    asyncio.run(live())


@pytest.mark.parametrize(("bot", "asked"), [("master", "greedy"), ("expert", "greedy"), ("regular", "regular")])
def test_15_4_over_days_a_bot_that_thinks_for_long_lets_a_quick_one_answer(bot: str, asked: str) -> None:
    async def live() -> None:
        room, thinker, _, holder = window(pace="days")
        thinker.answer.set_result("pass")
        await room._entries_of(room.table, BotTurn(holder, bot))
        assert thinker.asked == [asked]

    asyncio.run(live())
