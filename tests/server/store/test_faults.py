"""What happens when a database is away, locked, full or closed: one clear line, and afterwards it goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from ssl import SSLError
from typing import Any

import asyncpg
import pytest
from tests.server.postgres import Cluster, running_cluster
from tests.server.store.samples import entries, opened, run, seated, table

from allaboard.server.store import sqlite_files
from allaboard.server.store.faults import StoreFault, Unreachable
from allaboard.server.store.interface import Store
from allaboard.server.store.opening import store_of
from allaboard.server.store.postgres import PostgresStore, numbered
from allaboard.server.store.postgres_faults import place
from allaboard.server.store.sqlite import SqliteStore


def test_addresses_name_their_store(tmp_path: Path) -> None:
    def path_of(url: str) -> Path:
        store = store_of(url)
        assert isinstance(store, SqliteStore)
        return store.path

    as_asked: Store = store_of("games.db")  # mypy compares every method with the interface
    assert as_asked is not None
    assert path_of("sqlite:///games.db") == path_of("games.db") == Path("games.db")
    assert path_of("sqlite:////srv/my%20games.db") == path_of("/srv/my games.db") == Path("/srv/my games.db")
    assert path_of("100%.db") == Path("100%.db")
    for url in ("postgresql://u:p@h/x", "postgres://h/x"):
        store = store_of(url)
        assert isinstance(store, PostgresStore)
        assert store.url == url
    for url in ("mysql://root:hunter2@h/x", "sqlite://games.db", "", "sqlite:///", ":memory:", "sqlite:///:memory:"):
        with pytest.raises(StoreFault) as caught:
            store_of(url)
        assert "hunter2" not in str(caught.value)
        assert caught.value.code == "bad-url"


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("postgresql://u:hunter2@127.0.0.1:1/x", "unreachable"),
        ("postgresql://u:hunter2@/x?host=/nowhere", "unreachable"),
        ("postgresql://u:hunter2@host:port/x", "bad-url"),
        ("postgresql://u:hunter2@h/x?sslmode=perhaps", "bad-url"),
        ("/nowhere/tables.db", "no-file"),
        ("/", "no-file"),
    ],
)
def test_a_database_that_cannot_be_opened_says_so_in_one_line_without_the_password(url: str, code: str) -> None:
    with pytest.raises(StoreFault) as caught:
        run(store_of(url).open())
    assert caught.value.code == code
    assert "\n" not in str(caught.value)
    assert "hunter2" not in str(caught.value)


def test_a_place_is_shown_without_who_asks_and_how() -> None:
    assert place("postgresql://u:p@db.example:5433/games?x=y") == "db.example:5433/games"
    assert place("postgresql:///games") == "the local socket/games"
    assert "hunter2" not in place("postgresql://u:hunter2@[/x")


def test_marks_are_numbered_for_postgresql() -> None:
    assert numbered("a = ? AND b IN (?, ?)") == "a = $1 AND b IN ($2, $3)"


def test_a_database_without_the_right_to_it_refuses(postgres: Cluster) -> None:
    with pytest.raises(StoreFault, match="refuses") as caught:
        run(store_of(postgres.url("nosuchdatabase")).open())
    assert caught.value.code == "refused"


def test_a_closed_store_says_so(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create_table(table(), entries(1, 1))
        await store.close()  # twice is fine
        for work in (
            store.table("t1"),
            store.append(entries(2, 2), table()),
            store.append(entries(2, 2), table(), seated("t1", "ann")),
        ):
            with pytest.raises(StoreFault) as caught:
                await work
            assert caught.value.code == "closed"
        await store.open()
        assert await store.entries("t1") == entries(1, 1)
        await store.close()

    run(scenario())


def test_closing_waits_for_the_writes_under_way(url: str) -> None:
    async def scenario() -> None:
        store = store_of(url)
        await store.open()
        await store.create_table(table(), [])
        await store.create_table(table("t2"), [])
        writes = [
            asyncio.create_task(store.append(entries(1, 9), table())),
            asyncio.create_task(store.append(entries(1, 9), table("t2"), seated("t2", "ann"))),
        ]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writes)
        async with opened(url) as again:
            assert await again.entries("t1") == await again.entries("t2") == entries(1, 9)

    run(scenario())


def test_another_process_that_holds_the_file_is_waited_for_and_then_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_files, "PATIENCE", 0.2)

    async def scenario() -> None:
        path = tmp_path / "tables.db"
        async with opened(str(path)) as store:
            await store.create_table(table(), entries(1, 1))
            holder = sqlite3.connect(path, isolation_level=None)
            holder.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unreachable, match="locked"):
                await store.append(entries(2, 2), table())
            with pytest.raises(Unreachable):
                await store.ping()
            assert await store.entries("t1") == entries(1, 1)  # reading goes on
            holder.execute("ROLLBACK")
            holder.close()
            await store.append(entries(2, 2), table())

    run(scenario())


def test_a_full_disk_fails_the_whole_group_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        path = tmp_path / "tables.db"
        async with opened(str(path)) as store:
            assert isinstance(store, SqliteStore)
            for name in ("a", "b", "c"):
                await store.create_table(table(name), entries(1, 1))
            writer = store._writer
            assert writer is not None
            pages = writer._connection.execute("PRAGMA page_count").fetchone()[0]
            writer._connection.execute(f"PRAGMA max_page_count = {pages + 2}")
            big = [(name, [type(entries(1, 1)[0])(2, 2, b"x" * size)]) for name, size in (("a", 10), ("b", 10**6))]
            answers = await asyncio.gather(
                *(store.append(new, table(name)) for name, new in big), return_exceptions=True
            )
            # The small one may have gone before the big one, or with it: it is there exactly if it was answered well.
            assert isinstance(answers[1], Unreachable)
            assert len(await store.entries("a")) == (2 if answers[0] is None else 1)
            assert len(await store.entries("b")) == 1
            writer._connection.execute("PRAGMA max_page_count = 1000000")
            await store.append(entries(2, 2), table("c"))
            assert await store.entries("c") == entries(1, 2)

    run(scenario())


def _driver_errors() -> list[Exception]:
    """One of every class that the driver may raise, and what comes through it from below."""
    found = {each for each in vars(asyncpg.exceptions).values() if isinstance(each, type)}
    classes = [each for each in found if issubclass(each, Exception) and not issubclass(each, Warning)]
    assert len(classes) > 200
    below = [OSError("no\nway"), TimeoutError(), EOFError(), RuntimeError("the handler is closed"), SSLError("hm")]
    return [*(each("hunter2@h went\naway") for each in sorted(classes, key=lambda each: each.__name__)), *below]


class _FailingPool:
    """Whatever is asked of it fails in the same way."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    async def fetch(self, *_: object) -> None:
        raise self._error

    def acquire(self) -> Any:
        raise self._error

    close = fetch

    def terminate(self) -> None:
        pass


