"""From the numbers of a log to events."""

from __future__ import annotations

from typing import Final

from allaboard.engine.events import Event
from allaboard.engine.line import events as told
from allaboard.engine.line import log as note
from allaboard.engine.line.board import FAST_COLOURS
from allaboard.engine.line.deal import LineDeal
from allaboard.engine.line.log import Entry

_KINDS: Final[tuple[told.MarkerKind, ...]] = ("shape", "green_light", "extra")
_BONUSES: Final[tuple[told.BonusPassenger, ...]] = ("granny", "tourist", "intern")
_SPOTS: Final[dict[int, told.SpotKind]] = {
    note.UNIVERSITIES: "university",
    note.MONUMENTS: "monument",
    note.MUSEUMS: "museum",
    note.PROFESSIONALS: "office",
}
_REASONS: Final[tuple[told.EndReason, ...]] = ("rounds", "all_eliminated")


def told_event(deal: LineDeal, packed: int) -> Event:
    """The event of one entry of a log."""
    entry = Entry(packed)
    kind, seat = entry.kind, entry.seat
    stop = deal.board.names[entry.stop]
    zone = note.ZONES[entry.zone]
    if kind == note.PLACED:
        start = deal.board.names[entry.origin]
        return told.Placed(seat, start, stop, _KINDS[entry.zone], entry.points, _road(deal, entry))
    if kind == note.TICKED:
        return told.Ticked(seat, zone, None if entry.row == note.NO_ROW else entry.row, entry.box, stop)
    if kind == note.ROW_CLOSED:
        return told.RowClosed(seat, zone, entry.row, entry.box, entry.points, stop)
    if kind == note.BONUS:
        return told.Bonus(seat, _BONUSES[entry.box], stop)
    if kind == note.SPOT_WRITTEN:
        return told.SpotWritten(seat, _SPOTS[entry.zone], entry.points, stop)
    if kind == note.ENTRANCE_CROSSED:
        return told.EntranceCrossed(seat, entry.box)
    if kind == note.ELIMINATED:
        return told.Eliminated(seat, stop)
    if kind == note.OFF_MAP:
        return told.OffMap(seat, stop)
    return _table_event(deal, entry)


def _road(deal: LineDeal, entry: Entry) -> told.RoadKind:
    """What the road of a marker adds by itself (P10, P11)."""
    if entry.box == 0:
        return "plain"
    return "jammed" if deal.city.game == "bus" else "fast"


def _table_event(deal: LineDeal, entry: Entry) -> Event:
    """The event of an entry that concerns the whole table."""
    kind, seat, slot, number = entry.kind, entry.seat, entry.box, entry.points
    if kind == note.DEPARTURE_CHOSEN:
        return told.DepartureChosen(seat)
    if kind == note.DEPARTED:
        return told.Departed(seat, number, deal.board.names[entry.stop])
    if kind == note.TICKET_REVEALED:
        return told.TicketRevealed(slot, number)
    if kind == note.RUSH_HOUR:
        return told.RushHour(slot)
    if kind == note.ROADS_SPED_UP:
        return told.RoadsSpedUp("burgundy" if FAST_COLOURS[number] == "burgundy" else "yellow")
    if kind == note.OBJECTIVE_REACHED:
        return told.ObjectiveReached(seat, slot, deal.setup.common[slot], number)
    if kind == note.OBJECTIVE_TURNED:
        return told.ObjectiveTurned(slot, deal.setup.common[slot], number)
    if kind == note.INSPECTOR_PASSED:
        return told.InspectorPassed(seat)
    if kind == note.PERSONAL_REVEALED:
        return told.PersonalRevealed(seat, number)
    if kind == note.GAME_OVER:
        # The winners are kept as one bit for each seat.
        winners = tuple(place for place in range(deal.seats) if number >> place & 1)
        return told.GameOver(_REASONS[slot], winners)
    raise AssertionError(f"no event of kind {kind}")
