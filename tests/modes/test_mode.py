"""Which of the two modes runs: with `PYTHONPATH=src` interpreted, else the wheel, compiled where possible."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sysconfig
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import allaboard

ROOT = Path(__file__).parents[2]
INTERPRETED = Path(allaboard.__file__).is_relative_to(ROOT / "src")


def listed_modules() -> list[str]:
    """The dotted names of the modules that pyproject.toml lists for compiling."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    paths = {path for pattern in hook["compile"] for path in ROOT.glob(pattern)}
    paths -= {path for pattern in hook["exclude"] for path in ROOT.glob(pattern)}
    return sorted(".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in paths)


def compiler_is_there() -> bool:
    """Whether the build had what it needs: a C compiler and Python's headers."""
    names = [
        (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0],
        "cc",
        "gcc",
        "clang",
    ]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return any(shutil.which(name) for name in names) and header.is_file()


def test_the_listed_modules_run_in_the_mode_that_was_asked_for() -> None:
    compiled = {}
    for name in listed_modules():
        spec = importlib.util.find_spec(name)
        assert spec is not None, f"{name} is not in the installed wheel"
        assert spec.origin is not None
        compiled[name] = spec.origin.endswith(tuple(EXTENSION_SUFFIXES))
    assert compiled
    expected = not INTERPRETED and os.environ.get("ALLABOARD_PURE") != "1" and compiler_is_there()
    wrong = [name for name, is_compiled in compiled.items() if is_compiled != expected]
    assert wrong == [], "`make wheel` prints why a build is not compiled; `make rebuild` builds it anew"


def test_no_library_lies_beside_the_source_where_it_would_shadow_an_edit() -> None:
    assert [path for suffix in EXTENSION_SUFFIXES for path in (ROOT / "src").rglob(f"*{suffix}")] == []
