"""The drawn look of the line games."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from allaboard.cli.play import screens
from allaboard.cli.play.choices import Choice
from allaboard.cli.play.panels import legend_lines
from allaboard.cli.play.position import Position
from allaboard.cli.play.voices import DrawnVoice


class DrawnSpeaker(DrawnVoice):
    """The screens of a line game."""

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
        for key in ("number", "text", "stop", "confirm", "board", "sheets", "log", "hint", "order", "quit"):
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

    def final(self, position: Position) -> None:
        easel = self._easel()
        news = [line for item in position.news for line in easel.wrap(item, indent=2)]
        board = screens.board_screen(position, None, easel)
        self._terminal.clear()
        self._terminal.show([*board, Text(), *news, Text(), *screens.final_table(position, easel), Text()])
