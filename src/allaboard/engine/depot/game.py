"""Depot behind the one interface of all games: two days, what is legal, what happened, who may see what.

A decision with a single legal action is taken by the game itself and is not among `actions` (section 14).
"""

from __future__ import annotations

from typing import Final

from allaboard.boards.pictures import picture_of
from allaboard.engine.actions import Action, IllegalAction
from allaboard.engine.depot import log as note
from allaboard.engine.depot.account import Events
from allaboard.engine.depot.actions import DepotAction, action_of, parse_action
from allaboard.engine.depot.day import ENDS, GOING_ON, Day
from allaboard.engine.depot.deal import DepotDeal, checked_deal
from allaboard.engine.depot.log import Log
from allaboard.engine.depot.pending import EXCHANGE, HAND, PHASES
from allaboard.engine.depot.positions import day_at
from allaboard.engine.depot.refusals import refusal
from allaboard.engine.depot.scoring import breakdown, day_points, standings
from allaboard.engine.depot.seeing import knows_buses, view_of
from allaboard.engine.depot.setup import DepotOptions, DepotSetup, TableSettings
from allaboard.engine.depot.view import DepotView, Scores

DAYS: Final = 2


class DepotGame:
    """A game of Depot. Make one with `start_depot` or from a checked `DepotDeal`."""

    def __init__(self, deal: DepotDeal, log: Log | None = None, source: DepotGame | None = None) -> None:
        """A new game whose opening is noted in `log`; or, with a `source`, a twin of that game."""
        self.deal: DepotDeal = deal
        self._legal: tuple[DepotAction, ...] | None = None
        if source is not None:
            self._day: Day = source._day.copy()
            self._points: list[list[list[int]]] = source._points.copy()  # of the days that are over, by seat
            self._ends: list[int] = source._ends.copy()
            self._decisions: list[int] = source._decisions.copy()
            return
        position = deal.position
        if position is not None:
            self._day = day_at(position, deal.rules)
            self._points = [[list(row) for row in rows] for rows in position.points]
            self._ends = list(position.ends)
            self._decisions = []
            return
        self._day = Day(deal.rules, deal.seats)
        self._points = []
        self._ends = []
        self._decisions = []
        self._start_day(deal.first, log)
        self._settle(log)

    # The course of the game.

    def _start_day(self, first: int, log: Log | None) -> None:
        """D8-D12, D76: deal the next day and begin it with this seat."""
        number = len(self._points)
        day = Day(self.deal.rules, self.deal.seats)
        day.lay_out(self.deal.buses[number], self.deal.travellers[number])
        self._day = day
        if log is not None:
            log.add(note.DAY_STARTED, first, [number + 1, *day.room[0], *day.room[1], *day.garage])
            for seat in range(day.seats):
                log.add(note.DEALT, seat, [*day.buses[seat], *day.hands[seat]])
        day.start(first, log)

    def _settle(self, log: Log | None) -> None:
        """Go on to the next decision that is a real one."""
        self._legal = None
        while True:
            day = self._day
            if day.end != GOING_ON:
                if len(self._points) == DAYS:
                    return
                self._end_day(log)
            elif len(day.options) == 1:
                if log is not None:
                    log.forced_codes.append(day.options[0])
                    if day.decision().kind <= HAND or day.decision().kind == EXCHANGE:
                        day.note_rest(log)
                day.answer(day.options[0], log)
            else:
                return

    def _end_day(self, log: Log | None) -> None:
        day = self._day
        points = [day_points(day, seat) for seat in range(day.seats)]
        self._points.append(points)
        self._ends.append(day.end)
        if log is not None:
            log.add(note.DAY_ENDED, 0, [len(self._points), day.end])
            for seat, row in enumerate(points):
                log.add(note.DAY_SCORED, seat, [number + note.POINT_ZERO for number in row])
        if len(self._points) < DAYS:
            if log is not None:
                day.note_rest(log)
            self._start_day(self._next_first(points), log)
        elif log is not None:
            log.add(note.GAME_OVER, 0, self.tally()["winners"])

    def _next_first(self, points: list[list[int]]) -> int:
        """D76: the highest score of day 1, a tie broken by the set-up's order."""
        best = self.deal.ties[0]
        for seat in self.deal.ties:
            if sum(points[seat]) > sum(points[best]):
                best = seat
        return best

    # The interface: what is.

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.deal.seats

    @property
    def phase(self) -> str:
        """The kind of decision that is due, or `over`. It knows of shouts: what a seat may know is in its view."""
        if self._day.end != GOING_ON:
            return "over" if self.is_over else "day_over"
        return PHASES[self._day.decision().kind]

    @property
    def is_over(self) -> bool:
        return len(self._points) == DAYS

    @property
    def day(self) -> int:
        """The day being played, counted from 1."""
        return min(len(self._points) + 1, DAYS)

    @property
    def ends(self) -> list[str]:
        """How each finished day ended."""
        return [ENDS[end] for end in self._ends]

    @property
    def actions(self) -> list[Action]:
        """The decisions made so far. Together with the deal this is the whole game."""
        return [action_of(code) for code in self._decisions]

    def pending(self) -> tuple[int, ...]:
        """The seat that owes a decision now; none when the game is over. It knows of shouts, like `phase`."""
        return (self._day.decision().seat,) if self._day.end == GOING_ON else ()

    def legal(self, seat: int) -> tuple[DepotAction, ...]:
        """Every legal action of a seat in the order of their texts; none if it owes no decision."""
        if self._day.end != GOING_ON or seat != self._day.decision().seat:
            return ()
        legal = self._legal
        if legal is None:
            self._legal = legal = tuple([action_of(code) for code in self._day.options])
        return legal

    def named(self, seat: int, text: str) -> DepotAction | None:
        """The legal action of a seat that has this text, or None."""
        if self._day.end != GOING_ON or seat != self._day.decision().seat:
            return None
        try:
            action = parse_action(text)
        except IllegalAction:
            return None
        return action if action.code in self._day.options else None

    def parse(self, text: str) -> DepotAction:
        """The action that a text writes. Raises `IllegalAction` if it is no action of this game."""
        return parse_action(text)

    # The interface: what happens.

    def apply(self, seat: int, action: Action) -> Events:
        """Carry out an action and tell what happened. An illegal one raises `IllegalAction` and changes nothing."""
        code = self._find(seat, action)
        events = Events()
        self._carry_out(code, events)
        return events

    def apply_with_rests(self, seat: int, action: Action) -> tuple[Events, list[tuple[int, DepotGame]]]:
        """Like `apply`, and the game as it was wherever a decision was left out that a hidden hand made needless.

        Each comes with the number of events before it. To whoever does not know that hand such a moment must look
        like any other at which somebody thinks (15.5). The end of a day that another follows is such a moment, too:
        there the phase is `day_over`, and nobody owes a decision.
        """
        code = self._find(seat, action)
        ended = len(self._points)
        events = Events()
        events.rests = []
        self._carry_out(code, events)
        games = []
        for count, day in events.rests:
            assert isinstance(day, Day)
            twin = self.copy()
            finished = ended + sum(row[0] == note.DAY_ENDED for row in events.entries[:count])
            twin._day, twin._points, twin._ends = day, self._points[:finished], self._ends[:finished]
            if day.end != GOING_ON:  # its points are those of the cards that still lie there
                twin._points = self._points[: finished - 1]
            games.append((count, twin))
        return events, games

    def play(self, seat: int, action: Action) -> None:
        """Like `apply`, without the account of what happened: for bots that try many games."""
        self._carry_out(self._find(seat, action), None)

    def opening(self) -> Events:
        """What happened before the first action."""
        events = Events()
        DepotGame(self.deal, events)
        return events

    def _find(self, seat: int, action: Action) -> int:
        """The number of a legal action, or `IllegalAction` saying why it is not one."""
        if self._day.end == GOING_ON and seat == self._day.decision().seat:
            code = parse_action(action.text).code
            if code in self._day.options:
                return code
        raise refusal(self, self._day, seat, action)

    def _carry_out(self, code: int, log: Log | None) -> None:
        self._decisions.append(code)
        self._day.answer(code, log)
        self._settle(log)

    # Decisions by number, for loops that play many games.

    def count_choices(self) -> int:
        """How many legal actions the pending seat has."""
        return len(self._day.options)

    def play_choice(self, choice: int) -> None:
        """Carry out the legal action with this number for the pending seat."""
        self._carry_out(self._day.options[choice], None)

    def play_texts(self, texts: tuple[str, ...]) -> int:
        """Play decisions by their texts, each by whose it is, up to the first that is not legal; how many were."""
        played = 0
        for text in texts:
            action = None if self.is_over else self.named(self._day.decision().seat, text)
            if action is None:
                break
            self._carry_out(action.code, None)
            played += 1
        return played

    # Standings.

    def scores(self, viewer: int | None) -> Scores:
        """The breakdown of every seat as a seat, or a spectator (None), may know it; a day in progress as it is."""
        day, deal = self._day, self.deal
        is_counted = day.end != GOING_ON  # what every seat holds is then told with its points
        return self._scores(
            [
                is_counted or knows_buses(day, seat, viewer, deal.open_hands, deal.has_memory)
                for seat in range(deal.seats)
            ]
        )

    def scores_for(self, viewers: tuple[int | None, ...]) -> list[Scores]:
        """`scores` of several viewers at once."""
        return [self.scores(viewer) for viewer in viewers]

    def tally(self) -> Scores:
        """The breakdown of every seat with all secrets: for records, never for a player."""
        return self._scores([True] * self.deal.seats)

    def _scores(self, known: list[bool]) -> Scores:
        days = []
        for seat in range(self.deal.seats):
            own = [breakdown(points[seat], True) for points in self._points]
            if not self.is_over:
                own.append(breakdown(day_points(self._day, seat), known[seat]))
            days.append(own)
        return standings(days, self.is_over, self.deal.rules.teams)

    def totals(self) -> list[int]:
        """The totals of `tally`, quickly."""
        totals = []
        for seat in range(self.deal.seats):
            total = 0 if self.is_over else sum(day_points(self._day, seat))
            for points in self._points:
                total += sum(points[seat])
            totals.append(total)
        return totals

    # Views.

    def view(self, seat: int | None) -> DepotView:
        """What a seat, or a spectator (None), may see: put together from what is allowed."""
        deal = self.deal
        options = deal.options.to_json()
        return view_of(self._day, self.day, self.ends, options, seat, deal.open_hands, deal.has_memory)

    def views_for(self, viewers: tuple[int | None, ...]) -> list[DepotView]:
        """`view` of several viewers at once."""
        return [self.view(viewer) for viewer in viewers]

    # Copies.

    def copy(self) -> DepotGame:
        """An independent game in the same state."""
        return DepotGame(self.deal, None, self)

    def __eq__(self, other: object) -> bool:
        """Chance is in the deal and the rest follows from the decisions, so these are all there is to compare."""
        return isinstance(other, DepotGame) and self._decisions == other._decisions and self.deal == other.deal

    def __hash__(self) -> int:
        raise TypeError("a game changes and has no hash")

    def __copy__(self) -> DepotGame:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> DepotGame:
        return self.copy()

    def _repr_svg_(self) -> str:
        return picture_of(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _resume, (self.deal, [action.text for action in self.actions])


def start_depot(
    setup: DepotSetup, options: DepotOptions | None = None, settings: TableSettings | None = None
) -> DepotGame:
    """A new game. Raises `FaultsFound` with everything that is wrong with the set-up."""
    return DepotGame(checked_deal(setup, options or DepotOptions(), settings))


def _resume(deal: DepotDeal, texts: list[str]) -> DepotGame:
    """A pickled game played again."""
    game = DepotGame(deal)
    for text in texts:
        game.play(game.pending()[0], game.parse(text))
    return game
