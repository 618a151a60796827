"""From the rows of a log to events."""

from __future__ import annotations

from typing import Final

from allaboard.engine.depot import events as told
from allaboard.engine.depot import log as note
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS, bus_ids, traveller_ids
from allaboard.engine.depot.pending import NO_CARD
from allaboard.engine.events import Event

_SOURCES: Final[tuple[told.Source, ...]] = ("left", "right", "hand")
_COLUMNS: Final[tuple[told.Column, ...]] = ("left", "right")
_REASONS: Final[tuple[told.EndReason, ...]] = ("empty_hand", "last_lap", "empty_hand_in_last_lap")


def told_event(row: bytes) -> Event:
    """The event of one row of a log."""
    kind, seat, more = row[0], row[1], list(row[2:])
    if kind == note.TURN_STARTED:
        return told.TurnStarted(seat, more[0])
    if kind == note.ANNOUNCED:
        return told.Announced(seat, TRAVELLER_IDS[more[0]], _SOURCES[more[1]], BUS_IDS[more[2]])
    if kind == note.BOARDED:
        return told.Boarded(seat, TRAVELLER_IDS[more[0]], _SOURCES[more[1]], BUS_IDS[more[2]])
    if kind == note.PASSED:
        return told.Passed(seat)
    if kind == note.SHOUTED:
        return told.Shouted(seat, TRAVELLER_IDS[more[0]], BUS_IDS[more[1]])
    if kind == note.RETURNED:
        return told.Returned(seat, TRAVELLER_IDS[more[0]], _SOURCES[more[1]])
    if kind == note.EXCHANGED_IN_ROOM:
        given, taken = TRAVELLER_IDS[more[0]], TRAVELLER_IDS[more[1]]
        return told.RoomExchanged(seat, given, taken, _COLUMNS[more[2]], more[3], more[4])
    if kind == note.EXCHANGED_ON_BUS:
        return told.PassengerExchanged(seat, TRAVELLER_IDS[more[0]], TRAVELLER_IDS[more[1]], BUS_IDS[more[2]])
    if kind == note.EXCHANGE_SKIPPED:
        return told.ExchangeSkipped(seat)
    if kind == note.SADDENED:
        return told.Saddened(seat, _travellers(more))
    if kind == note.PENALIZED:
        return told.Penalized(seat)
    if kind == note.DISCARDED:
        return told.Discarded(seat, TRAVELLER_IDS[more[0]])
    if kind == note.TAKEN:
        return told.TravellerTaken(seat, TRAVELLER_IDS[more[0]], _COLUMNS[more[1]])
    if kind == note.ARRIVED:
        return told.TravellerArrived(TRAVELLER_IDS[more[0]], _COLUMNS[more[1]], more[2])
    if kind == note.SAT_OUT:
        return told.SatOut(seat)
    return _bus_event(kind, seat, more)


def _bus_event(kind: int, seat: int, more: list[int]) -> Event:
    """The event of a row that is about one bus."""
    if kind == note.PLACED:
        return told.BusPlaced(seat, BUS_IDS[more[0]])
    if kind == note.DESIGNATED:
        return told.BusDesignated(seat, BUS_IDS[more[0]])
    if kind == note.CALLED:
        return told.BusCalled(seat, BUS_IDS[more[0]])
    if kind == note.BOARDING_ENDED:
        return told.BoardingEnded(seat, BUS_IDS[more[0]])
    if kind == note.BUS_TAKEN:
        return told.BusTaken(seat, BUS_IDS[more[0]])
    if kind == note.BUS_ARRIVED:
        return told.BusArrived(BUS_IDS[more[0]])
    if kind == note.DEPARTED:
        unhappy = None if more[1] == NO_CARD else TRAVELLER_IDS[more[1]]
        return told.BusDeparted(seat, BUS_IDS[more[0]], _travellers(more[2:]), unhappy)
    return _day_event(kind, seat, more)


def _day_event(kind: int, seat: int, more: list[int]) -> Event:
    """The event of a row that is about a whole day."""
    if kind == note.DAY_STARTED:
        left, right, garage = more[1:5], more[5:9], more[9:]
        return told.DayStarted(more[0], seat, _travellers(left), _travellers(right), tuple(bus_ids(garage)))
    if kind == note.DEALT:
        return told.Dealt(seat, _travellers(more[2:]), tuple(bus_ids(more[:2])))
    if kind == note.HAND_REVEALED:
        return told.HandRevealed(seat, _travellers(more))
    if kind == note.DAY_ENDED:
        return told.DayEnded(more[0], _REASONS[more[1] - 1])
    if kind == note.DAY_SCORED:
        return told.DayScored(seat, *[number - note.POINT_ZERO for number in more])
    if kind == note.GAME_OVER:
        return told.GameOver(tuple(more))
    raise AssertionError(f"no event of kind {kind}")


def _travellers(cards: list[int]) -> tuple[str, ...]:
    return tuple(traveller_ids(cards))
