"""What is left of a person who is deleted: games without a name.

Their keys go first, with everything that is theirs alone; whoever comes back after a failure in the middle is nobody.
Then their seats: free again where the game has not begun, a bot's where it runs. Results stay, under `DELETED`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allaboard.server.hub import Hub
from allaboard.server.store.interface import Store
from allaboard.server.table import entries as e
from allaboard.server.table.gauntlet import MINDER
from allaboard.server.table.state import Table

DELETED: Final = "deleted"  # shown instead of the name


async def delete_person(store: Store, hub: Hub, person: str) -> None:
    await store.forget_person(person, DELETED)
    await hub.each_table_of(person, None, lambda room: room.judge(lambda table: entries_without(table, person)))
    await store.rename_in_results(person, DELETED)


def entries_without(table: Table, person: str) -> Sequence[e.AnyEntry]:
    """How a table goes on without a person."""
    own = table.seats_of(person)
    if table.status == "waiting":
        return [*(e.SeatFreed(seat=seat) for seat in own), *_new_host(table, person)]
    found: list[e.AnyEntry] = [
        e.Renamed(person=person, was=name, name=DELETED)
        for name in dict.fromkeys(table.seats[seat].name or "" for seat in own)
        if name != DELETED
    ]
    if table.status == "playing":
        found += [e.Minded(seat=seat, bot=MINDER, why="left") for seat in own if table.seats[seat].minder is None]
        found += [change for change in _new_host(table, person) if isinstance(change, e.HostChanged)]
    return found


def _new_host(table: Table, person: str) -> list[e.AnyEntry]:
    """Somebody else who sits there, if it was theirs; a table of nobody closes."""
    if table.host != person:
        return []
    others = [seat.person for seat in table.seats if seat.person not in {None, person}]
    return [e.HostChanged(host=others[0]) if others and others[0] is not None else e.Closed()]
