"""`allaboard review`: where a finished game was won and lost."""

# No `from __future__ import annotations` here: the flags are read from the annotations.

import sys
from pathlib import PurePath
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.harmless import harmless
from allaboard.bots.review.answers import Review, SeatReview
from allaboard.bots.review.depot import review_depot
from allaboard.bots.review.line import review_line
from allaboard.bots.review.page import columns, review_html, row, summary
from allaboard.bots.review.wording import critical_texts, hindsight_texts, legend_texts
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.inputs import is_standard_input
from allaboard.cli.language import FLAG, help_for_flag, help_words, language_of, words_for
from allaboard.cli.output import complain_of, say
from allaboard.cli.show import one_source
from allaboard.cli.tables import say_table, say_wrapped
from allaboard.cli.wording import headline, seat_names
from allaboard.engine import LineGame
from allaboard.locales import Words
from allaboard.records import play_record
from allaboard.records.writing import write_file

if TYPE_CHECKING:
    from allaboard.records.answers import AnyGame

_HELP = help_words()
_PAGE = ".html"


def review(
    record: Annotated[str, Parameter(help=_HELP("help-review-record"))],
    /,
    *,
    seat: Annotated[int | None, Parameter(help=_HELP("help-review-seat"))] = None,
    seconds: Annotated[float, Parameter(help=_HELP("help-review-seconds"))] = 1.0,
    output: Annotated[str | None, Parameter(name=("--output", "-o"), help=_HELP("help-review-output"))] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help=_HELP("help-review-json"))] = False,
    lang: Annotated[str | None, Parameter(name=FLAG, help=help_for_flag(_HELP))] = None,
) -> int:
    """Look at a game again, and print."""
    language = language_of(lang)
    words = words_for(language)
    label = "standard input" if is_standard_input(record) else harmless(record)
    try:
        written = one_source(record, "a review is of one").record()
        game = play_record(written)
        if not game.is_over:
            raise refuse("not-over", "", "the game is not over, and a review is for a finished one")
        if seat is not None and not 0 <= seat < game.seats:
            raise refuse("no-seat", "", f"there is no seat {seat}, seats are 0 to {game.seats - 1}")
        if not seconds >= 0:
            raise refuse("seconds", "", "--seconds is a number from 0")
        if output is not None and PurePath(output).suffix.lower() != _PAGE:
            raise refuse("ending", "", f"a review is written as {_PAGE}")
        found = _reviewed(game, None if seat is None else [seat], seconds, words)
        if output is not None:
            write_file(output, review_html(written, found, language=language).encode())
    except FaultsFound as error:
        complain_of(label, error)
        return WRONG_INPUT
    if as_json:
        say(msgspec.json.encode(found).decode())
    elif output is None:
        say_wrapped(headline(label, written, game, words), indent=2)
        for each in found.seats:
            _tell(each, seat_names(written)[each.seat], words)
        say()
        say_wrapped(words("review-legend"))
        for text in legend_texts(found.unit, words):
            say_wrapped(text, margin=2, indent=2)
    return FINE


def _reviewed(game: "AnyGame", seats: list[int] | None, seconds: float, words: Words) -> Review:
    def watch(done: int, of: int) -> None:
        if sys.stderr.isatty():
            bar = "#" * (20 * done // of)
            sys.stderr.write(f"\r\x1b[K[{bar:<20}] {words('review-progress', done=done, of=of)}")
            sys.stderr.flush()

    try:
        if isinstance(game, LineGame):
            return review_line(game, seats, seconds=seconds, watch=watch)
        return review_depot(game, seats, watch=watch)
    finally:
        if sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def _tell(seat: SeatReview, name: str, words: Words) -> None:
    total = words("review-out") if seat.total is None else words("review-total", points=seat.total)
    say()
    say_wrapped(words("review-seat", name=name, total=total))
    for sentence in summary(seat, words):
        say_wrapped(sentence, margin=2, indent=2)
    say()
    # The table is for numbers; what would have been better needs more room than a column has.
    say_table(columns(seat, words)[:-1], [row(seat, moment, words)[:-1] for moment in seat.moments], left=2)
    _tell_moments(words("review-critical"), [critical_texts(seat.moments[place], words) for place in seat.critical])
    found = [hindsight_texts(seat.moments[place], words) for place in seat.in_hindsight]
    _tell_moments(words("review-only-hindsight"), found)


def _tell_moments(title: str, moments: list[list[str]]) -> None:
    if moments:
        say()
        say_wrapped(title)
    for cost, *more in moments:
        say_wrapped(cost, margin=2, indent=2)
        for sentence in more:
            say_wrapped(sentence, margin=4, indent=2)
