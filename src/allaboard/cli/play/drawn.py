"""The drawn look: one screen for every question."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from allaboard.cli.play import screens
from allaboard.cli.play.choices import Choice
from allaboard.cli.play.panels import Easel, legend_lines
from allaboard.cli.play.position import Position
from allaboard.cli.play.terminal import Terminal
from allaboard.locales import Words


class DrawnSpeaker:
    """Draws on a terminal; its size is read again for every screen."""

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

    def turn(self, position: Position, message: str) -> None:
        self._screen(screens.turn_screen(position, self._easel(), message))

    def preview(self, position: Position, choice: Choice, story: Sequence[str]) -> None:
        self._screen(screens.preview_screen(position, choice, story, self._easel()))

    def departure(self, position: Position, message: str, chosen: int | None) -> None:
        self._screen(screens.departure_screen(position, self._easel(), message, chosen))

    def help(self, position: Position) -> None:
        easel = self._easel()
        lines = [Text(easel.text("play-help-signs"), "bold"), *legend_lines(position, easel), Text()]
        lines.append(Text(easel.text("play-help-commands"), "bold"))
        for key in ("number", "text", "stop", "confirm", "board", "sheets", "log", "order", "quit"):
            lines += easel.wrap(self._words(f"play-help-{key}"), indent=4)
        lines += [Text(), *easel.wrap(self._words("play-help-list"))]
        if position.is_solo:
            lines += [Text(), *easel.wrap(self._words("play-solo-ours"))]
        self._pages(lines)

    def board(self, position: Position, centre: str | None) -> None:
        easel = self._easel()
        board = screens.board_screen(position, centre, easel)
        legend = legend_lines(position, easel)
        self._pages([*board, *legend] if len(board) + len(legend) < easel.height - 1 else board)

    def sheets(self, position: Position) -> None:
        self._pages(screens.sheets_lines(position, self._easel()))

    def log(self, position: Position) -> None:
        easel = self._easel()
        lines = [line for item in position.log for line in easel.wrap(item, indent=2)]
        self._pages(lines or [Text(easel.text("play-log-empty"))])

    def hand_over(self, name: str) -> None:
        self._terminal.clear(scrollback=True)
        easel = self._easel()
        self._terminal.show([Text(), *easel.wrap(self._words("play-hand-over", name=name), "bold"), Text()])
        self._terminal.ask(easel.text("play-prompt-hand-over", name=name))
        self._terminal.clear(scrollback=True)

    def tell(self, lines: Sequence[str]) -> None:
        easel = self._easel()
        self._terminal.show([line for item in lines for line in easel.wrap(item, indent=2)])

    def final(self, position: Position) -> None:
        easel = self._easel()
        news = [line for item in position.news for line in easel.wrap(item, indent=2)]
        board = screens.board_screen(position, None, easel)
        self._terminal.clear()
        self._terminal.show([*board, Text(), *news, Text(), *screens.final_table(position, easel), Text()])

    def ask(self, key: str) -> str:
        return self._terminal.ask(self._terminal.pen.fit(self._words(key)))
