"""`allaboard arena`: players meet many times, and what that says about them."""

# No `from __future__ import annotations` here: the flags are read from the annotations.

import sys
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter

from allaboard.arena.contest import Played, contest_of
from allaboard.arena.running import Folder, run
from allaboard.arena.standing import Measured, Report, report
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.language import FLAG, help_for_flag, help_words, language_of, words_for
from allaboard.cli.output import complain, say
from allaboard.locales import Words

_HELP = help_words()
_MOST_GAMES = 10_000_000
_MOST_JOBS = 256


def arena(
    bots: Annotated[list[str], Parameter(help=_HELP("help-arena-bots"))],
    /,
    *,
    game: Annotated[Literal["bus", "metro", "depot"], Parameter(help=_HELP("help-arena-game"))] = "bus",
    city: Annotated[str | None, Parameter(help=_HELP("help-arena-city"))] = None,
    games: Annotated[int, Parameter(help=_HELP("help-arena-games"))] = 100,
    jobs: Annotated[int, Parameter(help=_HELP("help-arena-jobs"))] = 1,
    seed: Annotated[str, Parameter(help=_HELP("help-arena-seed"))] = "arena",
    save: Annotated[Path | None, Parameter(help=_HELP("help-arena-save"))] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help=_HELP("help-arena-json"))] = False,
    lang: Annotated[str | None, Parameter(name=FLAG, help=help_for_flag(_HELP))] = None,
) -> int:
    """Play and print."""
    words = words_for(language_of(lang))
    if not 1 <= games <= _MOST_GAMES:
        complain("allaboard arena", words("arena-games-wrong"))
        return WRONG_INPUT
    if not 1 <= jobs <= _MOST_JOBS:
        complain("allaboard arena", words("arena-jobs-wrong"))
        return WRONG_INPUT
    if find_spec("openskill") is None:
        complain("allaboard arena", words("arena-needs-openskill"))
        return WRONG_INPUT
    contest = contest_of(bots, game, city, seed)
    folder = None if save is None else Folder(save, contest)
    progress = _Progress(games, words)
    played: list[Played] = []
    try:
        for each in run(contest, games, jobs=jobs, folder=folder):
            played.append(each)
            progress.show(len(played))
    except KeyboardInterrupt:
        if not played:
            raise
    progress.clear()
    told = report(contest, played)
    if as_json:
        say(msgspec.json.encode(told).decode())
    else:
        _tell(told, words)
    return FINE


class _Progress:
    """On a terminal a line that the next one replaces; elsewhere nothing."""

    def __init__(self, games: int, words: Words) -> None:
        self._games = games
        self._words = words
        self._start = monotonic()
        self._first: int | None = None

    def show(self, done: int) -> None:
        if not sys.stderr.isatty():
            return
        if self._first is None:
            self._first = done - 1
        spent = monotonic() - self._start
        left = spent / (done - self._first) * (self._games - done)
        bar = "#" * (20 * done // self._games)
        text = self._words(
            "arena-progress", done=done, games=self._games, minutes=int(left // 60), seconds=int(left % 60)
        )
        sys.stderr.write(f"\r\x1b[K[{bar:<20}] {text}")
        sys.stderr.flush()

    def clear(self) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def _tell(told: Report, words: Words) -> None:
    say(words("arena-played", games=told.games, deals=told.deals))
    for each in told.standings:
        say()
        say(words("arena-player", name=each.name, count=each.seats))
        say("  " + words("arena-victories", share=_percent(each.victories)))
        if each.points is not None:
            say("  " + words("arena-points", points=_interval(each.points)))
        say("  " + words("arena-out", share=f"{100 * each.out:.1f}"))
        say("  " + words("arena-milliseconds", milliseconds=f"{each.milliseconds:.1f}"))
        say("  " + words("arena-rating", rating=f"{each.rating:.1f}", deviation=f"{each.rating_deviation:.1f}"))
    if told.differences:
        say()
    for difference in told.differences:
        points = _interval(difference.points)
        say(words("arena-difference", name=difference.name, other=difference.other, points=points))


def _percent(share: Measured) -> str:
    return f"{100 * share.mean:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def _interval(points: Measured) -> str:
    return f"{points.mean:.2f} [{points.low:.2f}, {points.high:.2f}]"
