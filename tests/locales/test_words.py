"""The words: every key stands in one place in every language, and the code asks for all of them and no others."""

from __future__ import annotations

import re
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from tests.locales.fluent_files import EVERY, OTHERS, file_names, keys_in_order
from tests.locales.keys_in_code import HOLE, is_asked_for, keys_asked_for, patterns_in_code, texts_in_code

from allaboard.locales import LANGUAGES, UnknownWord, Words, words_of

ENGLISH = EVERY["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_written_once(language: str) -> None:
    keys = keys_in_order(language)
    assert [key for key, count in Counter(keys).items() if count > 1] == []
    words = words_of(language)
    assert all(key in words for key in keys)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys_in_the_same_files_and_order(language: str) -> None:
    assert file_names(language) == file_names("en")
    assert set(ENGLISH) - set(EVERY[language]) == set(), "missing"
    assert set(EVERY[language]) - set(ENGLISH) == set(), "nobody asks for these in English"
    assert keys_in_order(language) == keys_in_order("en")


def test_an_unknown_key_or_a_missing_value_is_an_error() -> None:
    words = words_of("en")
    assert words("granny") == "Granny"
    with pytest.raises(UnknownWord, match="no-such-key"):
        words("no-such-key")
    with pytest.raises(UnknownWord, match="bench-progress"):
        words("bench-progress")
    with pytest.raises(UnknownWord):
        words_of("xx")


@pytest.mark.parametrize(
    ("language", "in_ascii", "written"),
    [
        ("en", False, ["7.3", "\u22127.3", "0.0", "13"]),
        ("fr", False, ["7,3", "\u22127,3", "0,0", "13"]),
        ("de", True, ["7,3", "-7,3", "0,0", "13"]),
    ],
)
def test_numbers_are_written_as_the_language_does_and_nought_has_no_sign(
    language: str, in_ascii: bool, written: list[str]
) -> None:
    words = words_of(language, in_ascii=in_ascii)
    assert [words.number(7.26), words.number(-7.26), words.number(-0.04), words.number(12.6, 0)] == written


# What the code asks for.


def test_no_key_is_unused() -> None:
    assert [key for key in ENGLISH if not is_asked_for(key)] == []


def test_a_key_that_nothing_asks_for_would_be_noticed() -> None:
    assert is_asked_for("play-zone-grannies")
    assert not is_asked_for("play-zone-pilots")
    assert not is_asked_for("drawing-road-jammed-in-winter")
    assert not is_asked_for("pilot")


def test_every_key_that_is_asked_for_is_there() -> None:
    assert "play-prompt-turn" in keys_asked_for()
    assert [key for key in sorted(keys_asked_for()) if key not in ENGLISH] == []


def test_every_family_of_keys_that_is_put_together_is_there() -> None:
    families = {key.split("-")[0] for key in ENGLISH if "-" in key}
    asked = [pattern for pattern in sorted(patterns_in_code()) if pattern.split("-")[0] in families]
    assert len(asked) > 10
    assert [pattern for pattern in asked if not any(re.fullmatch(pattern, key) for key in ENGLISH)] == []


def test_a_text_in_the_code_that_looks_like_a_key_is_one() -> None:
    """Keys that are not asked for at once, but kept in a table or handed on."""
    count = Counter(key.split("-")[0] for key in ENGLISH if "-" in key)
    families = "|".join(family for family, size in count.items() if size >= 10)
    texts = [text for text in sorted(texts_in_code()) if re.fullmatch(rf"({families})-[\w-]*\w", text)]
    assert len(texts) > 100
    filling = {text for text in texts for pattern in patterns_in_code() if pattern.replace(HOLE, text) in ENGLISH}
    assert [text for text in texts if text not in ENGLISH and text not in filling] == []


def test_threads_that_ask_at_the_same_time_all_get_their_words() -> None:
    """A server asks from several; what one of them reads is there for all."""
    keys = [key for key, message in ENGLISH.items() if not message.variables][::3]
    for _ in range(5):
        words = Words("en")
        start = Barrier(8)

        def ask(thread: int, words: Words = words, start: Barrier = start) -> list[str]:
            start.wait()
            return [words(key) for key in keys[thread::8]]

        with ThreadPoolExecutor(8) as pool:
            told = list(pool.map(ask, range(8)))
        assert told == [[words(key) for key in keys[thread::8]] for thread in range(8)]
