"""The words: every key stands in one place, and a missing one is a mistake that shows."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import allaboard.locales
from allaboard.locales import LANGUAGES, UnknownWord, words_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_written_once(language: str) -> None:
    folder = Path(allaboard.locales.__file__).parent / language
    keys = [
        key
        for path in sorted(folder.glob("*.ftl"))
        for key in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert [key for key, count in Counter(keys).items() if count > 1] == []
    words = words_of(language)
    assert all(key in words for key in keys)


def test_an_unknown_key_or_a_missing_value_is_an_error() -> None:
    words = words_of("en")
    assert words("granny") == "Granny"
    with pytest.raises(UnknownWord, match="no-such-key"):
        words("no-such-key")
    with pytest.raises(UnknownWord, match="bench-progress"):
        words("bench-progress")
    with pytest.raises(UnknownWord):
        words_of("xx")
