"""The players' sheets of Bus and Metro: in play, with a turn tried out in pencil, and empty for printing.

- `state`: what is on a sheet, from a position or blank; the only thing that the drawing looks at
- `sheet`: the whole sheet; `header` its upper part, `bus` and `metro` the zones that only one game has
- `sketch`: a sheet while it is drawn, with the zones that both games print
- `objectives`: the cards on it; `personal` and `fast_roads` those that need more than a sign and a space
- `boxes`: what is printed, and the marks of pen and pencil

The data attributes are those of `allaboard.drawing.plain`. Of a blank sheet `data-sheet` is `blank`, and no seat
is named. What a turn that is tried out would change stands beside them:

| attribute | on | says |
|---|---|---|
| `data-pencil` | a box | it would be ticked |
| `data-pencil-crossed` | an entrance | it would be crossed out |
| `data-pencil-closed` (a zone) | the end of a row | it would be closed, for `data-points` |
| `data-pencil-value` | the space of a sightseeing spot | what would be written |
| `data-pencil-written` | a common objective | what would be written |
| `data-pencil-reached` | a letter | its stop would be on the line |
| `data-pencil-points` | an item of the breakdown | its points after the turn |
| `data-pencil-total` | the total | the total after the turn |
| `data-pencil-eliminated` | the sheet | the turn would loop |
"""

from __future__ import annotations

from allaboard.drawing.sheets.sheet import draw_sheet, sheet_document
from allaboard.drawing.sheets.sketch import SHEET_WIDTH
from allaboard.drawing.sheets.state import SheetState, blank_state, state_of

__all__ = ["SHEET_WIDTH", "SheetState", "blank_state", "draw_sheet", "sheet_document", "state_of"]
