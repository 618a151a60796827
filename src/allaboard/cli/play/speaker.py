"""What a session of a line game needs to say and to ask, whether it is drawn or spoken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from allaboard.cli.play.choices import Choice
from allaboard.cli.play.position import Position
from allaboard.cli.play.voices import Voice


class Speaker(Voice, Protocol):
    """Shows positions and asks for answers. It is given positions only, so it cannot tell a secret."""

    def turn(self, position: Position, message: str) -> None: ...

    def preview(self, position: Position, choice: Choice, story: Sequence[str]) -> None: ...

    def departure(self, position: Position, message: str, chosen: int | None) -> None: ...

    def help(self, position: Position) -> None: ...

    def board(self, position: Position, centre: str | None) -> None: ...

    def sheets(self, position: Position) -> None: ...

    def final(self, position: Position) -> None: ...
