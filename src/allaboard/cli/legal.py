"""`allaboard legal`: what can be done now, by whom, at what cost."""

from __future__ import annotations

from collections.abc import Sequence

from allaboard.cli.answering import answer_in_json, answer_in_words
from allaboard.cli.language import words_for
from allaboard.records import Record, play_record
from allaboard.records.answers import LegalAnswer, legal_answer


def legal(files: Sequence[str], *, as_json: bool, language: str) -> int:
    """Answer for each record with its legal actions."""
    if as_json:
        return answer_in_json(files, _legal)
    from allaboard.cli.legal_text import tell_legal  # noqa: PLC0415

    return answer_in_words(files, play_record, tell_legal, words_for(language))


def _legal(record: Record) -> LegalAnswer:
    return legal_answer(play_record(record))
