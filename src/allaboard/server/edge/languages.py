"""In which language a person is spoken to: `?lang=` comes first, then what the browser accepts; else English.

It is remembered for whoever has a name here, so that mails and feeds speak it too. The page's own switch is sent as
what the browser accepts. Codes, records and refusals are the same in every language.
"""

from __future__ import annotations

import re
from contextlib import suppress

from msgspec.structs import replace

from allaboard.deals.editions import options_in
from allaboard.locales import LANGUAGES, Words, words_of
from allaboard.protocol.tables import TableWishes
from allaboard.server.edge.guards import Connection, services_of
from allaboard.server.speaking import DEFAULT
from allaboard.server.store.faults import StoreFault
from allaboard.server.store.interface import Person

PARAMETER = "lang"
_LONGEST = 400  # a header that is longer is no list of languages
_RANGE = re.compile(r"\s*([A-Za-z]{1,8})(?:-[A-Za-z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?")


def language_of(connection: Connection) -> str:
    """The language of whoever asks, one of those that are here."""
    return said_language(connection) or DEFAULT


def said_language(connection: Connection) -> str | None:
    """The same, if there is one that the request itself asks for."""
    wished = connection.query_params.get(PARAMETER, "").lower()
    if wished in LANGUAGES:
        return wished
    header = connection.headers.get("accept-language", "")
    return accepted(header) if header else None


async def remember_language(connection: Connection, person: Person) -> None:
    """Write to them in the language that they read now. It is no reason to refuse anything that it cannot be noted."""
    said = said_language(connection)
    if said is not None and said != person.language:
        with suppress(StoreFault):
            await services_of(connection).store.set_language(person.id, said)


def wished_in_language(connection: Connection, wishes: TableWishes) -> TableWishes:
    """Wishes for a table of Depot with the Drunkard as whoever asks knows it, if they do not say which."""
    if wishes.game != "depot":
        return wishes
    return replace(wishes, options=options_in(language_of(connection), wishes.options))


def words_for(connection: Connection) -> Words:
    return words_of(language_of(connection))


def accepted(header: str) -> str:
    """The language of an `Accept-Language` that is liked best and is here; of two liked alike the first."""
    best, liked = DEFAULT, 0.0
    for part in header[:_LONGEST].split(","):
        found = _RANGE.fullmatch(part)
        if found is None or found[1].lower() not in LANGUAGES:
            continue
        weight = 1.0 if found[2] is None else float(found[2])
        if weight > liked:
            best, liked = found[1].lower(), weight
    return best
