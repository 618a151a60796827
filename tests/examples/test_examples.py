"""Every example runs as it says. `examples/bot.py` and `bot.mjs` are played by `tests/bots/external`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import allaboard
from allaboard.cli.check import check

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PACKAGE = str(Path(allaboard.__file__).parents[1])  # the source or the wheel, whichever is tested
ONE_CORE = dict.fromkeys(("POLARS_MAX_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")


def run(name: str, *arguments: str, folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": PACKAGE, **ONE_CORE},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_has_about_twenty_lines_and_plays_to_the_end(tmp_path: Path) -> None:
    said = run("twenty_lines.py", folder=tmp_path).splitlines()
    assert [line.split()[0] for line in said] == ["careful", "greedy", "greedy", "greedy"]
    code = (EXAMPLES / "twenty_lines.py").read_text("utf-8").splitlines()[1:]
    assert len([line for line in code if line.strip()]) <= 24


def test_the_town_is_a_city_without_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("town.py", "town.json", folder=tmp_path).startswith("[")
    assert check([str(tmp_path / "town.json")], as_json=False, language="en") == 0
    assert "town.json: ok" in capsys.readouterr().out


def test_games_are_counted_and_zones_averaged(tmp_path: Path) -> None:
    said = run("analyse.py", "20", "rome", folder=tmp_path)
    assert "share out" in said
    assert "in grannies" in said


@pytest.mark.proof
def test_ten_thousand_games_are_analysed(tmp_path: Path) -> None:
    assert "10000" in run("analyse.py", folder=tmp_path)


def test_the_learner_beats_random_after_a_few_hundred_games(tmp_path: Path) -> None:
    """With a chance of 95 % it wins more than half of its games; and what it has learned can be saved."""
    said = run("learner.py", "--games", "500", "--matches", "60", "--save", "rider.npz", folder=tmp_path)
    progress, result = said.splitlines()
    assert re.fullmatch(r" *500 games .* out .* points .* victories against random +\d+%", progress)
    assert at_least(result) > 50
    again = run("learner.py", "--games", "0", "--matches", "60", "--load", "rider.npz", folder=tmp_path)
    assert again.splitlines() == [result], "what was loaded plays what was learned"


@pytest.mark.proof
@pytest.mark.parametrize("city", ["new_york", "rome"])
def test_the_learner_wins_nearly_always_in_the_end_and_holds_its_own_against_greedy(city: str, tmp_path: Path) -> None:
    assert at_least(run("learner.py", city, "--save", "rider.npz", folder=tmp_path).splitlines()[-1]) > 80
    said = run("learner.py", city, "--games", "0", "--load", "rider.npz", "--against", "greedy", folder=tmp_path)
    assert at_least(said) > 40


def at_least(said: str) -> float:
    """The lower end of the interval of victories, in percent."""
    found = re.search(r"\(95 %: ([\d.]+)% to", said)
    assert found is not None, said
    return float(found[1])


# Jupyter's own libraries leave the sockets between a notebook and its kernel to the garbage.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_the_notebook_draws_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("IPYTHONDIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR"):
        monkeypatch.setenv(variable, str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", PACKAGE)
    notebook = nbformat.read(EXAMPLES / "pictures.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    assert all(not cell.get("outputs") for cell in notebook.cells), "outputs are not committed"
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
    drawn = [cell for cell in notebook.cells if "image/svg+xml" in str(cell.get("outputs", ""))]
    assert len(drawn) == 5
