"""How strong the levels are: `make ladder` plays what is missing and writes `docs/strength.md`.

    python tools/ladder.py --minutes 30             as much as half an hour allows; the next run goes on from there
    python tools/ladder.py --only depot --minutes 5 only matches whose name has that in it
    python tools/ladder.py --page                   nothing is played, the page is written anew

Games are kept in `build/ladder`, a folder for each state of the bots (and budget) and in it one for each match, so that
games of other bots are never counted. What they say is kept in `docs/strength.json`, from which
`strength_page.py` makes the page: whoever has no games can still write it, and goes on where all was said of the same
state of the bots.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from time import monotonic

import msgspec
import strength_page

import allaboard.bots
from allaboard.arena.contest import Contest, contest_of
from allaboard.arena.entries import entries_of
from allaboard.arena.processes import on_cores
from allaboard.arena.running import Folder, Run
from allaboard.arena.standing import report
from allaboard.bots import BOT_NAMES, Budget
from allaboard.bots.levels import LEVELS
from allaboard.engine import is_compiled

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "build" / "ladder"
DATA = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"

# A part of the trials, and no clock: the same games on every machine.
SMALL = {game: Budget(effort=effort) for game, effort in strength_page.SMALL.items()}
OWN = Budget()  # what the levels allow themselves, up to one second
GAMES_OF = {"small": 400, "own": 2_000, "mirror": 200}  # of each match; in the last two time may end it earlier
# Game, city, players, and the levels that meet: everybody against the weaker ones, alone against three of them.
KINDS = (("bus", "new_york", 2), ("bus", "london", 4), ("metro", "rome", 2), ("metro", "paris", 4),
         ("depot", None, 2), ("depot", None, 4))  # fmt: skip
# The pairs that matter most, at full strength.
HEADLINES = (("regular", "greedy"), ("expert", "greedy"), ("expert", "regular"), ("master", "expert"),
             ("master", "regular"))  # fmt: skip
# Where levels meet themselves with a clock running; without one they do in `tests/arena`.
MIRRORS = (("bus", "new_york", 2), ("depot", None, 2))


@dataclass(frozen=True)
class Match:
    """Two levels in a kind of game."""

    part: str  # small, own, mirror
    game: str
    city: str | None
    seats: int
    one: str
    other: str

    @property
    def name(self) -> str:
        place = self.city or self.game
        return f"{self.part}-{place}-{self.seats}-{self.one}-{self.other}"

    @property
    def games(self) -> int:
        return GAMES_OF[self.part]

    @property
    def players(self) -> str:
        """The state of the bots, and in the small part how much of themselves they give."""
        state = state_of_bots(self.game)
        return f"{state} {strength_page.SMALL[self.game]:g}" if self.part == "small" else state

    def contest(self) -> Contest:
        one, others = self.one, f"{self.other}:{self.seats - 1}"
        if self.part == "mirror":
            one, others = f"one={one}", f"two={others}"
        budget = SMALL[self.game] if self.part == "small" else OWN
        return contest_of(entries_of([one, others]), self.game, self.city, "ladder", budget)


def matches() -> Iterator[Match]:
    """Everything that is to be played, the quick part first; in each part no kind of game waits for another."""
    pairs = [(one, other) for place, one in enumerate(BOT_NAMES) for other in BOT_NAMES[:place]]
    for one, other in pairs:
        for game, city, seats in KINDS:
            yield Match("small", game, city, seats, one, other)
    for one, other in HEADLINES:
        for game, city, seats in KINDS:
            yield Match("own", game, city, seats, one, other)
    for level in LEVELS:
        for game, city, seats in MIRRORS:
            yield Match("mirror", game, city, seats, level, level)


def state_of_bots(game: str) -> str:
    """A name for the players of a game as they are: it changes with their code and their weights."""
    folder = Path(allaboard.bots.__file__).parent
    own = ("depot/**/*", "depot_greedy.py") if game == "depot" else ("line/**/*",)
    parts = (*own, "simple.py", "levels.py")
    digest = sha256()
    for path in sorted(path for part in parts for path in folder.glob(part) if path.suffix in {".py", ".json"}):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def play(match: Match, jobs: int, until: float) -> strength_page.Result | None:
    """Play a match, or what time allows of it; None if there is not one whole deal."""
    contest = match.contest()
    folder = Folder(GAMES / match.players / match.name, contest)
    run = Run(contest, match.games, players=on_cores(jobs), folder=folder)
    played = list(run.known)
    if run.missing and monotonic() < until:
        running = run.play()
        try:
            for each in running:
                played.append(each)
                print(f"\r{match.name}: {len(played)} of {match.games}", end="", file=sys.stderr, flush=True)
                if monotonic() >= until:
                    break
        finally:
            running.close()
            print(file=sys.stderr)
    if len(played) < contest.seats:
        return None
    return strength_page.Result(
        part=match.part,
        game=match.game,
        city=match.city,
        seats=match.seats,
        one=match.one,
        other=match.other,
        wanted=match.games,
        compiled=is_compiled(),
        cores=os.cpu_count() or 1,
        report=report(contest, played),
        bots=match.players,
    )


def says_enough(known: strength_page.Result | None, match: Match, games: int) -> bool:
    """Whether so many games of these very bots were told of before."""
    return known is not None and known.bots == match.players and known.report.games >= games


def main() -> int:
    """Play and write."""
    parser = argparse.ArgumentParser(description="How strong the levels are.")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long; the next run goes on")
    parser.add_argument("--headline-minutes", type=float, default=20.0, help="for each match at full strength")
    parser.add_argument("--only", default="", help="only matches whose name has this in it")
    parser.add_argument("--page", action="store_true", help="write the page only")
    chosen = parser.parse_args()
    jobs = int(os.environ.get("JOBS", "2"))
    results = {result.name: result for result in strength_page.read(DATA)}
    end = monotonic() + 60 * chosen.minutes
    for match in matches():
        if chosen.page or chosen.only not in match.name or monotonic() >= end:
            continue
        if says_enough(results.get(match.name), match, match.games):
            continue
        until = end if match.part == "small" else min(end, monotonic() + 60 * chosen.headline_minutes)
        result = play(match, jobs, until)
        if result is not None and not says_enough(results.get(match.name), match, result.report.games):
            results[result.name] = result
            ordered = [results[each.name] for each in matches() if each.name in results]
            DATA.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")
    PAGE.write_text(strength_page.page(strength_page.read(DATA)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
