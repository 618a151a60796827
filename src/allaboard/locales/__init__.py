"""The words of every interface, one set of Fluent files per language.

Code, errors and events carry codes; whoever speaks to a person asks here:

>>> words = words_of("en")
>>> words("granny")
'Granny'

A language is a folder of `.ftl` files; each is read when one of its words is asked for. Texts are plain: no direction
marks are put around what is filled in, so whoever fills in a name makes it harmless first (`boards.harmless`).

Which language it is, the caller decides; the library that reads the files is imported with the first of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from allaboard.locales.ascii import in_ascii as written_in_ascii

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_FOLDER = Path(__file__).parent
_ENTRY = re.compile(r"^(-?)([A-Za-z][\w-]*) *=", re.MULTILINE)  # terms begin with a dash
LANGUAGES = ("en", "fr", "de")


class UnknownWord(KeyError):
    """A key that the language does not have: a mistake in the code, never in what a user did."""


class Words:
    """The texts of one language: call it with a key and what the text needs to be filled with."""

    def __init__(self, language: str, *, in_ascii: bool = False) -> None:
        self.language = language
        self._in_ascii = in_ascii
        self._bundle: FluentBundle | None = None
        self._unread: dict[Path, str] = {}  # to read them takes longer than most commands, so only what is asked for is
        self._places: dict[str, Path] = {}
        self._keys: list[str] = []
        for path in sorted((_FOLDER / language).glob("*.ftl")):
            self._unread[path] = text = path.read_text(encoding="utf-8")
            found = _ENTRY.findall(text)
            self._keys += [name for _, name in found]
            self._places |= {name: path for dash, name in found if not dash}

    def _read(self, *paths: Path) -> FluentBundle:
        """The words, with those of these files."""
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow, and JSON needs no words

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        for path in paths:
            text = self._unread.pop(path, None)
            if text is not None:
                self._bundle.add_resource(FluentResource(written_in_ascii(text) if self._in_ascii else text))
        return self._bundle

    def __call__(self, key: str, **values: str | int) -> str:
        if key not in self._places:
            raise UnknownWord(key)
        bundle = self._read(self._places[key])
        message = bundle.get_message(key)
        if message.value is None:
            raise UnknownWord(key)
        text, errors = bundle.format_pattern(message.value, values)
        if errors and self._unread:  # it may speak of a word in another file
            text, errors = self._read(*self._unread).format_pattern(message.value, values)
        if errors:
            raise UnknownWord(f"{key}: {errors[0]}")
        return str(text)

    def __iter__(self) -> Iterator[str]:
        """All keys."""
        return iter(self._keys)

    def __contains__(self, key: str) -> bool:
        return key in self._places


@cache
def words_of(language: str, *, in_ascii: bool = False) -> Words:
    """The words of a language, on request spelled in ASCII; kept once read."""
    if language not in LANGUAGES:
        raise UnknownWord(language)
    return Words(language, in_ascii=in_ascii)
