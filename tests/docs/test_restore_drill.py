"""The restore drill of the page for hosts, step by step, with a server that runs and a game in the middle."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tests.docs.pages import ROOT
from tests.docs.shell import split
from tests.server.edge.serving import PATIENCE, play_on, running, started_table
from tests.server.edge.test_store_troubles import Seated

import allaboard
from allaboard.client import Connection

PAGE: Final = (ROOT / "docs" / "hosting.md").read_text("utf-8").partition("### Restore drill")[2].partition("\n## ")[0]
NAME, PASSWORD = "Ada", "correct horse battery"


def drill() -> list[tuple[str, ...]]:
    """The commands of the drill, in their order."""
    block = re.search(r"^```sh\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert block is not None
    return [command for line in block[1].splitlines() for command in split(line)]


def in_earnest() -> tuple[str, ...]:
    """The one that puts the backup in the place of the database."""
    found = re.search(r"put the\s+backup in its place with `([^`]+)`", PAGE)
    assert found is not None
    return split(found[1])[0]


def command_of(words: tuple[str, ...]) -> list[str]:
    assert words[0] == "allaboard"
    return [sys.executable, "-m", "allaboard", *words[1:]]


def environment(folder: Path) -> dict[str, str]:
    found = {"ALLABOARD_DATABASE": str(folder / "tables.sqlite"), "PYTHONIOENCODING": "utf-8"}
    return os.environ | found | {"PYTHONPATH": str(Path(next(iter(allaboard.__path__))).parent)}


def run(words: tuple[str, ...], folder: Path) -> str:
    ran = subprocess.run(
        command_of(words), cwd=folder, env=environment(folder), capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@contextmanager
def served(words: tuple[str, ...], folder: Path) -> Iterator[str]:
    """The server of the drill, on a port that is free."""
    command = command_of(words)
    command[command.index("--port") + 1] = "0"
    process = subprocess.Popen(
        command, cwd=folder, env=environment(folder), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert process.stdout is not None
        address = re.search(r"http://\S+", process.stdout.readline())
        assert address is not None
        yield address[0]
    finally:
        process.terminate()
        assert process.wait(PATIENCE) == 0
        assert process.stdout is not None
        process.stdout.close()


async def turns(connection: Connection, table: str, count: int) -> Any:
    """Play so many turns; how the game stands then."""
    seated = Seated(connection, table)
    for _ in range(count):
        await seated.until(lambda follower: bool(follower.asked))
        assert await seated.act() == "done"
    await seated.until(lambda follower: bool(follower.asked) or follower.is_over)
    view = seated.follower.view
    await seated.go()
    return view


async def begin(address: str) -> tuple[str, Any]:
    async with Connection(address) as ada:
        await ada.make_account(NAME, PASSWORD)
        table = await started_table(ada)
        return table, await turns(ada, table, 2)


async def look(address: str, table: str, *, count: int = 0) -> Any:
    async with Connection(address) as ada:
        await ada.log_in(NAME, PASSWORD)
        return await turns(ada, table, count)


async def to_the_end(address: str, table: str) -> None:
    async with Connection(address) as ada:
        await ada.log_in(NAME, PASSWORD)
        assert (await play_on(ada, table)).is_over


def test_a_backup_is_restored_as_the_page_says_and_its_games_go_on(tmp_path: Path) -> None:
    *copying, serving = drill()
    with running(tmp_path) as server:
        table, view = asyncio.run(begin(server.address))
        for words in copying:
            assert "checked: " in run(words, tmp_path)
        later = asyncio.run(look(server.address, table, count=1))
        assert later != view
        with served(serving, tmp_path) as address:
            assert asyncio.run(look(address, table)) == view
            asyncio.run(to_the_end(address, table))
        assert asyncio.run(look(server.address, table)) == later  # the drill has changed nothing
    aside = tmp_path / "aside"
    aside.mkdir()
    for file in tmp_path.glob("tables.sqlite*"):
        file.rename(aside / file.name)
    assert "checked: " in run(in_earnest(), tmp_path)
    with running(tmp_path) as server:
        assert asyncio.run(look(server.address, table)) == view
        asyncio.run(to_the_end(server.address, table))
