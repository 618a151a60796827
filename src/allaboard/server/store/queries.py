"""Lists that a caller can narrow down: the SQL and its values."""

from __future__ import annotations

from collections.abc import Sequence

from allaboard.server.store.interface import TableFilter
from allaboard.server.store.rows import RESULT_COLUMNS, TABLE_COLUMNS, storable
from allaboard.server.store.steps import Row


class _Conditions:
    """What a list must fulfil, added piece by piece."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self.values: list[object] = []

    def add(self, part: str, *values: object) -> None:
        self._parts.append(part)
        self.values += values

    def equal(self, column: str, value: object) -> None:
        """Only rows with this value, unless it is None."""
        if value is not None:
            self.add(f"{column} = ?", value)

    def one_of(self, column: str, values: Sequence[object]) -> None:
        self.add(f"{column} IN ({marks(len(values))})", *values)

    @property
    def where(self) -> str:
        return f" WHERE {' AND '.join(self._parts)}" if self._parts else ""


def marks(count: int) -> str:
    """Marks for so many values; of none a list that holds nothing."""
    return ", ".join("?" * count) or "NULL"


def list_tables(wanted: TableFilter) -> tuple[str, Row]:
    conditions = _Conditions()
    if wanted.status is not None:
        conditions.one_of("status", wanted.status)
    conditions.equal("public", wanted.public)
    conditions.equal("game", wanted.game)
    conditions.equal("city", wanted.city)
    conditions.equal("pace", wanted.pace)
    conditions.equal("event", wanted.event)
    if wanted.free_seats is not None:
        conditions.add("taken < seats" if wanted.free_seats else "taken >= seats")
    if wanted.person is not None:
        conditions.add("id IN (SELECT table_id FROM seated WHERE person = ?)", wanted.person)
    if wanted.before is not None:
        conditions.add("updated < ?", wanted.before)
    sql = f"SELECT {TABLE_COLUMNS} FROM tables{conditions.where} ORDER BY updated DESC, id LIMIT ?"
    return sql, storable((*conditions.values, wanted.limit))


def list_results(
    person: str | None, game: str | None, event: str | None, before: int | None, limit: int
) -> tuple[str, Row]:
    conditions = _Conditions()
    if person is not None:
        conditions.add("table_id IN (SELECT table_id FROM result_seats WHERE person = ?)", person)
    conditions.equal("game", game)
    conditions.equal("event", event)
    if before is not None:
        conditions.add("finished < ?", before)
    sql = f"SELECT {RESULT_COLUMNS} FROM results{conditions.where} ORDER BY finished DESC, table_id LIMIT ?"
    return sql, storable((*conditions.values, limit))
