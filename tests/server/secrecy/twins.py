"""Two tables at which everybody answers alike, and that differ only in what one viewer may not know.

The games are those of the engine's test of secrets: a first one is played, then everything that the viewer had not
seen is permuted. Here both are played at tables, with beats and clocks, and everybody thinks for one beat: as long as
a hand takes that has no choice. What the viewer can get hold of at any moment goes into a transcript.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from tests.depot.dealing import random_game
from tests.depot.test_secrets import answer, forced_otherwise, open_teams, permuted, seen_cards, seen_in
from tests.server.table.playing import Driven

from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.setup import DepotSetup
from allaboard.engine.events import Event
from allaboard.protocol import commands as c
from allaboard.protocol.orders import Clause, Orders
from allaboard.protocol.tables import Clock, TableWishes
from allaboard.records import Player, Record
from allaboard.server.edge.posting import asked_at
from allaboard.server.rows import row_of
from allaboard.server.table import entries as e
from allaboard.server.table import hinting
from allaboard.server.table.duties import BotTurn, duty_of
from allaboard.server.table.frames import Viewer
from allaboard.server.table.gauntlet import Gauntlet, Refusal, Who
from allaboard.server.table.state import Table
from allaboard.server.table.telling import Listener
from allaboard.server.turns import asked_seats

Told = dict[str, Any]
UNLIMITED = Clock()
NEVER = Orders(R=[Clause(profiles=[])], G=[Clause(profiles=[])], B=[Clause(profiles=[])], Y=[Clause(profiles=[])])


@dataclass
class Case:
    """What one comparison is about."""

    seed: int
    beat: int
    pace: Any = "live"
    clock: Clock = UNLIMITED
    open_hands: bool = False  # two teams whose partners see each other's hands


class Watched(Driven):
    """A Depot table with a given deal, and all that one viewer can find out about it, moment by moment."""

    def __init__(self, case: Case, setup: DepotSetup, options: Any, viewer: Viewer, minded: int | None) -> None:
        self.case = case
        self.setup = setup
        self.options = options
        self.viewer = viewer
        self.transcript: list[tuple[int, str, bytes]] = []
        self.listener = Listener(viewer)
        self.from_day = 1  # nothing is hidden before it
        self.gives_orders = True  # whether others have standing orders, which the viewer does not hear of
        self.tick = max(case.beat // 4, 1)
        seats = len(setup.ties)
        wishes = TableWishes(
            game="depot",
            seats=seats,
            options={"teams": options.teams},
            beat=case.beat,
            pace=case.pace,
            clock=case.clock,
            hints=True,
            team_hands="open" if case.open_hands else "hidden",
        )
        super().__init__(wishes)
        self.write(e.Started(record=self._record()))
        if minded is not None:
            self.write(e.Minded(seat=minded, bot="greedy", why="resigned"))

    def _record(self) -> dict[str, Any]:
        players = tuple(Player(f"Person {seat}") for seat in range(len(self.setup.ties)))
        return Record("depot", None, self.options, players, self.setup, (), "seed").to_json()

    @property
    def game(self) -> DepotGame:
        assert isinstance(self.table.game, DepotGame)
        return self.table.game

    def public(self) -> list[Event]:
        """What everybody has heard or will hear of what is decided."""
        return [event for happening in self.table.happenings for event in happening.heard_by(None)]

    def note(self, kind: str, message: object) -> None:
        self.transcript.append((self.now, kind, msgspec.json.encode(message)))

    def watch(self) -> None:
        """The viewer hears what is due, and tries whatever it can think of."""
        told = self.listener.listen(self.table, self.now)
        if self.game.day < self.from_day:
            return
        for message in told:
            self.note("told", message)
        chance = random.Random(self.now)
        if chance.random() < 0.03:
            fresh = Listener(self.viewer)
            fresh.begin(self.table, self.now)
            after = chance.choice([0, 1, 30])
            self.note("snapshot", fresh.snapshot(self.table, self.now, after=after, person=self._person, chat=[]))
        row = row_of(self.table)
        self.note("lobby", [row.status, row.updated, row.taken])
        self.note("info", self.table.info())
        self.note("feed", [asked_seats(self.table, self._person, self.now), asked_at(self.table, self.now)])
        for command in _PROBES:
            self.note("probe", self._tried(command))
        self.note("hint", self._hinted())

    @property
    def _person(self) -> str:
        return "nobody" if self.viewer is None else f"p{self.viewer}"

    def _tried(self, command: c.Command) -> list[str]:
        """What the gauntlet says to the viewer; nothing is written."""
        try:
            entries = Gauntlet(self.table, Who(self._person, "X"), self.now, lambda _: {}).judge(command)
        except Refusal as refusal:
            return [refusal.code, refusal.detail]
        return [type(entry).__name__ for entry in entries]

    def _hinted(self) -> list[object]:
        """All that a hint for the viewer would be made from."""
        gauntlet = Gauntlet(self.table, Who(self._person, "X"), self.now, lambda _: {})
        try:
            basis = hinting.basis_for(self.table, gauntlet, None, self.now)
        except Refusal as refusal:
            return [refusal.code]
        return [basis.seed, basis.sight.seen, [str(action) for action in basis.sight.actions]]

    def told_lines(self) -> int:
        return sum(kind == "told" for _, kind, _ in self.transcript)

    def pass_time(self) -> None:
        """On to the next moment; whatever must happen on the way happens when it is due."""
        self.watch()
        if self.table.stop is not None and self.now >= self.table.stop.since:
            self.write(e.WentOn())  # a day is over, and everybody goes on
            return
        if not self.case.beat and not self.table.is_window:
            return  # without beats everything happens in the same moment
        until = self.now + self.tick
        self._end_windows(until)
        self.now = until
        self._end_windows(until)

    def _end_windows(self, until: int) -> None:
        while self.now <= until:
            duty = duty_of(self.table, self.now)
            if duty is not None and not isinstance(duty, BotTurn) and self.table.is_window:
                self.write(*duty.entries)
            elif self.now < until:
                self.now += min(self.tick // 4 or 1, until - self.now)
            else:
                return

    def is_ready(self) -> bool:
        """Whether whoever decides has thought long enough: a bot not at all, a person one beat."""
        if self.table.is_window or not self.table.is_told(self.now):
            return False
        seat = self.game.pending()[0]
        think = 0 if self.table.seats[seat].player is not None else self.case.beat
        return self.now >= self.table.told_at + think

    def answers_at_once(self, seat: int) -> bool:
        """In a window: a bot, or a person of whom everybody knows that they are asked."""
        return self.table.seats[seat].player is not None or not self.table.is_blind_window or not self.case.beat

    def decide(self, text: str) -> None:
        seat = self.game.pending()[0]
        if self.table.seats[seat].player is not None:
            self.write(e.Acted(seat=seat, action=text, by="bot"))
        else:
            self.act(seat, text)

    def disturb(self) -> None:
        """Things that people do now and then, whatever is dealt."""
        chance = random.Random(f"disturb {self.now}")
        seat = chance.randrange(len(self.table.seats))
        command: c.Command = chance.choice(
            [c.GiveOrders(orders=NEVER), c.AskPause(), c.Vote(yes=False), c.AskTakeBack()]
        )
        is_alone = len(self.table.people()) < 2  # nobody would object
        # Whoever asks to go back amid its boarding still had a choice; that is its own word, not the table's.
        is_telling = seat != self.viewer
        is_silent = is_telling and isinstance(command, c.GiveOrders) and not self.gives_orders
        if (
            chance.random() < 0.1
            and not is_silent
            and not (is_alone and isinstance(command, c.AskPause | c.AskTakeBack))
            and not (is_telling and isinstance(command, c.AskTakeBack))
        ):
            try:
                self.do(seat, command)
            except Refusal as refusal:
                if seat == self.viewer:
                    self.note("refused", refusal.code)


_PROBES: tuple[c.Command, ...] = (
    c.Act(action="end", seen=10**9),
    c.Act(action="shout", seen=10**9),
    c.Act(action="pass", seen=0),
    c.AskTakeBack(),
    c.AskPause(),
    c.Vote(yes=False),
    c.Resign(),
    c.GiveOrders(orders=Orders()),
    c.Start(),
    c.Resume(),
)


@dataclass
class Story:
    """A table that was watched, and the moment from which it may not be compared any more."""

    table: Watched
    until: int
    lines: int = 0  # without beats: after how many messages
    shouts: list[int] = field(default_factory=list)  # when others shouted
    replies: list[tuple[int, str]] = field(default_factory=list)  # what the viewer said in windows

    def transcript(self, until: int) -> list[tuple[int, str, bytes]]:
        return [line for line in self.table.transcript if line[0] < until]

    def moments(self, until: int) -> list[int]:
        """When the viewer hears of what happened: the frames' own moments, exactly."""
        viewer = self.table.viewer
        return [h.due for h in self.table.table.happenings if h.concerns(viewer) and h.due < until]


