"""Chat: stored, limited, and never markup."""

from __future__ import annotations

from allaboard.boards.harmless import harmless
from allaboard.protocol.messages import ChatMessage
from allaboard.server.edge.services import Services
from allaboard.server.room import Room
from allaboard.server.store.interface import ChatLine, Person
from allaboard.server.table.gauntlet import Refusal

LATEST = 100


async def say_chat(services: Services, room: Room, person: Person, text: str) -> None:
    """Store a line and tell everybody at the table."""
    table = room.table
    assert table.wishes is not None
    if not table.wishes.chat:
        raise Refusal("no_chat_here")
    own = table.seats_of(person.id)
    if person.id in table.muted or person.id in table.kicked:
        raise Refusal("muted")
    if not own and not table.wishes.public:
        raise Refusal("not_seated")
    services.limits.check("chat", person.id, rate=1, burst=8)
    clean = harmless(text).strip()
    if not clean:
        raise Refusal("empty")
    line = await services.store.add_chat(table.id, services.watch.now(), person.id, own[0] if own else None, clean)
    room.say(chat_line(line, person.name))


def chat_line(line: ChatLine, name: str) -> ChatMessage:
    return ChatMessage(number=line.number, at=line.at, name=name, text=line.text, seat=line.seat)


async def latest_chat(services: Services, room: Room) -> list[ChatMessage]:
    lines = await services.store.chat(room.table.id, limit=LATEST)
    names: dict[str, str] = {}
    for line in lines:
        if line.person not in names:
            person = await services.store.person(line.person)
            names[line.person] = person.name if person is not None else "?"
    return [chat_line(line, names[line.person]) for line in lines]
