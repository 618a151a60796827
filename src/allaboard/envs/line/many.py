"""Many line games by small steps: those of `engine.line.many`, and what whoever is to decide in each of them sees.

The numbers of an observation are the very bytes in which the engine keeps its games; what is left to do here is
what only observations have (who is to decide, tickets and shapes as ones among zeros), and to put the parts of a block
into the order in which a seat sees them. That this says the same as the view is what tests/envs/test_vector.py checks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from allaboard.boards.city import City
from allaboard.engine import game_of
from allaboard.engine.bus.many_sheets import ManyBusSheets
from allaboard.engine.line.board import FAST_COLOURS
from allaboard.engine.line.deal import LineDeal
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.many import ManyGames
from allaboard.engine.line.many_deals import ManyDeals
from allaboard.engine.line.many_plan import BlockPlan
from allaboard.engine.line.many_sheets import wide
from allaboard.engine.line.many_turns import TurnColumns
from allaboard.engine.line.shapes import SHAPES, TICKETS
from allaboard.engine.line.table import table_of
from allaboard.engine.metro.many_sheets import ManyMetroSheets
from allaboard.envs.fields import OWN, PUBLIC, SEAT
from allaboard.envs.kinds import Kind
from allaboard.envs.line.row import LineRow
from allaboard.envs.line.table import LineTable
from allaboard.envs.planes import Bytes
from allaboard.envs.rewards import ELIMINATED, Floats, Reward, rewards_of_points
from allaboard.envs.tables import Mask

Numbers: TypeAlias = NDArray[np.intp]

# By round and place of a ticket in the pile: whether it is the ticket of this round, and of a later one.
_NOW = np.eye(TICKETS, dtype=np.uint8)
_LATER = np.triu(np.ones((TICKETS, TICKETS), np.uint8), 1)
_AT_ONCE = 512  # so many observations are copied together: more are slower again, because they leave the near cache


class ManyLineGames:
    """Line games side by side."""

    def __init__(self, kind: Kind, count: int, table: LineTable, reward: Reward, kept: int | None) -> None:
        """So many games, and how many deals are prepared for them; None: none, every game has its own."""
        self._kind, self._reward = kind, reward
        layout, seats = table.layout, kind.seats
        self._public, self._own = layout.offsets(PUBLIC), layout.offsets(OWN)
        self._seat = layout.offsets(SEAT)
        self._sizes = layout.sizes
        first_seat = self._sizes[PUBLIC]
        self._first_own = first_seat + seats * self._sizes[SEAT]
        self._block = self._first_own + seats * self._sizes[OWN]
        plan = BlockPlan(self._block, first_seat, self._sizes[SEAT], self._public, self._seat)
        self._numbers = np.zeros(count * self._block, np.uint8)
        self._blocks = self._numbers.reshape(count, self._block)
        self._each = np.arange(seats)

        game = table.game
        kinds = ManyBusSheets if game.board.city.game == "bus" else ManyMetroSheets
        sheets = kinds(np, game._sheets[0].blank(), count * seats, self._numbers, self._seat)
        places = count if kept is None else kept
        self._deals = ManyDeals(np, places, seats)
        turns = _turns_in(game.board.city)
        self._many = ManyGames(np, game.board, turns, self._deals, sheets, plan, seats)
        self._prepared = 0

        # Of every deal: the block of a new game, and what a round shows that is the same in all its games.
        self._row = LineRow(table.plan, game)
        self._openings = np.zeros((places, self._block), np.uint8)
        head = self._public["to_come"] + TICKETS
        self._heads = np.zeros((places * TICKETS, head), np.uint8)
        self._rush_hours = np.zeros(places * TICKETS, np.uint8)
        self._fast_roads = np.zeros((places, len(FAST_COLOURS)), np.uint8)
        # By what they depend on: inspector, pending and place of every seat as a round begins, and its shape.
        self._standing = self._all_standings()
        self._shapes = np.eye(len(SHAPES) + 1, len(SHAPES), dtype=np.uint8)  # the last row: no shape
        # The same, and where it is copied to, as columns of wide elements.
        self._wide_openings, self._wide_blocks = _whole(self._openings), _whole(self._blocks)
        self._wide_heads, self._head_places = _whole(self._heads), _column(self._blocks, 0, head)
        self._wide_shapes = _whole(self._shapes)
        parts = [first_seat + seat * self._sizes[SEAT] for seat in range(seats)]
        self._shape_places = [_column(self._blocks, part + self._seat["shape"], len(SHAPES)) for part in parts]
        self._wide_standing = [_whole(np.ascontiguousarray(self._standing[:, seat])) for seat in range(seats)]
        self._standing_places = [_column(self._blocks, part + self._seat["inspector"], 3) for part in parts]

        self._size = layout.size
        self._flat = np.zeros(count * self._size, np.uint8)
        self._seen = self._flat.reshape(count, self._size)
        self._drawn = layout.size - self._sizes[OWN] + self._own["drawn"]
        self._pays = layout.size - self._sizes[OWN] + self._own["pays"]
        self._parts = [self._parts_seen_by(viewer) for viewer in range(seats)]
        self._stale = np.arange(count)

    def _all_standings(self) -> Bytes:
        """Of every order, for every seat: whether it is the inspector, whether it begins, and its place."""
        orders, seats = self._many.orders, self._kind.seats
        numbers = np.arange(seats * 2**seats)
        found = np.zeros((len(numbers), seats, 3), np.uint8)
        assert [self._seat[name] - self._seat["inspector"] for name in ("inspector", "pending", "place")] == [0, 1, 2]
        found[:, :, 0] = orders.inspector(numbers)[:, None] == self._each
        found[:, :, 1] = orders.first(numbers)[:, None] == self._each
        found[:, :, 2] = orders.places
        return found

    def _parts_seen_by(self, viewer: int) -> list[tuple[NDArray[Any], NDArray[Any]]]:
        """What is copied for a viewer: parts of observations, and the parts of blocks where they come from."""
        size, first = self._sizes[SEAT], self._sizes[PUBLIC]
        own = self._first_own + viewer * self._sizes[OWN]
        pieces = [
            (0, first),
            (first + viewer * size, self._first_own),
            (first, first + viewer * size),
            (own, own + self._sizes[OWN]),
        ]
        joined: list[tuple[int, int]] = []
        for start, stop in pieces:
            if joined and joined[-1][1] == start:
                joined[-1] = (joined[-1][0], stop)
            elif start < stop:
                joined.append((start, stop))
        found: list[tuple[NDArray[Any], NDArray[Any]]] = []
        place = 0
        for start, stop in joined:
            width = stop - start
            found.append((_column(self._seen, place, width), _column(self._blocks, start, width)))
            place += width
        return found

    # Dealing.

    def _deal(self, seed: str, place: int) -> None:
        """Deal what a seed deals, into a place."""
        deal = self._kind.deal_line(seed)
        self._deals.put(place, deal)
        self._row.begin(_game_of(deal))
        self._openings[place] = np.frombuffer(self._row.blocks(), np.uint8)
        public = self._public
        tickets = np.array(deal.tickets) - 1
        rounds = slice(place * TICKETS, (place + 1) * TICKETS)
        heads = self._heads[rounds]
        heads[:] = 0
        heads[:, public["phase"] + 1] = 1
        heads[:, public["round"]] = np.arange(1, TICKETS + 1)
        heads[:, public["ticket"] + tickets] = _NOW
        heads[:, public["to_come"] + tickets] = _LATER
        if deal.rush:
            self._rush_hours[rounds] = [sum(card <= number for card in deal.rush) for number in range(TICKETS)]
        self._fast_roads[place] = [colour == deal.fast_colour for colour in FAST_COLOURS]

    def prepare(self, count: int) -> None:
        for number in range(self._prepared, count):
            self._deal(str(number), number)
        self._prepared = max(self._prepared, count)

    def begin(self, games: Numbers, seeds: Sequence[str] | Numbers) -> None:
        places = games
        if isinstance(seeds, np.ndarray):
            places = seeds
        else:
            for place, seed in zip(games.tolist(), seeds, strict=True):
                self._deal(seed, place)
        self._wide_blocks[games] = self._wide_openings[places]
        self._many.begin(games, places)
        # Most games that begin were decided with the last step; one that an illegal action ended may not have been.
        self._stale = games if len(games) == self._many.count else np.concatenate((self._stale, games))

    # Stepping.

    def are_legal(self, actions: Numbers) -> NDArray[np.bool_]:
        found: NDArray[np.bool_] = self._many.are_legal(actions)
        return found

    def step(self, actions: Numbers) -> Numbers:
        many, flat = self._many, self._flat
        many.step(actions)
        if len(many.placed):
            flat[many.placed * self._size + self._drawn + many.placed_at] = many.drawn[many.placed]
        if len(many.paid):
            flat[many.paid * self._size + self._pays] = 1
        self._stale = many.decided
        self._show_decisions()
        if len(many.begun):
            self._show_rounds(many.begun)
        over: Numbers = many.over
        return over

    def _show_decisions(self) -> None:
        many, numbers = self._many, self._numbers
        if len(many.departed):
            kept = self._first_own + many.departed_seat * self._sizes[OWN] + self._own["kept"]
            number = many.chosen[many.departed * self._kind.seats + many.departed_seat]
            numbers[many.departed * self._block + kept + number - 1] = 1
        if len(many.set_off):
            place = (many.set_off * self._block + self._public["fast_roads"])[:, None] + np.arange(len(FAST_COLOURS))
            numbers[place] = self._fast_roads[many.deal[many.set_off]]
        if len(many.eliminated):
            shapes = wide(np, numbers[self._seat["shape"] :], len(SHAPES), 1)
            shapes[many.eliminated] = self._wide_shapes[len(SHAPES)]
        pending = self._seat["pending"]
        numbers[many.decided_at + pending] = 0
        numbers[many.at[many.decided] + pending] = 1

    def _show_rounds(self, games: Numbers) -> None:
        """The ticket and its shapes, and the order of a new round."""
        many = self._many
        deal, order, number = many.deal[games], many.order[games], many.round[games]
        key = deal * TICKETS + number
        self._head_places[games] = self._wide_heads[key]
        if many.seats == 1:
            self._numbers[games * self._block + self._public["rush_hours"]] = self._rush_hours[key]
        playing = many.orders.is_in(order).reshape(-1, many.seats)
        key = deal * (many.seats * TICKETS) + number
        for seat in range(many.seats):
            self._standing_places[seat][games] = self._wide_standing[seat][order]
            shapes = self._deals.shapes[key + seat * TICKETS]
            shapes[(~playing[:, seat]).nonzero()[0]] = len(SHAPES)
            self._shape_places[seat][games] = self._wide_shapes[shapes]

    # What came of it.

    def game(self, number: int) -> LineGame:
        return self._many.game(number, _game_of)

    def rewards(self) -> Floats:
        """Of the games that were over with the last step."""
        many = self._many
        points = np.where(many.is_out, ELIMINATED, many.totals).astype(np.float32)
        return rewards_of_points(self._reward, points.reshape(-1, many.seats))

    def seats(self) -> Numbers:
        found: Numbers = self._many.seat.copy()
        return found

    def masks(self) -> Mask:
        found: Mask = self._deals.masks.take(self._many.mask, axis=0)
        return found

    def flat(self) -> Bytes:
        stale, self._stale = self._stale, self._stale[:0]
        viewers = self._many.seat[stale]
        for viewer, parts in enumerate(self._parts):
            games = stale[(viewers == viewer).nonzero()[0]]
            for start in range(0, len(games), _AT_ONCE):
                some = games[start : start + _AT_ONCE]
                for seen, kept in parts:
                    seen[some] = kept[some]
        return self._seen


@cache
def _turns_in(city: City) -> TurnColumns:
    """The turns of a city, kept because they grow with use."""
    return TurnColumns(np, table_of(city))


def _game_of(deal: LineDeal) -> LineGame:
    game = game_of(deal)
    assert isinstance(game, LineGame)
    return game


def _whole(rows: Bytes) -> NDArray[Any]:
    """The rows of an array of bytes as elements."""
    return _column(rows, 0, rows.shape[1])


def _column(rows: Bytes, start: int, width: int) -> NDArray[Any]:
    """Some columns of an array of bytes as one column of wide elements, which are copied at once."""
    return np.ndarray((len(rows),), f"V{width}", rows, start, (rows.strides[0],))
