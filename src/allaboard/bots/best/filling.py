"""What rows of tourists can bring, looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.engine.line.rows import ROWS
from allaboard.engine.line.sheet import PLACE_BOXES, TOURIST_ROW

if TYPE_CHECKING:
    from mypy_extensions import i64

_TICKS: Final = 5  # ticks that a row can have, none included
_MOST: Final = 13  # one more than there are tourist boxes
_CLOSINGS: Final = 7  # places of both kinds that can be bought, none included


def _filled(row: int, ticks: int, more: int, closings: int) -> int:
    """The most that tourist rows can bring from here on with `more` ticks and `closings` places."""
    if row == ROWS:
        return 0
    best = TOURIST_ROW[ticks] // 2
    if ticks > 0 and closings > 0:
        best = max(best, TOURIST_ROW[ticks] + _filled(row + 1, 0, more, closings - 1))
    if more > 0 and ticks + 1 < len(TOURIST_ROW):
        best = max(best, _filled(row, ticks + 1, more - 1, closings))
    return best


def _table() -> bytes:
    assert len(TOURIST_ROW) == _TICKS
    assert ROWS * (len(TOURIST_ROW) - 1) < _MOST
    assert 2 * PLACE_BOXES < _CLOSINGS
    return bytes(
        [
            _filled(row, ticks, more, min(closings, ROWS))
            for row in range(ROWS + 1)
            for ticks in range(_TICKS)
            for more in range(_MOST)
            for closings in range(_CLOSINGS)
        ]
    )


_FILLED: Final = _table()


def filled(row: i64, ticks: i64, more: i64, closings: i64) -> i64:
    """The most that tourist rows can bring from a row with `ticks` on, with `more` ticks and `closings` places."""
    return _FILLED[((row * _TICKS + ticks) * _MOST + more) * _CLOSINGS + closings]
