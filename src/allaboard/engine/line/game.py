"""The course of a line game: departures, rounds, turns, objectives, the end (S4, R, P12-P13, O).

`LineGame` is the one interface of all games (`allaboard.engine`) for Bus and Metro. What a stop does to a
sheet and what it is worth differs, and lives in the sheets; which turns are legal is in `table`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.engine.actions import Action
from allaboard.engine.line import log as note
from allaboard.engine.line.account import Events
from allaboard.engine.line.board import DIRECTIONS, FAST_COLOURS, FROM_NOWHERE, Board
from allaboard.engine.line.deal import LineDeal
from allaboard.engine.line.log import Log
from allaboard.engine.line.refusals import refusal
from allaboard.engine.line.scores import Scores, standings
from allaboard.engine.line.shapes import SHAPES, TICKETS
from allaboard.engine.line.sheet import TURN_BOXES, Sheet
from allaboard.engine.line.table import MARKER, ROAD, Choices, LegalTurns, TableTurn
from allaboard.engine.line.turn import DEPARTURES, Depart, parse_action
from allaboard.engine.line.view import LineView, SeatView, SheetView

if TYPE_CHECKING:
    from mypy_extensions import i64

DEPARTURE: Final = 0
TURN: Final = 1
OVER: Final = 2
PHASES: Final = ["departure", "turn", "over"]

YELLOW_SIDE: Final = 10
BLUE_SIDE: Final = 6
NOBODY: Final = -1
_ALONE: Final = tuple((seat,) for seat in range(8))


class Line:
    """One player's chain of markers."""

    def __init__(self, on_line: list[bool]) -> None:
        self.departure: i64 = NOBODY
        self.turns: list[TableTurn] = []
        self.on_line: list[bool] = on_line  # for each stop of the board
        self.low: i64 = 0  # the stops of the line as bits, see `table`
        self.high: i64 = 0
        self.heading: i64 = 0

    def start(self, board: Board, stop: i64) -> None:
        self.departure = stop
        self.on_line[stop] = True
        self.low = board.low_bit[stop]
        self.high = board.high_bit[stop]
        self.heading = stop * DIRECTIONS + FROM_NOWHERE

    def extend(self, turn: TableTurn) -> None:
        self.turns.append(turn)
        code = turn.code
        on_line = self.on_line
        at: i64 = 0
        while at < len(code):
            on_line[code[at] << 8 | code[at + 1]] = True
            at += MARKER
        self.low |= turn.low
        self.high |= turn.high
        self.heading = turn.heading

    def path(self) -> list[int]:
        """All stops from the departure on; empty before it."""
        if self.departure == NOBODY:
            return []
        stops: list[int] = [self.departure]
        for turn in self.turns:
            stops += turn.ends()
        return stops

    def copy(self) -> Line:
        twin = Line(self.on_line.copy())
        twin.departure = self.departure
        twin.turns = self.turns.copy()
        twin.low = self.low
        twin.high = self.high
        twin.heading = self.heading
        return twin


