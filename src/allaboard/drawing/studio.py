"""What every drawing is made with."""

from __future__ import annotations

from allaboard.drawing.elements import Definitions
from allaboard.drawing.theme import LIGHT, Theme
from allaboard.locales import Words, words_of


class Studio:
    """Colours, words, and what this picture has defined already. One studio makes one document."""

    __slots__ = ("definitions", "theme", "words")

    def __init__(self, theme: Theme = LIGHT, language: str = "en") -> None:
        self.theme = theme
        self.words: Words = words_of(language)
        self.definitions = Definitions()
