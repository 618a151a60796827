"""SQLite databases as files: opening them, and bringing their schema up to date."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from allaboard.boards.harmless import harmless
from allaboard.server.store.faults import StoreFault, Unreachable, WrongSchema
from allaboard.server.store.migrating import READ_VERSIONS, SQLITE, VERSIONS_TABLE, lacking, schema_version

PATIENCE: Final = 10.0  # seconds to wait for another process that writes
_WAL_KEPT = 64 * 2**20  # the log shrinks to this after a long read let it grow


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """A connection without transactions of its own making, usable in any one thread at a time."""
    mode = "ro" if read_only else "rw"
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        isolation_level=None,
        timeout=PATIENCE,
        check_same_thread=False,
    )
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def connect_to_copy(path: Path) -> sqlite3.Connection:
    """A connection to a file in which nobody writes, and beside which nothing is to appear."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)


def connect_for_writing(path: Path) -> sqlite3.Connection:
    """A connection whose commits survive a power cut."""
    connection = connect(path)
    try:
        _write_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA journal_size_limit = {_WAL_KEPT}")
    except BaseException:
        connection.close()
        raise
    return connection


def prepare(path: Path, reached: Callable[[str], None]) -> None:
    """Make the file if it is not there, readable by its owner only, and bring the schema up to date."""
    with suppress(FileExistsError):
        # SQLite gives its two files beside this one the same mode.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    with closing(connect(path)) as connection:
        lacking(_versions(connection))  # what is not ours is refused before anything in it changes
    with closing(connect_for_writing(path)) as connection:
        connection.execute("BEGIN IMMEDIATE")  # a second process waits here and then finds the work done
        try:
            for migration in lacking(_versions(connection)):
                connection.execute(VERSIONS_TABLE)
                for statement in migration.statements(SQLITE):
                    connection.execute(statement)
                    reached("migrating")
                connection.execute("INSERT INTO schema_version (version) VALUES (?)", (migration.version,))
            reached("migrated")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def check_schema(connection: sqlite3.Connection) -> None:
    """Raise unless the schema is the one of this program; changes nothing."""
    versions = _versions(connection)
    if lacking(versions):
        raise WrongSchema(
            f"the database has schema {len(versions)}, this program works with {schema_version()}: start the server "
            "once, which brings it up to date"
        )


def check_ours(connection: sqlite3.Connection) -> None:
    """Raise unless this is a database of All Aboard, of whatever version."""
    if not _versions(connection):
        raise WrongFile


def fault_of(error: Exception, path: Path) -> StoreFault:
    """What an error of SQLite or the system means, in one line."""
    where = harmless(str(path))
    if isinstance(error, StoreFault):
        return error
    if isinstance(error, WrongFile):
        return WrongSchema(f"{where} is not a database of All Aboard")
    if isinstance(error, OSError):
        return StoreFault("no-file", f"{where} cannot be opened ({(error.strerror or 'broken').lower()})")
    if isinstance(error, sqlite3.OperationalError) and not path.is_file():
        return StoreFault("no-file", f"there is no database {where}")
    if isinstance(error, sqlite3.OperationalError):
        return Unreachable(f"{where}: {error}")
    if isinstance(error, sqlite3.DatabaseError) and "not a database" in str(error):
        return WrongSchema(f"{where} is not a database")
    return StoreFault("broken", f"{where}: {error}")


def counts(connection: sqlite3.Connection) -> dict[str, int]:
    """How many rows each table has."""
    tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    names = [row[0] for row in tables]
    return {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}


class WrongFile(Exception):
    """A database with tables that are not ours."""


def _versions(connection: sqlite3.Connection) -> list[int]:
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if "schema_version" not in names:
        if names:
            raise WrongFile
        return []
    return [row[0] for row in connection.execute(READ_VERSIONS)]


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch the write-ahead log on. While another process does the same SQLite refuses at once, without waiting."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            if mode != "wal":
                raise sqlite3.OperationalError("this file system has no shared memory, which the write-ahead log needs")
            return