def both_stories(case: Case) -> tuple[Story, Story]:
    """A story, and how it goes with everything changed that its viewer does not know."""
    rng = random.Random(case.seed)
    dealt = open_teams(case.seed) if case.open_hands else random_game(case.seed, house_rules=bool(case.seed % 3))
    viewer = rng.choice([None, *range(dealt.seats)])
    minded = rng.choice([None, None, *range(dealt.seats)])
    minded = None if minded == viewer else minded
    day, stop = rng.randrange(2), rng.randrange(10, 60)
    one = Watched(case, dealt.deal.setup, dealt.deal.options, viewer, minded)
    one.from_day = day + 1
    own: list[str] = []
    discards: list[str] = []
    seen = seen_cards(one.game._day, viewer, case.open_hands)
    first = Story(one, 0)
    end = 0
    while stop:
        game = one.game
        text = None
        if one.table.is_window:
            text = _in_window(one, rng)
        elif one.is_ready():
            text = rng.choice(game.legal(game.pending()[0])).text
        if text is None:
            one.disturb()
            one.pass_time()
            continue
        if not case.beat and not one.table.is_window:
            one.watch()
        seat, before = game.pending()[0], game.copy()
        lines = one.told_lines()
        if one.table.is_window and seat == viewer:
            first.replies.append((one.now, text))
        elif text == "shout":
            first.shouts.append(one.now)
        elif seat == viewer:
            own.append(text)
        told = len(one.table.happenings)
        one.decide(text)
        game = one.game
        if game.is_over or game.day > day + 1:
            end = one.now  # the points of a day tell of hidden buses
            first.lines = lines
            break
        if before.day == game.day:
            seen |= seen_in(before._day, text, viewer, case.open_hands)
        else:
            seen = seen_cards(game._day, viewer, case.open_hands)
        for happening in one.table.happenings[told:]:
            discards += [event.traveller for event in happening.events if event.type == "discarded"]  # type: ignore[attr-defined]
        stop -= game.day == day + 1
    first.until = end or one.now
    first.lines = first.lines or one.told_lines()
    if one.game.day < day + 1 and not end:
        return first, first
    setup, became = permuted(rng, dealt.deal.setup, day, seen)
    two = Watched(case, setup, dealt.deal.options, viewer, minded)
    two.gives_orders = False
    return first, _retold(first, two, own, discards, became, day)


