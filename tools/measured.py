"""Measures, keeps what was measured in `docs/measured.json`, and fills it into the pages: `make figures`.

    python tools/measured.py engine server web envs learner restart     measure these, then fill
    python tools/measured.py                                            fill from what was measured last

Each measurement is a command that anybody can run alone. It is kept with its day, the machine's cores, what else the
machine was doing, and its pace, for a number without these says little: a core that is lent has half of its pace on
some days.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import process_time

import filling
import msgspec

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
FOUND = DOCS / "measured.json"
PAGES = (DOCS / "benchmarks.md", DOCS / "server.md", DOCS / "strength-notes.md")
COMMANDS: dict[str, tuple[str, ...]] = {
    "engine": ("-m", "allaboard", "bench", "--json"),
    "server": ("-m", "allaboard", "bench", "server", "--json"),
    "web": ("-m", "allaboard", "bench", "web", "--json"),
    "envs": ("-m", "allaboard", "bench", "envs", "--json"),
    "learner": ("benchmarks/learner.py", "--json"),
    "restart": ("benchmarks/restart.py", "--json"),
    "solo": ("benchmarks/best.py", "--kept", "build/best.json", "--bot", "master", "--json"),
    "depths": ("benchmarks/depths.py", "--kept", "build/best.json", "--json"),
    "thinking": ("benchmarks/thinking.py", "--json"),
    "blunders": ("benchmarks/blunders.py", "--json"),
}
# What is asked of some figures: at least, or at most, so much.
GOALS: dict[tuple[str, str], tuple[str, float]] = {
    ("server", "server to echo"): ("≥", 0.5),
    ("server", "half load, all told, p99"): ("≤", 50),
    ("web", "script and style of a first load"): ("≤", 120),
    ("web", "first lit stop, processor 4 times slower, median"): ("≤", 1_000),
    ("web", "table usable, processor 4 times slower, median"): ("≤", 1_000),
    ("web", "a move on the mover's screen, median"): ("≤", 100),
    ("web", "a move on another's screen, median"): ("≤", 250),
    ("envs", "AEC, New York by steps"): ("≥", 60_000),
    ("envs", "4096 games side by side, New York"): ("≥", 1_000_000),
    ("learner", "at least (95 %), against random, new_york"): ("≥", 50),
    ("learner", "time until then, new_york"): ("≤", 300),
    ("restart", "ready with 10,000 unfinished games, slowest"): ("≤", 2),
    ("solo", "proven within 60 s of one core"): ("≥", 90),
    ("solo", "what master reaches of the proven best"): ("≥", 86),
    ("blunders", "the blunder is named first"): ("≥", 45),
}
_BUSY = 0.3  # load for each core, above which other programs took part
_ADDITIONS = 10_000_000


class Figure(msgspec.Struct, frozen=True):
    """One measured number, or a checksum."""

    name: str
    value: float | str
    unit: str


class Measured(msgspec.Struct, frozen=True):
    """What one command said, and where."""

    command: str
    day: str
    cores: int
    load: float  # of the whole machine when it began
    python: str
    figures: list[Figure]
    pace: float | None = None  # what a million additions took around it, in milliseconds of the processor


def pace() -> float:
    """How quick a core is just now."""
    start = process_time()
    total = 0
    for number in range(_ADDITIONS):
        total += number
    return (process_time() - start) * 1e9 / _ADDITIONS


def measure(name: str) -> Measured:
    """Run one of the commands with the installed wheel."""
    load = os.getloadavg()[0]
    before = pace()
    command = COMMANDS[name]
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env={**os.environ, "PYTHONPATH": ""}, stdout=subprocess.PIPE, check=True
    )
    shown = " ".join(command).replace("-m allaboard", "allaboard").replace("benchmarks/", "python benchmarks/")
    return Measured(
        command=shown,
        day=datetime.now(UTC).date().isoformat(),
        cores=os.cpu_count() or 1,
        load=round(load, 1),
        python=platform.python_version(),
        figures=msgspec.json.decode(done.stdout, type=list[Figure]),
        pace=round((before + pace()) / 2),
    )


def parts(found: dict[str, Measured]) -> dict[str, str]:
    """A table for each measurement; for one that was not made, a sentence."""
    return {name: _table(name, found[name]) if name in found else _missing(name) for name in COMMANDS}


def _missing(name: str) -> str:
    return f"Not measured yet: `python tools/measured.py {name}`."


def _table(name: str, measured: Measured) -> str:
    rows = [[figure.name, _shown(figure), _goal(name, figure)] for figure in measured.figures]
    has_goals = any(row[2] for row in rows)
    width = 3 if has_goals else 2
    table = filling.table(["", "measured", "goal"][:width], [row[:width] for row in rows])
    busy = measured.load / measured.cores > _BUSY
    beside = f"; the machine was busy with other things (load {measured.load:g})" if busy else ""
    cores = f"{measured.cores} {'core' if measured.cores == 1 else 'cores'}"
    quick = "" if measured.pace is None else f", {measured.pace:g} ms for a million additions"
    return f"`{measured.command}` on {measured.day}, {cores}, Python {measured.python}{quick}{beside}:\n\n{table}"


def _shown(figure: Figure) -> str:
    if isinstance(figure.value, str):
        return f"`{figure.value}`"
    if figure.value >= 100:
        number = f"{figure.value:,.0f}"
    else:  # ratios are those of what is shown, so no digit that the program told is left out
        number = f"{figure.value:.2f}".rstrip("0").rstrip(".")
    return f"{number} {figure.unit.replace('us', 'µs')}".strip()


def _goal(name: str, figure: Figure) -> str:
    if (name, figure.name) not in GOALS or isinstance(figure.value, str):
        return ""
    sign, bar = GOALS[name, figure.name]
    holds = figure.value >= bar if sign == "≥" else figure.value <= bar
    return f"{sign} {bar:,.10g} {'✓' if holds else '✗'}"


def read() -> dict[str, Measured]:
    """What was measured last."""
    return msgspec.json.decode(FOUND.read_bytes(), type=dict[str, Measured]) if FOUND.is_file() else {}


def main(wanted: Sequence[str]) -> int:
    """Measure what is named, one after the other, and fill the pages after each."""
    strange = [name for name in wanted if name not in COMMANDS]
    if strange:
        print(f"no measurement: {', '.join(strange)}; there are {', '.join(COMMANDS)}", file=sys.stderr)
        return 2
    for name in wanted:
        print(f"{name} …", flush=True)
        measured = measure(name)
        every = {**read(), name: measured}  # read only now: another run may have written meanwhile
        FOUND.write_text(json.dumps(msgspec.to_builtins(every), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    for page in PAGES:
        page.write_text(filling.fill(page.read_text("utf-8"), parts(read())), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
