"""The course of a line game: departures, rounds, turns, objectives, the end (S4, R, P7, P12-P13, O, Z1-Z3).

`LineCourse` is the state of a game and the rules that move it on. It trusts what it is told to do; what is legal to
tell it, and who may know what, is the business of `game`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.engine.line import log as note
from allaboard.engine.line.board import DIRECTIONS, FAST_COLOURS, Board
from allaboard.engine.line.deal import LineDeal
from allaboard.engine.line.log import Log
from allaboard.engine.line.shapes import TICKETS
from allaboard.engine.line.sheet import TURN_BOXES, Sheet
from allaboard.engine.line.table import MARKER, ROAD, Choices, LegalTurns, TableTurn
from allaboard.engine.line.track import Line

if TYPE_CHECKING:
    from mypy_extensions import i64

DEPARTURE: Final = 0
TURN: Final = 1
OVER: Final = 2

YELLOW_SIDE: Final = 10
BLUE_SIDE: Final = 6
NOBODY: Final = -1


class LineCourse:
    """A game of Bus or Metro and how it goes on. Only `LineGame` and its subclasses are used from outside."""

    def __init__(self, deal: LineDeal, log: Log | None = None, source: LineCourse | None = None) -> None:
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
            # Never changed in place either: whoever tries an action on a twin need not work them out again.
            self._choices = source._choices
            self._places = source._places
            self._legal = source._legal
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

    def _personal_is_open(self) -> bool:
        """Whether everybody knows all personal objectives (S3)."""
        raise NotImplementedError

    def _lay_rival(self) -> None:
        """Z3: the markers of the rival line lie on the board before the first round."""
        rival = self.deal.rival
        for place in range(1, len(rival)):
            self._load[self.board.road_index[rival[place - 1], rival[place]]] += 1

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

    def _current_places(self) -> list[int]:
        """The places of the active player's legal turns in the current choices."""
        places = self._places
        if places is None:
            line = self._lines[self._active]
            self._places = places = self._current_choices().legal(line.on_line, line.low, line.high)
        return places

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

    def totals(self) -> list[int | None]:
        """The totals of `tally`, quickly; None for the eliminated."""
        return [None if self._out[sheet.seat] else sheet.total() for sheet in self._sheets]
