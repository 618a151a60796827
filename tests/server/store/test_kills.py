"""Nothing that was acknowledged is lost, whenever the process dies."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.server.store.dying import NEVER, TABLES
from tests.server.store.samples import entry, opened, run, table

ROOT = Path(__file__).parents[3]
POINTS = ("before the write", "before the commit", "after the commit")


def start(what: str, url: str, point: str = NEVER, times: int = 1) -> subprocess.Popen[bytes]:
    package = Path(next(iter(sys.modules["allaboard"].__path__))).parent
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.dying", what, url, point, str(times)],
        bufsize=0,  # what is read ahead for `readline` would be lost to `communicate`
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{ROOT}"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def killed(url: str, point: str, chance: random.Random) -> list[str]:
    """What a writer acknowledged before it was killed at that point, or at any if it is `NEVER`."""
    process = start("write", url, point, chance.randint(1, 40))
    assert process.stdout is not None
    first = b""
    if point == NEVER:
        first = process.stdout.readline()  # it is at work
        time.sleep(chance.random() * 0.3)
        process.kill()
    out, err = process.communicate(timeout=60)
    assert process.returncode == -9, err.decode()
    text = (first + out).decode()
    assert text.endswith("\n") or not text
    return text.splitlines()


async def _check(url: str, acknowledged: Sequence[str]) -> None:
    stored: set[str] = set()
    async with opened(url) as store:
        for number in range(TABLES):
            name = f"t{number}"
            entries = await store.entries(name)
            assert [each.number for each in entries] == list(range(1, len(entries) + 1))
            stored.update(f"{name} {each.number} {each.body.decode()}" for each in entries)
            row = await store.table(name)
            # The row and the entries are one write.
            if row is None:
                assert not entries
                continue
            assert row.updated == len(entries)
            # The journal can be continued, and at no other place.
            last = len(entries) + 1
            await store.append([entry(last, b'"checked"')], table(name, updated=last))
    lost = [line for line in acknowledged if line not in stored]
    assert not lost, f"lost: {lost[:5]}"


def kill_often(url: str, times: int, seed: int) -> None:
    chance = random.Random(seed)
    acknowledged: list[str] = []
    run(_check(url, acknowledged))
    for turn in range(times):
        acknowledged += killed(url, (*POINTS, NEVER)[turn % 4], chance)
        run(_check(url, acknowledged))
    assert len(acknowledged) > times
    assert len(set(acknowledged)) == len(acknowledged)


def test_after_a_kill_everything_acknowledged_is_there_and_nothing_is_doubled(url: str) -> None:
    kill_often(url, 8, seed=20)


@pytest.mark.proof
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(5))
def test_the_same_a_hundred_times(url: str, part: int) -> None:
    kill_often(url, 100, seed=part)


def test_a_store_that_answers_before_the_commit_would_be_caught(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    process = start("lie", url, "before the commit", 12)
    out, err = process.communicate(timeout=60)
    assert process.returncode == -9, err.decode()
    assert out
    with pytest.raises(AssertionError, match="lost"):
        run(_check(url, out.decode().splitlines()))
