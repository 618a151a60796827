"""The players' sheets of Bus and Metro: in play, with a turn tried out in pencil, and empty for printing.

- `state`: what is on a sheet, from a position or blank; the only thing that the drawing looks at
- `sheet`: the whole sheet; `header` its upper part, `bus` and `metro` the zones that only one game has
- `sketch`: a sheet while it is drawn, with the zones that both games print; `objectives`: the cards on it
- `boxes`: what is printed, and the marks of pen and pencil
"""

from __future__ import annotations

from allaboard.drawing.sheets.sheet import draw_sheet, sheet_document
from allaboard.drawing.sheets.sketch import SHEET_WIDTH
from allaboard.drawing.sheets.state import SheetState, blank_state, state_of

__all__ = ["SHEET_WIDTH", "SheetState", "blank_state", "draw_sheet", "sheet_document", "state_of"]
