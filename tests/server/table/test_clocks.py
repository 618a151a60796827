"""Clocks: from the moment that a seat can know that it is asked to the moment of its answer, connected or not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.table.playing import Driven

from allaboard.protocol import commands as c
from allaboard.protocol.messages import SeatClock
from allaboard.protocol.tables import Clock, TableWishes
from allaboard.server.table.clocks import Clocks
from allaboard.server.table.duties import Write, duty_of, next_moment
from allaboard.server.table.gauntlet import Refusal

MINUTE = 60_000
FISCHER = Clock("fischer", 120, 10)
MOVE = Clock("move", 60)


def at_table(clock: Clock, **wishes: Any) -> Driven:
    """A Bus table of two people whose departures are chosen."""
    driven = Driven(TableWishes(game="bus", city="new_york", seats=2, clock=clock, **wishes))
    driven.do(0, c.Start())
    for seat in (0, 1):
        driven.act(seat, first_of(driven, seat))
    return driven


def first_of(driven: Driven, seat: int) -> str:
    assert driven.table.game is not None
    return driven.table.game.legal(seat)[0].text


def asked(driven: Driven) -> int:
    assert driven.table.game is not None
    return driven.table.game.pending()[0]


def left(driven: Driven, seat: int) -> int | None:
    clocks = driven.table.clocks_told(driven.now)
    assert clocks is not None
    return clocks[seat].left


# The clock itself.


def test_fischer_takes_what_was_used_and_gives_the_increment() -> None:
    clocks = Clocks(FISCHER, 2)
    clocks.begin(0, 1_000)
    assert clocks.deadline(0) == 121_000
    clocks.end(0, 31_000)
    assert clocks.told(31_000) == [SeatClock(left=100_000), SeatClock(left=120_000)]


def test_fischer_never_gives_less_than_the_increment_after_an_answer() -> None:
    clocks = Clocks(FISCHER, 1)
    clocks.begin(0, 0)
    clocks.end(0, 500_000)  # nobody looked in time
    assert clocks.told(500_000) == [SeatClock(left=10_000)]


def test_a_clock_for_each_move_is_whole_again_at_the_next() -> None:
    clocks = Clocks(MOVE, 1)
    clocks.begin(0, 0)
    clocks.end(0, 59_000)
    clocks.begin(0, 70_000)
    assert clocks.deadline(0) == 130_000


def test_to_be_asked_again_changes_nothing() -> None:
    clocks = Clocks(MOVE, 1)
    clocks.begin(0, 0)
    clocks.begin(0, 50_000)
    assert clocks.deadline(0) == 60_000


@pytest.mark.parametrize("clock", [FISCHER, MOVE])
def test_a_pause_keeps_what_is_left(clock: Clock) -> None:
    clocks = Clocks(clock, 1)
    clocks.begin(0, 0)
    clocks.stop(20_000)
    assert clocks.deadline(0) is None
    clocks.begin(0, 500_000)
    assert clocks.deadline(0) == 500_000 + clock.seconds * 1_000 - 20_000


def test_without_a_limit_there_is_nothing_to_tell_and_no_deadline() -> None:
    clocks = Clocks(Clock(), 2)
    clocks.begin(0, 0)
    assert clocks.deadline(0) is None
    assert clocks.told(10**9) is None


def test_a_clock_that_will_begin_later_looks_like_one_that_stands() -> None:
    clocks = Clocks(FISCHER, 1)
    clocks.begin(0, 5_000)
    assert clocks.told(4_999) == [SeatClock(left=120_000)]
    assert clocks.told(5_000) == [SeatClock(left=120_000, until=125_000)]


def test_copies_do_not_share_time() -> None:
    clocks = Clocks(FISCHER, 1)
    twin = clocks.copy()
    clocks.begin(0, 0)
    assert twin.deadline(0) is None


# At a table.


def test_before_the_start_no_time_runs() -> None:
    driven = Driven(TableWishes(game="bus", city="new_york", seats=2, clock=MOVE))
    driven.now += 100 * MINUTE
    driven.do(0, c.Start())
    assert next_moment(driven.table) == driven.now + MINUTE


def test_departures_are_chosen_at_the_same_time_so_both_clocks_run() -> None:
    driven = Driven(TableWishes(game="bus", city="new_york", seats=2, clock=FISCHER))
    driven.do(0, c.Start())
    driven.now += 30_000
    driven.act(0, first_of(driven, 0))
    driven.now += 30_000
    driven.act(1, first_of(driven, 1))
    assert [left(driven, seat) for seat in (0, 1)] == [100_000, 70_000]


def test_only_the_seat_that_is_asked_loses_time() -> None:
    driven = at_table(FISCHER)
    seat = asked(driven)
    before = left(driven, 1 - seat)
    driven.now += 50_000
    driven.act(seat, first_of(driven, seat))
    assert left(driven, seat) == 130_000 - 50_000 + 10_000
    assert left(driven, 1 - seat) == before


@pytest.mark.parametrize(("clock", "limit"), [(MOVE, MINUTE), (FISCHER, 130_000)])
def test_when_time_is_up_a_bot_takes_the_seat_and_not_a_moment_before(clock: Clock, limit: int) -> None:
    driven = at_table(clock)
    seat = asked(driven)
    assert next_moment(driven.table) == driven.now + limit
    driven.now += limit - 1
    assert duty_of(driven.table, driven.now) is None
    driven.now += 1
    duty = duty_of(driven.table, driven.now)
    assert isinstance(duty, Write)
    driven.write(*duty.entries)
    assert driven.table.seats[seat].minder is not None
    assert driven.table.info().seats[seat].minded_by is not None
    with pytest.raises(Refusal, match="minded"):
        driven.act(seat, "anything")


def test_an_answer_at_the_last_moment_counts() -> None:
    driven = at_table(MOVE)
    seat = asked(driven)
    driven.now += MINUTE
    driven.act(seat, first_of(driven, seat))
    assert driven.table.seats[seat].minder is None


def test_whoever_comes_back_after_a_time_out_has_the_whole_budget_again() -> None:
    driven = at_table(FISCHER)
    seat = asked(driven)
    driven.now += 130_000
    duty = duty_of(driven.table, driven.now)
    assert isinstance(duty, Write)
    driven.write(*duty.entries)
    driven.now += 5_000
    driven.do(seat, c.Return())
    assert left(driven, seat) == 120_000
    assert next_moment(driven.table) == driven.now + 120_000


def test_a_disconnect_is_nothing_that_a_clock_knows_of() -> None:
    """Nothing of who is connected is in the journal, so that it cannot stop a clock."""
    driven = at_table(FISCHER)
    driven.now += 40_000
    again = driven.again()
    assert again.clocks_told(driven.now) == driven.table.clocks_told(driven.now)
    assert next_moment(again) == next_moment(driven.table)


def test_while_a_game_is_paused_nobody_loses_time_and_nobody_is_timed_out() -> None:
    driven = at_table(FISCHER)
    seat = asked(driven)
    driven.now += 30_000
    driven.do(0, c.AskPause())
    driven.do(1, c.Vote(yes=True))
    assert left(driven, seat) == 100_000
    driven.now += 1_000 * MINUTE
    assert duty_of(driven.table, driven.now) is None
    assert next_moment(driven.table) is None
    driven.do(seat, c.Resume())
    assert next_moment(driven.table) == driven.now + 100_000


def test_a_pause_that_is_only_asked_for_stops_nothing() -> None:
    driven = at_table(MOVE)
    seat = asked(driven)
    driven.do(1 - seat, c.AskPause())
    driven.now += MINUTE
    assert isinstance(duty_of(driven.table, driven.now), Write)


def test_a_take_back_gives_no_time_back() -> None:
    driven = Driven(TableWishes(game="bus", city="new_york", seats=2, clock=FISCHER))
    driven.do(0, c.Start())
    driven.now += 50_000
    driven.act(0, first_of(driven, 0))
    driven.do(0, c.AskTakeBack())
    driven.do(1, c.Vote(yes=True))
    assert left(driven, 0) == 120_000 - 50_000 + 10_000
    assert next_moment(driven.table) == driven.now + 70_000  # that of the other, who thought all the while


def test_over_days_a_clock_counts_days() -> None:
    day = 24 * 60 * MINUTE
    driven = at_table(Clock("move", 3 * 24 * 60 * 60), pace="days")
    assert next_moment(driven.table) == driven.now + 3 * day


def test_when_the_game_is_over_nothing_runs() -> None:
    driven = at_table(FISCHER)
    for seat in (0, 1):
        driven.do(seat, c.Resign())
    driven.settle_duties()
    assert driven.table.status == "over"
    assert next_moment(driven.table) is None
    assert all(clock.until is None for clock in driven.table.clocks_told(driven.now) or [])


def test_who_minds_a_seat_has_no_clock() -> None:
    driven = at_table(MOVE)
    seat = asked(driven)
    driven.do(seat, c.Resign())
    assert driven.table.clocks is not None
    assert driven.table.clocks.deadline(seat) is None
