"""Every language that pictures are made in, and one whose words are longer than any of them."""

from __future__ import annotations

from functools import cache

from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import LIGHT, Theme
from allaboard.locales import LANGUAGES, Words

VOICES = (*LANGUAGES, "long")


class LongWords(Words):
    """English with every text a third longer than it is."""

    def __call__(self, key: str, **values: str | int) -> str:
        text = super().__call__(key, **values)
        return text + text[: -(-len(text) // 3)].replace(" ", "m")


@cache
def _long_words() -> LongWords:
    return LongWords("en")


def studio_of(voice: str, theme: Theme = LIGHT) -> Studio:
    if voice != "long":
        return Studio(theme, voice)
    made = Studio(theme)
    made.words = _long_words()
    return made
