"""Stable-Baselines3's own check of every registered environment, and its PPO with masks for a while.

The library stands on PyTorch, which is too large for the environment of the project. So `make proof` makes one of its
own for it, with whatever pip finds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from allaboard.envs import IDS
from allaboard.envs.tables import SEEING

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LIBRARIES = ("torch==2.13.0", "stable-baselines3>=2.9", "sb3-contrib>=2.9")
STEPS = 1024


def run(*command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.proof
@pytest.mark.timeout(3600)
def test_every_environment_passes_and_an_algorithm_with_masks_learns(tmp_path: Path) -> None:
    """All in one, so that its libraries are installed once."""
    python = tmp_path / "venv" / "bin" / "python"
    needs = (*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["envs"])
    run(sys.executable, "-m", "venv", str(python.parents[1]))
    run(str(python), "-m", "pip", "install", "--quiet", *LIBRARIES, *needs)
    lines = run(str(python), str(Path(__file__).with_name("stable_baselines.py")), str(STEPS))
    said: list[dict[str, Any]] = [json.loads(line) for line in lines.splitlines()]

    hints = {(line["name"], line["seeing"]): line["hints"] for line in said if "hints" in line}
    assert hints.keys() == {(name, seeing) for name in IDS for seeing in SEEING}
    for (name, seeing), found in hints.items():
        # Planes of bytes look like images to it, and not like good ones: small, many, and not up to 255.
        assert [hint for hint in found if seeing == "flat" or "image" not in hint] == [], name

    games = {line["learned"]: line["games"] for line in said if "learned" in line}
    assert len(games) == 3, "without anything illegal, which would have been an error"
    assert all(games.values())
