"""From stored lines of chat to what people read."""

from __future__ import annotations

from allaboard.protocol.messages import ChatMessage
from allaboard.server.store.interface import ChatLine, Store


def chat_message(line: ChatLine, name: str) -> ChatMessage:
    return ChatMessage(number=line.number, at=line.at, name=name, text=line.text, seat=line.seat)


async def chat_messages(store: Store, table: str, *, after: int = 0, limit: int) -> list[ChatMessage]:
    """The latest lines of a table with the names of those who wrote them, oldest first."""
    lines = await store.chat(table, after=after, limit=limit)
    names: dict[str, str] = {}
    for line in lines:
        if line.person not in names:
            person = await store.person(line.person)
            names[line.person] = person.name if person is not None else "?"
    return [chat_message(line, names[line.person]) for line in lines]
