"""A game of Metro."""

from __future__ import annotations

from allaboard.engine.line.game import LineGame
from allaboard.engine.line.log import Log
from allaboard.engine.line.sheet import Sheet
from allaboard.engine.metro.sheet import MetroSheet


class MetroGame(LineGame):
    """Metro, played in Rome, Paris or a city of one's own."""

    def _new_sheet(self, seat: int, targets: bytes) -> Sheet:
        return MetroSheet(self.board, seat, targets)

    def _new(self, log: Log | None, source: LineGame | None) -> LineGame:
        return MetroGame(self.deal, log, source)

    def _personal_is_open(self) -> bool:
        return True
