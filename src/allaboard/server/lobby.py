"""How many public tables may wait at a time, so that nobody fills the lobby."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from allaboard.server.store.interface import Store
from allaboard.server.table.gauntlet import Refusal

MOST_OF_ONE_PERSON: Final = 5
MOST_OF_ONE_ADDRESS: Final = 20  # a club or a school behind one address
_MOST_KEYS: Final = 10_000


class Lobby:
    """Which public tables were opened by whom and from where, as far as this worker knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._opened: OrderedDict[tuple[str, str], list[str]] = OrderedDict()  # least recently used first

    async def check(self, person: str, address: str) -> None:
        """Raise `Refusal` if too many public tables of a person or an address wait already."""
        for key, most in ((("person", person), MOST_OF_ONE_PERSON), (("address", address), MOST_OF_ONE_ADDRESS)):
            opened = self._opened.get(key, [])
            if len(opened) < most:
                continue
            self._opened[key] = waiting = [table for table in opened if await self._is_waiting(table)]
            if len(waiting) >= most:
                raise Refusal("too_many_tables")

    def opened(self, person: str, address: str, table: str) -> None:
        for key in (("person", person), ("address", address)):
            self._opened.setdefault(key, []).append(table)
            self._opened.move_to_end(key)
        while len(self._opened) > _MOST_KEYS:
            self._opened.popitem(last=False)

    async def _is_waiting(self, table: str) -> bool:
        row = await self._store.table(table)
        return row is not None and row.public and row.status == "waiting"
