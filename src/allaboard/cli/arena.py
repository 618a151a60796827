"""`allaboard arena`: players meet many times, and what that says about them."""

# No `from __future__ import annotations` here: the flags are read from the annotations.

import os
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter

from allaboard.arena.contest import Contest, Played, contest_of, new_salt
from allaboard.arena.entries import entries_of, programs_of
from allaboard.arena.processes import on_cores
from allaboard.arena.running import Folder, Players, Run, one_by_one
from allaboard.arena.standing import Measured, Report, Standing, report
from allaboard.boards.harmless import harmless
from allaboard.bots import Budget
from allaboard.cli import FINE, INTERRUPTED, WRONG_INPUT
from allaboard.cli.inputs import check_seed
from allaboard.cli.language import FLAG, help_for_flag, help_words, language_of, words_for
from allaboard.cli.output import complain, say
from allaboard.cli.progress import Progress
from allaboard.cli.tables import say_table, say_wrapped
from allaboard.locales import Words

_HELP = help_words()
MOST_GAMES = 10_000_000
MOST_JOBS = 256
_MOST_SECONDS = 3_600.0
_NAME = "allaboard arena"


def arena(
    bots: Annotated[list[str], Parameter(help=_HELP("help-arena-bots"))],
    /,
    *,
    game: Annotated[Literal["bus", "metro", "depot"] | None, Parameter(help=_HELP("help-arena-game"))] = None,
    city: Annotated[str | None, Parameter(help=_HELP("help-arena-city"))] = None,
    games: Annotated[int, Parameter(help=_HELP("help-arena-games"))] = 100,
    bot: Annotated[list[str] | None, Parameter(name="--bot", negative="", help=_HELP("help-arena-bot"))] = None,
    seconds: Annotated[float | None, Parameter(help=_HELP("help-arena-seconds"))] = None,
    effort: Annotated[float | None, Parameter(help=_HELP("help-arena-effort"))] = None,
    jobs: Annotated[int | None, Parameter(help=_HELP("help-arena-jobs"))] = None,
    ray: Annotated[str | None, Parameter(help=_HELP("help-arena-ray"))] = None,
    seed: Annotated[str, Parameter(help=_HELP("help-arena-seed"))] = "arena",
    salt: Annotated[str | None, Parameter(help=_HELP("help-arena-salt"))] = None,
    save: Annotated[Path | None, Parameter(help=_HELP("help-arena-save"))] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help=_HELP("help-arena-json"))] = False,
    lang: Annotated[str | None, Parameter(name=FLAG, help=help_for_flag(_HELP))] = None,
) -> int:
    """Play and print."""
    words = words_for(language_of(lang))
    wrong = _wrong(games, jobs, seconds, effort, ray) or wrong_salt(salt)
    if wrong is not None:
        complain(_NAME, words(wrong))
        return WRONG_INPUT
    check_seed(seed)
    entries = entries_of(bots, programs_of(bot or []))
    if len(entries) < 2:
        complain(_NAME, words("arena-players-few"))
        return WRONG_INPUT
    if salt is None:  # never on a command line, where a program that plays could read it
        salt = new_salt() if any(entry.command for entry in entries) else ""
    contest = contest_of(entries, game, city, seed, Budget(effort=effort, seconds=seconds), salt=salt)
    if ray is None and (jobs or 1) > (os.cpu_count() or 1):
        complain(_NAME, words("arena-many-jobs"))
    folder = None if save is None else Folder(save, contest)
    run = Run(contest, games, players=_players(contest, jobs, ray), folder=folder)
    played: list[Played] = list(run.known)
    progress = Progress(games, words, "arena-progress", known=len(played))
    progress.show(len(played))
    code = FINE
    running = run.play()
    try:
        for each in running:
            played.append(each)
            progress.show(len(played))
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        progress.clear()
        running.close()
    if not played:
        return code
    salts = [salt] if salt else []
    if folder is not None:
        salts = folder.salts
    told = msgspec.structs.replace(report(contest, played), salts=salts)
    if as_json:
        say(msgspec.json.encode(told).decode())
    else:
        _tell(told, words, has_eliminations=contest.city is not None)
    if code == INTERRUPTED and save is not None:
        complain(_NAME, words("arena-stopped", done=run.kept, total=games))
    return code


