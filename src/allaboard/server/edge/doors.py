"""Showing people out: whoever is blocked, bots whose token was revoked and browsers whose session
has ended lose their sockets on every worker.

Requests are refused by themselves, for they say each time who asks; a socket says so once. Other workers hear it by a
note; one that may have missed some looks at everybody who is connected to it.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from allaboard.server.edge.guards import COOKIE, bearer_of
from allaboard.server.edge.services import Services
from allaboard.server.identity import hash_of
from allaboard.server.notes import ShownOut


def watch_doors(services: Services) -> None:
    """From now on show out whomever other workers tell of."""
    services.hub.show_out = partial(_close, services)
    services.hub.look_at_people = partial(_look, services)


async def show_out(services: Services, person: str, token: str | None = None) -> None:
    """Close the sockets of a person, or those that came with one token (its hash), here and elsewhere."""
    await _tell(services, ShownOut(person, token))


async def show_out_ended_sessions(services: Services, person: str) -> None:
    """Close the sockets that a person opened in sessions that have ended, here and elsewhere."""
    await _tell(services, ShownOut(person, sessions=True))


async def _tell(services: Services, note: ShownOut) -> None:
    services.hub.tell_of_people(note)
    await _close(services, note)


async def _close(services: Services, note: ShownOut) -> None:
    for client in _clients(services):
        if client.person != note.person:
            continue
        if note.sessions:
            await _close_if_ended(services, client)
        elif note.token in {None, _token_of(client)}:
            client.close("blocked" if note.token is None else "bad_token")


async def _close_if_ended(services: Services, client: Any) -> None:
    """Hang up on whoever came with the cookie of a session that has ended; the page comes back with what it has now."""
    cookie = client.socket.cookies.get(COOKIE)
    if _token_of(client) is None and await services.identities.person_of_cookie(cookie) is None:
        client.close("logged_out")


async def _look(services: Services) -> None:
    for client in _clients(services):
        await check_client(services, client)


async def check_client(services: Services, client: Any) -> None:
    """Show a client out whose person or key is no longer let in. One that has just connected may have missed it."""
    person = None if client.person is None else await services.store.person(client.person)
    if person is not None and person.blocked:
        client.close("blocked")
    elif (known := _token_of(client)) is not None:
        token = await services.store.token(known)
        if token is None or token.revoked is not None:
            client.close("bad_token")
    elif client.person is not None:
        await _close_if_ended(services, client)


def _clients(services: Services) -> list[Any]:
    return [client for room in list(services.hub.rooms.values()) for client in list(room.clients)]


def _token_of(client: Any) -> str | None:
    """The hash of the token that a socket came with."""
    token = bearer_of(client.socket)
    return None if token is None else hash_of(token)
