"""Both modes measured in turn, in one run: what is fast here, and by how much compiling helps."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import allaboard
from allaboard.arena.peers import PEERS
from allaboard.engine import is_compiled

ROUNDS = 3
# The games that a worker plays, by its names, and what they are called in the answer.
PLAYED = {
    "random": "random games",
    "greedy": "greedy games",
    "interface": "random games, by API",
    "depot": "random Depot games",
}
_IMPORT = "from time import perf_counter as t; s = t(); import allaboard.engine; print(1000 * (t() - s))"


@dataclass(frozen=True)
class Figure:
    """One measured number, rounded as it is printed: ratios are those of the numbers that everybody can read."""

    name: str
    value: float | str
    unit: str

    def __post_init__(self) -> None:
        if not isinstance(self.value, str):
            object.__setattr__(self, "value", round(float(self.value), 0 if self.value >= 100 else 2))


def ratio(name: str, above: Figure, below: Figure) -> Figure:
    """One figure divided by another, both of which are told too; 0 where there is nothing to divide by."""
    assert not isinstance(above.value, str)
    assert not isinstance(below.value, str)
    return Figure(name, above.value / below.value if below.value else 0.0, "×")


class ModesDiffer(AssertionError):
    """The compiled and the pure engine played different games: a bug in one of them."""


def benchmark(seconds: float, progress: Callable[[str], None], rounds: int = ROUNDS) -> Iterator[Figure]:
    """Measure everything `rounds` times, each loop for about `seconds`; `progress` hears what is going on."""
    with tempfile.TemporaryDirectory(prefix="allaboard-bench-") as folder:
        modes = _modes(Path(folder))
        runs: dict[str, list[dict[str, float | str]]] = {mode: [] for mode in modes}
        for turn in range(rounds):
            for mode, path in modes.items():
                progress(f"{mode}, {turn + 1} of {rounds}")
                runs[mode].append(_worker(path, seconds))
        imports = {mode: min(_import_time(path) for _ in range(5)) for mode, path in modes.items()}
    yield from figures(runs, imports)
    for name, measure in PEERS.items():
        progress(name)
        games = measure(seconds)
        if games is not None:
            yield Figure(f"{name}, random games", games, "games/s")


def _modes(folder: Path) -> dict[str, str]:
    """Where each mode is imported from. The pure one is the source of this very package, without its libraries."""
    package = Path(allaboard.__file__).parent
    without_libraries = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(package, folder / "allaboard", ignore=without_libraries)
    modes = {"pure": str(folder)}
    return {"compiled": str(package.parent)} | modes if is_compiled() else modes


def _run(path: str, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-P", *arguments]  # -P: a package in the current folder does not matter
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout


def _worker(path: str, seconds: float) -> dict[str, float | str]:
    found: dict[str, float | str] = json.loads(_run(path, "-m", "allaboard.arena.measuring", str(seconds)))
    return found


def _import_time(path: str) -> float:
    return float(_run(path, "-c", _IMPORT))


def figures(runs: dict[str, list[dict[str, float | str]]], imports: dict[str, float]) -> Iterator[Figure]:
    """What the runs of each mode say together; `ModesDiffer` if they did not play the same games."""
    for kind, name in PLAYED.items():
        checksums = {str(run[f"{kind}_checksum"]) for mode in runs.values() for run in mode}
        if len(checksums) != 1:
            raise ModesDiffer(f"{name}: {sorted(checksums)}")
        rates = {
            mode: Figure(f"{name}, {mode}", _best(found, f"{kind}_games"), "games/s") for mode, found in runs.items()
        }
        yield from rates.values()
        if "compiled" in rates:
            yield ratio(f"{name}, compiled ÷ pure", rates["compiled"], rates["pure"])
        yield Figure(f"{name}, checksum of scores", checksums.pop(), "")
    for mode, found in runs.items():
        yield Figure(f"legal, {mode}", _best(found, "legal"), "calls/s")
        yield Figure(f"copy, {mode}", min(float(run["copy"]) for run in found), "µs")
        yield Figure(f"import of the engine, {mode}", imports[mode], "ms")
        yield Figure(f"records scored, {mode}", _best(found, "records"), "records/s")
        yield Figure(f"a full London game drawn, {mode}", min(float(run["drawing"]) for run in found), "ms")


def _best(found: list[dict[str, float | str]], name: str) -> float:
    """The best of the runs: everything else that the machine does only makes it slower."""
    return max(float(run[name]) for run in found)
