"""A game of Bus."""

from __future__ import annotations

from allaboard.engine.bus.sheet import BusSheet
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.log import Log
from allaboard.engine.line.sheet import Sheet


class BusGame(LineGame):
    """Bus, played in New York, London or a city of one's own."""

    def _new_sheet(self, seat: int, targets: bytes) -> Sheet:
        return BusSheet(self.board, seat, targets)

    def _new(self, log: Log | None, source: LineGame | None) -> LineGame:
        return BusGame(self.deal, log, source)

    def _personal_is_open(self) -> bool:
        return self.deal.options.open_personal
