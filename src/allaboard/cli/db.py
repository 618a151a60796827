"""`allaboard db`: everything that a server keeps, out into a file and in again."""

# No `from __future__ import annotations` here: the flags are read from the annotations.

import asyncio
import os
import sys
from collections.abc import Coroutine
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from allaboard.boards.faults import FaultsFound
from allaboard.boards.harmless import harmless
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.inputs import is_standard_input
from allaboard.cli.language import help_words
from allaboard.cli.output import complain, say
from allaboard.server import backups
from allaboard.server.settings import default_database
from allaboard.server.store import moving
from allaboard.server.store.common import SqlStore
from allaboard.server.store.faults import StoreFault
from allaboard.server.store.opening import DATABASE_VARIABLE, store_of
from allaboard.server.store.sqlite import SqliteStore

_WORDS = help_words()
_LABEL = "allaboard db"

Database = Annotated[str | None, Parameter(name="--database", help=_WORDS("help-db-database"))]

db = App(name="db", help=_WORDS("help-db"))


@db.command(name="export", help=_WORDS("help-db-export"))
def export_command(
    file: Annotated[str, Parameter(help=_WORDS("help-db-export-file"))], /, *, database: Database = None
) -> int:
    """Write everything into a new file, or to standard output."""

    async def work() -> str | None:
        store = _store(database)
        if is_standard_input(file):
            sys.stdout.flush()
            await moving.export(store, sys.stdout.buffer, _progress)
            return None
        count = await moving.export_file(store, Path(file), _progress)
        return _WORDS("db-exported", count=count, file=harmless(file))

    return _ends(work())


@db.command(name="import", help=_WORDS("help-db-import"))
def import_command(
    file: Annotated[str, Parameter(help=_WORDS("help-db-import-file"))],
    /,
    *,
    database: Database = None,
    replace: Annotated[bool, Parameter(negative="", help=_WORDS("help-db-replace"))] = False,
) -> int:
    """Read an export into a database."""

    async def work() -> str | None:
        store = _store(database)
        with nullcontext(sys.stdin.buffer) if is_standard_input(file) else Path(file).open("rb") as source:
            is_new = isinstance(store, SqliteStore) and not store.path.exists()
            await store.open(alone=True)
            is_read = False
            try:
                count = await moving.import_(store, source, _progress, replace=replace)
                is_read = True
            finally:
                await store.close()
                if is_new and not is_read and isinstance(store, SqliteStore):
                    store.remove()  # what was wrong leaves nothing behind
        return _WORDS("db-imported", count=count)

    return _ends(work(), "standard input" if is_standard_input(file) else harmless(file))


@db.command(name="backup", help=_WORDS("help-db-backup"))
def backup_command(
    file: Annotated[str, Parameter(help=_WORDS("help-db-backup-file"))], /, *, database: Database = None
) -> int:
    """Copy the database into a new file."""
    if is_standard_input(file):
        complain(_LABEL, _WORDS("db-backup-needs-file"))
        return WRONG_INPUT

    unreadable: list[str] = []

    async def work() -> str | None:
        found = await backups.back_up(_store(database), Path(file), _progress)
        unreadable.extend(found.unreadable)
        return _WORDS("db-backed-up", file=harmless(file), rows=found.rows, journals=found.journals)

    code = _ends(work())
    if unreadable:
        complain(_LABEL, _WORDS("db-unreadable", tables=harmless(", ".join(unreadable))))
        return WRONG_INPUT
    return code


def _store(database: str | None) -> SqlStore:
    # By the environment too: what stands on a command line, other users of the machine can read.
    return store_of(database or os.environ.get(DATABASE_VARIABLE) or default_database())


def _ends(work: Coroutine[Any, Any, str | None], file: str = _LABEL) -> int:
    """Run it, and say how it ended in one line."""
    try:
        told = asyncio.run(work)
    except StoreFault as error:
        _clear()
        complain(_LABEL, _WORDS("db-not-empty") if error.code == "not-empty" else str(error))
        return WRONG_INPUT
    except FaultsFound as error:
        _clear()
        complain(file, str(error))
        return WRONG_INPUT
    except BrokenPipeError:
        raise
    except OSError as error:
        _clear()
        complain(file, (error.strerror or "broken").lower())
        return WRONG_INPUT
    _clear()
    if told is not None:
        say(told)
    return FINE


def _progress(count: int) -> None:
    """On a terminal a line that the next one replaces; elsewhere nothing."""
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K" + _WORDS("db-progress", count=count))
        sys.stderr.flush()


def _clear() -> None:
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()
