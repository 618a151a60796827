"""The course of many line games at once, over columns (see `many_turns`): `pen` and `course` for thousands of games.

All games are of one kind: the same city, as many players, the same house rules. Each goes its own way; a step is one
small step (see `steps`) in each of them. What a turn leads to, what a stop does and what it is worth is looked up in
tables that the rest of the engine filled. Only who is next, and what happens after a round, is said again here in the
words of columns: tests play the same games both ways to their ends and compare everything after every step.

What everybody may look at (boxes, markers on roads, stops of lines) is kept as bytes, one block for each game: what
all share, then a part for each seat. The caller says where in a block everything is.
"""

from __future__ import annotations

from collections.abc import Callable

from allaboard.engine.line.board import DIRECTIONS, FROM_NOWHERE, Board
from allaboard.engine.line.course import BLUE_SIDE
from allaboard.engine.line.deal import LineDeal
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.many_deals import SLOTS, STEP_MASKS, ManyDeals
from allaboard.engine.line.many_order import ManyOrders
from allaboard.engine.line.many_plan import BlockPlan
from allaboard.engine.line.many_sheets import ManySheets
from allaboard.engine.line.many_turns import LEAVES, WISHES, Column, Numpy, TurnColumns
from allaboard.engine.line.shapes import TICKETS
from allaboard.engine.line.sheet import SHARED_BOXES, TURN_BOXES
from allaboard.engine.line.steps import CONFIRM, PAY, STEPS, WAYS
from allaboard.engine.line.turn import DEPARTURES

# What a step did in a game.
_PLACED = 0
_DECIDED = 1
_PAID = 2


