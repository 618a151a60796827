"""Yes and no as they may be typed: in the language of the game, and always in English, as whole words or letters."""

from __future__ import annotations

from allaboard.locales import Words

_YES, _NO = "yes", "no"
_UNDO = "u"


def yes_words(words: Words) -> set[str]:
    """The whole words for yes: what it takes to do something that cannot be wished for often."""
    return {_YES, words("play-yes")}


def no_words(words: Words) -> set[str]:
    return {_NO, words("play-no")}


def agreeing(words: Words) -> set[str]:
    """What confirms a turn: Enter, yes, or its first letter."""
    return {"", *_with_letters(yes_words(words))}


def taking_back(words: Words) -> set[str]:
    """What confirms nothing and names nothing else."""
    return {_UNDO, *_with_letters(no_words(words))}


def not_agreeing(words: Words) -> set[str]:
    """What confirms nothing where the whole word for yes is asked for."""
    return {"", *taking_back(words), *_with_letters(yes_words(words))}


def _with_letters(known: set[str]) -> set[str]:
    return known | {word[0] for word in known}
