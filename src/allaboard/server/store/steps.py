"""A write as data: a few statements that happen together or not at all, with what their failures mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from allaboard.server.store.interface import Conflict

Row = tuple[Any, ...]

MOVE_ON = (
    "UPDATE tables SET game = ?, city = ?, status = ?, public = ?, pace = ?, seats = ?, taken = ?, host = ?,"
    " created = ?, updated = ?, due = ?, event = ?, last = ? WHERE id = ? AND last = ?"
)
INSERT_ENTRY = "INSERT INTO entries (table_id, number, at, body) VALUES (?, ?, ?, ?)"


@dataclass(frozen=True, slots=True)
class Step:
    """One statement, with `?` for each value; with `many` it runs once for each of them."""

    sql: str
    values: Row = ()
    many: Sequence[Row] | None = None
    if_none: Exception | None = None  # raised when the statement touched no row
    if_taken: Exception | None = None  # raised when a key exists already
    if_missing: Exception | None = None  # raised when it refers to what is not there


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the last step of a write did: rows it returned, or how many it touched."""

    rows: Sequence[Row] = ()
    touched: int = 0


def append_steps(changed: Row, new: Sequence[Row]) -> list[Step]:
    """Entries and the row of their table. Whoever moves `last` on from the number before may write."""
    table, first = new[0][0], new[0][1]
    conflict = Conflict(f"entry {first} of table {table} does not follow its last one")
    return [
        Step(MOVE_ON, (*changed[1:], new[-1][1], table, first - 1), if_none=conflict),
        Step(INSERT_ENTRY, many=new, if_taken=conflict),
    ]
