"""Only bots are left: they play to the end at once, in Depot too. Beats hide things from people, and none plays."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.growing.rooms import ADA, Ear, hubs, settle
from tests.server.table.playing import Driven

from allaboard.engine.depot import events as depot
from allaboard.engine.depot.cards import BUS_IDS, BUS_NUMBERS, CAPACITY
from allaboard.protocol import commands as c
from allaboard.protocol.messages import Frame
from allaboard.protocol.tables import TableWishes
from allaboard.server.table.beats import Beats
from allaboard.server.table.duties import next_moment
from allaboard.server.table.telling import Listener

BEAT = 2_000


def begun(seats: int = 3, decisions: int = 12, **wishes: Any) -> Driven:
    """A Depot table of people amid its first day."""
    driven = Driven(TableWishes(game="depot", seats=seats, beat=BEAT, **wishes))
    driven.do(0, c.Start())
    chance = random.Random(decisions)
    for _ in range(decisions):
        play_one(driven, chance)
    return driven


def play_one(driven: Driven, chance: random.Random) -> None:
    """One decision of a person, when everything before it has been told."""
    game = driven.table.game
    assert game is not None
    while not driven.table.is_told(driven.now) or driven.table.is_window:
        driven.now += 100
        driven.settle_duties()
    game = driven.table.game
    assert game is not None
    seat = game.pending()[0]
    driven.act(seat, str(chance.choice(game.legal(seat))))


def all_but(driven: Driven, *staying: int) -> None:
    for seat in range(len(driven.table.seats)):
        if seat not in staying:
            driven.do(seat, c.Resign())


@pytest.mark.parametrize(("seats", "decisions"), [(2, 0), (2, 20), (3, 12), (4, 1), (5, 2), (5, 3), (5, 12), (6, 30)])
def test_when_the_last_person_leaves_the_bots_end_the_game_in_the_same_moment(seats: int, decisions: int) -> None:
    driven = begun(seats, decisions)
    all_but(driven)
    driven.now = max(driven.now, driven.table.told_at)  # what was decided before takes its beat
    driven.settle_duties()
    assert driven.table.status == "over"
    assert driven.table.told_at == driven.now
    assert driven.again().happenings == driven.table.happenings


def test_while_one_person_plays_every_bot_takes_its_beat() -> None:
    driven = begun()
    all_but(driven, 0)
    driven.now = driven.table.told_at
    since, before = driven.now, len(driven.table.decisions)
    while driven.table.status == "playing" and driven.now < since + 20 * BEAT:
        driven.settle_duties()
        driven.now = max(driven.now + 1, next_moment(driven.table) or 0)
        if driven.table.game and 0 in driven.table.game.pending():
            break
    decided = [happening.due for happening in driven.table.happenings if happening.due > since]
    assert len(driven.table.decisions) > before
    assert decided
    assert min(decided) >= since + BEAT


def test_whoever_comes_back_has_beats_again() -> None:
    driven = begun()
    all_but(driven)
    assert driven.table.beat == 0
    assert driven.again().beat == 0
    driven.do(1, c.Return())
    assert driven.table.beat == BEAT
    assert driven.table.beats is not None
    assert driven.table.beats.beat == BEAT


def test_every_viewer_hears_the_whole_end_in_order() -> None:
    driven = begun()
    listeners = {viewer: Listener(viewer) for viewer in (None, 0, 1, 2)}
    for viewer, listener in listeners.items():
        listener.begin(driven.table, driven.now)
        assert listener.viewer == viewer
    before = {viewer: driven.table.seq(viewer, driven.now) for viewer in listeners}
    all_but(driven)
    driven.now = max(driven.now, driven.table.told_at)
    driven.settle_duties()
    for viewer, listener in listeners.items():
        frames = [told for told in listener.listen(driven.table, driven.now) if isinstance(told, Frame)]
        numbers = [frame.seq for frame in frames]
        assert numbers == list(range(before[viewer] + 1, before[viewer] + 1 + len(numbers)))
        assert frames[-1].events[-1]["type"] == "game_over"


def test_at_a_table_of_bots_alone_nobody_waits(tmp_path: Path) -> None:
    """With the real room, and a clock that stands still."""

    async def play() -> None:
        async with hubs(tmp_path, 1) as (made, _, clock, _wire):
            room = await made[0].create(ADA, TableWishes(game="depot", seats=3, beat=20_000), seat=None)
            for seat in range(3):
                await room.command(ADA, c.AddBot(seat=seat, bot="greedy"))
            room.join(Ear(None, None), 0, [])
            now = clock.now()
            await room.command(ADA, c.Start())
            while room.table.status != "over":
                await settle()
            assert clock.now() == now

    asyncio.run(asyncio.wait_for(play(), 60))


@pytest.mark.parametrize("bus", BUS_IDS)
@pytest.mark.parametrize("missing", [0, 1])
def test_d60_a_full_bus_has_no_window_that_anybody_waits_for(bus: str, missing: int) -> None:
    """A lone lover keeps a full bus at the dock. That it is full everybody sees, so that nothing is to be hidden."""
    kinds = ["L1", "A1", "A2", "A3", "A4"][: CAPACITY[BUS_NUMBERS[bus]] - missing]
    boarded = [depot.Boarded(0, bus[0] + kind, "hand", bus) for kind in kinds]
    beats = Beats(BEAT, "attempt_and_end")
    beats.schedule(0, [depot.DayStarted(1, 0, (), (), ()), depot.TurnStarted(0, 1)], is_asking=False)
    beats.schedule(0, [depot.BusPlaced(0, bus), *boarded], is_asking=False)
    ended = beats.schedule(0, [depot.BoardingEnded(0, bus), depot.TurnStarted(1, 2)], is_asking=False)
    assert [due for due, _ in ended] == [0, BEAT * missing, BEAT * missing]