class LineGame:
    """A game of Bus or Metro. Make one with `allaboard.engine.start_game` or from a checked `LineDeal`."""

    def __init__(self, deal: LineDeal, log: Log | None = None, source: LineGame | None = None) -> None:
        """A new game whose opening is noted in `log`; or, with a `source`, a twin of that game."""
        self.deal: LineDeal = deal
        self.board: Board = deal.board
        self._seats: i64 = deal.seats
        # What the active player can do, worked out when somebody asks.
        self._choices: Choices | None = None
        self._places: list[int] | None = None
        self._legal: LegalTurns | None = None
        self._scratch: Sheet | None = None
        if source is not None:
            self._phase: i64 = source._phase
            self._round: i64 = source._round  # counted from 0; before the first ticket -1
            self._inspector: i64 = source._inspector
            self._order: list[int] = source._order  # the seats that take a turn in this round; never changed in place
            self._at: i64 = source._at  # whose turn of `_order` it is
            self._active: i64 = source._active
            self._left: i64 = source._left  # players still in
            self._out: list[bool] = source._out.copy()
            self._chosen: list[int] = source._chosen.copy()  # departure numbers; 0 while the seat still chooses
            self._values: list[int] = source._values.copy()  # the visible sides of the common objectives
            self._load: list[int] = source._load.copy()  # markers on each road
            self._lines: list[Line] = [line.copy() for line in source._lines]
            self._sheets: list[Sheet] = [sheet.copy() for sheet in source._sheets]
            self._turns: list[TableTurn] = source._turns.copy()
            return
        self._phase = DEPARTURE
        self._round = -1
        self._inspector = deal.inspector
        self._order = []
        self._at = 0
        self._active = NOBODY
        self._left = deal.seats
        self._out = [False] * deal.seats
        self._chosen = deal.departures.copy()
        self._values = [YELLOW_SIDE] * len(deal.objectives)
        self._load = [0] * len(self.board.roads)
        self._lines = [Line([False] * self.board.size) for _ in range(deal.seats)]
        self._sheets = [self._new_sheet(seat, deal.targets[seat]) for seat in range(deal.seats)]
        self._turns = []
        if deal.rival:
            self._lay_rival()
        if 0 not in self._chosen:
            self._set_off(log)

    def _new_sheet(self, seat: int, targets: bytes) -> Sheet:
        raise NotImplementedError

    def _new(self, log: Log | None, source: LineGame | None) -> LineGame:
        """A game of the same deal: fresh, its opening noted in `log`, or a twin of `source`."""
        raise NotImplementedError

    def _lay_rival(self) -> None:
        """Z3: the markers of the rival line lie on the board before the first round."""
        rival = self.deal.rival
        for place in range(1, len(rival)):
            self._load[self.board.road_index[rival[place - 1], rival[place]]] += 1

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

    def _current_places(self) -> list[int]:
        """The places of the active player's legal turns in the current choices."""
        places = self._places
        if places is None:
            line = self._lines[self._active]
            self._places = places = self._current_choices().legal(line.on_line, line.low, line.high)
        return places

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

    # Departure and rounds.

    def _set_off(self, log: Log | None) -> None:
        """S4: all departures are revealed together."""
        for seat, number in enumerate(self._chosen):
            stop = self.board.departures[number]
            self._lines[seat].start(self.board, stop)
            if log is not None:
                log.add(note.DEPARTED, seat, 0, note.NO_ROW, 0, number, stop)
        self._phase = TURN
        self._start_round(log)

    def _start_round(self, log: Log | None) -> None:
        """R1-R3: reveal the next ticket and begin with the inspector."""
        self._round += 1
        self._forget_choices()
        deal = self.deal
        if self._round == len(deal.tickets):
            self._active = NOBODY  # a real table has not drawn this ticket yet
            return
        if deal.rush and self._round in deal.rush:
            self._rush_hour(log)
        if log is not None:
            log.add(note.TICKET_REVEALED, 0, 0, note.NO_ROW, self._round + 1, deal.tickets[self._round])
            if self._round == 0 and deal.fast_colour is not None:
                log.add(note.ROADS_SPED_UP, 0, 0, note.NO_ROW, 0, FAST_COLOURS.index(deal.fast_colour))
        order: list[int] = []
        place: i64 = 0
        while place < self._seats:
            seat = (self._inspector + place) % self._seats
            if not self._out[seat]:
                order.append(seat)
            place += 1
        self._order = order
        self._at = 0
        self._active = order[0]

    def _rush_hour(self, log: Log | None) -> None:
        """Z2: every objective still yellow turns blue."""
        if log is not None:
            log.add(note.RUSH_HOUR, 0, 0, note.NO_ROW, self._round + 1)
        for slot in range(len(self._values)):
            self._turn_objective(slot, log)

    def _turn_objective(self, slot: int, log: Log | None) -> None:
        if self._values[slot] != BLUE_SIDE:
            self._values[slot] = BLUE_SIDE
            if log is not None:
                log.add(note.OBJECTIVE_TURNED, 0, 0, note.NO_ROW, slot, BLUE_SIDE)

    # Turns.

    def _forget_choices(self) -> None:
        """The decision is made: the next one has other choices."""
        self._choices = None
        self._places = None
        self._legal = None

    def _current_choices(self) -> Choices:
        """The part of the table that concerns the active player's turn."""
        choices = self._choices
        if choices is None:
            seat = self._active
            sheet = self._sheets[seat]
            shape = self.deal.shapes[seat][self._round]
            choices = self.deal.table.choices(
                self._lines[seat].heading, shape, TURN_BOXES - sheet.turn_zone, sheet.extra()
            )
            self._choices = choices
        return choices

    def _take_turn(self, turn: TableTurn, log: Log | None) -> None:
        seat = self._active
        choices = self._current_choices()
        if log is not None and choices.off_map:
            log.add(note.OFF_MAP, seat, 0, note.NO_ROW, 0, 0, turn.start)
        load = self._load
        self._sheets[seat].travel(turn, choices.wish, load, self.deal.special, log)
        code = turn.code
        at: i64 = ROAD
        while at < len(code):
            road: i64 = code[at] << 8 | code[at + 1]
            markers: i64 = load[road]
            load[road] = markers + 1
            at += MARKER
        self._lines[seat].extend(turn)
        self._turns.append(turn)
        if turn.looping:
            self._out[seat] = True
            self._left -= 1
            if log is not None:
                log.add(note.ELIMINATED, seat, 0, note.NO_ROW, 0, 0, turn.heading // DIRECTIONS)
            if self._left == 0:
                self._end(note.ALL_ELIMINATED, log)
                return
        self._forget_choices()
        self._at += 1
        if self._at < len(self._order):
            self._active = self._order[self._at]
        else:
            self._end_round(log)

    def _end_round(self, log: Log | None) -> None:
        """R4, O: objectives, then the inspector passes."""
        slot: i64 = 0
        while slot < len(self._values):
            self._award(slot, log)
            slot += 1
        if self._round == TICKETS - 1:
            self._end(note.ROUNDS_PLAYED, log)
            return
        inspector: i64 = (self._inspector + 1) % self._seats
        while self._out[inspector]:
            inspector = (inspector + 1) % self._seats
        self._inspector = inspector
        if log is not None:
            log.add(note.INSPECTOR_PASSED, inspector)
        self._start_round(log)

    def _award(self, slot: i64, log: Log | None) -> None:
        """O2, O3: whoever fulfils an objective now writes its visible side; after that it turns blue."""
        objective: i64 = self.deal.objectives[slot]
        value: i64 = self._values[slot]
        reached = False
        for sheet in self._sheets:
            if not self._out[sheet.seat] and sheet.common(slot) == 0 and sheet.fulfils(objective):
                sheet.write_common(slot, value)
                reached = True
                if log is not None:
                    log.add(note.OBJECTIVE_REACHED, sheet.seat, 0, note.NO_ROW, slot, value)
        if reached:
            self._turn_objective(slot, log)

    def _end(self, reason: int, log: Log | None) -> None:
        self._phase = OVER
        self._active = NOBODY
        self._forget_choices()
        if log is not None:
            for seat, objective in enumerate(self.deal.setup.personal):
                if objective is not None and not self._personal_is_open():
                    log.add(note.PERSONAL_REVEALED, seat, 0, note.NO_ROW, 0, objective)
            log.add(note.GAME_OVER, 0, 0, note.NO_ROW, reason, sum(2**seat for seat in self._winners()))

    def _winners(self) -> list[int]:
        """F10: the seats with the highest total, none if all are eliminated."""
        totals = self.totals()
        best = max((total for total in totals if total is not None), default=None)
        return [seat for seat, total in enumerate(totals) if best is not None and total == best]

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

    def _personal_is_open(self) -> bool:
        """Whether everybody knows all personal objectives (S3)."""
        raise NotImplementedError

    def _knows_personal(self, viewer: int | None, seat: int) -> bool:
        """Whether a viewer may know the personal objective of a seat now."""
        return viewer == seat or self._phase == OVER or self._personal_is_open()

    def scores(self, viewer: int | None) -> Scores:
        """The breakdown of every seat as a seat, or a spectator (None), may know it."""
        return self._scores([self._knows_personal(viewer, seat) for seat in range(self._seats)])

    def tally(self) -> Scores:
        """The breakdown of every seat with all secrets: for records, never for a player."""
        return self._scores([True] * self._seats)

    def totals(self) -> list[int | None]:
        """The totals of `tally`, quickly; None for the eliminated."""
        return [None if self._out[sheet.seat] else sheet.total() for sheet in self._sheets]

    def _scores(self, known: list[bool]) -> Scores:
        breakdowns: list[dict[str, int | None] | None] = []
        for seat, sheet in enumerate(self._sheets):
            if self._out[seat]:
                breakdowns.append(None)
                continue
            breakdown: dict[str, int | None] = dict(sheet.breakdown())
            if not known[seat] or self.deal.setup.personal[seat] is None:
                breakdown["personal"] = None
            breakdowns.append(breakdown)
        return standings(breakdowns, self._phase == OVER)

    # Views.

    def view(self, seat: int | None) -> LineView[SheetView]:
        """What a seat, or a spectator (None), may see: put together from what is allowed."""
        setup = self.deal.setup
        played = list(setup.tickets[: self._round + 1])
        hand = None if seat is None or setup.hands is None else sorted(setup.hands[seat])
        return {
            "game": self.deal.city.game,
            "city": self.deal.city.name,
            "seat": seat,
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
            "hand": hand,
            "kept": None if seat is None else self._chosen[seat] or None,
            "seats": [self._seat_view(other, seat) for other in range(self._seats)],
        }

    def _seat_view(self, seat: int, viewer: int | None) -> SeatView[SheetView]:
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
            "personal": setup.personal[seat] if self._knows_personal(viewer, seat) else None,
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
