"""The words of every interface, one set of Fluent files per language.

Code, errors and events carry codes; whoever speaks to a person asks here:

>>> words = words_of("en")
>>> words("granny")
'Granny'

A language is a folder of `.ftl` files, read together. Texts are plain: no direction marks are put around what
is filled in, so whoever fills in a name makes it harmless first (`allaboard.boards.harmless`).

Which language it is, the caller decides; the library that reads the files is imported with the first of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from allaboard.locales.ascii import in_ascii as written_in_ascii

_FOLDER = Path(__file__).parent
LANGUAGES = ("en", "fr", "de")


class UnknownWord(KeyError):
    """A key that the language does not have: a mistake in the code, never in what a user did."""


class Words:
    """The texts of one language: call it with a key and what the text needs to be filled with."""

    def __init__(self, language: str, *, in_ascii: bool = False) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow, and JSON needs no words

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: list[str] = []
        for path in sorted((_FOLDER / language).glob("*.ftl")):
            text = path.read_text(encoding="utf-8")
            resource = FluentResource(written_in_ascii(text) if in_ascii else text)
            self._keys += [entry.id.name for entry in resource.body if hasattr(entry, "id")]
            self._bundle.add_resource(resource)

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

    def __iter__(self) -> Iterator[str]:
        """All keys."""
        return iter(self._keys)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))


@cache
def words_of(language: str, *, in_ascii: bool = False) -> Words:
    """The words of a language, on request spelled in ASCII; kept once read."""
    if language not in LANGUAGES:
        raise UnknownWord(language)
    return Words(language, in_ascii=in_ascii)
