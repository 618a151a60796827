"""`allaboard[envs]` and `ray[rllib]` can be installed in one environment: RLlib asks for one exact Gymnasium."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import requires
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

import allaboard

ROOT = Path(__file__).parents[2]
EXTRAS: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]
UV = shutil.which("uv") or str(ROOT / ".uv" / "bin" / "uv")
EXTRA = {"extra": "rllib"}

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="there is no Ray for this system")


def specifiers(requirements: Iterable[str]) -> dict[str, SpecifierSet]:
    """The versions of every package that is wanted here; without markers or with those of RLlib."""
    found: dict[str, SpecifierSet] = {}
    for text in requirements:
        wanted = Requirement(text)
        if wanted.marker is None or wanted.marker.evaluate(EXTRA):
            name = canonicalize_name(wanted.name)
            found[name] = found.get(name, SpecifierSet()) & wanted.specifier
    return found


def have_a_version_in_common(one: SpecifierSet, other: SpecifierSet) -> bool:
    """Whether a version that either names, or one a little later, is allowed by both."""
    named = [each.version.removesuffix(".*") for each in (*one, *other)]
    candidates = ["0", *named, *(f"{version}.1" for version in named), "99999"]
    return any(version in one and version in other for version in candidates)


@pytest.mark.parametrize("extra", ["envs", "learn", "openspiel"])
def test_environments_and_rllib_allow_versions_in_common(extra: str) -> None:
    inner = [each for name in ("envs", extra) for each in EXTRAS[name] if not each.startswith("allaboard")]
    ours = specifiers([*inner, *(requires("pettingzoo") or [])])
    theirs = specifiers(requires("ray") or [])
    assert "gymnasium" in ours
    assert "gymnasium" in theirs
    for name in ours.keys() & theirs.keys():
        assert have_a_version_in_common(ours[name], theirs[name]), f"{name}{ours[name]} and {name}{theirs[name]}"


def test_the_check_sees_versions_that_exclude_each_other() -> None:
    for one, other in ((">=1.3", "==1.2.2"), ("<2", ">=2"), ("==1.*", ">=2.1")):
        assert not have_a_version_in_common(SpecifierSet(one), SpecifierSet(other))
    for one, other in ((">=1.0", "==1.2.2"), ("<2", ">=1.3"), (">1", "<2"), ("==1.*", ">=1.5"), ("", "")):
        assert have_a_version_in_common(SpecifierSet(one), SpecifierSet(other))


def run(*command: str, **variables: str) -> str:
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **variables}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.proof
def test_both_extras_resolve_together(tmp_path: Path) -> None:
    wanted = tmp_path / "wanted.in"
    wanted.write_text("\n".join([*EXTRAS["envs"], *EXTRAS["ray"], "ray[rllib]>=2.60"]), "utf-8")
    resolved = run(UV, "pip", "compile", "--quiet", "--python-version", "3.11", str(wanted))
    (pinned,) = specifiers(requires("ray") or [])["gymnasium"]
    assert f"gymnasium=={pinned.version}\n" in resolved


@pytest.mark.proof
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("which", ["lowest", "that of RLlib"])
def test_environments_work_with_older_versions_of_gymnasium(which: str, tmp_path: Path) -> None:
    """The lowest that is declared, and the only one that RLlib takes: before the installed one on the path."""
    declared = EXTRAS["envs"] if which == "lowest" else requires("ray") or []
    (bound,) = specifiers(declared)["gymnasium"]
    folder = tmp_path / "older"
    run(UV, "pip", "install", "--quiet", "--no-deps", "--target", str(folder), f"gymnasium=={bound.version}")
    path = f"{folder}{os.pathsep}{Path(allaboard.__file__).parents[1]}"
    found = run(sys.executable, "-c", "import gymnasium; print(gymnasium.__version__)", PYTHONPATH=path)
    assert found.strip().startswith(bound.version)
    said = run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/envs", PYTHONPATH=path)
    assert " passed" in said
