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
from threading import Lock
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
        self._reading = Lock()
        self._unread: dict[Path, str] = {}  # to read them takes longer than most commands, so only what is asked for is
        self._places: dict[str, Path] = {}
        self._keys: list[str] = []
        for path in sorted((_FOLDER / language).glob("*.ftl")):
            self._unread[path] = text = path.read_text(encoding="utf-8")
            found = _ENTRY.findall(text)
            self._keys += [name for _, name in found]
            self._places |= {name: path for dash, name in found if not dash}

    def read_all(self) -> None:
        """Read every file now, so that nobody waits for it later."""
        self._read(*self._unread)

    def _read(self, *paths: Path) -> FluentBundle:
        """The words, with those of these files. Several threads may ask at once."""
        if self._bundle is None or any(path in self._unread for path in paths):
            with self._reading:
                self._read_now(paths)
        assert self._bundle is not None
        return self._bundle

    def _read_now(self, paths: tuple[Path, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow, and JSON needs no words

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        for path in paths:
            text = self._unread.get(path)
            if text is not None:
                self._bundle.add_resource(FluentResource(written_in_ascii(text) if self._in_ascii else text))
                del self._unread[path]  # only now: whoever does not wait for the lock finds the words there

    def __call__(self, key: str, **values: str | int) -> str:
        if key not in self._places:
            raise UnknownWord(key)
        bundle = self._read(self._places[key])
        message = bundle.get_message(key)
        if message.value is None:
            raise UnknownWord(key)
        text, errors = bundle.format_pattern(message.value, values)
        if errors:  # it may speak of a word in another file
            text, errors = self._read(*self._unread).format_pattern(message.value, values)
        if errors:
            raise UnknownWord(f"{key}: {errors[0]}")
        return str(text)

    def number(self, value: float, digits: int = 1) -> str:
        """A number with so many decimals, as the language writes it."""
        shown = f"{abs(value):.{digits}f}"
        is_negative = value < 0 and any(digit not in "0." for digit in shown)  # nought has no sign
        if self.language != "en":
            shown = shown.replace(".", ",")
        minus = "-" if self._in_ascii else "\u2212"
        return f"{minus}{shown}" if is_negative else shown

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


def rules_source(game: str, language: str) -> str:
    """The rules of a game as Markdown, for the page, the documentation and paper."""
    return (_FOLDER / language / "rules" / f"{game}.md").read_text(encoding="utf-8")
