"""A bare install is light: engine, records, drawing and terminal need four packages; the rest names its extra.

Here the other packages are hidden from the installed ones. `test_wheels` does it with real environments.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.packaging.commands import BARE, NEEDS, write_game

import allaboard

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# Everything of ours, of the standard library, and of what the four packages need may be imported.
LIGHT = (
    "allaboard attr attrs babel cyclopts docstring_parser fluent markdown_it mdurl mypy_extensions msgspec pygments"
    " pytz rich rich_rst typing_extensions docutils"
)
HIDING = f"""
import importlib.util, sys
allowed = set(sys.stdlib_module_names) | set({LIGHT!r}.split())
class Hide:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in allowed and not name.startswith("_"):
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Hide())
found = importlib.util.find_spec
importlib.util.find_spec = lambda name: found(name) if name.partition(".")[0] in allowed else None
from allaboard.cli import main
sys.argv[0] = "allaboard"
sys.exit(main())
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("bare")
    write_game(made / "game.aab.json")
    return made


def run_bare(arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path(allaboard.__file__).parents[1]), "HOME": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", HIDING, *arguments.split()],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_four_packages_are_needed_and_every_extra_is_there() -> None:
    names = [requirement.partition(">")[0] for requirement in PROJECT["dependencies"]]
    assert names == ["cyclopts", "fluent.runtime", "msgspec", "rich"]
    assert {"server", "bots", "envs", "learn", "print", "bench", "client"} <= set(PROJECT["optional-dependencies"])


def test_the_command_has_the_name_of_the_package_so_that_it_can_be_run_without_installing() -> None:
    assert PROJECT["scripts"] == {PROJECT["name"]: "allaboard.cli:main"}


@pytest.mark.parametrize("arguments", BARE)
def test_what_needs_no_extra_works(arguments: str, folder: Path) -> None:
    done = run_bare(arguments, folder)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("arguments", "extra"), NEEDS)
def test_what_needs_an_extra_names_it_in_one_line(arguments: str, extra: str, folder: Path) -> None:
    done = run_bare(arguments, folder)
    assert done.returncode == 2
    assert f"allaboard[{extra}]" in done.stderr
    assert done.stderr.count("\n") == 1
