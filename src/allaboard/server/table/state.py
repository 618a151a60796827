"""A table: the fold of its entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from allaboard.engine import LineGame
from allaboard.engine.depot.events import DayScored
from allaboard.engine.events import Event
from allaboard.protocol.messages import SeatClock
from allaboard.protocol.orders import Orders
from allaboard.protocol.tables import SeatInfo, Status, TableInfo, TableWishes, VoteInfo
from allaboard.records import Player, Record, parse_record, record_of
from allaboard.records.replaying import start_record
from allaboard.server.table import entries as e
from allaboard.server.table.beats import Beats
from allaboard.server.table.choices import arranged, choices_in, settings_of
from allaboard.server.table.clocks import Clocks
from allaboard.server.table.frames import Happening, Viewer, stream_of
from allaboard.server.table.stops import Stop, place_of_next_day, stop_length

if TYPE_CHECKING:
    from allaboard.engine.depot.game import DepotGame
    from allaboard.records.answers import AnyGame

SHOUT, PASS = "shout", "pass"


@dataclass(frozen=True)
class Seat:
    """Who sits there; `minder` is the bot that decides while the person is away. A changed seat is a new one."""

    person: str | None = None
    name: str | None = None
    guest: bool = True
    bot: str | None = None
    minder: str | None = None
    left_at: int | None = None  # the number of decisions made when a bot first took over
    orders: Orders = field(default_factory=Orders)

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that decides for this seat now; None: a person."""
        return self.bot or self.minder


@dataclass(frozen=True)
class Ballot:
    """A question that everybody at the table must agree to."""

    about: Literal["take_back", "pause"]
    asked_by: int
    agreed: frozenset[int]


@dataclass(frozen=True)
class Decision:
    """One decision of the game, for taking back: whose it was, and whether it uncovered something."""

    seat: int
    text: str
    by: str
    revealed: bool
    happenings: int  # how many there were before it


@dataclass(frozen=True)
class Settled:
    """The game at a moment that can be shown whole: no shout pending, everything before it told at `due`."""

    due: int
    happenings: int
    game: AnyGame
    clocks: list[SeatClock] | None = None  # as everybody may see them at that moment


_MOST_SETTLED = 64  # a listener that is further behind gets the view all at once

# After one of these a decision cannot be taken back: somebody has learned something.
_REVEALING = frozenset(
    (
        "departed", "rush_hour", "ticket_revealed", "personal_revealed", "game_over",
        "announced", "boarded", "shouted", "bus_departed", "room_exchanged", "passenger_exchanged", "penalized",
        "traveller_arrived", "bus_arrived", "hand_revealed", "day_ended", "day_started", "boarding_ended",
        "bus_placed", "bus_called",
    )
)  # fmt: skip


