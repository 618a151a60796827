"""Between the two days of Depot a table stops: its end is shown, and nothing of the second day is told."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.server.table.playing import Driven, start_record_json

from allaboard.engine.depot.game import DepotGame
from allaboard.protocol import commands as c
from allaboard.protocol.messages import Frame, Snapshot, TableNews
from allaboard.protocol.tables import Clock, HostChoices, TableWishes
from allaboard.server.table import entries as e
from allaboard.server.table.duties import duty_of, next_moment
from allaboard.server.table.gauntlet import Gauntlet, Refusal, Who
from allaboard.server.table.stops import stop_length
from allaboard.server.table.telling import Listener, asked_of

SECOND = 1_000
OF_THE_NEXT_DAY = {"day_started", "dealt", "turn_started"}


def table_at_stop(seats: int = 3, chance: int = 1, **wishes: Any) -> Driven:
    """A table whose first day has just ended, everything of it told."""
    driven = Driven(TableWishes(game="depot", seats=seats, **{"beat": 0, **wishes}), seed=f"stop{chance}")
    driven.do(0, c.Start())
    play_day(driven, random.Random(chance))
    driven.now = max(driven.now, driven.table.told_at)
    return driven


def play_day(driven: Driven, chance: random.Random) -> None:
    """People decide by chance until the table stops or the second day goes on."""
    while not stopped(driven):
        driven.settle_duties()
        game = driven.table.game
        assert isinstance(game, DepotGame)
        if stopped(driven) or game.day > 1:
            return
        seat = game.pending()[0]
        action = str(chance.choice(game.legal(seat)))
        if driven.table.is_window:
            driven.write(e.Acted(seat=seat, action=action))
        elif not driven.table.is_told(driven.now):
            driven.now += 100
        else:
            driven.act(seat, action)


def stopped(driven: Driven) -> bool:
    return driven.table.stop is not None


def go_on(driven: Driven, *seats: int) -> None:
    for seat in seats:
        driven.act(seat, "go_on")


def told_to(driven: Driven, viewer: int | None) -> Snapshot:
    listener = Listener(viewer)
    listener.begin(driven.table, driven.now)
    person = None if viewer is None else f"p{viewer}"
    return listener.snapshot(driven.table, driven.now, after=0, person=person, chat=[])


def types(snapshot: Snapshot) -> list[str]:
    return [event["type"] for frame in snapshot.since for event in frame.events]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("chance", [1, 2, 3])
def test_a_table_stops_at_the_end_of_a_day_with_its_final_position(seats: int, chance: int) -> None:
    driven = table_at_stop(seats, chance)
    for viewer in (None, *range(seats)):
        told = told_to(driven, viewer)
        view, scores = told.view, told.scores
        assert view is not None
        assert scores is not None
        assert (view["phase"], view["day"], view["pending"]) == ("day_over", 1, [])
        assert view["ends"][0] in {"empty_hand", "last_lap", "empty_hand_in_last_lap"}
        assert len(view["ends"]) == 1
        assert not scores["over"]
        for seat, score in enumerate(scores["seats"]):
            assert len(score["days"]) == 1
            assert None not in score["days"][0].values()
            (told_points,) = (
                event
                for frame in told.since
                for event in frame.events
                if event["type"] == "day_scored" and event["seat"] == seat
            )
            assert {name: told_points[name] for name in score["days"][0]} == score["days"][0]
            assert score["total"] == sum(score["days"][0].values())


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nothing_of_the_second_day_is_told_before_everybody_has_gone_on(seats: int) -> None:
    driven = table_at_stop(seats)
    before = [msgspec.json.encode(told_to(driven, viewer)) for viewer in (None, *range(seats))]
    for viewer in (None, *range(seats)):
        told = types(told_to(driven, viewer))
        assert told[-1] == "day_scored"
        assert told.count("day_started") == 1
    driven.now += 5 * SECOND
    driven.settle_duties()
    assert [msgspec.json.encode(told_to(driven, viewer)).split(b'"now"')[0] for viewer in (None, *range(seats))] == [
        told.split(b'"now"')[0] for told in before
    ]
    go_on(driven, *range(seats - 1))
    assert stopped(driven)
    assert not OF_THE_NEXT_DAY & set(types(told_to(driven, 0))[-1:])
    go_on(driven, seats - 1)
    assert not stopped(driven)
    for viewer in (None, *range(seats)):
        told = types(told_to(driven, viewer))
        assert told.count("day_started") == 2
        assert told.count("dealt") == (0 if viewer is None else 2)


def test_everybody_is_asked_to_go_on_and_once_only() -> None:
    driven = table_at_stop(3)
    for seat in range(3):
        (asked,) = asked_of(driven.table, seat, driven.now)
        assert (asked.phase, [each["action"] for each in asked.legal]) == ("day_over", ["go_on"])
        assert asked.until == driven.now + 30 * SECOND
    assert asked_of(driven.table, None, driven.now) == []
    number = driven.table.number
    go_on(driven, 1, 1)
    assert driven.table.number == number + 1
    assert asked_of(driven.table, 1, driven.now) == []
    assert asked_of(driven.table, 0, driven.now)
    stop = told_to(driven, None).stop
    assert stop is not None
    assert stop.ready == [1]


def test_a_timer_ends_the_stop() -> None:
    driven = table_at_stop(3, day_pause=12)
    go_on(driven, 0)
    moment = next_moment(driven.table)
    assert moment == driven.now + 12 * SECOND
    driven.now = moment - 1
    assert duty_of(driven.table, driven.now) is None
    driven.now = moment
    driven.settle_duties()
    assert not stopped(driven)
    assert types(told_to(driven, 0)).count("day_started") == 2


def test_the_host_chooses_at_the_table_how_long_it_stops() -> None:
    driven = Driven(TableWishes(game="depot", seats=2, day_pause=45))
    driven.do(0, c.Arrange(choices=HostChoices(day_pause=90)))
    assert driven.table.info().day_pause == 90
    assert driven.table.wishes is not None
    assert stop_length(driven.table.wishes) == 90 * SECOND


def test_a_table_that_shall_not_stop_does_not() -> None:
    driven = table_at_stop(3, day_pause=0)
    assert not stopped(driven)
    assert types(told_to(driven, 0)).count("day_started") == 2


@pytest.mark.parametrize(
    ("clock", "hours"), [(Clock(), 24), (Clock("move", 3600 * 8), 8), (Clock("fischer", 3600 * 48, 3600), 48)]
)
def test_over_days_nobody_is_waited_for_longer_than_the_clock_allows(clock: Clock, hours: int) -> None:
    driven = table_at_stop(2, pace="days", clock=clock)
    assert next_moment(driven.table) == driven.now + hours * 3600 * SECOND


def test_nobody_decides_in_the_second_day_before_it_began() -> None:
    driven = table_at_stop(2)
    game = driven.table.game
    assert game is not None
    first = game.pending()[0]
    for seat in range(2):
        with pytest.raises(Refusal, match=r"wait|not_your_turn"):
            driven.act(seat, str(game.legal(first)[0]))
    assert driven.table.clocks is not None
    assert driven.table.clocks.deadline(first) is None


def test_going_on_is_refused_without_a_stop_to_whoever_does_not_sit_there_and_in_a_pause() -> None:
    driven = table_at_stop(2)
    with pytest.raises(Refusal, match="not_seated"):
        driven.do(7, c.Act(action="go_on", seen=0))
    driven.write(e.Paused())
    with pytest.raises(Refusal, match="paused"):
        go_on(driven, 0)
    assert next_moment(driven.table) is None
    driven.now += 3_600 * SECOND
    assert duty_of(driven.table, driven.now) is None
    driven.write(e.Resumed())
    assert next_moment(driven.table) == driven.now + 30 * SECOND
    go_on(driven, 0, 1)
    with pytest.raises(Refusal):
        go_on(driven, 0)


def test_the_stop_survives_a_restart() -> None:
    driven = table_at_stop(3)
    go_on(driven, 2)
    again = driven.again()
    assert again.stop == driven.table.stop
    assert again.happenings == driven.table.happenings
    driven.table = again
    go_on(driven, 0, 1)
    assert driven.again().happenings == driven.table.happenings
    assert not stopped(driven)


def test_bots_wait_and_whoever_leaves_is_not_waited_for() -> None:
    driven = table_at_stop(3)
    driven.do(0, c.Resign())
    assert stopped(driven)
    assert duty_of(driven.table, driven.now) is None
    go_on(driven, 1)
    assert stopped(driven)
    driven.do(2, c.Resign())
    assert not stopped(driven)


def test_without_people_a_table_does_not_stop() -> None:
    driven = table_at_stop(3, chance=4)
    assert stopped(driven)
    for seat in range(3):
        driven.do(seat, c.Resign())
    assert not stopped(driven)
    driven.settle_duties()
    assert driven.table.status == "over"


class OneDevice(Driven):
    """A table whose seats all belong to one person."""

    def do(self, seat: int, command: c.Command) -> None:
        who = Who("p0", "Person 0")
        self.write(*Gauntlet(self.table, who, self.now, start_record_json).judge(command))

    def act(self, seat: int, action: str) -> None:
        self.do(seat, c.Act(action=action, seen=self.table.seq(seat, self.now), seat=seat))


def test_at_one_device_one_press_goes_on_for_all_seats() -> None:
    driven = OneDevice(TableWishes(game="depot", seats=3, beat=0, hot_seat=True))
    driven.do(0, c.Start())
    play_day(driven, random.Random(1))
    assert driven.table.stop is not None
    driven.now = driven.table.stop.since
    go_on(driven, 1)
    assert not stopped(driven)


def test_the_stop_takes_as_long_whatever_is_hidden() -> None:
    """Its length is that of the wishes, from the moment at which everybody has heard the points."""
    for chance in range(1, 6):
        driven = table_at_stop(3, chance, beat=2_000)
        stop = driven.table.stop
        assert stop is not None
        assert stop.since == driven.table.told_at
        assert next_moment(driven.table) == driven.table.told_at + 30 * SECOND


def test_nobody_hears_of_the_stop_before_the_end_of_the_day() -> None:
    """The decision that ends a day may take its beat; nobody is asked to go on, or may, before that."""
    for chance in range(1, 12):
        driven = Driven(TableWishes(game="depot", seats=3, beat=2_000), seed=f"stop{chance}")
        driven.do(0, c.Start())
        play_day(driven, random.Random(chance))
        stop = driven.table.stop
        assert stop is not None
        if driven.now < stop.since:
            assert asked_of(driven.table, 0, driven.now) == []
            assert told_to(driven, 0).stop is None
            with pytest.raises(Refusal, match="wait"):
                go_on(driven, 0)


def test_the_frames_of_a_stop_say_so_and_news_tell_who_has_gone_on() -> None:
    driven = table_at_stop(2, chance=2)
    listener = Listener(0)
    listener.begin(driven.table, driven.now)
    go_on(driven, 1)
    (news,) = listener.listen(driven.table, driven.now)
    assert isinstance(news, TableNews)
    assert news.stop is not None
    assert news.stop.ready == [1]
    assert news.asked is not None
    go_on(driven, 0)
    told = listener.listen(driven.table, driven.now)
    frames = [one for one in told if isinstance(one, Frame)]
    assert [event["type"] for frame in frames for event in frame.events][:2] == ["day_started", "dealt"]
    assert all(one.stop is None for one in told)
    assert frames[-1].changes


def test_a_journal_of_a_time_without_stops_is_still_read() -> None:
    """There the first decision of the second day follows that which ended the first."""
    driven = table_at_stop(2)
    assert driven.table.game is not None
    seat = driven.table.game.pending()[0]
    driven.write(e.Acted(seat=seat, action=str(driven.table.game.legal(seat)[0])))
    assert not stopped(driven)
    told = [event.type for happening in driven.table.happenings for event in happening.events]
    assert told.count("day_started") == 2
    assert driven.again().happenings == driven.table.happenings
