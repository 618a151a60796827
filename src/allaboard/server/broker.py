"""How workers tell each other that something happened at a table.

A note says where to look, never what is there: whoever hears it reads the store. So a note that is lost costs a few
seconds (everybody looks by themselves now and then), and one that is overheard tells nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

from allaboard.server.settings import Settings

Heard: TypeAlias = Callable[[str, str, bytes], Awaitable[None]]
Missed: TypeAlias = Callable[[], Awaitable[None]]


class Broker(Protocol):
    """Carries short notes between workers; a note may be lost, so nobody relies on it alone."""

    @property
    def is_alone(self) -> bool:
        """There are no other workers: whatever is written, this one has written it."""

    async def open(self, heard: Heard, missed: Missed) -> None:
        """Begin to listen: `heard(sender, topic, note)` for the notes of others, `missed()` after a time in which
        there may have been notes that nobody heard.
        """

    def tell(self, topic: str, note: bytes) -> None:
        """Never waits and never fails."""

    async def close(self) -> None: ...


class NoBroker:
    """One worker has nobody to tell."""

    is_alone = True

    async def open(self, heard: Heard, missed: Missed) -> None:
        pass

    def tell(self, topic: str, note: bytes) -> None:
        pass

    async def close(self) -> None:
        pass


def broker_of(settings: Settings) -> Broker:
    """The broker that the settings ask for, not yet open."""
    if settings.redis is None:
        return NoBroker()
    from allaboard.server.redis_broker import RedisBroker  # noqa: PLC0415 - one worker needs none of it

    return RedisBroker(settings.redis)
