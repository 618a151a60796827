"""Copies of a database, checked before they get their name.

A copy has the rows of one moment, as many as the database had then, and a sample of its journals is read as a server
would read them. A journal that cannot be read is one in the database itself: it is named, and the copy kept.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from allaboard.server.store import moving, sqlite_files
from allaboard.server.store.common import SqlStore
from allaboard.server.store.faults import StoreFault
from allaboard.server.store.private_files import new_private_file
from allaboard.server.store.sqlite import SqliteStore
from allaboard.server.store.steps import Row
from allaboard.server.table.entries import decode_entry
from allaboard.server.table.state import Table

SAMPLE: Final = 100  # journals that are read

_JOURNAL: Final = "SELECT number, at, body FROM entries WHERE table_id = ? ORDER BY number"


@dataclass(frozen=True)
class Checked:
    """What was found in a copy."""

    rows: int
    journals: int  # that were read
    unreadable: tuple[str, ...] = ()  # tables


async def back_up(store: SqlStore, path: Path, progress: moving.Progress) -> Checked:
    """A copy in a new file that only its owner can read: of SQLite the database, of PostgreSQL an export.

    Raises `StoreFault` and leaves no file if the copy is not what the database is.
    """
    with new_private_file(path) as beside:
        if isinstance(store, SqliteStore):
            counts = await asyncio.to_thread(store.back_up, beside, progress)
            return await asyncio.to_thread(check_copy, beside, counts)
        with beside.open("wb") as file:
            counts = await moving.export_counted(store, file, progress)
        return await check_export(beside, counts)


def check_copy(copy: Path, counts: Mapping[str, int]) -> Checked:
    """The copy of a SQLite database with so many rows of each kind."""
    try:
        with closing(sqlite_files.connect_to_copy(copy)) as connection:
            for check in ("integrity_check", "foreign_key_check"):
                found = connection.execute(f"PRAGMA {check}").fetchone()
                if found not in {None, ("ok",)}:
                    raise _wrong(" ".join(str(found[0]).split()))
            sqlite_files.check_ours(connection)
            _compare(sqlite_files.counts(connection), counts)
            tables = [row[0] for row in connection.execute("SELECT id FROM tables")]
            sample = random.sample(tables, min(SAMPLE, len(tables)))
            unreadable = [table for table in sample if not _reads(table, connection.execute(_JOURNAL, (table,)))]
    except (sqlite3.Error, sqlite_files.WrongFile) as error:
        raise _wrong(str(error)) from None
    return Checked(sum(counts.values()), len(sample), tuple(sorted(unreadable)))


async def check_export(path: Path, counts: Mapping[str, int]) -> Checked:
    """An export with so many rows of each kind."""
    found: Counter[str] = Counter()
    journals: dict[str, list[Row]] = {}
    tables: list[str] = []
    with path.open("rb") as file:
        async for relation, rows in moving.portions(file):
            found[relation.name] += len(rows)
            if relation.name == "tables":
                tables += [str(row[0]) for row in rows]
            elif relation.name == "entries":  # all tables were before them
                if not journals:
                    journals = {table: [] for table in random.sample(tables, min(SAMPLE, len(tables)))}
                for table, *entry in rows:
                    if table in journals:
                        journals[str(table)].append(tuple(entry))
    _compare(found, counts)
    unreadable = [table for table, entries in journals.items() if not _reads(table, entries)]
    return Checked(sum(counts.values()), len(journals), tuple(sorted(unreadable)))


def _reads(table_id: str, entries: Iterable[Row]) -> bool:
    """Whether a server could go on with this table."""
    table = Table(table_id)
    try:
        for number, at, body in entries:
            table.fold(number, at, decode_entry(body))
    except Exception:  # noqa: BLE001 - whatever a journal can be
        return False
    return True


def _compare(found: Mapping[str, int], counts: Mapping[str, int]) -> None:
    for name in sorted(found.keys() | counts.keys()):
        if found.get(name) != counts.get(name):
            raise _wrong(f"{name}: {found.get(name, 'no')} rows instead of {counts.get(name, 'none')}")


def _wrong(reason: str) -> StoreFault:
    return StoreFault("bad-copy", f"the copy is not what the database is, so it is not kept ({reason})")
