"""With ten thousand tables the questions of every minute are answered from an index."""

from __future__ import annotations

from collections.abc import AsyncIterator

from tests.server.store.samples import opened, run

from allaboard.server.store import queries
from allaboard.server.store.common import SqlStore
from allaboard.server.store.interface import TableFilter
from allaboard.server.store.postgres import PostgresStore
from allaboard.server.store.relations import BY_NAME, Relation
from allaboard.server.store.steps import Row

TABLES = 10_000
STATUSES = ("over",) * 90 + ("closed",) * 5 + ("playing",) * 4 + ("waiting",)
TABLE_QUERIES = {
    "due": ("SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?", (50, 100), "tables_by_due"),
    "next due": ("SELECT due FROM tables WHERE due IS NOT NULL ORDER BY due, id LIMIT 1", (), "tables_by_due"),
    "lobby": (*queries.list_tables(TableFilter(status=["waiting"], public=True)), "tables_by_status"),
    "lobby of two kinds": (
        *queries.list_tables(TableFilter(status=["waiting", "playing"], public=True, game="bus", free_seats=True)),
        "tables_by_status",
    ),
    "mine": (*queries.list_tables(TableFilter(person="p77")), "seated_by_person"),
    "a class": (*queries.list_tables(TableFilter(event="e7")), "tables_by_event"),
    "pruning": (
        "SELECT id FROM tables WHERE status IN (?) AND updated < ? LIMIT ?",
        ("closed", 50, 100),
        "tables_by_status",
    ),
    "my results": (*queries.list_results("p77", None, None, None, 50), "result_seats_by_person"),
    "results of a day": (*queries.list_results(None, None, "e7", None, 50), "results_by_event"),
    "leaderboard": (
        "SELECT person FROM ratings WHERE game = ? ORDER BY (mu - 3 * sigma) DESC, person LIMIT ?",
        ("bus", 100),
        "ratings_by_strength",
    ),
    "account": ("SELECT id FROM people WHERE folded = ? AND password IS NOT NULL", ("n77",), "accounts_by_name"),
}


def rows() -> list[tuple[str, list[Row]]]:
    numbers = range(TABLES)
    return [
        ("people", [(f"p{i}", f"N{i}", f"n{i}", i, "hash", None, None, False, None, 0, 1) for i in numbers]),
        (
            "tables",
            [
                (f"t{i}", "bus", "rome", STATUSES[i % 100], i % 3 > 0, "live", 4, i % 5, f"p{i}", i, i,
                 i if i % 20 == 0 else None, f"e{i // 30}" if i % 10 == 0 else None, 1, 0)
                for i in numbers
            ],
        ),
        ("entries", [(f"t{i}", 1, i, b"{}") for i in numbers]),
        ("seated", [(f"t{i}", seat, f"p{(i * 7 + seat) % TABLES}") for i in numbers for seat in (0, 1)]),
        (
            "results",
            [(f"t{i}", "bus", "rome", i, True, None if i % 10 else f"e{i // 30}", b"{}", False) for i in numbers],
        ),
        ("result_seats", [(f"t{i}", 0, f"p{(i * 7) % TABLES}", None, "N", 1, 1) for i in numbers]),
        ("ratings", [(f"p{i}", ("bus", "metro", "depot")[i % 3], 20 + i / 100, 1.5, 1, 1) for i in numbers]),
    ]  # fmt: skip


async def plan(store: SqlStore, sql: str, values: Row) -> str:
    explain = "EXPLAIN " if isinstance(store, PostgresStore) else "EXPLAIN QUERY PLAN "
    return "\n".join(str(row) for row in await store._select(explain + sql, values))


def test_questions_about_ten_thousand_tables_use_an_index(url: str) -> None:
    async def portions() -> AsyncIterator[tuple[Relation, list[Row]]]:
        for name, found in rows():
            yield BY_NAME[name], found

    async def scenario() -> None:
        async with opened(url) as store:
            await store.fill(portions(), replace=False)
            if isinstance(store, PostgresStore):
                await store._open_pool.execute("ANALYZE")
            for name, (sql, values, index) in TABLE_QUERIES.items():
                used = await plan(store, sql, values)
                assert index in used, f"{name}: {used}"
                assert "Seq Scan" not in used, f"{name}: {used}"
                assert "SCAN tables\n" not in used + "\n", f"{name}: {used}"
            assert len(await store.due_tables(10**9, 100)) == 100

    run(scenario())
