"""One server for each SQLite file, and only the files that it opened.

SQLite itself goes on writing to a file that was removed or replaced; what it writes is gone when the server ends.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from allaboard.boards.harmless import harmless
from allaboard.server.store.faults import StoreFault

_BESIDE: Final = ("-wal", "-shm")  # of SQLite: what is committed but not yet in the file, and its index
_LOCK: Final = "-lock"
_Identity = tuple[int, int]  # device and inode, which nobody else can have while we keep the file open


class Guard:
    """Keeps other servers away from a database, and knows its files again."""

    def __init__(self, path: Path) -> None:
        self._path = path.absolute()
        self._holder: sqlite3.Connection | None = None
        self._files: dict[str, _Identity] = {}

    def hold(self) -> None:
        """Be the only server of this database until closed; `StoreFault` if there is another."""
        path = self._beside(_LOCK)
        # The lock is one of SQLite's: it works on every system, and ends with the process.
        holder = sqlite3.connect(path, isolation_level=None, timeout=0, check_same_thread=False)
        try:
            with suppress(OSError):
                path.chmod(0o600)
            holder.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            holder.close()
            if "locked" not in str(error):
                raise
            where = harmless(str(self._path))
            raise StoreFault(
                "in-use", f"another server uses {where}: stop it first, or choose another file with --database"
            ) from None
        self._holder = holder

    def remember(self) -> None:
        """From here on these files must stay; both connections are open."""
        paths = [self._path, *map(self._beside, _BESIDE)]
        if self._holder is not None:
            paths.append(self._beside(_LOCK))
        self._files = {str(path): _identity(str(path)) for path in paths}

    def check(self) -> None:
        """`StoreFault` if a file was removed or replaced. Takes microseconds, so it is asked for each transaction."""
        for path, identity in self._files.items():
            try:
                if _identity(path) == identity:
                    continue
            except OSError:
                pass
            raise StoreFault("moved", f"{harmless(path)} was removed or replaced: put it back, or restart the server")

    def close(self) -> None:
        if self._holder is not None:
            self._holder.close()
        self._holder = None
        self._files = {}

    def remove(self) -> None:
        """Leave nothing behind of a database that is deleted."""
        self._beside(_LOCK).unlink(missing_ok=True)

    def _beside(self, end: str) -> Path:
        real = self._path.resolve()  # SQLite follows links, and has its files beside the real one
        return real.with_name(real.name + end)


def _identity(path: str) -> _Identity:
    found = os.stat(path)  # noqa: PTH116 - a path object takes several times as long
    return found.st_dev, found.st_ino
