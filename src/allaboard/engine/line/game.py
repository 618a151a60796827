"""The line games behind the one interface of all games: what is legal, what happened, who may see what.

`LineGame` adds to the course of a game the verbs of `allaboard.engine`. What a stop does to a sheet and what it is
worth differs between Bus and Metro, and lives in the sheets; which turns are legal is in `table`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.boards.pictures import picture_of
from allaboard.engine.actions import Action
from allaboard.engine.line import log as note
from allaboard.engine.line.account import Events
from allaboard.engine.line.course import DEPARTURE, NOBODY, OVER, TURN, LineCourse
from allaboard.engine.line.dead_ends import Lookout
from allaboard.engine.line.deal import LineDeal
from allaboard.engine.line.log import Log
from allaboard.engine.line.refusals import refusal
from allaboard.engine.line.scores import Scores, standings
from allaboard.engine.line.shapes import SHAPES, TICKETS, shape_counts
from allaboard.engine.line.table import LegalTurns, TableTurn
from allaboard.engine.line.turn import DEPARTURES, Depart, parse_action
from allaboard.engine.line.view import LineView, SeatView, SheetView

if TYPE_CHECKING:
    from mypy_extensions import i64

PHASES: Final = ["departure", "turn", "over"]
_ALONE: Final = tuple((seat,) for seat in range(8))


class LineGame(LineCourse):
    """A game of Bus or Metro. Make one with `allaboard.engine.start_game` or from a checked `LineDeal`."""

    def _new(self, log: Log | None, source: LineGame | None) -> LineGame:
        """A game of the same deal: fresh, its opening noted in `log`, or a twin of `source`."""
        raise NotImplementedError

    # The interface: what is.

    @property
    def seats(self) -> int:
        """The number of players."""
        return self._seats

    @property
    def phase(self) -> str:
        """`departure`, `turn` or `over`."""
        return PHASES[self._phase]

    @property
    def is_over(self) -> bool:
        return self._phase == OVER

    @property
    def round(self) -> int:
        """The round being played, counted from 1; 0 while departures are chosen."""
        return self._round + 1

    @property
    def actions(self) -> list[Action]:
        """The turns taken so far. Together with the deal and the departures this is the whole game."""
        return list(self._turns)

    @property
    def departures(self) -> list[int | None]:
        """The departure number of each seat, None for those that still choose. Secret until all have chosen."""
        return [number or None for number in self._chosen]

    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision now. Empty when the game is over or the next ticket is not known yet."""
        if self._phase == TURN:
            return () if self._active == NOBODY else _ALONE[self._active]
        if self._phase == DEPARTURE:
            return tuple([seat for seat, number in enumerate(self._chosen) if number == 0])
        return ()

    def legal(self, seat: int) -> LegalTurns | tuple[Action, ...]:
        """Every legal action of a seat in the order of their texts; none if it owes no decision."""
        if self._phase == TURN and seat == self._active and seat != NOBODY:
            return self._legal_turns()
        if self._phase == DEPARTURE and 0 <= seat < self._seats and self._chosen[seat] == 0:
            return self.deal.departure_choices[seat]
        return ()

    def _legal_turns(self) -> LegalTurns:
        """The turns of the active player."""
        legal = self._legal
        if legal is None:
            self._legal = legal = LegalTurns(self._current_choices(), self._current_places())
        return legal

    def named(self, seat: int, text: str) -> Action | None:
        """The legal action of a seat that has this text, or None: quicker than to parse it and look for it."""
        if self._phase == TURN:
            return self._legal_turns().named(text) if seat == self._active and seat != NOBODY else None
        for departure in self.legal(seat):
            if departure.text == text:
                return departure
        return None

    def parse(self, text: str) -> Action:
        """The action that a text writes. Raises `IllegalAction` if it is no action of this game."""
        return parse_action(text)

    # The interface: what happens.

    def apply(self, seat: int, action: Action) -> Events:
        """Carry out an action and tell what happened. An illegal one raises `IllegalAction` and changes nothing."""
        found = self._find(seat, action)
        events = Events(self.deal)
        self._carry_out(seat, found, events)
        return events

    def play(self, seat: int, action: Action) -> None:
        """Like `apply`, without the account of what happened: for bots that try many games."""
        self._carry_out(seat, self._find(seat, action), None)

    def opening(self) -> Events:
        """What happened before the first action."""
        events = Events(self.deal)
        self._new(events, None)
        return events

    def _find(self, seat: int, action: Action) -> Action:
        """The action among the legal ones, or `IllegalAction` saying why it is not there."""
        found: Action | None
        if self._phase == TURN and seat == self._active and seat != NOBODY:
            found = self._legal_turns().find(action)
        else:
            found = self.named(seat, action.text)
        if found is None:
            raise refusal(self, seat, action)
        return found

    def _carry_out(self, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, TableTurn):
            self._take_turn(action, log)
        elif isinstance(action, Depart):
            self._chosen[seat] = action.number
            if log is not None:
                log.add(note.DEPARTURE_CHOSEN, seat)
            if 0 not in self._chosen:
                self._set_off(log)

    def play_texts(self, texts: tuple[str, ...]) -> int:
        """Play turns by their texts, each by whose turn it is, up to the first that is not legal; how many were."""
        played: i64 = 0
        for text in texts:
            if self._phase != TURN or self._active == NOBODY:
                break
            turn = self._legal_turns().named(text)
            if turn is None:
                break
            self._take_turn(turn, None)
            played += 1
        return played

    # Decisions by number, for loops that play many games: the first pending seat decides.

    def count_choices(self) -> int:
        """How many legal actions the first pending seat has."""
        if self._phase == TURN and self._active != NOBODY:
            return len(self._current_places())
        return len(self.legal(self.pending()[0]))

    def play_choice(self, choice: int) -> None:
        """Carry out the legal action with this number for the first pending seat."""
        if self._phase == TURN and self._active != NOBODY:
            self._take_turn(self._current_choices().turn(self._current_places()[choice]), None)
        else:
            seat = self.pending()[0]
            self._carry_out(seat, self.legal(seat)[choice], None)

    def best_choice(self) -> int:
        """The number of the action that G1 takes without a seed: the first of the highest own totals."""
        if self._phase != TURN:
            return 0
        choices = self._current_choices()
        best: i64 = 0
        highest: i64 = 0
        found = False
        number: i64 = 0
        for place in self._current_places():
            turn = choices.turn(place)
            if not turn.looping:
                total: i64 = self.total_after(turn)
                if not found or total > highest:
                    found = True
                    highest = total
                    best = number
            number += 1
        return best

    # Trying out.

    def cost(self, turn: Action) -> tuple[int, int, bool]:
        """What a legal turn costs: boxes of the turn zone, shared-road ticks before the cap, elimination."""
        found = self._find(self._active, turn)
        assert isinstance(found, TableTurn)
        shared = sum(self._load[road] + self.deal.special[road] for road in found.roads())
        return found.turn_zone(self._current_choices().wish), shared, found.looping

    def costs(self, seat: int) -> list[tuple[int, int, bool]]:
        """`cost` for every legal turn of the seat, in their order."""
        found: list[tuple[int, int, bool]] = []
        if self._phase == TURN and seat == self._active and seat != NOBODY:
            wish = self._current_choices().wish
            special = self.deal.special
            load = self._load
            for turn in self._legal_turns().all():
                shared: i64 = 0
                for road in turn.roads():
                    shared += load[road] + special[road]
                found.append((turn.turn_zone(wish), shared, turn.looping))
        return found

    def dead_ends(self, seat: int) -> list[int]:
        """For every legal turn of the seat how soon it makes elimination certain, as `dead_ends` counts.

        0: it does not, as far as that looks; so it is for a turn that eliminates by itself. Nothing secret comes in.
        """
        if self._phase != TURN or seat != self._active or seat == NOBODY:
            return []
        line = self._lines[seat]
        lookout = Lookout(
            self.deal.table,
            shape_counts(self.deal.setup.sheets[seat], self.deal.tickets[: self._round + 1]),
            line.on_line,
        )
        return lookout.certain_after_each(
            self._legal_turns().all(), self._current_choices().wish, line.low, line.high, self._sheets[seat]
        )

    def outlook(self, seat: int) -> list[int | None]:
        """For every legal turn of the seat its own total if the game ended right after it (G1).

        Open rows count half, common objectives that the turn fulfils count at their visible side, and so does
        the seat's personal objective. None for a turn that eliminates.
        """
        totals: list[int | None] = []
        if self._phase == TURN and seat == self._active and seat != NOBODY:
            for turn in self._legal_turns().all():
                totals.append(None if turn.looping else self.total_after(turn))
        return totals

    def total_after(self, turn: TableTurn) -> int:
        """The active player's own total if the game ended right after `turn`, which must not loop."""
        sheet = self._sheets[self._active]
        scratch = self._scratch
        if scratch is None or scratch.seat != sheet.seat:
            self._scratch = scratch = sheet.blank()
        scratch.take(sheet)
        scratch.travel(turn, self._current_choices().wish, self._load, self.deal.special, None)
        total: i64 = scratch.total()
        slot: i64 = 0
        while slot < len(self._values):
            if scratch.common(slot) == 0:
                objective: i64 = self.deal.objectives[slot]
                if scratch.fulfils(objective):
                    value: i64 = self._values[slot]
                    total += value
            slot += 1
        return total

    # Standings.

    def _knows_personal(self, viewer: int | None, seat: int) -> bool:
        """Whether a viewer may know the personal objective of a seat now."""
        return viewer == seat or self._phase == OVER or self._personal_is_open()

    def scores(self, viewer: int | None) -> Scores:
        """The breakdown of every seat as a seat, or a spectator (None), may know it."""
        return self.scores_for((viewer,))[0]

    def scores_for(self, viewers: tuple[int | None, ...]) -> list[Scores]:
        """`scores` of several viewers at once."""
        for_all = [self._breakdown(seat, self._knows_personal(None, seat)) for seat in range(self._seats)]
        found: list[Scores] = []
        for viewer in viewers:
            breakdowns = for_all
            if viewer is not None and not self._knows_personal(None, viewer):
                breakdowns = for_all.copy()
                breakdowns[viewer] = self._breakdown(viewer, True)
            found.append(standings(breakdowns, self._phase == OVER))
        return found

    def tally(self) -> Scores:
        """The breakdown of every seat with all secrets: for records, never for a player."""
        return standings([self._breakdown(seat, True) for seat in range(self._seats)], self._phase == OVER)

    def _breakdown(self, seat: int, knows_personal: bool) -> dict[str, int | None] | None:
        """The points of a seat; those of a personal objective that is not known or not told are null."""
        if self._out[seat]:
            return None
        breakdown: dict[str, int | None] = dict(self._sheets[seat].breakdown())
        if not knows_personal or self.deal.setup.personal[seat] is None:
            breakdown["personal"] = None
        return breakdown

    # Views.

    def view(self, seat: int | None) -> LineView[SheetView]:
        """What a seat, or a spectator (None), may see: put together from what is allowed."""
        return self.views_for((seat,))[0]

    def views_for(self, viewers: tuple[int | None, ...]) -> list[LineView[SheetView]]:
        """`view` of several viewers at once: what they see alike is one and the same object in all views."""
        spectator = self._spectator_view()
        found: list[LineView[SheetView]] = []
        for viewer in viewers:
            if viewer is None:
                found.append(spectator)
                continue
            own = spectator.copy()
            own["seat"] = viewer
            hands = self.deal.setup.hands
            own["hand"] = None if hands is None else sorted(hands[viewer])
            own["kept"] = self._chosen[viewer] or None
            if not self._knows_personal(None, viewer):
                seat = spectator["seats"][viewer].copy()
                seat["personal"] = self.deal.setup.personal[viewer]
                own["seats"] = spectator["seats"].copy()
                own["seats"][viewer] = seat
            found.append(own)
        return found

    def _spectator_view(self) -> LineView[SheetView]:
        """What everybody may see; there is no place in it for what only a seat may."""
        setup = self.deal.setup
        played = list(setup.tickets[: self._round + 1])
        return {
            "game": self.deal.city.game,
            "city": self.deal.city.name,
            "seat": None,
            "options": {
                "open_personal": self.deal.options.open_personal,
                "any_city": self.deal.options.any_city,
            },
            "phase": self.phase,
            "round": self.round,
            "ticket": None if self._active == NOBODY else setup.tickets[self._round],
            "played": played,
            "to_come": [ticket for ticket in range(1, TICKETS + 1) if ticket not in played],
            "inspector": self._inspector,
            "order": self._order.copy(),
            "pending": list(self.pending()),
            "common": [
                {"objective": name, "value": value} for name, value in zip(setup.common, self._values, strict=True)
            ],
            "fast_roads": self.deal.fast_colour if played else None,
            "rush_hours": None if setup.rush is None else sum(1 for card in setup.rush if card < len(played)),
            "rival": list(setup.rival),
            "hand": None,
            "kept": None,
            "seats": [self._seat_view(seat) for seat in range(self._seats)],
        }

    def _seat_view(self, seat: int) -> SeatView[SheetView]:
        setup = self.deal.setup
        out = self._out[seat]
        shape = None if out or self._active == NOBODY else SHAPES[self.deal.shapes[seat][self._round]]
        return {
            "seat": seat,
            "sheet_type": setup.sheets[seat],
            "shape": shape,
            "departure": None if self._phase == DEPARTURE else self._chosen[seat],
            "line": [self.board.names[stop] for stop in self._lines[seat].path()],
            "eliminated": out,
            "personal": setup.personal[seat] if self._knows_personal(None, seat) else None,
            "sheet": self._sheets[seat].view(len(self._values)),
        }

    # Copies.

    def copy(self) -> LineGame:
        """An independent game in the same state."""
        return self._new(None, self)

    def __eq__(self, other: object) -> bool:
        """Chance is in the deal and the rest follows from the decisions, so these are all there is to compare."""
        return (
            isinstance(other, LineGame)
            and self._chosen == other._chosen
            and self._turns == other._turns
            and self.deal.differs_only_in_departures(other.deal)
        )

    def __hash__(self) -> int:
        raise TypeError("a game changes and has no hash")

    def __copy__(self) -> LineGame:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> LineGame:
        return self.copy()

    def _repr_svg_(self) -> str:
        return picture_of(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _resume, (type(self), self.deal, self._chosen, [turn.text for turn in self._turns])


def _resume(kind: type[LineGame], deal: LineDeal, chosen: list[int], turns: list[str]) -> LineGame:
    """A pickled game played again."""
    game = kind(deal)
    for seat, number in enumerate(chosen):
        if number and game.phase == "departure" and game.legal(seat):
            game.play(seat, DEPARTURES[number])
    for text in turns:
        game.play(game.pending()[0], parse_action(text))
    return game
