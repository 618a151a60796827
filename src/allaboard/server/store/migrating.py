"""The migrations: numbered SQL files, one source for both databases.

They are written once, with words in braces where the databases differ. Each database runs those that it lacks in one
transaction together with their numbers, so that whatever happens in the middle leaves the old schema or the new one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from allaboard.server.store.faults import WrongSchema

SQLITE: Final = {
    "text": "TEXT",
    "int": "INTEGER",
    "bool": "INTEGER",
    "real": "REAL",
    "bytes": "BLOB",
    "options": "STRICT",
    "clustered": "STRICT, WITHOUT ROWID",
}
POSTGRES: Final = {
    "text": 'TEXT COLLATE "C"',  # sorted by its bytes, as SQLite does, whatever the language of the host
    "int": "BIGINT",
    "bool": "BOOLEAN",
    "real": "DOUBLE PRECISION",
    "bytes": "BYTEA",
    "options": "",
    "clustered": "",
}

VERSIONS_TABLE: Final = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL PRIMARY KEY)"
READ_VERSIONS: Final = "SELECT version FROM schema_version ORDER BY version"

_FILE_NAME = re.compile(r"(\d{4})_\w+\.sql")
_WORD = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the schema, as it is written."""

    version: int
    text: str

    def statements(self, dialect: Mapping[str, str]) -> list[str]:
        """Its statements in the words of a database; a semicolon at the end of a line ends one."""
        text = "\n".join(line for line in self.text.splitlines() if not line.lstrip().startswith("--"))
        text = _WORD.sub(lambda word: dialect[word[1]], text)
        return [each.strip() for each in re.split(r";\s*(?:\n|$)", text) if each.strip()]


@cache
def migrations() -> tuple[Migration, ...]:
    """All of them, oldest first."""
    found = []
    for file in files("allaboard.server.store").joinpath("migrations").iterdir():
        if name := _FILE_NAME.fullmatch(file.name):
            found.append(Migration(int(name[1]), file.read_text(encoding="utf-8")))
    found.sort(key=lambda each: each.version)
    if [each.version for each in found] != list(range(1, len(found) + 1)):
        raise RuntimeError(f"migrations have gaps or doubles: {[each.version for each in found]}")
    return tuple(found)


def schema_version() -> int:
    """The version that this program works with."""
    return len(migrations())


def lacking(applied: Iterable[int]) -> tuple[Migration, ...]:
    """The migrations that a database with these versions still needs; `WrongSchema` if it is ahead of us."""
    versions = list(applied)
    newest = max(versions, default=0)
    if newest > schema_version():
        raise WrongSchema(
            f"the database has schema {newest} and this program knows schemas up to {schema_version()}: "
            "it was used by a newer version, which is the one to run"
        )
    if versions != list(range(1, newest + 1)):
        raise WrongSchema(f"the database has a broken list of schema versions ({versions})")
    return migrations()[newest:]
