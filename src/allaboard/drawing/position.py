"""What a picture may show: everything that is drawn is taken from here, and nothing else of the game.

A position is put together from `view` and `scores` for its viewer, so a picture for a spectator has no place for
a secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal, TypeAlias

from allaboard.boards.city import City, Road
from allaboard.drawing.board.state import Lit
from allaboard.drawing.geometry import RIVAL, LineKey
from allaboard.engine import LineGame, Turn
from allaboard.engine.line.scores import Scores, SeatScore
from allaboard.engine.line.view import LineView, SeatView, SheetView
from allaboard.records import Record

# A seat, a spectator (None), or whoever may know everything: the owner of a record, after the game.
Viewer: TypeAlias = int | Literal["all"] | None


@dataclass(frozen=True)
class Hand:
    """The two departure tickets of a seat, and the one it keeps."""

    numbers: tuple[int, ...]
    kept: int | None


@dataclass(frozen=True)
class Position:
    """One moment of a game as a viewer knows it."""

    city: City
    viewer: Viewer
    names: tuple[str, ...]
    view: LineView[SheetView]
    scores: Scores
    personal: tuple[int | None, ...]  # counted from 1; None where the viewer may not know it
    hands: Mapping[int, Hand]  # while departures are chosen, those that the viewer may see
    lit: Mapping[str, Lit] = field(default_factory=dict)  # where the viewer's turn may end, if it is the viewer's turn
    reach: tuple[Road, ...] = ()  # the roads that it may use

    @property
    def is_over(self) -> bool:
        return self.scores["over"]

    @property
    def lines(self) -> dict[LineKey, list[str]]:
        """The stops of every line that has begun, the rival's last."""
        found: dict[LineKey, list[str]] = {seat["seat"]: seat["line"] for seat in self.view["seats"] if seat["line"]}
        if self.view["rival"]:
            found[RIVAL] = self.view["rival"]
        return found

    def seat(self, seat: int) -> SeatView[SheetView]:
        return self.view["seats"][seat]

    def score(self, seat: int) -> SeatScore:
        return self.scores["seats"][seat]

    def is_out(self, line: LineKey) -> bool:
        return isinstance(line, int) and self.seat(line)["eliminated"]

    def letters(self, seat: int) -> tuple[str, ...]:
        """The letters of the personal objective of a seat; none if the viewer may not know it."""
        number = self.personal[seat]
        return () if number is None else self.city.personal_objectives[number - 1]


def position_of(record: Record, game: LineGame, viewer: Viewer) -> Position:
    """The position of a game as a viewer may know it. Of the record only the players' names are used."""
    names = tuple(player.name for player in record.players)
    if viewer == "all":
        own = [game.view(seat) for seat in range(game.seats)]
        view, scores = game.view(None), game.tally()
    else:
        view, scores = game.view(viewer), game.scores(viewer)
        own = [] if viewer is None else [view]
    hands = {
        seat_view["seat"]: Hand(tuple(seat_view["hand"]), seat_view["kept"])
        for seat_view in own
        if seat_view["seat"] is not None and seat_view["hand"] is not None and view["phase"] == "departure"
    }
    personal = [seat["personal"] for seat in view["seats"]]
    for seat_view in own:
        if seat_view["seat"] is not None:
            personal[seat_view["seat"]] = seat_view["seats"][seat_view["seat"]]["personal"]
    lit, reach = _offers(game, viewer) if isinstance(viewer, int) else ({}, ())
    return Position(game.deal.city, viewer, names, view, scores, tuple(personal), hands, lit, reach)


def _offers(game: LineGame, seat: int) -> tuple[dict[str, Lit], tuple[Road, ...]]:
    """Every stop where a turn of the seat may end, by the way that is not a dead end and costs least, and every road on
    the way.
    """
    lit: dict[str, Lit] = {}
    used: set[frozenset[str]] = set()
    soon = game.dead_ends(seat)
    for place, turn in enumerate(game.legal(seat)):
        if not isinstance(turn, Turn):
            continue
        turn_boxes, shared, loops = game.cost(turn)
        offer = Lit(turn_boxes, shared, loops, dead_end=soon[place] > 0)
        end = turn.stops[-1]
        if end not in lit or _price(offer, game.deal.city.game) < _price(lit[end], game.deal.city.game):
            lit[end] = offer
        if not loops:
            used.update(frozenset(road) for road in pairwise(turn.stops))
    return lit, tuple(road for road in game.deal.city.roads if frozenset(road) in used)


def _price(offer: Lit, game: str) -> tuple[bool, bool, int, int]:
    """What is cheaper comes first; in Metro shared roads are welcome."""
    return offer.loops, offer.dead_end, offer.turn_boxes, offer.shared if game == "bus" else -offer.shared
