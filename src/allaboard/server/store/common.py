"""What both databases do with the same words of SQL.

A store adds how it reads and how it writes: `_select` and `_write`. Marks are `?`, in order.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence

from allaboard.server.store import queries, rows
from allaboard.server.store.faults import Missing, Unstorable
from allaboard.server.store.interface import (
    ChatLine,
    Conflict,
    Entry,
    NameTaken,
    Person,
    Rating,
    Result,
    Seated,
    TableFilter,
    TableRow,
    Token,
)
from allaboard.server.store.relations import Relation
from allaboard.server.store.steps import INSERT_ENTRY, Outcome, Row, Step, append_steps

_ASKED_AT_ONCE = 200
_PRUNED_AT_ONCE = 100  # other writes go on between two portions

KEEP_LAST = (
    "UPDATE tables SET game = ?, city = ?, status = ?, public = ?, pace = ?, seats = ?, taken = ?, host = ?,"
    " created = ?, updated = ?, due = ?, event = ? WHERE id = ?"
)
INSERT_TABLE = f"INSERT INTO tables ({rows.TABLE_COLUMNS}, last, chatted) VALUES ({queries.marks(13)}, ?, 0)"
# Marks of what was done once for a table, `mailed:TABLE:…` and `rematch:TABLE`, when the table is gone. The name of one
# that the server made has twelve letters.
FORGET_MARKS = (
    "DELETE FROM settings WHERE (key LIKE 'mailed:%' AND substr(key, 8, 12) NOT IN (SELECT id FROM tables))"
    " OR (key LIKE 'rematch:%' AND substr(key, 9) NOT IN (SELECT id FROM tables))"
)


class SqlStore(ABC):
    """A store whose database speaks SQL."""

    @abstractmethod
    async def open(self, *, alone: bool = False) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    def give_up(self) -> None:  # noqa: B027 - a file is never away
        """As the interface says."""

    @abstractmethod
    async def _select(self, sql: str, values: Row) -> Sequence[Row]: ...

    @abstractmethod
    async def _write(self, steps: Sequence[Step]) -> Outcome:
        """All steps or none, durable on return. Goes on even if the caller is cancelled."""

    # For moving everything from one database to another; see `moving`.

    @abstractmethod
    def read_everything(self) -> AsyncIterator[tuple[Relation, Sequence[Row]]]:
        """Every row as of one moment, relation by relation, each in the order of its key, in portions."""

    @abstractmethod
    async def fill(self, portions: AsyncIterator[tuple[Relation, Sequence[Row]]], *, replace: bool) -> None:
        """Write rows in one transaction, all or none. What was there goes first with `replace`, and is a
        `StoreFault` otherwise.
        """

    async def _read(self, sql: str, *values: object) -> Sequence[Row]:
        try:
            return await self._select(sql, rows.storable(values))
        except Unstorable:  # what cannot be stored is not there
            return ()

    async def ping(self) -> None:
        await self._read("SELECT version FROM schema_version LIMIT 1")
        there, gone = "INSERT INTO settings (key, value) VALUES (?, ?)", "DELETE FROM settings WHERE key = ?"
        await self._write([Step(there, ("ping", "")), Step(gone, ("ping",))])

    # Tables.

    async def create_table(self, row: TableRow, entries: Sequence[Entry], seated: Sequence[Seated] = ()) -> None:
        if entries and entries[0].number != 1:
            raise ValueError("a new table begins with entry 1")
        conflict = Conflict(f"there is a table {row.id} already")
        steps = [
            Step(INSERT_TABLE, (*rows.of_table(row), len(entries)), if_taken=conflict),
            Step(INSERT_ENTRY, many=rows.of_entries(row.id, entries), if_taken=conflict),
        ]
        await self._write([*steps, *_seat(row.id, seated)])

    async def append(
        self,
        entries: Sequence[Entry],
        row: TableRow,
        seated: Sequence[Seated] | None = None,
        result: Result | None = None,
    ) -> None:
        """As the interface says. A second result of a table replaces the first."""
        new = rows.of_entries(row.id, entries)
        changed = rows.of_table(row)
        if not new:
            steps = [Step(KEEP_LAST, (*changed[1:], row.id), if_none=Conflict(f"there is no table {row.id}"))]
        elif seated is None and result is None:
            await self._append_plainly(changed, new)
            return
        else:
            steps = append_steps(changed, new)
        if seated is not None:
            steps += _seat(row.id, seated)
        if result is not None:
            steps += _add_result(result)
        await self._write(steps)

    @abstractmethod
    async def _append_plainly(self, changed: Row, new: Sequence[Row]) -> None:
        """The write that happens most: entries and their table's row, nothing else."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        sql = "SELECT number, at, body FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        return [Entry(*row) for row in await self._read(sql, table, after)]

    async def last_entries(self, tables: Sequence[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for start in range(0, len(tables), _ASKED_AT_ONCE):
            some = tables[start : start + _ASKED_AT_ONCE]
            found |= dict(
                await self._read(f"SELECT id, last FROM tables WHERE id IN ({queries.marks(len(some))})", *some)
            )
        return found

    async def table(self, table: str) -> TableRow | None:
        found = await self._read(f"SELECT {rows.TABLE_COLUMNS} FROM tables WHERE id = ?", table)
        return rows.to_table(found[0]) if found else None

    async def tables(self, wanted: TableFilter) -> list[TableRow]:
        sql, values = queries.list_tables(wanted)
        return [rows.to_table(row) for row in await self._read(sql, *values)]

    async def due_tables(self, now: int, limit: int) -> list[str]:
        found = await self._read("SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?", now, limit)
        return [row[0] for row in found]

    async def tables_ahead(self, now: int, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE due IS NOT NULL AND updated > ? ORDER BY due, id LIMIT ?"
        return [row[0] for row in await self._read(sql, now, limit)]

    async def clock(self) -> int | None:
        return None

    async def next_due(self) -> int | None:
        found = await self._read("SELECT due FROM tables WHERE due IS NOT NULL ORDER BY due, id LIMIT 1")
        return int(found[0][0]) if found else None

    async def prune(self, status: Sequence[str], before: int) -> int:
        old = f"SELECT id FROM tables WHERE status IN ({queries.marks(len(status))}) AND updated < ? LIMIT ?"
        step = Step(f"DELETE FROM tables WHERE id IN ({old})", rows.storable((*status, before, _PRUNED_AT_ONCE)))
        pruned = 0
        while gone := (await self._write([step])).touched:
            pruned += gone
        if pruned:
            await self._write([Step(FORGET_MARKS)])
        return pruned

    # Chat.

    async def add_chat(self, table: str, at: int, person: str, seat: int | None, text: str) -> ChatLine:
        values = rows.storable((table, at, person, seat, text))
        next_number = Step(
            "UPDATE tables SET chatted = chatted + 1 WHERE id = ?",
            (table,),
            if_none=Missing(f"there is no table {table}"),
        )
        line = Step(
            f"INSERT INTO chat ({rows.CHAT_COLUMNS}) SELECT id, chatted, CAST(? AS BIGINT), ?, CAST(? AS BIGINT), ?"
            " FROM tables WHERE id = ?"
            " RETURNING number",
            (*values[1:], table),
        )
        outcome = await self._write([next_number, line])
        return ChatLine(table=table, number=outcome.rows[0][0], at=at, person=person, seat=seat, text=text)

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        sql = f"SELECT {rows.CHAT_COLUMNS} FROM chat WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?"
        return [rows.to_chat(row) for row in reversed(await self._read(sql, table, after, limit))]

    # People.

    async def add_person(self, person: Person) -> None:
        sql = f"INSERT INTO people ({rows.PERSON_COLUMNS}, folded) VALUES ({queries.marks(9)})"
        values = (*rows.of_person(person), rows.folded(person.name))
        await self._write([Step(sql, values, if_taken=_name_taken(person))])

    async def change_person(
        self, person: Person, only: Sequence[str] | None = None, *, end_sessions: bool = False
    ) -> None:
        columns = rows.PERSON_COLUMNS.split(", ")
        values = dict(zip(columns, rows.of_person(person), strict=True))
        changed = {column: values[column] for column in only or columns[1:]}
        if "name" in changed:
            changed["folded"] = rows.folded(person.name)
        sql = f"UPDATE people SET {', '.join(f'{column} = ?' for column in changed)} WHERE id = ?"
        nobody = Missing(f"there is no person {person.id}")
        step = Step(sql, (*changed.values(), person.id), if_none=nobody, if_taken=_name_taken(person))
        await self._write([step, *(_end_sessions(person.id) if end_sessions else ())])

    async def set_language(self, person: str, language: str) -> None:
        step = Step("UPDATE people SET language = ? WHERE id = ?", rows.storable((language, person)))
        await self._write([step])

    async def person(self, person: str) -> Person | None:
        found = await self._read(f"SELECT {rows.PERSON_COLUMNS} FROM people WHERE id = ?", person)
        return rows.to_person(found[0]) if found else None

    async def account(self, name: str) -> Person | None:
        sql = f"SELECT {rows.PERSON_COLUMNS} FROM people WHERE folded = ? AND password IS NOT NULL"
        found = await self._read(sql, rows.folded(name))
        return rows.to_person(found[0]) if found else None

    async def forget_person(self, person: str, name: str) -> None:
        sql = (
            "UPDATE people SET name = ?, folded = ?, password = NULL, recovery = NULL, email = NULL, language = NULL,"
            " blocked = TRUE WHERE id = ?"
        )
        values = rows.storable((name, rows.folded(name), person))
        relations = ("tokens", "ratings", "chat")
        steps = [Step(f"DELETE FROM {relation} WHERE person = ?", (person,)) for relation in relations]
        nobody = Missing(f"there is no person {person}")
        await self._write([Step(sql, values, if_none=nobody), *_end_sessions(person), *steps])

    async def rename_in_results(self, person: str, name: str) -> None:
        sql = "SELECT DISTINCT table_id FROM result_seats WHERE person = ?"
        for (table,) in await self._read(sql, person):
            result = await self.result(table)
            if result is not None:
                own = [each.seat for each in result.seats if each.person == person]
                record = rows.record_renamed(result.record, own, name)
                keep = "UPDATE results SET record = ? WHERE table_id = ?"
                shown = "UPDATE result_seats SET name = ? WHERE table_id = ? AND person = ?"
                await self._write([Step(keep, (record, table)), Step(shown, rows.storable((name, table, person)))])

    async def new_session(self, person: str) -> int:
        sql = "UPDATE people SET last_session = last_session + 1 WHERE id = ? RETURNING last_session"
        outcome = await self._write(
            [Step(sql, rows.storable((person,)), if_none=Missing(f"there is no person {person}"))]
        )
        return int(outcome.rows[0][0])

    async def end_session(self, person: str, number: int) -> None:
        sql = "INSERT INTO ended_sessions (person, number) VALUES (?, ?) ON CONFLICT (person, number) DO NOTHING"
        await self._write(
            [Step(sql, rows.storable((person, number)), if_missing=Missing(f"there is no person {person}"))]
        )

    async def end_sessions(self, person: str) -> None:
        await self._write(_end_sessions(person))

    async def person_of_session(self, person: str, number: int) -> Person | None:
        sql = (
            f"SELECT {rows.PERSON_COLUMNS} FROM people WHERE id = ? AND first_session <= ? AND NOT EXISTS"
            " (SELECT 1 FROM ended_sessions WHERE person = ? AND number = ?)"
        )
        found = await self._read(sql, person, number, person, number)
        return rows.to_person(found[0]) if found else None

    async def add_token(self, token: Token) -> None:
        sql = f"INSERT INTO tokens ({rows.TOKEN_COLUMNS}) VALUES ({queries.marks(6)})"
        taken, nobody = Conflict("there is such a token already"), Missing(f"there is no person {token.person}")
        await self._write([Step(sql, rows.of_token(token), if_taken=taken, if_missing=nobody)])

    async def token(self, token_hash: str) -> Token | None:
        found = await self._read(f"SELECT {rows.TOKEN_COLUMNS} FROM tokens WHERE hash = ?", token_hash)
        return rows.to_token(found[0]) if found else None

    async def tokens(self, person: str) -> list[Token]:
        sql = f"SELECT {rows.TOKEN_COLUMNS} FROM tokens WHERE person = ? ORDER BY created, hash"
        return [rows.to_token(row) for row in await self._read(sql, person)]

    async def revoke_token(self, token_hash: str, at: int) -> None:
        """Revoked once, it stays revoked since then."""
        sql = "UPDATE tokens SET revoked = ? WHERE hash = ? AND revoked IS NULL"
        await self._write([Step(sql, rows.storable((at, token_hash)))])

    # Results.

    async def result(self, table: str) -> Result | None:
        found = await self._read(f"SELECT {rows.RESULT_COLUMNS} FROM results WHERE table_id = ?", table)
        return (await self._with_seats(found))[0] if found else None

    async def results(
        self,
        *,
        person: str | None = None,
        game: str | None = None,
        event: str | None = None,
        before: int | None = None,
        limit: int = 50,
    ) -> list[Result]:
        sql, values = queries.list_results(person, game, event, before, limit)
        return await self._with_seats(await self._read(sql, *values))

    async def _with_seats(self, found: Sequence[Row]) -> list[Result]:
        sql = (
            f"SELECT {rows.RESULT_SEAT_COLUMNS} FROM result_seats WHERE table_id IN ({queries.marks(len(found))})"
            " ORDER BY table_id, seat"
        )
        return rows.to_results(found, await self._read(sql, *(row[0] for row in found)) if found else ())

    async def ratings(self, game: str, limit: int = 100) -> list[Rating]:
        sql = f"SELECT {rows.RATING_COLUMNS} FROM ratings WHERE game = ? ORDER BY (mu - 3 * sigma) DESC, person LIMIT ?"
        return [rows.to_rating(row) for row in await self._read(sql, game, limit)]

    async def ratings_of(self, people: Sequence[str], game: str) -> list[Rating]:
        """In the order of the people; who has none yet is left out."""
        sql = f"SELECT {rows.RATING_COLUMNS} FROM ratings WHERE game = ? AND person IN ({queries.marks(len(people))})"
        found = {row[0]: rows.to_rating(row) for row in await self._read(sql, game, *people)}
        return [found[person] for person in dict.fromkeys(people) if person in found]

    async def set_ratings(self, ratings: Sequence[Rating]) -> None:
        sql = (
            f"INSERT INTO ratings ({rows.RATING_COLUMNS}) VALUES ({queries.marks(6)}) ON CONFLICT (person, game)"
            " DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games,"
            " updated = excluded.updated"
        )
        # Always in the same order, so that two workers never wait for each other.
        await self._write([Step(sql, many=sorted(rows.of_rating(each) for each in ratings))])

    async def unrated(self, limit: int) -> list[str]:
        # A rating tells who won, so that of a class that shares a deal waits until the class has ended.
        sql = (
            "SELECT table_id FROM results WHERE rated"
            " AND NOT EXISTS (SELECT 1 FROM settings WHERE key = 'rated:' || table_id)"
            " AND (event IS NULL OR substr(event, 1, 6) <> 'class:'"
            " OR EXISTS (SELECT 1 FROM settings WHERE key = 'class-ended:' || substr(event, 7)))"
            " ORDER BY finished, table_id LIMIT ?"
        )
        return [row[0] for row in await self._read(sql, limit)]

    async def rate(self, table: str, ratings: Sequence[Rating]) -> None:
        """The mark and the ratings in one transaction; `games` keeps two workers from rating on the same ground."""
        conflict = Conflict(f"table {table} is rated, or somebody was rated meanwhile")
        steps = [Step("INSERT INTO settings (key, value) VALUES (?, ?)", (f"rated:{table}", "1"), if_taken=conflict)]
        for each in sorted(ratings, key=lambda rating: rating.person):
            person, game, mu, sigma, games, updated = rows.of_rating(each)
            if games == 1:
                sql = f"INSERT INTO ratings ({rows.RATING_COLUMNS}) VALUES ({queries.marks(6)})"
                steps.append(Step(sql, (person, game, mu, sigma, games, updated), if_taken=conflict))
            else:
                sql = (
                    "UPDATE ratings SET mu = ?, sigma = ?, games = ?, updated = ?"
                    " WHERE person = ? AND game = ? AND games = ?"
                )
                steps.append(Step(sql, (mu, sigma, games, updated, person, game, each.games - 1), if_none=conflict))
        await self._write(steps)

    async def counts(self) -> dict[str, int]:
        sql = (
            "SELECT 'people', COUNT(*) FROM people UNION ALL"
            " SELECT 'accounts', COUNT(*) FROM people WHERE password IS NOT NULL UNION ALL"
            " SELECT 'results', COUNT(*) FROM results UNION ALL"
            " SELECT status, COUNT(*) FROM tables GROUP BY status"
        )
        return {row[0]: row[1] for row in await self._read(sql)}

    # Settings.

    async def setting(self, key: str) -> str | None:
        found = await self._read("SELECT value FROM settings WHERE key = ?", key)
        return str(found[0][0]) if found else None

    async def set_setting(self, key: str, value: str) -> str:
        sql = "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING"
        await self._write([Step(sql, rows.storable((key, value)))])
        stored = await self.setting(key)
        return value if stored is None else stored


def _seat(table: str, seated: Sequence[Seated]) -> list[Step]:
    """Exactly these people sit at the table."""
    return [
        Step("DELETE FROM seated WHERE table_id = ?", (table,)),
        Step(
            "INSERT INTO seated (table_id, seat, person) VALUES (?, ?, ?)",
            many=[rows.storable((table, each.seat, each.person)) for each in seated],
        ),
    ]


def _end_sessions(person: str) -> list[Step]:
    values = rows.storable((person,))
    return [
        Step("UPDATE people SET first_session = last_session + 1 WHERE id = ?", values),
        Step("DELETE FROM ended_sessions WHERE person = ?", values),
    ]


def _add_result(result: Result) -> list[Step]:
    return [
        Step("DELETE FROM results WHERE table_id = ?", (result.table,)),
        Step(
            f"INSERT INTO results ({rows.RESULT_COLUMNS}) VALUES ({queries.marks(8)})",
            rows.of_result(result),
        ),
        Step(
            f"INSERT INTO result_seats ({rows.RESULT_SEAT_COLUMNS}) VALUES ({queries.marks(7)})",
            many=rows.of_result_seats(result),
        ),
    ]


def _name_taken(person: Person) -> Exception:
    """A guest's name is never taken: what is taken then is the id."""
    return NameTaken(person.name) if person.password is not None else Conflict(f"there is a person {person.id}")
