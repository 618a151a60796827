"""The long proofs with their full counts: `make proof` runs this and it writes `docs/proof.md`.

Each step is a command that anybody can run alone; `make proof ARGS="kill sockets"` runs some of them. What each found
is kept in `docs/proof.json` with its day, and the page is written anew after every step, so that an hour is not lost
when the next one is stopped. A step that fails stands there as failed, and the exit code says so.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

import mutation

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "proof.md"
FOUND = ROOT / "docs" / "proof.json"
JOBS = os.environ.get("JOBS", "2")
EVERYTHING = ("-m", "pytest", "-q", "-n", JOBS, "-m", "proof or not proof", "--timeout", "3600")


@dataclass(frozen=True)
class Step:
    """A proof by running tests."""

    claim: str
    tests: tuple[str, ...]
    pure: bool


STEPS = {
    "rules": Step(
        "Games with known answers, every rule, the golden deals; interpreted", ("tests/rules", "tests/vectors"), True
    ),
    "rules-compiled": Step("The same, compiled", ("tests/rules", "tests/vectors"), False),
    "engine": Step("Invariants and the reference, 500 examples a property; compiled", ("tests/engine",), False),
    "depot": Step(
        "Depot: positions, known games, thousands of games for each property; compiled", ("tests/depot",), False
    ),
    "modes": Step("3,000 games: the same move lists and scores in both modes", ("tests/modes",), False),
    "bots": Step(
        "10,000 games of every kind with every level: nothing illegal, no exception, no memory that grows; 1,000 games"
        " of greedy against itself, in Depot 1,000 against one and three random; 500 malformed answers of programs",
        ("tests/bots",),
        False,
    ),
    "arena": Step(
        "Every level is as good as itself, whatever its seed, within three standard errors; a cluster plays the same"
        " games as one machine; kills and Ctrl-C lose nothing",
        ("tests/arena",),
        False,
    ),
    "cities": Step("Cities and records: 500 examples a property", ("tests/boards", "tests/records"), True),
    "drawing": Step("Pictures of whole games in every state, three languages", ("tests/drawing",), True),
    "store": Step(
        "Both databases, each killed 500 times: nothing acknowledged is lost or doubled", ("tests/server/store",), False
    ),
    "kill": Step(
        "The server killed 1,000 times amid games, at named points and at random: nothing that a client heard is lost",
        ("tests/server/kill",),
        False,
    ),
    "growing": Step(
        "Two workers on PostgreSQL and Redis, one killed 50 times: the next action within 5 s; one stopped for 30 s",
        ("tests/server/growing",),
        False,
    ),
    "hosts": Step(
        "Workers, PostgreSQL and Redis on hosts of their own, 208 partitions, crashes and wrong clocks: no accepted"
        " action is lost or doubled, every table accepts one within 10 s; workers of two versions at once",
        ("tests/server/hosts",),
        False,
    ),
    "sockets": Step(
        "10,000 games of every kind through sockets: every byte is searched for what its seat must not know; planted"
        " leaks are found",
        ("tests/server/secrecy/test_sockets.py",),
        False,
    ),
    "pairs": Step(
        "5,500 pairs of Depot tables that differ in what one viewer does not know, and line tables: nothing shows, and"
        " planted leaks are found",
        ("tests/server/secrecy/test_depot_tables.py", "tests/server/secrecy/test_line_tables.py"),
        False,
    ),
    "servers": Step(
        "200 pairs of servers whose tables differ in a secret: every GET route and socket answers alike, headers and"
        " sizes too, and planted leaks are found",
        ("tests/server/secrecy/test_routes.py",),
        False,
    ),
    "intruders": Step(
        "Nobody gets in: forged, foreign, stale, malformed and too many; no request makes the server fail",
        ("tests/server/edge", "tests/server/intruders", "tests/server/table"),
        False,
    ),
    "envs": Step(
        "Environments: the tests of PettingZoo, Gymnasium and OpenSpiel, and those of Stable-Baselines3 with its own"
        " libraries, where PPO with masks learns for a while; only what a seat may know is seen",
        ("tests/envs",),
        False,
    ),
    "examples": Step(
        "Every example: the learner beats random in New York and Rome, 10,000 games are analysed, a city, a notebook",
        ("tests/examples",),
        False,
    ),
    "packaging": Step(
        "The source, the pure and the compiled wheel are built, the source again without a network, and each is"
        " installed in empty environments, bare and with every extra, where its commands work or name what is missing",
        ("tests/packaging",),
        True,
    ),
    "docs": Step(
        "Every page of the documentation in a real browser, on a phone and a desktop, light and dark; every command and"
        " block in it",
        ("tests/docs",),
        True,
    ),
    "browser": Step(
        "Whole games in a real browser: every city and Depot, sizes, themes and languages, keyboard, one device",
        ("tests/web",),
        True,
    ),
}
MUTANTS = {"mutants-line": "line", "mutants-depot": "depot"}


@dataclass(frozen=True)
class Found:
    """What a step found."""

    claim: str
    command: str
    result: str
    seconds: int
    day: str
    passed: bool
    survivors: list[tuple[str, str]] = field(default_factory=list)

    @property
    def row(self) -> str:
        result = self.result if self.passed else f"**failed:** {self.result}"
        return f"| {self.claim} | `{self.command}` | {result} | {self.seconds:,} s | {self.day} |"


def run_tests(step: Step) -> Found:
    """Run one step and note the closing line of pytest."""
    environment = {**os.environ, "PYTHONPATH": "src" if step.pure else "", "HYPOTHESIS_PROFILE": "proof"}
    start = monotonic()
    lines = [""]
    with subprocess.Popen(
        [sys.executable, *EVERYTHING, *step.tests], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        for line in run.stdout:  # as it comes: some steps take an hour
            print(line, end="", flush=True)
            lines.append(line.rstrip("\n"))
    closing = re.search(r".*\b(?:passed|failed|error).* in .*", lines[-1])
    result = re.sub(r" in .*", "", closing.group()).strip("= ") if closing else "no result"
    command = f"{'PYTHONPATH=src ' if step.pure else ''}HYPOTHESIS_PROFILE=proof pytest {' '.join(step.tests)}"
    return Found(step.claim, command, result, round(monotonic() - start), today(), run.returncode == 0)


def run_mutation(part: str) -> Found:
    """Run the mutants of one part of the engine and note how many died."""
    start = monotonic()
    found = mutation.mutate(int(JOBS), part)
    result = f"{found.dead:,} of {found.total:,} mutants died ({found.share:.1%}; at least {mutation.BAR:.0%})"
    claim = f"The tests notice mistakes in the engine: {part}"
    passed = found.share >= mutation.BAR
    command = f"python tools/mutation.py {part}"
    return Found(claim, command, result, round(monotonic() - start), today(), passed, found.survivors)


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def known() -> dict[str, Found]:
    """What was found by earlier runs."""
    if not FOUND.exists():
        return {}
    return {name: Found(**found) for name, found in json.loads(FOUND.read_text("utf-8")).items()}


def page(found: dict[str, Found]) -> str:
    """The whole page, in the order of the steps."""
    rows = [found[name].row for name in (*STEPS, *MUTANTS) if name in found]
    survivors = [survivor for name in MUTANTS if name in found for survivor in found[name].survivors]
    lines = [
        "# Proof",
        "",
        "Written by `make proof`. `make test` runs the same tests with smaller counts.",
        "",
        "| claim | command | result | time | day |",
        "|---|---|---|---|---|",
        *rows,
        "",
        "## Mutants",
        "",
        "mutmut changes one thing at a time in a function of `engine/`: an operator, a number, a call. These changes",
        "live (in short):",
        "",
    ]
    lines += [f"- `{name}`: `{change[:160].replace('`', ' ')}`" for name, change in survivors]
    return "\n".join(lines) + "\n"


def main(wanted: Sequence[str]) -> int:
    """Run everything, or what is named, and write the page."""
    names = (*STEPS, *MUTANTS)
    strange = [name for name in wanted if name not in names]
    if strange:
        print(f"no step: {', '.join(strange)}; there are {', '.join(names)}", file=sys.stderr)
        return 2
    failed = False
    for name in wanted or names:
        print(f"{name} ...", flush=True)
        found = run_tests(STEPS[name]) if name in STEPS else run_mutation(MUTANTS[name])
        failed = failed or not found.passed
        print(found.row, flush=True)
        every = {**known(), name: found}
        FOUND.write_text(json.dumps({each: asdict(every[each]) for each in every}, indent=1) + "\n", encoding="utf-8")
        PAGE.write_text(page(every), encoding="utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
