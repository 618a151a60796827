"""A line game as bytes that are kept up to date: the quick way to the fields of `fields`. Compiled.

There is one block for what concerns everybody, one for every seat and one for what each seat alone knows; a flat
observation is the blocks of its viewer in a row. Only what a decision changes is written again. That this says the
same as the view is what tests/envs/test_observations.py checks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.engine.actions import Action
from allaboard.engine.bus.sheet import BusSheet
from allaboard.engine.line.board import FAST_COLOURS
from allaboard.engine.line.course import DEPARTURE, NOBODY, OVER
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.pen import DECIDED, PAID, Pen
from allaboard.engine.line.shapes import TICKETS
from allaboard.engine.line.sheet import OBJECTIVES, Sheet
from allaboard.engine.line.table import MARKER as MARKER_BYTES
from allaboard.engine.line.table import ROAD
from allaboard.envs.line.plan import RowPlan
from allaboard.envs.line.sheets import show_sheet, show_ticked

if TYPE_CHECKING:
    from mypy_extensions import i64

_NONE: Final = -1


class LineRow:
    """A game, the pen of whoever is to decide, and the blocks that show it."""

    def __init__(self, plan: RowPlan, game: LineGame) -> None:
        self.plan: RowPlan = plan
        self.pen: Pen = Pen(game)
        self.game: LineGame = game
        # Blocks are small on purpose: a number below 257 is not made anew each time it is used as a place.
        self._public: bytearray = bytearray(plan.public_size)
        self._seat_blocks: list[bytearray] = []
        self._own: list[bytearray] = []
        # What the blocks say, kept beside them, for to look there is much quicker:
        self._tails: list[int] = []  # the small fields of all seats
        self._values: list[int] = []  # the visible sides of the objectives
        self._ends: list[int] = []  # where each line ends
        self._shapes: list[int] = []  # the shape of each seat
        self._round: i64 = _NONE
        self._ticket: i64 = _NONE
        self._turns: i64 = 0  # the turns that were shown
        self.begin(game)

    def begin(self, game: LineGame) -> None:
        """Show a game."""
        self.game = game
        self.pen.take(game)
        plan = self.plan
        seats: i64 = plan.seats
        self._ends = [_NONE] * seats
        self._shapes = [_NONE] * seats
        self._round = _NONE
        self._ticket = _NONE
        self._turns = 0
        self._values = game._values.copy()
        self._public = bytearray(plan.public_size)
        self._seat_blocks = [bytearray(plan.seat_size) for _ in range(seats)]
        self._own = [bytearray(plan.own_size) for _ in range(seats)]
        self._tails = [0] * (seats * plan.tail_size)
        self._show_all()

    def blocks(self) -> bytes:
        """All blocks in a row: what concerns everybody, then seat by seat, then what each seat alone knows."""
        return b"".join([self._public, *self._seat_blocks, *self._own])

    def copy(self) -> LineRow:
        """An independent row of an independent game."""
        twin = LineRow(self.plan, self.game.copy())
        twin.pen = self.pen.copy(twin.game)
        for seat in range(self.plan.seats):
            twin._own[seat] = bytearray(self._own[seat])  # with what is drawn of an unfinished turn
        return twin

    def flat(self, viewer: i64) -> bytearray:
        """The observation of a seat, for its own use: its block first, then those of the others clockwise."""
        blocks: list[bytearray] = [self._public]
        seats: i64 = self.plan.seats
        seat: i64 = viewer
        turned: i64 = 0
        while turned < seats:
            blocks.append(self._seat_blocks[seat])
            seat += 1
            if seat == seats:
                seat = 0
            turned += 1
        blocks.append(self._own[viewer])
        return bytearray().join(blocks)

    def step(self, step: i64) -> i64:
        """Make a small step and show what it changed. Says what it did, as `Pen.step`."""
        pen = self.pen
        seat: i64 = pen.seat
        count: i64 = len(pen.stops)
        paid = pen.pays
        done: i64 = pen.step(step)
        own = self._own[seat]
        if done == DECIDED:
            # The stops of the unfinished turn are the first of the turn that was taken.
            if count > 0:
                code = self.game._turns[len(self.game._turns) - 1].code
                at: i64 = 0
                while count > 0:
                    own[self.plan.drawn + (code[at] << 8 | code[at + 1])] = 0
                    at += MARKER_BYTES
                    count -= 1
            if paid:
                own[self.plan.pays] = 0
            self.decided(seat)
        elif done == PAID:
            own[self.plan.pays] = 1
        else:
            own[self.plan.drawn + pen.stops[count]] = count + 1
        return done

    def choose(self, choice: i64) -> None:
        """Take the legal action with this number at once, and show what it changed."""
        seat: i64 = self.pen.seat
        self.game.play_choice(choice)
        self.pen.look()
        self.decided(seat)

    def play(self, action: Action) -> None:
        """Take a legal action of whoever is to decide, and show what it changed."""
        seat: i64 = self.pen.seat
        assert len(self.pen.stops) == 0, "a turn is half drawn"
        self.game.play(seat, action)
        self.pen.look()
        self.decided(seat)

    # What a decision changed.

    def decided(self, seat: i64) -> None:
        """Show what the last decision, made by this seat, changed in the game."""
        game = self.game
        plan = self.plan
        if game._phase == DEPARTURE or self._round == _NONE:
            self._own[seat][plan.kept + game._chosen[seat] - 1] = 1
            if game._phase == DEPARTURE:
                self._put(seat, plan.pending, 0)
                return
            self._public[plan.phase] = 0
            self._public[plan.phase + 1] = 1
            self._show_lines()
            self._show_fast_roads()
            self._show_round()
            return
        turn = game._turns[len(game._turns) - 1]
        self._turns = len(game._turns)
        code = turn.code
        public = self._public
        block = self._seat_blocks[seat]
        load = game._load
        line: i64 = plan.line
        roads: i64 = plan.road_markers
        marker: i64 = 0
        while marker < len(code):
            block[line + (code[marker] << 8 | code[marker + 1])] = 1
            road: i64 = code[marker + ROAD] << 8 | code[marker + ROAD + 1]
            public[roads + road] = load[road]
            marker += MARKER_BYTES
        end: i64 = code[marker - MARKER_BYTES] << 8 | code[marker - MARKER_BYTES + 1]
        block[plan.end + self._ends[seat]] = 0
        block[plan.end + end] = 1
        self._ends[seat] = end
        show_ticked(block, plan.sheet, game._sheets[seat], code)
        if turn.looping:
            self._put(seat, plan.eliminated, 1)
            self._show_shape(seat)
        if game._phase == OVER or game._round != self._round:
            self._show_round()
        else:
            self._put(seat, plan.pending, 0)
            self._put(game._active, plan.pending, 1)

    def _show_round(self) -> None:
        """Everything that changes with a round: objectives, the ticket and its shapes, the order; and the end."""
        game = self.game
        plan = self.plan
        public = self._public
        slot: i64 = 0
        while slot < len(game._values):
            if self._values[slot] != game._values[slot]:
                self._values[slot] = game._values[slot]
                public[plan.objective_values + slot] = game._values[slot]
            slot += 1
        is_over = game._phase == OVER
        if is_over:
            public[plan.phase + 1] = 0
            public[plan.phase + 2] = 1
        if game._round != self._round:
            self._round = game._round
            public[plan.round] = game._round + 1
        self._show_ticket()
        seat: i64 = 0
        while seat < plan.seats:
            self._show_common(seat, game._sheets[seat])
            self._show_shape(seat)
            self._put(seat, plan.inspector, 1 if seat == game._inspector else 0)
            self._put(seat, plan.pending, 1 if seat == game._active else 0)
            if game._out[seat]:
                self._put(seat, plan.place, 0)
            if is_over and not game._personal_is_open():
                self._show_personal(self._seat_blocks[seat], plan.personal, game.deal.setup.personal[seat])
            seat += 1
        place: i64 = 0
        while place < len(game._order):
            self._put(game._order[place], plan.place, place + 1)
            place += 1
        rush = game.deal.rush
        if rush:
            revealed: i64 = 0
            for card in rush:
                if card <= game._round:
                    revealed += 1
            public[plan.rush_hours] = revealed

    def _show_ticket(self) -> None:
        game = self.game
        public = self._public
        ticket: i64 = _NONE if game._active == NOBODY else game.deal.tickets[game._round]
        at: i64 = self.plan.ticket
        if ticket != self._ticket:
            if self._ticket != _NONE:
                public[at + self._ticket - 1] = 0
            if ticket != _NONE:
                public[at + ticket - 1] = 1
                public[self.plan.to_come + ticket - 1] = 0
            self._ticket = ticket

    def _show_shape(self, seat: i64) -> None:
        game = self.game
        shape: i64 = _NONE
        if not game._out[seat] and game._active != NOBODY:
            shape = game.deal.shapes[seat][game._round]
        shown: i64 = self._shapes[seat]
        if shape != shown:
            block = self._seat_blocks[seat]
            if shown != _NONE:
                block[self.plan.shape + shown] = 0
            if shape != _NONE:
                block[self.plan.shape + shape] = 1
            self._shapes[seat] = shape

    def _show_common(self, seat: i64, sheet: Sheet) -> None:
        at: i64 = self.plan.sheet
        at += 22 if isinstance(sheet, BusSheet) else 23
        self._put(seat, at, sheet.common_0)
        self._put(seat, at + 1, sheet.common_1)
        self._put(seat, at + 2, sheet.common_2)

    # A whole game.

    def _show_all(self) -> None:
        """Everything, of a game at any moment."""
        game, plan = self.game, self.plan
        public = self._public
        deal = game.deal
        public[plan.phase + game._phase] = 1
        for ticket in range(1, TICKETS + 1):
            public[plan.to_come + ticket - 1] = 1
        for ticket in deal.setup.tickets[: game._round + 1]:
            public[plan.to_come + ticket - 1] = 0
        for slot, objective in enumerate(deal.objectives):
            public[plan.objectives + OBJECTIVES * slot + objective] = 1
            public[plan.objective_values + slot] = game._values[slot]
        for road, markers in enumerate(game._load):
            public[plan.road_markers + road] = markers
        for seat in range(game.seats):
            block, own = self._seat_blocks[seat], self._own[seat]
            self._put(seat, plan.eliminated, 1 if game._out[seat] else 0)
            self._put(seat, plan.inspector, 1 if seat == game._inspector else 0)
            self._put(seat, plan.pending, 1 if seat in game.pending() else 0)
            block[plan.sheet_type + deal.setup.sheets[seat] - 1] = 1
            personal = deal.setup.personal[seat]
            if game._personal_is_open() or game._phase == OVER:
                self._show_personal(block, plan.personal, personal)
            self._show_personal(own, plan.objective, personal)
            for stop, is_target in enumerate(deal.targets[seat]):
                own[plan.targets + stop] = is_target
            if deal.setup.hands is not None:
                for number in deal.setup.hands[seat]:
                    own[plan.hand + number - 1] = 1
            if game._chosen[seat]:
                own[plan.kept + game._chosen[seat] - 1] = 1
            show_sheet(block, plan.sheet, game._sheets[seat])
        if game._phase != DEPARTURE:
            self._turns = len(game._turns)
            self._show_lines()
            self._show_fast_roads()
            self._show_round()

    def _show_fast_roads(self) -> None:
        colour = self.game.deal.fast_colour
        if colour is not None:
            self._public[self.plan.fast_roads + FAST_COLOURS.index(colour)] = 1

    def _show_personal(self, block: bytearray, at: i64, number: int | None) -> None:
        if number is not None:
            block[at + number - 1] = 1

    def _show_lines(self) -> None:
        for seat, line in enumerate(self.game._lines):
            block = self._seat_blocks[seat]
            path = line.path()
            for stop in path:
                block[self.plan.line + stop] = 1
            block[self.plan.end + path[-1]] = 1
            self._ends[seat] = path[-1]

    def _put(self, seat: i64, field: i64, number: i64) -> None:
        """Write one of the small fields of a seat, unless it is there already."""
        plan = self.plan
        kept: i64 = seat * plan.tail_size + field - plan.tail
        if self._tails[kept] != number:
            self._tails[kept] = number
            self._seat_blocks[seat][field] = number
