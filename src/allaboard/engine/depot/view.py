"""What a seat, or a spectator, may see of a game of Depot, and the standings, as plain JSON values.

A view is put together from what is allowed (D15-D17). Nothing here has a place for the order of a pile, a card in
another hand that was not shown, the faces of another's unhappy pile, or the number of decisions made.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class SeatScore(TypedDict):
    """Points of a seat; an item the viewer may not know is null and not counted."""

    total: int
    rank: int
    eliminated: bool
    breakdown: dict[str, int | None]  # the days added up
    days: list[dict[str, int | None]]
    passengers: int  # cards in the passenger piles of all days: they break a tie (D77)


class TeamScore(TypedDict):
    """The sum of two seats (D79)."""

    seats: list[int]
    total: int
    rank: int


class Scores(TypedDict):
    """The standings now, and the winners once the game is over."""

    over: bool
    winners: list[int]
    seats: list[SeatScore]
    teams: NotRequired[list[TeamScore]]


class BusView(TypedDict):
    """A docked bus; `blocked` means full and kept by a lone lover (D31)."""

    bus: str
    capacity: int
    free: int
    blocked: bool
    passengers: list[str]  # in boarding order


class HandView(TypedDict):
    """Cards of a hand."""

    travellers: list[str]
    buses: list[str]


class AnnouncedView(TypedDict):
    """What a shout would answer; `traveller` and `source` are null at the closing window (D60b)."""

    bus: str
    traveller: str | None
    source: str | None


class SeatView(TypedDict):
    """What everybody sees of a player, and the hand and the unhappy pile if the viewer may see them."""

    seat: int
    travellers: int
    buses: int
    hand: HandView | None
    known: HandView  # the part of the hand that everybody has seen; only a revealed hand where `card_memory` is off
    revealed: bool
    passengers: list[str]
    unhappy: int
    unhappy_cards: list[str] | None


class DepotView(TypedDict):
    """A game of Depot as one seat, or a spectator (`seat` null), sees it.

    `phase` is `boarding` to everybody but the seat that is asked while travellers board, and then `pending` is
    empty: whether a Baby's holder is being asked does not show. It is `day_over` when the first day is over and the
    second has not begun.
    """

    game: str
    seat: int | None
    options: dict[str, bool | str]
    phase: str
    pending: list[int]
    day: int
    turn: int
    current: int
    active: str | None
    fresh: bool
    boarded: int
    last_lap: int | None  # the turns left in the last lap, this one included
    announced: AnnouncedView | None  # for the seat that may shout
    left: list[str]
    right: list[str]
    pile: int
    garage: list[str]
    bus_pile: int
    dock: list[BusView]
    departed: list[str]
    ends: list[str]
    seats: list[SeatView]
