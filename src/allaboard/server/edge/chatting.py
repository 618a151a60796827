"""Chat: stored, limited, and never markup."""

from __future__ import annotations

from allaboard.boards.harmless import harmless
from allaboard.protocol.messages import ChatMessage
from allaboard.server.chats import chat_message, chat_messages
from allaboard.server.edge.services import Services
from allaboard.server.notes import Chatted
from allaboard.server.room import Room
from allaboard.server.store.interface import Person
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
    room.say(chat_message(line, person.name))
    room.tell(Chatted(line.number))


async def latest_chat(services: Services, room: Room) -> list[ChatMessage]:
    return await chat_messages(services.store, room.table.id, limit=LATEST)
