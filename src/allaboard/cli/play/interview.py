"""Question and answer before a game. Enter accepts what is proposed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.harmless import shown
from allaboard.cli.cells import wrapped
from allaboard.cli.play.answers import no_words, yes_words
from allaboard.cli.play.terminal import Terminal
from allaboard.locales import Words

T = TypeVar("T")


class Interview:
    """Asks at a terminal; without `ask` there is nobody to answer, and defaults do."""

    def __init__(self, terminal: Terminal, words: Words, ask: bool) -> None:
        self.terminal = terminal
        self.words = words
        self.ask = ask

    def say(self, key: str, **values: str | int) -> None:
        self._show(self.words(key, **values))

    def _show(self, text: str) -> None:
        width, _ = self.terminal.size()
        self.terminal.show(wrapped(self.terminal.pen.fit(text), width))

    def answer(self, key: str, default: str, read: Callable[[str], T], **values: str | int) -> T:
        """Ask until the answer can be read; Enter, or nobody there to ask, takes the default."""
        if not self.ask:
            return read(default)
        while True:
            self.say(f"{key}-question", **values)
            prompt = self.words("play-prompt-default", what=self.words(key), default=default)
            typed = self.terminal.ask(self.terminal.pen.fit(prompt))
            try:
                return read(typed or default)
            except FaultsFound as problem:
                self._show(problem.faults[0].message)

    def yes(self, key: str, default: bool, **values: str | int) -> bool:
        proposed = self.words("play-yes" if default else "play-no")

        def read(text: str) -> bool:
            if text and any(word.startswith(text.lower()) for word in yes_words(self.words)):
                return True
            if text and any(word.startswith(text.lower()) for word in no_words(self.words)):
                return False
            raise refuse("answer", "", self.words("play-yes-or-no"))

        return self.answer(key, proposed, read, **values)


def one_of(text: str, allowed: Sequence[str]) -> str:
    """A name from a list; its beginning is enough."""
    found = [name for name in allowed if text and name.startswith(text.lower())]
    if len(found) != 1:
        raise refuse("answer", "", f"{shown(text)} is not one of {', '.join(allowed)}")
    return found[0]
