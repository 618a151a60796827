"""One device for several people: the host holds every seat, and each seat keeps its own secrets."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.table.playing import start_record_json

from allaboard.protocol import commands as c
from allaboard.protocol.tables import Clock, TableWishes
from allaboard.server.table import entries as e
from allaboard.server.table.duties import duty_of
from allaboard.server.table.gauntlet import Gauntlet, Refusal, Who
from allaboard.server.table.state import Table
from allaboard.server.table.telling import Listener, asked_of

HOST, OTHER = Who("host", "Ada", guest=False), Who("other", "Bo", guest=False)
NOW = 1_000_000


class HotSeat:
    """A table of one person, or nearly."""

    def __init__(self, *, game: Any = "bus", seats: int = 3, hot_seat: bool = True, **wishes: Any) -> None:
        self.table = Table("t1")
        self.now = NOW
        city = "new_york" if game == "bus" else None
        wished = TableWishes(game=game, city=city, seats=seats, hot_seat=hot_seat, beat=0, **wishes)
        self.write(e.Created(wishes=wished, host=HOST.person))

    def write(self, *entries: e.AnyEntry) -> None:
        for entry in entries:
            self.table.fold(self.table.number + 1, self.now, entry)

    def do(self, who: Who, command: c.Command) -> None:
        self.write(*Gauntlet(self.table, who, self.now, start_record_json).judge(command))

    def refused(self, who: Who, command: c.Command) -> str:
        with pytest.raises(Refusal) as found:
            self.do(who, command)
        return found.value.code

    def act(self, seat: int | None = None) -> c.Act:
        """The first legal action of a seat that is asked, sent with or without its number."""
        assert self.table.game is not None
        asked = self.table.game.pending()[0] if seat is None else seat
        return c.Act(action=self.table.game.legal(asked)[0].text, seen=self.table.seq(asked, self.now), seat=seat)


def started(**wishes: Any) -> HotSeat:
    table = HotSeat(**wishes)
    for seat, name in enumerate(("Ada", "Bo", "Cy")):
        table.do(HOST, c.Sit(seat=seat, name=name))
    table.do(HOST, c.Start())
    return table


def test_the_host_takes_every_seat_each_with_a_name_of_its_own() -> None:
    table = started()
    assert [seat.name for seat in table.table.info().seats] == ["Ada", "Bo", "Cy"]
    assert table.table.seats_of(HOST.person) == [0, 1, 2]


def test_a_seat_without_a_name_has_that_of_the_host() -> None:
    table = HotSeat()
    table.do(HOST, c.Sit(seat=1))
    assert table.table.seats[1].name == "Ada"


def test_nobody_else_sits_down_there() -> None:
    assert HotSeat().refused(OTHER, c.Sit(seat=0)) == "not_host"


def test_elsewhere_one_person_holds_one_seat_and_has_the_own_name() -> None:
    table = HotSeat(hot_seat=False)
    table.do(HOST, c.Sit(seat=0))
    table.do(HOST, c.Sit(seat=2, name="Somebody else"))
    assert table.table.seats_of(HOST.person) == [2]
    assert table.table.seats[2].name == "Ada"


def test_an_action_without_a_seat_is_that_of_the_seat_that_is_asked() -> None:
    table = started()
    for seat in range(3):
        table.do(HOST, table.act())
        assert table.table.decisions[-1].seat == seat
    assert table.table.game is not None
    assert table.table.game.phase == "turn"


def test_departures_are_chosen_in_any_order_by_naming_the_seat() -> None:
    table = started()
    for seat in (2, 0, 1):
        table.do(HOST, table.act(seat))
    assert [decision.seat for decision in table.table.decisions] == [2, 0, 1]


def test_a_seat_that_is_not_asked_is_not_asked_because_the_others_are_ones_own_too() -> None:
    table = started()
    for seat in range(3):
        table.do(HOST, table.act(seat))
    assert table.table.game is not None
    asked = table.table.game.pending()[0]
    action = table.act(asked)
    waiting = (asked + 1) % 3
    assert table.refused(HOST, c.Act(action=action.action, seen=10**6, seat=waiting)) == "not_your_turn"


def test_a_seat_with_a_bot_is_not_the_hosts_to_play() -> None:
    table = HotSeat()
    table.do(HOST, c.Sit(seat=0))
    table.do(HOST, c.Sit(seat=1))
    table.do(HOST, c.AddBot(seat=2, bot="random"))
    table.do(HOST, c.Start())
    assert table.refused(HOST, table.act(2)) == "not_your_seat"


def test_each_seat_sees_its_own_hand_only() -> None:
    table = started(game="depot")
    for viewer in range(3):
        listener = Listener(viewer)
        listener.begin(table.table, table.now)
        shown = listener.snapshot(table.table, table.now, after=None, person=HOST.person, chat=[])
        assert shown.seats == [0, 1, 2]
        assert shown.view is not None
        assert [seat["hand"] is not None for seat in shown.view["seats"]] == [seat == viewer for seat in range(3)]


def test_only_the_seat_that_owes_a_decision_is_asked() -> None:
    table = started(game="depot")
    assert table.table.game is not None
    asked = [seat for seat in range(3) if asked_of(table.table, seat, table.now)]
    assert asked == list(table.table.game.pending())


def test_one_person_needs_nobodys_consent_for_a_pause() -> None:
    table = started()
    table.do(HOST, c.AskPause())
    assert table.table.paused
    assert table.refused(HOST, table.act()) == "paused"
    table.do(HOST, c.Resume())
    assert not table.table.paused


def test_nor_for_a_take_back_of_any_of_the_own_seats() -> None:
    table = started()
    table.do(HOST, table.act(1))
    table.do(HOST, c.AskTakeBack())
    assert table.table.decisions == []
    assert table.table.game is not None
    assert list(table.table.game.pending()) == [0, 1, 2]


def test_and_even_after_something_was_revealed() -> None:
    table = started()
    for seat in range(3):
        table.do(HOST, table.act(seat))
    assert table.table.decisions[-1].revealed
    table.do(HOST, c.AskTakeBack())
    assert [decision.seat for decision in table.table.decisions] == [0, 1]
    assert table.table.info().took_back


def test_the_clock_of_each_seat_runs_by_itself() -> None:
    table = started(clock=Clock("fischer", 60, 0))
    table.now += 10_000
    table.do(HOST, table.act(0))
    clocks = table.table.clocks_told(table.now)
    assert clocks is not None
    assert clocks[0].left == 50_000
    assert clocks[0].until is None
    assert clocks[1].until == clocks[2].until == NOW + 60_000


def test_resigning_hands_all_own_seats_to_bots_and_coming_back_takes_all_of_them() -> None:
    table = started()
    table.do(HOST, c.Resign())
    assert all(seat.minder for seat in table.table.seats)
    assert duty_of(table.table, table.now) is not None
    assert table.refused(HOST, table.act(0)) == "minded"
    table.do(HOST, c.Return())
    assert not any(seat.minder for seat in table.table.seats)
    assert duty_of(table.table, table.now) is None


def test_such_a_game_is_never_rated() -> None:
    assert not started().table.is_rated
