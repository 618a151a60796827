"""Puts the fonts and the page into what is built, and compiles the rules engine with mypyc where there is a compiler.

The fonts are those of `tools/fonts.py`, the page for browsers is that of `tools/web.py`: made once, into the source,
and held by every wheel and sdist.

The modules are listed in `pyproject.toml`. The work is done in a temporary folder, so no library is
ever left beside the source that it would shadow. Without a compiler, when compiling fails, or with
`ALLABOARD_PURE=1` the wheel holds plain Python only and works the same, more slowly.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Asserts stay in, so that both modes refuse the same things. One named group: calls between the modules
# are direct, and the name of the shared library does not depend on the list of modules.
SETUP = """
import os, sys
from mypyc.build import mypycify
from setuptools import setup

sys.argv[1:] = ["-q", "build_ext", "--build-lib", "../lib", "--build-temp", "../tmp"]
setup(
    name="allaboard",
    py_modules=[],
    ext_modules=mypycify(
        ["--config-file=", "--cache-dir=" + os.devnull, *os.environ["ALLABOARD_MODULES"].split(os.pathsep)],
        opt_level="3",
        debug_level="0",
        target_dir="../c",
        group_name="allaboard",
    ),
)
"""


class CannotCompile(Exception):
    """The reason why the wheel will be plain Python."""


def compiler_environment() -> dict[str, str]:
    """The environment in which setuptools finds a C compiler; on Windows only trying tells."""
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name == "nt" or shutil.which(configured.split()[0]):
        return dict(os.environ)
    for other in ("cc", "gcc", "clang"):
        if shutil.which(other):
            return {**os.environ, "CC": other}
    raise CannotCompile("no C compiler was found")


def modules(root: Path, include: list[str], exclude: list[str]) -> list[str]:
    """Paths below `src`, as text, of the modules to compile."""
    unwanted = {path for pattern in exclude for path in root.glob(pattern)}
    wanted = {path for pattern in include for path in root.glob(pattern)} - unwanted
    return sorted(path.relative_to(root / "src").as_posix() for path in wanted)


def compile_modules(source: Path, names: list[str], work: Path) -> dict[str, str]:
    """Compile in the folder `work`; gives each library's path and its place in the wheel."""
    if not names:
        raise CannotCompile("there is no module to compile")
    environment = {**compiler_environment(), "ALLABOARD_MODULES": os.pathsep.join(names)}
    shutil.copytree(source, work / "src", ignore=shutil.ignore_patterns("__pycache__"))
    (work / "setup.py").write_text(SETUP, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, str(work / "setup.py")],
        cwd=work / "src",
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if run.returncode != 0:
        raise CannotCompile(f"compiling failed:\n{run.stdout.strip()}")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    libraries = {str(path): path.relative_to(work / "lib").as_posix() for path in (work / "lib").rglob(f"*{suffix}")}
    if len(libraries) <= len(names):
        raise CannotCompile(f"{len(names)} modules gave only {len(libraries)} libraries")
    return libraries


def tool(root: Path, name: str) -> Any:
    """A module of `tools`; a build has no path on which it could be imported."""
    spec = importlib.util.spec_from_file_location(name, root / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class BuildHook(BuildHookInterface[Any]):
    """Makes the fonts and the page, and adds the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"
    work: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._add_fonts()
        self._add_page()
        if self.target_name == "wheel" and version != "editable":
            self._compile(build_data)

    def _add_fonts(self) -> None:
        root = Path(self.root)
        fonts = tool(root, "fonts")
        try:
            fonts.provide(root)
        except (fonts.NotObtained, OSError) as reason:
            if fonts.must_have_fonts():
                raise
            self.app.display_warning(f"allaboard: no fonts, pictures use those of the system, because {reason}")

    def _add_page(self) -> None:
        root = Path(self.root)
        web = tool(root, "web")
        try:
            web.provide(root)
        except (web.NotBuilt, OSError) as reason:
            if web.must_have_page():
                raise
            self.app.display_warning(f"allaboard: no page for browsers, because {reason}")

    def _compile(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("ALLABOARD_PURE") == "1":
            self.app.display_info("allaboard: plain Python, as ALLABOARD_PURE=1 asks")
            return
        root = Path(self.root)
        names = modules(root, self.config.get("compile", []), self.config.get("exclude", []))
        self.work = Path(tempfile.mkdtemp(prefix="allaboard-build-"))
        try:
            libraries = compile_modules(root / "src", names, self.work)
        except (CannotCompile, OSError) as reason:
            self.app.display_warning(f"allaboard: plain Python, because {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(libraries)
        self.app.display_info(f"allaboard: {len(names)} modules compiled")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work is not None:
            shutil.rmtree(self.work, ignore_errors=True)
