"""The words for people who are not asking for anything at the moment, and words read ahead of the first question."""

from __future__ import annotations

from allaboard.locales import LANGUAGES, Words, words_of
from allaboard.server.store.interface import Person

DEFAULT = "en"


def words_to(person: Person) -> Words:
    """The words in which somebody is written to: those that they last read here."""
    return words_of(person.language if person.language in LANGUAGES else DEFAULT)


def read_words() -> None:
    """Every language, once: it takes a moment, in which nobody should have to wait."""
    for language in LANGUAGES:
        words_of(language).read_all()