def test_every_error_of_the_driver_of_postgresql_is_a_fault_of_the_store() -> None:
    async def scenario() -> None:
        for error in _driver_errors():
            store = PostgresStore("postgresql://u:hunter3@h/x")
            store._pool, store._accepts = _FailingPool(error), True
            for work in (
                store.entries("t1"),
                store.append(entries(2, 2), table()),
                store.append(entries(2, 2), table(), seated("t1", "ann")),
                store.ping(),
            ):
                with pytest.raises(StoreFault) as caught:
                    await work
                assert "\n" not in str(caught.value)
                assert "hunter3" not in str(caught.value)
            await store.close()

    run(scenario())


def test_postgresql_may_be_restarted_under_the_store() -> None:
    with running_cluster() as cluster:  # its own: others are in the middle of something
        url = cluster.new_database()

        async def scenario() -> None:
            async with opened(url) as store:
                await store.create_table(table(), entries(1, 1))
                await asyncio.gather(*(store.entries("t1") for _ in range(20)))  # several connections
                await asyncio.to_thread(cluster.stop)
                for work in (
                    store.entries("t1"),
                    store.append(entries(2, 2), table()),
                    store.append(entries(2, 2), table(), seated("t1", "ann")),
                    store.ping(),
                ):
                    with pytest.raises(Unreachable, match="does not answer"):
                        await work
                await asyncio.to_thread(cluster.start)
                assert await store.entries("t1") == entries(1, 1)
                await store.append(entries(2, 2), table())
                # A restart that is noticed only by the next write.
                await asyncio.to_thread(cluster.stop, "immediate")
                await asyncio.to_thread(cluster.start)
                assert await store.entries("t1") == entries(1, 2)
                await store.append(entries(3, 3), table(), seated("t1", "ann"))
                await store.ping()

        run(scenario())


def test_a_worker_that_stops_in_a_transaction_does_not_hold_a_table_for_long(postgres: Cluster) -> None:
    url = postgres.new_database()

    async def scenario() -> None:
        async with opened(url) as stopped, opened(url) as other:
            assert isinstance(stopped, PostgresStore)
            await stopped.create_table(table(), entries(1, 1))
            async with stopped._open_pool.acquire() as connection:
                transaction = connection.transaction()
                await transaction.start()
                await connection.execute("UPDATE tables SET seats = 9 WHERE id = 't1'")
                # Here it sleeps.
                await asyncio.wait_for(other.append(entries(2, 2), table()), 20)
                with pytest.raises(Exception, match=r"idle-in-transaction|closed|another operation"):
                    await transaction.commit()
            row = await other.table("t1")
            assert row is not None
            assert row.seats == 4

    run(scenario())
