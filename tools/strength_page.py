"""`docs/strength.md`, made from `docs/strength.json`, from the learning curves beside the weights, and from
`docs/strength-notes.md`, where people write what no figure says.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import msgspec

from allaboard.arena.standing import Measured, Report, Standing, errors_from
from allaboard.bots import BOT_NAMES

NOTES = Path(__file__).parent.parent / "docs" / "strength-notes.md"
_MOST_ERRORS = 3  # between a level and itself
NAMES = {"new_york": "New York", "london": "London", "rome": "Rome", "paris": "Paris", "depot": "Depot"}


class Result(msgspec.Struct, frozen=True):
    """What a match said: one seat of a level against all others of another."""

    part: str  # small: a share of the trials; own: at full strength; mirror: a level against itself
    game: str
    city: str | None
    seats: int
    one: str
    other: str
    wanted: int  # games
    compiled: bool
    cores: int
    report: Report
    bots: str = ""  # the state of the players, see `ladder.Match.players`

    @property
    def place(self) -> str:
        return self.city or self.game

    @property
    def name(self) -> str:
        return f"{self.part}-{self.place}-{self.seats}-{self.one}-{self.other}"

    @property
    def kind(self) -> str:
        return f"{NAMES[self.place]}, {self.seats} players"


class Bar(msgspec.Struct, frozen=True):
    """What must hold: the lower end of the interval of the share of victories, and what else is asked."""

    victories: float
    points: float | None = None  # the mean of those who were still in
    out: float | None = None  # the share of eliminated seats, at most


# By place, number of players and the two levels.
BARS = {
    ("new_york", 2, "regular", "greedy"): Bar(0.92, 57, 0.01),
    ("new_york", 2, "expert", "greedy"): Bar(0.97, 63),
    ("new_york", 2, "expert", "regular"): Bar(0.62),
    ("new_york", 2, "master", "expert"): Bar(0.58, 66.5),
    ("london", 4, "regular", "greedy"): Bar(0.78),
    ("london", 4, "expert", "greedy"): Bar(0.91),
    ("london", 4, "master", "regular"): Bar(0.50),
    ("rome", 2, "regular", "greedy"): Bar(0.90),
    # Rome and Paris: of the same order as New York and London, taken at its word.
    ("rome", 2, "expert", "greedy"): Bar(0.97),
    ("rome", 2, "expert", "regular"): Bar(0.62),
    ("rome", 2, "master", "expert"): Bar(0.58),
    ("paris", 4, "regular", "greedy"): Bar(0.75),
    ("paris", 4, "expert", "greedy"): Bar(0.91),
    ("paris", 4, "expert", "regular"): Bar(0.25),  # more than an equal one would win
    ("paris", 4, "master", "expert"): Bar(0.25),
    ("paris", 4, "master", "regular"): Bar(0.50),
    ("depot", 2, "regular", "greedy"): Bar(0.60),
    ("depot", 4, "regular", "greedy"): Bar(0.35),
    ("depot", 2, "expert", "regular"): Bar(0.60),
    ("depot", 4, "expert", "regular"): Bar(0.35),
    ("depot", 2, "master", "expert"): Bar(0.55),
}


# The part of the trials with which everybody meets everybody: enough for two orders of the tickets by `expert`, since
# a single one is worth no more than the average over all next tickets, which `regular` knows.
SMALL = {"bus": 0.2, "metro": 0.2, "depot": 0.02}
_IN_CITIES, _IN_DEPOT = 100 * SMALL["bus"], 100 * SMALL["depot"]

_INTRODUCTION = """\
Written by `make ladder` from `strength.json`. Every deal is played once from every seat. With four players one seat of
a level meets three of another, so that equal players would win 25 %; in the cities a game may also have no winner. In
brackets: 95 % intervals over deals. Points are those of players still in at the end; the difference is on the same
deals, where out counts as 0. ms is the mean time of a decision, behind it the longest one."""
_AT_FULL_STRENGTH = """\
Each level with its own limits: `expert` takes at most 200 ms and `master` 1 s for a decision; `regular` has none, it is
done after a few milliseconds, but for the first decisions of a process, which fill the tables of turns. The number of
games is what time allowed. The bar is what the lower end of the interval must reach."""
_AT_A_SMALL_BUDGET = f"""\
Every level with a small part of its trials ({_IN_CITIES:g} % in the cities, {_IN_DEPOT:g} % in Depot) and no
limit of time, so that a run can be repeated game by game: the share of games, in percent, that the level of the row
wins against that of the column. Points and ms are against the best of the others. In Depot that leaves a table or two
for each decision, and one turn of a search near the end of a day: among four players that is hardly more than what
`regular` has, and `expert` and `master` show themselves above only."""
_AGAINST_THEMSELVES = """\
Each level against itself, with its own limits of time: both think equally long, and neither leads by more than three
standard errors. With a fixed number of trials `make proof` compares every level with itself and its seeds with each
other."""
_HOW_THEY_LEARNED = """\
Mean points by generation, in play against oneself with one turn of each seat at random. Of Depot, by round, the points
of a day, and by how many points what came differs from what the value expected after a turn (root of the mean square,
most of it luck); the first three rounds are short."""


def read(path: Path) -> list[Result]:
    """The results so far."""
    return msgspec.json.decode(path.read_bytes(), type=list[Result]) if path.is_file() else []


def page(results: Sequence[Result]) -> str:
    """The whole page."""
    own = [result for result in results if result.part == "own"]
    small = [result for result in results if result.part == "small"]
    lines = [
        "# Strength",
        "",
        *_INTRODUCTION.splitlines(),
        "",
        *_surroundings(results),
        *_headlines(own),
        *_ladder(small),
        *_mirrors([result for result in results if result.part == "mirror"]),
        *_curves(),
    ]
    if NOTES.is_file():
        lines += ["", NOTES.read_text(encoding="utf-8").rstrip()]
    return "\n".join(lines) + "\n"


def _surroundings(results: Sequence[Result]) -> list[str]:
    modes = {("compiled" if result.compiled else "interpreted", result.cores) for result in results}
    return [f"Measured {mode}, on a machine with {cores} cores." for mode, cores in sorted(modes)]


def _headlines(results: Sequence[Result]) -> list[str]:
    if not results:
        return []
    lines = [
        "",
        "## At full strength",
        "",
        *_AT_FULL_STRENGTH.splitlines(),
        "",
        "| game | match | games | % won | bar | points | % out | difference | ms |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    return [*lines, *(_headline(result) for result in results)]


def _headline(result: Result) -> str:
    one, _ = result.report.standings
    bar = BARS.get((result.place, result.seats, result.one, result.other))
    cells = [
        result.kind,
        _match(result),
        f"{result.report.games:,}",
        _percent(one.victories),
        _held(bar, one),
        _points(one.points),
        "" if result.game == "depot" else f"{100 * one.out:.1f}",
        _points(result.report.differences[0].points, signed=True),
        f"{one.milliseconds:.1f} ({one.longest:.0f})",
    ]
    return f"| {' | '.join(cells)} |"


def _held(bar: Bar | None, standing: Standing) -> str:
    """What is asked, and whether it holds."""
    if bar is None:
        return ""
    asked = [(f"≥ {100 * bar.victories:.0f} %", (standing.victories.low or 0) >= bar.victories)]
    if bar.points is not None:
        asked.append((f"mean ≥ {bar.points:g}", standing.points is not None and standing.points.mean >= bar.points))
    if bar.out is not None:
        asked.append((f"out ≤ {100 * bar.out:g} %", standing.out <= bar.out))
    return ", ".join(f"{text} {'✓' if holds else '✗'}" for text, holds in asked)


def _ladder(results: Sequence[Result]) -> list[str]:
    """For each kind of game a table: the level of the row against those of the columns."""
    if not results:
        return []
    lines = [
        "",
        "## The ladder at a small budget",
        "",
        *_AT_A_SMALL_BUDGET.splitlines(),
    ]
    for kind in dict.fromkeys(result.kind for result in results):
        found = {(result.one, result.other): result for result in results if result.kind == kind}
        levels = [name for name in BOT_NAMES if any(name in pair for pair in found)]
        lines += ["", f"### {kind}", "", f"| | {' | '.join(levels[:-1])} | games | points | ms |"]
        lines += ["|---" * (len(levels) + 3) + "|"]
        for one in levels[1:]:
            met = [found[pair] for other in levels[:-1] if (pair := (one, other)) in found]
            if met:
                lines.append(_rung(one, levels[:-1], found, met))
    return lines


def _rung(one: str, others: Sequence[str], found: dict[tuple[str, str], Result], met: Sequence[Result]) -> str:
    cells = [
        _percent(found[one, other].report.standings[0].victories) if (one, other) in found else "" for other in others
    ]
    last = met[-1].report.standings[0]  # against the best of the others
    games = sorted({result.report.games for result in met})
    count = f"{games[0]:,}" if len(games) == 1 else f"{games[0]:,}–{games[-1]:,}"
    return f"| **{one}** | {' | '.join(cells)} | {count} | {_points(last.points)} | {last.milliseconds:.1f} |"


def _mirrors(results: Sequence[Result]) -> list[str]:
    """Levels that met themselves."""
    if not results:
        return []
    lines = [
        "",
        "## Against themselves",
        "",
        *_AGAINST_THEMSELVES.splitlines(),
        "",
        "| game | level | games | difference | standard errors | ms of one | ms of the other |",
        "|---|---|---|---|---|---|---|",
    ]
    for result in results:
        one, other = result.report.standings
        points = result.report.differences[0].points
        apart = errors_from(points, 0)
        cells = [
            result.kind,
            result.one,
            f"{result.report.games:,}",
            _points(points, signed=True),
            f"{apart:.1f} {'✓' if apart < _MOST_ERRORS else '✗'}",
            f"{one.milliseconds:.1f} ({one.longest:.0f})",
            f"{other.milliseconds:.1f} ({other.longest:.0f})",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _curves() -> list[str]:
    """How the weights were learned, as far as it stands beside them."""
    lines: list[str] = []
    learned = files("allaboard.bots.line").joinpath("learned")
    for place in ("new_york", "london", "rome", "paris"):
        curve = json.loads(learned.joinpath(f"{place}.json").read_text(encoding="utf-8")).get("curve", [])
        if curve:
            lines += [f"| {NAMES[place]} | {' | '.join(f'{mean:.1f}' for _, _, mean, _ in curve)} |"]
            lines += [f"| – out | {' | '.join(f'{100 * out:.1f} %' for _, _, _, out in curve)} |"]
    text = files("allaboard.bots.depot").joinpath("weights.json").read_text(encoding="utf-8")
    depot = [
        line
        for seats, curve in json.loads(text).get("curves", {}).items()
        for line in (
            f"| Depot, {seats} players | {' | '.join(f'{points:.1f}' for _, _, _, points in curve)} |",
            f"| – off by | {' | '.join(f'{error:.1f}' for _, _, error, _ in curve)} |",
        )
    ]
    if not lines and not depot:
        return []
    width = max(line.count("|") for line in (*lines, *depot)) - 2
    head = [
        "",
        "## How they learned",
        "",
        *_HOW_THEY_LEARNED.splitlines(),
        "",
        f"| | {' | '.join(str(number) for number in range(1, width + 1))} |",
        "|---" * (width + 1) + "|",
    ]
    return head + [line + " |" * (width + 2 - line.count("|")) for line in (*lines, *depot)]


def _match(result: Result) -> str:
    return f"{result.one} v {'three ' if result.seats == 4 else ''}{result.other}"


def _percent(share: Measured) -> str:
    return f"{100 * share.mean:.1f} {_interval(share, 100)}"


def _points(points: Measured | None, *, signed: bool = False) -> str:
    if points is None:
        return "–"
    mean = f"{points.mean:+.1f}" if signed else f"{points.mean:.1f}"
    return f"{mean} {_interval(points)}"


def _interval(measured: Measured, times: int = 1) -> str:
    if measured.interval is None:
        return "[–]"
    low, high = measured.interval
    return f"[{times * low:.1f}, {times * high:.1f}]"
