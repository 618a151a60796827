"""Which language the commands speak, decided in one place for all of them.

`--lang` comes first, then ALLABOARD_LANG, then the locale where it names a language that is here; else English.
Answers in JSON and error messages are the same in every language.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping

from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.harmless import shown
from allaboard.locales import LANGUAGES, Words, words_of

FLAG = "--lang"
SETTING = "ALLABOARD_LANG"
DEFAULT = "en"
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts, as everywhere
_NOT_ASCII = "é’…\u202f"


def language_of(flag: str | None, environ: Mapping[str, str] | None = None) -> str:
    """The language to speak, from the flag and the surroundings. `FaultsFound` if it is not here."""
    around = os.environ if environ is None else environ
    if flag is not None:
        return _known(flag, FLAG)
    if around.get(SETTING):
        return _known(around[SETTING], SETTING)
    locale = next((around[name] for name in _LOCALE if around.get(name)), "")
    spoken = re.split(r"[_.@-]", locale, maxsplit=1)[0].lower()
    return spoken if spoken in LANGUAGES else DEFAULT


def words_for(language: str) -> Words:
    """The words of a language as standard output can write them."""
    try:
        _NOT_ASCII.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return words_of(language, in_ascii=True)
    return words_of(language)


def help_words() -> Words:
    """The words of help texts. They come before any flag is read; an unknown setting is complained of later."""
    try:
        language = language_of(None)
    except FaultsFound:
        language = DEFAULT
    return words_for(language)


def help_for_flag(words: Words) -> str:
    """What `--lang` is for."""
    return words("help-lang", languages=", ".join(LANGUAGES))


def _known(language: str, place: str) -> str:
    if language.lower() not in LANGUAGES:
        raise refuse("language", place, f"{shown(language)} is not one of {', '.join(LANGUAGES)}")
    return language.lower()