def _in_window(table: Watched, rng: random.Random) -> str | None:
    """A holder's decision: shout, pass early, or let the beat go by."""
    if table.table.seats[table.game.pending()[0]].player is not None:
        return rng.choice(["shout", "pass", "pass"])
    if not table.table.is_told(table.now):
        return None
    if not table.table.is_blind_window:
        return rng.choice(["shout", "pass", "pass"])  # everybody may know when
    return rng.choice([None, None, None, "shout", "pass"]) if table.case.beat else "pass"


def _retold(first: Story, two: Watched, own: list[str], discards: list[str], became: dict[str, str], day: int) -> Story:
    public = _heard(first.table.public())
    shouts, replies = first.shouts.copy(), first.replies.copy()
    own = own.copy()
    two.from_day = day + 1
    lines = 0
    passes = random.Random(two.case.seed)
    while two.now <= first.until:
        game = two.game
        heard = len(two.public())
        if heard >= len(public) or game.is_over:
            break
        seat = game.pending()[0]
        text = None
        if two.table.is_window:
            wanted = answer("shout", public[heard:])
            if seat == two.viewer:
                if replies and two.now >= replies[0][0]:
                    text = replies.pop(0)[1]
            elif not two.table.is_told(two.now) and two.table.seats[seat].player is None:
                pass
            elif wanted == "shout" and shouts and two.now >= shouts[0]:
                text = "shout"
                shouts.pop(0)
            elif wanted == "pass" and (two.answers_at_once(seat) or passes.random() < 0.3):
                text = "pass"
        elif two.is_ready():
            if seat == two.viewer:
                text = own.pop(0)
            elif game.phase == "penalty":
                gone = discards[sum(event["type"] == "penalized" for event in public[:heard])]
                text = f"discard {became.get(gone, gone) if game.day == day + 1 else gone}"
            else:
                text = answer(game.phase, public[heard:])
        if text is None:
            two.disturb()
            two.pass_time()
            continue
        if not two.case.beat and not two.table.is_window:
            two.watch()
        lines = two.told_lines()
        if game.named(seat, text) is None:
            assert seat != two.viewer
            break  # this hand cannot answer alike
        forced = game.copy().apply(seat, game.parse(text)).forced()
        two.decide(text)
        if forced_otherwise(public[heard:], _heard(two.public()[heard:]), forced, two.viewer):
            break
    return Story(two, two.now, lines)


def _heard(events: Iterable[Event]) -> list[dict[str, Any]]:
    """What a spectator hears."""
    return [event.to_json() for event in events if event.seen_by(None)]


def compare(case: Case) -> tuple[int, int]:
    """Demand that both stories agree as far as they go together; tells how long that is, and how much was compared."""
    first, other = both_stories(case)
    if not case.beat:
        return _compare_messages(first, other)
    until = min(first.until, other.until)
    mine, theirs = first.transcript(until), other.transcript(until)
    for one, two in zip(mine, theirs, strict=False):
        assert one == two
    assert len(mine) == len(theirs)
    assert first.moments(until) == other.moments(until)
    return until - first.table.journal[0][0], len(mine)


def _compare_messages(first: Story, other: Story) -> tuple[int, int]:
    """Without beats all is told in the same moment, so that the order is all there is."""
    until = min(first.lines, other.lines)
    mine, theirs = ([line for line in story.table.transcript if line[1] == "told"] for story in (first, other))
    for one, two in zip(mine[:until], theirs[:until], strict=True):
        assert one == two
    return 0, until


def is_told_alike(case: Case) -> bool:
    try:
        compare(case)
    except AssertionError:
        return False
    return True


__all__ = ["Case", "Story", "Table", "Watched", "both_stories", "compare", "is_told_alike"]