class Table:
    """The state of a table after its entries so far. `fold` is the only way to change it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0  # of the last entry; never told to anybody
        self.updated = 0
        self.changed = 0  # as lists of tables show it; in Depot without decisions, of which nobody may know the number
        self.created = 0
        self.status: Status = "waiting"
        self.wishes: TableWishes | None = None
        self.host = ""
        self.event: str | None = None
        self.seed: str | None = None
        self.seats: list[Seat] = []
        self.muted: set[str] = set()
        self.kicked: set[str] = set()
        self.record: Record | None = None  # before its first action
        self.game: AnyGame | None = None
        self.decisions: list[Decision] = []
        self.happenings: list[Happening] = []
        self.settled: list[Settled] = []  # the latest of them, oldest first
        self.ballot: Ballot | None = None
        self.paused = False
        self.took_back = False
        self.cuts: list[int] = []  # at each take-back the number of happenings that stay; the others were not told yet
        self.hinted: frozenset[int] = frozenset()  # seats that were given hints
        self.rematch: str | None = None
        self.clocks: Clocks | None = None
        self.beats: Beats | None = None
        self.stop: Stop | None = None  # a day of Depot is over, and the next has not begun
        self.asked_since: dict[int, int] = {}  # for each pending seat the number of its frames when it was asked
        self._frames: list[int] = []  # for each seat, told or yet to be told
        self.changes = 0  # of the table itself; whoever has seen fewer is to be told
        self.resumed = 0  # when the last pause ended

    def fork(self) -> Table:
        """An independent twin: what would be written is folded there first. Only what changes in place is copied."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.seats = self.seats[:]
        twin.muted, twin.kicked = self.muted.copy(), self.kicked.copy()
        twin.decisions, twin.happenings, twin.settled = self.decisions[:], self.happenings[:], self.settled[:]
        twin.clocks = None if self.clocks is None else self.clocks.copy()
        twin.beats = None if self.beats is None else self.beats.copy()
        twin.asked_since, twin._frames, twin.cuts = self.asked_since.copy(), self._frames.copy(), self.cuts[:]
        return twin

    # The fold.

    def fold(self, number: int, at: int, entry: e.AnyEntry) -> None:
        """Take the next entry into account."""
        if number != self.number + 1:
            raise ValueError(f"entry {number} does not follow {self.number}")
        self.number = number
        self.updated = at
        is_silent = isinstance(entry, _SILENT) or self._is_silent_pass(entry)
        if not is_silent and not (isinstance(entry, e.Acted) and self.beats is not None):
            self.changed = at
        self._fold(at, entry)
        if self.beats is not None:
            self.beats.beat = self.beat
        if self.stop is not None and set(self.people()) <= self.stop.ready:
            self._begin_day(at)
        if self.status == "playing":
            self._ask(at)
        if not is_silent and not isinstance(entry, e.Acted):
            self.changes += 1
        if self.settled and self.settled[-1].clocks is None:
            clocks = self._clocks_at(self.settled[-1].due)
            if clocks is not None:
                self.settled[-1] = replace(self.settled[-1], clocks=clocks)

    def _is_silent_pass(self, entry: e.AnyEntry) -> bool:
        """15.1: a pass changes nothing that anybody else can see."""
        return self.is_window and isinstance(entry, e.Acted) and entry.action == PASS

    def _fold(self, at: int, entry: e.AnyEntry) -> None:
        match entry:
            case e.Acted():
                self._act(at, entry)
            case e.Created():
                self.wishes, self.host, self.event, self.seed = entry.wishes, entry.host, entry.event, entry.seed
                self.created = at
                self.seats = [Seat() for _ in range(entry.wishes.seats)]
                self._frames = [0] * entry.wishes.seats
            case e.Seated():
                self.seats[entry.seat] = Seat(person=entry.person, name=entry.name, guest=entry.guest)
            case e.BotSeated():
                self.seats[entry.seat] = Seat(bot=entry.bot, name=entry.name)
            case e.SeatFreed():
                self.seats[entry.seat] = Seat()
            case e.Kicked():
                self.kicked.add(entry.person)
            case e.Muted():
                (self.muted.add if entry.muted else self.muted.discard)(entry.person)
            case e.Renamed():
                for seat in self.seats_renamed(entry.person, entry.was):
                    self.seats[seat] = replace(self.seats[seat], name=entry.name)
            case e.HostChanged():
                self.host = entry.host
            case e.Arranged():
                assert self.wishes is not None
                self.wishes = arranged(self.wishes, entry.choices)
            case e.Started():
                self._start(at, entry)
            case e.TookBack():
                self._take_back(at, entry.keep)
            case e.VoteAsked():
                self.ballot = Ballot(entry.about, entry.seat, frozenset({entry.seat}))
            case e.Voted():
                self._vote(entry)
            case e.Paused():
                self.paused, self.ballot = True, None
                if self.clocks is not None:
                    self.clocks.stop(at)
            case e.Resumed():
                self.paused, self.resumed = False, at
            case e.Minded():
                self._mind(entry)
            case e.Returned():
                self.seats[entry.seat] = replace(self.seats[entry.seat], minder=None)
            case e.Ordered():
                self.seats[entry.seat] = replace(self.seats[entry.seat], orders=entry.orders)
            case e.Hinted():
                self.hinted |= {entry.seat}
            case e.WentOn():
                self._go_on(entry.seat)
            case e.Ended():
                self.status = "over"
            case e.Closed():
                self.status = "closed"
            case e.Rematched():
                self.rematch = entry.table

    def _start(self, at: int, entry: e.Started) -> None:
        assert self.wishes is not None
        self.record = parse_record(entry.record)
        self.game = self._new_game()
        self.status = "playing"
        self.clocks = Clocks(self.wishes.clock, len(self.seats))
        if not isinstance(self.game, LineGame):
            self.beats = Beats(self.beat, self.game.deal.options.baby_windows)
        self._tell(at, self.game.opening())

    def _new_game(self) -> AnyGame:
        assert self.record is not None
        assert self.wishes is not None
        return start_record(self.record, settings_of(self.wishes))

    def _act(self, at: int, entry: e.Acted) -> None:
        assert self.game is not None
        assert self.clocks is not None
        if self.stop is not None:  # in a journal of a time when no table stopped
            self._begin_day(at)
        # Twins and settled moments share the game, so a decision is made on a copy.
        self.game = game = self.game.copy()
        if not self.is_window:
            self.clocks.end(entry.seat, at)
        if self.ballot is not None and self.ballot.about == "take_back" and not self._is_silent_pass(entry):
            self.ballot = None
            self.changes += 1
        self.asked_since.pop(entry.seat, None)
        rests: list[tuple[int, DepotGame]] = []
        if isinstance(game, LineGame):
            action = game.named(entry.seat, entry.action)  # quicker than to parse it, and found if it is legal
            events = list(game.apply(entry.seat, action or game.parse(entry.action)))
        else:
            account, moments = game.apply_with_rests(entry.seat, game.parse(entry.action))
            events, rests = list(account), list(moments)
        revealed = any(event.type in _REVEALING for event in events)
        self.decisions.append(Decision(entry.seat, entry.action, entry.by, revealed, len(self.happenings)))
        self._tell(at, events, rests, by_bot=entry.by == "bot")

    def _take_back(self, at: int, keep: int) -> None:
        back_to = self.decisions[keep].happenings if keep < len(self.decisions) else len(self.happenings)
        self._drop_untold(at, back_to)
        self.game = game = self._new_game()
        self.decisions = self.decisions[:keep]
        self.seats = [self._seat_after(seat, keep) for seat in self.seats]
        events = list(game.opening())
        for decision in self.decisions:
            events += game.apply(decision.seat, game.parse(decision.text))
        if self.beats is not None:
            self.beats.begin_again(at, events)
        self.ballot = self.stop = None
        self.took_back = True
        self.asked_since.clear()
        if self.clocks is not None:
            self.clocks.stop(at)
        self._happen(Happening(max(at, self.told_at), is_anew=True, back_to=back_to))
        self._settle(self.told_at)

    def _drop_untold(self, at: int, back_to: int) -> None:
        """What follows from withdrawn decisions and was not told yet never will be."""
        kept = max(sum(happening.due <= at for happening in self.happenings), back_to)
        for happening in self.happenings[kept:]:
            for seat in range(len(self._frames)):
                self._frames[seat] -= happening.concerns(seat)
        del self.happenings[kept:]
        self.settled = [moment for moment in self.settled if moment.happenings <= kept]
        self.cuts.append(kept)

    @staticmethod
    def _seat_after(seat: Seat, keep: int) -> Seat:
        """A seat whose bot has decided nothing in what is left of the game was not left."""
        if seat.left_at is None or seat.left_at < keep:
            return seat
        return replace(seat, left_at=None if seat.minder is None else keep)

    def _vote(self, entry: e.Voted) -> None:
        if self.ballot is not None:
            if entry.yes:
                self.ballot = replace(self.ballot, agreed=self.ballot.agreed | {entry.seat})
            else:
                self.ballot = None

    def _mind(self, entry: e.Minded) -> None:
        seat = self.seats[entry.seat]
        left_at = len(self.decisions) if seat.left_at is None else seat.left_at
        self.seats[entry.seat] = replace(seat, minder=entry.bot, left_at=left_at)
        if self.clocks is not None:
            self.clocks.renew(entry.seat)

    def _go_on(self, seat: int | None) -> None:
        if self.stop is not None:
            gone_on = self.people() if seat is None else [seat]
            self.stop = replace(self.stop, ready=self.stop.ready.union(gone_on))

    def _begin_day(self, at: int) -> None:
        """The day after a stop begins, and what was kept back is told."""
        assert self.stop is not None
        stop, self.stop = self.stop, None
        self._tell_depot(max(at, stop.since), stop.held, stop.rests)

    # What is told.

    def _happen(self, happening: Happening) -> None:
        self.happenings.append(happening)
        for seat in range(len(self._frames)):
            self._frames[seat] += happening.concerns(seat)

    def _tell(
        self, at: int, events: Iterable[Event], rests: Iterable[tuple[int, DepotGame]] = (), *, by_bot: bool = False
    ) -> None:
        """In Depot each event is told by itself, in a line game a turn as a whole."""
        if self.beats is None:
            # A game may begin without an event, but everybody must get to see it.
            self._happen(Happening(at, tuple(events), is_anew=not self.happenings))
            self._settle(at)
            return
        events, rests = list(events), list(rests)
        next_day = place_of_next_day(events) if self._stops() else None
        if next_day is None:
            self._tell_depot(at, events, rests, by_bot=by_bot)
            return
        self._tell_depot(at, events[:next_day], [rest for rest in rests if rest[0] <= next_day], by_bot=by_bot)
        held = [(count - next_day, game) for count, game in rests if count > next_day]
        assert self.wishes is not None
        self.stop = Stop(self.told_at, stop_length(self.wishes), tuple(events[next_day:]), tuple(held))

    def _stops(self) -> bool:
        """Whether the table stops when a day is over: for people, who want to see how it ended."""
        assert self.wishes is not None
        return bool(self.people()) and stop_length(self.wishes) > 0

    def _tell_depot(
        self, at: int, events: Sequence[Event], rests: Sequence[tuple[int, DepotGame]], *, by_bot: bool = False
    ) -> None:
        assert self.game is not None
        assert self.beats is not None
        is_stop = bool(events) and isinstance(events[-1], DayScored)
        is_asking = self.game.phase == SHOUT and not is_stop
        scheduled = self.beats.schedule(at, events, is_asking=is_asking, by_bot=by_bot)
        told_before = len(self.happenings)
        for (due, event), blind_until in zip(scheduled, self.beats.blind_until, strict=True):
            events_told = () if event is None else (event,)
            self._happen(Happening(due, events_told, is_pause=event is None, blind_until=blind_until))
        places = [*(place for place, (_, event) in enumerate(scheduled) if event is not None), len(scheduled)]
        for count, game in rests:
            self._rest(told_before + places[count], game)
        if not is_asking and not is_stop:
            self._settle(scheduled[-1][0] if scheduled else at)

    def _rest(self, happenings: int, game: AnyGame) -> None:
        """A hidden hand left nothing to decide; it takes one beat of its seat's time, as if it had been asked."""
        assert self.beats is not None
        assert self.clocks is not None
        due = self.happenings[happenings - 1].due
        if not game.pending():  # the end of a day
            self.settled.append(Settled(due, happenings, game, self._clocks_at(due)))
            return
        seat = game.pending()[0]
        is_running = not self.paused and self.seats[seat].player is None
        if is_running:
            self.clocks.begin(seat, due)
        self.settled.append(Settled(due, happenings, game, self._clocks_at(due)))
        if is_running:
            self.clocks.end(seat, due + self.beats.beat)

    def _settle(self, due: int) -> None:
        assert self.game is not None
        self.settled.append(Settled(due, len(self.happenings), self.game))
        del self.settled[:-_MOST_SETTLED]

    def _ask(self, at: int) -> None:
        """Begin the clocks of seats that owe a decision now, from the moment they can know it."""
        assert self.game is not None
        assert self.clocks is not None
        if self.stop is not None:
            self.asked_since = {}
            return
        pending = self.game.pending()
        self.asked_since = {seat: self.asked_since.get(seat, self._frames[seat]) for seat in pending}
        for seat in pending:
            if not self.is_window and not self.paused and self.seats[seat].player is None:
                self.clocks.begin(seat, max(at, self.told_at))

    # What can be asked.

    @property
    def beat(self) -> int:
        """How long a beat of Depot is now, in milliseconds.

        Beats hide from people what others hold. Once nobody decides but bots, there is none, and they play to the end
        at once, as at a table whose beat is 0. Whoever comes back has beats again from the next decision on.
        """
        assert self.wishes is not None
        return self.wishes.beat if self.wishes.pace == "live" and self.people() else 0

    @property
    def is_window(self) -> bool:
        """Whether a Baby's holder is asked."""
        return self.beats is not None and self.game is not None and self.game.phase == SHOUT

    @property
    def is_blind_window(self) -> bool:
        """The same, and nobody else may know."""
        return self.is_window and self.beats is not None and self.beats.window == "blind"

    def _clocks_at(self, now: int) -> list[SeatClock] | None:
        return None if self.clocks is None else self.clocks.told(now)

    def clocks_told(self, now: int) -> list[SeatClock] | None:
        """The clocks as everybody may see them. While something is still to be told they look as they last did."""
        if self.is_told(now) and not self.is_blind_window:
            return self._clocks_at(now)
        settled = self.shown(now)
        return None if settled is None else settled.clocks

    @property
    def told_at(self) -> int:
        """The moment from which everything so far has been told."""
        return self.happenings[-1].due if self.happenings else 0

    def is_told(self, now: int) -> bool:
        return self.stop is None and now >= self.told_at

    def shown(self, now: int) -> Settled | None:
        """The last moment that everybody has been told of and that can be shown whole."""
        found = None
        for moment in self.settled:
            if moment.due <= now:
                found = moment
        return found

    def forget_told(self, now: int) -> None:
        """Keep no more of the past than `shown` needs, once everybody who listens has been told."""
        if len(self.settled) > 1:
            told = sum(1 for moment in self.settled if moment.due <= now)
            del self.settled[: max(told - 1, 0)]

    def seq(self, viewer: Viewer, now: int) -> int:
        """How many frames a viewer was told."""
        return sum(1 for _ in stream_of(self.happenings, viewer, now))

    def seats_of(self, person: str) -> list[int]:
        return [place for place, seat in enumerate(self.seats) if seat.person == person]

    def seats_renamed(self, person: str, was: str) -> list[int]:
        """The seats that have a person's name: at one device for several people each has a name of its own."""
        is_shared = self.wishes is not None and self.wishes.hot_seat
        return [seat for seat in self.seats_of(person) if not is_shared or self.seats[seat].name == was]

    def people(self) -> list[int]:
        """Seats whose persons decide for themselves: those that vote."""
        return [place for place, seat in enumerate(self.seats) if seat.person is not None and seat.minder is None]

    @property
    def is_rated(self) -> bool:
        """Only games between different people with accounts count, and only if nobody was helped."""
        assert self.wishes is not None
        people = [seat.person for seat in self.seats]
        helped = self.took_back or bool(self.hinted) or self.wishes.hints or self.wishes.hot_seat
        has_all = len(people) > 1 and None not in people and len(set(people)) == len(people)
        return has_all and not helped and not any(seat.guest for seat in self.seats)

    def full_record(self) -> Record:
        """The whole game, secrets and all: for the result, never before the end."""
        assert self.game is not None
        assert self.record is not None
        players = [
            Player(name=seat.name or f"Seat {place + 1}", bot=seat.bot or seat.minder, left=seat.left_at)
            for place, seat in enumerate(self.seats)
        ]
        return record_of(self.game, players, self.record.seed)

    def info(self) -> TableInfo:
        """What everybody may know."""
        wishes = self.wishes
        assert wishes is not None
        hosts = self.seats_of(self.host)
        vote = None
        if self.ballot is not None:
            vote = VoteInfo(about=self.ballot.about, asked_by=self.ballot.asked_by, agreed=sorted(self.ballot.agreed))
        return TableInfo(
            id=self.id,
            game=wishes.game,
            city=wishes.city,
            own_city=wishes.own_city,
            options=wishes.options,
            status=self.status,
            public=wishes.public,
            pace=wishes.pace,
            clock=wishes.clock,
            chat=wishes.chat,
            hints=wishes.hints,
            take_backs=wishes.take_backs,
            hot_seat=wishes.hot_seat,
            **choices_in(wishes),
            host=hosts[0] if hosts else None,
            seats=[
                SeatInfo(
                    seat=place,
                    name=seat.name,
                    is_guest=seat.person is not None and seat.guest,
                    bot=seat.bot,
                    minded_by=seat.minder,
                )
                for place, seat in enumerate(self.seats)
            ],
            paused=self.paused,
            vote=vote,
            took_back=self.took_back,
            rematch=self.rematch,
        )


# Entries that nobody else may notice: standing orders are invisible (15.4), and hints are nobody else's business.
_SILENT = (e.Ordered, e.Kicked, e.Muted, e.Hinted)
