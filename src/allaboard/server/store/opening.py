"""From the address of a database to its store."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote

from allaboard.boards.harmless import shown
from allaboard.server.store.common import SqlStore
from allaboard.server.store.faults import StoreFault
from allaboard.server.store.sqlite import SqliteStore

DATABASE_VARIABLE = "ALLABOARD_DATABASE"

_SQLITE = "sqlite:///"
_POSTGRES = ("postgresql://", "postgres://")


def store_of(url: str) -> SqlStore:
    """The store at `sqlite:///games.db`, `sqlite:////srv/games.db`, a bare path, or `postgresql://…`; not yet open."""
    scheme, mark, _ = url.partition("://")
    if url.startswith(_POSTGRES):
        return _postgres(url)
    if mark and not url.startswith(_SQLITE):
        # Only the scheme is shown: the rest may hold a password.
        raise StoreFault("bad-url", f"{shown(scheme)}:// is no database that is known (sqlite:///file, postgresql://…)")
    path = unquote(url.removeprefix(_SQLITE)) if mark else url
    if not path or "\0" in path or path == ":memory:":
        raise StoreFault("bad-url", f"a database needs the name of a file, not {shown(path)}")
    return SqliteStore(Path(path))


def _postgres(url: str) -> SqlStore:
    try:
        from allaboard.server.store.postgres import PostgresStore  # noqa: PLC0415 - a host with SQLite needs none of it
    except ModuleNotFoundError:
        raise StoreFault("no-driver", "for PostgreSQL install allaboard[server], which brings asyncpg") from None
    return PostgresStore(url)