class ManyGames:
    """Games that are stepped together."""

    def __init__(
        self,
        np: Numpy,
        board: Board,
        turns: TurnColumns,
        deals: ManyDeals,
        sheets: ManySheets,
        plan: BlockPlan,
        seats: int,
    ) -> None:
        self._np: Numpy = np
        self.turns: TurnColumns = turns
        self.deals: ManyDeals = deals
        self.sheets: ManySheets = sheets
        self.plan: BlockPlan = plan
        self.numbers: Column = sheets.numbers
        self.seats: int = seats
        self.count: int = len(self.numbers) // plan.size
        count = self.count
        self._departures: Column = np.zeros(len(DEPARTURES), np.int64)
        for number, stop in board.departures.items():
            self._departures[number] = stop
        self.deal: Column = np.zeros(count, np.int64)  # its place in `deals`
        self.seat: Column = np.zeros(count, np.int64)  # who is to decide,
        self.at: Column = np.zeros(count, np.int64)  # where the part of that seat is,
        self.mask: Column = np.zeros(count, np.int64)  # and what is legal: a row of the masks of `deals`
        self.place: Column = np.zeros(count, np.int64)  # how far the unfinished turn is (see `many_turns`)
        self.pays: Column = np.zeros(count, np.int64)
        self.drawn: Column = np.zeros(count, np.int64)  # its markers
        self.round: Column = np.zeros(count, np.int64)  # counted from 0
        self.order: Column = np.zeros(count, np.int64)  # inspector and who is out (see `many_order`)
        self.orders: ManyOrders = ManyOrders(np, seats)
        self._special: Column = np.zeros(count, np.int64)
        self._most: int = TICKETS * seats
        self.taken: Column = np.zeros(count, np.int64)  # turns so far,
        self._history: Column = np.zeros(count * self._most, np.int64)  # and which they were
        # By seat of every game.
        self.chosen: Column = np.zeros(count * seats, np.int64)  # departure numbers; 0 while the seat still chooses
        self._personal: Column = np.zeros(count * seats, np.int64)  # objectives
        self.heading: Column = np.zeros(count * seats, np.int64)
        self.last_stop: Column = np.zeros(count * seats, np.int64)  # where the line ends
        self._all: Column = np.arange(count)
        self._each: Column = np.arange(seats)
        # What the last step did.
        self._none: Column = np.zeros(0, np.int64)
        self._nothing_happened()

    def _nothing_happened(self) -> None:
        none = self._none
        self.placed: Column = none  # games in which a marker was placed after which the turn goes on,
        self.placed_at: Column = none  # and the stop that it reached
        self.paid: Column = none  # games in which an extra marker was paid for
        self.decided: Column = none  # games in which somebody decided: a turn or a departure,
        self.decided_at: Column = none  # and where the part of that seat is
        self.departed: Column = none  # games in which a departure was chosen,
        self.departed_seat: Column = none
        self.set_off: Column = none  # games in which it was the last one
        self.begun: Column = none  # games in which a round began
        self._passed_on: Column = none  # games in which it is the next seat's turn
        self.eliminated: Column = none  # where the parts of seats are that were eliminated
        self.over: Column = none  # games that are over: others have to `begin` there before the next step
        self.totals: Column = none  # of these, seat by seat; but see `is_out`
        self.is_out: Column = none

    # Beginning, and looking at one of them.

    def begin(self, games: Column, places: Column) -> None:
        """Begin the deals in these places. Their blocks, as they are before anybody decided, are the caller's work."""
        self.deal[games] = places
        self.seat[games] = 0
        self.mask[games] = self.deals.hands[places * self.seats]
        self.at[games] = games * self.plan.size + self.plan.seats
        self.order[games] = self.orders.new(self.deals.inspector[places])
        self._special[games] = self.deals.special[places]
        self.round[games] = 0
        self.taken[games] = 0
        self.drawn[games] = 0
        self.pays[games] = 0
        sheets = self.seats_of(games)
        self.chosen[sheets] = 0
        self._personal[sheets] = self.deals.personal[self.seats_of(places)]
        self.sheets.renew(sheets)

    def seats_of(self, games: Column) -> Column:
        """The numbers of all seats of these games."""
        return ((games * self.seats)[:, None] + self._each).ravel()

    def parts_of(self, games: Column) -> Column:
        """Where the parts of all seats of these games are."""
        plan = self.plan
        return ((games * plan.size + plan.seats)[:, None] + self._each * plan.seat_size).ravel()

    def game(self, number: int, new: Callable[[LineDeal], LineGame]) -> LineGame:
        """One of the games, played again: without the unfinished turn, which is nobody's business yet."""
        deal = self.deals.deals[self.deal[number]]
        assert deal is not None
        game = new(deal)
        for seat in range(self.seats):
            departure = int(self.chosen[number * self.seats + seat])
            if departure:
                game._carry_out(seat, DEPARTURES[departure], None)
        first = number * self._most
        for turn in self._history[first : first + self.taken[number]].tolist():
            game._take_turn(self.turns.turns[turn], None)
        return game

    # A step.

    def are_legal(self, actions: Column) -> Column:
        """Whether each of these numbers is a legal step in its game."""
        masks = self.deals.masks
        steps = masks.shape[1]
        known = (actions >= 0) & (actions < steps)
        if not known.all():
            actions = self._np.where(known, actions, 0)
        return known & (masks.ravel()[self.mask * steps + actions] != 0)

    def step(self, actions: Column) -> None:
        """One step in each game, all of them legal."""
        self._nothing_happened()
        turning = self._all
        departing = (self.mask >= STEP_MASKS).nonzero()[0]
        if len(departing):
            turning = (self.mask < STEP_MASKS).nonzero()[0]
            self._depart(departing, actions[departing])
            actions = actions[turning]
        if len(turning):
            self._draw(turning, actions)
        if len(self.set_off):
            self._set_off(self.set_off)
        if len(self.begun):
            self._start_round(self.begun)
        going = self._join(self._passed_on, self.begun)
        if len(going):
            self._look(going)
        going = self._join(self.placed, going)
        if len(going):
            self._allow(going, 0)

    def _join(self, games: Column, others: Column) -> Column:
        return games if len(others) == 0 else self._np.concatenate([games, others]) if len(games) else others

    def _draw(self, games: Column, steps: Column) -> None:
        """A marker, the confirmation of a turn, or an extra marker paid for."""
        turns = self.turns
        place = self.place[games]
        way = place * LEAVES + steps
        if self.sheets.has_extra:
            way += self.pays[games] * WAYS
        there = turns.leads[way]
        stop = turns.gate[there]
        loops = self.numbers[self.at[games] + (self.plan.line + stop)]
        done = loops | turns.ends[there]
        if self.sheets.has_extra:
            confirmed = steps == CONFIRM
            there = self._np.where(confirmed, place, there)
            loops[confirmed] = 0
            done[confirmed] = _DECIDED
            done[steps == PAY] = _PAID
            self._pay(games[done == _PAID])
        placed = (done == _PLACED).nonzero()[0]
        if len(placed):
            self._go_on(games[placed], there[placed], stop[placed])
        decided = (done == _DECIDED).nonzero()[0]
        if len(decided):
            there = there[decided]
            self._take(games[decided], turns.turn[2 * there + loops[decided]], turns.wish[there])

    def _pay(self, games: Column) -> None:
        self.paid = games
        self.pays[games] = 1
        self._allow(games, 1)

    def _go_on(self, games: Column, places: Column, stops: Column) -> None:
        self.placed, self.placed_at = games, stops
        self.place[games] = places
        self.drawn[games] += 1

    def _allow(self, games: Column, pays: int) -> None:
        """Note what is legal where these games are."""
        turns = self.turns
        places = self.place[games]
        self.mask[games] = turns.legal[2 * places + pays]
        doubtful = turns.doubtful[places].nonzero()[0]
        if len(doubtful):
            games, places = games[doubtful], places[doubtful]
            self.mask[games] |= turns.legal_by_line(2 * places + pays, self.at[games] + self.plan.line, self.numbers)

    # Decisions.

    def _depart(self, games: Column, steps: Column) -> None:
        """S4: a departure is chosen; when all are, they are revealed together."""
        seat = self.seat[games]
        self.departed, self.departed_seat = games, seat
        self.decided, self.decided_at = games, self.at[games]
        self.chosen[games * self.seats + seat] = steps - (STEPS - 1)
        last = seat == self.seats - 1
        self.set_off = self.begun = games[last]
        games, seat = games[~last], seat[~last] + 1
        self.seat[games] = seat
        self.at[games] += self.plan.seat_size
        self.mask[games] = self.deals.hands[self.deal[games] * self.seats + seat]

    def _set_off(self, games: Column) -> None:
        seats = self.seats_of(games)
        parts = self.parts_of(games)
        stops = self._departures[self.chosen[seats]]
        self.numbers[parts + self.plan.line + stops] = 1
        self.numbers[parts + self.plan.end + stops] = 1
        self.last_stop[seats] = stops
        self.heading[seats] = stops * DIRECTIONS + FROM_NOWHERE

    def _take(self, games: Column, turn: Column, wish: Column) -> None:
        """Turns are taken: everything that each of them does, and who is next."""
        turns, plan, numbers = self.turns, self.plan, self.numbers
        seat, at = self.seat[games], self.at[games]
        sheets = games * self.seats + seat
        self.decided = self._join(self.decided, games)
        self.decided_at = self._join(self.decided_at, at)
        taken = self.taken[games]
        self._history[games * self._most + taken] = turn
        self.taken[games] = taken + 1
        # Its markers, those of all turns in a row; `whose` says whose they are.
        count = turns.markers[turn]
        after = count.cumsum()
        before = after - count
        whose = self._all[: len(games)].repeat(count)
        markers = (turns.first_marker[turn] - before)[whose]
        markers += self._np.arange(len(markers))
        stops, roads = turns.stop[markers], turns.road[markers]
        load_at = (games * plan.size + plan.road_markers)[whose] + roads
        load = numbers[load_at]
        numbers[load_at] = load + 1
        load += self.deals.specials[self._special[games][whose] + roads]
        shared_at = at + self.sheets.shared
        shared = self._np.add.reduceat(load, before, dtype=self._np.int64) + numbers[shared_at]
        numbers[shared_at] = self._np.minimum(shared, SHARED_BOXES)
        numbers[at + self.sheets.turn_zone] += turns.boxes[turn * WISHES + wish]
        numbers[(at + plan.line)[whose] + stops] = 1
        end_at = at + plan.end
        numbers[end_at + self.last_stop[sheets]] = 0
        end = stops[after - 1]
        numbers[end_at + end] = 1
        self.last_stop[sheets] = end
        self.heading[sheets] = turns.heading[turn]
        # Its stops.
        self.sheets.reach(sheets, at, turns.targets[turn * turns.objectives + self._personal[sheets]])
        if self.sheets.has_extra:
            self.sheets.pay(at, turns.paid[turn])
        count = turns.effects[turn]
        first = turns.first_effect[turn]
        touched = count.nonzero()[0]
        number = 0
        while len(touched):
            self.sheets.apply(sheets[touched], at[touched], turns.effect[first[touched] + number])
            number += 1
            touched = touched[count[touched] > number]
        looped = turns.loops[turn].nonzero()[0]
        if len(looped):
            self.eliminated = at[looped]
            numbers[self.eliminated + plan.eliminated] = 1
            self.order[games[looped]] = self.orders.without(self.order[games[looped]], seat[looped])
        self._pass_on(games, seat)

    def _pass_on(self, games: Column, seat: Column) -> None:
        """P13: the next in order, or the end of the round; and of the game, if nobody is left."""
        following = self.orders.after(self.order[games], seat)
        going = (following < self.seats).nonzero()[0]
        self._passed_on = games[going]
        self.seat[self._passed_on] = following[going]
        games = games[(following == self.seats).nonzero()[0]]
        if len(games) == 0:
            return
        over = self._none
        nobody = self.orders.nobody_left(self.order[games])
        if nobody.any():
            over = games[nobody]
            games = games[~nobody]
        if len(games):
            self._award(games)
            number = self.round[games] + 1
            last = number == TICKETS
            if last.any():
                over = self._join(over, games[last])
                games, number = games[~last], number[~last]
            self.order[games] = self.orders.next_inspector(self.order[games])
            self.round[games] = number
            self.begun = self._join(self.begun, games)
        if len(over):
            self._end(over)

    # Rounds.

    def _start_round(self, games: Column) -> None:
        """R1-R3, Z2: the next ticket, perhaps a rush hour, and the inspector begins."""
        if self.seats == 1:
            rush = games[self.deals.rush[self.deal[games] * TICKETS + self.round[games]] != 0]
            if len(rush):
                values = (rush * self.plan.size + self.plan.objective_values)[:, None] + self._np.arange(SLOTS)
                values = values[self.numbers[values] != 0]
                self.numbers[values] = BLUE_SIDE
        self.seat[games] = self.orders.first(self.order[games])

    def _look(self, games: Column) -> None:
        """The turn that is due in these games."""
        plan, turns = self.plan, self.turns
        seat = self.seat[games]
        at = games * plan.size + plan.seats + seat * plan.seat_size
        self.at[games] = at
        shape = self.deals.shapes[(self.deal[games] * self.seats + seat) * TICKETS + self.round[games]]
        boxes = TURN_BOXES - self.numbers[at + self.sheets.turn_zone]
        heading = self.heading[games * self.seats + seat]
        places = turns.first_of(turns.key(heading, shape, boxes, self.sheets.extra(at)))
        self.place[games] = places
        self.drawn[games] = 0
        self.pays[games] = 0

    def _award(self, games: Column) -> None:
        """O2, O3: whoever fulfils an objective now writes its visible side; after that it turns blue."""
        numbers, seats = self.numbers, self.seats
        parts = self.parts_of(games)
        fulfilled = self.sheets.fulfilled(self.seats_of(games), parts).reshape(-1, len(games), seats)
        playing = self.orders.is_in(self.order[games])
        number = self._all[: len(games)]
        for slot in range(SLOTS):
            value_at = games * self.plan.size + (self.plan.objective_values + slot)
            value = numbers[value_at]
            if not value.any():
                break  # there are fewer objectives than slots
            objective = self.deals.objectives[self.deal[games] * SLOTS + slot]
            written_at = parts + (self.sheets.common + slot)
            reached = fulfilled[objective, number].ravel() & playing & (numbers[written_at] == 0)
            winners = reached.nonzero()[0]
            if len(winners):
                their_games = winners // seats
                numbers[written_at[winners]] = value[their_games]
                numbers[value_at[their_games]] = BLUE_SIDE

    def _end(self, games: Column) -> None:
        self.over = games
        self.totals = self.sheets.totals(self.seats_of(games), self.parts_of(games))
        self.is_out = ~self.orders.is_in(self.order[games])
