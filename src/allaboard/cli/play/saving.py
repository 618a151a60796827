"""Where games are saved: never over a file that is not theirs."""

from __future__ import annotations

import datetime
from pathlib import Path

from allaboard.boards.faults import refuse
from allaboard.boards.harmless import harmless
from allaboard.records import Record, write_record

ENDING = ".aab.json"
_MOST_NAMES = 10_000


def fresh_path(game: str, city: str | None, folder: Path, today: datetime.date) -> Path:
    """A file name that is not taken: `bus-new_york-2026-11-15-1.aab.json`."""
    what = game if city is None else f"{game}-{city}"
    for number in range(1, _MOST_NAMES):
        path = folder / f"{what}-{today.isoformat()}-{number}{ENDING}"
        if not path.exists():
            return path
    raise refuse("no-name", harmless(str(folder)), "has too many saved games of today")


class Saver:
    """Saves one game. A path that was given is used; otherwise a fresh one is found when first needed."""

    def __init__(self, path: Path | None) -> None:
        self._path = path

    def save(self, record: Record) -> Path:
        """Write the record, whole or not at all, and say where it is."""
        if self._path is None:
            city = None if record.city is None else record.city.name
            self._path = fresh_path(record.game, city, Path(), datetime.date.today())
        write_record(self._path, record)
        return self._path


def check_path(path: Path) -> None:
    """Refuses, before a game begins, a path where it could not be saved or would replace something."""
    at = harmless(str(path))
    try:
        if path.exists():
            raise refuse("exists", at, "is already there; a saved game is resumed with: allaboard play FILE")
        if not path.absolute().parent.is_dir():
            raise refuse("no-folder", at, "there is no such folder")
    except (OSError, ValueError) as error:
        if hasattr(error, "faults"):
            raise
        raise refuse("no-file", at, "is not a usable file name") from None
