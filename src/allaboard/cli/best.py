"""`allaboard best`: the highest total that a seat could have reached."""

# No `from __future__ import annotations` here: the flags are read from the annotations.

import sys
from typing import Annotated

import msgspec
from cyclopts import Parameter

from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.harmless import harmless
from allaboard.bots.best.solving import Best, Progress, best_game, best_line
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.inputs import check_output, is_standard_input
from allaboard.cli.language import FLAG, help_for_flag, help_words, language_of, words_for
from allaboard.cli.output import complain_of, say
from allaboard.cli.show import one_source
from allaboard.cli.tables import say_table, say_wrapped
from allaboard.cli.wording import headline, seat_names
from allaboard.engine.line.game import LineGame
from allaboard.locales import Words
from allaboard.records import Record, play_line_record, record_of, write_record

_HELP = help_words()
_BETWEEN = 0.2  # seconds between two lines of progress


class BestAnswer(msgspec.Struct):
    """What `--json` prints."""

    seat: int
    total: int | None
    best: int | None
    bound: int | None
    proven: bool
    departure: int
    turns: list[str]
    positions: int
    seconds: float


def best(
    record: Annotated[str, Parameter(help=_HELP("help-best-record"))],
    /,
    *,
    seat: Annotated[int, Parameter(help=_HELP("help-best-seat"))] = 0,
    seconds: Annotated[float, Parameter(help=_HELP("help-best-seconds"))] = 60.0,
    any_departure: Annotated[bool, Parameter(negative="", help=_HELP("help-best-any-departure"))] = False,
    output: Annotated[str | None, Parameter(name=("--output", "-o"), help=_HELP("help-best-output"))] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help=_HELP("help-best-json"))] = False,
    lang: Annotated[str | None, Parameter(name=FLAG, help=help_for_flag(_HELP))] = None,
) -> int:
    """Search and print."""
    words = words_for(language_of(lang))
    label = "standard input" if is_standard_input(record) else harmless(record)
    progress = _Progress(words)
    try:
        written = one_source(record, "a seat sits in one").record()
        game = play_line_record(written)
        if not 0 <= seat < game.seats:
            raise refuse("no-seat", "", f"there is no seat {seat}, seats are 0 to {game.seats - 1}")
        if not seconds >= 0:
            raise refuse("seconds", "", "--seconds is a number from 0")
        if output is not None:
            check_output(output)
        found = best_line(game, seat, seconds=seconds, watch=progress.show, any_departure=any_departure)
        progress.clear()
        if output is not None:
            write_record(output, record_of(best_game(game, seat, found), written.players))
    except FaultsFound as error:
        complain_of(label, error)
        return WRONG_INPUT
    if as_json:
        say(msgspec.json.encode(_answer(game, seat, found)).decode())
    else:
        say_wrapped(headline(label, written, game, words), indent=2)
        _tell(written, game, seat, found, words)
    return FINE


def _answer(game: LineGame, seat: int, found: Best) -> BestAnswer:
    turns = [turn.text for turn in found.turns]
    return BestAnswer(
        seat=seat,
        total=game.totals()[seat],
        best=found.total,
        bound=found.bound,
        proven=found.proven,
        departure=found.departure,
        turns=turns,
        positions=found.positions,
        seconds=round(found.seconds, 3),
    )


class _Progress:
    """On a terminal a line that the next one replaces; elsewhere nothing."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._told = -_BETWEEN

    def show(self, progress: Progress) -> None:
        if not sys.stderr.isatty() or progress.seconds < self._told + _BETWEEN:
            return
        self._told = progress.seconds
        text = self._words(
            "best-progress",
            best=progress.best or 0,
            bound=progress.bound,
            positions=progress.positions,
            seconds=int(progress.seconds),
        )
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()

    def clear(self) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def _tell(record: Record, game: LineGame, seat: int, found: Best, words: Words) -> None:
    name = seat_names(record)[seat]
    had = game.totals()[seat]
    if had is not None:
        say_wrapped(words("best-had", name=name, points=had))
    elif game.is_over:
        say_wrapped(words("best-was-out", name=name))
    if found.total is None or found.bound is None:
        say_wrapped(words("best-none"))
        return
    if found.proven:
        say_wrapped(words("best-proven", points=found.total))
    else:
        say_wrapped(words("best-found", points=found.total, bound=found.bound))
    say()
    played = [str(action) for action, whose in zip(game.actions, _whose(game), strict=True) if whose == seat]
    rows = [
        [str(number + 1), str(game.deal.tickets[number]), turn.text, played[number] if number < len(played) else ""]
        for number, turn in enumerate(found.turns)
    ]
    header = [words("best-round"), words("best-ticket"), words("best-turn"), words("best-played")]
    say_table(header, rows, left=4)


def _whose(game: LineGame) -> list[int]:
    """Whose each action of a game was."""
    from allaboard.bots.best.problem import Course  # noqa: PLC0415 - only for the table

    return Course(game, 0).whose
