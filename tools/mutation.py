"""Plants one small mistake after the other in `engine/` and counts how many the tests notice.

`python tools/mutation.py` runs mutmut on a copy of the project in a temporary folder, with the tests of the rules,
the games with known answers and the engine. It needs uv, and a while: some six thousand mutants, each against the
tests that reach it, until one fails. `python tools/mutation.py depot` is for a part of the engine, with its tests.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
BAR = 0.85  # of the mutants must die

# mutmut 3.8 reads an attribute that pytest 9.1 no longer has, so this runs apart from the project's environment.
TOOLS = ("mutmut==3.8.0", "pytest==9.0.3", "pytest-timeout", "pytest-xdist", "hypothesis", "msgspec", "fluent.runtime")
# Tests that plant a leak prove a test, not the engine, and are too slow to meet every mutant. Counting which tests
# reach what makes the tests several times slower, hence the time limit.
CONFIGURATION = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = {files}
pytest_add_cli_args_test_selection = {tests}
pytest_add_cli_args = ["-p", "no:cacheprovider", "--timeout", "60", "-k", "not is_found"]
timeout_multiplier = 4.0
timeout_constant = 10.0
also_copy = ["tests", "pyproject.toml"]
use_git_change_detection = false
"""
TESTS = ("tests/rules", "tests/vectors", "tests/engine", "tests/depot")
TESTS_OF = {"line": TESTS[:3], "depot": TESTS[3:]}  # by part of the engine
FILES_OF = {"line": ("line/*", "bus/*", "metro/*", "actions.py", "events.py"), "depot": ("depot/*",)}
DEAD = ("killed", "timeout", "suspicious", "segfault", "caught by type check")


@dataclass(frozen=True)
class Mutation:
    """What became of the mutants."""

    outcomes: Counter[str]
    survivors: list[tuple[str, str]]  # name, and what was changed

    @property
    def total(self) -> int:
        return self.outcomes.total()

    @property
    def dead(self) -> int:
        return sum(self.outcomes[outcome] for outcome in DEAD)

    @property
    def share(self) -> float:
        return self.dead / self.total


def mutate(jobs: int, part: str = "") -> Mutation:
    """Run all mutants, or those of one part of the engine."""
    tests = TESTS_OF[part] if part else TESTS
    files = [f"src/allaboard/engine/{file}" for file in (FILES_OF[part] if part else ("*",))]
    configuration = CONFIGURATION.format(files=json.dumps(files), tests=json.dumps(tests))
    with tempfile.TemporaryDirectory(prefix="allaboard-mutation-") as name:
        folder = Path(name)
        for copied in ("src", "tests"):
            shutil.copytree(ROOT / copied, folder / copied, ignore=shutil.ignore_patterns("__pycache__"))
        (folder / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8") + configuration, "utf-8")
        _mutmut(folder, "run", "--max-children", str(jobs), quiet=False)
        outcomes: Counter[str] = Counter()
        alive: list[str] = []
        for line in _mutmut(folder, "results", "--all", "true").splitlines():
            mutant, _, outcome = line.strip().rpartition(": ")
            if mutant:
                outcomes[outcome] += 1
                if outcome not in DEAD:
                    alive.append(mutant)
        return Mutation(outcomes, [(mutant, _change(_mutmut(folder, "show", mutant))) for mutant in alive])


def _mutmut(folder: Path, *arguments: str, quiet: bool = True) -> str:
    uv = shutil.which("uv") or str(ROOT / ".uv" / "bin" / "uv")
    packages = [word for tool in TOOLS for word in ("--with", tool)]
    command = [uv, "run", "--quiet", "--no-project", "--python", sys.executable, *packages, "mutmut", *arguments]
    environment = {**os.environ, "PYTHONPATH": "", "HYPOTHESIS_PROFILE": "mutation", "CI": "true"}
    run = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE if quiet else None, text=True, check=quiet
    )
    return run.stdout or ""


def _change(diff: str) -> str:
    """The changed lines of a diff in one line."""
    changed = [line for line in diff.splitlines() if line[:1] in "+-" and line[:3] not in {"+++", "---"}]
    return " → ".join(line[1:].strip() for line in changed)


def main() -> int:
    """Print what became of the mutants as JSON; the exit code is 1 when too many live."""
    part = sys.argv[1] if len(sys.argv) > 1 else ""
    if part and part not in TESTS_OF:
        print(f"no part of the engine: {part}", file=sys.stderr)
        return 2
    found = mutate(int(os.environ.get("JOBS", "2")), part)
    print(json.dumps({"outcomes": found.outcomes, "share": found.share, "survivors": found.survivors}, indent=1))
    return 0 if found.share >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
