"""A file of SQLite that is removed, replaced or opened by a second server: noticed at once, and nothing is lost."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.store.samples import entries, opened, run, seated, table

from allaboard.server.store.faults import StoreFault
from allaboard.server.store.interface import Store
from allaboard.server.store.opening import store_of
from allaboard.server.store.sqlite import SqliteStore


def replace(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copy(path, copy)
    copy.replace(path)


def move_away(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


async def refuses(store: Store, code: str) -> None:
    for work in (
        store.append(entries(2, 2), table()),
        store.append(entries(2, 2), table(), seated("t1", "ann")),
        store.entries("t1"),
        store.ping(),
    ):
        with pytest.raises(StoreFault) as caught:
            await work
        assert caught.value.code == code
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize("spoil", [Path.unlink, move_away, replace])
@pytest.mark.parametrize("end", ["", "-wal", "-shm", "-lock"])
def test_a_file_that_is_removed_or_replaced_is_noticed_at_once(
    tmp_path: Path, end: str, spoil: Callable[[Path], None]
) -> None:
    async def scenario() -> None:
        path = tmp_path / "tables.db"
        store = store_of(str(path))
        await store.open(alone=True)
        await store.create_table(table(), entries(1, 1))
        spoil(path.with_name(path.name + end))
        await refuses(store, "moved")
        await store.close()

    run(scenario())


def test_the_whole_folder_may_go_and_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        folder = tmp_path / "games"
        folder.mkdir()
        async with opened(str(folder / "tables.db")) as store:
            await store.create_table(table(), entries(1, 1))
            folder.rename(tmp_path / "away")
            await refuses(store, "moved")
            (tmp_path / "away").rename(folder)
            await store.append(entries(2, 2), table())
        async with opened(str(folder / "tables.db")) as again:
            assert await again.entries("t1") == entries(1, 2)

    run(scenario())


def test_a_file_that_goes_in_the_middle_of_a_write_takes_no_acknowledged_entry_with_it(tmp_path: Path) -> None:
    async def scenario(point: str) -> None:
        path = tmp_path / f"{point}.db"
        async with opened(str(path)) as store:
            assert isinstance(store, SqliteStore)
            await store.create_table(table(), entries(1, 1))
            writer = store._writer
            assert writer is not None
            writer._reached = lambda reached: path.unlink(missing_ok=True) if reached == point else None
            with pytest.raises(StoreFault) as caught:
                await store.append(entries(2, 2), table())
            assert caught.value.code == "moved"

    for point in ("before the write", "before the commit", "after the commit"):
        run(scenario(point))


def test_a_link_to_the_database_is_the_database(tmp_path: Path) -> None:
    async def scenario() -> None:
        (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
        store, other = store_of(str(tmp_path / "link.db")), store_of(str(tmp_path / "tables.db"))
        await other.open()
        await other.close()
        await store.open(alone=True)
        await store.create_table(table(), entries(1, 1))
        with pytest.raises(StoreFault, match="another server uses"):
            await other.open(alone=True)
        (tmp_path / "link.db").unlink()
        await refuses(store, "moved")
        await store.close()

    run(scenario())


_HOLDER = """
import asyncio, sys
from allaboard.server.store.opening import store_of

async def hold():
    await store_of(sys.argv[1]).open(alone=True)
    print("held", flush=True)
    await asyncio.sleep(600)

asyncio.run(hold())
"""


def test_a_second_server_is_refused_in_one_line_until_the_first_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    command = [sys.executable, "-c", _HOLDER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=dict(os.environ)) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"

        async def while_it_lives() -> None:
            with pytest.raises(StoreFault, match=r"another server uses .*tables\.db") as caught:
                await store_of(str(path)).open(alone=True)
            assert caught.value.code == "in-use"
            assert "\n" not in str(caught.value)
            async with opened(str(path)) as store:  # looking at it and copying it is fine
                await store.ping()

        run(while_it_lives())
        holder.kill()

    async def afterwards() -> None:
        for _ in range(2):
            store = store_of(str(path))
            await store.open(alone=True)
            await store.create_table(table(), entries(1, 1)) if not await store.table("t1") else None
            await store.close()

    run(afterwards())
    assert {each.stat().st_mode & 0o077 for each in tmp_path.iterdir()} == {0}
