"""What every game says and asks alike, drawn or spoken: the ground on which the speakers of the games stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.text import Text

from allaboard.cli.cells import wrapped
from allaboard.cli.play.panels import Easel
from allaboard.cli.play.terminal import Terminal
from allaboard.locales import Words


class Voice(Protocol):
    """What a session of any game needs."""

    def log(self, lines: Sequence[str]) -> None: ...

    def read(self, lines: Sequence[str]) -> None: ...

    def hand_over(self, name: str) -> None: ...

    def tell(self, lines: Sequence[str]) -> None: ...

    def ask(self, key: str) -> str: ...


class DrawnVoice:
    """Draws on a terminal, one screen for every question; its size is read again for every screen."""

    def __init__(self, terminal: Terminal, words: Words) -> None:
        self._terminal = terminal
        self._words = words

    def _easel(self) -> Easel:
        width, height = self._terminal.size()
        return Easel(width, height, self._terminal.pen, self._words)

    def _screen(self, lines: Sequence[Text]) -> None:
        self._terminal.clear()
        self._terminal.show(lines)

    def _pages(self, lines: Sequence[Text]) -> None:
        """Lines that may need several screens; Enter turns the page."""
        start = 0
        while True:
            high = max(self._easel().height - 2, 1)
            self._screen(lines[start : start + high])
            start += high
            if start >= len(lines):
                self.ask("play-prompt-back")
                return
            if self.ask("play-prompt-more").lower() == "q":
                return

    def log(self, lines: Sequence[str]) -> None:
        self.read(lines or [self._words("play-log-empty")])

    def read(self, lines: Sequence[str]) -> None:
        """Something in between, which may need several screens."""
        easel = self._easel()
        self._pages([line for item in lines for line in easel.wrap(item, indent=2)])

    def hand_over(self, name: str) -> None:
        self._terminal.clear(scrollback=True)
        easel = self._easel()
        self._terminal.show([Text(), *easel.wrap(self._words("play-hand-over", name=name), "bold"), Text()])
        self._terminal.ask(easel.text("play-prompt-hand-over", name=name))
        self._terminal.clear(scrollback=True)

    def tell(self, lines: Sequence[str]) -> None:
        easel = self._easel()
        self._terminal.show([line for item in lines for line in easel.wrap(item, indent=2)])

    def ask(self, key: str) -> str:
        return self._terminal.ask(self._terminal.pen.fit(self._words(key)))


class PlainVoice:
    """Speaks in lines of text."""

    def __init__(self, terminal: Terminal, words: Words) -> None:
        self._terminal = terminal
        self._words = words

    def log(self, lines: Sequence[str]) -> None:
        self.read(lines or [self._words("play-log-empty")])

    def read(self, lines: Sequence[str]) -> None:
        """Something in between."""
        self.tell(lines)

    def hand_over(self, name: str) -> None:
        self._terminal.clear(scrollback=True)
        self.tell([self._words("play-hand-over", name=name)])
        self._terminal.ask(self._terminal.pen.fit(self._words("play-prompt-hand-over", name=name)))
        self._terminal.clear(scrollback=True)

    def tell(self, lines: Sequence[str]) -> None:
        width, _ = self._terminal.size()
        fit = self._terminal.pen.fit
        self._terminal.show([part for line in lines for part in wrapped(fit(line), width)])

    def ask(self, key: str) -> str:
        return self._terminal.ask(self._terminal.pen.fit(self._words(key)))
