"""`allaboard replay`: the game action by action, with what each did."""

from __future__ import annotations

from collections.abc import Sequence

from allaboard.cli.answering import answer_in_json, answer_in_words
from allaboard.cli.language import words_for
from allaboard.records.replaying import replay_record


def replay(files: Sequence[str], *, as_json: bool, with_legal: bool, language: str) -> int:
    """Answer for each record with its course."""
    if as_json:
        return answer_in_json(files, lambda record: replay_record(record, with_legal=with_legal))
    from allaboard.cli.replay_text import replayed, tell_replay  # noqa: PLC0415

    return answer_in_words(files, lambda record: replayed(record, with_legal), tell_replay, words_for(language))
