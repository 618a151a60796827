"""What the tests of the command line share."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.running import Command


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command in this process and in an empty folder, on a screen of 80 columns."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    return Command(tmp_path, capsys)
