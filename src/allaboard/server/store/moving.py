"""Moving everything: out into lines of JSON, and in from them.

Both directions stream. An export is one moment of the database, while others go on writing; an import is one
transaction.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import BinaryIO

from allaboard.boards.faults import refuse
from allaboard.server.store.common import SqlStore
from allaboard.server.store.export_lines import Tail, head_line, read_head, read_row, row_lines, tail_line
from allaboard.server.store.private_files import new_private_file
from allaboard.server.store.relations import Relation
from allaboard.server.store.steps import Row

Progress = Callable[[int], None]  # told how many rows are done
_PORTION = 1000
_LONGEST = 64 * 2**20


async def export(store: SqlStore, target: BinaryIO, progress: Progress) -> int:
    """Everything in the store as lines; how many rows. The store need not be open."""
    return (await export_counted(store, target, progress)).total()


async def export_counted(store: SqlStore, target: BinaryIO, progress: Progress) -> Counter[str]:
    """The same; how many rows of each relation."""
    target.write(head_line())
    counts: Counter[str] = Counter()
    async for relation, rows in store.read_everything():
        await asyncio.to_thread(target.write, row_lines(relation, rows))
        counts[relation.name] += len(rows)
        progress(counts.total())
    target.write(tail_line(counts.total()))
    target.flush()
    return counts


def portions(source: BinaryIO) -> AsyncIterator[tuple[Relation, Sequence[Row]]]:
    """The rows of an export, checked one by one; `FaultsFound` for a bad file."""
    return _Reader(source, lambda _: None).portions()


async def import_(store: SqlStore, source: BinaryIO, progress: Progress, *, replace: bool) -> int:
    """Everything from an export into the open store, all or nothing; how many rows.

    A store that holds anything is refused, unless `replace` says that it goes. `FaultsFound` for a bad file.
    """
    reader = _Reader(source, progress)
    await store.fill(reader.portions(), replace=replace)
    return reader.count


async def export_file(store: SqlStore, path: Path, progress: Progress) -> int:
    """An export into a new file that only its owner can read."""
    with new_private_file(path) as beside, beside.open("wb") as file:
        return await export(store, file, progress)


class _Reader:
    """The lines of an export, checked one by one."""

    def __init__(self, source: BinaryIO, progress: Progress) -> None:
        self._source = source
        self._progress = progress
        self._number = 0  # of the line that was read last
        self._kept: tuple[Relation, Row] | Tail | None = None  # read already, but not yet due
        self.count = 0

    async def portions(self) -> AsyncIterator[tuple[Relation, Sequence[Row]]]:
        """Rows of one relation at a time; ends well only with the last line of the file."""
        while found := await asyncio.to_thread(self._next_portion):
            yield found
            self._progress(self.count)

    def _next_portion(self) -> tuple[Relation, Sequence[Row]] | None:
        """Rows that follow one another in the same relation, or None after the last line."""
        if self._number == 0:
            read_head(self._next_line())
        relation: Relation | None = None
        rows: list[Row] = []
        while len(rows) < _PORTION:
            found, self._kept = self._kept or self._next_row(), None
            if isinstance(found, Tail):
                self._kept = found
                break
            if relation not in {None, found[0]}:
                self._kept = found
                break
            relation = found[0]
            rows.append(found[1])
        if relation is None:
            return None
        self.count += len(rows)
        return relation, rows

    def _next_row(self) -> tuple[Relation, Row] | Tail:
        line = self._next_line()
        if not line:
            raise refuse("cut-off", f"line {self._number}", "the export ends too early")
        found = read_row(line, self._number)
        if isinstance(found, Tail):
            self._check_end(found)
        return found

    def _check_end(self, tail: Tail) -> None:
        if tail.rows != self._number - 2:
            raise refuse("cut-off", f"line {self._number}", f"there should be {tail.rows} rows before the last line")
        if self._next_line():
            raise refuse("bad-export", f"line {self._number}", "the export should have ended before")

    def _next_line(self) -> bytes:
        self._number += 1
        try:
            line = self._source.readline(_LONGEST)
        except OSError as error:
            raise refuse("not-read", "", f"cannot be read ({(error.strerror or 'broken').lower()})") from None
        if len(line) == _LONGEST:
            raise refuse("bad-export", f"line {self._number}", "is too long")
        return line
