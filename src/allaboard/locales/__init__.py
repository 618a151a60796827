"""The words of every interface, one set of Fluent files per language.

Code, errors and events carry codes; whoever speaks to a person asks here:

>>> words = words_of("en")
>>> words("granny")
'Granny'

A language is a folder of `.ftl` files, read together. Texts are plain: no direction marks are put around what
is filled in, so whoever fills in a name makes it harmless first (`allaboard.boards.harmless`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

_FOLDER = Path(__file__).parent
LANGUAGES = ("en",)


class UnknownWord(KeyError):
    """A key that the language does not have: a mistake in the code, never in what a user did."""


class Words:
    """The texts of one language: call it with a key and what the text needs to be filled with."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((_FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, key: str, **values: str | int) -> str:
        if not self._bundle.has_message(key):
            raise UnknownWord(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            raise UnknownWord(key)
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise UnknownWord(f"{key}: {errors[0]}")
        return str(text)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))


@cache
def words_of(language: str) -> Words:
    """The words of a language; kept once read."""
    if language not in LANGUAGES:
        raise UnknownWord(language)
    return Words(language)
