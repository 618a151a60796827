"""Who is connected to a table, on whichever worker.

Each worker says who is there when that changes, and again now and then. What a worker said counts for a while, so
that the people of one that died do not stay for ever.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

from allaboard.protocol.messages import Presence
from allaboard.server.notes import Here, WhoIsThere

if TYPE_CHECKING:
    from allaboard.server.room import Room

_LASTS = 12_000  # milliseconds


class Attendance:
    """The people of one room."""

    def __init__(self, room: Room) -> None:
        self._room: Room = weakref.proxy(room)  # no circle: a room that is let go is gone at once
        self._elsewhere: dict[str, tuple[Here, int]] = {}  # by worker, with the moment it was said
        self._said: Presence | None = None

    def presence(self) -> Presence:
        """Everybody, here and elsewhere."""
        own = self._here()
        seats, watching = set(own.seats), own.watching
        for there, _ in self._elsewhere.values():
            seats.update(there.seats)
            watching += there.watching
        return Presence(seats=sorted(seats), watching=watching)

    def came(self) -> None:
        """Somebody connected, who hears it in any case."""
        self._said = None
        self._say()
        if len(self._room.clients) == 1:
            self._room.tell(WhoIsThere())
        self.tell()

    def went(self) -> None:
        self._say()
        self.tell()

    def tell(self) -> None:
        """Say to the other workers who is here."""
        self._room.tell(self._here())

    def heard(self, worker: str, there: Here) -> None:
        """Another worker has said who is there."""
        if there.seats or there.watching:
            self._elsewhere[worker] = there, self._room.now()
        else:
            self._elsewhere.pop(worker, None)
        self._say()

    def look(self) -> None:
        """Forget the people of workers that have said nothing for a while, and say again who is here."""
        before = self._room.now() - _LASTS
        self._elsewhere = {worker: said for worker, said in self._elsewhere.items() if said[1] >= before}
        self._say()
        self.tell()

    def _here(self) -> Here:
        room = self._room
        people = {client.person for client in room.clients if client.person}
        seats = {seat for person in people for seat in room.table.seats_of(person)}
        return Here(sorted(seats), sum(client.viewer is None for client in room.clients))

    def _say(self) -> None:
        presence = self.presence()
        if presence != self._said:
            self._said = presence
            self._room.say(presence)