def _wrong(games: int, jobs: int | None, seconds: float | None, effort: float | None, ray: str | None) -> str | None:
    """The word for what cannot be played."""
    if not 1 <= games <= MOST_GAMES:
        return "arena-games-wrong"
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        return "arena-jobs-wrong"
    if seconds is not None and not 0 < seconds <= _MOST_SECONDS:
        return "arena-seconds-wrong"
    if effort is not None and not 0 < effort <= 100:
        return "arena-effort-wrong"
    if find_spec("openskill") is None:
        return "arena-needs-openskill"
    if ray is not None and find_spec("ray") is None:
        return "arena-needs-ray"
    return None


def wrong_salt(salt: str | None) -> str | None:
    """The word for a salt that is none."""
    return None if salt is None or re.fullmatch(r"[A-Za-z0-9_-]{1,100}", salt) else "arena-salt-wrong"


def _players(contest: Contest, jobs: int | None, ray: str | None) -> Players:
    if ray is not None:
        from allaboard.arena.cluster import on_ray  # noqa: PLC0415 - only where Ray is installed

        return on_ray(ray, jobs)
    # Programs are run by workers, which end them even when this process is killed.
    has_programs = any(entry.command for entry in contest.entries)
    return on_cores(jobs or 1) if (jobs or 1) > 1 or has_programs else one_by_one


def _tell(told: Report, words: Words, *, has_eliminations: bool) -> None:
    say_wrapped(words("arena-played", games=told.games, deals=told.deals))
    say()
    columns = ["player", "victories", "points", "out", "milliseconds", "longest", "rating"]
    if not has_eliminations:
        columns.remove("out")
    rows = [_row(standing, words, has_eliminations) for standing in told.standings]
    say_table([words(f"arena-column-{column}") for column in columns], rows)
    if told.differences:
        say()
    for difference in told.differences:
        points = _interval(difference.points, words, 2)
        name, other = harmless(difference.name), harmless(difference.other)
        say_wrapped(words("arena-difference", name=name, other=other, points=points))
    for standing in told.standings:
        if standing.lost:
            say()
            _tell_lost(standing, words)
    if told.salts:
        say()
        say_wrapped(words("arena-salt", count=len(told.salts), salts=", ".join(told.salts)))


def _row(standing: Standing, words: Words, has_eliminations: bool) -> list[str]:
    seats = f" ×{standing.seats}" if standing.seats > 1 else ""
    cells = [
        harmless(standing.name) + seats,
        _interval(standing.victories, words, 1, in_percent=True),
        "–" if standing.points is None else _interval(standing.points, words, 1),
    ]
    if has_eliminations:
        cells.append(words.number(100 * standing.out))
    return [
        *cells,
        words.number(standing.milliseconds),
        words.number(standing.longest, 0),
        f"{words.number(standing.rating)}±{words.number(standing.rating_deviation)}",
    ]


def _tell_lost(standing: Standing, words: Words) -> None:
    """What an external player did not decide itself, and why."""
    say_wrapped(words("arena-lost", name=harmless(standing.name), count=sum(standing.lost.values())))
    for reason, count in sorted(standing.lost.items()):
        say(f"  {count:>6}  {words(f'arena-lost-{reason}')}")
    if standing.lost_first:
        say_wrapped(words("arena-lost-first", detail=harmless(standing.lost_first)), 2)


def _interval(measured: Measured, words: Words, digits: int, *, in_percent: bool = False) -> str:
    mean, *bounds = (
        words.number((100 if in_percent else 1) * each, digits) for each in (measured.mean, *(measured.interval or ()))
    )
    if not bounds:
        return words("arena-interval-none", mean=mean)
    return words("arena-interval", mean=mean, low=bounds[0], high=bounds[1])
