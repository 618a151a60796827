"""The long proofs with their full counts: `make proof` runs this and it writes `docs/proof.md`.

Each step is a command that anybody can run alone. The page says what was run, how it ended and how long it took;
a step that fails stands there as failed, and the exit code says so.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import mutation

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "proof.md"
JOBS = os.environ.get("JOBS", "2")
EVERYTHING = ("-m", "pytest", "-q", "-n", JOBS, "-m", "proof or not proof", "--timeout", "3600")


@dataclass(frozen=True)
class Step:
    """A proof by running tests."""

    claim: str
    tests: tuple[str, ...]
    pure: bool
    profile: str = "proof"


STEPS = (
    Step("Games with known answers, every rule, the golden deals; interpreted", ("tests/rules", "tests/vectors"), True),
    Step("The same, compiled", ("tests/rules", "tests/vectors"), False),
    Step("Invariants and the reference, 500 examples a property; compiled", ("tests/engine",), False),
    Step("Depot: positions, known games, thousands of games for each property; compiled", ("tests/depot",), False),
    Step("3,000 games: the same move lists and scores in both modes", ("tests/modes",), False),
    Step("1,000 games of greedy against itself; in Depot 1,000 against one and three random", ("tests/bots",), False),
    Step("Cities and records: 500 examples a property", ("tests/boards", "tests/records"), True),
    Step(
        "Both databases, each killed 500 times: nothing acknowledged is lost or doubled", ("tests/server/store",), True
    ),
    Step(
        "The server killed 1,000 times amid games, at named points and at random: nothing that a client heard is lost",
        ("tests/server/kill",),
        True,
    ),
    Step(
        "Two workers on PostgreSQL and Redis, one killed 50 times: the next action within 5 s; one stopped for 30 s",
        ("tests/server/growing",),
        True,
    ),
    Step(
        "10,000 games of every kind through sockets, and 5,500 pairs of Depot tables that differ in what one viewer"
        " does not know: nothing leaks, and planted leaks are found",
        ("tests/server/secrecy",),
        True,
    ),
    Step(
        "Nobody gets in: forged, foreign, stale, malformed and too many; no request makes the server fail",
        ("tests/server/edge", "tests/server/intruders", "tests/server/table"),
        True,
    ),
)


@dataclass
class Report:
    """What the page will say."""

    rows: list[str] = field(default_factory=list)
    failed: bool = False

    def add(self, claim: str, command: str, result: str, seconds: float, passed: bool) -> None:
        self.rows.append(f"| {claim} | `{command}` | {'' if passed else '**failed:** '}{result} | {seconds:,.0f} s |")
        self.failed = self.failed or not passed
        print(self.rows[-1], flush=True)


def run_tests(step: Step, report: Report) -> None:
    """Run one step and note the closing line of pytest."""
    environment = {**os.environ, "PYTHONPATH": "src" if step.pure else "", "HYPOTHESIS_PROFILE": step.profile}
    start = monotonic()
    print(f"{step.claim} ...", flush=True)
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
    command = f"{'PYTHONPATH=src ' if step.pure else ''}HYPOTHESIS_PROFILE={step.profile} pytest {' '.join(step.tests)}"
    report.add(step.claim, command, result, monotonic() - start, run.returncode == 0)


def run_mutation(report: Report) -> mutation.Mutation:
    """Run the mutants and note how many died."""
    start = monotonic()
    found = mutation.mutate(int(JOBS))
    result = f"{found.dead:,} of {found.total:,} mutants died ({found.share:.1%}; at least {mutation.BAR:.0%})"
    seconds = monotonic() - start
    report.add(
        "The tests notice mistakes in `engine/`",
        "python tools/mutation.py",
        result,
        seconds,
        found.share >= mutation.BAR,
    )
    return found


def page(report: Report, found: mutation.Mutation) -> str:
    """The whole page."""
    lines = [
        "# Proof",
        "",
        "Written by `make proof`. `make test` runs the same tests with smaller counts.",
        "",
        "| claim | command | result | time |",
        "|---|---|---|---|",
        *report.rows,
        "",
        "## Mutants",
        "",
        "mutmut changes one thing at a time in a function of `engine/`: an operator, a number, a call. What became of",
        "them: " + ", ".join(f"{count:,} {outcome}" for outcome, count in found.outcomes.most_common()) + ".",
        "",
        "These live (the change in short):",
        "",
    ]
    lines += [f"- `{name}`: `{change[:160].replace('`', ' ')}`" for name, change in found.survivors]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Run everything and write the page."""
    report = Report()
    for step in STEPS:
        run_tests(step, report)
    found = run_mutation(report)
    PAGE.write_text(page(report, found), encoding="utf-8")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
