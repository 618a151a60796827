"""What a table may not tell, one rule at a time; and the votes, pauses, take-backs and clocks around windows."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.table.playing import Driven

from allaboard.engine.depot.game import DepotGame
from allaboard.protocol import commands as c
from allaboard.protocol.messages import Frame, TableNews
from allaboard.protocol.tables import Clock, TableWishes
from allaboard.server.table import entries as e
from allaboard.server.table.gauntlet import Refusal
from allaboard.server.table.telling import Listener

BEAT = 2000


def at_window(seed: int = 0, **wishes: Any) -> tuple[Driven, int, int]:
    """A Depot table at a blind window with a holder, the holder, and somebody who is neither holder nor current."""
    for number in range(seed, seed + 200):
        driven = Driven(TableWishes(game="depot", seats=4, beat=BEAT, **wishes), str(number))
        driven.do(0, c.Start())
        chance = random.Random(number)
        for _ in range(300):
            table = driven.table
            game = table.game
            assert isinstance(game, DepotGame)
            if game.is_over:
                break
            if table.is_blind_window and table.is_told(driven.now):
                holder, current = game.pending()[0], game.view(None)["current"]
                return driven, holder, next(seat for seat in range(4) if seat not in {holder, current})
            if table.is_window or not table.is_told(driven.now):
                driven.now += 100
                driven.settle_duties()
            else:
                seat = game.pending()[0]
                driven.act(seat, str(chance.choice(game.legal(seat))))
    raise AssertionError("no window")


def code_of(driven: Driven, seat: int, command: c.Command) -> str:
    with pytest.raises(Refusal) as refused:
        driven.do(seat, command)
    return refused.value.code


def test_15_5_while_a_holder_is_asked_everybody_else_is_told_to_wait() -> None:
    driven, _, other = at_window()
    assert code_of(driven, other, c.Act(action="end", seen=10**6)) == "wait"
    assert code_of(driven, other, c.AskTakeBack()) == "wait"


def test_15_1_a_pass_makes_no_frame_and_no_news_for_others() -> None:
    driven, holder, other = at_window()
    listener = Listener(other)
    listener.begin(driven.table, driven.now)
    changed = driven.table.changed
    driven.act(holder, "pass")
    assert listener.listen(driven.table, driven.now) == []
    assert driven.table.changed == changed


def test_15_1_a_pass_leaves_a_vote_open() -> None:
    driven, holder, other = at_window()
    driven.do(other, c.AskPause())
    driven.act(holder, "pass")
    assert driven.table.ballot is not None


def test_news_of_the_table_come_at_once_and_have_no_number() -> None:
    driven, _, other = at_window()
    listener = Listener(None)
    listener.begin(driven.table, driven.now)
    driven.do(other, c.AskPause())
    (news,) = listener.listen(driven.table, driven.now)
    assert isinstance(news, TableNews)
    assert news.table.vote is not None


def test_15_3_a_window_goes_on_through_a_pause() -> None:
    driven, holder, other = at_window()
    driven.do(other, c.AskPause())
    for seat in range(4):
        if seat != other:
            driven.do(seat, c.Vote(yes=True))
    assert driven.table.paused
    end = driven.now + 2 * BEAT
    while driven.now < end:
        driven.now += 100
        driven.settle_duties()
    assert not driven.table.is_blind_window
    assert driven.table.decisions[-1].by == "time"
    assert code_of(driven, holder, c.Act(action="end", seen=10**6)) == "paused"


def test_15_3_a_window_ends_even_when_the_table_is_closed() -> None:
    driven, _, _ = at_window()
    driven.do(0, c.Close())
    driven.now += 2 * BEAT
    driven.settle_duties()
    assert not driven.table.is_blind_window


def test_a_pause_during_a_beat_gives_nobody_time() -> None:
    driven, _, other = at_window(clock=Clock("fischer", 300, 5))
    before = driven.table.clocks_told(driven.now)
    driven.write(e.Paused())
    driven.write(e.Resumed())
    assert driven.table.clocks_told(driven.now) == before
    assert other in range(4)


@pytest.mark.parametrize("game", ["bus", "depot"])
def test_a_game_is_over_when_everybody_was_told(game: Any) -> None:
    city = "new_york" if game == "bus" else None
    driven = Driven(TableWishes(game=game, city=city, seats=3, beat=BEAT))
    driven.do(0, c.Start())
    chance = random.Random(1)
    while driven.table.status == "playing":
        table = driven.table
        assert table.game is not None
        if table.game.is_over:
            assert not table.is_told(driven.now)
        asked = [] if table.game.is_over or not table.is_told(driven.now) else list(table.game.pending())
        if asked and not table.is_window:
            driven.act(asked[0], str(chance.choice(table.game.legal(asked[0]))))
        else:
            driven.now += 100
        driven.settle_duties()
    assert driven.table.is_told(driven.now)


def test_whoever_sat_there_before_the_start_sees_the_game() -> None:
    driven = Driven(TableWishes(game="bus", city="new_york", seats=3))
    listener = Listener(1)
    listener.begin(driven.table, driven.now)
    driven.do(0, c.Start())
    told = listener.listen(driven.table, driven.now)
    frames = [message for message in told if isinstance(message, Frame)]
    assert frames[0].seq == 1
    assert frames[0].changes[0].path == ""


def test_whoever_hears_that_the_game_is_over_has_heard_its_end() -> None:
    driven = Driven(TableWishes(game="bus", city="new_york", seats=3))
    listener = Listener(0)
    driven.do(0, c.Start())
    chance = random.Random(1)
    told: list[Frame | TableNews] = []
    while driven.table.status == "playing":
        game = driven.table.game
        assert game is not None
        seat = game.pending()[0]
        driven.act(seat, str(chance.choice(game.legal(seat))))
        driven.settle_duties()
        told += listener.listen(driven.table, driven.now)
    assert isinstance(told[-1], TableNews)
    assert told[-1].table.status == "over"
    assert isinstance(told[-2], Frame)
    assert told[-2].events[-1]["type"] == "game_over"
