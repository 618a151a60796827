"""From where somebody looks at a table, and whether they may."""

from __future__ import annotations

from allaboard.server.edge.services import Services
from allaboard.server.events import class_code, is_running
from allaboard.server.room import Room
from allaboard.server.store.interface import Person
from allaboard.server.table.frames import Viewer
from allaboard.server.table.gauntlet import Refusal
from allaboard.server.table.state import Table

NOBODY = "none"


async def viewer_of(services: Services, room: Room, person: Person | None, wanted: str | None) -> Viewer:
    """The seat that a client looks from: its own, at a hot-seat table the one it asks for, else a spectator."""
    table = room.table
    own = table.seats_of(person.id) if person is not None else []
    if person is not None and person.id in table.kicked:
        raise Refusal("kicked")
    if wanted is not None and wanted != NOBODY:
        seat = number_of(wanted)
        if seat not in own:
            raise Refusal("not_your_seat")
        return seat
    if not own:
        await _check_watching(services, table, person)
    if wanted == NOBODY:
        return None
    return seat_at_sight(own)


def seat_at_sight(own: list[int]) -> int | None:
    """The seat that somebody looks from who names none. At a hot-seat table that would show one hand to all."""
    return own[0] if len(own) == 1 else None


async def _check_watching(services: Services, table: Table, person: Person | None) -> None:
    """Whoever will be dealt the same cards must not see them; the teacher of a class may."""
    if not await is_running(services.store, table.event, services.watch.now()):
        return
    if class_code(table.event) is not None and person is not None and person.id == table.host:
        return
    raise Refusal("embargoed")


def number_of(text: str | None) -> int:
    if text is None:
        return 0
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refusal("bad_request")
    return int(text)
