"""Positions as plain data: a day in progress written down, and set up again as it was."""

from __future__ import annotations

from allaboard.engine.depot.day import Day
from allaboard.engine.depot.deal import HouseRules
from allaboard.engine.depot.pending import Step
from allaboard.engine.depot.setup import DepotPosition


def position_of(day: Day, points: list[list[list[int]]], ends: list[int]) -> DepotPosition:
    """A day in progress, and the points and ends of the days that are over."""
    return DepotPosition(
        points=tuple([tuple([tuple(row) for row in rows]) for rows in points]),
        ends=tuple(ends),
        hands=_piles(day.hands),
        buses=_piles(day.buses),
        room=_piles(day.room),
        pile=tuple(day.pile),
        garage=tuple(day.garage),
        bus_pile=tuple(day.bus_pile),
        dock=tuple(day.dock),
        aboard=_piles(day.aboard),
        departed=tuple(day.departed),
        passengers=_piles(day.passengers),
        unhappy=_piles(day.unhappy),
        known=tuple(day.known),
        known_buses=tuple(day.known_buses),
        turn=(day.revealed, day.turn, day.current, day.active, day.boarded, day.lap, day.end),
        flags=(day.fresh, day.shouted),
        stack=tuple([(one.kind, one.seat, one.bus, one.card, one.source, tuple(one.cards)) for one in day.stack]),
        options=tuple(day.options),
    )


def day_at(position: DepotPosition, rules: HouseRules) -> Day:
    """The day in progress of a position."""
    day = Day(rules, len(position.hands))
    day.hands = _lists(position.hands)
    day.buses = _lists(position.buses)
    day.room = _lists(position.room)
    day.pile = list(position.pile)
    day.garage = list(position.garage)
    day.bus_pile = list(position.bus_pile)
    day.dock = list(position.dock)
    day.aboard = _lists(position.aboard)
    day.departed = list(position.departed)
    day.passengers = _lists(position.passengers)
    day.unhappy = _lists(position.unhappy)
    day.known = list(position.known)
    day.known_buses = list(position.known_buses)
    day.revealed, day.turn, day.current, day.active, day.boarded, day.lap, day.end = position.turn
    day.fresh, day.shouted = position.flags
    day.stack = [
        Step(kind, seat, bus, card, source, list(cards)) for kind, seat, bus, card, source, cards in position.stack
    ]
    day.options = list(position.options)
    return day


def _piles(piles: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(cards) for cards in piles])


def _lists(piles: tuple[tuple[int, ...], ...]) -> list[list[int]]:
    return [list(cards) for cards in piles]
