"""Boards: any valid city at any moment, as SVG.

- `state`: what lies on a board, as plain data that needs no game
- `drawn`: the board as one drawing; `document`: as a picture of its own
- `exported`: the same geometry as numbers, for a layer that lies on top
- `layout`: where everything is that changes during a game; `corners`: what belongs to a stop; `names`: the names
  of spots; `outlines`: what would touch what
- `ground` and `scenery`; `roads`, `roadways`; `lines`; `stops`; `offers`: the layers from bottom to top
"""

from allaboard.drawing.board.document import draw_board_svg
from allaboard.drawing.board.drawn import board_size, draw_board
from allaboard.drawing.board.exported import BoardGeometry, board_geometry
from allaboard.drawing.board.state import BoardState, Lit

__all__ = ["BoardGeometry", "BoardState", "Lit", "board_geometry", "board_size", "draw_board", "draw_board_svg"]
