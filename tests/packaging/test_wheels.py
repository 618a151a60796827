"""What is published is built, installed in empty environments and used there: only `make proof` has time for it.

The packages that wheels need come from wherever uv takes them; what must work without a network is built without one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from tests.packaging.commands import BARE, NEEDS, WITH, write_game

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
UV = shutil.which("uv") or str(ROOT / ".uv" / "bin" / "uv")
LIGHTEST = 60  # megabytes that a bare install may take; half of them are the plural rules of all languages

pytestmark = [pytest.mark.proof, pytest.mark.timeout(1800)]


def run(*command: str, folder: Path = ROOT, **variables: str) -> str:
    environment = {**os.environ, "PYTHONPATH": "", **variables}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


class Published:
    """The files of `make dist`, each built when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __getitem__(self, kind: str) -> Path:
        """`source`, `pure` or `compiled`."""
        folder = self._folder / kind
        if not folder.exists():
            what = "--sdist" if kind == "source" else "--wheel"
            run(UV, "build", what, "--out-dir", str(folder), ALLABOARD_PURE="1" if kind == "pure" else "")
        return next(path for path in folder.iterdir() if path.suffix in {".whl", ".gz"})


@pytest.fixture(scope="session")
def published(tmp_path_factory: pytest.TempPathFactory) -> Published:
    return Published(tmp_path_factory.mktemp("dist"))


class Environment:
    """An empty environment with a wheel in it."""

    def __init__(self, folder: Path, wheel: Path, extra: str = "") -> None:
        self.home = folder
        self.path = folder / "venv"
        run(UV, "venv", "--quiet", "--python", sys.executable, str(self.path))
        wanted = f"allaboard[{extra}] @ {wheel.as_uri()}" if extra else str(wheel)
        run(UV, "pip", "install", "--quiet", wanted, VIRTUAL_ENV=str(self.path))
        write_game(folder / "game.aab.json")

    def command(self, arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.path / "bin" / "allaboard"), *arguments.split()],
            cwd=self.home,
            env={"PATH": os.environ["PATH"], "HOME": str(self.home)},
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def megabytes(self) -> float:
        return sum(path.stat().st_size for path in self.path.rglob("site-packages/**/*") if path.is_file()) / 1e6


@pytest.mark.parametrize("kind", ["pure", "compiled"])
def test_a_bare_wheel_scores_and_draws_and_is_light(kind: str, published: Published, tmp_path: Path) -> None:
    bare = Environment(tmp_path, published[kind])
    for arguments in BARE:
        done = bare.command(arguments)
        assert done.returncode == 0, done.stderr
    assert f"engine {kind}" in bare.command("--version").stdout
    for arguments, extra in NEEDS:
        done = bare.command(arguments)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert f"allaboard[{extra}]" in done.stderr
    if kind == "pure":
        assert bare.megabytes < LIGHTEST


@pytest.mark.parametrize("extra", list(PROJECT["project"]["optional-dependencies"]))
def test_every_extra_installs_and_does_what_it_is_for(extra: str, published: Published, tmp_path: Path) -> None:
    full = Environment(tmp_path, published["pure"], extra)
    done = full.command(WITH.get(extra, "--version"))
    assert done.returncode == 0, done.stderr


def test_the_source_builds_the_same_wheel_without_a_network(published: Published, tmp_path: Path) -> None:
    """With nothing but what `build-system` asks for; fonts and page are in the source already."""
    with tarfile.open(published["source"]) as archive:
        archive.extractall(tmp_path, filter="data")
    source = next(tmp_path.glob("allaboard-*"))
    run(UV, "venv", "--quiet", "--python", sys.executable, str(tmp_path / "tools"))
    requirements = PROJECT["build-system"]["requires"]
    run(UV, "pip", "install", "--quiet", *requirements, VIRTUAL_ENV=str(tmp_path / "tools"))
    nowhere = "http://127.0.0.1:9"
    run(
        UV, "build", "--wheel", "--offline", "--no-build-isolation", "--out-dir", str(tmp_path / "again"),
        folder=source, VIRTUAL_ENV=str(tmp_path / "tools"), CI="true", ALLABOARD_PURE="1",
        HTTP_PROXY=nowhere, HTTPS_PROXY=nowhere, ALL_PROXY=nowhere, npm_config_registry=nowhere,
    )  # fmt: skip
    again = next((tmp_path / "again").glob("*.whl"))
    assert _contents(again) == _contents(published["pure"])


def test_it_runs_without_being_installed(published: Published, tmp_path: Path) -> None:
    """As `pipx run` and `uvx` do: the command has the name of the package."""
    said = run(UV, "tool", "run", "--from", str(published["pure"]), "allaboard", "--version", folder=tmp_path)
    assert "engine pure" in said


def test_the_source_holds_what_its_tests_need(published: Published) -> None:
    with tarfile.open(published["source"]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for name in ("mkdocs.yml", "docs/index.md", "tests/conftest.py", "examples/bot.py", "uv.lock", "CITATION.cff"):
        assert name in names
    assert not any("node_modules" in name or name.endswith(".so") for name in names)


def _contents(wheel: Path) -> dict[str, int]:
    with zipfile.ZipFile(wheel) as archive:
        return {entry.filename: entry.CRC for entry in archive.infolist() if not entry.filename.endswith("RECORD")}
