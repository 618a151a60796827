"""Running the command: the real one in a process of its own, or quickly in this one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from allaboard.cli import main


@dataclass(frozen=True)
class Ran:
    """How a command ended and what it said."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def answers(self) -> list[Any]:
        """The answers of a command with `--json`."""
        return [json.loads(line) for line in self.out.splitlines()]


COMMAND = (sys.executable, "-m", "allaboard.cli")


def environment(**changes: str) -> dict[str, str]:
    """The surroundings in which the command finds the same package as these tests, from any folder."""
    package = Path(next(iter(sys.modules["allaboard"].__path__)))
    return {**os.environ, "PYTHONPATH": str(package.parent), "COLUMNS": "80", **changes}


def allaboard(*arguments: str, folder: Path, **changes: str) -> Ran:
    """The real command in a process of its own, in that folder and with these changes of its environment."""
    ran = subprocess.run(
        [*COMMAND, *arguments],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=120,
        env=environment(**changes),
    )
    return Ran(ran.returncode, ran.stdout.decode(), ran.stderr.decode())


class Command:
    """The command in this process, in a folder of its own: `run("score", "game.aab.json")`."""

    def __init__(self, folder: Path, capture: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._capture = capture

    def __call__(self, *arguments: str) -> Ran:
        self._capture.readouterr()
        code = main(arguments)
        out, err = self._capture.readouterr()
        return Ran(code, out, err)

    def write(self, name: str, *records: object) -> str:
        """A file with one record, or a stream with several."""
        (self.folder / name).write_text("".join(f"{json.dumps(record)}\n" for record in records), "utf-8")
        return name
