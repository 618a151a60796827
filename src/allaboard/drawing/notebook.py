"""Pictures in notebooks.

    from allaboard.drawing.notebook import Picture
    Picture(game)                    # a game, a city or a sheet, with its `_repr_svg_`

In IPython and Jupyter, games, cities and sheets are drawn without asking, once the extension is loaded:

    %load_ext allaboard.drawing.notebook

The engine knows nothing of drawings, and its compiled classes cannot be given a method from outside, so IPython is
told by their types.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from allaboard.boards.city import City
from allaboard.drawing.board import draw_board_svg
from allaboard.drawing.depot.table import draw_depot_position
from allaboard.drawing.embedding import with_fonts
from allaboard.drawing.plain import draw_position
from allaboard.drawing.position import Viewer
from allaboard.drawing.sheets import SheetState, sheet_document
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import LIGHT, Theme
from allaboard.engine import LineGame
from allaboard.engine.depot.game import DepotGame
from allaboard.records import Player, Record, play_record, record_of

KINDS = (LineGame, DepotGame, Record, City, SheetState)


class Picture:
    """What is drawn, and how. Every notebook that knows `_repr_svg_` shows it."""

    def __init__(self, thing: object, *, viewer: Viewer = None, language: str = "en", theme: Theme = LIGHT) -> None:
        self.viewer, self.language, self.theme = viewer, language, theme
        self.svg = with_fonts(_draw(thing, self))

    def _repr_svg_(self) -> str:
        return self.svg


@singledispatch
def _draw(thing: object, look: Picture) -> str:
    raise TypeError(f"there is no picture of {type(thing).__name__}")


@_draw.register
def _line_game(game: LineGame, look: Picture) -> str:
    record = record_of(game, _players(game.seats))
    return draw_position(record, game, viewer=look.viewer, language=look.language, theme=look.theme)


@_draw.register
def _depot_game(game: DepotGame, look: Picture) -> str:
    record = record_of(game, _players(game.seats))
    return draw_depot_position(record, game, viewer=look.viewer, language=look.language, theme=look.theme)


@_draw.register
def _record(record: Record, look: Picture) -> str:
    game = play_record(record)
    draw: Any = draw_position if isinstance(game, LineGame) else draw_depot_position
    picture: str = draw(record, game, viewer=look.viewer, language=look.language, theme=look.theme)
    return picture


@_draw.register
def _city(city: City, look: Picture) -> str:
    return draw_board_svg(city, language=look.language, theme=look.theme, legend=True)


@_draw.register
def _sheet(state: SheetState, look: Picture) -> str:
    return sheet_document(Studio(look.theme, look.language), state)


def _players(seats: int) -> tuple[Player, ...]:
    """A game knows seats, not names; the drawing numbers those without one."""
    return tuple(Player("") for _ in range(seats))


def load_ipython_extension(shell: Any) -> None:
    """Games, cities, records and sheets become pictures in this IPython."""
    formatter = shell.display_formatter.formatters["image/svg+xml"]
    for kind in KINDS:
        formatter.for_type(kind, lambda thing: Picture(thing).svg)


def unload_ipython_extension(shell: Any) -> None:
    """They become texts again."""
    formatter = shell.display_formatter.formatters["image/svg+xml"]
    for kind in KINDS:
        formatter.pop(kind, None)
