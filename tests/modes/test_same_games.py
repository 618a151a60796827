"""The interpreted source and the installed package play the same games.

`make test` compares a sample of 300 games, `make proof` 3,000; both run `play_games.py` once with `PYTHONPATH=src`
and once without. The digest of the sample is also written down here, so that a change of what is legal, told or
scored cannot pass unseen: whoever means it runs the script and writes the new digest down.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.modes.play_games import digest_of
from tests.modes.test_mode import ROOT, compiler_is_there

PLAYING = Path(__file__).with_name("play_games.py")
DECIDING = Path(__file__).with_name("decide.py")
SAMPLE, ALL = 300, 3000
DIGEST_OF_SAMPLE = "822dcdb65d169e89b6b3db00f71cb494a843d4f292ad055050f460fe77e0f9fe"


def played(script: Path, games: int, source: str, folder: Path) -> dict[str, Any]:
    """What a script prints in a Python of its own."""
    done = subprocess.run(
        [sys.executable, str(script), str(games)],
        env=os.environ | {"PYTHONPATH": source},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def compare(script: Path, games: int, folder: Path) -> None:
    interpreted = played(script, games, str(ROOT / "src"), folder)
    assert not interpreted["compiled"]
    installed = played(script, games, "", folder)
    assert (installed["games"], installed["digest"]) == (games, interpreted["digest"])
    if installed["compiled"]:
        return
    reason = "the installed package is not compiled, so both runs were interpreted"
    if os.environ.get("CI") == "true" and compiler_is_there() and os.environ.get("ALLABOARD_PURE") != "1":
        pytest.fail(f"{reason}, although there is a C compiler")
    pytest.skip(reason)


def test_the_sample_has_the_digest_that_is_written_down() -> None:
    assert digest_of(SAMPLE) == DIGEST_OF_SAMPLE


def test_both_modes_play_the_same_sample(tmp_path: Path) -> None:
    compare(PLAYING, SAMPLE, tmp_path)


@pytest.mark.proof
def test_both_modes_play_the_same_games(tmp_path: Path) -> None:
    compare(PLAYING, ALL, tmp_path)


def test_strong_bots_decide_alike_in_both_modes(tmp_path: Path) -> None:
    """To the last digit of what they expect: one different rounding would soon show in a choice."""
    compare(DECIDING, 6, tmp_path)
