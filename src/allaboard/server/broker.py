"""How workers tell each other that a table has new entries. Nothing but the table's id travels."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

Heard: TypeAlias = Callable[[str, bytes], Awaitable[None]]


class Broker(Protocol):
    """Carries short notes between workers; a note may be lost, so nobody relies on it alone."""

    async def open(self, heard: Heard) -> None:
        """Begin to listen; `heard(topic, note)` is called for the notes of other workers."""

    async def tell(self, topic: str, note: bytes) -> None: ...

    async def close(self) -> None: ...


class NoBroker:
    """One worker has nobody to tell."""

    async def open(self, heard: Heard) -> None:
        pass

    async def tell(self, topic: str, note: bytes) -> None:
        pass

    async def close(self) -> None:
        pass
