"""`allaboard score`: the breakdown of every seat."""

from __future__ import annotations

from collections.abc import Sequence

from allaboard.cli.answering import answer_in_json, answer_in_words
from allaboard.cli.language import words_for
from allaboard.records import Record, play_record
from allaboard.records.answers import DepotScoreAnswer, ScoreAnswer, score_answer


def score(files: Sequence[str], *, as_json: bool, language: str) -> int:
    """Answer for each record with its standings."""
    if as_json:
        return answer_in_json(files, _score)
    from allaboard.cli.score_text import tell_score  # noqa: PLC0415

    return answer_in_words(files, play_record, tell_score, words_for(language))


def _score(record: Record) -> ScoreAnswer | DepotScoreAnswer:
    return score_answer(record, play_record(record))
