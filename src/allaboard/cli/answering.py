"""The loop of `score`, `legal` and `replay`: one answer for each record, in order, whatever happens to the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from allaboard.boards.faults import FaultsFound
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.inputs import sources
from allaboard.cli.output import complain_of, say
from allaboard.locales import Words
from allaboard.records import Record
from allaboard.records.answers import error_answer
from allaboard.records.writing import to_line

Found = TypeVar("Found")


def answer_in_json(files: Sequence[str], answer: Callable[[Record], object]) -> int:
    """One line of JSON for each record; a record at fault answers with its error."""
    code = FINE
    for source in sources(files):
        try:
            line = to_line(answer(source.record()))
        except FaultsFound as error:
            line = to_line(error_answer(error.faults[0]))
            code = WRONG_INPUT
        say(line)
    return code


def answer_in_words(
    files: Sequence[str],
    work: Callable[[Record], Found],
    tell: Callable[[str, Record, Found, Words], None],
    words: Words,
) -> int:
    """A few lines of text for each record: `work` finds out, and may raise, `tell` prints. Faults are complained of."""
    code = FINE
    is_first = True
    for source in sources(files):
        try:
            record = source.record()
            found = work(record)
        except FaultsFound as error:
            complain_of(source.label, error)
            code = WRONG_INPUT
            continue
        if not is_first:
            say()
        is_first = False
        tell(source.label, record, found, words)
    return code
