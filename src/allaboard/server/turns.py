"""Whose turn it is, for whoever is not looking: feeds and mails.

What counts is what a seat was told (`is_asked`), so neither says anything that the seat's own socket would not.
"""

from __future__ import annotations

import secrets

from structlog import get_logger

from allaboard.locales import Words
from allaboard.server.chores import Chore
from allaboard.server.clock import Watch
from allaboard.server.hub import Hub
from allaboard.server.identity import Identities
from allaboard.server.mail import Mailer
from allaboard.server.settings import Settings
from allaboard.server.speaking import words_to
from allaboard.server.store.interface import Person, Store
from allaboard.server.table.state import Table
from allaboard.server.table.telling import is_asked

_LOG = get_logger("allaboard.server.turns")
_LOOK = 5_000  # milliseconds
STOP = "stop-mail"  # what the link that ends mails is signed for


def asked_seats(table: Table, person: str, now: int) -> list[int]:
    """The seats of a person that owe a decision and know it."""
    return [
        seat
        for seat in table.seats_of(person)
        if table.seats[seat].minder is None and not table.paused and is_asked(table, seat, now)
    ]


def what_is_played(table: Table, words: Words) -> str:
    """`Bus, New York`."""
    assert table.wishes is not None
    game = words(table.wishes.game)
    city = table.wishes.city
    return f"{game}, {words(city)}" if city is not None and city in words else game


def others_at(table: Table, person: str) -> str:
    return ", ".join(seat.name or "?" for seat in table.seats if seat.person != person) or "–"


class TurnMails:
    """Mails people whose turn it is at a table over days: once for each turn, and not while they look at it."""

    def __init__(
        self, store: Store, watch: Watch, hub: Hub, identities: Identities, mailer: Mailer, settings: Settings
    ) -> None:
        self._store = store
        self._watch = watch
        self._hub = hub
        self._identities = identities
        self._mailer = mailer
        self._settings = settings
        self._chore = Chore("turn mails", watch, _LOOK, self.look)

    def open(self) -> None:
        if self._settings.sends_mail:
            self._chore.open()

    async def close(self) -> None:
        await self._chore.close()

    async def look(self) -> None:
        """Mail everybody whose turn it is at a table in memory; one that moved lately is."""
        for room in list(self._hub.rooms.values()):
            table = room.table
            if table.status != "playing" or table.wishes is None or table.wishes.pace != "days":
                continue
            connected = {client.person for client in room.clients}
            for person in {seat.person for seat in table.seats if seat.person is not None} - connected:
                if asked_seats(table, person, room.now()):
                    await self._tell(table, person)

    async def _tell(self, table: Table, person_id: str) -> None:
        person = await self._store.person(person_id)
        if person is None or person.email is None or person.blocked:
            return
        # Whoever writes the mark first sends the mail: one for each turn, however many workers there are.
        mine = secrets.token_hex(8)
        key = f"mailed:{table.id}:{person.id}:{len(table.decisions)}"
        if await self._store.setting(key) is None and await self._store.set_setting(key, mine) == mine:
            await self._send(table, person)

    async def _send(self, table: Table, person: Person) -> None:
        assert person.email is not None
        words = words_to(person)
        stop = f"{self._settings.address()}/mail/stop/{self._identities.signed(STOP, person.id, person.email)}"
        played = what_is_played(table, words)
        text = words(
            "mail-turn-text",
            name=person.name,
            game=played,
            names=others_at(table, person.id),
            link=f"{self._settings.address()}/t/{table.id}",
            stop=stop,
        )
        await self._mailer.send(person.email, words("mail-turn-subject", game=played), text, stop)
