"""What a session of Depot needs to say and to ask, whether it is drawn or spoken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from allaboard.cli.play.depot_choices import DepotChoice
from allaboard.cli.play.depot_position import DepotPosition
from allaboard.cli.play.voices import Voice
from allaboard.engine.depot.setup import DepotOptions
from allaboard.engine.depot.view import BusView, HandView


@dataclass(frozen=True)
class Decision:
    """A question to a seat: what it sees, what it has not heard yet, what it can do."""

    position: DepotPosition
    news: Sequence[str]
    choices: tuple[DepotChoice, ...]
    page: int = 0


@dataclass(frozen=True)
class Aside:
    """A word to a seat between two decisions of others: no table, but the bus it is about and the own hand."""

    news: Sequence[str]
    bus: BusView | None
    hand: HandView
    said: Sequence[str]


class DepotSpeaker(Voice, Protocol):
    """Shows positions and asks for answers. It is given what a seat may see, so it cannot tell a secret."""

    def decision(self, decision: Decision, message: str) -> None: ...

    def confirm(self, decision: Decision, choice: DepotChoice) -> None: ...

    def aside(self, aside: Aside, message: str) -> None: ...

    def help(self, options: DepotOptions) -> None: ...

    def table(self, position: DepotPosition) -> None: ...

    def scores(self, position: DepotPosition) -> None: ...

    def day_over(self, position: DepotPosition, day: int, news: Sequence[str]) -> None: ...

    def final(self, position: DepotPosition, news: Sequence[str]) -> None: ...
