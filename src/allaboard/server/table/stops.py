"""The end of Depot's first day: a table stops there until everybody has gone on, or the time for it is up.

What follows is decided, and kept back: nobody hears of the second day before it begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from allaboard.engine.depot.events import DayStarted
from allaboard.engine.events import Event
from allaboard.protocol.messages import Asked, DayStop
from allaboard.server.table.clocks import SECOND
from allaboard.server.table.frames import Viewer

if TYPE_CHECKING:
    from allaboard.engine.depot.game import DepotGame
    from allaboard.protocol.tables import TableWishes
    from allaboard.server.table.state import Table

GO_ON: Final = "go_on"
PHASE: Final = "day_over"
_A_DAY: Final = 24 * 60 * 60 * SECOND  # at a table over days where nobody's time is limited


@dataclass(frozen=True)
class Stop:
    """`since` everything of the day has been told. `ready` are the seats that have gone on."""

    since: int
    length: int
    held: tuple[Event, ...]
    rests: tuple[tuple[int, DepotGame], ...]  # as of `apply_with_rests`, counted within `held`
    ready: frozenset[int] = frozenset()


def stop_length(wishes: TableWishes) -> int:
    """How long a table stops at most, in milliseconds. It depends on nothing that was dealt or decided."""
    if wishes.pace == "live":
        return wishes.day_pause * SECOND
    return wishes.clock.seconds * SECOND if wishes.clock.kind != "none" else _A_DAY


def place_of_next_day(events: Sequence[Event]) -> int | None:
    """Where the second day begins among the events of a decision."""
    for place, event in enumerate(events):
        if isinstance(event, DayStarted) and event.day > 1:
            return place
    return None


def stop_end(table: Table) -> int:
    """When the table goes on by itself. A pause of the table begins the time anew, as it does for windows."""
    assert table.stop is not None
    return max(table.stop.since, table.resumed) + table.stop.length


def stop_told(table: Table, now: int) -> DayStop | None:
    """The stop as everybody may know it."""
    stop = table.stop
    if stop is None or table.status != "playing" or now < stop.since:
        return None
    return DayStop(until=None if table.paused else stop_end(table), ready=sorted(stop.ready))


def asked_to_go_on(table: Table, viewer: Viewer, now: int) -> list[Asked]:
    """What a seat is asked at a stop: to go on, once."""
    stop = table.stop
    if stop is None or viewer is None or now < stop.since or viewer in stop.ready or viewer not in table.people():
        return []
    legal = [{"action": GO_ON, "word": GO_ON}]
    return [Asked(seat=viewer, phase=PHASE, legal=legal, until=None if table.paused else stop_end(table))]
