"""Entries of many tables in a few statements of SQLite.

Around each statement the thread that writes gives Python's lock away and has to wait for it again while the server is
at work. So what waits goes into one statement for many tables, not into a few for each.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache

from allaboard.server.store.queries import marks
from allaboard.server.store.rows import TABLE_COLUMNS
from allaboard.server.store.steps import Row

_SIZES = (64, 16, 4, 1)  # rows of one statement: few sizes, so that all statements stay prepared
_CHANGED = TABLE_COLUMNS.split(", ")[1:]


def append_together(connection: sqlite3.Connection, moved: Sequence[Row], entries: Sequence[Row]) -> bool:
    """Move tables on and write their entries; False if one of the tables is not where it should be.

    `moved` has the columns of each table, its new `last` and the one before; no table is there twice. What happened
    when it fails is for the caller to undo.
    """
    touched = 0
    for start, size in _portions(len(moved)):
        touched += _execute(connection, _move_on, moved[start : start + size])
    if touched != len(moved):
        return False
    for start, size in _portions(len(entries)):
        _execute(connection, _insert, entries[start : start + size])
    return True


def _portions(count: int) -> list[tuple[int, int]]:
    """Where each portion begins, and its size."""
    found, start = [], 0
    for size in _SIZES:
        while count - start >= size:
            found.append((start, size))
            start += size
    return found


def _execute(connection: sqlite3.Connection, statement: Callable[[int], str], rows: Sequence[Row]) -> int:
    return connection.execute(statement(len(rows)), [value for row in rows for value in row]).rowcount


@cache
def _move_on(count: int) -> str:
    given = ", ".join([f"({marks(len(_CHANGED) + 3)})"] * count)
    changes = ", ".join(f"{column} = given.{column}" for column in (*_CHANGED, "last"))
    return (
        f"WITH given (id, {', '.join(_CHANGED)}, last, before) AS (VALUES {given}) UPDATE tables SET {changes}"
        " FROM given WHERE tables.id = given.id AND tables.last = given.before"
    )


@cache
def _insert(count: int) -> str:
    return "INSERT INTO entries (table_id, number, at, body) VALUES " + ", ".join(["(?, ?, ?, ?)"] * count)
