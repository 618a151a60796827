"""A command against a table: entries to write, or a refusal with a code. Nothing is changed here.

The order of the questions is that of `docs/server.md`: allowed person, right phase, right seat, fresh, legal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from allaboard.bots import BOT_NAMES
from allaboard.engine import IllegalAction
from allaboard.protocol import commands as c
from allaboard.server.table import entries as e
from allaboard.server.table.choices import arranged, choice_faults
from allaboard.server.table.state import Table
from allaboard.server.table.stops import GO_ON, Stop
from allaboard.server.table.take_backs import is_free, keep_after_take_back, refused_take_back

MINDER = "greedy"  # plays for whoever is away


class Refusal(Exception):
    """A command that is not carried out. `code` is for programs, `detail` says more where a rule has words for it.

    `reason` is that rule's code, by which a page says it in another language.
    """

    def __init__(self, code: str, detail: str = "", reason: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.reason = reason


@dataclass(frozen=True)
class Who:
    """The person behind a command."""

    person: str
    name: str
    guest: bool = True


class Gauntlet:
    """Judges the commands of one person at one moment. `start` makes the record of a new game when it is needed."""

    def __init__(self, table: Table, who: Who, now: int, start: Callable[[Table], dict[str, Any]]) -> None:
        self._table = table
        self._who = who
        self._now = now
        self._start_record = start

    def judge(self, command: c.Command) -> list[e.AnyEntry]:
        """The entries that carry the command out; raises `Refusal`."""
        table = self._table
        if self._who.person in table.kicked:
            raise Refusal("kicked")
        if table.status == "closed":
            raise Refusal("table_closed")
        match command:
            case c.Sit():
                return self._sit(command)
            case c.Leave():
                return self._leave()
            case c.AddBot():
                return self._add_bot(command)
            case c.FreeSeat():
                return self._free_seat(command.seat)
            case c.Kick():
                return self._kick(command.seat)
            case c.Mute():
                self._be_host()
                return [e.Muted(person=self._person_in(command.seat), muted=command.muted)]
            case c.Arrange():
                return self._arrange(command)
            case c.Start():
                return self._start()
            case c.Close():
                self._be_host()
                return [e.Closed()]
            case c.Act():
                return self._act(command)
            case c.GiveOrders():
                return self._give_orders(command)
            case c.AskTakeBack():
                return self._ask_take_back()
            case c.AskPause():
                return self._ask_pause()
            case c.Vote():
                return self._vote(command.yes)
            case c.Resume():
                return self._resume()
            case c.Resign():
                return self._resign()
            case c.Return():
                return self._return()
            case _:
                raise Refusal("unknown_command")

    # Who and when.

    def _be_host(self) -> None:
        if self._who.person != self._table.host:
            raise Refusal("not_host")

    def _be_waiting(self) -> None:
        if self._table.status != "waiting":
            raise Refusal("already_started")

    def _be_playing(self) -> None:
        if self._table.status != "playing":
            raise Refusal("not_playing")

    def _seat_in_range(self, seat: int) -> int:
        if seat >= len(self._table.seats):
            raise Refusal("no_such_seat")
        return seat

    def _person_in(self, seat: int) -> str:
        person = self._table.seats[self._seat_in_range(seat)].person
        if person is None:
            raise Refusal("nobody_there")
        return person

    def _own_seat(self, seat: int | None = None) -> int:
        """The seat that the person speaks for."""
        own = self._table.seats_of(self._who.person)
        if not own:
            raise Refusal("not_seated")
        if seat is None:
            return own[0]
        if seat not in own:
            raise Refusal("not_your_seat")
        return seat

    # Before the game.

    def _sit(self, command: c.Sit) -> list[e.AnyEntry]:
        self._be_waiting()
        table = self._table
        wishes = table.wishes
        assert wishes is not None
        if not table.seats[self._seat_in_range(command.seat)].is_free:
            raise Refusal("seat_taken")
        own = table.seats_of(self._who.person)
        moves: list[e.AnyEntry] = []
        if wishes.hot_seat:
            self._be_host()
        elif own:
            moves = [e.SeatFreed(seat=own[0])]
        name = command.name if wishes.hot_seat and command.name else self._who.name
        moves.append(e.Seated(seat=command.seat, person=self._who.person, name=name, guest=self._who.guest))
        return moves

    def _leave(self) -> list[e.AnyEntry]:
        seat = self._own_seat()
        table = self._table
        if table.status == "playing":
            return self._resign(why="left")
        self._be_waiting()
        freed: list[e.AnyEntry] = [e.SeatFreed(seat=seat)]
        if table.host == self._who.person:
            others = [other.person for other in table.seats if other.person not in {None, self._who.person}]
            freed.append(e.HostChanged(host=others[0]) if others and others[0] is not None else e.Closed())
        return freed

    def _add_bot(self, command: c.AddBot) -> list[e.AnyEntry]:
        self._be_host()
        self._be_waiting()
        if command.bot not in BOT_NAMES:
            raise Refusal("no_such_bot", ", ".join(BOT_NAMES))
        if not self._table.seats[self._seat_in_range(command.seat)].is_free:
            raise Refusal("seat_taken")
        taken = {seat.name for seat in self._table.seats}
        name = command.bot.capitalize()
        number = 2
        while name in taken:
            name = f"{command.bot.capitalize()} {number}"
            number += 1
        return [e.BotSeated(seat=command.seat, bot=command.bot, name=name)]

    def _free_seat(self, seat: int) -> list[e.AnyEntry]:
        self._be_host()
        self._be_waiting()
        if self._table.seats[self._seat_in_range(seat)].is_free:
            raise Refusal("nobody_there")
        return [e.SeatFreed(seat=seat)]

    def _kick(self, seat: int) -> list[e.AnyEntry]:
        self._be_host()
        person = self._person_in(seat)
        if person == self._who.person:
            raise Refusal("not_yourself")
        if self._table.status == "playing":
            return [e.Kicked(person=person), e.Minded(seat=seat, bot=MINDER, why="kicked")]
        self._be_waiting()
        return [e.Kicked(person=person), e.SeatFreed(seat=seat)]

    def _arrange(self, command: c.Arrange) -> list[e.AnyEntry]:
        self._be_host()
        self._be_waiting()
        table = self._table
        assert table.wishes is not None
        if table.event is not None:  # its tables share a deal
            raise Refusal("not_allowed")
        faults = choice_faults(arranged(table.wishes, command.choices))
        if faults:
            raise Refusal("faults", str(faults[0]))
        return [e.Arranged(choices=command.choices)]

    def _start(self) -> list[e.AnyEntry]:
        self._be_host()
        self._be_waiting()
        if any(seat.is_free for seat in self._table.seats):
            raise Refusal("seats_free")
        return [e.Started(record=self._start_record(self._table))]

    # The game.

    def _act(self, command: c.Act) -> list[e.AnyEntry]:
        if self._table.stop is not None and command.action == GO_ON:
            return self._go_on(self._table.stop, command.seat)
        seat = self._deciding_seat(command.seat)
        table, game = self._table, self._table.game
        assert game is not None
        if command.seen < table.asked_since[seat]:
            raise Refusal("stale")
        try:
            action = game.named(seat, command.action)
            if action is None:
                game.copy().apply(seat, game.parse(command.action))
                raise AssertionError(f"{command.action} is legal and was not found")
        except IllegalAction as refused:
            raise Refusal("illegal", refused.message, refused.code) from None
        return [e.Acted(seat=seat, action=str(action))]

    def _go_on(self, stop: Stop, wanted: int | None) -> list[e.AnyEntry]:
        """At the end of a day: a person is ready for the next with all own seats. Once more does no harm."""
        self._be_playing()
        self._own_seat(wanted)
        if self._table.paused:
            raise Refusal("paused")
        if self._now < stop.since:
            raise Refusal("wait")
        seats = [seat for seat in self._table.seats_of(self._who.person) if self._table.seats[seat].minder is None]
        if not seats:
            raise Refusal("minded")
        return [e.WentOn(seat=seat) for seat in seats if seat not in stop.ready]

    def _deciding_seat(self, wanted: int | None) -> int:
        """The person's seat that owes a decision now."""
        self._be_playing()
        table = self._table
        seat = self._own_seat(wanted if wanted is not None else self._asked_own_seat())
        game = table.game
        assert game is not None
        is_asked = seat in game.pending()
        if table.paused and not (is_asked and table.is_window):  # a window does not wait
            raise Refusal("paused")
        if table.seats[seat].minder is not None:
            raise Refusal("minded")
        if table.beats is not None and not (is_asked and table.is_told(self._now)):
            # Whether somebody thinks, a Baby's holder is asked or nobody has a choice must not show.
            raise Refusal("wait")
        if not is_asked:
            raise Refusal("not_your_turn")
        return seat

    def hint(self, wanted: int | None) -> int:
        """The seat of the person that may be given hints now; raises `Refusal`."""
        if self._who.person in self._table.kicked:
            raise Refusal("kicked")
        assert self._table.wishes is not None
        if not self._table.wishes.hints:
            raise Refusal("no_hints_here")
        return self._deciding_seat(wanted)

    def _asked_own_seat(self) -> int | None:
        """At a hot-seat table: the own seat that is asked."""
        assert self._table.game is not None
        own = self._table.seats_of(self._who.person)
        asked = [seat for seat in self._table.game.pending() if seat in own]
        return asked[0] if asked and len(own) > 1 else None

    def _give_orders(self, command: c.GiveOrders) -> list[e.AnyEntry]:
        self._be_playing()
        if self._table.beats is None:
            raise Refusal("no_orders_here")
        return [e.Ordered(seat=self._own_seat(command.seat), orders=command.orders)]

    def _ask_take_back(self) -> list[e.AnyEntry]:
        self._be_playing()
        table = self._table
        seat = self._own_seat()
        refused = refused_take_back(table, seat, self._now)
        if refused is not None:
            raise Refusal(refused)
        if is_free(table):
            keep = keep_after_take_back(table, seat)
            assert keep is not None
            return [e.TookBack(keep=keep)]
        return self._decided([e.VoteAsked(about="take_back", seat=seat)], {seat})

    def _ask_pause(self) -> list[e.AnyEntry]:
        self._be_playing()
        seat = self._own_seat()
        if self._table.paused:
            raise Refusal("paused")
        if self._table.ballot is not None:
            raise Refusal("vote_open")
        return self._decided([e.VoteAsked(about="pause", seat=seat)], {seat})

    def _vote(self, yes: bool) -> list[e.AnyEntry]:
        self._be_playing()
        seat = self._own_seat()
        ballot = self._table.ballot
        if ballot is None:
            raise Refusal("no_vote_open")
        if seat in ballot.agreed:
            raise Refusal("voted_already")
        return self._decided([e.Voted(seat=seat, yes=yes)], {*ballot.agreed, seat} if yes else set())

    def _decided(self, entries: list[e.AnyEntry], agreed: set[int]) -> list[e.AnyEntry]:
        """The entries, and what everybody has now agreed to."""
        table = self._table
        first = entries[0]
        about = first.about if isinstance(first, e.VoteAsked) else (table.ballot.about if table.ballot else None)
        asked_by = first.seat if isinstance(first, e.VoteAsked) else (table.ballot.asked_by if table.ballot else 0)
        voters = {seat for seat in table.people() if table.seats[seat].person != table.seats[asked_by].person}
        if not agreed or not voters <= agreed:
            return entries
        if about == "pause":
            return [*entries, e.Paused()]
        keep = keep_after_take_back(table, asked_by)
        return [*entries, e.TookBack(keep=keep)] if keep is not None else entries

    def _resume(self) -> list[e.AnyEntry]:
        self._be_playing()
        self._own_seat()
        if not self._table.paused:
            raise Refusal("not_paused")
        return [e.Resumed()]

    def _resign(self, why: Any = "resigned") -> list[e.AnyEntry]:
        self._be_playing()
        seats = [seat for seat in self._table.seats_of(self._who.person) if self._table.seats[seat].minder is None]
        if not seats:
            self._own_seat()
            raise Refusal("minded")
        return [e.Minded(seat=seat, bot=MINDER, why=why) for seat in seats]

    def _return(self) -> list[e.AnyEntry]:
        self._be_playing()
        seats = [seat for seat in self._table.seats_of(self._who.person) if self._table.seats[seat].minder is not None]
        if not seats:
            self._own_seat()
            raise Refusal("not_away")
        return [e.Returned(seat=seat) for seat in seats]
