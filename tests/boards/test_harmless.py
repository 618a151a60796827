"""A name is data: whatever it holds, showing it does no harm."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allaboard.boards.harmless import harmless, shown


@pytest.mark.parametrize(
    "text",
    ["", "Red", "Zoë Müller-Łukasz", "e\u0301", "Ελένη 李雷 שרה مريم", "a\u00a0b", "[bold]<b>&amp;",
     "C:\\new", "😀", "👍🏽", "❤️", "👩‍🚀", "👨‍👩‍👧", "🏳️‍🌈", "👩🏽‍🚀", "🇫🇷"],
)  # fmt: skip
def test_names_as_people_write_them_stay_as_they_are(text: str) -> None:
    assert harmless(text) == text


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("\x1b[31mRed", "\\u001b[31mRed"),
        ("\x9b31mRed", "\\u009b31mRed"),
        ("a\nb\r\tc", "a\\u000ab\\u000d\\u0009c"),
        ("\0\x07\x7f", "\\u0000\\u0007\\u007f"),
        ("a\u202eb\u2066c\u200fd", "a\\u202eb\\u2066c\\u200fd"),
        ("a\u200bb\ufeffc\u00add", "a\\u200bb\\ufeffc\\u00add"),
        ("a\u2028b\u2029c", "a\\u2028b\\u2029c"),
        ("a\u200db", "a\\u200db"),
        ("\u200d", "\\u200d"),
        ("😀\u200d", "😀\\u200d"),
        ("\ue000\U000f0000", "\\ue000\\U000f0000"),
        ("\ud800\udfff", "\\ud800\\udfff"),
        ("\U000e0041", "\\U000e0041"),
        ("\u0378", "\\u0378"),
    ],
)
def test_what_cannot_be_seen_is_written_out(text: str, safe: str) -> None:
    assert harmless(text) == safe


@given(st.text(st.characters(exclude_categories=[])))
def test_any_text_becomes_one_printable_line(text: str) -> None:
    safe = harmless(text)
    assert len(safe.splitlines()) <= 1
    safe.encode()  # no surrogate is left
    assert all(char.isprintable() or char.isspace() or char == "\u200d" for char in safe)
    assert not set(safe) & set("\x1b\n\r\t\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029")
    assert harmless(safe) == safe


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 39 + "…"),
        ("a\x1bb", "a\\u001bb"),
        (None, "null"),
        (True, "true"),
        (7, "7"),
        (-0.5, "-0.5"),
        (10**100, "a huge number"),
        ({"a": 1}, "an object"),
        ([1], "a list"),
    ],
)
def test_a_value_is_quoted_briefly(value: object, text: str) -> None:
    assert shown(value) == text
