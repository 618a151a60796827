"""The view of a table, kept up to date from frames."""

from __future__ import annotations

from copy import copy
from typing import Any

from allaboard.protocol.messages import AnyMessage, Asked, Change, Frame, Snapshot, TableNews
from allaboard.protocol.tables import TableInfo


def patched(value: Any, changes: list[Change]) -> Any:
    """The value with a JSON Patch applied. The value itself is not touched: only what changes is copied."""
    if not changes:
        return value
    made: dict[int, Any] = {}  # objects and lists that were copied here, so that each is copied once
    top: list[Any] = [value]
    for change in changes:
        if change.path == "":
            top[0] = change.value
            continue
        *path, last = [_key(part) for part in change.path.removeprefix("/").split("/")]
        where = _own(top, 0, made)
        for key in path:
            where = _own(where, int(key) if isinstance(where, list) else key, made)
        if isinstance(where, list):
            _change_list(where, change, last)
        elif change.op == "remove":
            del where[last]
        else:
            where[last] = change.value
    return top[0]


def _own(holder: Any, key: Any, made: dict[int, Any]) -> Any:
    """What is in the holder at a key, as a copy that may be changed and lies there from now on."""
    found = holder[key]
    if id(found) not in made:
        holder[key] = found = copy(found)
        made[id(found)] = found
    return found


def _change_list(where: list[Any], change: Change, last: str) -> None:
    if last == "-":
        where.append(change.value)
    elif change.op == "add":
        where.insert(int(last), change.value)
    elif change.op == "remove":
        del where[int(last)]
    else:
        where[int(last)] = change.value


def _key(part: str) -> str:
    return part.replace("~1", "/").replace("~0", "~")


class Follower:
    """What one viewer knows of a table."""

    def __init__(self) -> None:
        self.seq = 0
        self.table: TableInfo | None = None
        self.view: dict[str, Any] | None = None
        self.scores: dict[str, Any] | None = None
        self.asked: list[Asked] = []
        self.events: list[dict[str, Any]] = []

    def hear(self, message: AnyMessage) -> None:
        """Take a message into account."""
        if isinstance(message, Snapshot):
            self.seq, self.table = message.seq, message.table
            self.view, self.scores = message.view, message.scores
            self.asked = message.asked or []
            for frame in message.since:
                self.events += frame.events
        elif isinstance(message, Frame):
            self.seq = message.seq
            self.events += message.events
            self.view = patched(self.view, message.changes)
            self.scores = message.scores or self.scores
            self.asked = message.asked or []
        elif isinstance(message, TableNews):
            self.table, self.asked = message.table, message.asked or []

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table.status in {"over", "closed"}


__all__ = ["Follower", "patched"]
