"""Against bots only, a turn is taken back freely; elsewhere everybody must agree, and what was uncovered stays."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from tests.server.table.playing import Driven

from allaboard.client.follow import Follower
from allaboard.engine import LineGame
from allaboard.protocol import commands as c
from allaboard.protocol.messages import Frame
from allaboard.protocol.tables import TableWishes
from allaboard.server.rows import result_of
from allaboard.server.table import entries as e
from allaboard.server.table.frames import withdrawn_frames
from allaboard.server.table.gauntlet import Refusal
from allaboard.server.table.take_backs import take_back_offer
from allaboard.server.table.telling import Listener

KINDS = [
    pytest.param({"game": "bus", "city": "new_york", "seats": 3}, id="bus"),
    pytest.param({"game": "metro", "city": "rome", "seats": 3}, id="metro"),
    pytest.param({"game": "depot", "seats": 3}, id="depot"),
    pytest.param({"game": "depot", "seats": 2, "beat": 0}, id="depot without beats"),
    pytest.param({"game": "depot", "seats": 4, "options": {"teams": True}}, id="depot in teams"),
]


class AgainstBots(Driven):
    """Person 0 against bots; with `own` seats at one device the person of all of them."""

    def __init__(self, *, own: int = 1, seed: str = "seed", **wishes: Any) -> None:
        self._own = own
        super().__init__(TableWishes(**wishes), seed)

    def do(self, seat: int, command: c.Command) -> None:
        if isinstance(command, c.Sit) and seat >= self._own:
            super().do(0, c.AddBot(seat=seat, bot="greedy"))
        else:
            super().do(0, command)

    def wait(self) -> None:
        """Until somebody of the own seats is asked for a turn and everything is told; or the game is over."""
        for _ in range(10_000):
            self.settle_duties()
            if self.table.status == "over":
                return
            if self.table.is_told(self.now) and not self.table.is_window and self.asked() is not None:
                return
            self.now += 500
        raise AssertionError("nothing happens any more")

    def asked(self) -> int | None:
        assert self.table.game is not None
        own = self.table.seats_of("p0")
        return next((seat for seat in self.table.game.pending() if seat in own), None)

    def play(self, number: int = 0) -> int:
        """A turn of the person that keeps them in the game; whose seat it was."""
        seat = self.asked()
        game = self.table.game
        assert seat is not None
        assert game is not None
        legal = [str(action) for action in game.legal(seat)]
        alive = [action for action in legal if not action.endswith("#")] or legal
        self.do(0, c.Act(action=alive[number % len(alive)], seen=10**6, seat=seat))
        return seat

    def take_back(self) -> None:
        self.do(0, c.AskTakeBack())

    def refused(self, command: c.Command) -> str:
        with pytest.raises(Refusal) as found:
            self.do(0, command)
        return found.value.code


def begun(turns: int = 0, **wishes: Any) -> AgainstBots:
    table = AgainstBots(**wishes)
    table.do(0, c.Start())
    table.wait()
    for _ in range(turns):
        table.play()
        table.wait()
    return table


def views(table: AgainstBots) -> list[Any]:
    game = table.table.game
    assert game is not None
    return [game.view(seat) for seat in (None, *range(len(table.table.seats)))]


@pytest.mark.parametrize("wishes", KINDS)
def test_against_bots_turns_are_taken_back_one_by_one_to_the_beginning(wishes: dict[str, Any]) -> None:
    table = begun(**wishes)
    before = []
    for _ in range(6):
        before.append((len(table.table.decisions), views(table)))
        table.play()
        table.wait()
    assert any(decision.revealed for decision in table.table.decisions)
    for decisions, seen in reversed(before):
        table.take_back()
        table.settle_duties()  # nothing is due: it is the person's turn again
        assert (len(table.table.decisions), views(table)) == (decisions, seen)
    assert table.refused(c.AskTakeBack()) == "nothing_to_take_back"


@pytest.mark.parametrize("wishes", KINDS)
def test_another_turn_can_be_played_instead_and_the_game_goes_on_to_its_end(wishes: dict[str, Any]) -> None:
    table = begun(4, **wishes)
    table.take_back()
    table.take_back()
    for number in itertools.count(1):
        if table.table.status == "over":
            break
        table.play(number)
        table.wait()
        if number % 9 == 0 and table.table.status == "playing":
            table.take_back()
    assert table.table.game is not None
    assert table.table.game.is_over
    record = result_of(table.table).record
    assert b"took_back" not in record  # a record holds the line that was played in the end
    line = [decision.text for decision in table.table.decisions if not decision.text.startswith("depart ")]
    assert list(table.again().full_record().actions) == line


@pytest.mark.parametrize("own", [2, 3])
def test_so_can_whoever_plays_for_several_seats_at_one_device(own: int) -> None:
    table = begun(own * 3, own=own, game="bus", city="new_york", seats=3, hot_seat=True)
    for _ in range(own * 3):
        table.take_back()
    assert not any(decision.by == "player" for decision in table.table.decisions)


@pytest.mark.parametrize("wishes", KINDS)
def test_the_game_is_marked_for_everybody_and_does_not_count(wishes: dict[str, Any]) -> None:
    table = begun(2, **wishes)
    assert not table.table.info().took_back
    table.take_back()
    for each in (table.table, table.again()):
        assert each.info().took_back
        assert not each.is_rated
        assert result_of(each).took_back
    assert isinstance(e.decode_entry(table.journal[-1][1]), e.TookBack)


def test_a_deal_that_others_play_too_is_never_taken_back() -> None:
    table = begun(2, game="bus", city="new_york", seats=2)
    table.table.event = "daily:2026-11-18:new_york"
    assert table.refused(c.AskTakeBack()) == "nothing_to_take_back"
    assert take_back_offer(table.table, 0, table.now) is None


def test_where_the_host_wants_no_take_backs_there_are_none() -> None:
    table = begun(2, game="bus", city="new_york", seats=2, take_backs=False)
    assert table.refused(c.AskTakeBack()) == "no_take_backs"


def test_depot_is_taken_back_amid_the_beats_of_bots_and_what_was_not_told_never_is() -> None:
    """Whatever the moment: amid beats, in a window, while a bot thinks."""
    cut = 0
    for steps in range(1, 60):
        table = begun(3, game="depot", seats=3, seed=str(steps))
        seen = views(table)
        listener = Listener(0)
        listener.begin(table.table, table.now)
        table.play()
        heard: list[Any] = []
        for _ in range(steps):
            table.now += 400
            heard += listener.listen(table.table, table.now)
            if table.table.is_told(table.now) or table.table.is_window:
                table.settle_duties()
            if table.table.is_told(table.now) and table.asked() is not None and not table.table.is_window:
                break  # the next turn would be taken back instead
        heard += listener.listen(table.table, table.now)
        untold = sum(happening.due > table.now for happening in table.table.happenings)
        cut += untold
        before = [message.seq for message in heard if isinstance(message, Frame)]
        table.take_back()
        assert views(table) == seen
        assert table.table.is_told(table.now)
        assert table.again().happenings == table.table.happenings
        (frame, *_) = listener.listen(table.table, table.now)
        assert isinstance(frame, Frame)
        assert frame.events == []  # nothing that was still to be told
        assert [*before, frame.seq] == list(range(frame.seq - len(before), frame.seq + 1))
        assert frame.asked is not None
    assert cut > 20


def test_a_baby_window_does_not_open_again_by_taking_back() -> None:
    found = 0
    for seed in range(60):
        table = begun(game="depot", seats=3, seed=f"w{seed}")
        if until_own_window(table):
            found += 1
            table.take_back()
            assert is_own_turn(table)
    assert found > 3


def is_own_turn(table: AgainstBots) -> bool:
    return table.asked() is not None and table.table.is_told(table.now) and not table.table.is_window


def until_own_window(table: AgainstBots) -> bool:
    """Play until the person is asked for their Baby; False if they never are."""
    for _ in range(400):
        if table.table.status == "over":
            return False
        if table.table.is_window and table.asked() is not None:
            return True
        if is_own_turn(table):
            table.play(1)
        table.now += 100
        table.settle_duties()
    return False


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("wishes", KINDS)
def test_frames_of_withdrawn_turns_are_named_live_and_after_coming_back(viewer: int | None, wishes: Any) -> None:
    table = begun(2, **wishes)
    listener = Listener(viewer)
    listener.begin(table.table, table.now)
    kept = table.table.seq(viewer, table.now)
    for _ in range(2):
        table.play()
        table.wait()
    listener.listen(table.table, table.now)
    last = table.table.seq(viewer, table.now)
    table.take_back()
    table.take_back()
    frames = [message for message in listener.listen(table.table, table.now) if isinstance(message, Frame)]
    assert frames[-1].back_to == kept
    fresh = Listener(viewer)
    fresh.begin(table.again(), table.now)
    since = fresh.snapshot(table.again(), table.now, after=1, person=None, chat=[]).since
    assert [frame.back_to for frame in since if frame.back_to is not None] == [frame.back_to for frame in frames]
    assert set(range(kept + 1, last + 1)) <= withdrawn_frames(table.table.happenings, viewer, table.now)
    assert not set(range(1, kept + 1)) & withdrawn_frames(table.table.happenings, viewer, table.now)


def test_a_client_that_heard_a_frame_while_the_take_back_was_written_notices() -> None:
    table = begun(3, game="depot", seats=3)
    table.play()
    table.settle_duties()
    for _ in range(50):
        if not table.table.is_told(table.now):
            break
        table.now += 50
        table.settle_duties()
    assert not table.table.is_told(table.now)
    listener, follower = Listener(0), Follower()
    listener.begin(table.table, table.now)
    follower.hear(listener.snapshot(table.table, table.now, after=None, person="p0", chat=[]))
    late = listener.listen(table.table, table.table.told_at)  # told between the judgement and the write
    for message in late:
        follower.hear(message)
    assert any(isinstance(message, Frame) for message in late)
    table.take_back()
    frames = [message for message in listener.listen(table.table, table.now) if isinstance(message, Frame)]
    assert frames[0].seq <= follower.seq  # no number follows the last one: the client comes back
    assert frames[-1].changes
    assert listener.has_heard(table.table)


@pytest.mark.parametrize("wishes", KINDS)
def test_a_take_back_is_offered_exactly_when_it_is_accepted(wishes: dict[str, Any]) -> None:
    """In every message of a game against bots, at every moment of it."""
    table = AgainstBots(**wishes)
    listener = Listener(0)
    offers = set()
    for step in range(120):
        told = listener.listen(table.table, table.now) if table.table.status != "waiting" else []
        fresh = Listener(0)
        fresh.begin(table.table, table.now)
        offered = fresh.snapshot(table.table, table.now, after=None, person="p0", chat=[]).take_back
        offers.add(offered)
        if told:
            assert told[-1].take_back == offered
        assert is_accepted(table) == (offered is not None)
        if table.table.status == "waiting":
            table.do(0, c.Start())
            listener.begin(table.table, table.now)
        elif is_own_turn(table):
            table.play(step)
        else:
            table.settle_duties()
            table.now += 700
        if step % 31 == 30 and offered:
            table.take_back()
    assert offers == {None, "now"}


def is_accepted(table: AgainstBots) -> bool:
    real, journal, table.table = table.table, table.journal[:], table.table.fork()
    try:
        table.take_back()
    except Refusal:
        return False
    else:
        return True
    finally:
        table.table, table.journal = real, journal


@pytest.mark.parametrize("game", ["bus", "depot"])
def test_with_several_people_it_is_offered_when_it_may_be_asked_for(game: Any) -> None:
    driven = Driven(TableWishes(game=game, city="new_york" if game == "bus" else None, seats=3))
    driven.do(0, c.Start())
    offers = set()
    chance = random.Random(1)
    for _ in range(200):
        for seat in range(3):
            offered = take_back_offer(driven.table, seat, driven.now)
            offers.add(offered)
            twin = Driven.__new__(Driven)
            twin.__dict__.update({**driven.__dict__, "table": driven.table.fork(), "journal": driven.journal[:]})
            try:
                twin.do(seat, c.AskTakeBack())
            except Refusal:
                assert offered is None
            else:
                assert offered == "ask"
        asked = driven.table.game.pending() if driven.table.game is not None else ()
        if asked and driven.table.is_told(driven.now) and not driven.table.is_window:
            assert driven.table.game is not None
            legal = driven.table.game.legal(asked[0])
            driven.act(asked[0], str(chance.choice(legal)))
        else:
            driven.now += 1000
            driven.settle_duties()
    assert offers == {None, "ask"}


def test_with_several_people_nothing_uncovered_is_taken_back() -> None:
    driven = Driven(TableWishes(game="bus", city="new_york", seats=2))
    driven.do(0, c.Start())
    for seat in (0, 1):
        assert isinstance(driven.table.game, LineGame)
        driven.act(seat, str(driven.table.game.legal(seat)[0]))
    with pytest.raises(Refusal, match="nothing_to_take_back"):
        driven.do(0, c.AskTakeBack())


def test_somebody_who_was_away_is_not_marked_as_away_in_what_is_left() -> None:
    table = begun(3, game="bus", city="new_york", seats=2)
    table.do(0, c.Resign())
    (duty_seat,) = table.table.seats_of("p0")
    table.write(e.Acted(seat=duty_seat, action=str(table.table.game.legal(duty_seat)[0]), by="bot"))  # type: ignore[union-attr]
    assert table.refused(c.AskTakeBack()) == "minded"
    table.do(0, c.Return())
    table.take_back()
    assert table.table.seats[0].left_at is None
    assert table.table.full_record().players[0].left is None
