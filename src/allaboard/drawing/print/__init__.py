"""Pages to print, cut out and play with.

- `paper`: the papers; `page`: one page, with its margin and what stands at its foot
- `marks`: where to cut, and where pages meet
- `decks`: cards side by side, with backs that lie behind them when the paper is turned
- `sheets`, `boards`, `pieces`: score sheets; a board over several pages; lines, pawns and the inspector
- `parts`: what a game consists of; `cover`: what is in the file, and how the board goes together
- `rules`, with `text`: the rules in columns; `aids`: player aids for Depot
- `booklet`: everything of a game as one PDF; `html`: the same as a document for browsers

All lengths are millimetres; a page is drawn in tenths of them, so that rounding is never seen.
"""

from __future__ import annotations

from allaboard.drawing.print.booklet import Wishes, booklet, print_pdf
from allaboard.drawing.print.paper import PAPERS
from allaboard.drawing.print.parts import PARTS

__all__ = ["PAPERS", "PARTS", "Wishes", "booklet", "print_pdf"]
