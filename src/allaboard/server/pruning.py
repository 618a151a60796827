"""Tables that nobody needs any more are deleted, if the host wishes so. Games that are played never are."""

from __future__ import annotations

from structlog import get_logger

from allaboard.server.chores import Chore
from allaboard.server.clock import Watch
from allaboard.server.store.interface import Store

_LOG = get_logger("allaboard.server.pruning")
_DAY = 24 * 60 * 60 * 1000
_LOOK = 60 * 60 * 1000
_PRUNED = ("waiting", "over", "closed")


class Pruner:
    """Looks once an hour. Several workers may do it at once: what is gone is gone."""

    def __init__(self, store: Store, watch: Watch, days: int) -> None:
        self._store = store
        self._watch = watch
        self._days = days
        self._chore = Chore("pruning", watch, _LOOK, self.prune)

    def open(self) -> None:
        if self._days > 0:
            self._chore.open()

    async def close(self) -> None:
        await self._chore.close()

    async def prune(self) -> int:
        """How many tables went."""
        count = await self._store.prune(_PRUNED, self._watch.now() - self._days * _DAY)
        if count:
            _LOG.info("pruned", tables=count)
        return count
